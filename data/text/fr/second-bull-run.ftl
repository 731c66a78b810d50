# Second Bull Run 1862 : questions, événements, refus, choix, chances et résultat, en toutes lettres.

## Questions

sbr-ask-begin = Prêt ? Les dés vont rouler.
sbr-ask-call-before =
    { $points ->
        [one] La division Jones servira-t-elle dans cette bataille ? Cela donne aussitôt { $points } point à l’Union.
       *[other] La division Jones servira-t-elle dans cette bataille ? Cela donne aussitôt { $points } points à l’Union.
    }
sbr-ask-ground = Choisissez les zones où se placent ces unités : { $units }.
sbr-ask-place-first = Placez { $unit } dans l’une des zones de sa formation, ou faites placer toute l’armée comme suggéré.
sbr-ask-place = Placez { $unit } dans l’une des zones de sa formation.
sbr-ask-facing = Vers où s’orientent les troupes de la zone { $zone } ?
sbr-ask-designate = Choisissez un commandant de corps à désigner, ou passez.
sbr-ask-main-group = Groupes égaux dans la { $formation }, qui est dispersée. Nommez une brigade du groupe qui sera le principal.
sbr-ask-slots =
    { $slots ->
        [one] { $leader } peut encore activer une formation. Choisissez une division ou une brigade indépendante, ou arrêtez-vous.
       *[other] { $leader } peut encore activer { $slots } formations. Choisissez une division ou une brigade indépendante, ou arrêtez-vous.
    }
sbr-ask-brigade = Formation active : { $formation }. Quelle brigade agit maintenant ?
sbr-ask-act = { $brigade } a { $points } PM. Que fait-elle ?
sbr-ask-act-on =
    { $points ->
        [0] { $brigade } n’a plus de PM. Que fait-elle ?
       *[other] { $brigade } a encore { $points } PM. Que fait-elle ?
    }
sbr-ask-act-entry = { $brigade } est sur la carte, avec encore { $points } PM. Que fait-elle ?
sbr-ask-act-night = Marche de nuit : { $brigade } a encore { $points } PM. Que fait-elle ?
sbr-ask-attack = { $brigade } déclare-t-elle une attaque, pour { $cost } PM ? Choisissez la zone à attaquer, ou renoncez.
sbr-ask-commanders = Déplacez le commandant de corps désigné, laissez le commandant d’armée tenter de bouger, ou terminez les mouvements.
sbr-ask-chain = Les attaquants d’une zone ne se touchent pas tous. Nommez une brigade du groupe qui attaque ; les autres renoncent.
sbr-ask-combat = Choisissez la zone du prochain combat. Toute attaque déclarée doit être livrée.
sbr-ask-six = 6 naturel de l’ennemi : laquelle des plus fortes brigades subit la perte ?
sbr-ask-hit = Laquelle des plus fortes brigades subit la Fatigue ?
sbr-ask-hit-test = Laquelle des plus fortes brigades subit maintenant la Fatigue et le test de combat ?
sbr-ask-melee = Mêlée : laquelle des plus fortes brigades subit la perte ?
sbr-ask-retreat =
    { $left ->
        [0] { $brigade } ne trouve pas de place et doit continuer. Vers où ?
        [one] { $brigade } retraite, encore une zone. Vers où ?
       *[other] { $brigade } retraite, encore { $left } zones. Vers où ?
    }
sbr-ask-advance = L’ennemi a abandonné le terrain : choisissez une brigade qui avance, ou restez.
sbr-ask-rout-next = Laquelle des brigades en déroute fuit maintenant ?
sbr-ask-counter-attack = Tour { $turn } : déclarer la contre-attaque maintenant ? Elle ne se déclare qu’une fois et vaut pour les deux tours suivants.
sbr-ask-call =
    { $points ->
        [one] Appeler la { $party } sur le champ de bataille ? Cela donne { $points } point à l’Union.
       *[other] Appeler la { $party } sur le champ de bataille ? Cela donne { $points } points à l’Union.
    }
sbr-ask-call-turn = Tour { $turn } : la { $party } doit-elle arriver maintenant ? On ne nomme qu’un seul tour.
sbr-ask-call-back = Rappeler des troupes retirées pendant la nuit ? Choisissez-les une à une, puis continuez.
sbr-ask-entries = Renforts : choisissez une unité et l’entrée par laquelle elle vient.
sbr-ask-riding = { $leader } est sur la carte, avec encore { $points } PM. Continuez, ou restez.
sbr-ask-stay = La nuit tombe : { $brigade } tient-elle son terrain favorable en zone { $zone }, ou s’éloigne-t-elle de l’ennemi ?
sbr-ask-part-next = La nuit tombe : quelle brigade s’éloigne maintenant de l’ennemi ?
sbr-ask-night-move =
    { $left ->
        [one] Mouvements de nuit : encore une unité peut bouger. Choisissez-la, ou terminez.
       *[other] Mouvements de nuit : encore { $left } unités peuvent bouger. Choisissez-en une, ou terminez.
    }
