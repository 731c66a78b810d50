# Bull Run 1861 : les règles dans nos propres mots, par identifiant du registre (le point y devient un tiret bas).

rule-BR-2-hq-three = Il n’y a que trois QG : McDowell pour le Nord, Beauregard et Johnston pour le Sud.
    .title = Trois quartiers généraux

rule-BR-2-cavalry-south-only = Seules des brigades sudistes ont des compagnies de cavalerie rattachées (le chiffre cerclé).
    .title = Cavalerie rattachée au Sud seulement

rule-BR-2-mp-by-kind = Une brigade d’infanterie dispose de 4 points de mouvement (PM) par activation, une brigade de cavalerie de 6. Les pions ne portent pas de potentiel de mouvement.
    .title = PM selon l’arme

rule-BR-1-turn-track = La bataille dure sept tours d’une heure un quart, le premier à 8 h 00 et le septième à 15 h 30. Un huitième tour n’existe qu’avec l’option correspondante.
    .title = Sept tours dès 8 h 00

rule-BR-3-adjacency-border = Deux zones sont adjacentes seulement si elles partagent une portion de frontière. Si elles ne se touchent que par un point, il n’y a ni mouvement, ni contact, ni attaque de l’une à l’autre.
    .title = Un coin n’est pas une frontière

rule-BR-4-hill-points = Chacune des six collines de valeur rapporte 1 point de victoire au camp qui la contrôle. Les collines autour de Centreville ne rapportent rien.
    .title = Un point par colline

rule-BR-4-village-points = Centreville et Manassas Junction valent chacun 2 points de victoire.
    .title = Deux points par village

rule-BR-4-start-control = Au départ, le Nord contrôle Centreville et Mountain View. Le Sud contrôle Manassas Junction et les cinq autres collines de valeur.
    .title = Contrôle initial

rule-BR-4-control-last = Une zone de valeur appartient au camp dont les troupes y ont stationné ou l’ont traversée en dernier. Il n’est pas nécessaire d’y rester.
    .title = Le dernier passé contrôle

rule-BR-4-control-not-hq = Un QG ne prend jamais le contrôle d’une zone, où qu’il passe. Seules les troupes le font.
    .title = Un QG ne prend pas le terrain

rule-BR-4-control-retreat = Des troupes qui traversent une zone de valeur en repli ou en avance après combat en prennent le contrôle comme en mouvement.
    .title = Repli et avance prennent le contrôle

rule-BR-4-control-marker = Le marqueur de ligne étendue prend le contrôle d’une zone de valeur exactement comme sa brigade.
    .title = La seconde zone compte aussi

rule-BR-4-most-points = À la fin du dernier tour, le camp qui a le plus de points de victoire gagne : zones contrôlées, bonus de pertes et malus éventuel réunis.
    .title = Le plus de points l’emporte

rule-BR-4-loss-award-2 = Le camp qui a perdu de 3 à 5 pas de moins que l’autre reçoit 2 points de victoire.
    .title = Moins de pertes : deux points

rule-BR-4-loss-award-3 = Le camp qui a perdu au moins 6 pas de moins que l’autre reçoit 3 points de victoire au lieu de 2.
    .title = Bien moins de pertes : trois points

rule-BR-4-loss-award-none = Un écart de pertes de 2 pas ou moins ne rapporte aucun point.
    .title = Pertes voisines : rien

rule-BR-4-tie-south = Si les deux camps finissent avec le même nombre de points de victoire, le Sud gagne.
    .title = L’égalité revient au Sud

rule-BR-5-phase-order = Un tour comprend quatre parties : l’initiative et le marquage des mouvements opérationnels, les phases de mouvement, la continuation, puis l’administration.
    .title = Déroulement du tour

rule-BR-5-p1-then-p2 = Dans chaque phase de mouvement, le joueur qui a l’initiative achève mouvements et combats avant que l’autre ne commence.
    .title = Le joueur 1 termine d’abord

rule-BR-6-init-turn1 = Au tour 1, le Nord a l’initiative sans jet de dé.
    .title = Le Nord ouvre la bataille

rule-BR-6-init-high = À partir du tour 2, chaque camp lance un dé d’initiative. Le total le plus élevé joue en premier pendant tout le tour.
    .title = Le plus fort a l’initiative

rule-BR-6-init-tie = En cas de totaux égaux, bonus compris, les deux camps relancent jusqu’à ce qu’ils diffèrent.
    .title = Égalité d’initiative : on relance

rule-BR-6-init-dice-order = Le dé d’initiative du Nord est lancé avant celui du Sud.
    .title = Le Nord lance en premier

rule-BR-6-mo-north-first = Au début du tour, le Nord dit d’abord s’il lance son offensive majeure. Le Sud ne peut ensuite lancer la sienne que si le Nord s’est abstenu.
    .title = Le Nord annonce d’abord

rule-BR-6-mo-once = Chaque camp ne peut lancer qu’une offensive majeure dans toute la partie.
    .title = Une seule offensive par partie

rule-BR-6-mo-exclusive = Il y a au plus une offensive majeure par tour. Si le Nord lance la sienne, le Sud doit attendre.
    .title = Jamais les deux à la fois

rule-BR-6-mo-not-turn1 = Aucune offensive majeure ne peut être lancée au premier tour.
    .title = Pas d’offensive au tour 1

rule-BR-6-mo-bonus-init = Le camp en offensive majeure ajoute 2 à son dé d’initiative. Elle s’annonce avant les dés.
    .title = L’offensive aide l’initiative

rule-BR-6-mo-bonus-act = Le camp en offensive majeure ajoute 2 à tous ses dés d’activation du tour.
    .title = L’offensive aide l’activation

rule-BR-6-mo-own-side-only = L’offensive majeure ne profite qu’au camp qui l’a lancée : l’adversaire lance ses dés sans bonus.
    .title = Aucun bonus pour l’adversaire

rule-BR-6-mo-not-command-test = L’offensive majeure ne modifie pas le jet d’une brigade hors commandement qui tente d’agir.
    .title = Offensive et test de commandement

rule-BR-6-op-order = Le joueur sans l’initiative place d’abord ses marqueurs de mouvement opérationnel, puis l’autre joueur.
    .title = Le joueur 2 marque d’abord

rule-BR-6-op-optional = Un joueur peut marquer moins de brigades que sa limite ne le permet pour le mouvement opérationnel, ou aucune.
    .title = Marquer reste facultatif

rule-BR-6-op-limit-south = Le Sud ne peut marquer que les brigades d’une seule zone, soit deux au plus.
    .title = Limite de marquage du Sud

rule-BR-6-op-limit-north = Le Nord peut marquer les brigades de deux zones, soit quatre au plus.
    .title = Limite de marquage du Nord

rule-BR-6-op-fatigued = Une brigade fatiguée ne peut pas recevoir de marqueur de mouvement opérationnel.
    .title = Pas de marqueur si fatiguée

rule-BR-6-op-contact = Une brigade au contact de l’ennemi ne peut pas être marquée pour le mouvement opérationnel. Un ennemi au-delà du Bull Run n’est pas au contact.
    .title = Pas de marqueur au contact

rule-BR-6-op-no-extended = Une brigade en ligne étendue ne peut pas se déplacer ; elle ne peut donc pas être marquée pour le mouvement opérationnel.
    .title = Pas de marqueur en ligne étendue

