# Cedar Mountain 1862 : les règles dans nos propres mots, par identifiant du registre (le point y devient un tiret bas).
# « Reconstitué » marque ce que le livret à notre disposition ne dit pas : une page, l’aide de jeu, la carte et les pions manquaient.

rule-CM-1_1 = On n’emploie qu’un dé à dix faces ; les faces 1 à 9 valent leur chiffre, le 0 vaut 10.
    .title = Le dé à dix faces

rule-CM-1_2 = Une force divisée par deux est arrondie à l’inférieur pour chaque tireur séparément, sans descendre sous 1.
    .title = Les moitiés

rule-CM-1_3 = Le tireur lance les dés de tir ; le propriétaire d’une unité lance ses dés de moral et de ralliement et ceux de ses chefs. [Reconstitué.]
    .title = Qui lance

rule-CM-M_1 = Les hexagones portent colonne et rangée. Colonnes d’ouest en est, rangées du nord au sud, côtés plats en haut ; les colonnes paires sont un demi-hexagone plus bas, seule disposition où les lignes de placement sont continues.
    .title = La grille

rule-CM-M_2 = La carte a 20 colonnes : 20 rangées dans les impaires, 19 dans les paires, 390 hexagones. L’étendue est de nous. [Reconstitué.]
    .title = Étendue de la carte

rule-CM-M_3 = Chaque hexagone a six voisins, au nord, au sud et deux de chaque côté, selon le décalage de sa colonne.
    .title = Voisins

rule-CM-M_4 = La distance est le nombre de pas d’hexagone en hexagone. [Reconstitué.]
    .title = Distance

rule-CM-O_1 = Les lectures au choix sont fixées avant la partie ; sans accord, chacune garde sa valeur par défaut. [Reconstitué.]
    .title = Options

rule-CM-5_1 = Un tour est la moitié de l’Union puis celle des Confédérés ; chacune passe par commandement, artillerie, mouvement, combat (tir défensif, puis offensif) et ralliement.
    .title = Déroulement du tour

rule-CM-5_2 = Le tour 1 commence à 15 h 00 et chaque tour dure 40 minutes ; le tour 9 commence à 20 h 20.
    .title = Piste des tours

rule-CM-5_3 = La partie finit après le tour 9. [Reconstitué.]
    .title = Fin de la partie

rule-CM-5_4 = Les résultats d’un tir sont entièrement appliqués avant d’annoncer le suivant.
    .title = Un tir à la fois

rule-CM-5_5 = Dans un tir : le dé de tir, un dé par chef dans l’hexagone visé, du plus haut rang au plus bas, puis le dé de moral. Après chaque dé, celui qui l’a lancé peut dépenser un marqueur Destin ; seul le dernier dé compte. [En partie reconstitué.]
    .title = Ordre des dés

rule-CM-5_6 = Un joueur peut mettre fin à toute annonce, tout mouvement, avance ou ralliement ; sans choix légal, cela finit de soi-même. [En partie reconstitué.]
    .title = Passer

rule-CM-5_7 = On joue jusqu’à la fin du tour 9, même si un camp n’a plus d’unité sur la carte. [Reconstitué.]
    .title = Jusqu’au bout

rule-CM-2_1a = Un hexagone contient au plus une unité combattante, plus des chefs amis et des marqueurs en nombre quelconque.
    .title = Une unité par hexagone

rule-CM-2_1b = La limite se vérifie à la fin d’un mouvement, d’une avance, d’une retraite ou d’une déroute ; passer par une unité amie est gratuit. [En partie reconstitué.]
    .title = Passer les amis

rule-CM-2_1c = Une unité combattante n’entre jamais dans l’hexagone d’une unité combattante ennemie. [Reconstitué.]
    .title = Hexagones ennemis

rule-CM-2_2a = Toute unité non en déroute, dans toute formation, contrôle les six hexagones voisins qui sont sur la carte et accessibles.
    .title = Zone de contrôle

