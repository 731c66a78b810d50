# Cedar Mountain 1862 : questions, événements, refus, choix, chances et résultat en toutes lettres.

## Questions

cm62-ask-begin = Prêt ? Les dés vont rouler.
cm62-ask-set-up = Placez les chefs, disposez canons et cavalerie, ou commencez tel quel.
cm62-ask-artillery = Phase d’artillerie : choisissez une cible pour les canons, ou terminez la phase.
cm62-ask-movement = Phase de mouvement : choisissez une unité ou un chef, ou terminez la phase.
cm62-ask-moving = Il reste { $points } PM à { $unit }. Que fait-elle ?
cm62-ask-leading = Il reste { $points } PM à { $leader }. Où va-t-il ?
cm62-ask-defensive = Tir défensif : choisissez une cible, ou cessez le tir.
cm62-ask-offensive = Tir offensif : choisissez une cible, ou cessez le tir.
cm62-ask-join-guns = Quels canons tirent sur { $unit } ? Désignez-les, puis faites feu.
cm62-ask-join = Qui tire sur { $unit } ? Désignez les tireurs, puis faites feu.
cm62-ask-fate-fire = Tir sur { $unit } : le dé donne { $die }. Dépenser un marqueur Destin pour le relancer ?
cm62-ask-fate-leader = { $leader } en danger : le dé donne { $die }. Dépenser un marqueur Destin pour le relancer ?
cm62-ask-fate-morale = Moral de { $unit } : le dé donne { $die }. Dépenser un marqueur Destin pour le relancer ?
cm62-ask-fate-rally = Ralliement de { $unit } : le dé donne { $die }. Dépenser un marqueur Destin pour le relancer ?
cm62-ask-riders = { $unit } cède. Quels chefs l’accompagnent ?
cm62-ask-goal = { $unit } cède. Vers quel hexagone de retraite ?
cm62-ask-retreat =
    { $left ->
        [0] { $unit } ne peut s’arrêter ici. Où recule-t-elle ?
        [one] Où recule { $unit } ? Il reste un hexagone.
       *[other] Où recule { $unit } ? Il reste { $left } hexagones.
    }
cm62-ask-rout =
    { $left ->
        [0] { $unit } ne peut s’arrêter ici. Où fuit-elle ?
        [one] { $unit } est en déroute. Où fuit-elle ? Il reste un hexagone.
       *[other] { $unit } est en déroute. Où fuit-elle ? Il reste { $left } hexagones.
    }
cm62-ask-advance = { $hex } a été abandonné. Une unité avance-t-elle ?
cm62-ask-following = { $unit } a avancé. Quels chefs suivent ?
cm62-ask-refuge = { $leader } a été surpris seul. Quelle unité rejoint-il ?
cm62-ask-rally = Phase de ralliement : choisissez une unité en déroute, ou terminez la phase.

## Choix

cm62-choice-begin = Commencer
cm62-choice-post = { $leader } en { $hex }
cm62-choice-draw = { $unit } : { $form }
cm62-choice-move = Déplacer { $unit }
cm62-choice-step = Vers { $hex }
cm62-choice-form = Passer en formation : { $form }
cm62-choice-ride = { $leader } accompagne
cm62-choice-halt = S’arrêter ici
cm62-choice-lead = Déplacer { $leader }
cm62-choice-go = Aller en { $hex }
cm62-choice-enter = { $unit } entre en { $hex }
cm62-choice-enter-dismounted = { $unit } entre à pied en { $hex }
cm62-choice-arrive = { $leader } entre en { $hex }
cm62-choice-target = Tirer sur { $unit }
cm62-choice-join =
    { $halves ->
        [1] { $unit } tire avec { $strength } (demi-force)
        [4] { $unit } tire avec { $strength } (force double)
       *[other] { $unit } tire avec { $strength }
    }
cm62-choice-leave = { $unit } ne tire plus ({ $strength })
cm62-choice-fire =
    { $strength ->
        [one] Feu sur { $unit } avec { $strength } point de force
       *[other] Feu sur { $unit } avec { $strength } points de force
    }