rule-BR-6-op-one-of-stack = Une brigade d’une pile peut être marquée sans l’autre. Elle part alors seule.
    .title = On peut n’en marquer qu’une

rule-BR-6-op-legion = La Légion de Hampton rattachée à une brigade marquée partage son marqueur sans compter dans la limite. Elle ne peut pas être activée entre-temps, et part avec son hôte ou reste quand il se met en marche.
    .title = La Légion partage le marqueur

rule-BR-6-op-lost-contact = Une brigade marquée perd définitivement son marqueur dès qu’un ennemi arrive à son contact. Elle redevient une brigade ordinaire.
    .title = Le contact annule le marqueur

rule-BR-6-op-lost-attack = Une brigade marquée perd aussi son marqueur quand sa zone est attaquée, même par un gué ou un pont, et quand elle se replie ou se fatigue.
    .title = Attaque ou repli l’annulent aussi

rule-BR-6-op-not-activatable = Une brigade marquée pour le mouvement opérationnel ne peut pas être activée pendant les phases de mouvement. Elle bouge à la fin du tour.
    .title = Une brigade marquée n’est pas activable

rule-BR-7-activation-table-usa = Le dé d’activation du Nord donne 2 brigades sur 1 ou 2, 3 sur 3 ou 4, et 4 sur 5 ou plus.
    .title = Activations nordistes

rule-BR-7-activation-table-csa = Le dé d’activation du Sud donne 2 brigades sur 1, 3 de 2 à 5, et 4 sur 6 ou plus.
    .title = Activations sudistes

rule-BR-7-activation-6plus = Un total d’activation supérieur à 6, possible en offensive majeure, se lit comme 6.
    .title = Au-delà de six

rule-BR-7-activation-turn1 = Au tour 1, chaque dé d’activation donne une brigade de moins, avec un minimum de une. Une option la fixe à une exactement.
    .title = Départ lent au tour 1

rule-BR-7-must-select = Le joueur actif doit sélectionner autant de brigades que son dé l’indique, ou toutes celles qui peuvent l’être s’il y en a moins.
    .title = Toutes les activations sont dues

rule-BR-7-none-to-select = Si aucune brigade ne peut être sélectionnée, le joueur passe directement au mouvement de ses QG.
    .title = Plus personne à sélectionner

rule-BR-7-zero-move = Une brigade activée peut ne dépenser aucun PM et rester sur place.
    .title = Une activation peut rester vide

rule-BR-7-once-per-half-phase = Une brigade n’agit qu’une fois par phase de mouvement, mais peut agir de nouveau dans les phases suivantes du tour.
    .title = Une fois par phase de mouvement

rule-BR-7-one-at-a-time = Une brigade termine son activation avant que la suivante ne soit sélectionnée.
    .title = Une brigade à la fois

rule-BR-7-rest = Au lieu de se déplacer, une brigade activée peut se reposer : sa fatigue baisse d’un niveau.
    .title = Le repos réduit la fatigue

rule-BR-7-rest-order = Une brigade au repos peut aussi échanger sa place avec l’autre brigade de sa pile.
    .title = Le repos permet d’inverser les lignes

rule-BR-7-rest-only-fatigued = Une brigade sans fatigue ne peut pas choisir le repos.
    .title = Repos seulement si fatiguée

rule-BR-7-hq-after-moves = Les QG se déplacent une fois toutes les activations terminées et avant la résolution des combats.
    .title = Les QG bougent après les brigades

rule-BR-7-hq-6mp = Un QG dispose de 6 PM aux coûts habituels et ne peut pas prendre de fatigue pour aller plus loin.
    .title = Mouvement des QG

rule-BR-7-hq-no-contact = Un QG ne peut pas entrer dans une zone voisine d’une brigade ennemie, même séparée par le Bull Run.
    .title = Les QG évitent l’ennemi

rule-BR-7-hq-once-a-turn = Un QG qui s’est déplacé est activé et ne bouge plus de lui-même pendant ce tour.
    .title = Un mouvement de QG par tour

rule-BR-7-hq-activated-commands = Un QG activé a simplement bougé pendant ce tour. Il commande comme avant.
    .title = Un QG activé commande toujours

rule-BR-7-hq-stack-one = Une zone contient au plus un QG après mouvement. Les deux QG sudistes ne partagent Manassas Junction que jusqu’au départ de l’un d’eux.
    .title = Un QG par zone

rule-BR-7-hq-ignores-hq = Un QG peut traverser une zone qui ne contient qu’un autre QG, ami ou ennemi. Seules les brigades l’en écartent.
    .title = Les QG ne se gênent pas

rule-BR-8-three-phases = Chaque tour comporte au moins trois phases de mouvement.
    .title = Au moins trois phases

rule-BR-8-fourth = Après la troisième phase de mouvement, un dé modifié de 4 ou moins en donne une quatrième.
    .title = Une quatrième phase

rule-BR-8-fifth = Après la quatrième phase de mouvement, un dé modifié de 2 ou moins en donne une cinquième.
    .title = Une cinquième phase

rule-BR-8-no-sixth = Un tour ne compte jamais plus de cinq phases de mouvement.
    .title = Cinq phases au plus

rule-BR-8-mo-minus1 = Le dé de continuation subit -1 pendant un tour où l’un des camps mène son offensive majeure.
    .title = L’offensive prolonge le tour

rule-BR-8-first-last-plus2 = Le dé de continuation reçoit +2 au premier tour et aux deux derniers, les tours 6 et 7.
    .title = Premier et derniers tours écourtés

rule-BR-8-cumulative = Les deux modificateurs du dé de continuation s’additionnent.
    .title = Modificateurs de continuation cumulés

rule-BR-8-extra-turn-plus2 = Le +2 au dé de continuation vaut aussi au tour 8. Le tour 6 le garde, car nul ne sait alors s’il y aura un huitième tour.
    .title = Le tour supplémentaire aussi

rule-BR-9-op-moves-first = Le mouvement opérationnel ouvre la phase administrative : sa fatigue 2 redescend à 1 avant le tour suivant.
    .title = Mouvement opérationnel, puis récupération

rule-BR-9-op-order = Le joueur qui a l’initiative effectue ses mouvements opérationnels avant l’autre, chacun dans l’ordre de son choix.
    .title = Le joueur 1 marche d’abord

rule-BR-9-op-cancelled-by-p1 = Si le mouvement opérationnel du joueur 1 amène au contact d’une brigade ennemie marquée, celle-ci perd son marqueur et ne marche pas.
    .title = Une marche peut en bloquer une autre

rule-BR-9-op-double = Le mouvement opérationnel double les points : 8 PM pour l’infanterie, 12 pour la cavalerie.
    .title = Mouvement opérationnel doublé

rule-BR-9-op-march-only = Le mouvement opérationnel ne permet que d’entrer dans des zones : ni prolongation contre fatigue, ni déploiement, ni regroupement.
    .title = Une marche, rien d’autre

rule-BR-9-op-together = Les brigades marquées d’une même zone marchent et finissent ensemble, à l’allure de la plus lente.
    .title = Marquées ensemble, en marche ensemble

rule-BR-9-op-room-for-both = Deux brigades qui marchent ensemble doivent finir dans une zone où il y a place pour les deux.
    .title = De la place pour deux