sbr-ask-withdraw = Un corps quitte la carte jusqu’au lendemain, avec toutes les brigades indépendantes. Choisissez son commandant.
sbr-ask-face = { $brigade } en zone { $zone } : quelle orientation ?
sbr-ask-face-retreat = { $brigade } s’est repliée en zone { $zone } : quelle orientation ?
sbr-ask-face-advance = { $brigade } a avancé en zone { $zone } : quelle orientation ?
sbr-ask-face-rally = { $brigade } s’est ralliée en zone { $zone } : quelle orientation ?
sbr-ask-turn = L’ennemi arrive en zone { $newcomer } : vers où pivotent les troupes de la zone { $zone } ?
sbr-ask-displace = { $leader } est seul à côté de l’ennemi en zone { $zone } et doit partir. Vers où ?

## Morceaux de phrases

sbr-zone = { $zone }
sbr-division = division { $name }
sbr-brigade = brigade { $name }
sbr-commander = { $name }
sbr-modifier-none = { "" }
sbr-modifier-plus = { " " }+ { $value }
sbr-modifier-minus = { " " }- { $value }
sbr-clock =
    { $hour } h { $minute ->
        [0] 00
       *[other] { $minute }
    }
sbr-night = nuit
sbr-result-rout = Déroute
sbr-result-disorder = Désordre
sbr-result-retreat = Retraite
sbr-result-melee = Mêlée
sbr-loss-front-to-front = passage de front à front ennemi
sbr-loss-natural-six = 6 naturel
sbr-loss-test = test de combat
sbr-loss-melee = mêlée
sbr-loss-retreat-front = retraite à travers un front ennemi
sbr-loss-blocked = retraite impossible
sbr-test-star = étoile
sbr-test-jackson = corps de Jackson
sbr-test-fatigue = Fatigue 2 ou déroute
sbr-test-loss-marker = marqueur Pertes
sbr-test-half-lost = moitié de la force perdue
sbr-test-lone-artillery = artillerie seule dans sa zone
sbr-shelter-wood = bois
sbr-shelter-village = village
sbr-shelter-railway = voie ferrée inachevée
sbr-shelter-escarpment = escarpement
sbr-shelter-crossing = pont ou gué

## Événements : placement et tour

sbr-event-called = Appel sur le champ de bataille : { $party }.
sbr-event-called-points =
    { $points ->
        [one] Appel sur le champ de bataille : { $party }. { $points } point pour l’Union.
       *[other] Appel sur le champ de bataille : { $party }. { $points } points pour l’Union.
    }
sbr-event-ground = { $units } : placement dans les zones { $zones }.
sbr-event-placed = { $brigade } prend position en zone { $zone }.
sbr-event-posted = { $leader } se place en zone { $zone }.
sbr-event-mustered = Armée placée comme suggéré : { $side }.
sbr-event-set-up-done = Placement terminé : { $side }.
sbr-event-turn = Tour { $turn }, { $clock }.
sbr-event-turn-of-day = Jour { $day }, tour { $turn }, { $clock }.
sbr-event-initiative-dice = Dés d’initiative : Union { $union }{ $unionBonus }, Confédération { $confederate }{ $confederateBonus }.
sbr-event-initiative = Initiative : { $side }.
sbr-event-initiative-automatic = Initiative sans jet de dé : { $side }.
sbr-event-manoeuvre = Option tactique, { $side } : dé { $die }{ $modifier } : Manœuvre, { $effect } aux dés d’activation de ce tour.
sbr-event-assault = Option tactique, { $side } : dé { $die }{ $modifier } : Assaut.
sbr-event-part = Phase d’action { $phase } : { $side }.
sbr-event-passed = Aucun commandant de corps désigné : { $side }.
sbr-event-designated =
    { $slots ->
        [0] { $leader } est désigné : dé d’activation { $die }{ $modifier }, aucune division.
        [one] { $leader } est désigné : dé d’activation { $die }{ $modifier }, une division.
       *[other] { $leader } est désigné : dé d’activation { $die }{ $modifier }, { $slots } divisions.
    }
sbr-event-main-group = Le groupe de { $brigade } est le principal de sa division ; les autres sont isolés.
sbr-event-in-command = À portée de commandement de { $leader } : la { $formation } agit.
sbr-event-test-passed = Hors de portée de commandement, { $formation } : dé { $die }{ $modifier } contre { $needed }, elle agit.
sbr-event-test-failed = Hors de portée de commandement, { $formation } : dé { $die }{ $modifier } contre { $needed }, elle ne bouge pas.
sbr-event-attached = { $brigade } accompagne la { $formation }.
sbr-event-closed = Activation terminée : { $formation }.
sbr-event-slots-lost =
    { $slots ->
        [one] Une activation est abandonnée.
       *[other] { $slots } activations sont abandonnées.
    }
sbr-event-continued = Dé de continuation { $die } contre { $needed } : la phase d’action { $phase } suit.
sbr-event-not-continued = Dé de continuation { $die } contre { $needed } : pas de phase d’action { $phase }.
sbr-event-over = La bataille est finie. Union { $union }, Confédération { $confederate }. Vainqueur : { $side }.
sbr-event-drawn = La bataille est finie. Union { $union }, Confédération { $confederate }. Aucun camp n’a { $lead } points d’avance : partie nulle.

