# Cedar Mountain 1862 : questions, événements, refus, choix, chances et résultat en toutes lettres.

## Questions

cm62-ask-begin = Prêt ? Les dés vont rouler.
cm62-ask-set-up = Placez vos chefs, disposez canons et cavalerie, ou commencez tel quel.
cm62-ask-artillery = Phase d’artillerie : choisissez une cible pour vos canons, ou terminez la phase.
cm62-ask-movement = Phase de mouvement : choisissez une unité ou un chef, ou terminez la phase.
cm62-ask-moving = Il reste { $points } points de mouvement à { $unit }. Que fait-elle ?
cm62-ask-leading = Il reste { $points } points de mouvement à { $leader }. Où va-t-il ?
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
cm62-ask-advance = { $hex } a été abandonné. Une de vos unités avance-t-elle ?
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
cm62-choice-join = { $unit } tire avec { $strength }
cm62-choice-fire = Feu sur { $unit } avec { $strength } points de force
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
cm62-event-fired-guns = Les canons tirent sur { $unit } avec { $strength } points de force : { $units }.
cm62-event-fired-defensive = Tir défensif sur { $unit } avec { $strength } points de force : { $units }.
cm62-event-fired-offensive = Tir offensif sur { $unit } avec { $strength } points de force : { $units }.
cm62-event-fire-die = Colonne { $column }, dé { $die }{ $modifier } : { $result }.
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
cm62-odds-column = { $strength } points de force : colonne { $column } (reconstituée), modificateur { $modifier }
cm62-odds-column-limbered = { $strength } points de force sur des canons attelés : colonne { $column } (reconstituée), modificateur { $modifier }
cm62-odds-firer = { $unit } : { $sp } à { $range } hexagones comptent { $strength }
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

cm62-bar-not-asked-now = Rien de tel n’est demandé maintenant.
cm62-bar-game-over = La partie est finie.
cm62-bar-not-yours = Elle est à l’adversaire.
cm62-bar-not-on-map = Elle n’est pas sur la carte.
cm62-bar-moved-already = Elle a déjà bougé dans cette phase.
cm62-bar-nothing-to-do = Elle ne peut rien faire.
cm62-bar-barred-from-moving = Elle ne peut pas encore bouger.
cm62-bar-fired-guns = Des canons qui ont tiré restent tels quels.
cm62-bar-not-adjacent = Les hexagones ne se touchent pas.
cm62-bar-enemy-there = Une unité ennemie s’y trouve.
cm62-bar-no-room-to-end = Il n’y aurait pas de place où finir.
cm62-bar-out-of-command-no-zone = Hors commandement : pas de zone de contrôle ennemie.
cm62-bar-shattered-no-zone = Brisée : pas de zone de contrôle ennemie.
cm62-bar-night-no-zone = Nuit : pas de zone de contrôle ennemie.
cm62-bar-same-zone-again = Elle a commencé dans la zone de contrôle du même ennemi.
cm62-bar-stopped-by-zone = Elle est entrée dans une zone de contrôle ennemie.
cm62-bar-no-change-in-zone = Entrée dans une zone de contrôle ennemie, elle garde sa formation.
cm62-bar-limber-first = Des canons en batterie ne bougent pas.
cm62-bar-not-enough-points = Ses points de mouvement ne suffisent pas.
cm62-bar-routed-no-nearer = Une unité en déroute ne s’approche pas de l’ennemi.
cm62-bar-routed-no-change = Une unité en déroute garde sa formation.
cm62-bar-no-such-form = Elle n’a pas cette formation, ou l’a déjà.
cm62-bar-one-change = Un seul changement de formation par tour (option).
cm62-bar-cannot-ride = Il ne peut pas accompagner.
cm62-bar-leader-in-zone = Un chef n’entre dans une zone de contrôle ennemie que là où se trouve une unité amie.
cm62-bar-leader-too-far = C’est trop loin pour lui.
cm62-bar-not-due = Elle n’arrive pas maintenant.
cm62-bar-not-its-entry = Elle n’entre pas là.
cm62-bar-must-enter = Les unités retenues doivent entrer maintenant.
cm62-bar-own-unit = On ne tire pas sur son propre camp.
cm62-bar-shot-already = Elle a déjà été prise pour cible dans cette phase.
cm62-bar-fired-already = Elle a déjà tiré dans cette phase.
cm62-bar-routed-no-fire = Les unités en déroute ne tirent pas.
cm62-bar-limbered-no-fire = Les canons attelés ne tirent pas.
cm62-bar-only-guns = Seule l’artillerie tire dans la phase d’artillerie.
cm62-bar-no-guns = L’artillerie ne prend pas part au tir offensif.
cm62-bar-mounted-no-fire = La cavalerie à cheval ne tire qu’en défense.
cm62-bar-advanced-no-fire = Elle a avancé dans cette phase.
cm62-bar-night-no-fire = Elle n’était pas au contact de l’ennemi à la tombée de la nuit.
cm62-bar-out-of-range = La cible est hors de portée.
cm62-bar-no-sight = Le terrain bloque sa ligne de vue.
cm62-bar-friend-in-the-way = Un ami voisin de la cible bloque sa ligne de vue.
cm62-bar-nobody-can-fire = Personne ne peut tirer dessus.
cm62-bar-nobody-joined = Personne n’a été désigné pour tirer.
cm62-bar-join-in-order = Les tireurs sont désignés dans l’ordre de la liste, chacun une fois.
cm62-bar-no-fate-marker = Ce marqueur Destin n’existe plus.
cm62-bar-fate-out-of-reach = Aucune unité à lui et à sa portée ne participe à ce jet.
cm62-bar-not-a-retreat-hex = Elle ne se replie pas vers là.
cm62-bar-no-hex-twice = Elle est déjà passée par là dans cette fuite.
cm62-bar-wrong-way = Un autre hexagone passe avant.
cm62-bar-routed-no-advance = Les unités en déroute n’avancent pas.
cm62-bar-only-firers-advance = Seuls ceux qui ont tiré avancent (option).
cm62-bar-shy-no-advance = Elle ne peut avancer dans une zone de contrôle ennemie.
cm62-bar-not-the-nearest = Il rejoint l’unité la plus proche de son commandement.
cm62-bar-not-routed = Elle n’est pas en déroute.
cm62-bar-out-of-command-no-rally = Les unités hors commandement ne se rallient pas.
cm62-bar-tried-already = Elle a déjà essayé dans cette phase.
cm62-bar-not-its-post = Il commence avec une unité de son commandement ou à côté d’elle.
cm62-bar-posted-already = Cela a été réglé.