rule-BR-9-op-fatigue2 = Une brigade qui a effectué un mouvement opérationnel passe à fatigue 2.
    .title = La marche épuise

rule-BR-9-op-zero-no-fatigue = Une brigade marquée peut rester sur place. Elle ne prend alors aucune fatigue et son marqueur est retiré.
    .title = Rester ne coûte rien

rule-BR-9-op-zoc-stop = Le mouvement opérationnel s’arrête en entrant dans une zone de contrôle ennemie et ne permet pas d’attaquer.
    .title = La marche s’arrête devant l’ennemi

rule-BR-9-op-no-command = Le mouvement opérationnel ne demande ni portée de commandement ni jet de dé.
    .title = Sans commandement

rule-BR-9-fatigue-down = À la fin du tour, chaque brigade perd un niveau de fatigue.
    .title = La fatigue baisse en fin de tour

rule-BR-9-hq-reset = À la fin du tour, tous les QG redeviennent non activés.
    .title = Les QG redeviennent disponibles

rule-BR-10_1-range-north = Une brigade nordiste est commandée si elle est à 8 PM ou moins de McDowell.
    .title = Portée de commandement nordiste

rule-BR-10_1-range-south = Une brigade sudiste est commandée si elle est à 6 PM ou moins du QG de son armée.
    .title = Portée de commandement sudiste

rule-BR-10_1-range-cost = La portée se compte du QG à la brigade aux coûts du mouvement : route 1, hors route 2, gué ou pont 2.
    .title = Mesure de la portée

rule-BR-10_1-range-blocked = Le chemin de commandement ne peut pas traverser une zone tenue par une brigade ennemie.
    .title = L’ennemi coupe le commandement

rule-BR-10_1-range-zoc-ok = Les zones de contrôle ennemies et les piles complètes ne bloquent pas le chemin de commandement.
    .title = Les zones de contrôle ne coupent rien

rule-BR-10_1-own-army = Beauregard ne commande que les brigades du Potomac, Johnston que celles de la Shenandoah.
    .title = Chaque QG son armée

rule-BR-10_1-legion-army = Rattachée, la Légion de Hampton est commandée si son hôte l’est. Seule, elle relève de l’armée du Potomac.
    .title = Qui commande la Légion

rule-BR-10_1-extended = Une brigade en ligne étendue est commandée si l’une de ses deux zones est à portée. Une seule activation suffit pour les deux.
    .title = Portée d’une ligne étendue

rule-BR-10_1-test = Une brigade hors commandement lance un dé : sur 3 ou moins elle agit, sinon elle reste sur place.
    .title = Agir hors commandement

rule-BR-10_1-test-star = Une brigade dotée d’un bonus de commandement a -1 à son test.
    .title = L’étoile aide le test

rule-BR-10_1-test-cavalry = Une brigade de cavalerie a -1 à son test.
    .title = La cavalerie sait agir seule

rule-BR-10_1-test-contact = Une brigade au contact d’un ennemi a -1 à son test.
    .title = L’ennemi proche aide le test

rule-BR-10_1-test-cumulative = Étoile, cavalerie et contact donnent chacun -1 au test et se cumulent.
    .title = Modificateurs du test cumulés

rule-BR-10_1-test-fail-spent = Une brigade qui rate son test compte comme activée et ne fait plus rien pendant cette phase de mouvement.
    .title = Un test raté est consommé

rule-BR-10_1-test-fail-facing = Une brigade qui rate son test garde sa place, sa ligne et son orientation.
    .title = Une brigade en échec reste figée

rule-BR-10_1-check-at-start = Le commandement se vérifie quand la brigade est sélectionnée. Elle peut ensuite sortir de la portée librement.
    .title = Portée vérifiée une seule fois

rule-BR-10_1-rest-needs-command = Une brigade hors commandement doit réussir son test même pour se reposer. Une option permet le repos libre.
    .title = Le repos exige le commandement

rule-BR-10_2-zoc-land = Une brigade exerce une zone de contrôle (ZdC) sur toutes les zones qui bordent la sienne par la terre.
    .title = Zone de contrôle

rule-BR-10_2-zoc-not-river = Aucune zone de contrôle ne franchit le Bull Run, pas même à un gué ou à un pont.
    .title = Pas de contrôle au-delà du Bull Run

rule-BR-10_2-zoc-not-cancelled = Ni les brigades amies ni leurs zones de contrôle n’annulent une zone de contrôle ennemie.
    .title = Les amis n’annulent pas la ZdC

rule-BR-10_2-zoc-extended = Une brigade en ligne étendue exerce une zone de contrôle autour de chacune de ses deux zones. Chaque partie a sa propre orientation et sa propre ligne.
    .title = Deux zones, deux contrôles

rule-BR-10_2-hq-no-zoc = Un QG n’a ni zone de contrôle ni orientation. Il n’arrête ni ne fait pivoter l’ennemi.
    .title = Un QG n’a pas de ZdC

rule-BR-10_2-contact = Deux brigades ennemies sont au contact si leurs zones partagent une frontière terrestre. Il n’y a pas de contact par-dessus le Bull Run.
    .title = Définition du contact

rule-BR-10_2-front-three = Le front d’une brigade se compose de la zone à laquelle elle fait face et des deux zones voisines de celle-ci. Les autres zones adjacentes forment son flanc.
    .title = Front et flanc

rule-BR-10_2-front-edge = Le bord de carte occupe une place autour de la zone. S’il touche la zone à laquelle on fait face, ce côté du front est perdu.
    .title = Le bord de carte coupe le front

rule-BR-10_2-front-few = Avec trois zones voisines ou moins, une brigade peut les avoir toutes dans son front.
    .title = Peu de voisines, pas de flanc

rule-BR-10_2-front-river = Les zones au-delà du Bull Run peuvent recevoir l’orientation et font partie du front comme les autres.
    .title = Faire face à la rivière

rule-BR-10_3-cost-open = Entrer dans une zone hors route coûte 2 PM, quel que soit le terrain.
    .title = Mouvement hors route

rule-BR-10_3-cost-road = Entrer dans une zone en suivant une route coûte 1 PM.
    .title = Mouvement sur route

rule-BR-10_3-cost-crossing = Franchir le Bull Run par un gué ou un pont coûte 2 PM, même sur route.
    .title = Gués et ponts

rule-BR-10_3-cost-village = Un village ou un hameau coûte 1 PM par la route et 2 sinon, comme toute autre zone.
    .title = Villages et hameaux

rule-BR-10_3-river-closed = Le Bull Run ne se franchit que par un gué ou un pont.
    .title = Le Bull Run est un obstacle

rule-BR-10_3-extension = Une fois par activation, une brigade peut prendre un niveau de fatigue pour obtenir 2 PM de plus (3 pour la cavalerie).
    .title = Marche forcée

rule-BR-10_3-extension-limit = Une brigade à fatigue 2 ne peut pas en prendre davantage pour prolonger sa marche.
    .title = Trop fatiguée pour forcer

rule-BR-10_3-extension-carry = Les PM ordinaires insuffisants pour l’étape suivante sont conservés et s’ajoutent aux PM supplémentaires.
    .title = Les points restants se gardent