## Événements : mouvement

sbr-event-rested =
    { $fatigue ->
        [0] { $brigade } se repose et n’a plus de Fatigue.
       *[other] { $brigade } se repose et passe à Fatigue { $fatigue }.
    }
sbr-event-stepped = { $brigade } passe de la zone { $from } à la zone { $to } : { $cost } PM.
sbr-event-forced-march = { $brigade } fait une marche forcée : { $points } PM de plus.
sbr-event-dismounted = { $brigade } met pied à terre.
sbr-event-mounted = { $brigade } se remet en selle.
sbr-event-faced = { $brigade }, en zone { $zone }, fait face à la zone { $facing }.
sbr-event-turned = Les troupes de la zone { $zone } pivotent vers la zone { $facing }.
sbr-event-attack-declared = { $brigade } déclare une attaque contre la zone { $zone }.
sbr-event-control = Contrôle de la zone { $zone } : { $side }.
sbr-event-leader-moved = { $leader } se rend de la zone { $from } à la zone { $to }.
sbr-event-leader-displaced = { $leader } cède la place à l’ennemi et quitte la zone { $from } pour la zone { $to }.
sbr-event-leader-test-passed = { $leader } tente de bouger : dé { $die } contre { $limit }, réussi.
sbr-event-leader-test-failed = { $leader } tente de bouger : dé { $die } contre { $limit }, manqué.

## Événements : combat

sbr-event-attack-off = { $brigade } renonce à attaquer la zone { $zone }, faute de liaison avec les autres.
sbr-event-attack-lapsed = Plus personne à attaquer en zone { $zone } : l’attaque est annulée.
sbr-event-attacked =
    { $count ->
        [one] Combat, attaquant { $side } : { $brigades } contre la zone { $zone }.
       *[other] Combat, attaquant { $side } : { $brigades } ensemble contre la zone { $zone }.
    }
sbr-event-defended =
    { $number ->
        [one] Défense, { $side } : { $brigades }. Une brigade du vaincu subira le résultat.
       *[other] Défense, { $side } : { $brigades }. { $number } brigades du vaincu subiront le résultat.
    }
sbr-event-automatic = Force { $attack } contre { $defence }, moins de 1 contre 3 : pas de dés, l’attaquant subit Fatigue et test de combat.
sbr-event-modifier = { $side } { $value } : { $reason }.
sbr-event-guns = Artillerie, { $side } : { $points } points, +{ $bonus }, aucun reste.
sbr-event-guns-hit = Artillerie, { $side } : { $points } points, +{ $bonus } ; reste { $rest }, dé { $die } : +1 de plus.
sbr-event-guns-missed = Artillerie, { $side } : { $points } points, +{ $bonus } ; reste { $rest }, dé { $die } : rien de plus.
sbr-event-sharpshooters-hit = Tireurs d’élite, { $brigade } : dé { $die } contre { $needed } : +1.
sbr-event-sharpshooters-missed = Tireurs d’élite, { $brigade } : dé { $die } contre { $needed } : sans effet.
sbr-event-combat-dice = Dés de combat : attaque ({ $attacker }) { $attackDie }{ $attackSum }, défense ({ $defender }) { $defenceDie }{ $defenceSum }.
sbr-event-combat-fatigue = { $attack } contre { $defence }. Fatigue : { $loser }.
sbr-event-combat-equal = { $attack } contre { $defence }, égalité. Fatigue pour l’attaquant : { $loser }.
sbr-event-combat-test = { $attack } contre { $defence }, plus du double. Fatigue et test de combat : { $loser }.
sbr-event-natural-six = 6 naturel, { $side } : une perte à l’ennemi ({ $enemy }).
sbr-event-fatigued = { $brigade } passe à Fatigue { $fatigue }.
sbr-event-fatigued-march = { $brigade } paie sa marche forcée : Fatigue { $fatigue }.
sbr-event-unshaken = { $brigade } ne prend pas davantage de Fatigue.
sbr-event-unshaken-artillery = { $brigade } : l’artillerie ne prend pas de Fatigue.
sbr-event-test-modifier = Test de combat, { $brigade }, { $value } : { $reason }.
sbr-event-test-die = Test de combat, { $brigade } : dé { $die }{ $modifier } = { $total } : { $result }.
sbr-event-step-lost =
    { $left ->
        [0] { $brigade } subit sa dernière perte ({ $reason }).
        [one] { $brigade } subit une perte ({ $reason }) : reste { $left } pas.
       *[other] { $brigade } subit une perte ({ $reason }) : restent { $left } pas.
    }
sbr-event-eliminated = Brigade détruite : { $brigade }.
sbr-event-eliminated-no-retreat = Retraite impossible, brigade détruite : { $brigade }.
sbr-event-eliminated-left-map = Brigade chassée de la carte et perdue : { $brigade }.
sbr-event-exited = { $brigade } est chassée de la carte ; elle pourra revenir pendant la nuit.
sbr-event-retreated = { $brigade } retraite de la zone { $from } à la zone { $to }.
sbr-event-routed = { $brigade } est en déroute.
sbr-event-advanced = { $brigade } avance de la zone { $from } et occupe la zone { $to }.

