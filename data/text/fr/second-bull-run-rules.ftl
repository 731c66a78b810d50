# Second Bull Run 1862 : les règles dans nos propres mots, par identifiant du registre (le point y devient un tiret bas).

rule-S-2_1-independent-exists = Toute brigade appartient à une division, sauf les indépendantes, à bande blanche.
    .title = Divisions et indépendantes

rule-S-2_1-artillery-brigade = Un pion d’artillerie est une brigade : il compte dans l’empilement, a une orientation et une zone de contrôle, et compte parmi les brigades de sa division.
    .title = Un pion d’artillerie est une brigade

rule-S-2_1-mp-inf = Les brigades d’infanterie et d’artillerie ont 6 points de mouvement (PM).
    .title = Infanterie et artillerie 6 PM

rule-S-2_1-mp-cav = La cavalerie montée et les commandants ont 8 PM.
    .title = Cavaliers 8 PM

rule-S-2_1-mp-dismounted = La cavalerie démontée a 2 PM.
    .title = Cavalerie démontée 2 PM

rule-S-2_1-flip = La première perte d’une brigade d’infanterie ou d’artillerie se marque en retournant son pion.
    .title = La première perte retourne le pion

rule-S-2_1-cav-back = Le verso d’un pion de cavalerie est son état démonté. Ses pertes se marquent par des marqueurs dès la première.
    .title = Le pion de cavalerie n’indique pas de perte

rule-S-2_1-markers = Les pertes au-delà de celle qu’indique le pion retourné se notent par des marqueurs Pertes.
    .title = Marqueurs Pertes

rule-S-2_1-star-s = Une étoile sur un pion est un bonus de commandement. Un S signale des tireurs d’élite.
    .title = Étoile et tireurs

rule-S-2_2-sides = Tout commandant est Disponible ou Activé, les deux faces de son pion.
    .title = Disponible et Activé

rule-S-2_2-ac-role = Un commandant d’armée n’a d’effet ni sur les combats ni sur les manœuvres. Il maintient ses commandants de corps sous commandement.
    .title = Rôle du commandant d’armée

rule-S-2_2-ac-test-side = La valeur du test de mouvement du commandant d’armée figure sur sa face Disponible : une fois Activé, il ne peut rien tenter.
    .title = Valeur de test du commandant d’armée

rule-S-2_2-cc-divisions = Un commandant de corps commande les divisions indiquées sur son pion.
    .title = Divisions d’un commandant de corps

rule-S-2_2-cc-value = Un commandant de corps a une valeur d’activation sur chaque face. Celle de la face Activé est plus basse.
    .title = Valeurs d’activation

rule-S-2_2-division-commanders = Les commandants de division n’ont pas de pion. Ils sont censés accompagner chacune de leurs brigades.
    .title = Commandants de division

rule-S-2_3-marker-supply = Le nombre de marqueurs ne limite jamais le jeu.
    .title = Marqueurs sans limite

rule-S-2-zones = La carte est divisée en zones numérotées, et tout se joue par zones.
    .title = Zones numérotées

rule-S-2-stars = Une zone à étoile bleue est un objectif de l’Union, une zone à étoile grise un objectif de la Confédération.
    .title = Objectifs

rule-S-2-letters = Les lettres A à H au bord de la carte sont les entrées des renforts, une zone chacune.
    .title = Lettres d’entrée

rule-S-3-control-initial = Au départ, chaque objectif est contrôlé par le camp dont il n’est pas l’objectif.
    .title = Objectifs au départ

rule-S-3-control-last = Ensuite un objectif appartient au camp dont une brigade y est entrée la dernière, même en passant.
    .title = Le contrôle suit les troupes

rule-S-3-control-retreat = Une brigade qui entre dans un objectif en retraite, en déroute ou par une avance après combat en prend aussi le contrôle.
    .title = Retraites et avances prennent le contrôle

rule-S-3-control-commander = Un commandant ne prend jamais le contrôle d’un objectif.
    .title = Les commandants ne contrôlent rien

rule-S-3-vp = Le vainqueur est désigné par les points de victoire (PV) après le dernier tour, pas avant.
    .title = Les points décident à la fin

rule-S-4-order = Un tour comprend l’initiative, les phases d’action avec leurs dés de continuation, puis la phase administrative, dans cet ordre.
    .title = Déroulement du tour

rule-S-4-repeat = Un tour compte trois, quatre ou cinq phases d’action. Dans chacune agit le premier joueur, puis le second.
    .title = Trois à cinq phases d’action

rule-S-4-halves = Le second joueur ne commence sa part d’une phase d’action que lorsque le premier a terminé mouvements et combats.
    .title = Un camp après l’autre

rule-S-5-roll = Chaque camp lance un dé d’initiative, avec les modificateurs du scénario. Le total le plus élevé joue en premier tout le tour.
    .title = Dés d’initiative

rule-S-5-tie = En cas d’égalité, l’initiative va au camp indiqué par le scénario.
    .title = Égalité

rule-S-5-fixed = Le premier joueur le reste dans toutes les phases d’action du tour.
    .title = Premier pour tout le tour

rule-S-6_1-designate = Dans sa part d’une phase d’action, un joueur désigne un de ses commandants de corps présents sur la carte et lance le dé d’activation. Il n’en désigne pas de second.
    .title = Un commandant de corps par phase

rule-S-6_1-value = La valeur d’activation du commandant de corps s’ajoute au dé.
    .title = Valeur d’activation ajoutée

rule-S-6_1-flip = Après le jet, le commandant de corps est sur sa face Activé.
    .title = Le jet l’active

rule-S-6_1-lesser = Un commandant de corps déjà Activé emploie la valeur plus basse de cette face jusqu’à ce qu’il redevienne Disponible.
    .title = Activations suivantes moins bonnes

rule-S-6_1-repeat-cc = Un commandant de corps peut être désigné à nouveau dans les phases d’action suivantes du tour.
    .title = Désigné à nouveau

rule-S-6_1-zero = Avec un total de 0 ou moins, aucune division n’est activée. Le commandant de corps devient quand même Activé et peut se déplacer.
    .title = Aucune division

rule-S-6_1-one-by-one-div = Les divisions sont choisies une à une parmi celles du commandant de corps. On choisit la suivante quand les actions de la précédente sont terminées.
    .title = Une division après l’autre

rule-S-6_1-division-once = Une division peut être choisie si au moins deux de ses brigades sont sur la carte, dont une non déroutée, et si elle n’a pas été activée dans cette phase.
    .title = Divisions que l’on peut choisir

rule-S-6_1-stop = Le joueur peut s’arrêter avant d’avoir employé toutes les activations obtenues. Le reste est perdu.
    .title = Activations perdues

rule-S-6_1-one-by-one-brig = Une brigade termine son action avant que la suivante ne commence.
    .title = Une brigade après l’autre

rule-S-6_1-once = Une brigade agit au plus une fois par phase d’action, mais peut agir dans chaque phase du tour.
    .title = Une fois par phase

rule-S-6_1-finished = Quand l’activation d’une division est close, ses brigades qui n’ont pas agi ont elles aussi fini pour cette phase.
    .title = Clore une division

rule-S-6_1-attach = Chaque division activée peut faire agir avec elle une brigade indépendante.
    .title = Une indépendante en renfort

rule-S-6_1-attach-once = Une brigade indépendante qui a déjà agi dans cette phase ne peut pas être entraînée par une division.
    .title = Pas deux fois

rule-S-6_1-attach-independent-only = Une brigade indépendante activée à la place d’une division n’en entraîne aucune autre.
    .title = Une indépendante n’entraîne personne

rule-S-6_1-substitute = À la place d’une division du commandant de corps, le joueur peut activer une division indépendante ou une seule brigade indépendante.
    .title = À la place d’une division

rule-S-6_1-rest = Au lieu de se déplacer, une brigade peut réduire sa fatigue d’un niveau.
    .title = Repos

rule-S-6_1-rest-who = Seule une brigade portant un marqueur Fatigue peut se reposer. L’artillerie et les brigades en déroute ne le peuvent pas.
    .title = Qui peut se reposer

rule-S-6_1-rest-or-move = Une brigade qui se repose ne se déplace ni n’attaque dans cette action.
    .title = Le repos exclut le reste

rule-S-6_1-combat-after = Les combats se résolvent quand tous les mouvements du camp actif sont terminés.
    .title = Combats en dernier

rule-S-6_1-action-marker = Le marqueur Action avance d’une case après chaque phase d’action.
    .title = Marqueur Action

rule-S-6_2-white = Une brigade à bande blanche est indépendante.
    .title = Bande blanche

rule-S-6_2-alone = Une brigade seule de sa division sur la carte est indépendante.
    .title = Seule de sa division

rule-S-6_2-alone-reinf = Pour savoir si une brigade est seule de sa division, celles qui ne sont pas encore entrées ne comptent pas.
    .title = Les renforts à venir ne comptent pas

rule-S-6_2-two = Une brigade indépendante peut agir avec une division activée si elle est à 2 zones ou moins d’une brigade de celle-ci.
    .title = À deux zones

rule-S-6_2-three-cav = Une brigade indépendante de cavalerie montée peut être à 3 zones de la division qui l’entraîne.
    .title = Trois pour la cavalerie montée

rule-S-6_2-start = La distance entre une brigade indépendante et la division se mesure au début du mouvement.
    .title = Mesuré au départ

rule-S-6_2-alone-when = Qu’une brigade soit seule de sa division se juge au début de la part de phase de son camp.
    .title = Seule : jugé au départ

rule-S-6_2-anchor = Une brigade isolée ne compte pas pour entraîner une brigade indépendante.
    .title = Une isolée n’entraîne personne

rule-S-6_2-attach-free = Une brigade indépendante entraînée par une division n’a besoin ni de portée de commandement ni de test.
    .title = Sans commandement propre

rule-S-6_2-place-range = À la place d’une division, une brigade indépendante doit être à portée du commandant de corps désigné ou réussir un test de commandement.
    .title = À la place : portée ou test