rule-BR-10_3-extension-fatigue-before-combat = La fatigue de la marche forcée se prend à la fin du mouvement : elle compte donc dans l’attaque qui suit.
    .title = La marche forcée pèse au combat

rule-BR-10_3-zoc-stop = Une brigade qui entre dans une zone de contrôle ennemie doit s’y arrêter. Elle peut encore s’orienter, se déployer, se regrouper ou engager si elle a les PM.
    .title = Arrêtée par l’ennemi

rule-BR-10_3-zoc-leave = Une brigade qui commence dans une zone de contrôle ennemie peut la quitter, mais pas pour entrer directement dans une autre zone contrôlée par l’ennemi.
    .title = Quitter une zone de contrôle

rule-BR-10_3-zoc-leave-regrouped = Une brigade qui vient de se regrouper dans une zone de contrôle ennemie ne peut la quitter que vers une zone hors de toute zone de contrôle ennemie.
    .title = Regroupée au contact

rule-BR-10_3-enemy-zone = On ne peut pas entrer dans une zone occupée par une brigade ennemie.
    .title = Zones ennemies fermées

rule-BR-10_3-engage-cost = Engager l’ennemi coûte 2 PM et met fin au mouvement de la brigade. Elle reçoit un marqueur d’attaque.
    .title = Engager coûte deux PM

rule-BR-10_3-engage-second-line = Une brigade en seconde ligne ne peut engager qu’en passant en première ligne, ce qui est gratuit pendant son activation.
    .title = Seule la première ligne engage

rule-BR-10_3-engage-target = Une brigade ne peut engager que si une brigade ennemie se trouve dans une zone adjacente accessible, par la terre ou par un passage ouvert.
    .title = Une cible à portée

rule-BR-10_3-engage-facing = Une brigade qui engage peut prendre toute orientation dont le front contient au moins une zone ennemie attaquable.
    .title = Orientation pour engager

rule-BR-10_3-hq-displaced = Quand une brigade ennemie arrive à côté d’un QG, son propriétaire le déplace d’une ou deux zones, hors de tout contact. Le QG devient activé.
    .title = Les QG cèdent la place

rule-BR-10_3-hq-displaced-river = Un QG cède aussi la place à une brigade ennemie située sur l’autre rive du Bull Run.
    .title = Même de l’autre côté de l’eau

rule-BR-10_3-hq-displaced-stacked = Un QG cède la place même s’il partage sa zone avec des brigades amies.
    .title = Les brigades ne couvrent pas le QG

rule-BR-10_3-hq-displaced-any-arrival = Un QG cède la place quelle que soit la cause du contact : mouvement, déploiement, repli, avance ou renfort, et même si la brigade ne fait que passer.
    .title = Toute arrivée déplace le QG

rule-BR-10_3-hq-displaced-alone = Un QG déplacé ne peut pas finir dans une zone qui contient déjà un autre QG.
    .title = Un QG déplacé reste seul

rule-BR-10_3-hq-displaced-far = Si aucune zone à deux zones ou moins n’est sûre, le QG déplacé gagne la plus proche qui le soit. À distance égale, son propriétaire choisit.
    .title = Plus loin s’il le faut

rule-BR-10_3-hq-zone-entered = Une brigade peut entrer dans une zone qui ne contient qu’un QG ennemi. Le QG cède la place.
    .title = Un QG seul n’arrête personne

rule-BR-10_3-hq-never-lost = Un QG sans issue quitte la carte et ne commande plus personne jusqu’à la fin du tour. Il n’est jamais détruit.
    .title = Un QG n’est jamais perdu

rule-BR-10_3-hq-return = Un QG retiré revient en fin de tour à sa base, Centreville ou Manassas Junction. Si l’ennemi y est ou la touche, il rejoint une de ses brigades sans ennemi voisin ; à défaut, il attend un tour de plus.
    .title = Retour d’un QG retiré

rule-BR-10_3-farm-ford-first = Le Nord ignore d’abord Farm Ford. La première brigade nordiste à le franchir doit commencer son activation à côté et payer 4 PM.
    .title = Découvrir Farm Ford

rule-BR-10_3-farm-ford-attack = La première attaque nordiste par Farm Ford coûte 4 PM en tout au lieu de 2, et ouvre le gué.
    .title = Première attaque par Farm Ford

rule-BR-10_3-farm-ford-cheap-engage = Tant que Farm Ford est inconnu du Nord, un engagement au prix normal de 2 PM ne porte pas au-delà.
    .title = Deux PM n’y suffisent pas

rule-BR-10_3-farm-ford-begin = Une brigade nordiste qui n’a pas commencé son activation à côté de Farm Ford ne peut pas être la première à l’utiliser.
    .title = Partir du gué

rule-BR-10_3-farm-ford-regroup = Une brigade qui commence à côté de Farm Ford peut d’abord se regrouper puis l’ouvrir, si c’est son premier pas et s’il lui reste de quoi payer 4 PM.
    .title = Se regrouper, puis trouver le gué

rule-BR-10_3-farm-ford-after = Dès qu’une brigade nordiste a utilisé Farm Ford, c’est un gué ordinaire pour le Nord aussi.
    .title = Farm Ford connu

rule-BR-10_3-farm-ford-south = Le Sud utilise Farm Ford comme un gué ordinaire dès le début. Cela ne l’ouvre pas au Nord.
    .title = Le Sud connaît Farm Ford

rule-BR-10_3-farm-ford-closed-range = Tant que Farm Ford est inconnu du Nord, il n’existe ni pour son commandement, ni pour ses QG, ses replis ou ses mouvements opérationnels.
    .title = Inconnu, donc inexistant

rule-BR-10_4-free-facing = Une brigade qui finit son mouvement hors contact s’oriente vers la zone adjacente de son choix, jamais vers le bord de carte.
    .title = Orientation libre hors contact

rule-BR-10_4-contact-mover = Une brigade qui arrive au contact doit prendre une orientation dont le front contient le plus possible de zones ennemies au contact.
    .title = Faire face à ceux qu’on rencontre

rule-BR-10_4-contact-mover-choice = Si aucun front ne contient toutes les zones ennemies au contact, le propriétaire choisit parmi les orientations qui en contiennent le plus. On compte les zones, non les brigades.
    .title = Trop d’ennemis à la fois

rule-BR-10_4-contact-stays = Une brigade qui finit son activation ou se repose au contact doit aussi garder dans son front le plus possible de zones ennemies, sauf si elle engage.
    .title = Au contact, face à l’ennemi

rule-BR-10_4-contact-enemy-turns = Une brigade contactée sans ennemi dans son front doit pivoter pour y placer le nouvel arrivant.
    .title = L’ennemi pivote pour vous recevoir

rule-BR-10_4-contact-pinned = Une brigade qui a déjà un ennemi au contact dans son front ne peut pas pivoter vers un nouveau. C’est ainsi qu’on gagne un flanc.
    .title = Fixée de front

rule-BR-10_4-order = Quand une brigade entre dans une zone, le contrôle change d’abord, puis les QG cèdent la place, puis les marqueurs opérationnels tombent, puis l’arrivant s’oriente, et enfin l’ennemi pivote.
    .title = Effets d’une arrivée, dans l’ordre

rule-BR-10_4-river-no-turn = Les ennemis au-delà du Bull Run n’obligent ni n’empêchent de pivoter. Une option permet à ceux qui sont derrière un passage ouvert de fixer et de prendre de flanc.
    .title = La rivière et l’orientation