## Événements : phase administrative et nuit

sbr-event-fatigue-down = Un niveau de Fatigue en moins : { $brigades }.
sbr-event-leaders-ready = { $side } : commandants à portée du commandant d’armée de nouveau Disponibles.
sbr-event-rally-failed = Test de déroute, { $brigade } : dé { $die }, il faut { $needed } : toujours en déroute.
sbr-event-rallied = Test de déroute, { $brigade } : dé { $die }, il faut { $needed } : la brigade se rallie.
sbr-event-rallied-recovered = Test de déroute, { $brigade } : dé { $die }, il faut { $needed } : la brigade se rallie et récupère une perte.
sbr-event-counter-attack = Contre-attaque déclarée : { $side }. Initiative et +1 à l’activation pendant les deux tours suivants.
sbr-event-on-time = Arrivée, { $party } : dé { $die } contre { $needed }, à l’heure.
sbr-event-late = Arrivée, { $party } : dé { $die } contre { $needed }, au tour suivant.
sbr-event-entered = { $brigade } entre par { $entry }, zone { $zone }, pour { $cost } PM.
sbr-event-leader-entered = { $leader } entre par { $entry }, zone { $zone }.
sbr-event-delayed = { $brigade } ne peut pas entrer et attend le tour suivant.
sbr-event-night-falls = La nuit tombe sur le champ de bataille.
sbr-event-markers-off = Tous les marqueurs Fatigue et Déroute sont retirés.
sbr-event-night-recovery =
    { $recovered ->
        [one] { $brigade } récupère une perte pendant la nuit.
       *[other] { $brigade } récupère { $recovered } pertes pendant la nuit.
    }
sbr-event-stayed = { $brigade } tient son terrain pendant la nuit.
sbr-event-corps-withdrawn = { $leader } se retire avec son corps pour la nuit.
sbr-event-withdrawn = Retrait jusqu’au lendemain : { $brigades }.

## Choix

sbr-choice-begin = Commencer
sbr-choice-call = Appeler : { $party }
sbr-choice-ground = { $units } : zones { $zones }
sbr-choice-place = { $unit } en zone { $zone }
sbr-choice-muster = Placer toute l’armée comme suggéré
sbr-choice-face = Face à la zone { $zone }
sbr-choice-designate = Désigner { $unit } ({ $modifier })
sbr-choice-main = Le groupe de { $unit }
sbr-choice-activate = Activer : { $formation }
sbr-choice-substitute = Activer { $unit } seule
sbr-choice-act = { $unit } agit
sbr-choice-attach = { $unit } accompagne
sbr-choice-act-night = { $unit } marche de nuit
sbr-choice-close = Terminer : { $formation }
sbr-choice-rest = Se reposer
sbr-choice-step = Vers la zone { $zone }
sbr-choice-force = Marche forcée
sbr-choice-dismount = Mettre pied à terre
sbr-choice-mount = Se remettre en selle
sbr-choice-stand = Rester ici
sbr-choice-stop = S’arrêter ici
sbr-choice-attack = Attaquer la zone { $zone }
sbr-choice-lead = { $unit } en zone { $zone }
sbr-choice-try = { $unit } tente de bouger ({ $limit } ou moins)
sbr-choice-chain = Le groupe de { $unit } attaque
sbr-choice-fight = Combat pour la zone { $zone }
sbr-choice-loss = { $unit } subit la perte
sbr-choice-hit = { $unit } subit le résultat
sbr-choice-retreat = Retraite en zone { $zone }
sbr-choice-advance = { $unit } avance en zone { $zone }
sbr-choice-next = { $unit } maintenant
sbr-choice-declare = Déclarer la contre-attaque
sbr-choice-enter = { $unit } entre par { $entry } (zone { $zone })
sbr-choice-stay = { $unit } reste
sbr-choice-part = { $unit } s’éloigne
sbr-choice-withdraw = { $unit } se retire avec son corps
sbr-choice-done = Terminé
sbr-choice-done-call-before = Sans Jones
sbr-choice-done-designate = Passer
sbr-choice-done-slots = Plus d’activations
sbr-choice-done-attack = Pas d’attaque
sbr-choice-done-commanders = Terminer les mouvements
sbr-choice-done-advance = Personne n’avance
sbr-choice-done-declare = Pas ce tour-ci
sbr-choice-done-call = Pas maintenant
sbr-choice-done-entries = Plus personne n’entre
sbr-choice-done-riding = Il reste ici
sbr-choice-done-night = Plus de mouvements de nuit

## Ce que coûte un mouvement