rule-CM-2_2b = Une unité en déroute ne contrôle que son propre hexagone.
    .title = La déroute ne contrôle rien

rule-CM-2_2c = Une unité qui entre dans une zone de contrôle ennemie y finit son mouvement.
    .title = Arrêt dans une zone

rule-CM-2_2d = Quitter un hexagone sous contrôle ennemi coûte 1 point de plus.
    .title = Quitter une zone

rule-CM-2_2e = Pendant son mouvement, une unité n’entre dans aucune zone des ennemis dont la zone la couvrait au départ, même partagée ; les autres zones restent ouvertes. [En partie reconstitué.]
    .title = Pas deux fois la même zone

rule-CM-2_2f = Les chefs n’ont pas de zone de contrôle et n’y sont pas arrêtés. [En partie reconstitué.]
    .title = Chefs et zones

rule-CM-2_3a = Les points de force sont à la fois la puissance de tir et la vie d’une unité ; à 0, elle quitte le jeu.
    .title = Points de force

rule-CM-2_3b = Une unité tire avec tous ses points sur une seule cible, ou ne tire pas.
    .title = Tir non divisé

rule-CM-2_3c = Deux canons par point, arrondis au supérieur, un de plus pour les Parrott de Knap et les pièces de Terry, un de moins pour la batterie Cothran, engagée en partie. [Reconstitué.]
    .title = Force des canons

rule-CM-2_4a = Infanterie et cavalerie sont brisées dès que leur force atteint la valeur du verso ; l’artillerie ne l’est jamais.
    .title = Brisée

rule-CM-2_4b = Le seuil est 50 % (vert), 45 % (noir) ou 40 % (or) de la force entière, au plus proche, jamais plus de la moitié. [Reconstitué.]
    .title = Seuil

rule-CM-2_4c = Une unité brisée n’entre pas en zone ennemie par mouvement, n’est pas tenue d’en sortir et tire comme les autres.
    .title = Effets sur le terrain

rule-CM-2_4d = Une unité brisée n’a pas de mouvement en colonne.
    .title = Brisée : pas de colonne

rule-CM-2_5a = Moral : vert 5, noir 7, or 9.
    .title = Valeurs de moral

rule-CM-2_5b = Seule Garnett est verte et seule Stonewall est or ; toutes les autres unités, canons compris, sont noires.
    .title = Couleurs

rule-CM-2_5c = La couleur ne change pas quand une unité est brisée. [Reconstitué.]
    .title = La couleur reste

rule-CM-3_3a = La cavalerie de Bayard est indépendante et toujours en commandement. La règle est imprimée, l’unité est notre choix. [En partie reconstitué.]
    .title = Bayard indépendant

rule-CM-3_3b = La cavalerie est à cheval sauf marqueur contraire.
    .title = Cavalerie à cheval

rule-CM-6_1a = Infanterie et cavalerie sont en commandement si leur chef de division ou de corps les atteint par une ligne d’au plus 4 hexagones (3 pour un remplaçant).
    .title = Rayon de commandement

rule-CM-6_1b = L’artillerie est en commandement si un chef ami quelconque l’atteint en 4 hexagones (3 pour un remplaçant).
    .title = Commandement des canons

rule-CM-6_1c = Banks commande les divisions Williams et Augur, Jackson les trois divisions confédérées ; les brigades de Ricketts n’obéissent qu’à lui. [Reconstitué.]
    .title = Qui commande qui

rule-CM-6_2a = La ligne va d’hexagone en hexagone ; elle n’entre ni chez l’ennemi, ni en zone ennemie sans unité amie, ni en terrain interdit. L’hexagone de l’unité compte, celui du chef non.
    .title = Ligne de commandement

rule-CM-6_2b = Une unité amie annule la zone ennemie de son hexagone pour la ligne ; une zone amie non.
    .title = Les amis ouvrent la ligne

rule-CM-6_2c = Le constat de la phase de commandement vaut jusqu’à la prochaine phase de commandement du joueur. [En partie reconstitué.]
    .title = Le constat dure