rule-BR-10_4-rest-facing = Une brigade qui se repose peut aussi changer d’orientation.
    .title = Repos et orientation

rule-BR-10_4-second-line-facing = Une brigade qui finit en seconde ligne prend l’orientation de la première et n’en choisit pas. Les ennemis contactés pivotent quand même.
    .title = La seconde ligne n’oriente pas la pile

rule-BR-10_5-limit-two = Deux brigades au plus peuvent occuper une zone quand une pièce s’arrête. D’autres peuvent la traverser.
    .title = Deux brigades par zone

rule-BR-10_5-full-zone-exit = On ne peut entrer dans une zone amie complète que si l’on peut payer la suite jusqu’à une zone libre. On ne peut y faire que continuer.
    .title = Traverser une zone pleine

rule-BR-10_5-hq-extra = Un QG peut partager une zone avec deux brigades. Il ne compte pas dans la limite d’empilement.
    .title = Un QG ne prend pas de place

rule-BR-10_5-marker-counts = Un marqueur de ligne étendue compte comme une brigade pour l’empilement.
    .title = Un marqueur prend une place

rule-BR-10_5-line-choice = Une brigade qui en rejoint une autre choisit la première ou la seconde ligne.
    .title = L’arrivant choisit sa ligne

rule-BR-10_5-line-swap = Les deux brigades d’une pile peuvent échanger leurs places pendant l’activation de l’une d’elles, sans coût.
    .title = Inverser les lignes

rule-BR-10_5-same-facing = Les deux brigades d’une pile ont la même orientation, celle de la première ligne.
    .title = Une seule orientation par pile

rule-BR-10_5-promotion = Si la première ligne part ou est détruite, la seconde devient première ligne et garde l’orientation.
    .title = La seconde ligne prend la relève

rule-BR-10_5-legion-free = La Légion de Hampton ne compte pas dans la limite de deux brigades.
    .title = La Légion ne prend pas de place

rule-BR-10_5-legion-alone = Seule dans une zone, la Légion de Hampton est une brigade d’infanterie de force 1. Elle a alors sa zone de contrôle et son orientation, et combat par elle-même.
    .title = La Légion seule

rule-BR-10_5-legion-host = Avec des brigades amies dans sa zone, la Légion de Hampton est rattachée à l’une d’elles au choix de son propriétaire. Il peut changer d’hôte dès que la Légion ou l’une des brigades est activée.
    .title = Choisir l’hôte de la Légion

rule-BR-10_5-legion-adds = La Légion de Hampton ajoute sa force de combat de 1 à celle de la brigade à laquelle elle est rattachée.
    .title = La Légion ajoute sa force

rule-BR-10_5-legion-c-only = La Légion n’apporte que sa force de combat, qui peut aussi porter son hôte aux 2 points exigés pour le soutien. Artillerie, étoile et obligation de repli restent celles de l’hôte.
    .title = La force et rien d’autre

rule-BR-10_5-legion-after-halving = Avec une ligne étendue, le point de la Légion s’ajoute après la division, et en plus de la force totale quand les deux parties combattent ensemble.
    .title = La Légion n’est pas divisée

rule-BR-10_5-legion-shares = Rattachée, la Légion de Hampton a la ligne, l’orientation et la fatigue de son hôte.
    .title = La Légion suit l’état de son hôte

rule-BR-10_5-legion-fatigue-kept = En rejoignant une brigade, la Légion prend la fatigue de celle-ci. En la quittant, elle garde le niveau du moment.
    .title = Fatigue à l’arrivée et au départ

rule-BR-10_5-legion-loss = Quand son hôte doit perdre un pas, on lance un dé : sur 1 ou 2, la Légion subit la perte et est éliminée, sinon c’est l’hôte. Un pas compte dans tous les cas.
    .title = La Légion peut encaisser la perte

rule-BR-10_5-legion-loss-retreat = Le dé de la Légion se lance aussi pour le pas que son hôte perd en se repliant à travers un front ennemi.
    .title = Aussi pour un repli coûteux

rule-BR-10_5-legion-moves = La Légion de Hampton accompagne son hôte sans coûter d’activation, ou est sélectionnée seule pour partir. Dans les deux cas, elle n’agit qu’une fois par phase de mouvement.
    .title = Mouvement de la Légion

rule-BR-10_5-legion-left-behind = La Légion ne peut être laissée sur place qu’au premier pas de son hôte. Si elle l’accompagne, elle reste avec lui jusqu’à la fin de cette activation.
    .title = Laissée seulement au départ

rule-BR-10_5-legion-no-rest = Sélectionnée seule alors qu’elle est rattachée, la Légion peut partir ou changer d’hôte, non se reposer. Elle récupère avec son hôte.
    .title = Pas de repos à part

rule-BR-10_5-legion-in-combat-moves = La Légion se replie avec son hôte, et peut l’accompagner quand il avance après combat.
    .title = La Légion en repli et en avance

rule-BR-10_5-legion-host-destroyed = Si son hôte est détruit, la Légion reste dans la zone, seule ou rattachée à l’autre brigade présente.
    .title = La Légion privée de son hôte

rule-BR-10_5-legion-no-deploy = La Légion de Hampton ne peut pas se déployer en ligne étendue.
    .title = La Légion ne s’étend jamais

rule-BR-10_6-deploy = Pour 2 PM, une brigade se déploie dans une seconde zone voisine par la terre. Elle tient alors les deux.
    .title = Étendre la ligne

rule-BR-10_6-deploy-stacking = On ne peut pas étendre une ligne dans une zone déjà pleine.
    .title = De la place pour s’étendre

rule-BR-10_6-deploy-no-river = Une ligne ne peut pas s’étendre à travers le Bull Run, même à un passage.
    .title = Pas à travers le Bull Run

rule-BR-10_6-deploy-in-zoc = Une brigade peut se déployer et se regrouper dans une zone de contrôle ennemie.
    .title = Même au contact

rule-BR-10_6-deploy-contact = Le marqueur déployé prend sa propre ligne et sa propre orientation. S’il arrive au contact, les pivots et les QG déplacés s’ensuivent comme pour une brigade.
    .title = Le marqueur prend contact

rule-BR-10_6-regroup = Pour 2 PM, une ligne étendue se regroupe dans l’une de ses deux zones au choix. Les PM restants permettent de bouger.
    .title = Se regrouper

rule-BR-10_6-no-deploy-then-regroup = Une brigade ne peut pas se regrouper dans l’activation où elle s’est déployée. Elle peut se regrouper puis se redéployer.
    .title = Pas d’aller et retour

rule-BR-10_6-no-move = Une brigade en ligne étendue ne peut pas entrer dans d’autres zones.
    .title = Une ligne étendue ne bouge pas

rule-BR-10_6-deploy-then-engage = Après s’être déployée, une brigade peut encore engager, mais plus avancer.
    .title = Se déployer puis attaquer

rule-BR-10_6-halved = Chaque partie d’une ligne étendue combat avec la moitié des potentiels de combat, d’artillerie et de cavalerie, arrondie au supérieur.
    .title = Forces divisées par deux

rule-BR-10_6-defence = Une partie de ligne étendue attaquée reçoit +1.
    .title = Plus solide en ligne