cm62-choice-fate = Dépenser le marqueur Destin de { $leader }
cm62-choice-toward = Vers { $hex }
cm62-choice-flee = Vers { $hex }
cm62-choice-flee-zone = Vers { $hex }, en perdant 1 point de force
cm62-choice-advance = { $unit } avance
cm62-choice-refuge = Rejoindre { $unit }
cm62-choice-rally = Rallier { $unit } ({ $needed } ou moins)
cm62-choice-done = Terminé
cm62-choice-done-set-up = Commencer tel quel
cm62-choice-done-fire = Cesser le tir
cm62-choice-done-movement = Terminer le mouvement
cm62-choice-done-riders = Personne d’autre n’accompagne
cm62-choice-done-fate = Garder le dé
cm62-choice-done-advance = Personne n’avance
cm62-choice-done-rally = Terminer le ralliement

## Formations, terrains, phases, heure

cm62-form-line = en ligne
cm62-form-mounted = à cheval
cm62-form-dismounted = à pied
cm62-form-limbered = attelée
cm62-form-unlimbered = en batterie
cm62-terrain-clear = terrain dégagé
cm62-terrain-woods = bois
cm62-terrain-brush = broussailles
cm62-terrain-field-wheat = champ de blé
cm62-terrain-field-corn = champ de maïs
cm62-terrain-town = ferme
cm62-phase-command = Phase de commandement
cm62-phase-artillery = Phase d’artillerie
cm62-phase-movement = Phase de mouvement
cm62-phase-defensive = Tir défensif
cm62-phase-offensive = Tir offensif
cm62-phase-rally = Phase de ralliement
cm62-phase-other = Entre les phases
cm62-clock =
    { $hour } h { $minute ->
        [0] 00
       *[other] { $minute }
    }
cm62-sign-none = {""}
cm62-sign-plus = {" "}+ { $value }
cm62-sign-minus = {" "}- { $value }

## Coûts

cm62-why-terrain = { $terrain } : { $points }
cm62-why-road = route : { $points }
cm62-why-column = mouvement en colonne : { $points }
cm62-why-stream = ruisseau : { $points }
cm62-why-level = changement de niveau : { $points }
cm62-why-exit = sortie d’une zone de contrôle ennemie : { $points }
cm62-why-zoc = s’arrête dans une zone de contrôle ennemie
cm62-why-change = changement de formation : { $points }
cm62-why-entry = hexagone d’entrée : { $points }
cm62-why-ride = un point par hexagone
cm62-why-routed = en déroute : un hexagone

## Pistes et marqueurs

cm62-track-turn = Tour
cm62-track-phase = Phase
cm62-track-active = Joueur actif
cm62-track-points = Points nets
cm62-track-losses = Points de force perdus
cm62-track-fate = Marqueurs Destin
cm62-track-objective-points = Points d’objectifs
cm62-track-night = Nuit
cm62-marker-objective = Objectif (emplacement reconstitué)
cm62-marker-losses = Points de force perdus
cm62-marker-shattered = Brisée
cm62-marker-routed = En déroute
cm62-marker-out-of-command = Hors commandement
cm62-marker-fired = A tiré
cm62-marker-limbered = Attelée
cm62-marker-dismounted = À pied
cm62-marker-moved = A bougé
cm62-marker-fired-at = A été prise pour cible
cm62-marker-independent = Indépendante
cm62-marker-replacement = Remplaçant
cm62-marker-fate = Marqueur Destin disponible
cm62-marker-firing =
    { $halves ->
        [1] Tire à demi-force, avec
        [4] Tire à force double, avec
       *[other] Tire avec
    }

## Événements

cm62-event-posted = { $leader } se place en { $hex }.
cm62-event-formed = Formation de { $unit } : { $form }.
cm62-event-set-up-done = Prêt : { $side }.
cm62-event-turn = Tour { $turn }, { $clock }.
cm62-event-night =
    La nuit tombe. { $count ->
        [0] Personne n’est au contact, donc personne ne peut tirer.
       *[other] Seules peuvent tirer : { $units }.
    }