rule-CM-6_3a = Les unités hors commandement n’entrent pas en zone ennemie mais peuvent y rester.
    .title = Hors commandement et zones

rule-CM-6_3b = Les unités hors commandement n’ont pas de mouvement en colonne.
    .title = Hors commandement : pas de colonne

rule-CM-6_3c = Les unités hors commandement tirent dans les phases d’artillerie et de combat.
    .title = Hors commandement : tir permis

rule-CM-6_3d = Les unités hors commandement ne peuvent tenter de se rallier.
    .title = Hors commandement : pas de ralliement

rule-CM-6_4a = Un chef dans l’hexagone d’une unité de son commandement donne -1 à ses dés de moral et de ralliement, jamais plus. Les canons dépendent de tous les chefs amis. [En partie reconstitué.]
    .title = Un chef affermit

rule-CM-6_4b = Les chefs ont 9 points de mouvement ; tout hexagone en coûte 1. [Reconstitué.]
    .title = Mouvement des chefs

rule-CM-6_4c = Un chef n’entre pas chez une unité ennemie, et en zone ennemie seulement là où se trouve une unité amie. [Reconstitué.]
    .title = Les chefs évitent l’ennemi

rule-CM-6_4d = Un chef peut être seul dans un hexagone.
    .title = Chefs seuls

rule-CM-6_4e = Si le dé de tir contre un hexagone occupé par des chefs est 10, naturel ou modifié, on lance un dé pour chacun : 6 à 10, il est touché. [En partie reconstitué.]
    .title = Test de chef

rule-CM-6_4f = Un chef touché passe aussitôt sur sa face remplaçant : rayon 3, même commandement, même -1. Un remplaçant touché quitte le jeu. [En partie reconstitué.]
    .title = Remplaçants

rule-CM-6_4g = Chaque chef touché, original ou remplaçant, vaut 1 point à l’ennemi.
    .title = Points pour les chefs

rule-CM-6_4h = Un chef peut accompagner sans frais l’unité avec laquelle il est quand elle recule, fuit ou avance. Il peut aussi chevaucher avec elle s’il n’a pas bougé ; c’est alors tout son mouvement. [Reconstitué.]
    .title = Accompagner

rule-CM-6_4i = Si une unité ennemie entre dans l’hexagone d’un chef seul, il subit un test, puis rejoint l’unité la plus proche de son commandement (à défaut, toute amie) ; sans unité sur la carte, il est retiré. [Reconstitué.]
    .title = Surpris seul

rule-CM-6_4j = Un chef ne peut être pris pour cible.
    .title = Pas des cibles

rule-CM-6_4k = La cavalerie de Bayard ne dépend de personne : ni -1 d’un chef, ni marqueur Destin.
    .title = Personne ne mène Bayard

rule-CM-7_1 = Seule l’artillerie du joueur actif, en batterie et non en déroute, tire dans cette phase, chaque unité une fois.
    .title = Qui tire en phase d’artillerie

rule-CM-7_2 = Il faut la portée et, au-delà d’un hexagone, une ligne de vue. Plusieurs batteries peuvent viser une cible ; une cible n’est visée qu’une fois par phase.
    .title = Cibles des canons

rule-CM-7_3 = Une batterie qui tire reçoit un marqueur et ne bouge ni ne change de formation au mouvement qui suit.
    .title = Les canons qui ont tiré restent

rule-CM-7_4 = Les résultats s’appliquent aussitôt, retraites et déroutes comprises ; personne n’avance. [En partie reconstitué.]
    .title = Pas d’avance

rule-CM-7_5 = Le marqueur ne compte que dans la moitié de tour de son propriétaire : une batterie peut tirer encore dans la phase de combat ennemie.
    .title = Tirer encore en défense

rule-CM-7_6 = L’artillerie ne prend pas part au tir offensif.
    .title = Pas de canons à l’attaque

