# Red Badge of Courage, première bataille de Bull Run : questions, choix, événements, refus, chances et résultat en toutes lettres.

## Questions

rb61-ask-begin = Prêt ? Les dés vont rouler.
rb61-ask-set-up = Mise en place : placez, orientez et disposez les pions là où c’est permis, ou commencez tel quel.
rb61-ask-initiative = Initiative : quel commandant ajoute sa valeur au dé confédéré ?
rb61-ask-freed = { $brigade } quitte la Réserve. Quel ordre reçoit-elle ?
rb61-ask-pick = Quelle brigade en Réserve met ses marqueurs dans la pioche à ce tour ?
rb61-ask-division-orders = Ordres : donnez un nouvel ordre aux brigades commandées, ou continuez.
rb61-ask-first = Initiative : quelle brigade agit la première ?
rb61-ask-reserve-fire = Les canons en Réserve peuvent tirer avant cette activation. Choisissez une cible, ou continuez.
rb61-ask-release = Marqueur tiré : { $brigade }. Tenter de la libérer de la Réserve ?
rb61-ask-order-change = { $brigade } agit. Tentez de changer son ordre ou celui d’un régiment, ou continuez.
rb61-ask-confusion = Couleurs confuses : quelle unité teste la première ?
rb61-ask-mistake = { $unit } tire par confusion. Qui prend-elle pour l’ennemi ?
rb61-ask-actions = { $brigade } agit : choisissez une unité et son action, ou terminez.
rb61-ask-declare = { $brigade } : déclarez les Chocs, ou continuez.
rb61-ask-resolve = Quel Choc est résolu maintenant ?
rb61-ask-absorb = Un détachement est avec son unité mère. Est-il absorbé ?
rb61-ask-attach = La Légion rejoint-elle une brigade ?
rb61-ask-commanders = Commandants : choisissez un chef à déplacer, ou terminez la phase.
rb61-ask-replacement = Un remplaçant prend le commandement. Avec quelle unité arrive-t-il ?
rb61-ask-returning = { $unit } est ralliée. Où revient-elle ?
rb61-ask-retreat =
    { $left ->
        [0] Où recule { $unit } ?
        [one] Où recule { $unit } ? Il reste un hexagone.
       *[other] Où recule { $unit } ? Il reste { $left } hexagones.
    }
rb61-ask-contract = { $unit } se resserre. Dans lequel de ses hexagones ?
rb61-ask-refuge = { $leader } n’a plus d’unité avec lui. Laquelle rejoint-il ?
rb61-ask-join = { $unit } tire sur { $hex }. Quelles sections de la batterie s’y joignent ? Puis faites feu.
rb61-ask-return = { $unit } a tiré sur { $hex }. Riposter ?
rb61-ask-withdrawal-fire = { $unit } se retire d’un front ennemi. Tirer dessus ?
rb61-ask-prepared-fire = { $unit } arrive devant le tir préparé. Tirer maintenant ?
rb61-ask-reaction = { $unit } est arrivée tout près. Une unité tente-t-elle de lui faire face ?
rb61-ask-shock-reaction = Choc sur { $hex } : un défenseur tente-t-il de pivoter ?
rb61-ask-fall-back = Choc sur { $hex } : un défenseur se replie-t-il ?
rb61-ask-defence = Choc sur { $hex } : tir défensif ?
rb61-ask-use = Choc sur { $hex } : la valeur de quel pion sert aux deux ?
rb61-ask-losses = Choc sur { $hex } : qui subit la perte suivante ?
rb61-ask-advance = { $hex } a été abandonné. Qui avance ?
rb61-ask-moving = Il reste { $points } PM à { $unit }. Que fait-elle ?
rb61-ask-riding = Il reste { $points } PM à { $leader }. Où va-t-il ?

## Choix

rb61-choice-begin = Commencer
rb61-choice-place = { $unit } en { $hex }
rb61-choice-post = { $leader } en { $hex }
rb61-choice-face = { $unit } face { $facing }
rb61-choice-react = { $unit } tente de pivoter { $facing }
rb61-choice-draw = { $unit } : { $form }
rb61-choice-name = Employer la valeur de { $leader }
rb61-choice-name-nobody = N’employer la valeur de personne
rb61-choice-pick = { $brigade } dans la pioche
rb61-choice-order = { $brigade } : { $order }
rb61-choice-try-order = { $brigade } : tenter { $order }
rb61-choice-regiment = { $unit } : tenter { $order }
rb61-choice-activate = { $brigade } agit en premier
rb61-choice-release = Tenter la libération
rb61-choice-test = { $unit } fait son test
rb61-choice-mistake = Elle tire sur { $hex }
rb61-choice-fire = { $unit } tire sur { $hex }
rb61-choice-fire-home = { $unit } tire sur { $hex } de son seul hexagone
rb61-choice-fire-wing = { $unit } tire sur { $hex } de son seul second hexagone
rb61-choice-join = { $unit } s’y joint
rb61-choice-shoot = Feu
rb61-choice-move = Déplacer { $unit }
rb61-choice-enter = { $unit } entre en { $hex } en { $order }
rb61-choice-step = Vers { $hex }
rb61-choice-turn = Face { $facing }
rb61-choice-extend = S’étendre en { $hex }
rb61-choice-contract = Se resserrer en { $hex }
rb61-choice-refuse = Refuser le flanc { $flank }
rb61-choice-unrefuse = Mettre fin au Refus
rb61-choice-form = Passer à : { $form }
rb61-choice-ride = { $leader } accompagne
rb61-choice-halt = S’arrêter ici
rb61-choice-rally =
    { $needed ->
        [-1] Rallier { $unit } (sans espoir)
       *[other] Rallier { $unit } ({ $needed } ou moins)
    }
rb61-choice-build = { $unit } construit une barricade ({ $done } sur { $needed })
rb61-choice-prepare = { $unit } prépare son tir
rb61-choice-top = { $unit } au-dessus de sa pile
rb61-choice-recrew = Resservir { $unit } : { $form }
rb61-choice-lead = Déplacer { $leader }
rb61-choice-go = Aller en { $hex }
rb61-choice-shock = { $unit } choque { $hex }
rb61-choice-resolve = Résoudre le Choc sur { $hex }
rb61-choice-fall-back = { $unit } se replie
rb61-choice-use = Employer { $unit } (cohésion { $cohesion })
rb61-choice-lose = { $unit } subit la perte
rb61-choice-flee = Vers { $hex }
rb61-choice-advance = { $unit } avance en { $hex }, face { $facing }
rb61-choice-absorb = Absorber { $unit }
rb61-choice-attach = La Légion rejoint { $brigade }
rb61-choice-return = { $unit } revient en { $hex }
rb61-choice-replace = Le remplaçant de { $leader } arrive avec { $unit }
rb61-choice-refuge = Vers { $unit }
rb61-choice-done = Terminé
rb61-choice-done-set-up = Commencer tel quel
rb61-choice-done-orders = Plus d’ordres
rb61-choice-done-reserve-fire = Plus de tir de la Réserve
rb61-choice-done-release = Ne pas tenter
rb61-choice-done-order-change = Garder les ordres
rb61-choice-done-actions = Terminer les actions de la brigade
rb61-choice-done-declare = Plus de Chocs
rb61-choice-done-absorb = Rester détaché
rb61-choice-done-attach = Rester indépendante
rb61-choice-done-commanders = Terminer la phase des commandants
rb61-choice-done-return = Ne pas riposter
rb61-choice-done-interrupt = Ne pas tirer
rb61-choice-done-reaction = Personne ne pivote
rb61-choice-done-fall-back = Tenir
rb61-choice-done-defence = Plus de tir défensif
rb61-choice-done-advance = Plus personne n’avance
rb61-choice-done-riders = Plus personne n’accompagne