cm62-event-pope-comes = Dé de Pope : { $die }, soit { $total }. La division Ricketts arrive.
cm62-event-pope-waits = Dé de Pope : { $die }, soit { $total }. Ricketts n’arrive pas encore.
cm62-event-pope-points = Les Confédérés y gagnent { $points } points.
cm62-event-hill = Dé de Hill : { $die }. Ses troupes sont attendues au tour { $turn }.
cm62-event-phase = { $phase }, { $side }.
cm62-event-out-of-command = Hors commandement : { $units }.
cm62-event-entered = { $unit } entre en { $hex } pour { $points }.
cm62-event-leader-entered = { $leader } entre en { $hex }.
cm62-event-stepped = { $unit } va de { $from } en { $to } pour { $points }.
cm62-event-rode = { $leader } accompagne { $unit }.
cm62-event-leader-moved = { $leader } va de { $from } en { $to }.
cm62-event-fired-guns =
    Les canons tirent sur { $unit } avec { $strength ->
        [one] { $strength } point de force
       *[other] { $strength } points de force
    } : { $units }.
cm62-event-fired-defensive =
    Tir défensif sur { $unit } avec { $strength ->
        [one] { $strength } point de force
       *[other] { $strength } points de force
    } : { $units }.
cm62-event-fired-offensive =
    Tir offensif sur { $unit } avec { $strength ->
        [one] { $strength } point de force
       *[other] { $strength } points de force
    } : { $units }.
cm62-event-fire-die =
    Colonne { $column }{ $shift ->
        [0] {""}
       *[other] , décalée à droite pour artillerie attelée
    }, dé { $die }{ $modifier } : { $result }.
cm62-event-fate-fire = Le marqueur Destin de { $leader } relance le dé de tir.
cm62-event-fate-leader = Le marqueur Destin de { $leader } relance le dé du chef.
cm62-event-fate-morale = Le marqueur Destin de { $leader } relance le dé de moral.
cm62-event-fate-rally = Le marqueur Destin de { $leader } relance le dé de ralliement.
cm62-event-fate-lost = Le marqueur Destin de { $leader } est perdu.
cm62-event-leader-hit = { $leader } est touché (dé { $die }).
cm62-event-leader-safe = { $leader } est indemne (dé { $die }).
cm62-event-replaced = Un remplaçant prend la place de { $leader }.
cm62-event-leader-lost = Le remplaçant de { $leader } tombe à son tour.
cm62-event-leader-removed = { $leader } n’a plus d’unité à rejoindre et quitte le champ de bataille.
cm62-event-lost = { $unit } perd { $points } ; reste { $left }.
cm62-event-lost-guns = { $unit } perd { $points } en attelant ; reste { $left }.
cm62-event-lost-zone = { $unit } perd { $points } en fuyant devant l’ennemi ; reste { $left }.
cm62-event-shattered = { $unit } est brisée.
cm62-event-eliminated = { $unit } est éliminée.
cm62-event-eliminated-no-way = { $unit } n’a pas d’issue et est éliminée.
cm62-event-eliminated-zone = { $unit } finirait au contact de l’ennemi et est éliminée.
cm62-event-limbered-up = { $unit } attelle.
cm62-event-fled = { $unit } fuit de { $from } en { $to }.
cm62-event-retreated = { $unit } recule de { $from } en { $to }.
cm62-event-morale-passed = { $unit } tient : moral { $value }, dé { $die }{ $modifier }.
cm62-event-morale-failed = { $unit } lâche pied : moral { $value }, dé { $die }{ $modifier }.
cm62-event-routed = { $unit } est en déroute.
cm62-event-advanced = { $unit } avance de { $from } en { $to }.
cm62-event-followed = { $leaders } aussi en { $to }.
cm62-event-surprised = { $leader } est surpris seul en { $hex }.
cm62-event-displaced = { $leader } s’échappe de { $from } en { $to }.
cm62-event-rallied = { $unit } se rallie : moral { $value }, dé { $die }{ $modifier }.
cm62-event-not-rallied = { $unit } ne se rallie pas : moral { $value }, dé { $die }{ $modifier }.
cm62-event-markers-off = Marqueurs A tiré retirés : { $units }.
cm62-event-scored = L’Union marque { $points } pour { $hexes }.
cm62-event-over = La bataille est finie. Victoire : { $side }, solde { $net }, { $objectives } points d’objectifs.