rule-CM-8_0a = Infanterie 6, cavalerie à cheval 9, à pied 6, artillerie attelée 6, chef 9, unité en déroute 1 hexagone ; en batterie on ne bouge pas. [En partie reconstitué.]
    .title = Potentiels

rule-CM-8_0b = Dégagé et blé 1, maïs et broussailles 2, bois 2 à pied et 3 à cheval ou attelé, ferme 1 ; ruisseau, niveau et sortie de zone +1. [En partie reconstitué.]
    .title = Table des terrains

rule-CM-8_1a = En phase de mouvement, le joueur actif déplace les unités qu’il veut, l’une après l’autre, chacune une fois.
    .title = Chacune une fois

rule-CM-8_1b = Les points de mouvement ne s’épargnent ni ne se prêtent.
    .title = Pas d’économies

rule-CM-8_1c = Une unité doit pouvoir payer tout le prix d’un hexagone ; il n’y a pas de pas gratuit. [Reconstitué.]
    .title = Plein tarif

rule-CM-8_1d = Changer de niveau coûte 1 point, en montant comme en descendant.
    .title = Niveaux

rule-CM-8_1e = Un ruisseau franchi par la route ne coûte rien de plus. [Reconstitué.]
    .title = Ponts et gués

rule-CM-8_2a = Artillerie attelée et cavalerie peuvent entrer en zone ennemie, s’y arrêtent et gardent leur formation jusqu’au tour suivant.
    .title = Pas de changement en zone

rule-CM-8_2b = Cavalerie et artillerie qui commencent la phase en zone ennemie peuvent changer de formation.
    .title = Changer si l’on y commence

rule-CM-8_3a = Atteler ou dételer coûte 2 des 6 points.
    .title = Atteler

rule-CM-8_3b = Monter ou mettre pied à terre coûte 2 points. Il reste ensuite le potentiel de la nouvelle formation moins tout ce qui a été dépensé.
    .title = Monter

rule-CM-8_3c = Une unité change de formation autant de fois qu’elle peut payer ; une option n’en permet qu’un par tour.
    .title = Plusieurs changements

rule-CM-8_4a = Un hexagone dégagé, ou pris par la route, à plus de 4 hexagones de toute unité ennemie, coûte un demi-point. Une option l’exige aussi de l’hexagone quitté. [En partie reconstitué.]
    .title = Mouvement en colonne

rule-CM-8_4b = À 4 hexagones ou moins d’une unité ennemie, on paie le plein prix du terrain et les routes ne comptent pas (les ponts épargnent encore le ruisseau). [En partie reconstitué.]
    .title = Près de l’ennemi

rule-CM-8_4c = Hors de la route, les autres terrains coûtent leur prix normal, même loin de l’ennemi.
    .title = Autres terrains

rule-CM-8_4d = Unités en déroute, brisées ou hors commandement n’ont pas le demi-tarif ; loin de l’ennemi elles paient 1 par la route. [En partie reconstitué.]
    .title = Sans demi-tarif

rule-CM-8_4e = Les suppléments de niveau, de ruisseau et de sortie de zone ne sont jamais réduits. [En partie reconstitué.]
    .title = Suppléments entiers

rule-CM-8_5a = Les renforts entrent par leur hexagone, en paient le prix comme par la route et emploient le reste de leur potentiel. [En partie reconstitué.]
    .title = Entrer

rule-CM-8_5b = Autant d’unités qu’on veut entrent par le même hexagone sans surcoût ; deux ne peuvent y finir. Un chef paie 1 point. [En partie reconstitué.]
    .title = Plusieurs par un hexagone

rule-CM-8_5c = Les renforts sont en commandement le tour de leur entrée.
    .title = En commandement à l’entrée

rule-CM-8_5d = L’artillerie entre attelée ; la cavalerie comme elle veut.
    .title = Formation à l’entrée