rule-S-6_2-place-cc = N’importe quel commandant de corps de son camp peut activer une brigade indépendante.
    .title = N’importe quel commandant de corps

rule-S-6_3-when = Les commandants se déplacent après toutes les brigades et avant les combats.
    .title = Mouvement des commandants

rule-S-6_3-who = Seuls le commandant de corps désigné dans cette phase et le commandant d’armée peuvent se déplacer.
    .title = Quels commandants

rule-S-6_3-decline = Le commandant de corps désigné et le commandant d’armée se déplacent dans l’ordre voulu, et aucun n’y est obligé.
    .title = Dans l’ordre voulu, ou pas du tout

rule-S-6_3-ac-test = Le commandant d’armée ne se déplace que si un dé ne dépasse pas sa valeur de test.
    .title = Test du commandant d’armée

rule-S-6_3-ac-flip = La tentative rend le commandant d’armée Activé, réussie ou non.
    .title = La tentative l’active

rule-S-6_3-ac-once = Un commandant d’armée Activé ne peut plus rien tenter dans le tour.
    .title = Une tentative par tour

rule-S-6_3-cc-free = Le commandant de corps désigné se déplace sans test, à chaque désignation.
    .title = Pas de test pour le corps

rule-S-6_3-ac-new-turn = Le commandant d’armée redevient Disponible en phase administrative et peut réessayer au tour suivant.
    .title = De nouveau au tour suivant

rule-S-6_3-mp = Un commandant se déplace d’au plus 8 PM.
    .title = 8 PM des commandants

rule-S-6_3-cost = Un commandant paie les mêmes coûts qu’une brigade : zones, routes, ponts, escarpements et fronts d’artillerie ennemie.
    .title = Mêmes coûts que les brigades

rule-S-6_3-adjacent = Un commandant ne peut entrer dans une zone adjacente à une brigade ennemie que si une brigade de son camp s’y trouve déjà.
    .title = Pas à côté de l’ennemi

rule-S-6_3-enemy-zone = Un commandant n’entre jamais dans une zone occupée par une brigade ennemie.
    .title = Pas chez l’ennemi

rule-S-6_3-no-forced = Les commandants ne font pas de marche forcée.
    .title = Pas de marche forcée

rule-S-7-three = Après la troisième phase d’action on lance un dé : de 1 à 4, il y en a une quatrième.
    .title = Une quatrième phase d’action

rule-S-7-four = Après la quatrième phase d’action on lance un dé : sur 1 ou 2, il y en a une cinquième.
    .title = Une cinquième phase d’action

rule-S-7-max = Un tour ne compte jamais plus de cinq phases d’action.
    .title = Cinq au plus

rule-S-7-one-die = Le dé de continuation vaut pour les deux camps, et aucun scénario de cette bataille ne le modifie.
    .title = Un dé pour les deux camps

rule-S-8-order = La phase administrative suit cet ordre : mouvements de déroute, fatigue, commandants, tests de déroute, renforts, marqueur Action, tour suivant.
    .title = Ordre de la phase administrative

rule-S-8_A-move = Chaque brigade en déroute fuit de 3 zones de plus selon les règles de retraite.
    .title = La fuite continue

rule-S-8_A-same-turn = Une brigade mise en déroute dans les combats du tour fuit encore dans la phase administrative du même tour.
    .title = Dès le tour de la déroute

rule-S-8_A-loss = Les pertes pour entrée dans un front ennemi s’appliquent aussi à cette fuite.
    .title = Fuite devant les fronts ennemis

rule-S-8_B-drop = Une brigade hors de contact perd un niveau de fatigue : Fatigue 2 devient Fatigue 1, Fatigue 1 est retirée.
    .title = Récupération

rule-S-8_B-contact = Une brigade au contact d’une brigade ennemie garde sa fatigue.
    .title = Pas de récupération au contact

rule-S-8_B-river = Un ennemi au-delà d’une rivière n’est pas au contact et n’empêche pas de récupérer.
    .title = Une rivière rompt le contact

rule-S-8_C-ac = Les commandants d’armée Activés redeviennent Disponibles.
    .title = Commandants d’armée Disponibles

rule-S-8_C-cc = Les commandants de corps Activés à 8 PM ou moins de leur commandant d’armée redeviennent Disponibles. Les autres restent Activés.
    .title = Commandants de corps à portée

rule-S-8_C-order = Les commandants d’armée sont retournés avant les commandants de corps.
    .title = L’armée d’abord

rule-S-8_D-stay = Sur 1 à 3 au test de déroute, la brigade reste en déroute.
    .title = Test de déroute : 1 à 3

rule-S-8_D-rally = Sur 4 ou 5 au test de déroute, la brigade se rallie : Fatigue 1 remplace le marqueur Déroute.
    .title = Test de déroute : 4 ou 5

rule-S-8_D-recover = Sur 6 au test de déroute, la brigade se rallie de même et récupère une perte.
    .title = Test de déroute : 6

rule-S-8_D-recover-none = Une brigade sans perte ne récupère rien sur un 6 au test de déroute.
    .title = Rien à récupérer

rule-S-8_D-each = On lance un dé pour chaque brigade en déroute.
    .title = Un dé chacune

rule-S-8_D-facing = Une brigade ralliée choisit son orientation, avec le plus d’ennemis possible dans son front si elle est au contact. Auprès d’une brigade non déroutée, elle prend l’orientation de celle-ci.
    .title = Orientation après ralliement

rule-S-8_D-artillery = L’artillerie qui se rallie ne reçoit pas de marqueur Fatigue.
    .title = Artillerie ralliée

rule-S-8_E-commanders = Les commandants d’armée et de corps entrent à leur tour sans dé.
    .title = Les commandants sont à l’heure

rule-S-8_E-when = Les unités attendues à un tour entrent dans sa phase administrative et peuvent agir dès le tour suivant.
    .title = Arrivée et première action

rule-S-8_E-noforced = Les unités qui entrent ne font pas de marche forcée.
    .title = Entrée sans marche forcée

rule-S-8_E-move = Après sa zone d’entrée, une unité peut poursuivre avec les PM qui lui restent.
    .title = Poursuivre après l’entrée

rule-S-8_E-nozoc = Les renforts ne peuvent pas entrer dans une zone de contrôle ennemie.
    .title = Pas en ZdC ennemie

rule-S-8_E-quiet = Une brigade qui entre n’attaque pas et n’a pas de devoir de cohésion ; elle s’oriente librement. La cavalerie entre montée et peut démonter.
    .title = Pas d’attaque en entrant

rule-S-8_E-stack = Chaque brigade qui entre doit finir son mouvement dans les limites d’empilement.
    .title = Empilement à l’entrée

rule-S-8_E-blocked = Si une zone d’entrée est occupée ou contrôlée par l’ennemi, on emploie l’entrée libre la plus proche.
    .title = Entrée bloquée

rule-S-8_E-blocked-own = Une unité qui a plusieurs lettres emploie une des siennes encore libre avant toute autre entrée.
    .title = Ses propres lettres d’abord

rule-S-8_E-general-table = La table d’arrivée générale du système (1-2, puis 1-4, puis d’office) ne sert pas dans cette bataille.
    .title = Table d’arrivée de la bataille

rule-S-8_F = Le marqueur Action revient à la case 1.
    .title = Marqueur Action ramené

rule-S-8_G-next = Le marqueur Tour avance d’une case.
    .title = Tour suivant

rule-S-8_G-end = Après le dernier tour, on compte les points de victoire.
    .title = Fin de la partie

rule-S-9_1-range8 = La portée de commandement des commandants d’armée et de corps est de 8 PM.
    .title = Portée de 8 PM

rule-S-9_1-range-enemy = La portée de commandement n’entre dans aucune zone occupée par une brigade ennemie.
    .title = Les brigades ennemies coupent la portée

rule-S-9_1-range-zoc = La portée de commandement peut traverser les zones de contrôle ennemies.
    .title = La portée passe les ZdC

rule-S-9_1-range-road = Pour la portée de commandement, une route compte toujours 1 PM, même en zone de contrôle ennemie.
    .title = Routes et portée

rule-S-9_1-range-own = La portée se compte du commandant vers la brigade ; sa propre zone ne coûte rien.
    .title = À partir du commandant

rule-S-9_1-range-bridge = Un pont, un gué ou la montée d’un escarpement ajoute 1 PM à la portée de commandement.
    .title = Surcoûts de portée

rule-S-9_1-cohesion-end = Une brigade qui commence à 2 zones ou moins d’une autre de sa division doit finir à 2 zones ou moins de l’une d’elles.
    .title = Cohésion

rule-S-9_1-cohesion-cav = Pour la cavalerie montée, la distance de cohésion est de 3 zones.
    .title = Cohésion de la cavalerie

rule-S-9_1-cohesion-stayer = Le devoir de cohésion vaut aussi pour la brigade qui n’a pas bougé : les autres ne peuvent pas l’abandonner.
    .title = Ne laisser personne

rule-S-9_1-cohesion-final = La cohésion se juge sur les positions finales de la division.
    .title = Jugée à la fin

rule-S-9_1-cohesion-routed = Les brigades en déroute n’ont pas de devoir de cohésion.
    .title = Pas pour les déroutées

rule-S-9_1-cohesion-isolated = Une brigade qui commence hors d’atteinte de toutes celles de sa division n’a pas de devoir de cohésion.
    .title = Pas pour celles déjà loin

rule-S-9_1-isolated = Une brigade à plus de 2 zones (3 pour la cavalerie montée) du gros de sa division au début de la phase de son camp est isolée.
    .title = Brigades isolées

rule-S-9_1-isolated-mp = Une brigade isolée a 2 PM de moins.
    .title = L’isolement coûte 2 PM

rule-S-9_1-isolated-dism = Isolée, la cavalerie démontée garde ses 2 PM.
    .title = La cavalerie démontée garde ses 2 PM

rule-S-9_1-isolated-noforced = Une brigade isolée ne peut pas faire de marche forcée.
    .title = Isolée : pas de marche forcée