## Ordres, formes, orientations, formations

rb61-order-march = Marche
rb61-order-advance = Progression
rb61-order-attack = Attaque
rb61-order-reserve = Réserve
rb61-form-line = en ligne
rb61-form-mounted = montée
rb61-form-dismounted = à pied
rb61-form-limbered = attelée
rb61-form-unlimbered = en batterie
rb61-vertex-ne = au nord-est
rb61-vertex-e = à l’est
rb61-vertex-se = au sud-est
rb61-vertex-sw = au sud-ouest
rb61-vertex-w = à l’ouest
rb61-vertex-nw = au nord-ouest
rb61-flank-left = gauche
rb61-flank-right = droit
rb61-brigade = Brigade { $name }
rb61-brigade-cavalry = Cavalerie ({ $side })
rb61-brigade-legion = { $name }
rb61-formation-us-1 = 1re division
rb61-formation-us-2 = 2e division
rb61-formation-us-3 = 3e division
rb61-formation-cs-aop = armée du Potomac
rb61-formation-cs-aos = armée de la Shenandoah
rb61-terrain-clear = terrain découvert
rb61-terrain-woods = bois
rb61-terrain-farm = ferme
rb61-terrain-village = village
rb61-rank-overall = Commandant en chef
rb61-rank-army = Commandant d’armée
rb61-rank-division = Chef de division
rb61-rank-brigade = Brigadier
rb61-objective-groveton = Groveton
rb61-objective-stone-house = la Stone House
rb61-objective-youngs-branch = Young’s Branch
rb61-objective-stone-bridge = le Stone Bridge
rb61-objective-lewis-ford = le gué Lewis
rb61-objective-new-market = New Market

## Phases, heure, lumière

rb61-segment-0 = Mise en place
rb61-segment-1 = I Commandement
rb61-segment-2 = II Ordres
rb61-segment-3 = III Activations
rb61-segment-4 = IV Fin du tour
rb61-phase-set-up = Mise en place
rb61-phase-initiative = Initiative
rb61-phase-efficiency = Marqueurs d’efficacité
rb61-phase-pool = Commandement et pioche
rb61-phase-arrivals = Renforts
rb61-phase-division-orders = Ordres des divisions
rb61-phase-first = Première activation
rb61-phase-draw = Tirage dans la pioche
rb61-phase-reserve-fire = Tir de la Réserve
rb61-phase-release = Libération
rb61-phase-release-order = Ordre à la libération
rb61-phase-order-change = Changement d’ordres
rb61-phase-confusion = Couleurs confuses
rb61-phase-actions = Actions des unités
rb61-phase-declare = Déclaration des Chocs
rb61-phase-resolve = Résolution des Chocs
rb61-phase-absorb = Détachements
rb61-phase-attach = La Légion
rb61-phase-end-activation = Fin de l’activation
rb61-phase-commanders = Commandants
rb61-phase-replacements = Remplaçants
rb61-phase-recovery = Récupération
rb61-phase-turn-end = Fin du tour
rb61-phase-over = La bataille est finie
rb61-phase-of = { $brigade } : { $phase }
rb61-clock =
    { $hour } h { $minute ->
        [0] {""}
       *[other] { $minute }
    }
rb61-light-day = Jour
rb61-light-dusk = Crépuscule
rb61-light-night = Nuit
rb61-sign-none = {""}
rb61-sign-plus = {" "}+ { $value }
rb61-sign-minus = {" "}- { $value }

## Coûts et avertissements

rb61-why-terrain = { $terrain } : { $points }
rb61-why-road = route : { $points }
rb61-why-trail = sentier : { $points }
rb61-why-farm = ferme : { $points }
rb61-why-ford = gué : { $points }
rb61-why-stream = ruisseau : { $points }
rb61-why-up = montée : { $points }
rb61-why-friends = à travers des amis : { $points }
rb61-why-whole = un hexagone pour toute son allocation : { $points }
rb61-why-entry = hexagone d’entrée : { $points }
rb61-why-turn = pivot : { $points }
rb61-why-extend = ligne étendue : { $points }
rb61-why-contract = resserrement : { $points }
rb61-why-refuse = flanc refusé : { $points }
rb61-why-limber = attelage : { $points }
rb61-why-mount = monter ou mettre pied à terre : { $points }
rb61-why-front = s’arrête dans un front ennemi
rb61-why-withdrawal = risque un tir en partant
rb61-why-test = test de désordre à la fin du mouvement

## Pistes

rb61-track-turn = Tour
rb61-track-segment = Segment
rb61-track-phase = Phase
rb61-track-initiative = Initiative
rb61-track-active = Active
rb61-track-order-tried = La brigade a tenté de changer d’ordre
rb61-track-pinned = La brigade ne peut bouger
rb61-track-light = Lumière
rb61-track-heat = Chaleur
rb61-track-pike = Force d’infanterie sur la route ou au-delà
rb61-track-points = Points d’objectifs
rb61-track-losses = Points de force perdus
rb61-track-efficiency-cavalry = Efficacité de la cavalerie
rb61-track-efficiency = Efficacité : { $formation }
rb61-track-markers = Marqueurs joués : { $brigade }

## Marqueurs