rule-CM-8_5e = Si l’hexagone d’entrée est occupé ou contrôlé par l’ennemi, on prend le plus proche hexagone de bord libre et l’on paie son propre terrain ; à défaut, l’unité attend. [En partie reconstitué.]
    .title = Entrée bloquée

rule-CM-8_5f = Des renforts peuvent attendre un tour suivant, sauf le cas du placement libre.
    .title = Retenues

rule-CM-8_6 = Une unité en déroute peut bouger d’un hexagone, hors de zone ennemie, sans s’approcher d’aucune unité ennemie ; une option ne regarde que la plus proche.
    .title = La déroute se traîne

rule-CM-8_7 = Une unité en déroute ne change pas de formation ; ses canons restent attelés jusqu’au ralliement.
    .title = La déroute garde sa formation

rule-CM-9_2a = Toute unité non en déroute du joueur non actif, à portée et en vue, peut tirer une fois : infanterie, cavalerie, canons en batterie, seules ou ensemble.
    .title = Tir défensif

rule-CM-9_2b = La cavalerie à cheval ne tire qu’en défense et à demi-force. [Reconstitué.]
    .title = Cavalerie à cheval

rule-CM-9_3a = Infanterie et cavalerie à pied non en déroute du joueur actif tirent, chacune une fois.
    .title = Tir offensif

rule-CM-9_1a = Tirer n’est jamais obligatoire.
    .title = Facultatif

rule-CM-9_1b = Dans une phase de combat, une unité tire au plus une fois et n’est visée qu’une fois.
    .title = Une fois chacune

rule-CM-9_1c = Les unités en déroute ne tirent jamais.
    .title = La déroute se tait

rule-CM-9_1d = Les canons attelés ne tirent jamais.
    .title = Attelés, muets

rule-CM-9_R = Infanterie et cavalerie à pied : pleine force à 1 hexagone. Canons : double à 1, pleine à 2 et 3, moitié de 4 à 10. [Reconstitué.]
    .title = Table des portées

rule-CM-9_4a = Des unités voisines se voient toujours.
    .title = Les voisins se voient

rule-CM-9_4b = Entre les centres, un hexagone bloque s’il est boisé ou bâti, plus haut que les deux bouts, ou s’il contient une unité amie du tireur voisine de la cible.
    .title = Ce qui bloque

rule-CM-9_4c = Ennemis, chefs, ruisseaux, champs et broussailles ne bloquent pas, ni le terrain des deux bouts.
    .title = Ce qui ne bloque pas

rule-CM-9_4d = Des amis qui ne touchent pas la cible ne bloquent pas.
    .title = Par-dessus des amis

rule-CM-9_4e = Une ligne qui longe un côté n’y est bloquée que si les deux hexagones bloquent ; un coin ne compte pas. [Reconstitué.]
    .title = Le long d’un côté

rule-CM-9_4f = Bois et bâtiments bloquent même si le tireur est plus haut.
    .title = Bois vus d’en haut

rule-CM-9_5a = On nomme la cible et les tireurs, multiplie chaque force selon la portée, additionne et trouve la colonne.
    .title = Additionner les forces

rule-CM-9_5b = Des canons attelés décalent d’une colonne à droite, sans dépasser la dernière. [En partie reconstitué.]
    .title = Cible attelée

rule-CM-9_5c = On lance le dé et ajoute les modificateurs ; 0 ou moins lit la première ligne, 10 ou plus la dernière. [En partie reconstitué.]
    .title = Lire la table

rule-CM-9_5f = Tir de flanc +1 ; cible en bois ou ferme -1 ; tous les tireurs voisins et plus bas -1 ; tous voisins et au-delà d’un ruisseau -1. [En partie reconstitué.]
    .title = Modificateurs

rule-CM-9_5d = Le bonus compte les hexagones des unités qui tirent dans cette attaque. [En partie reconstitué.]
    .title = Tir de flanc

rule-CM-9_5e = Tous les modificateurs s’additionnent. [Reconstitué.]
    .title = Ils s’additionnent