rule-S-9_1-groups = Si une division forme plusieurs groupes, les plus éloignés du commandant de corps sont isolés.
    .title = Groupes séparés

rule-S-9_1-independent-not-isolated = Une brigade indépendante n’est jamais isolée.
    .title = Jamais isolées

rule-S-9_1-groups-cohesion = Des brigades isolées proches l’une de l’autre doivent finir près d’une brigade de leur division, la même ou une autre.
    .title = Les isolées restent ensemble

rule-S-9_1-next-phase = L’isolement se juge de nouveau à chaque phase d’action.
    .title = Rejugé à chaque phase

rule-S-9_2-range = Une division dont une brigade non isolée est à portée du commandant de corps désigné agit sans test.
    .title = Sous commandement

rule-S-9_2-test = Une division hors de portée fait un test de commandement : de 1 à 3 elle agit, de 4 à 6 elle n’agit pas.
    .title = Test de commandement

rule-S-9_2-isolated-only = Si seules des brigades isolées sont à portée, la division doit passer le test.
    .title = Une isolée ne suffit pas

rule-S-9_2-cav = La cavalerie a -1 au test de commandement.
    .title = Cavalerie au test

rule-S-9_2-contact = Le test de commandement subit -1 si une brigade non isolée de la formation est au contact de l’ennemi.
    .title = Contact au test

rule-S-9_2-both = Les deux modificateurs du test de commandement se cumulent.
    .title = Les deux s’ajoutent

rule-S-9_2-fail = Une division qui rate son test compte comme activée : l’activation est dépensée et on ne peut plus la choisir dans cette phase.
    .title = Test raté

rule-S-9_2-when = La portée de commandement se juge quand la division est choisie, avec les positions et orientations du moment.
    .title = Quand juger la portée

rule-S-9_3-zoc = Une brigade exerce une zone de contrôle (ZdC) sur toutes les zones autour de la sienne.
    .title = Zone de contrôle

rule-S-9_3-zoc-river = Aucune zone de contrôle ne franchit une rivière, pas même à un pont ou à un gué.
    .title = Pas au-delà des rivières

rule-S-9_3-zoc-friend = Ni les brigades amies ni leurs zones de contrôle n’annulent une zone de contrôle ennemie.
    .title = Les amis n’annulent rien

rule-S-9_3-stop = Une brigade qui entre dans une zone de contrôle ennemie ne fait plus un pas.
    .title = Arrêt en ZdC

rule-S-9_3-stop-attack = Arrêtée en zone de contrôle, une brigade peut encore s’orienter, démonter ou attaquer avec les PM qui lui restent.
    .title = Ce qui reste permis

rule-S-9_3-stop-forced = Une marche forcée ne fait pas repartir une brigade arrêtée en zone de contrôle ; ses points ne paient qu’une attaque ou une démonte.
    .title = On n’avance plus

rule-S-9_3-front = Le front d’une brigade est la zone à laquelle elle fait face et les deux zones voisines de celle-ci autour de la sienne.
    .title = Front

rule-S-9_3-flank = Les zones adjacentes hors du front d’une brigade sont son flanc.
    .title = Flanc

rule-S-9_3-face-zone = Une brigade fait toujours face à une zone adjacente, jamais au bord de la carte. Elle peut faire face à une zone au-delà d’une rivière.
    .title = Faire face à une zone

rule-S-9_3-front-small = Une zone intérieure à trois voisines ou moins ne laisse pas de flanc.
    .title = Peu de voisines, pas de flanc

rule-S-9_3-front-edge = Au bord de la carte, le tour des voisines est coupé : face à la dernière, le front n’a que deux zones.
    .title = Le bord coupe le front

rule-S-9_3-front-large = Le front ne dépasse jamais trois zones, quel que soit le nombre de voisines.
    .title = Trois zones au plus

rule-S-9_4-forced = Une fois par action, une brigade peut faire une marche forcée et gagner 2 PM.
    .title = Marche forcée

rule-S-9_4-forced-after = La marche forcée vient après le mouvement normal et s’ajoute aux points restants.
    .title = Après le mouvement normal

rule-S-9_4-forced-fatigue = La marche forcée coûte un niveau de fatigue, pris à la fin du mouvement.
    .title = Prix de la marche forcée

rule-S-9_4-forced-cap = Une brigade à Fatigue 2 ne peut pas faire de marche forcée.
    .title = Trop fatiguée

rule-S-9_4-forced-art = L’artillerie et la cavalerie démontée ne peuvent pas faire de marche forcée.
    .title = Qui ne peut pas

rule-S-9_4-forced-attack = Les points d’une marche forcée peuvent payer une attaque.
    .title = Marche forcée pour attaquer

rule-S-9_4-forced-combat-fatigue = La fatigue d’une marche forcée compte déjà dans le combat qui suit.
    .title = Fatiguée à l’arrivée

rule-S-9_4-plain = Entrer dans une zone coûte 2 PM.
    .title = Entrer dans une zone

rule-S-9_4-road = Entrer dans une zone en suivant une route coûte 1 PM.
    .title = Par la route

rule-S-9_4-road-zoc-enter = Le tarif de route est perdu si l’on entre dans une zone de contrôle ennemie.
    .title = Pas de route en entrant en ZdC

rule-S-9_4-road-zoc-exit = Le tarif de route est perdu si l’on sort d’une zone de contrôle ennemie.
    .title = Pas de route en sortant de ZdC

rule-S-9_4-bridge = Franchir un pont ou un gué coûte 1 PM de plus.
    .title = Ponts et gués

rule-S-9_4-escarpment = Monter un escarpement coûte 1 PM de plus.
    .title = Monter

rule-S-9_4-escarpment-down = Descendre un escarpement ne coûte rien de plus.
    .title = Descendre

rule-S-9_4-artfront = Entrer dans une zone du front d’une brigade d’artillerie ennemie coûte 1 PM de plus.
    .title = Sous le canon

rule-S-9_4-artfront-once = Le surcoût de front d’artillerie se paie une fois, quel que soit le nombre de batteries.
    .title = Une seule fois

rule-S-9_4-surcharges-add = Pont ou gué, montée et front d’artillerie ajoutent chacun 1 PM au coût de 1 ou 2 PM du pas.
    .title = Les surcoûts se cumulent

rule-S-9_4-river = Une rivière ne se franchit qu’à un pont ou à un gué.
    .title = Rivières

rule-S-9_4-stream = Les ruisseaux ne coûtent rien.
    .title = Ruisseaux

rule-S-9_4-front-front = Une brigade qui commence dans un front ennemi et entre directement dans un front ennemi s’arrête et subit une perte.
    .title = De front en front

rule-S-9_4-front-start = Seul le premier pas depuis la zone de départ peut coûter la perte de front en front.
    .title = Le premier pas seulement

rule-S-9_4-front-flank = Quitter un front ennemi pour un flanc ennemi ne fait qu’arrêter la brigade.
    .title = De front en flanc

rule-S-9_4-flank-front = Quitter un flanc ennemi pour un front ennemi ne fait qu’arrêter la brigade.
    .title = De flanc en front

rule-S-9_4-lone = Quand une brigade ennemie arrive à côté d’un commandant seul, son propriétaire le déplace d’une ou deux zones, hors de contact.
    .title = Un commandant seul se retire

rule-S-9_4-lone-river = Un commandant seul se retire aussi devant un ennemi au-delà d’une rivière.
    .title = Même au-delà d’une rivière

rule-S-9_4-lone-activated = Un commandant qui s’est retiré devient Activé.
    .title = Il devient Activé

rule-S-9_4-lone-ac = Un commandant d’armée déjà Activé se retire quand même.
    .title = Même déjà Activé

rule-S-9_4-lone-guarded = Un commandant qui a une brigade de son camp dans sa zone ne se retire pas.
    .title = Parmi les siens il reste

rule-S-9_4-attack-cost = Déclarer une attaque coûte 2 PM.
    .title = Coût d’une attaque

rule-S-9_4-attack-still = Une brigade peut déclarer une attaque sans s’être déplacée.
    .title = Attaquer sans bouger

rule-S-9_4-attack-adjacent = La cible est une zone adjacente occupée par une brigade ennemie, par une limite que l’attaquant pourrait franchir.
    .title = Où attaquer

rule-S-9_4-attack-marker = L’attaquant reçoit un marqueur Attaque orienté vers la zone attaquée.
    .title = Marqueur Attaque

rule-S-9_4-dismount = La cavalerie montée démonte pour 2 PM.
    .title = Démonter

rule-S-9_4-dismount-after = La cavalerie peut se déplacer avant de démonter.
    .title = Chevaucher puis démonter

rule-S-9_4-remount = La cavalerie démontée remonte pour 2 PM, tout son potentiel.
    .title = Remonter en selle

rule-S-9_4-remount-nomove = La cavalerie ne peut pas se déplacer après être remontée en selle.
    .title = Pas de mouvement ensuite

rule-S-9_4-keep = Fatigue et pertes demeurent quand la cavalerie monte ou démonte.
    .title = Fatigue et pertes restent

rule-S-9_5-free = À la fin de son mouvement, une brigade hors de contact fait face à la zone adjacente de son choix.
    .title = Orientation après mouvement

rule-S-9_5-most = Une brigade qui arrive au contact doit prendre une orientation qui place le plus de brigades ennemies possible dans son front.
    .title = Le plus d’ennemis de front

rule-S-9_5-react = Les brigades ennemies qui n’étaient au contact de personne doivent alors s’orienter pour avoir l’arrivante dans leur front.
    .title = L’ennemi pivote

rule-S-9_5-react-order = La brigade qui bouge s’oriente d’abord, puis l’ennemi pivote, et alors seulement une attaque peut être déclarée.
    .title = S’orienter, pivoter, attaquer

rule-S-9_5-noreact = Les brigades ennemies déjà au contact ne pivotent pas.
    .title = Déjà au contact : on ne pivote pas

rule-S-9_5-rest-face = Une brigade qui se repose peut changer d’orientation.
    .title = S’orienter au repos