rb61-marker-objective = Objectif : { $objective }
rb61-marker-barricade = Barricade ({ $side })
rb61-marker-order-march = Ordre : Marche
rb61-marker-order-advance = Ordre : Progression
rb61-marker-order-attack = Ordre : Attaque
rb61-marker-order-reserve = Ordre : Réserve
rb61-marker-disordered = En désordre
rb61-marker-losses = Points de force perdus
rb61-marker-fatigue = Fatigue de sa brigade
rb61-marker-ineffective = Sa brigade est inefficace
rb61-marker-limbered = Attelée
rb61-marker-mounted = Montée
rb61-marker-dismounted = À pied
rb61-marker-extended = Ligne étendue
rb61-marker-refused = Flanc refusé : { $flank }
rb61-marker-prepared = Tir préparé
rb61-marker-building = Travail sur une barricade
rb61-marker-beneath = Sous un autre pion
rb61-marker-skips = Passe cette activation, hors de commandement
rb61-marker-finished = A terminé
rb61-marker-moved = A bougé
rb61-marker-fired = A tiré
rb61-marker-acted = A fait son action
rb61-marker-tried = A tenté de changer d’ordre
rb61-marker-tested = A fait son test de couleurs confuses
rb61-marker-silent = Retient son tir
rb61-marker-barraged = A tiré depuis la Réserve
rb61-marker-answered = A tiré en réponse
rb61-marker-reacted = A tenté de pivoter en réaction
rb61-marker-ordered = A son ordre de ce tour
rb61-marker-seen = Vue sous des couleurs confuses
rb61-marker-confusing = Porte des couleurs confuses
rb61-marker-identified = Identifiée
rb61-marker-recruit = Recrues
rb61-marker-due = Attendue à { $clock } par { $hex }
rb61-marker-queued = Attend d’entrer en { $hex } (prévue à { $clock })
rb61-marker-replacement = Remplaçant
rb61-marker-blown = Épuisé par une longue course
rb61-marker-out-of-command = Hors de commandement
rb61-marker-weapon-r = Fusils rayés
rb61-marker-weapon-m = Mousquets à canon lisse
rb61-marker-weapon-c = Carabines
rb61-marker-weapon-p = Revolvers, fusils de chasse et sabres
rb61-marker-weapon-s6 = Canons lisses de 6 livres
rb61-marker-weapon-h12 = Obusiers de 12 livres
rb61-marker-weapon-bh12 = Obusiers de marine
rb61-marker-weapon-p10 = Parrott de 10 livres
rb61-marker-weapon-r3 = Canons rayés de 3 pouces
rb61-marker-weapon-j13 = James rayés de 13 livres
rb61-marker-weapon-p30 = Un Parrott de 30 livres

## Événements : commandement

rb61-event-turn = Tour { $turn }, { $clock }.
rb61-event-set-up-done = Prêt : { $side }.
rb61-event-placed = { $unit } est placée en { $hex }.
rb61-event-posted = { $leader } est placé en { $hex }.
rb61-event-faced = { $unit } fait face { $facing }.
rb61-event-drawn-up = { $unit } est disposée : { $form }.
rb61-event-put-on-top = { $unit } passe au-dessus de sa pile.
rb61-event-initiative-given = L’initiative du premier tour est imposée : { $side }.
rb61-event-initiative-named = Les Confédérés emploient la valeur de { $leader }.
rb61-event-initiative-nobody = Les Confédérés n’emploient la valeur de personne.
rb61-event-initiative-die = Dé d’initiative, { $side } : { $die }, total { $total }.
rb61-event-initiative-won = Initiative : { $side }.
rb61-event-efficiency = Marqueur d’efficacité, { $formation } : { $value }.
rb61-event-efficiency-hidden = Un marqueur d’efficacité est tiré : { $formation }.
rb61-event-cavalry-efficiency = Marqueur d’efficacité de la cavalerie ({ $side }) : { $value }.
rb61-event-cavalry-efficiency-hidden = Un marqueur d’efficacité est tiré pour la cavalerie ({ $side }).
rb61-event-out-of-command = Hors de commandement : { $brigade }.
rb61-event-overall-range =
    { $rating ->
        [one] À portée de son commandant en chef, { $rating } marqueur de plus : { $brigade }.
       *[other] À portée de son commandant en chef, { $rating } marqueurs de plus : { $brigade }.
    }
rb61-event-reserve-picked = De la Réserve dans la pioche : { $brigade }.
rb61-event-freed = { $brigade } quitte la Réserve.
rb61-event-group-due = Renforts en { $hex } : { $units }.
rb61-event-leader-placed = { $leader } arrive en { $hex }.
rb61-event-ordered = { $brigade } : { $order }.
rb61-event-order-changed = { $brigade } tente { $order } : dé { $die }, total { $total }. Obéi.
rb61-event-order-kept = { $brigade } tente { $order } : dé { $die }, total { $total }. Rien ne change.
rb61-event-order-halted = { $brigade } tente { $order } : dé { $die }, total { $total }. Rien ne change, et personne ne bouge.
rb61-event-order-lost = { $brigade } tente { $order } : dé { $die }, total { $total }. L’activation est perdue.
rb61-event-regiment-changed = { $unit } passe en { $order } : dé { $die }, total { $total }.
rb61-event-regiment-finished = { $unit } tente { $order } en vain et a terminé : dé { $die }, total { $total }.
rb61-event-reverted-no-contact = Sans contact ni tir, retour en Progression : { $brigade }.
rb61-event-reverted-ineffective = Inefficace, retour en Progression : { $brigade }.
rb61-event-reverted-tired = Trop fatiguée pour attaquer, retour en Progression : { $brigade }.
rb61-event-reverted-night = La nuit met fin à l’attaque, retour en Progression : { $brigade }.
rb61-event-first = { $brigade } agit la première.
rb61-event-activated = { $brigade } est tirée et agit.
rb61-event-marker-wasted = Marqueur tiré pour personne : { $brigade }.
rb61-event-pool-empty = La pioche est vide.
rb61-event-skips = { $unit } est hors de commandement et passe cette activation.
rb61-event-capped = { $unit } a usé des activations imprimées pour elle.
rb61-event-released = { $brigade } est libérée : dé { $die }, total { $total }.
rb61-event-not-released = { $brigade } reste en Réserve : dé { $die }, total { $total }.
rb61-event-release-declined = Aucune tentative de libération : { $brigade }.
rb61-event-absorbed = { $parent } absorbe { $unit }.
rb61-event-legion-attached = La Légion rejoint : { $brigade }.
rb61-event-fatigue-gained = Fatigue, { $brigade } : monte à { $level }.
rb61-event-fatigue-lost = Fatigue, { $brigade } : descend à { $level }.
rb61-event-ineffective = { $brigade } est inefficace.
rb61-event-effective-again = { $brigade } redevient efficace.
rb61-event-over = La bataille est finie. Victoire : { $side }.
rb61-event-over-draw = La bataille est finie. Match nul.
rb61-event-other = Il s’est passé quelque chose.

## Événements : mouvement