rule-CM-9_C = Les résultats sont ceux de cette table. [Reconstitué.]
    .title = Table de combat

rule-CM-9_6a = Le tiret est sans effet.
    .title = Sans effet

rule-CM-9_6b = M : test de moral.
    .title = M

rule-CM-9_6c = n : perdre n points, puis test de moral.
    .title = Un nombre

rule-CM-9_6d = nR : perdre n points, reculer de 2 hexagones, puis test de moral dans le nouvel hexagone.
    .title = Un nombre et R

rule-CM-9_6e = Le test de chef se fait avant la perte, même si le résultat modifié est sans effet. [En partie reconstitué.]
    .title = L’étoile

rule-CM-9_6f = Une cible en déroute ne teste pas : à tout résultat elle perd ses points, fuit de 3 hexagones et reste en déroute. [En partie reconstitué.]
    .title = Cible en déroute

rule-CM-9_6g = Les pertes au-delà de la force restante sont ignorées. [Reconstitué.]
    .title = Excédent

rule-CM-9_7a = Un dé, -1 pour un chef de son commandement dans l’hexagone ; au-dessus du moral, c’est la déroute.
    .title = Test de moral

rule-CM-9_7b = Un 10 naturel échoue toujours.
    .title = Dix naturel

rule-CM-9_7c = Aucun terrain ne modifie le moral.
    .title = Terrain et moral

rule-CM-9_8a = La retraite est de 2 hexagones, la déroute de 3, sans coût de mouvement. Le propriétaire choisit le chemin.
    .title = Distance de fuite

rule-CM-9_8b = Chaque pas va vers un hexagone de la meilleure classe : plus près de l’hexagone de retraite sans s’approcher d’un tireur ; plus près ; à même distance sans s’approcher ; à même distance ; plus loin mais loin de tous les tireurs. Jamais deux fois le même hexagone. [En partie reconstitué.]
    .title = Par où

rule-CM-9_8c = Un hexagone de classe 3 ou 4 hors de zone ennemie peut remplacer un hexagone de classe 1 ou 2 en zone. [Reconstitué.]
    .title = Contourner une zone

rule-CM-9_8d = Entrer dans un hexagone sous contrôle ennemi coûte 1 point de force, quels que soient le nombre d’ennemis et les amis présents. [En partie reconstitué.]
    .title = Prix des zones

rule-CM-9_8e = La fuite ne finit ni en zone ennemie ni sur une autre unité : elle continue. Une option élimine l’unité qui finirait en zone. [En partie reconstitué.]
    .title = Où elle s’arrête

rule-CM-9_8f = Une unité sans pas légal avant de pouvoir s’arrêter est éliminée.
    .title = Sans issue

rule-CM-9_8g = Des canons en batterie qui fuient perdent 1 point de plus et sont attelés d’abord ; une déroute après retraite ne coûte rien de plus.
    .title = Fuite des canons

rule-CM-9_8h = Le marqueur Déroute est posé avant le premier pas : l’unité n’a plus de zone pendant sa fuite. [Reconstitué.]
    .title = Marqueur d’abord

rule-CM-9_8i = Personne ne quitte la carte.
    .title = Personne ne sort

rule-CM-9_8j = Retraites et déroutes entrent en zone ennemie la nuit comme le jour.
    .title = Fuite de nuit

rule-CM-9_9a = Après un tir offensif qui vide l’hexagone visé, une unité voisine non en déroute, hors canons en batterie, peut y entrer, qu’elle ait tiré ou non ; une option la réserve aux tireurs. [En partie reconstitué.]
    .title = Avance

rule-CM-9_9b = Ni le tir défensif ni la phase d’artillerie ne donnent d’avance.
    .title = Pas d’avance en défense

rule-CM-9_9c = L’avance ignore points et zones quittées, mais une unité brisée, hors commandement ou de nuit n’avance pas en zone ennemie. [En partie reconstitué.]
    .title = Limites de l’avance