rule-S-9_5-stand-face = Une brigade qui reste sur place peut employer son action à changer d’orientation.
    .title = S’orienter sur place

rule-S-9_5-attack-face = Une brigade qui attaque sans bouger peut d’abord changer d’orientation.
    .title = S’orienter pour attaquer

rule-S-9_5-retreat-face = Une brigade qui a retraité ou avancé après combat peut changer d’orientation.
    .title = Orientation après retraite ou avance

rule-S-9_5-still-most = Qui change d’orientation au contact doit garder le plus de brigades ennemies possible dans son front.
    .title = Toujours le plus d’ennemis

rule-S-9_5-commander = Les commandants n’ont pas d’orientation.
    .title = Commandants sans orientation

rule-S-9_6-two = À la fin d’un mouvement, une zone contient au plus deux brigades.
    .title = Deux brigades par zone

rule-S-9_6-corps = Deux brigades peuvent partager une zone si elles sont du même corps ou si l’une est indépendante.
    .title = Qui peut s’empiler

rule-S-9_6-commanders = Une zone peut contenir autant de commandants et de marqueurs qu’il faut.
    .title = Commandants sans limite

rule-S-9_6-pass = Une brigade peut traverser une zone pleine.
    .title = Passer au travers

rule-S-9_6-zoc-full = On ne peut pas entrer dans une zone pleine en zone de contrôle ennemie, puisqu’il faudrait s’y arrêter.
    .title = Zone pleine en ZdC ennemie

rule-S-9_6-facing = Les deux brigades d’une pile ont la même orientation.
    .title = Une orientation par pile

rule-S-9_6-last = La brigade arrivée la dernière fixe l’orientation des deux.
    .title = La dernière arrivée décide

rule-S-9_6-retreat-facing = Une brigade qui arrive en retraite prend l’orientation qu’elle trouve.
    .title = Sauf en retraite

rule-S-9_6-mate-marker = Une arrivante ne peut pas orienter la pile de sorte que la cible déclarée de l’autre brigade quitte le front.
    .title = L’attaque déclarée lie la pile

rule-S-9_6-enemy = On n’entre pas dans une zone occupée par une brigade ennemie.
    .title = Pas chez l’ennemi

rule-S-10_1-must = Une brigade portant un marqueur Attaque doit attaquer.
    .title = Une attaque déclarée se livre

rule-S-10_1-order = L’attaquant choisit l’ordre de ses combats.
    .title = Ordre des combats

rule-S-10_1-once = Une zone ne peut être attaquée qu’une fois dans la part de phase d’action d’un camp.
    .title = Une fois par phase

rule-S-10_1-joint = Des brigades situées dans des zones adjacentes entre elles peuvent attaquer ensemble une zone.
    .title = Attaques communes

rule-S-10_1-joint-not = Des brigades situées dans des zones qui ne se tiennent pas ne peuvent attaquer la même zone.
    .title = Pas de zones séparées

rule-S-10_1-direction = Une brigade n’attaque que la zone vers laquelle est tourné son marqueur.
    .title = La zone marquée seulement

rule-S-10_1-stack = Deux brigades empilées qui attaquent toutes deux doivent attaquer la même zone.
    .title = Une pile, une cible

rule-S-10_3_1-sum = On divise la somme des potentiels de combat des attaquants par celle des défenseurs.
    .title = Somme des potentiels

rule-S-10_3_1-table = Le rapport donne à l’attaquant -4 à 1/3, -2 à 1/2, 0 à 1/1, +1 à 3/2, +2 à 2/1 et +3 à 3/1 ou mieux.
    .title = Rapport de force

rule-S-10_3_1-round = Un rapport entre deux colonnes compte comme la plus basse.
    .title = Arrondi en faveur du défenseur

rule-S-10_3_1-auto = Au-dessous de 1/3, l’attaquant subit d’office Fatigue et test de combat.
    .title = Attaques sans espoir

rule-S-10_3_1-artalone = Contre de l’artillerie sans infanterie ni cavalerie, l’attaquant a +3 au lieu d’un rapport.
    .title = Contre l’artillerie seule

rule-S-10_3_2-six = Chaque camp additionne ses potentiels d’artillerie engagés et obtient +1 par tranche de 6 points.
    .title = Un bonus par 6 points

rule-S-10_3_2-rest = Pour les points d’artillerie restants, on lance un dé : +1 s’il ne les dépasse pas.
    .title = Le reste

rule-S-10_3_2-zero = S’il ne reste aucun point d’artillerie, on ne lance pas de dé.
    .title = Pas de reste, pas de dé

rule-S-10_3_2-attached-guns = Les canons d’une brigade d’infanterie ou de cavalerie engagée comptent quelle que soit son orientation.
    .title = Canons de l’infanterie et de la cavalerie

rule-S-10_3_2-sharp = Pour chaque brigade engagée qui a des tireurs d’élite, son camp lance un dé : +1 sur 1 ou 2.
    .title = Tireurs d’élite

rule-S-10_3_2-auto-art = Une brigade d’artillerie ne déclare pas d’attaque. Elle participe d’office si la zone attaquée est dans son front.
    .title = L’artillerie participe d’office

rule-S-10_3_2-auto-art-def = En défense, l’artillerie participe de même si une zone attaquante est dans son front.
    .title = De même en défense

rule-S-10_3_2-art-flank = Une brigade d’artillerie dans la zone attaquée n’ajoute rien si aucune zone attaquante n’est dans son front.
    .title = Artillerie prise de flanc

rule-S-10_3_3-star = L’attaquant a +1 par zone attaquante où combat au moins une brigade à étoile.
    .title = Bonus de commandement

rule-S-10_3_3-def = Le défenseur a +1 si une brigade à étoile défend.
    .title = Bonus de commandement en défense

rule-S-10_3_4-sum = Chaque camp soustrait la somme des niveaux de fatigue de ses brigades engagées.
    .title = Fatigue

rule-S-10_3_4-cap-att = La fatigue coûte au plus 4 à l’attaquant.
    .title = -4 au plus en attaque

rule-S-10_3_4-cap-def = La fatigue coûte au plus 2 au défenseur.
    .title = -2 au plus en défense

rule-S-10_3_5-each = Le défenseur a +1 pour chacun de ces terrains : escarpement, gué ou pont, bois, village, remblai.
    .title = Terrain

rule-S-10_3_5-cap = Le terrain donne au plus 2 au défenseur.
    .title = +2 au plus

rule-S-10_3_6-zones = L’attaquant a +1 par zone attaquante au-delà de la première.
    .title = Attaque de plusieurs zones

rule-S-10_3_6-unattacked = L’attaquant a -2 pour chaque autre zone voisine de ses zones attaquantes où une brigade ennemie non attaquée a une zone attaquante dans son front.
    .title = Ennemis non attaqués

rule-S-10_3_6-unattacked-away = Pas de -2 pour un ennemi non attaqué qui n’a aucune zone attaquante dans son front.
    .title = Tourné ailleurs

rule-S-10_3_6-unattacked-attacked = Pas de -2 pour un ennemi lui-même attaqué dans cette phase de combat.
    .title = Lui-même attaqué

rule-S-10_3_6-unattacked-driven = Une brigade chassée plus tôt dans cette phase de combat compte comme attaquée.
    .title = Chassé

rule-S-10_3_6-flank = Le défenseur a -1 par zone qui attaque son flanc.
    .title = Attaque de flanc

rule-S-10_3_7-att = L’attaquant a -1 par brigade de cavalerie montée qui attaque un bois.
    .title = Cavalerie attaquant un bois

rule-S-10_3_7-def = Le défenseur a -1 par brigade de cavalerie montée qui défend un bois sans infanterie avec elle.
    .title = Cavalerie défendant un bois

rule-S-10_3-cumulative = Tous les modificateurs d’un combat se cumulent.
    .title = Tout se cumule

rule-S-10_4-floor = Le résultat de chaque camp est son dé plus ses modificateurs, avec un minimum de 1.
    .title = Jamais moins de 1

rule-S-10_4-equal = À résultats égaux, l’attaquant subit Fatigue.
    .title = Égalité

rule-S-10_4-greater = Sinon, le camp au résultat le plus bas subit Fatigue.
    .title = Le plus faible résultat

rule-S-10_4-double = Si un résultat dépasse le double de l’autre, le perdant subit Fatigue puis un test de combat.
    .title = Plus du double

rule-S-10_4-double-def = Le défenseur peut battre l’attaquant de la même façon.
    .title = Le défenseur aussi

rule-S-10_4-number = Autant de brigades du perdant subissent le résultat que l’ennemi en a d’engagées, au plus toutes.
    .title = Combien subissent

rule-S-10_4-six = Le camp qui obtient un 6 naturel au combat inflige une perte à une brigade adverse.
    .title = Un 6 naturel

rule-S-10_4-six-order = La perte due à un 6 naturel précède la comparaison et ne change aucun modificateur.
    .title = Avant tout le reste

rule-S-10_4-six-art = L’artillerie ne subit pas de perte par un 6 naturel.
    .title = L’artillerie épargnée

rule-S-10_4-six-both = Les deux camps peuvent obtenir un 6 naturel ; chacun subit alors une perte.
    .title = Deux 6

rule-S-10_4-fatigue-cap = La fatigue ne dépasse jamais le niveau 2.
    .title = Fatigue 2 au plus

rule-S-10_4-test-each = Chaque brigade soumise au test de combat lance son propre dé.
    .title = Un dé chacune

rule-S-10_4-test-table = Total du test : -1 ou moins Déroute, 0 à 2 Désordre, 3 à 5 Retraite, 6 ou plus Mêlée.
    .title = Test de combat

rule-S-10_4-test-star = Une brigade à étoile a +1 à son test de combat.
    .title = Étoile au test

rule-S-10_4-test-f2 = Une brigade à Fatigue 2 a -1 au test de combat, fatigue de ce combat comprise.
    .title = Fatigue 2 au test

rule-S-10_4-test-marker = Une brigade portant un marqueur Pertes a -1 au test de combat. Un pion simplement retourné ne compte pas.
    .title = Marqueur Pertes au test