sbr-why-road = par la route
sbr-why-open = hors route
sbr-why-road-into-zoc = route entrant en zone de contrôle ennemie : plein tarif
sbr-why-road-out-of-zoc = route sortant d’une zone de contrôle ennemie : plein tarif
sbr-why-bridge = par un pont ou un gué : +1
sbr-why-escarpment = montée d’un escarpement : +1
sbr-why-artillery-front = dans le front d’une artillerie ennemie : +1
sbr-why-zoc = zone de contrôle ennemie : arrêt
sbr-why-front-to-front = de front à front ennemi : une perte, et arrêt
sbr-why-forced-march = marche forcée : une Fatigue
sbr-why-attack = déclaration d’attaque
sbr-why-dismount = mise à pied
sbr-why-mount = remise en selle
sbr-why-isolated = isolée : 2 PM de moins
sbr-why-ride = mouvement d’un commandant
sbr-why-entry = entrée sur la carte
sbr-why-congestion = d’autres sont déjà entrées ici : +1 pour chaque paire

## Chances

sbr-odds-defender-test = Défenseur : Fatigue et test de combat ({ $side })
sbr-odds-defender-fatigue = Défenseur : Fatigue ({ $side })
sbr-odds-attacker-fatigue = Attaquant : Fatigue ({ $side })
sbr-odds-attacker-test = Attaquant : Fatigue et test de combat ({ $side })
sbr-odds-tests = Tests de combat ({ $side }), chaque brigade pour elle-même
sbr-odds-test-of = Test de { $brigade }
sbr-odds-note-alone = Comme si personne d’autre ne se joignait à cette attaque et que les combats suivaient aussitôt.
sbr-odds-note-sixes = Un 6 naturel coûte en outre une perte à l’autre camp ; les pertes ci-dessous en tiennent compte.
sbr-odds-note-bounds = Pertes et terrain sont des bornes sur ce que les joueurs choisiront encore.
sbr-odds-note-too-large = Les choix qui suivent ce combat sont trop nombreux pour borner exactement pertes et terrain. Les chances des résultats restent exactes.
sbr-threat-note-together =
    { $count ->
        [one] Une brigade, activée dans la même phase.
       *[other] { $count } brigades, activées dans la même phase.
    }
sbr-threat-note-test = Hors de portée de commandement, { $formation } : il faut d’abord { $die } ou moins.
sbr-factor-ratio = Force { $attack } contre { $defence }
sbr-factor-artillery-alone = Seule l’artillerie défend
sbr-factor-guns = Artillerie, { $points } points
sbr-factor-star = Étoile : { $brigade }
sbr-factor-fatigue =
    { $levels ->
        [one] Fatigue, { $levels } niveau
       *[other] Fatigue, { $levels } niveaux
    }
sbr-factor-terrain = Terrain de la zone { $zone } : { $kinds }
sbr-factor-terrain-cap = Le terrain donne { $most } au plus
sbr-factor-wood = Bois
sbr-factor-village = Village
sbr-factor-railway = Voie ferrée inachevée
sbr-factor-escarpment = Attaque en montant un escarpement
sbr-factor-crossing = Attaque par un pont ou un gué
sbr-factor-further-zones =
    { $zones ->
        [one] Une zone attaquante au-delà de la première
       *[other] { $zones } zones attaquantes au-delà de la première
    }
sbr-factor-unattacked = Ennemi non attaqué, face aux attaquants depuis la zone { $zone }
sbr-factor-flank = Attaque de flanc depuis la zone { $zone }
sbr-factor-cavalry-against-wood = Cavalerie montée contre un bois : { $brigade }
sbr-factor-cavalry-in-wood = Cavalerie montée dans un bois sans infanterie : { $brigade }

## Points

sbr-reason-objective =
    { $points ->
        [0] Zone { $zone } ({ $side }) : aucun point, ce n’est pas l’objectif de ce camp.
        [one] Zone { $zone } ({ $side }) : { $points } point.
       *[other] Zone { $zone } ({ $side }) : { $points } points.
    }
sbr-reason-losses =
    { $points ->
        [0] Pertes infligées, { $side } : { $inflicted }. Aucun point.
        [one] Pertes infligées, { $side } : { $inflicted }. { $points } point.
       *[other] Pertes infligées, { $side } : { $inflicted }. { $points } points.
    }
sbr-reason-jones =
    { $points ->
        [one] La division Jones a été appelée : { $points } point pour l’Union.
       *[other] La division Jones a été appelée : { $points } points pour l’Union.
    }
sbr-reason-lead = Une avance de { $lead } points donne la victoire ; en deçà, la partie est nulle.

## Pistes et marqueurs