rule-CM-9_9d = Une unité qui a avancé ne tire plus dans la phase. [Reconstitué.]
    .title = Qui avance ne tire plus

rule-CM-10_1 = Chaque unité en déroute du joueur actif, en commandement, peut lancer un dé (-1 pour un chef) : au plus son moral, elle se rallie.
    .title = Ralliement

rule-CM-10_2 = Seul le résultat modifié compte au ralliement ; une option y étend l’échec automatique du 10.
    .title = Dix au ralliement

rule-CM-10_3 = L’échec ne change rien d’autre.
    .title = Échec

rule-CM-10_4 = Les marqueurs A tiré du joueur actif sont retirés à la fin de la phase.
    .title = Marqueurs retirés

rule-CM-10_5 = Une unité mise en déroute dans la même moitié de tour peut déjà essayer.
    .title = Déroute récente

rule-CM-11_1 = Au tour 9, aucune unité n’entre en zone ennemie, sauf par retraite ou déroute.
    .title = Nuit et zones

rule-CM-11_2 = Toutes les portées sont d’un hexagone.
    .title = Portée de nuit

rule-CM-11_3 = Seule une unité voisine d’un ennemi au début du tour peut tirer, sur tout ennemi alors voisin. [En partie reconstitué.]
    .title = Tir de nuit

rule-CM-13_1 = Chaque point de force perdu et chaque chef touché vaut 1 point à l’adversaire.
    .title = Points de pertes

rule-CM-13_2 = À la fin de chaque tour, l’Union reçoit 2 points par objectif occupé par une de ses unités ; on les compte à part.
    .title = Points d’objectifs

rule-CM-13_3 = Les points sont un seul nombre signé, positif pour l’Union.
    .title = Une seule piste

rule-CM-13_4 = L’Union gagne avec un solde d’au moins 5 après le tour 9 et au moins 4 points d’objectifs ; sinon les Confédérés gagnent.
    .title = Qui gagne

rule-CM-13_5 = Le dernier passé ne compte pas ; seule compte l’occupation.
    .title = L’occupation compte

rule-CM-13_6 = Objectifs : 0607 bois de Garnett, 0708 la Barrière, 0911 les Cèdres, 1113 ferme Crittenden. [Reconstitué.]
    .title = Les objectifs

rule-CM-13_7 = Une unité en tout état, même en déroute, occupe son hexagone.
    .title = Toute unité occupe

rule-CM-13_8 = La majorité des points ne décide pas ici.
    .title = Pas le plus de points

rule-CM-13_9 = Les points de force perdus de chaque camp sont tenus à part.
    .title = Piste des pertes

rule-CM-14_1a = L’Union joue la première.
    .title = L’Union d’abord

rule-CM-14_1b = Au placement, chaque batterie est attelée ou non et chaque cavalerie montée ou non, au gré de son propriétaire.
    .title = Formations au départ

rule-CM-14_1c = Chaque chef commence avec une unité de sa division (ou de son corps) ou à côté, jamais chez l’ennemi.
    .title = Place des chefs

rule-CM-14_1d = L’Union place la première, à découvert. Par défaut : canons en batterie, Bayard à cheval, chefs avec leurs troupes. [Reconstitué.]
    .title = Ordre de placement

rule-CM-14_5a = Union : Banks et Williams. Confédérés : Jackson et A.P. Hill. [En partie reconstitué.]
    .title = Marqueurs Destin

rule-CM-14_5b = Juste après un dé de tir, de moral, de ralliement ou de chef, son lanceur peut dépenser un marqueur pour le relancer si une unité du commandement de ce chef, à sa portée, y participe. Le second jet reste. [En partie reconstitué.]
    .title = Dépenser le Destin

rule-CM-14_5c = Un marqueur par jet ; dépensé, il est perdu. [En partie reconstitué.]
    .title = Un par jet

rule-CM-14_5d = Si le chef nommé est touché, son marqueur est perdu ; une option le garde jusqu’au remplaçant. [En partie reconstitué.]
    .title = Perdre le Destin