rule-S-10_4-test-half = Une brigade qui a perdu au moins la moitié de son potentiel de combat imprimé a -2 de plus au test.
    .title = Moitié perdue

rule-S-10_4-test-lone = L’artillerie sans infanterie ni cavalerie dans sa zone a -3 au test de combat.
    .title = Artillerie seule au test

rule-S-10_4-melee = Mêlée : la brigade subit une perte et reste sur place, et une brigade ennemie engagée en subit une aussi.
    .title = Mêlée

rule-S-10_4-melee-killed = Une brigade détruite en mêlée coûte quand même une perte à l’ennemi.
    .title = Jusqu’au dernier

rule-S-10_4-retreat = Retraite : la brigade recule d’une zone.
    .title = Retraite

rule-S-10_4-disorder = Désordre : la brigade subit une perte et recule de 2 zones.
    .title = Désordre

rule-S-10_4-rout = Déroute : la brigade subit une perte, recule de 3 zones et reçoit un marqueur Déroute.
    .title = Déroute

rule-S-10_4-rout-marker = Le marqueur Déroute remplace le marqueur Fatigue de la brigade.
    .title = Déroute remplace la fatigue

rule-S-10_4-killed-stays = Une brigade détruite par la perte de son résultat de test ne retraite pas.
    .title = Les morts ne retraitent pas

rule-S-10_4-rout-state = Une brigade en déroute ne se déplace ni n’attaque, compte comme Fatigue 2 et n’a que des flancs.
    .title = Brigades en déroute

rule-S-10_4-rout-again = Une brigade en déroute peut être attaquée et testée à nouveau.
    .title = De nouveau battue

rule-S-10_4-retreat-loss = Une brigade qui retraite subit une perte de plus pour chaque zone où elle entre située dans un front ennemi.
    .title = À travers les fronts ennemis

rule-S-10_4-retreat-zoc = Une retraite ne coûte pas de PM et ne s’arrête pas en zone de contrôle ennemie. Elle n’entre pas chez une brigade ennemie et ne franchit pas une rivière fermée.
    .title = Retraite sans PM

rule-S-10_4-retreat-no-return = Une retraite ne revient jamais dans une zone qu’elle a quittée.
    .title = Pas de retour

rule-S-10_4-retreat-stack = Une retraite doit finir dans les limites d’empilement ; sinon on prend une autre zone.
    .title = Empilement à l’arrivée

rule-S-10_4-retreat-exit = Une brigade contrainte de sortir de la carte est éliminée.
    .title = Hors de la carte

rule-S-10_4-prio1 = Une retraite s’éloigne des ennemis du combat, ou du moins ne s’en rapproche pas.
    .title = Premier vœu

rule-S-10_4-prio2 = Parmi les zones qui éloignent, la retraite prend celles hors des fronts ennemis.
    .title = Deuxième vœu

rule-S-10_4-prio3 = Parmi les zones restantes, la retraite prend celles hors des zones de contrôle ennemies.
    .title = Troisième vœu

rule-S-10_4-prio4 = Parmi les zones restantes, la retraite prend celles qui mènent vers les buts de retraite de son camp.
    .title = Quatrième vœu

rule-S-10_4-advance = Les brigades engagées du vainqueur peuvent aussitôt entrer dans une zone abandonnée par le perdant. Pas l’artillerie.
    .title = Avance après combat

rule-S-10_4-advance-face = Les brigades qui avancent choisissent leur orientation, et les ennemis nouvellement touchés doivent pivoter.
    .title = Orientation après l’avance

rule-S-10_4-advance-terms = Une avance ne coûte ni PM ni perte de front, et les zones de contrôle ennemies ne la gênent pas. Elle passe par une limite franchissable et respecte l’empilement.
    .title = Avance sans PM

rule-S-10_4-loss-cp = Chaque perte diminue de 1 les potentiels de combat et d’artillerie, celui d’artillerie pas au-dessous de 0.
    .title = Ce que coûte une perte

rule-S-10_4-zero = Une brigade dont le potentiel de combat tombe à 0 est éliminée.
    .title = Élimination

rule-S-10_4-zero-cav = Pour la cavalerie, c’est le potentiel de combat de la face montée qui décide, montée ou non.
    .title = Élimination de la cavalerie

rule-S-10_4-choice = Si plusieurs brigades peuvent subir une perte ou une fatigue, le plus haut potentiel de combat passe d’abord. À égalité, le propriétaire choisit.
    .title = Qui subit pertes et fatigue

rule-S-10_4-art-loss = L’artillerie survit à sa première perte ; la seconde l’élimine.
    .title = Deux pertes pour l’artillerie

rule-S-10_4-art-cp = Le potentiel de combat de l’artillerie est théorique et ne compte jamais dans le rapport.
    .title = Potentiel théorique

rule-S-10_4-art-fatigue = L’artillerie ne reçoit jamais de marqueur Fatigue.
    .title = L’artillerie ne fatigue pas

rule-S-10_4-art-noadvance = L’artillerie n’avance pas après combat.
    .title = L’artillerie n’avance pas

rule-S-11_1_1-names = Les commandants d’armée sont Pope et Lee. Les commandants de corps sont Sigel, McDowell, Heintzelman, Porter et Reno pour l’Union, Longstreet et Jackson pour la Confédération.
    .title = Les commandants

rule-S-11_1_1-jackson = Les brigades du corps de Jackson ont +1 aux tests de combat.
    .title = Les hommes de Jackson

rule-S-11_1_2-table = Un total de 0 ou moins n’active aucune division, 1 ou 2 une, 3 à 5 deux, 6 ou plus trois.
    .title = Table d’activation

rule-S-11_1_2-mods = Les modificateurs du scénario s’ajoutent à la valeur du commandant de corps, et tous se cumulent.
    .title = Les modificateurs s’ajoutent

rule-S-11_1_3-first = L’Union fait entrer tous ses renforts avant la Confédération.
    .title = L’Union entre d’abord

rule-S-11_1_3-us = Une division ou brigade indépendante nordiste entre à son tour sur 1 à 3, sinon au tour suivant.
    .title = Arrivée de l’Union

rule-S-11_1_3-cs = Une division ou brigade indépendante sudiste entre à son tour sur 1 à 4, sinon au tour suivant.
    .title = Arrivée de la Confédération

rule-S-11_1_3-per = On lance un dé par division et par brigade indépendante.
    .title = Un dé par formation

rule-S-11_1_3-congestion = Entrer coûte 1 PM de plus par paire de brigades du camp déjà entrées par la même zone dans ce tour.
    .title = Entrées encombrées

rule-S-11_1_4-goals = Les buts de retraite de l’Union sont les entrées B, C, D et E, ceux de la Confédération les entrées G et H et la zone 193.
    .title = Buts de retraite

rule-S-11_1_4-closest = C’est le plus proche des buts de retraite de son camp qui compte.
    .title = Le but le plus proche

rule-S-11_1_5-rail = La voie ferrée inachevée est un remblai : +1 en défense dans les zones qu’elle traverse.
    .title = La voie ferrée inachevée

rule-S-11_1_5-village = Groveton est le seul village.
    .title = Groveton

rule-S-11_1_5-bullrun = Le Bull Run ne se franchit que par les ponts. Ses gués sont fermés.
    .title = Le Bull Run

rule-S-11_2-each-zone = Chaque zone de la liste de placement d’une formation doit recevoir au moins une de ses brigades.
    .title = Toutes les zones de la liste

rule-S-11_2-stack = Les limites d’empilement s’appliquent au placement.
    .title = Empilement au placement

rule-S-11_2-losses = Un chiffre comme [-1] ou [-2] après un nom est le nombre de pertes de départ de la brigade.
    .title = Pertes de départ

rule-S-11_2-losses-flip = Les pertes de départ retournent le pion et prennent des marqueurs comme les autres.
    .title = Comment les marquer

rule-S-11_2-isolated = Les brigades marquées [I] commencent à l’écart de leur division, et la règle ordinaire les trouve isolées.
    .title = Placées à l’écart

rule-S-11_2-facing = Le propriétaire fixe les orientations au placement ; aucune liste n’en donne. Une pile n’a qu’une orientation.
    .title = Orientation au départ

rule-S-11_2-available = Tous les commandants commencent Disponibles.
    .title = Commandants au départ

rule-S-11_2-letters = Si plusieurs lettres sont données, le propriétaire choisit librement pour chaque division, brigade indépendante et commandant. Une division entre par une seule lettre.
    .title = Choix de l’entrée

rule-S-SC1-setup = Le 29 août, le corps de Jackson et Robertson commencent sur la carte dans leurs zones ; le reste de l’armée arrive plus tard.
    .title = Placement du 29 août

rule-S-SC1-us-empty = Le 29 août, l’Union n’a rien sur la carte au départ.
    .title = Pas de troupes de l’Union au début

rule-S-SC1-cs-reinf = La cavalerie de Fitzhugh Lee est attendue au tour 4 par A. Par H viennent Lee, Longstreet, Hood, Kemper, Artillerie W et Evans au tour 5, Jones, s’il est pris, au tour 6 et Wilcox au tour 7.
    .title = Arrivées sudistes du 29

rule-S-SC1-us-reinf = Sont attendus : au tour 1 Sigel, Schurz, Schenck, Milroy, McDowell et Reynolds par D ou E ; au tour 4 Kearny, au tour 5 Heintzelman, Hooker et le corps de Reno, au tour 6 Pope, tous par B, C ou D ; par E ou F, au tour 6 le corps de Porter et l’artillerie de réserve, au tour 7 Bayard, au tour 8 Hatch, au tour 10 Ricketts ; et Buford au tour 8 par F ou G.
    .title = Arrivées nordistes du 29

rule-S-SC1-duration = Le scénario du 29 août va du tour 1 au tour 10.
    .title = Dix tours