rule-BR-10_6-no-bonus-attack = Une ligne étendue n’a pas ce bonus quand elle attaque.
    .title = Pas de bonus en attaque

rule-BR-10_6-separate = Chaque partie d’une ligne étendue attaque et est attaquée séparément, mais fatigue et pertes touchent toute la brigade.
    .title = Deux parties, une brigade

rule-BR-10_6-one-result = Quand les deux parties d’une brigade participent au même combat, elle subit une seule fatigue et au plus un « Touché ».
    .title = Un combat, un résultat

rule-BR-10_6-retreat-voids = Si une ligne étendue se regroupe en se repliant, le combat que son autre partie devait encore livrer est annulé.
    .title = Le repli annule l’autre combat

rule-BR-10_6-retreat-voids-second-line = Si une autre brigade tient encore la zone quittée par la ligne étendue, l’attaque contre cette zone se poursuit contre elle.
    .title = Mais pas contre ceux qui restent

rule-BR-10_6-one-payment = Un seul paiement de 2 PM engage les deux parties d’une ligne étendue.
    .title = Un seul paiement pour les deux

rule-BR-10_6-mark-needs-target = Quand une ligne étendue engage ou se repose, ses deux parties s’orientent. Une partie sans ennemi à attaquer ne reçoit pas de marqueur d’attaque.
    .title = À chaque partie sa cible

rule-BR-10_6-cap = Deux parties d’une brigade dans un même combat ne comptent jamais plus que sa force totale. Chacune lance ses propres dés.
    .title = Deux moitiés ne font pas plus

rule-BR-11_1-needs-mark = Seule une brigade en première ligne qui a engagé pendant son activation peut attaquer.
    .title = Seules les brigades engagées attaquent

rule-BR-11_1-decline = Une brigade engagée peut renoncer au combat. Les PM dépensés sont perdus.
    .title = On peut renoncer à l’attaque

rule-BR-11_1-marks-off = Quand le joueur actif met fin à ses combats, tous ses marqueurs d’attaque sont retirés. Il faudra engager de nouveau dans une phase ultérieure.
    .title = Les marqueurs d’attaque tombent

rule-BR-11_1-mark-second-line = Si les deux brigades d’une pile ont engagé, seule celle de première ligne attaque. L’autre la soutient.
    .title = La seconde ligne n’attaque pas

rule-BR-11_1-target-in-front = Une brigade n’attaque que des zones situées dans son front.
    .title = On attaque devant soi

rule-BR-11_1-joint = Des brigades de plusieurs zones peuvent attaquer ensemble une zone si leurs zones se touchent en chaîne continue.
    .title = Attaquer ensemble

rule-BR-11_1-joint-banks = Pour une attaque commune, deux zones de rives opposées sont voisines même là où l’on ne peut pas traverser.
    .title = Ensemble depuis les deux rives

rule-BR-11_1-one-combat-each = Une brigade, ou chaque partie d’une ligne étendue, ne participe comme attaquant qu’à un seul combat par phase de mouvement de son joueur.
    .title = Un seul combat chacune

rule-BR-11_1-multi-target = Une brigade seule peut attaquer ensemble toutes les zones ennemies de son front, en un seul combat.
    .title = Seule contre plusieurs

rule-BR-11_1-multi-target-all = Une brigade attaque une seule zone de son front, ou toutes. Elle ne peut en omettre une que si celle-ci a déjà été attaquée pendant cette phase de mouvement.
    .title = Une ou toutes

rule-BR-11_1-no-many-to-many = Des brigades de zones différentes ne peuvent pas attaquer ensemble plusieurs zones.
    .title = Jamais plusieurs contre plusieurs

rule-BR-11_1-once-per-zone = Une zone n’est attaquée qu’une fois au plus par phase de mouvement d’un joueur.
    .title = Une attaque par zone et par phase

rule-BR-11_1-order = L’attaquant résout ses combats dans l’ordre de son choix, chacun achevé avant le suivant.
    .title = L’attaquant choisit l’ordre

rule-BR-11_1-vacated = Une attaque contre une zone que l’ennemi a quittée est annulée. Ses attaquants peuvent encore se joindre à un autre combat.
    .title = Plus personne en face

rule-BR-11_2-ratio-examples = Le plus fort reçoit un bonus selon le rapport de force : 6 contre 3 donne +3 à l’attaquant, 3 contre 4 +1 au défenseur, 3 contre 3 +1 à l’attaquant, 4 contre 6 +2 au défenseur.
    .title = Exemples de rapport de force

rule-BR-11_2-ratio-bands = Le rapport de force, arrondi en faveur du plus faible, donne au plus fort +1 à 1/1, +2 à 3/2, +3 à 2/1 et +4 à 3/1 ou plus.
    .title = Rapport de force

rule-BR-11_2-tie-attacker = À force égale, le +1 revient à l’attaquant.
    .title = À force égale, l’attaquant

rule-BR-11_2-never-zero = Toute brigade ou partie de brigade engagée dans un combat a une force d’au moins 1.
    .title = Jamais sans force

rule-BR-11_2-dice-order = L’attaquant lance pour l’artillerie puis pour la cavalerie, le défenseur pour l’artillerie, puis chacun lance son dé de combat, l’attaquant d’abord.
    .title = Ordre des dés de combat

rule-BR-11_3-support-combat = Une brigade en seconde ligne de force 2 ou plus et de fatigue inférieure à 2 donne +1 à sa première ligne, en attaque comme en défense, sans être activée. Une option le réserve à l’attaque.
    .title = Soutien de la seconde ligne

rule-BR-11_3-support-each-zone = Dans une attaque depuis plusieurs zones, chaque zone dotée d’une seconde ligne en soutien donne +1.
    .title = Un soutien par zone

rule-BR-11_3-support-fatigue2 = Une brigade en seconde ligne à fatigue 2 n’apporte aucun soutien.
    .title = Épuisée, pas de soutien

rule-BR-11_3-support-artillery = Une brigade en soutien dotée d’une artillerie de 2 ou plus donne -1 au dé d’artillerie de sa seule zone.
    .title = Canons de la seconde ligne

rule-BR-11_3-support-not-own = Le soutien vient d’une autre brigade en seconde ligne. Les deux parties d’une ligne étendue ne se soutiennent pas l’une l’autre.
    .title = Pas de soutien à soi-même

rule-BR-11_3-support-nothing-else = L’étoile, la fatigue et la cavalerie de la seconde ligne ne comptent pas.
    .title = Le soutien n’apporte rien d’autre

rule-BR-11_3-artillery = Chaque brigade en première ligne lance un dé d’artillerie. Un résultat inférieur ou égal à son potentiel d’artillerie donne +1.
    .title = Artillerie

rule-BR-11_3-artillery-each = Les succès d’artillerie de plusieurs brigades s’additionnent.
    .title = Chaque batterie compte

rule-BR-11_3-artillery-zero = Une brigade sans artillerie ne lance le dé que si une batterie en soutien lui donne -1, et réussit alors sur 1.
    .title = Pas de canons en première ligne

rule-BR-11_3-cavalry-attack = Une brigade en première ligne avec cavalerie rattachée lance un dé quand elle attaque, jamais en défense. Un résultat inférieur ou égal à ce potentiel donne +1.
    .title = Cavalerie en attaque