rb61-event-leader-rode = { $leader } va de { $from } en { $to }.
rb61-event-leader-rode-far = { $leader } fait une longue course, de { $from } en { $to }.
rb61-event-entered = { $unit } entre en { $hex } en { $order } pour { $points }.
rb61-event-stepped = { $unit } va de { $from } en { $to } pour { $points }.
rb61-event-turned = { $unit } pivote { $facing } pour { $points }.
rb61-event-extended = { $unit } s’étend en { $hex } pour { $points }.
rb61-event-flank-refused = { $unit } refuse son flanc { $flank } pour { $points }.
rb61-event-refusal-ended = { $unit } met fin à son Refus pour { $points }.
rb61-event-formed = { $unit } est maintenant : { $form }, pour { $points }.
rb61-event-rode-along = { $leader } accompagne { $unit }.
rb61-event-move-cut = Le mouvement de { $unit } est fini.
rb61-event-built = { $unit } travaille à une barricade : { $done } sur { $needed }.
rb61-event-barricade-raised = { $unit } a une barricade en { $hex }.
rb61-event-fire-prepared = { $unit } prépare son tir.
rb61-event-recrewed = { $by } ressert { $guns } : { $form }.
rb61-event-rallied = { $unit } se rallie : cohésion { $cohesion }, dé { $die }{ $modifier }.
rb61-event-not-rallied = { $unit } ne se rallie pas : cohésion { $cohesion }, dé { $die }{ $modifier }.
rb61-event-seen = { $unit } est vue sous des couleurs confuses.
rb61-event-unseen = { $unit } est hors de vue et ne trompe plus personne.
rb61-event-objective-taken = { $hex } est pris : { $side }.
rb61-event-recovered = { $unit } se rétablit : dé { $die }, total { $total }.
rb61-event-not-recovered = { $unit } reste en case de récupération : dé { $die }, total { $total }.
rb61-event-returned = { $unit } revient en { $hex }.
rb61-event-no-way-back = { $unit } ne trouve pas de place et attend.

## Événements : pertes

rb61-event-leader-captured = { $unit } capture { $leader }.
rb61-event-leader-out = { $leader } est perdu.
rb61-event-leader-out-replaced = { $leader } est perdu ; un remplaçant viendra.
rb61-event-leader-joined = { $leader } rejoint { $unit }.
rb61-event-leader-waits = { $leader } n’a plus d’unité sur la carte et attend.
rb61-event-leader-replaced = Le remplaçant de { $leader } arrive avec { $unit }.
rb61-event-leader-hit = { $leader } est touché : dé { $die }, { $least } ou plus.
rb61-event-leader-safe = { $leader } est indemne : dé { $die }, moins de { $least }.
rb61-event-guns-removed = Les canons pris à { $unit } sont emmenés.
rb61-event-disordered = { $unit } passe en désordre.
rb61-event-second-disorder = { $unit } cède encore : cohésion { $cohesion }, dé { $die }{ $modifier }. Retraite { $retreat }, perte { $loss }.
rb61-event-second-rout = { $unit } s’effondre : cohésion { $cohesion }, dé { $die }{ $modifier }. Retraite { $retreat }, perte { $loss }, déroute.
rb61-event-lost = { $unit } perd { $points } ; il en reste { $left }.
rb61-event-lost-shock = { $unit } perd { $points } dans le Choc ; il en reste { $left }.
rb61-event-lost-second = { $unit } perd { $points } dans le désordre ; il en reste { $left }.
rb61-event-lost-blocked = { $unit } perd { $points } faute d’issue ; il en reste { $left }.
rb61-event-lost-rout = { $unit } perd { $points } dans la déroute ; il en reste { $left }.
rb61-event-lost-recovery = { $unit } perd { $points } en case de récupération ; il en reste { $left }.
rb61-event-eliminated = { $unit } est éliminée.
rb61-event-routed = { $unit } est en déroute et va en case de récupération.
rb61-event-contracted = { $unit } se resserre en { $hex }.
rb61-event-retreated = { $unit } recule de { $from } en { $to }.
rb61-event-retreat-ended = { $unit } s’arrête en { $hex }, face { $facing }.
rb61-event-retreat-blocked =
    { $missing ->
        [one] { $unit } ne peut reculer de { $missing } hexagone.
       *[other] { $unit } ne peut reculer de { $missing } hexagones.
    }
rb61-event-driven-off = { $unit } est chassée de la carte.
rb61-event-limbered-up = { $unit } attelle pour s’échapper.
rb61-event-abandoned = Les canons de { $unit } sont abandonnés en { $hex }.
rb61-event-guns-captured = { $by } prend les canons de { $guns }.
rb61-event-guns-retaken = { $by } reprend les canons de { $guns }.
rb61-event-barricade-lost = La barricade en { $hex } est détruite.

## Événements : combat