rule-S-SC1-clock = Le tour 1 commence à 5 h 00 et un tour dure 90 minutes : tour 4 à 9 h 30, tour 10 à 18 h 30, tour 11 à 20 h 00.
    .title = Quatre-vingt-dix minutes par tour

rule-S-SC1-t1 = Le tour 1 du 29 août ne comprend que l’entrée des renforts de l’Union.
    .title = Le tour 1 sert à entrer

rule-S-SC1-init = Le 29 août, l’Union ajoute 1 à son dé d’initiative et l’emporte à égalité.
    .title = Initiative du 29

rule-S-SC1-noac = Le 29 août, un camp a -1 à ses dés d’activation tant que son commandant d’armée n’est pas en jeu.
    .title = Pas encore de commandant d’armée

rule-S-SC1-noac-each = Le -1 pour absence du commandant d’armée se juge séparément pour chaque camp.
    .title = Chacun le sien

rule-S-SC1-incommand = Jusqu’à l’arrivée de son commandant d’armée, tous les commandants de corps d’un camp comptent comme sous commandement.
    .title = Sous commandement en l’attendant

rule-S-SC1-jones = Au tour 6, le joueur sudiste peut prendre la division Jones en renfort par H. Cela donne 2 PV à l’Union.
    .title = La division Jones

rule-S-SC1-option-roll = Avec cette option, chaque camp lance un dé, Union +1, Confédération -1 : 4 ou moins est Manœuvre, 5 ou plus Assaut.
    .title = Option tactique

rule-S-SC1-option-when = Le dé d’option tactique se lance en phase d’initiative, pour chaque camp dont le commandant d’armée est en jeu.
    .title = Quand la lancer

rule-S-SC1-option-effect = Manœuvre donne -1 à tous les dés d’activation du camp pendant ce tour. Assaut ne change rien.
    .title = Manœuvre

rule-S-SC1-vp-loss = Le 29 août, le camp qui a infligé le plus de pertes a 1 PV ; avec plus d’une fois et demie celles de l’autre, il en a 3 à la place.
    .title = PV des pertes, 29 août

rule-S-SC1-vp-obj = Chaque objectif contrôlé à la fin vaut 3 PV.
    .title = PV des objectifs

rule-S-SC1-win = Une avance de 8 PV ou plus donne la victoire. Sinon la partie est nulle.
    .title = Victoire le 29

rule-S-SC2-setup-cs = Le 30 août, toute l’armée sudiste sauf Jones commence sur la carte dans les zones indiquées.
    .title = Placement sudiste du 30

rule-S-SC2-setup-us = Le 30 août, l’Union commence dans les zones indiquées ; le corps de McDowell et Reynolds ont chacun deux listes de zones au choix, qu’on ne peut pas mélanger.
    .title = Placement nordiste du 30

rule-S-SC2-cc-zone = Un commandant de corps cité avec des divisions peut commencer dans n’importe laquelle de leurs zones.
    .title = Commandants de corps avec leurs divisions

rule-S-SC2-wl = Le 30 août, l’Artillerie W et l’Artillerie L commencent chacune avec une brigade de la division Taliaferro.
    .title = Artillerie W et L

rule-S-SC2-sigel = Le groupe de Sigel entre sans dé au tour 2 ou 3 par C.
    .title = Retour de Sigel

rule-S-SC2-milroy = Milroy revient le 30 avec une perte.
    .title = La perte de Milroy

rule-S-SC2-jones = La division Jones est en option le 30 août aussi.
    .title = Jones le 30

rule-S-SC2-duration = Le scénario du 30 août va du tour 2 au tour 10.
    .title = Tours 2 à 10

rule-S-SC2-init-auto = Aux tours 2 et 3 du 30 août, l’Union a l’initiative sans dés.
    .title = L’Union commence

rule-S-SC2-init-plain = Le 30 août, l’Union n’a pas de bonus à son dé d’initiative.
    .title = Pas de bonus

rule-S-SC2-init-tie = À partir du tour 4, l’égalité d’initiative profite à l’Union jusqu’à la contre-attaque sudiste.
    .title = Égalités avant la contre-attaque

rule-S-SC2-counter-when = À partir du tour 3, le joueur sudiste peut déclarer une contre-attaque en phase administrative.
    .title = Contre-attaque

rule-S-SC2-counter-two = Pendant les deux tours qui suivent la déclaration, la Confédération a l’initiative sans dés et +1 à ses dés d’activation.
    .title = Deux tours de contre-attaque

rule-S-SC2-counter-once = La contre-attaque ne peut être déclarée qu’une fois.
    .title = Une seule fois

rule-S-SC2-counter-after = Après les deux tours de contre-attaque, l’égalité d’initiative profite à la Confédération.
    .title = Égalités ensuite

rule-S-SC2-vp = Le 30 août, plus de pertes infligées valent 2 PV, plus d’une fois et demie 5 à la place, et chaque objectif 3.
    .title = PV du 30

rule-S-SC2-win = Le 30 août aussi, une avance de 8 PV ou plus donne la victoire. Sinon la partie est nulle.
    .title = Victoire le 30

rule-S-SC3-t11 = Dans le scénario de deux jours, le tour 11 se joue avec le marqueur Action placé au départ sur 2 et -1 à tous les dés d’activation.
    .title = Tour 11

rule-S-SC3-t11-reinf = La division Anderson et l’Artillerie L sont attendues au tour 11 par H, dans le scénario de deux jours seulement.
    .title = Anderson au tour 11

rule-S-SC3-setup = Le scénario de deux jours a le placement et les renforts du 29 août.
    .title = Deux jours, un placement

rule-S-SC3-no-count = Dans le scénario de deux jours, on ne compte pas de points de victoire à la fin du premier jour.
    .title = Un seul décompte

rule-S-SC3-night-turn = Le tour 1 du second jour est le tour de nuit : tour 11, nuit, tour 2.
    .title = La nuit

rule-S-SC3-day2 = Le second jour a les règles d’initiative et de contre-attaque du 30 août et finit avec son tour 10.
    .title = Le second jour

rule-S-SC3-option = L’option tactique ne s’emploie pas le second jour.
    .title = Pas d’option tactique le second jour

rule-S-SC3-night-a = La nuit, tous les marqueurs Fatigue et Déroute sont retirés.
    .title = Nuit : marqueurs retirés

rule-S-SC3-night-b = La nuit, chaque brigade d’infanterie ou de cavalerie qui a 2 ou 3 pertes en récupère une, 4 ou plus deux.
    .title = Nuit : récupération

rule-S-SC3-night-c = La nuit, les brigades au contact doivent s’écarter selon les règles de retraite. Une brigade en terrain favorable peut rester si les ennemis qu’elle touche n’y sont pas.
    .title = Nuit : rompre le contact

rule-S-SC3-night-c-both = La nuit, les deux camps s’écartent, sauf les brigades qui ont le droit de rester.
    .title = Les deux s’écartent

rule-S-SC3-night-d = La nuit, chaque camp peut ensuite déplacer jusqu’à trois unités, d’abord celles qui ont quitté la carte : mouvement normal sans marche forcée, hors des zones de contrôle ennemies.
    .title = Nuit : trois mouvements

rule-S-SC3-night-d-entry = Les unités qui avaient quitté la carte reviennent la nuit par H pour la Confédération, par C ou D pour l’Union.
    .title = Revenir la nuit

rule-S-SC3-night-e = La nuit, l’Union retire ensuite de la carte un corps d’armée de son choix et toutes ses brigades indépendantes. Ils reviennent par C ou D dès le tour 2, par E ou F dès le tour 4.
    .title = Nuit : retrait

rule-S-SC3-night-e-must = Le retrait d’un corps de l’Union la nuit est obligatoire.
    .title = Pas de refus

rule-S-SC3-victory = La victoire du scénario de deux jours se juge avec les points du 30 août.
    .title = Victoire sur deux jours

rule-S-Q01 = Le gagnant de l’initiative joue en premier. Il ne peut pas choisir de jouer en second.
    .title = Premier de droit

rule-S-Q02 = Un camp peut passer sa part d’une phase d’action et ne désigner aucun commandant de corps. Son commandant d’armée peut quand même tenter de bouger.
    .title = Passer

rule-S-Q03 = Le commandant de corps devient Activé juste après le jet, avant qu’aucune brigade n’agisse.
    .title = Activé aussitôt

rule-S-Q05 = Une brigade seule de sa division s’active comme indépendante, jamais comme division. Elle garde son corps pour l’empilement et pour le bonus de Jackson.
    .title = La dernière d’une division

rule-S-Q06 = Chaque activation obtenue peut aller à une brigade indépendante. Une option n’en permet qu’une en tout.
    .title = Une indépendante par activation

rule-S-Q07 = Une brigade indépendante peut être activée par tout commandant de corps de son camp, quel que soit le corps qu’elle accompagnait.
    .title = Les indépendantes obéissent à tous

rule-S-Q08 = Une division qui a raté son test de commandement n’entraîne aucune brigade indépendante.
    .title = Personne avec une division en échec

rule-S-Q09 = Pour entraîner une brigade indépendante, les brigades de la division comptent là où elles étaient au début de la phase, même si elles ont bougé depuis.
    .title = Les anciennes zones comptent

rule-S-Q10 = Aucune division de cette bataille n’est indépendante. Une option rend celle de Kearny indépendante.
    .title = Pas de division grise

rule-S-Q11 = Une division dont le commandant de corps n’est pas sur la carte peut être choisie par tout commandant de corps de son camp, à portée ou par test. Une option l’interdit.
    .title = Division sans son commandant

rule-S-Q12 = Une formation qui a raté son test de commandement n’en refait pas dans la phase, et une brigade indépendante en échec ne peut pas non plus être entraînée.
    .title = Un test par phase

rule-S-Q13 = Une brigade de cavalerie indépendante choisie à la place d’une division a le -1 de la cavalerie au test de commandement, montée ou non.
    .title = Cavalerie indépendante : -1 au test

rule-S-Q14 = Un test de commandement modifié inférieur à 1 réussit comme un 1.
    .title = Totaux inférieurs à 1