rule-CM-14_5e = Les jets d’arrivée ne se relancent pas. [Reconstitué.]
    .title = Pas pour les arrivées

rule-CM-14_1e = Union 1701 ; Confédérés 0115 ; division Ewell 0115 ou 0920. [En partie reconstitué.]
    .title = Hexagones de retraite

rule-CM-14_2a = Placement selon la liste.
    .title = Placement historique

rule-CM-14_2b = Renforts selon la liste ; mouvement en colonne permis.
    .title = Renforts historiques

rule-CM-14_2c = Le tour 3 n’a que la phase d’artillerie de l’Union, puis celle des Confédérés.
    .title = Tour trois

rule-CM-14_2d = Les marqueurs A tiré du tour 3 sont retirés à la fin du tour. [Reconstitué.]
    .title = Marqueurs du tour trois

rule-CM-14_2e = Avant le tour 7, Ewell, Trimble, Latimer, Terry et Forno ne bougent pas ; Latimer et Terry peuvent atteler ou dételer. Ils tirent, reculent et fuient. [En partie reconstitué.]
    .title = Ewell attend

rule-CM-14_2f = L’interdiction vaut pour l’avance après combat. [Reconstitué.]
    .title = Ni avance

rule-CM-14_2g = Walker est l’artillerie de la division Hill.
    .title = Les canons de Walker

rule-CM-14_3a = Au tour 1, toute unité de l’Union, chefs compris sauf option, a 4 points ; les Confédérés ont leur potentiel entier.
    .title = Tour un

rule-CM-14_3b = Ce qui a été retenu au tour 1 doit entrer au tour 2 s’il le peut, sinon dès qu’il le peut. [En partie reconstitué.]
    .title = Tour deux

rule-CM-14_3c = Les Confédérés lancent une fois au début du tour 4 pour le groupe de Hill.
    .title = Le dé de Hill

rule-CM-14_3d = Hexagones et tours d’entrée selon la liste.
    .title = Entrées

rule-CM-14_3e = Early, Courtney, Dement, Thomas et Walker entrent au tour 1.
    .title = Early et les autres

rule-CM-14_4a = À partir du tour 4, l’Union lance le dé moins 2 au début de chaque tour ; en dessous du numéro du tour, la division Ricketts est attendue en 1701.
    .title = Le dé de Pope

rule-CM-14_4b = Si le jet réussit aux tours 4 à 7, les Confédérés gagnent 4 points aussitôt, même si l’Union retient la division ; ensuite rien. [En partie reconstitué.]
    .title = Le prix de Pope

rule-CM-R51 = Plus près ou plus loin se juge par rapport à l’hexagone que l’on vient de quitter, pas à pas. [Reconstitué.]
    .title = Plus près que quoi

rule-CM-R52 = La meilleure classe 1 à 4 hors de zone ennemie est toujours permise ; en zone, seulement une classe 1 ou 2, ou s’il n’y a aucun hexagone libre. Une classe 5 libre passe avant une classe 3 ou 4 en zone. [Reconstitué.]
    .title = Les hexagones libres d’abord

rule-CM-R53 = Les canons dépendent aussi de tous les chefs amis pour les marqueurs Destin ; un chef n’accompagne que les unités de son commandement ou les canons avec lesquels il est. [Reconstitué.]
    .title = Canons et chefs

rule-CM-R54 = Un chef ne paie pas la sortie d’une zone, et un chef ennemi seul ne coupe pas une ligne de commandement. [Reconstitué.]
    .title = Les chefs ne sont pas des unités

rule-CM-R55 = Les 4 points du tour 1 valent pour tout le mouvement du tour, changements de formation compris. [Reconstitué.]
    .title = Le plafond du tour un

rule-CM-R56 = Une unité peut avancer dans un hexagone vidé où reste un chef ennemi, qui est alors surpris seul. [Reconstitué.]
    .title = Avancer sur un chef