sbr-track-turn = Tour
sbr-track-phase = Phase d’action
sbr-track-first = Initiative
sbr-track-active = Camp actif
sbr-track-day = Jour
sbr-track-slots = Activations restantes
sbr-slots = { $leader } : { $slots }
sbr-track-night-moves = Mouvements de nuit restants
sbr-track-points = Points de victoire
sbr-track-losses = Pertes
sbr-track-tactical = Option tactique
sbr-tactical-manoeuvre = Manœuvre
sbr-tactical-assault = Assaut
sbr-track-counter-attack = Contre-attaque
sbr-counter-attack-left = Disponible
sbr-counter-attack-declared = Dès le tour suivant
sbr-counter-attack-now = Ce tour-ci
sbr-counter-attack-over = Passée
sbr-phase-set-up = Mise en place
sbr-phase-initiative = Initiative
sbr-phase-action = Phase d’action { $phase }, { $side }
sbr-phase-commanders = Commandants de la phase { $phase }, { $side }
sbr-phase-combat = Combats de la phase { $phase }, { $side }
sbr-phase-administration = Phase administrative
sbr-marker-attacked = Attaque déclarée contre cette zone
sbr-marker-fought = Combat livré dans cette phase
sbr-marker-objective-union = Objectif de l’Union
sbr-marker-objective-confederate = Objectif de la Confédération
sbr-marker-star = Bonus de commandement
sbr-marker-sharpshooters = Tireurs d’élite
sbr-marker-fatigue = Fatigue
sbr-marker-losses = Pertes
sbr-marker-routed = En déroute
sbr-marker-dismounted = Démontée
sbr-marker-attack = Marqueur Attaque
sbr-marker-isolated = Isolée de sa division
sbr-marker-independent = Indépendante
sbr-marker-acted = A agi dans cette phase
sbr-marker-failed = Test de commandement manqué dans cette phase
sbr-marker-delayed = En retard
sbr-marker-due = Attendue au tour { $turn } par { $entries }
sbr-marker-army-commander = Commandant d’armée
sbr-marker-corps-commander = Commandant de corps : { $divisions }
sbr-marker-available = Disponible
sbr-marker-activated = Activé
sbr-marker-designated = Désigné dans cette phase

## Refus : la question et le placement

sbr-bar-not-asked-now = Ce n’est pas ce qui est demandé. Répondez d’abord à la question posée, par l’un des choix proposés.
sbr-bar-game-over = La bataille est finie, il n’y a plus rien à choisir. Revoyez cette partie ou commencez-en une autre.
sbr-bar-not-yours = Cette unité appartient à l’autre camp. Choisissez l’une des vôtres.
sbr-bar-not-on-map = Cette brigade ou division n’est pas sur la carte. Choisissez-en une qui s’y trouve.
sbr-bar-muster-first = Toute l’armée ne se place d’un coup qu’avant sa première unité. Placez les autres une à une.
sbr-bar-no-such-ground = Cette formation n’a pas de telle liste de zones. Choisissez l’une des listes proposées.
sbr-bar-place-in-order = Les unités se placent dans l’ordre de la liste. Placez d’abord celle qui est demandée.
sbr-bar-not-its-ground = Elle ne peut pas être là : sa formation a une liste de zones, et chacune reçoit une ou deux de ses brigades. Choisissez une zone de la liste qui laisse place aux autres.

## Refus : activation et commandement

sbr-bar-not-a-corps-commander = Il ne commande pas de corps. Choisissez l’un de vos commandants de corps.
sbr-bar-leader-off-map = Ce commandant n’est pas sur la carte. Choisissez-en un qui s’y trouve.
sbr-bar-other-corps = Cette division appartient à un autre corps, dont le commandant est sur la carte. Choisissez-en une du commandant désigné, ou une brigade indépendante.
sbr-bar-activated-already = Cette formation a été activée, ou a manqué son test, dans cette phase d’action. Choisissez-en une autre.
sbr-bar-alone-of-division = Une seule brigade de cette division est sur la carte : elle est indépendante. Activez la brigade elle-même.
sbr-bar-all-routed = Toutes les brigades de cette division sont en déroute. Choisissez-en une dont une brigade peut agir.
sbr-bar-not-independent = Cette brigade appartient à une division. Activez sa division, ou choisissez une brigade indépendante.
sbr-bar-routed = Cette brigade est en déroute et ne fait rien avant de se rallier. Choisissez-en une autre.
sbr-bar-acted-already = Cette brigade a déjà agi dans cette phase d’action. Choisissez-en une qui n’a pas agi.
sbr-bar-one-substitution = Une brigade indépendante a déjà pris la place d’une division dans cette activation. Choisissez une division, ou arrêtez-vous.
sbr-bar-not-attachable = Cette brigade n’est ni de la division active, ni une indépendante à 2 zones d’elle ou moins (3 pour la cavalerie montée). Choisissez une brigade de la division, ou une voisine.
sbr-bar-one-attached = Une brigade indépendante accompagne déjà cette division, et une seule le peut. Choisissez une brigade de la division, ou terminez.
sbr-bar-not-a-main-group = Cette brigade n’est pas dans l’un des groupes égaux. Nommez l’une de celles qui sont proposées.
sbr-bar-cohesion = La division ne pourrait plus finir avec ses brigades à 2 zones ou moins les unes des autres (3 pour la cavalerie montée). Restez à portée d’une brigade de la division.

## Refus : mouvement