rule-S-Q15 = Une zone du front d’une brigade d’artillerie ennemie ajoute 1 PM à la portée de commandement, comme au mouvement.
    .title = Le canon allonge le commandement

rule-S-Q17 = Une brigade en déroute à portée et non isolée met sa division sous commandement. Une option l’interdit.
    .title = Une déroutée relaie le commandement

rule-S-Q18 = Le gros d’une division dispersée est le groupe le moins coûteux à atteindre pour le commandant de corps, sans limite ; puis le plus nombreux ; puis le propriétaire choisit.
    .title = Quel groupe est le gros

rule-S-Q19 = Un groupe composé seulement de brigades en déroute n’est jamais le gros, bien qu’elles comptent pour les distances.
    .title = Des fuyards ne font pas un groupe

rule-S-Q20 = Une distance en zones compte les limites franchissables et ignore les unités.
    .title = Compter les zones

rule-S-Q21 = La cohésion se vérifie une fois, quand l’activation de la division est close. Une option la vérifie après chaque brigade.
    .title = Cohésion à la clôture

rule-S-Q22 = Les brigades isolées d’une division activée agissent avec elle et n’ont pas à la rejoindre.
    .title = Les isolées agissent

rule-S-Q23 = Les 2 PM d’une marche forcée s’ajoutent aux points normaux restants.
    .title = Les points se joignent

rule-S-Q24 = Un front ne saute pas par-dessus le bord de la carte.
    .title = Le front au bord

rule-S-Q25 = Aucune brigade n’est sûre d’avancer d’une zone : il faut pouvoir payer le pas.
    .title = Pas de mouvement gratuit

rule-S-Q26 = Le surcoût de front d’artillerie ne vient que des brigades d’artillerie ennemies non déroutées.
    .title = Quelle artillerie

rule-S-Q27 = On peut faire face à une zone au-delà d’une rivière, et une attaque venue d’elle par un pont est de front. Sinon aucun front ne franchit une rivière : ni PM, ni perte, ni -2, ni artillerie prêtée.
    .title = Fronts et rivières

rule-S-Q28 = Des brigades de part et d’autre d’une rivière ne sont pas au contact.
    .title = Contact et rivières

rule-S-Q29 = Une brigade peut passer d’une zone de contrôle ennemie directement dans une autre.
    .title = De ZdC en ZdC

rule-S-Q30 = La perte de front en front est due aussi quand les deux sont le front de la même brigade ennemie.
    .title = Pas de côté devant un ennemi

rule-S-Q31 = La perte de front en front se prend aussitôt et peut détruire la brigade. Elle n’interdit pas d’attaquer.
    .title = La perte du pas de côté

rule-S-Q32 = La zone attaquée doit être dans le front de l’attaquant. Une option lève cette règle.
    .title = Cible dans le front

rule-S-Q33 = Une attaque coûte 2 PM par toute limite, sans surcoût.
    .title = Coût fixe de l’attaque

rule-S-Q34 = L’artillerie ne déclare jamais d’attaque.
    .title = L’artillerie ne déclare pas

rule-S-Q35 = Une brigade peut se reposer au contact de l’ennemi.
    .title = Repos sous le feu

rule-S-Q36 = Une brigade en déroute ne peut ni se reposer, ni changer d’orientation, ni bouger, ni attaquer. Elle garde une zone de contrôle.
    .title = En déroute mais gênante

rule-S-Q37 = Pour le plus d’ennemis de front, toute brigade au contact compte, artillerie et déroutées comprises ; une pile compte deux.
    .title = Compter les ennemis

rule-S-Q38 = Les brigades qui doivent pivoter prennent toute orientation avec l’arrivante dans leur front et gardent la leur si elle convient. Une pile pivote ensemble.
    .title = Comment pivote l’ennemi

rule-S-Q39 = Aucune orientation ultérieure ne peut mettre hors du front la cible déclarée d’une pile.
    .title = La cible déclarée reste de front

rule-S-Q40 = On ne peut même pas traverser une zone pleine en zone de contrôle ennemie.
    .title = Pleine et contrôlée

rule-S-Q41 = Deux brigades peuvent s’empiler si elles sont d’un même corps ou si l’une au moins a une bande blanche ou grise.
    .title = Piles permises

rule-S-Q42 = Une brigade qui a démonté peut encore attaquer s’il lui reste 2 PM.
    .title = Attaquer après avoir démonté

rule-S-Q43 = Rien ne peut suivre la remonte, pas même une attaque.
    .title = Remonter termine l’action

rule-S-Q44 = Un commandant que ses propres brigades laissent seul à côté de l’ennemi ne se retire qu’après le mouvement des commandants de son camp ; il peut être rejoint ou partir avant. Sans zone sûre à deux zones, il va à la plus proche.
    .title = Ses propres commandants

rule-S-Q45 = Les zones de contrôle ennemies n’arrêtent pas les commandants.
    .title = Les commandants ne s’arrêtent pas

rule-S-Q46 = Le commandant d’armée peut tenter de bouger dans toute phase de son camp, même si aucun commandant de corps n’est désigné.
    .title = Le commandant d’armée seul

rule-S-Q47 = Dans son propre mouvement, un commandant n’entre pas dans une zone où se trouve un commandant ennemi seul.
    .title = Les commandants s’évitent

rule-S-Q48 = Les zones qui attaquent ensemble doivent former une chaîne continue.
    .title = Chaîne de zones

rule-S-Q49 = La chaîne doit être continue à chaque déclaration. Une option ne l’exige qu’à la fin du mouvement.
    .title = Continue à chaque déclaration

rule-S-Q50 = Une brigade d’une pile peut attaquer sans l’autre, qui ne participe pas et ne subit rien.
    .title = Une seule d’une pile

rule-S-Q51 = Si la zone attaquée est vide de brigades ennemies quand vient son tour, l’attaque tombe et personne n’avance.
    .title = Personne

rule-S-Q52 = Une brigade qui retraite dans une zone encore à attaquer y défend aussi.
    .title = Défendre deux fois

rule-S-Q53 = Une brigade d’artillerie de l’attaquant hors des zones attaquantes prête ses points si la zone attaquée est dans son front, activée ou non. Une option l’interdit.
    .title = Canons à côté de l’attaque

rule-S-Q54 = Une brigade d’artillerie du défenseur hors de la zone attaquée prête ses points si une zone attaquante est dans son front. Une option l’interdit.
    .title = Canons à côté de la défense

rule-S-Q55 = Une brigade d’artillerie peut participer à plusieurs combats d’une phase.
    .title = Canons dans plusieurs combats

rule-S-Q56 = Sont engagés les attaquants à marqueur, l’artillerie de leurs zones qui a la cible dans son front, et toute brigade de la zone attaquée. L’artillerie qui ne fait que prêter ses points ne l’est pas.
    .title = Qui est engagé

rule-S-Q58 = Au-dessous de 1/3, ni dés de combat, ni soutien, ni 6 naturel : l’attaquant subit Fatigue et test, pour le nombre habituel de brigades.
    .title = Pas de dés sous 1/3

rule-S-Q59 = L’escarpement, ou le pont ou gué, compte pour le défenseur si au moins une zone attaquante passe par là. Une option exige que toutes y passent.
    .title = Un seul grimpeur suffit

rule-S-Q60 = Chaque sorte de terrain compte une fois.
    .title = Chaque terrain une fois

rule-S-Q61 = Le -2 compte une fois par zone ennemie, quel que soit le nombre de ses brigades. Une option compte plutôt les ennemis dans le front des attaquants.
    .title = Compté par zones

rule-S-Q62 = Sont attaquées les brigades visées par un marqueur au début des combats et celles qui ont défendu depuis. Dans une zone, une seule brigade qui n’en est pas suffit pour le -2.
    .title = Qui compte comme attaqué

rule-S-Q63 = Si tous les défenseurs sont en déroute, toute zone attaquante attaque un flanc.
    .title = Flancs des déroutées

rule-S-Q64 = L’étoile d’une brigade en déroute compte toujours.
    .title = Étoile en déroute

rule-S-Q65 = Dans la somme des fatigues, une brigade en déroute compte 2, l’artillerie 0.
    .title = Fatigue des déroutées et des canons

rule-S-Q67 = La perte d’un 6 naturel ne change ni le rapport ni aucun modificateur de ce combat.
    .title = Un 6 ne change pas les modificateurs

rule-S-Q68 = Le nombre de brigades touchées est fixé au début du combat, artillerie comprise. L’artillerie touchée absorbe une place de Fatigue sans effet.
    .title = L’artillerie encaisse pour rien

rule-S-Q69 = Dans l’ordre des potentiels de combat, l’artillerie compte 2, ou 1 après une perte.
    .title = Rang de l’artillerie

rule-S-Q70 = Tous les dés d’un test de combat sont lancés avant d’appliquer aucun résultat, puis les résultats suivent un à un par potentiel décroissant.
    .title = Les dés, puis les résultats

rule-S-Q71 = La cavalerie a un marqueur Pertes dès sa première perte, l’infanterie dès la deuxième.
    .title = Marqueur Pertes de la cavalerie

rule-S-Q72 = L’artillerie qui a une perte a perdu la moitié et subit -2 à son test. Une option supprime cela.
    .title = Une demi-batterie

rule-S-Q73 = La perte ennemie d’une mêlée frappe sa plus forte brigade engagée, l’artillerie seulement s’il n’y a rien d’autre.
    .title = Qui perd en mêlée

rule-S-Q74 = L’artillerie laissée seule par la retraite de sa voisine de pile reste et tient la zone. Qu’elle soit seule pour son test se juge quand son dé est lancé.
    .title = Canons laissés seuls

rule-S-Q75 = Les vœux de retraite s’appliquent l’un après l’autre, chacun aux zones laissées par le précédent ; un vœu qu’aucune zone ne remplit est sauté. Le propriétaire choisit parmi ce qui reste.
    .title = Des vœux en filtres

rule-S-Q76 = Une brigade qui n’a aucune zone de retraite est éliminée. Une option la laisse sur place avec une perte.
    .title = Sans issue