rule-BR-11_3-star = Une étoile en première ligne donne +1 au combat, une seule fois par camp quel que soit leur nombre.
    .title = Une étoile par camp

rule-BR-11_3-star-defence = Une étoile dans la première ligne du défenseur compte également.
    .title = L’étoile défend aussi

rule-BR-11_3-hill = Un défenseur sur une colline reçoit +2.
    .title = Collines

rule-BR-11_3-cumulative = Tous les bonus et malus d’un combat s’additionnent.
    .title = Tout se cumule

rule-BR-11_3-crossing = Le défenseur reçoit +2 si tous les attaquants passent par un gué ou un pont.
    .title = Derrière un gué ou un pont

rule-BR-11_3-woods = Un défenseur dans les bois reçoit +1.
    .title = Bois

rule-BR-11_3-several-zones = Contre plusieurs zones, le défenseur ne prend que le bonus de terrain et de passage de sa meilleure zone. Ligne étendue, étoile, fatigue et flanc comptent une fois.
    .title = Le meilleur terrain, une seule fois

rule-BR-11_3-village-none = Villages et hameaux ne donnent aucun bonus au défenseur.
    .title = Les maisons n’aident pas

rule-BR-11_3-fatigue = Chaque camp subit -1 ou -2 pour la fatigue de sa brigade de première ligne la plus fatiguée.
    .title = La fatigue au combat

rule-BR-11_3-def-flanked = Le défenseur subit -1, une seule fois, s’il est attaqué hors de son front ou si un ennemi au contact se trouve sur son flanc.
    .title = Défenseur pris de flanc

rule-BR-11_3-flank-crossing = Une attaque par un gué ou un pont hors du front du défenseur le prend aussi de flanc. Un ennemi simplement posté sur l’autre rive, non.
    .title = Attaque de flanc par un passage

rule-BR-11_3-att-flanked = L’attaquant subit -2, une seule fois, si un ennemi au contact se trouve hors du front d’une brigade attaquante.
    .title = Attaquant pris de flanc

rule-BR-11_4-floor = Le total de combat d’un camp n’est jamais inférieur à 1.
    .title = Jamais moins de un

rule-BR-11_4-equal = À totaux égaux, l’attaquant subit une fatigue et le défenseur rien.
    .title = L’égalité fatigue l’attaquant

rule-BR-11_4-greater = Le camp au total le plus faible subit une fatigue.
    .title = Le perdant se fatigue

rule-BR-11_4-double = Si un total vaut au moins le double de l’autre, le perdant subit Fatigue et « Touché ». Une option exige plus du double.
    .title = Battu du double : « Touché »

rule-BR-11_4-all-front-line = Le résultat touche toutes les brigades de première ligne du camp perdant dans ce combat.
    .title = Toute la première ligne subit

rule-BR-11_4-fatigue-cap = La fatigue ne dépasse jamais 2. Les résultats Fatigue suivants sont sans effet.
    .title = La fatigue plafonne à deux

rule-BR-11_4-hit-choice = Le propriétaire d’une brigade touchée choisit entre la perte d’un pas et une tentative de repli en ordre.
    .title = Perte ou repli

rule-BR-11_4-hit-forced = Une brigade doit tenter le repli si la perte d’un pas ramenait sa force sous la moitié de sa valeur imprimée.
    .title = Quand le repli s’impose

rule-BR-11_4-retreat-die = Le repli réussit sur 3 ou moins : -1 au dé pour la cavalerie ou une étoile, +1 pour une ligne étendue.
    .title = Repli en ordre

rule-BR-11_4-retreat-star-cavalry = Une brigade de cavalerie dotée d’une étoile a -1 à son dé de repli, et non -2.
    .title = Étoile et cavalerie : une seule fois

rule-BR-11_4-retreat-fail = Si le repli échoue, la brigade reste sur place et subit la perte d’un pas.
    .title = Repli manqué

rule-BR-11_4-retreat-away = Un repli se fait d’une ou deux zones, sans jamais se rapprocher d’un ennemi de ce combat, et ne finit à côté d’aucun d’eux.
    .title = S’éloigner du combat

rule-BR-11_4-retreat-front = Un repli doit éviter les fronts ennemis si possible. Sinon, il coûte la perte d’un pas, quel que soit le nombre de zones traversées.
    .title = À travers un front ennemi

rule-BR-11_4-retreat-stacking = Un repli peut traverser une zone amie complète, mais non s’y terminer.
    .title = De la place à l’arrivée

rule-BR-11_4-retreat-no-zoc-stop = Un repli ne coûte pas de PM et n’est pas arrêté par une zone de contrôle ennemie. Seuls les fronts ennemis comptent.
    .title = Le repli ignore les ZdC

rule-BR-11_4-retreat-contact = Une brigade s’oriente à l’endroit où finit son repli. Si elle y rencontre un autre ennemi, contact et pivots suivent les règles habituelles.
    .title = Orientation après le repli

rule-BR-11_4-retreat-none = Une brigade sans repli possible subit la perte sans jet de dé.
    .title = Aucune issue

rule-BR-11_4-hit-order = Plusieurs brigades touchées se traitent une par une, dans l’ordre choisi par leur propriétaire.
    .title = Un « Touché » après l’autre

rule-BR-11_4-retreat-extended = Une ligne étendue se replie d’abord dans une zone voisine de ses deux parties et s’y regroupe. Sans une telle zone, elle ne peut pas se replier.
    .title = Repli d’une ligne étendue

rule-BR-11_4-retreat-extended-pass = Une ligne étendue en repli se regroupe dans la zone commune même si elle continue ; cette zone peut donc être pleine. Elle ne revient jamais dans l’une de ses zones de départ.
    .title = Se regrouper en passant

rule-BR-11_4-retreat-other-second = Quand une ligne étendue se replie, seule la seconde ligne d’une zone du combat doit suivre. Dans l’autre zone, la seconde ligne reste et devient première ligne.
    .title = La seconde ligne étrangère au combat reste

rule-BR-11_4-second-line = Si sa première ligne se replie, la seconde doit se replier aussi, sans jet de dé. Elle prend une fatigue et ne subit aucune perte.
    .title = La seconde ligne suit

rule-BR-11_4-second-line-stuck = Une seconde ligne qui ne peut pas suivre reste comme première ligne et prend la fatigue. La zone n’est pas abandonnée.
    .title = Seconde ligne sans issue

rule-BR-11_4-second-line-extended = Si la seconde ligne est une partie de ligne étendue, toute la brigade se replie. À défaut, elle se regroupe dans son autre zone, si celle-ci ne touche aucun ennemi du combat ; à défaut, elle reste.
    .title = Seconde ligne étendue

rule-BR-11_4-second-line-safe = Si la première ligne tient sa position, la seconde ne subit rien.
    .title = Seconde ligne épargnée

rule-BR-11_4-advance = Une des brigades attaquantes de première ligne peut occuper aussitôt une zone abandonnée par l’ennemi, sans coût en PM.
    .title = Avance après combat

rule-BR-11_4-advance-destroyed = Une zone vidée par la destruction de son défenseur peut aussi être occupée.
    .title = Aussi après une destruction

rule-BR-11_4-defender-stays = Le défenseur n’avance jamais, même si l’attaquant est repoussé.
    .title = Le défenseur reste en place