sbr-bar-full-zone = Cette zone est pleine : deux brigades au plus peuvent y finir. Choisissez-en une où il y a place, ou continuez.
sbr-bar-illegal-pair = Une brigade d’un autre corps s’y trouve, et aucune des deux n’est indépendante : elles ne peuvent pas finir ensemble. Choisissez une autre zone, ou continuez.
sbr-bar-full-zone-in-zoc = Cette zone est pleine et sous contrôle ennemi : la brigade devrait s’y arrêter et ne le peut pas. Choisissez une zone où il y a place.
sbr-bar-no-room-beyond = La brigade ne pourrait qu’y passer, et ses points ne mènent à aucune zone où il y ait place pour finir. Choisissez un autre chemin.
sbr-bar-rest-comes-first = Le repos est une action entière, et cette brigade en a commencé une autre. Continuez, ou arrêtez-la.
sbr-bar-not-fatigued = Cette brigade n’a pas de marqueur Fatigue. Déplacez-la, ou laissez-la sur place.
sbr-bar-not-cavalry = Seule la cavalerie met pied à terre ou se remet en selle. Choisissez une autre action.
sbr-bar-dismounted-already = Cette brigade est déjà démontée. Faites-la marcher, ou laissez-la se remettre en selle, ce qui prend toute l’action.
sbr-bar-mounted-already = Cette brigade est montée, ou vient de se remettre en selle et ne fait plus rien. Choisissez une autre action, ou arrêtez-la.
sbr-bar-not-enough-points = Ce pas coûte plus de PM qu’il n’en reste à la brigade. Choisissez-en un moins cher, ou arrêtez-la.
sbr-bar-attack-too-dear = Une attaque coûte 2 PM, plus qu’il n’en reste à la brigade. Terminez son action sans attaquer.
sbr-bar-dismount-too-dear = Mettre pied à terre coûte 2 PM, plus qu’il n’en reste à la brigade. Arrêtez-la, ou laissez-la montée.
sbr-bar-mount-too-dear = Se remettre en selle prend les 2 PM de la cavalerie démontée, toute son action, et cette brigade en a dépensé. Arrêtez-la ; elle se remettra en selle dans une autre action.
sbr-bar-entry-too-dear = Tant de brigades sont entrées là ce tour-ci que celle-ci n’a pas les PM pour suivre. Choisissez une autre entrée, ou une autre unité.
sbr-bar-forced-march-when-needed = La marche forcée se fait d’elle-même quand ses points sont nécessaires. Choisissez le mouvement, elle suivra.
sbr-bar-artillery-no-forced-march = L’artillerie ne fait pas de marche forcée. Restez dans ses 6 PM.
sbr-bar-dismounted-no-forced-march = La cavalerie démontée ne fait pas de marche forcée. Restez dans ses points.
sbr-bar-isolated-no-forced-march = Une brigade isolée ne fait pas de marche forcée. Restez dans ses points.
sbr-bar-too-tired-to-force = À Fatigue 2, pas de marche forcée. Restez dans ses points, ou laissez-la se reposer.
sbr-bar-no-forced-march-here = Pas de marche forcée en entrant, de nuit, après un repos ni après la remise en selle. Restez dans ses points.
sbr-bar-forced-already = Cette brigade a fait sa marche forcée, une seule par action. Restez dans ses points.
sbr-bar-stopped-by-zoc = Cette brigade est entrée en zone de contrôle ennemie et ne va pas plus loin. Arrêtez-la ici ; elle peut encore s’orienter et attaquer.
sbr-bar-dismounted-stays = La cavalerie bouge avant de mettre pied à terre, pas après. Arrêtez-la ici ; elle peut encore s’orienter et attaquer.
sbr-bar-not-adjacent = Ces zones n’ont pas de frontière commune. Choisissez une zone voisine de la brigade.
sbr-bar-no-bridge = Le Bull Run sépare ces zones et ses gués sont fermés. Franchissez-le là où il y a un pont.
sbr-bar-enemy-there = Une brigade ennemie tient cette zone. Choisissez-en une sans brigade ennemie.
sbr-bar-enemy-zoc-closed = En entrant et de nuit, on n’entre dans aucune zone de contrôle ennemie. Choisissez une zone loin de l’ennemi.
sbr-bar-not-a-ring-zone = Cette zone ne borde pas celle de la brigade. Orientez-la vers une zone voisine, jamais vers le bord de carte.
sbr-bar-facing-loses-target = L’autre brigade de la pile a déclaré une attaque, et sa cible doit rester dans le front. Choisissez une orientation qui l’y garde.
sbr-bar-facing-loses-enemies = Au contact, le front doit contenir le plus possible de brigades ennemies. Choisissez une orientation qui en contient davantage.
sbr-bar-facing-away-from-contact = Les troupes doivent pivoter pour placer le nouvel arrivant dans leur front. Orientez-les vers sa zone ou l’une de ses voisines.
sbr-bar-facing-due = Une orientation doit d’abord être choisie. Nommez la zone à laquelle faire face.

## Refus : commandants