rule-S-Q77 = Si toute zone d’arrivée est pleine, la retraite continue zone par zone jusqu’à trouver place, avec les pertes habituelles.
    .title = Plus loin

rule-S-Q78 = Plusieurs fronts ennemis sur une zone ne coûtent qu’une perte à la brigade qui retraite.
    .title = Une perte par zone

rule-S-Q79 = Les brigades ennemies ne pivotent pas pour des retraites, des mouvements de déroute ou des entrées.
    .title = On ne pivote pas pour des fuyards

rule-S-Q80 = Une retraite peut traverser des zones amies pleines.
    .title = À travers la foule

rule-S-Q81 = Une brigade qui doit quitter la carte est éliminée. Le premier jour du scénario de deux jours, elle peut revenir la nuit et compte jusque-là comme éliminée.
    .title = Quitter la carte

rule-S-Q82 = Le camp qui n’a pas subi le résultat peut avancer, le défenseur aussi, avec ses brigades engagées non déroutées.
    .title = Qui peut avancer

rule-S-Q83 = La cavalerie démontée qui n’est pas éliminée combat avec au moins 1.
    .title = Démontée jusqu’au bout

rule-S-Q84 = Une perte récupérée annule la dernière : le marqueur baisse ou le pion est retourné. Elle ne compte plus pour les PV.
    .title = Récupérer une perte

rule-S-Q85 = Le premier joueur fait ses mouvements de déroute, puis le second. Ils s’éloignent des brigades ennemies à 4 zones ou moins, ou de toutes si aucune n’est si proche.
    .title = Ordre des fuites

rule-S-Q86 = En phase administrative, une brigade en déroute qui se trouve à un de ses buts ou l’atteint y reste. Une option la laisse quitter la carte.
    .title = En sûreté au but

rule-S-Q87 = La récupération de fatigue ne fait rien pour les brigades en déroute.
    .title = Pas de repos en déroute

rule-S-Q88 = Tant que le commandant d’armée d’un camp n’est pas en jeu, tous ses commandants de corps redeviennent Disponibles en phase administrative.
    .title = Tous Disponibles sans commandant d’armée

rule-S-Q89 = Une formation qui a manqué son tour entre au suivant sans dé.
    .title = Sûr au second tour

rule-S-Q90 = La zone d’entrée coûte 1 PM sur route et 2 sinon, comme un pas, plus le surcoût d’encombrement, qui repart de zéro à chaque tour.
    .title = Coût d’entrée

rule-S-Q91 = Une unité bloquée entre par l’entrée libre la plus proche, quelle que soit sa lettre, comptée en zones ; à égalité le propriétaire choisit. S’il n’y en a pas, elle attend.
    .title = L’entrée libre la plus proche

rule-S-Q92 = Une brigade qui ne peut pas payer ou ne trouve pas de zone permise attend et entre au tour suivant sans dé.
    .title = Attendre dehors

rule-S-Q93 = Les unités attendues au dernier tour entrent dans sa phase administrative. Celles retardées au-delà ne viennent jamais.
    .title = Trop tard

rule-S-Q94 = Le Lee du tour 4 le 29, et de la zone 203 le 30, est la brigade de cavalerie de Fitzhugh Lee.
    .title = Quel Lee

rule-S-Q95 = Le corps de Reno commence le 30 en 120, 121 et 133.
    .title = Zones de Reno

rule-S-Q96 = Le 30, la division Jones est prise ou refusée avant le placement, pour les mêmes 2 PV à l’Union. Elle est alors attendue par H à un tour que nomme le joueur sudiste, avec un dé.
    .title = Prix de Jones le 30

rule-S-Q97 = La contre-attaque se déclare au début du segment des renforts, avant tout dé.
    .title = Quand la déclarer

rule-S-Q98 = Les pertes infligées se comptent sur la carte à la fin : sans les pertes de départ ni récupérées, une brigade éliminée comptant tout ce qui lui restait. Seule la plus forte prime compte.
    .title = Compter les pertes

rule-S-Q99 = Un camp ne marque que les objectifs de sa couleur qu’il contrôle. Une option fait marquer tout objectif contrôlé.
    .title = Ses étoiles seulement

rule-S-Q100 = L’Union accomplit d’abord chaque étape de la nuit. Une unité est une brigade ou un commandant ; les commandants redeviennent Disponibles à la fin.
    .title = La nuit dans l’ordre

rule-S-Q101 = Au tour 11 on joue les phases 2 et 3, et les dés habituels peuvent ajouter la quatrième et la cinquième.
    .title = Phases du tour 11

rule-S-Q102 = Dans le scénario de deux jours, l’option tactique ne s’emploie que le premier jour.
    .title = L’option le premier jour

rule-S-Q103 = L’artillerie de réserve de l’Union est un seul pion indépendant, attendu avec Porter le 29 et avec Sigel le 30.
    .title = Une artillerie de réserve

rule-S-Q104 = Les Artilleries W et L commencent dans des zones différentes.
    .title = W et L séparées

rule-S-Q105 = La division Kearny appartient à Heintzelman. Une option la rend indépendante.
    .title = Le corps de Kearny

rule-S-Q106 = La Confédération se place d’abord, puis l’Union.
    .title = Ordre de placement

rule-S-Q107 = Le second jour n’a pas de placement : les positions de la nuit demeurent.
    .title = Le second jour continue

rule-S-Q108 = Au tour 1 du 29 août, il n’y a ni initiative ni phase d’action, mais on lance les dés d’arrivée.
    .title = Tour 1 du 29

rule-S-Q109 = Chaque division, brigade indépendante et commandant du groupe de Sigel peut choisir le tour 2 ou 3.
    .title = Le groupe de Sigel peut se diviser

rule-S-Q110 = Le corps retiré la nuit est un commandant de corps présent sur la carte avec toutes ses brigades présentes. Les unités retirées reviennent sans dé, chacune quand son propriétaire veut. Une option demande des dés.
    .title = Retour des unités retirées

rule-S-Q111 = La fatigue d’une marche forcée est prise avant les combats de la phase.
    .title = Fatigue de marche forcée aussitôt

rule-S-Q112 = La victime d’un 6 naturel ou d’une mêlée est désignée par le potentiel de combat et, à égalité, par son propriétaire, jamais par l’ennemi.
    .title = Le propriétaire nomme la victime

rule-S-Q113 = Deux 6 naturels frappent en même temps, et tous deux peuvent détruire une brigade.
    .title = Les 6 frappent ensemble

rule-S-Q114 = Des brigades de divisions et de corps différents peuvent attaquer ensemble.
    .title = Corps différents ensemble

rule-S-Q115 = Si toutes les brigades du vainqueur sont mortes d’un 6 naturel, le perdant subit quand même le résultat et personne n’avance.
    .title = Victoire sans survivants

rule-S-Q116 = Les tireurs d’élite comptent en attaque et en défense quelles que soient leurs pertes, mais pas en déroute.
    .title = Tireurs d’élite en défense

rule-S-Q117 = Un commandant que ses brigades laissent derrière elles se retire et peut rejoindre l’une de celles qui ont retraité.
    .title = Avec ceux qui retraitent

rule-S-Q118 = Les points d’une marche forcée peuvent payer la démonte. Une fois démontée, une brigade ne peut plus en commencer.
    .title = Marche forcée et démonte

rule-S-Q119 = Un commandant seul se retire une fois, quand les pas de la brigade et les pivots sont finis et avant qu’une attaque soit déclarée. Une brigade peut s’arrêter dans la zone d’un commandant ennemi seul.
    .title = Quand les commandants se retirent

rule-S-Q120 = Isolement et indépendance valent pour toute la part de phase d’un camp, quelles que soient les pertes entre-temps.
    .title = Fixé pour la phase

rule-S-Q121 = Les commandants laissés seuls par une retraite se retirent avant l’avance et sont revus après elle.
    .title = Les commandants avant l’avance

rule-S-Q123 = Une brigade peut rester si le terrain la favoriserait contre un ennemi qu’elle touche et qu’aucun de ceux qu’elle touche ne l’est ainsi. Les autres au contact reculent d’une zone, puis jusqu’à être libres. Une option laisse en place celles que plus personne ne touche.
    .title = Rompre le contact en détail

rule-S-Q124 = Les dés se lancent dans un ordre fixe, pour qu’une partie puisse être rejouée.
    .title = Ordre des dés

rule-S-Q125 = Les commandants entrent Disponibles, paient la zone d’entrée sans surcoût d’encombrement et n’y comptent pas.
    .title = Commandants à l’entrée

rule-S-Q126 = Une brigade en déroute qui est battue ne prend pas de marqueur Fatigue, teste avec -1 et reste en déroute quel que soit le résultat.
    .title = Battue en pleine déroute

rule-S-Q127 = Une action n’est proposée que si la division peut encore finir en cohésion. Une brigade sans autre de sa division n’en doit aucune.
    .title = Une division peut toujours être close

rule-S-Q128 = Pour les pivots de l’ennemi, les contacts au début de l’action sont anciens. Une brigade qui quitte le contact et y revient dans la même action crée un nouveau contact.
    .title = Contact avant le mouvement

rule-S-Q129 = Une marche forcée prise montée peut payer la démonte puis une attaque.
    .title = Marche, démonte, attaque

rule-S-Q130 = Les canons d’une brigade d’infanterie ou de cavalerie en déroute comptent dans sa défense. Une brigade d’artillerie en déroute n’a pas de front et n’ajoute rien.
    .title = Canons des déroutées

rule-S-Q131 = Un commandant qui se retire peut entrer dans une zone où se trouve un commandant ennemi seul, si elle ne touche aucune brigade ennemie.
    .title = Se retirer près d’un commandant

rule-S-Q132 = Quand un commandant de corps choisit une division qui n’est pas la sienne, c’est depuis lui que se mesurent ses groupes.
    .title = Quelle portée mesure les groupes

rule-S-Q133 = L’entrée libre la plus proche est prise même du côté ennemi de la carte.
    .title = Même du côté ennemi