cm62-cell-none = sans effet
cm62-cell-morale = test de moral
cm62-cell-loss = { $loss } perdus, test de moral
cm62-cell-retreat = { $loss } perdus, retraite, test de moral

## Chances

cm62-odds-untouched = Sans effet
cm62-odds-holds =
    { $loss ->
        [0] Tient
       *[other] Perd { $loss } et tient
    }
cm62-odds-retreats = Perd { $loss } et recule
cm62-odds-routs =
    { $loss ->
        [0] Part en déroute
       *[other] Perd { $loss } et part en déroute
    }
cm62-odds-eliminated = Éliminée
cm62-odds-rallies = Se rallie
cm62-odds-stays-routed = Reste en déroute
cm62-odds-column =
    { $strength ->
        [one] { $strength } point de force
       *[other] { $strength } points de force
    } : colonne { $column } (reconstituée), modificateur { $modifier }
cm62-odds-column-limbered =
    { $strength ->
        [one] { $strength } point de force
       *[other] { $strength } points de force
    } sur des canons attelés : colonne { $column } (reconstituée), modificateur { $modifier }
cm62-odds-firer =
    { $range ->
        [one] { $unit } : { $sp } à { $range } hexagone font { $strength }
       *[other] { $unit } : { $sp } à { $range } hexagones font { $strength }
    }
cm62-odds-note-fate = Les marqueurs Destin ne sont pas comptés.
cm62-odds-note-reconstructed = La table de combat est une reconstitution : l’aide de jeu manquait.
cm62-odds-note-too-large = Il y a trop de chemins de fuite pour encadrer les pertes.
cm62-threat-note-artillery = Dans sa prochaine phase d’artillerie, si personne ne bouge d’ici là.
cm62-threat-note-defensive = Dans son prochain tir défensif, si personne ne bouge d’ici là.
cm62-threat-note-offensive = Dans son prochain tir offensif, si personne ne bouge d’ici là.
cm62-factor-flank = tir de flanc depuis trois hexagones ou plus
cm62-factor-ground = cible : { $terrain } (reconstitué)
cm62-factor-uphill = tous tirent vers le haut (reconstitué)
cm62-factor-stream = tous tirent par-dessus un ruisseau (reconstitué)
cm62-factor-leader = un chef de son commandement

## Résultat

cm62-result-losses = Points de force perdus : Union { $union }, Confédérés { $confederate }.
cm62-result-net = Points nets : { $net }. Il en faut { $needed } à l’Union.
cm62-result-objectives = Points d’objectifs : { $objectives }. Il en faut { $neededObjectives } à l’Union.
cm62-result-union = L’Union en a pris assez : victoire de l’Union.
cm62-result-confederate = L’Union n’en a pas pris assez : victoire confédérée.

## Lignes de vue

cm62-sight-clear =
    { $hexes ->
        [0] L’hexagone même.
        [one] Vue libre, { $hexes } hexagone.
       *[other] Vue libre, { $hexes } hexagones.
    }
cm62-sight-fire =
    Vue libre, { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    }, { $halves ->
        [1] demi-force
        [2] pleine force
        [4] force double
       *[other] { $halves } moitiés de la force
    } : { $strength } (reconstitué).
cm62-sight-out-of-range =
    Vue libre, { $hexes ->
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    }, mais hors de portée (reconstitué).
cm62-sight-band =
    { $halves ->
        [1] demi-force
        [2] force entière
        [4] force double
       *[other] { $halves } moitiés de la force
    } { $to ->
        [1] à 1 hexagone
       *[other] de { $from } à { $to } hexagones
    }