sbr-bar-leader-must-leave = Le commandant seul à côté de l’ennemi doit d’abord partir. Dites où il va.
sbr-bar-no-refuge = Il va à une ou deux zones, loin des brigades ennemies ou auprès d’une brigade de son camp ; à défaut seulement, à la plus proche. Choisissez l’une de celles qui sont proposées.
sbr-bar-not-an-army-commander = Seul un commandant d’armée fait un test avant de bouger. Le commandant de corps désigné bouge sans test.
sbr-bar-leader-activated = Ce commandant d’armée est Activé et ne peut plus essayer ce tour-ci. Il le pourra quand il sera Disponible.
sbr-bar-leader-may-not-move = Seuls bougent le commandant de corps désigné et, après un test réussi, le commandant d’armée, une fois chacun. Choisissez l’un d’eux, ou terminez les mouvements.
sbr-bar-leader-too-far = Aucun chemin qui lui soit ouvert n’y mène avec ses points de mouvement. Choisissez une zone à sa portée.
sbr-bar-leader-beside-enemy = Cette zone borde une brigade ennemie et n’en contient aucune de son camp. Choisissez-en une loin de l’ennemi, ou tenue par vos troupes.
sbr-bar-leader-into-enemy = Une brigade ennemie tient cette zone. Choisissez-en une sans brigade ennemie.
sbr-bar-leader-into-post = Un commandant ennemi s’y trouve seul, et aucun commandant ne le rejoint. Choisissez une autre zone.
sbr-bar-leader-there-already = Il y est déjà. Nommez une autre zone, ou laissez-le où il est.

## Refus : combat

sbr-bar-artillery-never-attacks = L’artillerie ne déclare pas d’attaque ; elle participe d’elle-même si la cible est dans son front. Faites attaquer l’infanterie ou la cavalerie.
sbr-bar-target-not-next-to = Seule une zone voisine, par une frontière que la brigade pourrait franchir, peut être attaquée. Choisissez-en une.
sbr-bar-nobody-to-attack = Aucune brigade ennemie dans cette zone. Choisissez-en une qui en contient.
sbr-bar-target-not-in-front = Cette zone n’est pas dans le front de la brigade. Attaquez-en une qui y est.
sbr-bar-stack-attacks-elsewhere = L’autre brigade de cette zone attaque une autre cible, et les deux doivent attaquer la même. Attaquez celle-là, ou renoncez.
sbr-bar-not-in-chain = Les zones qui attaquent ensemble doivent se toucher. Attaquez depuis une voisine de celles qui attaquent déjà, ou renoncez.
sbr-bar-not-a-chain-head = Cette brigade ne désigne aucun des groupes qui attaquent. Nommez l’une de celles qui sont proposées.
sbr-bar-no-such-combat = Il ne reste aucune attaque à livrer contre cette zone. Choisissez l’une de celles qui sont déclarées.
sbr-bar-combats-due = Les attaques déclarées doivent être livrées. Choisissez la suivante.
sbr-bar-not-the-strongest = La plus forte brigade le subit ; son propriétaire ne choisit qu’entre égales. Nommez l’une de celles qui sont proposées.
sbr-bar-not-engaged-winner = Seule une brigade du vainqueur engagée dans ce combat peut avancer. Choisissez l’une d’elles, ou restez.
sbr-bar-advanced-already = Cette brigade a déjà avancé dans ce combat. Choisissez-en une autre, ou restez.
sbr-bar-artillery-never-advances = L’artillerie n’avance pas après combat. Choisissez une autre brigade, ou restez.
sbr-bar-not-abandoned = L’ennemi n’a pas abandonné cette zone dans ce combat. Avancez dans une zone qu’il a quittée, ou restez.
sbr-bar-retreat-backwards = Une retraite n’entre pas deux fois dans une zone. Choisissez-en une où la brigade n’est pas passée.
sbr-bar-retreat-nearer = Une retraite éloigne des ennemis du combat, ou du moins n’en rapproche pas. Choisissez l’une des zones qui le font.
sbr-bar-retreat-into-front = Cette zone est dans un front ennemi, et d’autres qui éloignent n’y sont pas. Choisissez l’une d’elles.
sbr-bar-retreat-into-zoc = Cette zone est en zone de contrôle ennemie, et d’autres hors des fronts ennemis n’y sont pas. Choisissez l’une d’elles.
sbr-bar-retreat-from-goal = Cette zone éloigne des buts de retraite du camp, et d’autres aussi sûres n’en éloignent pas. Choisissez l’une d’elles.
sbr-bar-not-retreating = Cette brigade n’a pas de retraite à faire maintenant. Choisissez-en une qui en a une.

## Refus : renforts et nuit

sbr-bar-not-callable = Ces troupes ne peuvent pas être appelées maintenant. Choisissez parmi celles qui sont proposées, ou continuez.
sbr-bar-not-coming = Cette unité n’arrive pas maintenant. Choisissez-en une qui est attendue.
sbr-bar-entry-closed = Cette entrée n’est pas ouverte à cette unité. Choisissez l’une de ses lettres, ou l’entrée libre la plus proche si elles sont bloquées.
sbr-bar-must-enter = Une unité attendue qui peut entrer doit le faire. Faites-la d’abord entrer.
sbr-bar-may-not-stay = On ne demande pas maintenant si cette brigade reste. Répondez pour celle dont il s’agit.
sbr-bar-no-night-move-left = Vos mouvements de nuit sont épuisés. Terminez.
sbr-bar-return-first = Les unités sorties de la carte reviennent d’abord. Faites-les entrer, ou terminez.
sbr-bar-moved-this-night = Cette unité a déjà bougé cette nuit, ou n’est pas sur la carte. Choisissez-en une autre, ou terminez.