rule-BR-11_4-advance-contact = Une avance est une arrivée comme une autre : la brigade s’oriente, les ennemis pivotent et les QG cèdent la place.
    .title = L’avance prend contact

rule-BR-11_4-advance-not-extended = Une brigade en ligne étendue n’avance pas après combat.
    .title = Une ligne étendue n’avance pas

rule-BR-11_4-step-loss = Chaque perte d’un pas réduit de 1 les potentiels de combat, d’artillerie et de cavalerie de la brigade, sans descendre sous zéro.
    .title = Perte d’un pas

rule-BR-11_4-loss-total = Chaque pas perdu compte dans le total du camp et n’en est jamais retiré, y compris pour les brigades détruites.
    .title = Chaque pas compte

rule-BR-11_4-elimination = Une brigade dont la force de combat tombe à zéro est retirée, avec son marqueur si elle était étendue.
    .title = Détruite

rule-BR-12_1-historical = Dans le placement historique, chaque brigade commence sur son repère de la carte.
    .title = Placement historique

rule-BR-12_1-hq = McDowell commence à Centreville, Beauregard et Johnston ensemble à Manassas Junction.
    .title = Les QG au départ

rule-BR-12_1-decisions = Le Sud d’abord, puis le Nord, choisit orientations et lignes. Le Sud choisit aussi l’hôte de la Légion et la seconde zone de la ligne de Cocke.
    .title = Choix au placement

rule-BR-12_1-cocke-extended = Cocke commence le scénario historique en ligne étendue.
    .title = Cocke commence en ligne étendue

rule-BR-12_1-op-start = Porter, Burnside, la cavalerie US et Franklin commencent marqués pour le mouvement opérationnel. Ils épuisent la limite du Nord au tour 1.
    .title = La marche de flanc est ordonnée

rule-BR-12_1-op-must-move = Au tour 1 du scénario historique, les quatre brigades nordistes marquées doivent effectuer leur marche si elles le peuvent.
    .title = La marche de flanc doit partir

rule-BR-12_2-order = Le Sud place tout avant le Nord. Ses trois brigades avancées viennent d’abord, puis les autres dans l’ordre de son choix.
    .title = Ordre du placement libre

rule-BR-12_2-free-south = Trois brigades du Potomac se placent n’importe où au sud du Bull Run, une par zone. Les autres commencent à 5 PM ou moins de Manassas Junction ; la Légion va avec une brigade quelconque ou parmi ces dernières.
    .title = Placement libre du Sud

rule-BR-12_2-free-north = Les brigades nordistes commencent à 5 PM ou moins de Centreville, une ou deux par zone, et pas dans une zone qui touche le Bull Run.
    .title = Placement libre du Nord

rule-BR-12_2-free-switch = Avec la lecture littérale, les 5 PM sont un minimum : les brigades commencent à 5 PM ou plus de leur village.
    .title = Placement à distance

rule-BR-12_2-free-extended = Les brigades sudistes peuvent commencer en ligne étendue si leurs deux zones leur sont permises.
    .title = Placement libre en ligne étendue

rule-BR-12_2-hq = Au placement libre aussi, McDowell commence à Centreville et les deux QG sudistes à Manassas Junction. Personne ne commence marqué pour le mouvement opérationnel.
    .title = Les QG au placement libre

rule-BR-12_3-smith = Smith arrive à Manassas Junction à la fin du tour 2 et peut agir à partir du tour 3.
    .title = Arrivée de Smith

rule-BR-12_3-blocked = Si la zone d’arrivée est pleine, la brigade entre dans une zone voisine par la route où il y a place. Si un ennemi s’y trouve, l’arrivée est reportée à la fin du tour suivant.
    .title = Arrivée bloquée

rule-BR-12_3-no-room = Si la zone d’arrivée et ses voisines par la route sont toutes pleines ou tenues par l’ennemi, l’arrivée est reportée à la fin du tour suivant.
    .title = Pas de place du tout

rule-BR-12_3-hq-room = Un QG ne remplit pas la zone d’arrivée. Les renforts déviés peuvent partager une zone dans la limite habituelle.
    .title = Les QG ne bloquent pas les arrivées

rule-BR-12_3-arrival-effects = Une brigade qui arrive choisit sa ligne et son orientation, prend le contrôle de la zone et prend contact comme toute brigade qui y entre.
    .title = Arriver, c’est entrer

rule-BR-13-30va = Avec cette option, les compagnies du 30th Virginia combattent en une seule brigade. Les potentiels de cavalerie des autres brigades ne comptent plus de toute la partie.
    .title = 30th Virginia

rule-BR-13-30va-place = Le 30th Virginia commence dans la zone de Beauregard ou dans une zone voisine accessible. La limite d’empilement s’applique.
    .title = Placer le 30th Virginia

rule-BR-13-manoeuvre-points = Avec la manœuvre historique, le Nord perd 2 points à la fin si moins de quatre de ses brigades ont franchi Sudley Ford.
    .title = Le plan de McDowell

rule-BR-13-manoeuvre-count = Pour le plan de McDowell, chaque brigade compte une fois, quand elle franchit Sudley Ford de la rive gauche à la rive droite par mouvement, mouvement opérationnel ou avance après combat.
    .title = Ce qui compte comme franchi

rule-BR-13-manoeuvre-south = Avec la manœuvre historique, aucune brigade ni aucun QG sudiste ne peut franchir le Bull Run au tour 1, en mouvement comme en marche opérationnelle.
    .title = Le Sud attend au tour 1

rule-BR-13-manoeuvre-south-attack = Au tour 1 avec la manœuvre historique, le Sud peut attaquer par un gué ou un pont, mais pas avancer au-delà.
    .title = Attaquer sans franchir

rule-BR-13-manoeuvre-south-hq = Au tour 1 avec la manœuvre historique, un QG sudiste qui cède la place ne peut pas le faire par-delà le Bull Run.
    .title = Un QG déplacé reste au sud

rule-BR-13-manoeuvre-south-paths = L’interdiction du tour 1 ne coupe ni les chemins de commandement ni les replis sudistes : les uns et les autres peuvent franchir le Bull Run.
    .title = Ordres et replis peuvent franchir

rule-BR-13-confusion = Avec cette option, tout attaquant subit -1 aux tours 1 et 2, quel que soit son camp.
    .title = Confusion

rule-BR-13-reinforcements = Avec cette option, Militia, Volunteers et McCunn arrivent à Centreville à la fin du tour 3, où trois brigades peuvent alors se trouver.
    .title = Renforts nordistes

rule-BR-13-third-line = Les trois renforts se rangent dans l’ordre choisi par leur propriétaire. Le troisième ne soutient personne ; pour le reste, il suit les règles de la seconde ligne, et tant qu’ils sont trois, rien d’autre ne peut s’arrêter là.
    .title = À trois dans Centreville

rule-BR-13-extra-turn = Avec cette option, un huitième et dernier tour est joué si les scores à la fin du tour 7 diffèrent de 2 ou moins.
    .title = Tour supplémentaire

rule-BR-13-auto-defeat = Avec cette option, le premier camp qui a infligé 10 pertes en n’en ayant subi que 7 au plus gagne à la fin du tour en cours, quoi qu’il arrive ensuite.
    .title = Défaite automatique