cm62-fire-note-over = Ce camp ne tire plus.
cm62-sight-too-far = Trop loin pour voir : { $hexes } hexagones.
cm62-sight-blocked = Vue barrée par { $what }.
cm62-sight-blocked-side = Vue barrée des deux côtés de la ligne, par { $what } et { $other }.
cm62-sight-terrain =
    { $id ->
        [town] une ferme
        [woods] des bois
       *[other] { $terrain }
    } en { $place }
cm62-sight-higher = un terrain plus élevé en { $place }
cm62-sight-friend = { $unit } en { $place }, ami voisin de la cible

## Tables

cm62-chart-combat = Table de combat
cm62-chart-combat-rows = Dé modifié
cm62-chart-range = Table de portée : force selon la distance en hexagones
cm62-chart-range-rows = Unité
cm62-chart-terrain = Effets du terrain
cm62-chart-terrain-rows = Terrain
cm62-chart-morale = Moral
cm62-chart-morale-rows = Unité ou cas
cm62-chart-value = { $value }
cm62-chart-or-less = { $die } ou moins
cm62-chart-or-more = { $die } ou plus
cm62-chart-infantry = Infanterie
cm62-chart-dismounted = Cavalerie à pied
cm62-chart-mounted = Cavalerie à cheval (en défense seulement)
cm62-chart-artillery = Artillerie en batterie
cm62-chart-strength =
    { $halves ->
        [0] –
        [1] demie
        [2] pleine
        [4] double
       *[other] { $halves } moitiés
    }
cm62-chart-foot = Points à pied
cm62-chart-horse = Points à cheval ou attelé
cm62-chart-column = Demi-tarif en colonne
cm62-chart-fire = Tir sur une cible qui s’y trouve
cm62-chart-blocks = Barre les lignes de vue
cm62-chart-yes = oui
cm62-chart-number = Nombre
cm62-chart-green = Vert : réussit à ce nombre ou moins
cm62-chart-black = Noir : réussit à ce nombre ou moins
cm62-chart-gold = Or : réussit à ce nombre ou moins
cm62-chart-leader = Modificateur du dé pour un chef de son commandement dans l’hexagone
cm62-chart-always-fails = Dé naturel qui met toujours en déroute

## Refus