rb61-event-modified = { $value } { $side } : { $why }
rb61-event-test-passed = { $unit } tient ({ $cause }) : cohésion { $cohesion }, dé { $die }{ $modifier }.
rb61-event-test-failed = { $unit } échoue ({ $cause }) : cohésion { $cohesion }, dé { $die }{ $modifier }.
rb61-event-shared-test = { $sister } partage le test de { $unit }.
rb61-event-confused = { $unit } prend { $hex } pour l’ennemi : cohésion { $cohesion }, dé { $die } + { $distance }.
rb61-event-not-confused = { $unit } retient son tir sur { $hex } : cohésion { $cohesion }, dé { $die } + { $distance }.
rb61-event-fired =
    { $range ->
        [one] Tir de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Tir de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fired-reserve =
    { $range ->
        [one] Tir de la Réserve de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Tir de la Réserve de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fired-confused =
    { $range ->
        [one] Tir par confusion de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Tir par confusion de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fired-return =
    { $range ->
        [one] Riposte de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Riposte de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fired-withdrawal =
    { $range ->
        [one] Tir sur une unité qui s’éloigne de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Tir sur une unité qui s’éloigne de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fired-prepared =
    { $range ->
        [one] Tir préparé de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Tir préparé de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fired-defensive =
    { $range ->
        [one] Tir défensif de { $from } sur { $hex }, { $range } hexagone, force { $strength } : { $firers } sur { $targets }.
       *[other] Tir défensif de { $from } sur { $hex }, { $range } hexagones, force { $strength } : { $firers } sur { $targets }.
    }
rb61-event-fire-die = Dé { $die }{ $modifier } = { $total } ({ $unit }) : { $result }.
rb61-event-identified = { $unit } est identifiée.
rb61-event-guns-drawn = Le sort désigne { $unit } parmi { $of } batteries.
rb61-event-shock-declared = { $unit } choquera { $hex }.
rb61-event-shock-begins = Choc sur { $hex } : { $attackers } contre { $defenders }.
rb61-event-reaction-turned = { $unit } pivote à temps { $facing }.
rb61-event-falls-back = { $unit } se replie devant le Choc.
rb61-event-out-of-shock = { $unit } sort du Choc.
rb61-event-shock-die = { $unit } : cohésion { $cohesion }, dé { $die }, marge { $margin }.
rb61-event-shock-die-both = { $unit } et { $sister } : cohésion { $cohesion }, dé { $die }, marge { $margin }.
rb61-event-shock-scores = Attaquant ({ $side }) : marge { $attackMargin }, modificateurs { $attack }. Défenseur : marge { $defenceMargin }, modificateurs { $defence }. Différence { $delta }.
rb61-event-shock-results = Attaquant : { $attacker }. Défenseur : { $defender }.
rb61-event-shock-over = Le Choc sur { $hex } est fini.
rb61-event-advanced = { $unit } avance de { $from } en { $to }, face { $facing }.
rb61-test-movement = le terrain
rb61-test-fire = le tir
rb61-test-shock = le Choc
rb61-test-friends = des amis cèdent
rb61-test-engagement = engagement des recrues
rb61-test-pre-shock = avant le Choc
rb61-test-fall-back = repli
rb61-test-reaction = pivot de réaction
rb61-test-advance = avance des recrues
rb61-result-fire-none = sans effet
rb61-result-fire-test = test
rb61-result-fire-test-plus = test à +{ $plus }
rb61-result-fire-loss = perte { $loss }
rb61-result-fire-loss-test = perte { $loss }, test
rb61-result-fire-loss-test-plus = perte { $loss }, test à +{ $plus }
rb61-result-shock-none = perte { $loss }
rb61-result-shock-test = perte { $loss }, test
rb61-result-shock-disordered = perte { $loss }, désordre
rb61-result-shock-retreat = perte { $loss }, retraite { $retreat }
rb61-result-shock-test-retreat = perte { $loss }, test, retraite { $retreat }
rb61-result-shock-disordered-retreat = perte { $loss }, désordre, retraite { $retreat }
rb61-result-shock-rout = perte { $loss }, déroute

## Modificateurs

rb61-modifier-held-initiative = avait l’initiative
rb61-modifier-commander-rating = valeur du commandant
rb61-modifier-in-command = commandée
rb61-modifier-out-of-command = hors de commandement
rb61-modifier-overall-commander = commandant en chef à portée
rb61-modifier-to-advance = vers Progression
rb61-modifier-to-attack = vers Attaque
rb61-modifier-beside-enemy = au contact de l’ennemi
rb61-modifier-tired-brigade = brigade fatiguée
rb61-modifier-cavalry-orders = cavalerie
rb61-modifier-turns-passed = tours écoulés
rb61-modifier-failed-before = échecs précédents
rb61-modifier-cocke-stirred = mouvements de Cocke
rb61-modifier-recovery-box = case de récupération
rb61-modifier-recovery-ineffective = brigade inefficace
rb61-modifier-rally-in-range = brigadier à portée
rb61-modifier-rally-stacked = brigadier présent
rb61-modifier-rally-mounted = montée
rb61-modifier-rally-enemy = ennemi proche
rb61-modifier-rally-fatigue = fatigue
rb61-modifier-rally-ineffective = brigade inefficace
rb61-modifier-test-sister = séparée de sa sœur
rb61-modifier-test-heat = chaleur
rb61-modifier-test-fatigue = fatigue
rb61-modifier-test-ineffective = brigade inefficace
rb61-modifier-test-formation = division ou armée inefficace
rb61-modifier-test-half-lost = moitié de la force perdue
rb61-modifier-test-result = résultat du tir
rb61-modifier-test-flank = flanc ou arrière
rb61-modifier-test-leader = chef présent
rb61-modifier-test-cover = derrière un ouvrage
rb61-modifier-test-fall-back = repli
rb61-modifier-distance = distance
rb61-modifier-fire-small-arms = armes légères à cette distance
rb61-modifier-fire-guns = canons à cette distance
rb61-modifier-fire-moved = le tireur a bougé
rb61-modifier-fire-moved-far = le tireur a beaucoup bougé
rb61-modifier-fire-disordered = tireur en désordre
rb61-modifier-fire-fatigue = tireur fatigué
rb61-modifier-fire-mounted = tireur monté
rb61-modifier-fire-prepared = tir préparé
rb61-modifier-fire-flank = de flanc
rb61-modifier-fire-rear = de dos
rb61-modifier-fire-march = cible en Marche, attelée ou montée
rb61-modifier-fire-dense = cible dense
rb61-modifier-fire-thin = cible clairsemée
rb61-modifier-fire-extended = cible en ligne étendue
rb61-modifier-fire-guns-alone = canons seuls, de loin
rb61-modifier-fire-ground = couvert du terrain
rb61-modifier-fire-works = ouvrage
rb61-modifier-fire-higher = cible plus haute
rb61-modifier-fire-dusk = crépuscule
rb61-modifier-fire-night = nuit
rb61-modifier-fire-limit = limite du total
rb61-modifier-shock-ratio = rapport de force
rb61-modifier-shock-flank = de flanc
rb61-modifier-shock-rear = de dos
rb61-modifier-shock-wrap = ligne qui enveloppe
rb61-modifier-shock-charge = charge montée
rb61-modifier-shock-charge-front = charge sur infanterie ferme
rb61-modifier-shock-ground = terrain du défenseur
rb61-modifier-shock-works = ouvrage
rb61-modifier-shock-stream = à travers un ruisseau
rb61-modifier-shock-crossing = par un pont ou un gué
rb61-modifier-shock-uphill = en montée
rb61-modifier-shock-disordered = en désordre
rb61-modifier-shock-extended = ligne étendue
rb61-modifier-shock-fatigue = fatigue
rb61-modifier-shock-ineffective = brigade inefficace
rb61-modifier-shock-leader = chef présent
rb61-modifier-shock-march = en Marche ou attelé
rb61-modifier-shock-guns-alone = canons seuls

## Chances

rb61-odds-holds =
    { $loss ->
        [0] Tient
       *[other] Tient, perd { $loss }
    }
rb61-odds-disordered =
    { $loss ->
        [0] Passe en désordre
       *[other] Passe en désordre, perd { $loss }
    }
rb61-odds-retreats =
    { $loss ->
        [0] Recule
       *[other] Recule, perd { $loss }
    }
rb61-odds-routs =
    { $loss ->
        [0] Est en déroute
       *[other] Est en déroute, perd { $loss }
    }
rb61-odds-eliminated = Éliminée
rb61-odds-strength =
    { $strength ->
        [one] { $strength } point de force, modificateur { $modifier }
       *[other] { $strength } points de force, modificateur { $modifier }
    }
rb61-odds-strengths = Force { $attack } contre { $defence }
rb61-odds-note-fire = La table de tir et les tests sont reconstitués. La riposte et ce qui arrive aux autres ne sont pas comptés.
rb61-odds-note-shock = La table de Choc est reconstituée. Personne ne pivote, ne se replie ni ne tire avant, dans ces chiffres.
rb61-odds-note-too-large = Il y a trop d’issues pour les compter toutes.
rb61-odds-shock-open = Plus de défenseur
rb61-odds-shock-called-off = L’attaque n’a pas lieu
rb61-odds-changed = L’ordre est obéi
rb61-odds-kept = Rien ne change
rb61-odds-halted = Rien ne change, et personne ne bouge
rb61-odds-activation-lost = L’activation est perdue
rb61-odds-finished = En vain, et a terminé
rb61-odds-rallies = Se rallie
rb61-odds-stays-disordered = Reste en désordre
rb61-odds-released = Libérée
rb61-odds-stays-in-reserve = Reste en Réserve
rb61-odds-fires = Tire par confusion
rb61-odds-holds-fire = Retient son tir
rb61-odds-passes = Réussit
rb61-odds-fails = Échoue
rb61-threat-note = À la prochaine activation de sa brigade, si personne ne bouge d’ici là.

## Résultat

rb61-result-losses = Points de force perdus : Union { $unionLost }, Confédérés { $confederateLost }.
rb61-result-pike = Force d’infanterie sur la route ou au-delà : Union { $union }, Confédérés { $confederate }.
rb61-result-pike-union = L’Union en a davantage au-delà de la route : victoire de l’Union.
rb61-result-pike-confederate = Les Confédérés en ont davantage à la route : victoire confédérée.
rb61-result-pike-draw = Les deux en ont autant : match nul.
rb61-result-objective-union = { $objective } : Union, { $points }.
rb61-result-objective-confederate = { $objective } : Confédérés ({ $points }).
rb61-result-objectives-union = L’Union a { $union } points et il en faut { $needed } : victoire de l’Union.
rb61-result-objectives-confederate = L’Union a { $union } points et il en faut { $needed } : victoire confédérée.

## Lignes de vue

rb61-sight-clear =
    { $hexes ->
        [0] L’hexagone même.
        [one] Dégagé, { $hexes } hexagone.
       *[other] Dégagé, { $hexes } hexagones.
    }
rb61-sight-fire =
    { $hexes ->
        [0] L’hexagone même.
        [one] Dégagé, { $hexes } hexagone, force de tir { $strength }.
       *[other] Dégagé, { $hexes } hexagones, force de tir { $strength }.
    }
rb61-sight-out-of-range =
    { $hexes ->
        [0] L’hexagone même.
        [one] Dégagé, { $hexes } hexagone, mais hors de portée.
       *[other] Dégagé, { $hexes } hexagones, mais hors de portée.
    }
rb61-sight-out-of-arc =
    { $hexes ->
        [0] L’hexagone même.
        [one] Dégagé, { $hexes } hexagone, mais hors de son front.
       *[other] Dégagé, { $hexes } hexagones, mais hors de son front.
    }
rb61-sight-dark =
    { $hexes ->
        [0] L’hexagone même.
        [one] Trop sombre pour voir à { $hexes } hexagone.
       *[other] Trop sombre pour voir à { $hexes } hexagones.
    }
rb61-sight-too-far =
    { $hexes ->
        [0] L’hexagone même.
        [one] Trop loin pour voir : { $hexes } hexagone.
       *[other] Trop loin pour voir : { $hexes } hexagones.
    }
rb61-sight-blocked = Bloqué par { $what }.
rb61-sight-blocked-side = Bloqué des deux côtés de la ligne, par { $what } et { $other }.
rb61-sight-unit = { $unit } en { $place }
rb61-sight-ground = { $terrain } ou relief en { $place }
rb61-sight-band =
    { $to ->
        [1] à 1 hexagone : fois { $times }, { $modifier }
       *[other] à { $range } hexagones : fois { $times }, { $modifier }
    }
rb61-fire-note = Tout ce que ses unités peuvent viser telles qu’elles sont, chacune à sa propre activation.
rb61-odds-shock-row-0 = Le défenseur est en déroute
rb61-odds-shock-row-1 = Le défenseur est rejeté de trois hexagones
rb61-odds-shock-row-2 = Le défenseur est rejeté de deux hexagones
rb61-odds-shock-row-3 = Le défenseur cède
rb61-odds-shock-row-4 = Les deux tiennent et saignent
rb61-odds-shock-row-5 = L’attaquant cède
rb61-odds-shock-row-6 = L’attaquant est rejeté de deux hexagones
rb61-odds-shock-row-7 = L’attaquant est rejeté de trois hexagones
rb61-odds-shock-row-8 = L’attaquant est en déroute

## Refus

rb61-bar-not-asked-now = La partie demande autre chose pour l’instant : lisez la question ci-dessus et prenez un des choix proposés.
rb61-bar-game-over = La partie est finie. Reprenez un choix ou ouvrez l’enregistrement pour revoir les positions.
rb61-bar-not-yours = Ce pion est à l’adversaire. Choisissez un des vôtres.
rb61-bar-not-on-map = Ce pion n’est pas sur la carte : il doit venir, se rétablit ou est hors jeu. Choisissez-en un sur la carte.
rb61-bar-not-active = Cette unité n’est pas de la brigade dont le marqueur est en jeu. Choisissez-en une qui en est.
rb61-bar-finished = Cette unité a terminé : elle ne fait plus rien à cette activation. Choisissez-en une autre.
rb61-bar-out-of-range = Cette unité est hors de portée de son brigadier et passe cette activation. Rapprochez le brigadier.
rb61-bar-used-up = Cette unité a usé des activations imprimées pour elle à ce tour. Elle agira de nouveau au suivant.
rb61-bar-not-its-place = À la mise en place, ce pion ne peut être là. Le scénario donne ses hexagones.
rb61-bar-settled-already = C’est déjà réglé dans cette mise en place. Reprenez le choix pour en décider autrement.
rb61-bar-post-first = Un chef est là où il ne peut être. Placez-le d’abord.
rb61-bar-no-such-form = Elle ne peut être ainsi disposée ou orientée, ou l’est déjà.
rb61-bar-no-stack = Aucun autre pion n’est au-dessus. Seul un pion du dessous passe au-dessus.
rb61-bar-no-rating = Il n’a pas de valeur à ajouter : il n’est pas sur la carte, pas commandant d’armée, ou épuisé par sa course.
rb61-bar-not-in-reserve = Cette brigade ou batterie n’est pas en Réserve, ou ce n’est pas à elle. Choisissez-en une qui l’est.
rb61-bar-in-reserve = Une brigade en Réserve ne reçoit pas d’ordre ; libérée, elle prend Marche ou Progression. Libérez-la d’abord.
rb61-bar-no-markers = Cette brigade n’a pas de marqueur dans la pioche. Choisissez-en une autre.
rb61-bar-cavalry-first = La cavalerie n’agit jamais la première. Choisissez une brigade.
rb61-bar-never-first = La Légion et les brigades en Réserve n’agissent que tirées. Choisissez une autre brigade.
rb61-bar-other-army = Le commandant nommé pour l’initiative dirige l’autre armée. Choisissez une de ses brigades.
rb61-bar-no-brigade = La cavalerie et la Légion ne reçoivent pas d’ordre ensemble. Leurs régiments essaient un à un.
rb61-bar-out-of-command = Cette brigade est hors de commandement et ne reçoit pas d’ordre gratuit. Elle peut essayer à son activation.
rb61-bar-no-brigadier = Son brigadier n’est pas sur la carte : la brigade ne peut changer d’ordre.
rb61-bar-ordered-already = Cette brigade a eu son ordre dans cette phase ou activation.
rb61-bar-same-order = Elle a déjà cet ordre. Choisissez-en un autre.
rb61-bar-reserve-only-at-first = Personne n’entre en Réserve : seules y sont les brigades retenues au début.
rb61-bar-march-near-enemy = Une de ses unités voit un ennemi à trois hexagones ou moins. Pas de Marche ; choisissez Progression ou Attaque.
rb61-bar-attack-ineffective = Cette brigade a trop perdu et est inefficace : pas d’Attaque.
rb61-bar-attack-tired = Cette brigade est trop fatiguée pour attaquer ou choquer. Laissez-la souffler.
rb61-bar-attack-at-night = Personne n’attaque la nuit.
rb61-bar-legion-marches = La Légion seule ne fait que marcher. Elle peut rejoindre une brigade.
rb61-bar-brigade-tried = La brigade a tenté de changer d’ordre ; ses régiments ne le font plus.
rb61-bar-regiments-tried = Des régiments de la brigade ont essayé ; la brigade ne le fait plus.
rb61-bar-tried-already = Ce régiment a essayé à cette activation, et chacun essaie une fois.
rb61-bar-half-regiment = Par l’option en vigueur, un demi-régiment n’essaie jamais seul.
rb61-bar-battery-fired = Cette batterie en Réserve a tiré à ce tour, et chacune tire une fois.
rb61-bar-not-with-parent = Ce n’est pas un détachement placé avec son unité mère.
rb61-bar-not-near-brigadier = Aucun pion de la Légion n’a fini son mouvement à portée de ce brigadier.
rb61-bar-leader-not-now = Il ne bouge pas maintenant : les brigadiers à l’activation de leur brigade, les commandants en fin de tour.
rb61-bar-leader-moved = Il a bougé dans cette phase ou activation, et chacun bouge une fois.
rb61-bar-leader-too-far = Il ne peut y arriver : trop loin, barré par l’eau ou trop près de l’ennemi. Choisissez un autre hexagone.
rb61-bar-not-the-nearest = Il va à l’unité la plus proche de son commandement. Choisissez-en une dans la liste.
rb61-bar-no-replacement = Un autre chef est remplacé maintenant, ou cette unité n’est pas sous ses ordres. Choisissez dans la liste.
rb61-bar-no-return-there = Elle ne peut revenir là : à deux hexagones de son chef ou de son entrée, loin de l’ennemi, s’il y a place.
rb61-bar-enemy-there = Une unité de combat ennemie est dans cet hexagone. Tirez, ou choquez-la depuis un hexagone voisin.
rb61-bar-not-adjacent = Un pas mène à l’un des six hexagones voisins. Entrez d’abord dans ceux du chemin.
rb61-bar-not-enough-points = Les PM restants n’y suffisent pas. Choisissez moins cher, ou arrêtez-vous.
rb61-bar-impassable = Ce terrain est interdit à cette unité sous cette forme. Passez ailleurs.
rb61-bar-bull-run = Le Bull Run ne se passe qu’aux ponts et aux gués. Allez à l’un d’eux.
rb61-bar-ford-no-guns = Les canons ne passent pas ce gué. Prenez un pont ou un meilleur gué.
rb61-bar-too-steep = Hors route, cette pente est trop raide pour les canons.
rb61-bar-off-map = Personne ne quitte la carte de son plein gré.
rb61-bar-march-too-near = En Marche, personne ne vient à trois hexagones ou moins d’un ennemi en vue. Passez d’abord en Progression.
rb61-bar-march-away = En Marche, avec un ennemi en vue à trois hexagones ou moins, elle ne peut que s’en éloigner.
rb61-bar-advance-beside = En Progression, personne ne va au contact d’un ennemi. Passez d’abord en Attaque.
rb61-bar-front-to-front = Elle ne peut aller d’un hexagone de front à un autre du même ennemi.
rb61-bar-stopped-by-front = Elle est entrée dans un front ennemi, ou a tout dépensé pour un hexagone : son chemin est fini. Arrêtez-la.
rb61-bar-reserve-stays = En Réserve, personne ne bouge. Libérez d’abord la brigade.
rb61-bar-pinned = Par son changement d’ordre manqué, la brigade ne peut bouger à cette activation.
rb61-bar-march-alone = En Marche, une seule unité de combat par hexagone.
rb61-bar-hex-full = L’hexagone ne contient pas tant de points d’empilement.
rb61-bar-other-brigade = Infanterie et cavalerie de brigades différentes ne s’empilent pas.
rb61-bar-too-many-counters = Un hexagone contient deux pions d’infanterie ou de cavalerie.
rb61-bar-no-room-to-end = Pas de place pour finir là, ni de points pour continuer. Passez ailleurs.
rb61-bar-faces-there = Elle y fait déjà face, ou ce sommet n’existe pas.
rb61-bar-pivot-once = Des canons en batterie pivotent d’un sommet au lieu de bouger. Attelez-les pour davantage.
rb61-bar-refused = Elle a un flanc refusé : ni mouvement, ni pivot, ni extension. Mettez d’abord fin au Refus.
rb61-bar-not-refused = Elle n’a pas de flanc refusé.
rb61-bar-refuse-recruits = Les recrues ne refusent pas leur flanc.
rb61-bar-refuse-order = Un flanc ne se refuse qu’en Progression.
rb61-bar-disordered = Elle est en désordre. Ralliez-la d’abord.
rb61-bar-extend-foot = Seules l’infanterie et la cavalerie à pied s’étendent.
rb61-bar-extend-weak = Elle est trop faible pour s’étendre.
rb61-bar-extend-order = Une ligne ne s’étend qu’en Progression ou en Attaque.
rb61-bar-extend-sideways = Une ligne s’étend dans un hexagone de flanc.
rb61-bar-extend-beside-enemy = Elle s’étendrait au contact d’un ennemi, ce que seule l’Attaque permet.
rb61-bar-extended = Elle est en ligne étendue. Resserrez-la d’abord.
rb61-bar-not-extended = Elle n’est pas en ligne étendue.
rb61-bar-not-its-hex = Elle n’est pas là. Choisissez un de ses hexagones.
rb61-bar-line-forward = Une ligne n’avance que vers son front, les deux moitiés ensemble. Resserrez-la pour aller ailleurs.
rb61-bar-line-facing = Une ligne ne peut y faire face : elle regarde en travers de sa longueur.
rb61-bar-limber-first = Des canons en batterie ne bougent pas. Attelez-les d’abord.
rb61-bar-not-its-form = Elle ne peut être ainsi disposée : les canons s’attellent ou se mettent en batterie, la cavalerie monte ou met pied à terre.
rb61-bar-march-limbered = En Marche, les canons restent attelés. Changez d’abord l’ordre.
rb61-bar-unlimber-beside = Pas de mise en batterie au contact d’infanterie ou de cavalerie ennemie en bon ordre.
rb61-bar-no-dismounting = Cette unité ne met pas pied à terre ni ne remonte.
rb61-bar-mount-beside = Personne ne monte ou ne met pied à terre au contact d’un ennemi.
rb61-bar-rode-already = Il a bougé à cette activation.
rb61-bar-cannot-ride = Il n’est pas avec cette unité, n’est pas son brigadier, ou elle ne va nulle part.
rb61-bar-moved-already = Elle a bougé à cette activation, et chacune bouge une fois. Elle peut encore tirer.
rb61-bar-acted-already = Elle a fait son action à cette activation.
rb61-bar-active-fire-made = Elle a tiré à cette activation et ne fait rien d’autre.
rb61-bar-not-disordered = Elle est en bon ordre : rien à rallier.
rb61-bar-rally-beside = Personne ne se rallie au contact d’un ennemi. Éloignez-la d’abord.
rb61-bar-build-foot = Seule l’infanterie construit.
rb61-bar-build-order = On ne construit de barricade qu’en Progression.
rb61-bar-build-beside = Personne ne construit au contact d’un ennemi.
rb61-bar-build-stands = Cette barricade existe déjà.
rb61-bar-prepare-recruits = Les recrues ne préparent pas de tir.
rb61-bar-prepare-arm = Seules l’infanterie et les batteries préparent leur tir.
rb61-bar-prepare-order = Le tir ne se prépare qu’en Progression.
rb61-bar-prepare-beside = Personne ne prépare son tir au contact d’un ennemi.
rb61-bar-prepare-limbered = Des canons attelés ne préparent pas de tir.
rb61-bar-restacked-already = Elle est passée au-dessus à cette activation.
rb61-bar-cannot-recrew = Personne pour servir ces canons : une unité ferme de la brigade active doit être restée auprès.
rb61-bar-recrew-first = On sert d’abord les canons abandonnés.
rb61-bar-not-due = Elle n’attend pas d’entrer.
rb61-bar-not-its-entry = Elle n’entre pas là. Son groupe vient par son hexagone d’entrée, ou le long du bord si l’ennemi le barre.
rb61-bar-entry-waits = Un autre groupe de la colonne entre d’abord.
rb61-bar-entry-order = Elle n’entre pas sous cet ordre.
rb61-bar-no-answer = Cette unité n’a pas de réponse à cela.
rb61-bar-reacted-already = Elle a tenté de pivoter à cette activation.
rb61-bar-react-front = L’ennemi est déjà dans son front.
rb61-bar-react-unable = Seules l’infanterie ferme et les batteries pivotent en réaction, hors Marche et hors ligne étendue.
rb61-bar-react-turn = Elle ne peut tant pivoter en réaction.
rb61-bar-fire-in-march = Une unité en Marche ne tire pas. Changez d’abord son ordre.
rb61-bar-fire-limbered = Les canons ne tirent qu’en batterie.
rb61-bar-fire-reserve = D’une brigade en Réserve, seuls les canons tirent, et pas en action.
rb61-bar-fire-silent = Elle retient son tir à cette activation, croyant voir un ami.
rb61-bar-fire-acted = Elle a fait une autre action et ne tire pas.
rb61-bar-fire-again = Elle a tiré à cette activation, et chacune tire une fois.
rb61-bar-fire-used = Elle a fait ce genre de tir à cette activation.
rb61-bar-fire-not-prepared = Elle n’a pas de marqueur de tir préparé.
rb61-bar-fire-part = Seule une ligne étendue tire par moitiés.
rb61-bar-fire-half-again = L’autre moitié y a déjà tiré : sur un même hexagone, les deux moitiés tirent ensemble.
rb61-bar-fire-beneath = Seul le pion du dessus tire. Passez-le d’abord au-dessus.
rb61-bar-fire-nobody = Il n’y a pas d’ennemi dans cet hexagone.
rb61-bar-fire-range = Cet hexagone est hors de portée.
rb61-bar-fire-dark = Il fait trop sombre pour voir si loin.
rb61-bar-fire-arc = Cet hexagone n’est pas dans son front. Pivotez d’abord.
rb61-bar-fire-unseen = Le terrain cache cet hexagone. Demandez la ligne de vue pour voir où.
rb61-bar-fire-masked = Des unités sont dans la ligne de tir.
rb61-bar-fire-join = Ce n’est pas une section de la même batterie dans le même hexagone, ou elle tire déjà.
rb61-bar-fire-no-answer = Elle n’a pas été visée, ou le tireur n’est plus là.
rb61-bar-test-not-due = Elle ne doit pas ce test.
rb61-bar-mistake-whom = Ce n’est pas parmi les plus proches qui la trompent. Choisissez dans la liste.
rb61-bar-retreat-way = Cet hexagone n’éloigne pas de ce qui chasse l’unité, ou est interdit. Choisissez dans la liste.
rb61-bar-retreat-rider = Il n’est pas avec l’unité qui recule.
rb61-bar-contract-elsewhere = Elle se resserre dans un de ses hexagones.
rb61-bar-shock-artillery = L’artillerie ne choque jamais.
rb61-bar-shock-order = Seules les unités en Attaque choquent.
rb61-bar-shock-disordered = Les unités en désordre ne choquent pas.
rb61-bar-shock-refused = Une unité au flanc refusé ne choque pas.
rb61-bar-shock-fired = Son tir la lie : qui a tiré loin ne choque pas, qui a tiré à côté ne peut choquer que là.
rb61-bar-shock-nobody = Il n’y a pas d’ennemi dans cet hexagone.
rb61-bar-shock-front = Cet hexagone n’est pas dans son front.
rb61-bar-shock-river = Personne ne choque à travers le Bull Run sans passage.
rb61-bar-shock-woods = Le terrain interdit ce Choc.
rb61-bar-shock-declared = Elle a déclaré un Choc.
rb61-bar-shock-undeclared = Aucun Choc n’y est déclaré, ou il est résolu.
rb61-bar-shock-too-late = Tous les Chocs se déclarent avant d’en résoudre un.
rb61-bar-shock-no-reaction = Elle ne peut pivoter en réaction.
rb61-bar-shock-no-way-back = Elle ne peut se replier.
rb61-bar-shock-defence = Le tir défensif vise un attaquant de cet hexagone, depuis cet hexagone.
rb61-bar-shock-use = La valeur de ce pion n’est pas demandée.
rb61-bar-shock-lose = Cette unité ne subit pas cette perte.
rb61-bar-advance-who = Cette unité ne peut avancer.
rb61-bar-advance-where = Seule une ligne qui enveloppe la cible continue sur deux hexagones, en gardant son orientation.
rb61-bar-advance-must = Un vainqueur monté doit avancer.