cm62-bar-not-asked-now = Le jeu demande autre chose maintenant : lisez la question et choisissez dans la liste.
cm62-bar-game-over = La partie est finie. Annulez un choix ou ouvrez le compte rendu pour revoir les positions.
cm62-bar-not-yours = Ce pion est à l’adversaire. Choisissez un des vôtres.
cm62-bar-not-on-map = Ce pion n’est pas sur la carte : il doit encore arriver, ou il est hors jeu. Choisissez-en un qui s’y trouve.
cm62-bar-moved-already = Ce pion a déjà bougé dans cette phase, et chacun ne bouge qu’une fois. Choisissez-en un autre ou terminez le mouvement.
cm62-bar-nothing-to-do = D’ici, ce pion ne peut ni faire un pas ni changer de formation. Choisissez-en un autre.
cm62-bar-barred-from-moving = Le scénario retient ce pion où il est pendant quelques tours encore. Une unité peut toutefois changer de formation et tirer.
cm62-bar-fired-guns = Ces canons ont tiré dans la phase d’artillerie de ce demi-tour : ni mouvement ni changement de formation avant que leur marqueur Tir soit ôté, après le ralliement.
cm62-bar-not-adjacent = Un pas mène dans un des six hexagones voisins. Entrez d’abord, un par un, dans ceux du chemin.
cm62-bar-enemy-there = Une unité combattante ennemie s’y trouve, et personne n’y entre. Arrêtez-vous à côté et tirez.
cm62-bar-no-room-to-end = Une unité amie s’y trouve, une seule par hexagone, et il ne resterait pas de points pour gagner un hexagone libre. Passez ailleurs.
cm62-bar-out-of-command-no-zone = Cette unité est hors commandement : elle n’entre pas dans une zone de contrôle ennemie, mais peut y rester. Choisissez un hexagone qui n’en est pas une.
cm62-bar-shattered-no-zone = Cette unité est brisée : par le mouvement, elle n’entre pas dans une zone de contrôle ennemie, mais peut y rester. Choisissez un hexagone qui n’en est pas une.
cm62-bar-night-no-zone = La nuit, personne n’entre dans une zone de contrôle ennemie. Choisissez un hexagone qui n’en est pas une.
cm62-bar-same-zone-again = Cette unité a commencé son mouvement au contact d’un ennemi qui contrôle aussi cet hexagone. Dans ce mouvement, elle n’entre que là où cet ennemi ne contrôle rien.
cm62-bar-stopped-by-zone = Cette unité est entrée dans une zone de contrôle ennemie, ou a fait son seul pas de déroute : son mouvement est fini. Faites-la s’arrêter.
cm62-bar-no-change-in-zone = Cette unité est entrée dans une zone de contrôle ennemie au cours de ce mouvement et garde sa formation jusqu’à votre prochain tour. Changez-en avant d’y entrer.
cm62-bar-limber-first = Des canons en batterie ne bougent pas. Attelez-les d’abord.
cm62-bar-not-enough-points = Les points de mouvement restants ne suffisent pas. Choisissez moins cher, ou arrêtez-vous.
cm62-bar-routed-no-nearer = Une unité en déroute fait un pas, hors des zones de contrôle ennemies, sans se rapprocher de l’ennemi. Choisissez un hexagone plus en arrière.
cm62-bar-routed-no-change = Une unité en déroute garde sa formation. Ralliez-la d’abord.
cm62-bar-no-such-form = Cette formation n’est pas possible ici : les canons s’attellent ou se mettent en batterie, la cavalerie monte ou descend de cheval, et seulement vers la forme qu’elle n’a pas.
cm62-bar-one-change = Selon l’option en vigueur, une unité change de formation une fois par tour, et celle-ci l’a fait.
cm62-bar-cannot-ride = Il ne peut pas accompagner : il doit être dans l’hexagone de l’unité, la commander (ou ce sont des canons), ne pas avoir bougé, et le dire avant le premier pas.
cm62-bar-leader-in-zone = Un chef n’entre dans une zone de contrôle ennemie que là où se trouve une unité combattante amie, et jamais sur un ennemi. Allez auprès d’une de vos unités.
cm62-bar-leader-too-far = C’est plus loin que ses points de mouvement ne le portent par des hexagones permis. Choisissez plus près.
cm62-bar-not-due = Ce pion n’est pas encore attendu, ou il est déjà arrivé. Le scénario dit à quel tour vient son groupe.
cm62-bar-not-its-entry = Ce pion n’entre pas là. Il vient par l’hexagone d’entrée de son groupe ; seulement si celui-ci est bloqué, par l’hexagone libre le plus proche du bord.
cm62-bar-must-enter = Les unités retenues doivent entrer maintenant. Faites-les entrer avant de terminer le mouvement.
cm62-bar-own-unit = Cette unité est du camp qui tire. Choisissez un ennemi.
cm62-bar-shot-already = On a déjà tiré sur cette unité dans cette phase, et jamais deux fois. Choisissez une autre cible.
cm62-bar-fired-already = Cette unité a déjà tiré dans cette phase, et chacune ne tire qu’une fois. Choisissez-en une autre.
cm62-bar-routed-no-fire = Les unités en déroute ne tirent jamais. Ralliez-la d’abord.
cm62-bar-limbered-no-fire = Des canons attelés ne tirent pas. Mettez-les en batterie dans la phase de mouvement.
cm62-bar-only-guns = Seule l’artillerie tire dans la phase d’artillerie. Infanterie et cavalerie tirent dans la phase de combat.
cm62-bar-no-guns = L’artillerie ne prend pas part au tir offensif. Elle tire dans sa phase d’artillerie et en défense.
cm62-bar-mounted-no-fire = La cavalerie à cheval ne tire qu’en défense. Faites-la descendre de cheval dans la phase de mouvement.
cm62-bar-advanced-no-fire = Cette unité a avancé dans cette phase et n’y tire plus.
cm62-bar-night-no-fire = La nuit, seules tirent les unités qui étaient au contact de l’ennemi au début du tour, et celle-ci ne l’était pas.
cm62-bar-out-of-range = La cible est hors de portée : la table des portées dit jusqu’où tire chaque arme, et la nuit la raccourcit. Choisissez plus près.
cm62-bar-no-sight = Un bois, une ferme ou un terrain plus haut coupe la ligne de vue. Demandez la ligne de vue pour savoir où.
cm62-bar-friend-in-the-way = Une unité amie voisine de la cible est sur la ligne de vue. Choisissez une autre cible, ou déplacez l’une des deux.
cm62-bar-nobody-can-fire = Aucune de vos unités n’a la portée et la ligne de vue, le droit de tirer dans cette phase et son tir encore à faire. Choisissez une autre cible.
cm62-bar-nobody-joined = Personne n’a été désigné pour tirer. Désignez au moins une unité, puis tirez.
cm62-bar-joined-already = Cette unité participe déjà à ce tir. Retirez-la, désignez-en une autre, ou tirez.
cm62-bar-not-among-firers = Cette unité ne participe pas à ce tir, on ne peut donc pas l’en retirer.
cm62-bar-only-firer = Cette unité est la seule à pouvoir tirer sur cette cible : elle reste. Tirez, ou annulez le choix de la cible.
cm62-bar-too-many-changes = Les tireurs ont été changés des milliers de fois dans cette phase. Ceux qui participent restent ; d’autres peuvent encore se joindre.
cm62-bar-no-fate-marker = Ce marqueur Destin n’existe pas : il n’en a jamais eu, ou il a été dépensé, ou perdu avec lui.
cm62-bar-fate-out-of-reach = Son marqueur Destin ne sert que pour un jet auquel participe une unité de son commandement, à sa portée.
cm62-bar-not-a-retreat-hex = Ce n’est pas un hexagone de repli de cette unité. Choisissez dans la liste.
cm62-bar-no-hex-twice = L’unité est déjà passée par là dans cette fuite et n’y revient pas.
cm62-bar-wrong-way = L’unité doit aller vers son hexagone de repli et s’éloigner des tireurs autant que possible. Un autre hexagone passe avant : choisissez dans la liste.
cm62-bar-routed-no-advance = Les unités en déroute n’avancent pas. Choisissez-en une autre, ou renoncez.
cm62-bar-only-firers-advance = Selon l’option en vigueur, seule avance une unité qui a tiré sur la cible.
cm62-bar-shy-no-advance = Cette unité est brisée ou hors commandement, ou il fait nuit, et un ennemi contrôle l’hexagone : elle n’y avance pas. Choisissez-en une autre, ou renoncez.
cm62-bar-not-the-nearest = Un chef surpris seul rejoint l’unité la plus proche de son commandement. Choisissez dans la liste.
cm62-bar-not-routed = Cette unité n’est pas en déroute. On ne rallie que celles qui portent un marqueur Déroute.
cm62-bar-out-of-command-no-rally = Les unités hors commandement n’essaient pas de se rallier. Amenez un chef à portée avant votre prochaine phase de commandement.
cm62-bar-tried-already = Cette unité a déjà essayé de se rallier dans cette phase, et chacune n’essaie qu’une fois.
cm62-bar-not-its-post = Un chef commence dans l’hexagone d’une unité de sa division ou de son corps, ou à côté, et pas sur un ennemi. Choisissez dans la liste.
cm62-bar-posted-already = Ce pion est déjà réglé dans cette mise en place, ou déjà tel que demandé. Annulez le choix pour le régler autrement.
