# Bull Run 1861 : questions, événements, refus, choix, chances et résultat, en toutes lettres.

## Questions

br61-ask-begin = Prêt ? Les dés vont rouler.
br61-ask-place = Placez les brigades sur la carte.
br61-ask-arrange-lines = Quelle brigade forme la première ligne à { $zone } ?
br61-ask-arrange-host = À quelle brigade la Légion se rattache-t-elle à { $zone } ?
br61-ask-arrange-facing = Vers où s’orientent les troupes à { $zone } ?
br61-ask-offensive = Tour { $turn } : lancer maintenant l’offensive majeure ? Il n’y en a qu’une.
br61-ask-op-markers = Marquez des brigades pour le mouvement opérationnel, ou terminez le marquage.
br61-ask-select =
    { $left ->
        [one] Sélectionnez une brigade à activer : la dernière de cette phase de mouvement.
       *[other] Sélectionnez une brigade à activer : encore { $left }.
    }
br61-ask-act =
    { $points ->
        [0] { $brigade } n’a plus de PM. Que fait cette brigade ?
       *[other] { $brigade } a encore { $points } PM. Que fait cette brigade ?
    }
br61-ask-rested = { $brigade } a pris du repos. Changer sa place dans la pile, ou terminer ?
br61-ask-hq = Déplacez les QG, ou laissez-les en place.
br61-ask-combat = Choisissez une zone à attaquer, ou terminez les combats.
br61-ask-forming = Quelles brigades engagées attaquent { $zone } ? Ajoutez-les, puis lancez les dés.
br61-ask-hit = « Touché » : { $brigades }. Perdre un pas, ou tenter le repli en ordre ?
br61-ask-retreat = Où se replie { $brigade } ?
br61-ask-advance = L’un des attaquants occupe-t-il la zone abandonnée ?
br61-ask-op-moves = Mouvement opérationnel : quelles brigades marquées se mettent en marche ?
br61-ask-march = { $brigades } : encore { $points } PM de mouvement opérationnel. Vers où ?
br61-ask-hq-return = Où { $hq } revient-il sur la carte ?
br61-ask-arrival = Renforts : qui arrive, et où ?
br61-ask-displace = Ces QG doivent céder la place à l’ennemi : { $hqs }. Vers où ?
br61-ask-line = Quelle ligne pour { $brigade } dans la pile ?
br61-ask-host = À quelle brigade la Légion se rattache-t-elle à { $zone } ?
br61-ask-face = { $brigade } à { $zone } : quelle orientation ?
br61-ask-face-attack = { $brigade } engage depuis { $zone } : quelle orientation pour attaquer ?
br61-ask-turn = L’ennemi arrive à { $newcomer } : vers où pivotent les troupes à { $zone } ?

## Morceaux de phrases

br61-part-counter = { "" }
br61-part-marker = { " " }(seconde zone)
br61-line-front = première ligne
br61-line-second = seconde ligne
br61-line-third = troisième ligne
br61-modifier-none = { "" }
br61-modifier-plus = { " " }+ { $value }
br61-modifier-minus = { " " }- { $value }
br61-clock =
    { $hour } h { $minute ->
        [0] 00
       *[other] { $minute }
    }

## Événements : placement et tour

br61-event-placed = { $brigade } prend position à { $zone }.
br61-event-placed-forward = { $brigade } prend un poste avancé à { $zone }.
br61-event-extended = { $brigade } commence en ligne étendue, sa seconde zone à { $zone }.
br61-event-set-up-done = Placement terminé : { $side }.
br61-event-turn = Tour { $turn }, { $clock }.
br61-event-offensive = Offensive majeure : { $side }.
br61-event-initiative-dice = Dés d’initiative : Union { $union }{ $unionBonus }, Confédération { $confederate }{ $confederateBonus }.
br61-event-initiative = Initiative : { $side }.
br61-event-initiative-first = Initiative au premier tour, sans jet de dé : { $side }.
br61-event-op-marked = { $brigade } reçoit un marqueur de mouvement opérationnel.
br61-event-op-lost-contact = L’ennemi est au contact : { $brigade } perd son marqueur opérationnel.
br61-event-op-lost-attack = { $brigade } perd son marqueur opérationnel : sa zone est attaquée.
br61-event-op-lost-fatigue = { $brigade } perd son marqueur opérationnel, par fatigue ou par repli.
br61-event-half-phase = Phase de mouvement { $phase } : { $side }.
br61-event-continued = Dé de continuation { $die }{ $modifier } contre { $needed } : la phase de mouvement { $phase } suit.
br61-event-not-continued = Dé de continuation { $die }{ $modifier } contre { $needed } : pas de phase de mouvement { $phase }.
br61-event-recovered = Un niveau de fatigue en moins : { $brigades }.
br61-event-hqs-ready = Tous les QG peuvent de nouveau se déplacer.
br61-event-arrived = { $brigade } arrive à { $zone }.
br61-event-arrival-delayed = { $brigade } ne trouve pas de place pour arriver et attend un tour de plus.
br61-event-automatic = Défaite automatique : la partie s’arrête à la fin du tour. Vainqueur : { $side }.
br61-event-extra-turn = Les scores sont serrés : un tour de plus est joué.
br61-event-over = La bataille est finie. Union { $union }, Confédération { $confederate }. Vainqueur : { $side }.

## Événements : commandement et mouvement

br61-event-activation =
    { $number ->
        [one] Activation, { $side } : dé { $die }{ $bonus }, { $number } brigade.
       *[other] Activation, { $side } : dé { $die }{ $bonus }, { $number } brigades.
    }
br61-event-in-command = { $hq } commande { $brigade }.
br61-event-test-passed = { $brigade } est hors commandement : dé { $die }{ $modifier } contre { $needed }, la brigade agit d’elle-même.
br61-event-test-failed = { $brigade } est hors commandement : dé { $die }{ $modifier } contre { $needed }, la brigade ne bouge pas.
br61-event-rests-without-command = { $brigade } se repose sans attendre d’ordres.
br61-event-rested = { $brigade } se repose et passe à fatigue { $fatigue }.
br61-event-stepped = { $brigade } quitte { $from } pour { $to } : { $cost } PM.
br61-event-legion-left = La Légion reste seule à { $zone }.
br61-event-extension = { $brigade } force sa marche.
br61-event-deployed = { $brigade } se déploie en ligne étendue jusqu’à { $zone }.
br61-event-regrouped = { $brigade } se regroupe à { $zone }.
br61-event-line = { $brigade }{ $part } forme la { $line }.
br61-event-hosted = La Légion se rattache à { $brigade }{ $part }.
br61-event-engaged = { $brigade } engage l’ennemi.
br61-event-farm-ford = { $brigade } découvre Farm Ford, désormais ouvert au Nord.
br61-event-faced = Les troupes à { $zone } font face à { $facing }.
br61-event-turned = Les troupes à { $zone } pivotent vers { $facing }.
br61-event-control = Contrôle, { $zone } : { $side }.
br61-event-sudley = { $brigade } a franchi Sudley Ford.
br61-event-hq-moved = { $hq } déplace son QG, depuis { $from } vers { $to }.
br61-event-hq-displaced = { $hq } cède la place à l’ennemi et quitte { $from } pour { $to }.
br61-event-hq-off = { $hq } ne trouve aucun lieu sûr et quitte la carte jusqu’à la fin du tour.
br61-event-hq-back = { $hq } est de retour à { $zone }.
br61-event-marched =
    { $count ->
        [one] { $brigades } marche depuis { $from } vers { $to } : { $cost } PM.
       *[other] { $brigades } marchent depuis { $from } vers { $to } : { $cost } PM.
    }
br61-event-march-ended =
    { $count ->
        [one] { $brigades } termine son mouvement opérationnel à fatigue { $fatigue }.
       *[other] { $brigades } terminent leur mouvement opérationnel à fatigue { $fatigue }.
    }
br61-event-march-declined =
    { $count ->
        [one] { $brigades } renonce à son mouvement opérationnel.
       *[other] { $brigades } renoncent à leur mouvement opérationnel.
    }

## Événements : combat

br61-event-attacked =
    { $count ->
        [one] { $brigades } attaque { $zones }.
       *[other] { $brigades } attaquent ensemble { $zones }.
    }
br61-event-artillery-effective = Artillerie, { $brigade }{ $part } : dé { $die }{ $modifier } contre { $potential } : efficace, +1.
br61-event-artillery-missed = Artillerie, { $brigade }{ $part } : dé { $die }{ $modifier } contre { $potential } : sans effet.
br61-event-cavalry-effective = Cavalerie, { $brigade }{ $part } : dé { $die } contre { $potential } : efficace, +1.
br61-event-cavalry-missed = Cavalerie, { $brigade }{ $part } : dé { $die } contre { $potential } : sans effet.
br61-event-combat-dice = Dés de combat : attaque { $attackDie }{ $attackSum }, défense { $defenceDie }{ $defenceSum }.
br61-event-combat-fatigue = { $attack } contre { $defence }. Fatigue : { $loser }.
br61-event-combat-hit = { $attack } contre { $defence }. Fatigue et « Touché » : { $loser }.
br61-event-fatigued = { $brigade } passe à fatigue { $fatigue }.
br61-event-hit-loss = { $brigade } tient sa position et subit la perte d’un pas.
br61-event-hit-no-way = { $brigade } n’a aucune issue et subit la perte d’un pas.
br61-event-retreat-passed = { $brigade } tente le repli en ordre : dé { $die }{ $modifier } contre { $needed }, réussi.
br61-event-retreat-failed = { $brigade } tente le repli en ordre : dé { $die }{ $modifier } contre { $needed }, manqué.
br61-event-legion-lost = Dé de la Légion : { $die } contre { $needed }. La Légion subit la perte à la place de son hôte.
br61-event-legion-spared = Dé de la Légion : { $die } contre { $needed }. La perte revient à son hôte.
br61-event-step-lost =
    { $left ->
        [0] { $brigade } perd son dernier pas.
       *[other] { $brigade } perd un pas : il lui reste une force de { $left }.
    }
br61-event-eliminated = Brigade détruite : { $brigade }.
br61-event-retreated = { $brigade } se replie, depuis { $from } vers { $to }.
br61-event-followed = { $brigade } suit sa première ligne dans son repli, depuis { $from } vers { $to }.
br61-event-cannot-follow = { $brigade } ne peut pas suivre et reste en première ligne.
br61-event-advanced = { $brigade } avance depuis { $from } et occupe { $to }.

## Choix

br61-choice-begin = Commencer
br61-choice-place = { $unit } à { $zone }
br61-choice-place-forward = { $unit } en poste avancé à { $zone }
br61-choice-extend = Étendre { $unit } jusqu’à { $zone }
br61-choice-placed = Placement terminé
br61-choice-front = { $unit } devant
br61-choice-declare = Lancer l’offensive majeure
br61-choice-mark = Marquer { $unit }
br61-choice-select = Activer { $unit }
br61-choice-select-rest = Laisser { $unit } se reposer
br61-choice-rest = Se reposer
br61-choice-step = Vers { $zone }
br61-choice-step-leaving = Vers { $zone }, sans la Légion
br61-choice-deploy = Se déployer à { $zone }
br61-choice-deploy-legion = Se déployer à { $zone }, avec la Légion
br61-choice-regroup = Se regrouper à { $zone }
br61-choice-regroup-leaving = Se regrouper à { $zone }, sans la Légion
br61-choice-line-front = { $unit } en première ligne
br61-choice-line-second = { $unit } en seconde ligne
br61-choice-line-third = { $unit } en troisième ligne
br61-choice-host = Légion avec { $unit }
br61-choice-engage = Engager
br61-choice-engage-ford = Engager par Farm Ford
br61-choice-stop = S’arrêter ici
br61-choice-face = Face à { $zone }
br61-choice-hq = { $unit } à { $zone }
br61-choice-target = Attaquer { $zone }
br61-choice-join = Ajouter { $unit }, depuis { $zone }
br61-choice-resolve = Lancer les dés
br61-choice-sweep = { $unit } attaque tout son front
br61-choice-loss = { $unit } perd un pas
br61-choice-attempt = { $unit } tente le repli
br61-choice-retreat = Repli vers { $zone }
br61-choice-retreat-via = Repli vers { $zone } par { $via }
br61-choice-advance = { $unit } avance à { $zone }
br61-choice-advance-leaving = { $unit } avance à { $zone }, sans la Légion
br61-choice-march = Marcher avec { $unit }
br61-choice-arrive = { $unit } arrive à { $zone }
br61-choice-done = Terminé
br61-choice-done-offensive = Pas ce tour-ci
br61-choice-done-marking = Terminer le marquage
br61-choice-done-hq = Les QG restent
br61-choice-done-combats = Terminer les combats
br61-choice-done-advance = Personne n’avance
br61-choice-done-marches = Plus de marches

## Ce que coûte un mouvement

br61-why-road = par la route
br61-why-open = hors route
br61-why-crossing = par un gué ou un pont
br61-why-farm-ford = Farm Ford pour la première fois
br61-why-zoc = zone de contrôle ennemie : arrêt
br61-why-deploy = déploiement
br61-why-regroup = regroupement
br61-why-engage = engagement
br61-why-extension = marche forcée : une fatigue

## Chances

br61-odds-defender-hit = Défenseur : Fatigue et « Touché » ({ $side })
br61-odds-defender-fatigue = Défenseur : Fatigue ({ $side })
br61-odds-attacker-fatigue = Attaquant : Fatigue ({ $side })
br61-odds-attacker-hit = Attaquant : Fatigue et « Touché » ({ $side })
br61-odds-retreat = Repli en ordre
br61-odds-step-loss = Perte d’un pas
br61-odds-note-facings = Pertes et terrain sont des bornes sur ce que les joueurs choisiront encore. Orientations, lignes, hôte de la Légion et QG sont laissés de côté : ils n’y changent rien.
br61-odds-note-too-large = Les choix qui suivent ce combat sont trop nombreux pour borner pertes et terrain. Les chances des résultats restent exactes.
br61-threat-note-activations =
    { $count ->
        [one] Demande une activation.
       *[other] Demande { $count } activations.
    }
br61-threat-note-test = Hors commandement : { $brigade } doit d’abord obtenir { $die } ou moins.
br61-threat-note-ford = Passe par Farm Ford, que le Nord doit d’abord découvrir.
br61-factor-ratio = Force { $attack } contre { $defence }
br61-factor-support = Soutien : { $brigade }
br61-factor-star = Étoile : { $brigade }
br61-factor-hill = Sur une colline : { $zone }
br61-factor-woods = Dans les bois : { $zone }
br61-factor-crossing = Attaque par gué ou pont seulement : { $zone }
br61-factor-extended = Ligne étendue : { $brigade }
br61-factor-fatigue = { $brigade } à fatigue { $fatigue }
br61-factor-defender-flanked = Défenseur pris de flanc à { $zone }
br61-factor-attacker-flanked = Attaquant pris de flanc à { $zone }
br61-factor-confusion = Confusion des premiers tours

## Points

br61-points-zone =
    { $points ->
        [one] { $zone } : { $points } point, { $side }.
       *[other] { $zone } : { $points } points, { $side }.
    }
br61-points-losses = Pas perdus : Union { $union }, Confédération { $confederate }. { $points } points pour des pertes moindres : { $side }.
br61-points-no-losses = Pas perdus : Union { $union }, Confédération { $confederate }. Un écart si faible ne rapporte rien.
br61-points-manoeuvre =
    { $crossed ->
        [0] Aucune brigade de l’Union n’a franchi Sudley Ford : { $points } points pour l’Union.
        [one] Une seule brigade de l’Union a franchi Sudley Ford : { $points } points pour l’Union.
       *[other] Seulement { $crossed } brigades de l’Union ont franchi Sudley Ford : { $points } points pour l’Union.
    }
br61-points-automatic = Défaite automatique, quels que soient les points. Vainqueur : { $side }.
br61-points-tie = Points égaux. Vainqueur : { $side }.

## Pistes et marqueurs

br61-track-turn = Tour
br61-track-phase = Phase de mouvement
br61-track-first = Initiative
br61-track-active = Camp actif
br61-phase-set-up = Mise en place
br61-phase-initiative = Initiative
br61-phase-movement = Phase de mouvement { $phase }, { $side }
br61-phase-combat = Combats de la phase { $phase }, { $side }
br61-phase-administration = Fin de tour
br61-track-points = Points de victoire
br61-track-losses = Pas perdus
br61-track-offensive = Offensive majeure
br61-track-sudley = Au-delà de Sudley Ford
br61-offensive-now = Ce tour-ci
br61-offensive-used = Épuisée
br61-offensive-left = Disponible
br61-marker-attacked = Zone attaquée pendant cette phase de mouvement
br61-marker-farm-ford-unknown = Farm Ford : encore inconnu du Nord
br61-marker-star = Bonus de commandement
br61-marker-fatigue = Fatigue
br61-marker-losses = Pas perdus
br61-marker-op = Marqueur de mouvement opérationnel
br61-marker-attack = Marqueur d’attaque
br61-marker-acted = A agi pendant cette phase de mouvement
br61-marker-extended = En ligne étendue
br61-marker-activated = S’est déplacé ce tour-ci

## Refus : la question et le placement

br61-bar-not-asked-now = Ce n’est pas ce qui est demandé. Répondez d’abord à la question posée, par l’un des choix proposés.
br61-bar-game-over = La bataille est finie, il n’y a plus rien à choisir. Revoyez cette partie ou commencez-en une autre.
br61-bar-not-yours = Cette pièce n’est pas à votre disposition ici. Choisissez une des vôtres que la question concerne.
br61-bar-not-on-map = Ce n’est pas une de vos brigades en jeu. Choisissez-en une qui est sur la carte, ou un renfort attendu.
br61-bar-not-to-be-placed = Cette brigade n’est pas à placer. Choisissez-en une qui attend encore hors de la carte.
br61-bar-wrong-bank = Cette zone est sur l’autre rive du Bull Run. Placez vos brigades sur votre rive.
br61-bar-too-far-from-base = Cette zone est à plus de 5 PM de Manassas Junction. Choisissez-en une à 5 PM ou moins.
br61-bar-too-far-from-base-north = Cette zone est à plus de 5 PM de Centreville. Choisissez-en une à 5 PM ou moins.
br61-bar-too-near-to-base = Cette zone est à moins de 5 PM de votre village. Choisissez-en une à 5 PM ou plus de Centreville pour le Nord, de Manassas Junction pour le Sud.
br61-bar-touches-bull-run = Le Nord ne peut pas commencer dans une zone qui touche le Bull Run. Choisissez-en une en retrait de la rivière.
br61-bar-zone-taken-forward = Une brigade avancée ne partage pas sa zone. Choisissez une zone sans autre brigade.
br61-bar-not-forward-army = Seules des brigades de l’armée du Potomac prennent un poste avancé, et jamais la Légion. Choisissez l’une d’elles et placez celle-ci ensuite.
br61-bar-forward-first = Les trois brigades avancées se placent avant toutes les autres. Choisissez d’abord un poste avancé.
br61-bar-forward-complete = Les trois brigades avancées sont déjà placées. Placez celle-ci avec les autres.
br61-bar-rest-could-not-be-placed = Il ne resterait pas assez de place pour les brigades encore à placer. Choisissez une autre zone.
br61-bar-not-near-hq = Le 30th Virginia se place dans la zone de Beauregard ou dans une zone voisine. Choisissez une telle zone, sans poste avancé.
br61-bar-may-not-extend = Cette brigade ne peut pas commencer ainsi en ligne étendue. Choisissez une brigade sudiste déjà placée et une seconde zone qui lui soit permise.
br61-bar-already-extended = Cette brigade est déjà en ligne étendue. Laissez-la ainsi, ou regroupez-la lors d’une prochaine activation.
br61-bar-placement-incomplete = Des brigades ne sont pas encore placées, ou il leur manque la seconde zone de leur ligne. Placez-les toutes avant de terminer.

## Refus : mouvement opérationnel

br61-bar-op-fatigued = Une brigade fatiguée ne peut pas être marquée pour le mouvement opérationnel. Choisissez-en une à fatigue 0.
br61-bar-op-contact = Une brigade au contact de l’ennemi ne peut pas être marquée pour le mouvement opérationnel. Choisissez-en une sans ennemi voisin par la terre.
br61-bar-op-extended = Une brigade en ligne étendue ne peut pas être marquée pour le mouvement opérationnel. Choisissez-en une en ligne normale.
br61-bar-op-limit = C’est plus que le Nord ne peut marquer : quatre brigades dans deux zones. Restez dans ces zones, ou terminez le marquage.
br61-bar-op-limit-south = C’est plus que le Sud ne peut marquer : deux brigades dans une seule zone. Restez dans cette zone, ou terminez le marquage.
br61-bar-op-order = Les brigades se marquent l’une après l’autre dans l’ordre de bataille, et le tour de celle-ci est passé. Choisissez-en une suivante, ou terminez le marquage.
br61-bar-op-already = Cette brigade a déjà son marqueur ; la Légion rattachée partage celui de son hôte. Choisissez-en une autre, ou terminez le marquage.
br61-bar-op-marked = Cette brigade est marquée pour le mouvement opérationnel et bouge à la fin du tour. Activez-en une sans marqueur.
br61-bar-not-marked = Cette brigade ne mène aucun groupe marqué à vous. Choisissez-en une qui a encore son marqueur.
br61-bar-must-move = La colonne de flanc doit marcher au tour 1. Faites-la entrer dans au moins une zone.

## Refus : activation et mouvement

br61-bar-already-acted = Cette brigade a déjà agi pendant cette phase de mouvement. Choisissez-en une qui n’a pas agi.
br61-bar-must-select = Le dé fixe le nombre de brigades à activer et il faut toutes les choisir. Choisissez-en une autre ; elle peut ensuite rester sur place.
br61-bar-not-fatigued = Cette brigade n’a aucune fatigue dont se reposer. Faites-la bouger, ou laissez-la sur place.
br61-bar-legion-never-rests = Rattachée, la Légion ne se repose pas seule : elle récupère avec son hôte. Faites-la partir, changez son hôte, ou laissez-la.
br61-bar-rest-comes-first = Le repos remplace toute autre action, et cette brigade a déjà commencé à agir. Continuez, ou arrêtez-la.
br61-bar-rested-already = Cette brigade s’est reposée et ne bouge plus pendant cette activation. Changez sa place dans la pile, ou terminez.
br61-bar-not-adjacent = Ces zones n’ont pas de frontière commune. Choisissez une zone qui borde celle de la brigade.
br61-bar-no-crossing = Le Bull Run sépare ces zones, sans gué ni pont. Franchissez-le là où il y en a un.
br61-bar-farm-ford-unknown = Le Nord ne connaît pas encore Farm Ford. Seule une brigade qui commence son activation à côté peut l’ouvrir, pour 4 PM.
br61-bar-farm-ford-first-step = Farm Ford ne s’ouvre qu’au premier pas d’une brigade. Prenez-en une qui n’a pas encore bougé pendant cette activation.
br61-bar-farm-ford-not-closed = Farm Ford vous est déjà ouvert. Engagez par ce gué au prix normal de 2 PM.
br61-bar-manoeuvre-ban = Avec la manœuvre historique, le Sud ne franchit pas le Bull Run au tour 1. Restez sur votre rive ; attaquer par un passage est permis.
br61-bar-enemy-there = Une brigade ennemie tient cette zone. Choisissez-en une sans brigade ennemie.
br61-bar-stopped-by-zoc = La brigade est entrée dans une zone de contrôle ennemie et n’entre plus dans aucune zone. Choisissez une autre action proposée, ou arrêtez-la.
br61-bar-zoc-to-zoc = On ne passe pas directement d’une zone de contrôle ennemie à une autre. Partez vers une zone que l’ennemi ne contrôle pas.
br61-bar-extended-cannot-move = Une brigade en ligne étendue ne peut pas entrer dans d’autres zones. Regroupez-la d’abord, pour 2 PM.
br61-bar-not-enough-points = Cela coûte plus de PM que la brigade n’en a, même en marche forcée. Choisissez une action moins chère, ou arrêtez-la.
br61-bar-full-zone = Cette zone est pleine : deux brigades au plus peuvent s’y arrêter. Choisissez-en une où il y a place ; une zone pleine ne se traverse que si la brigade peut payer la suite.
br61-bar-full-zone-move-on = Cette zone est pleine et ne peut qu’être traversée. Continuez vers une zone où il y a place.
br61-bar-legion-not-here = La Légion n’a pas ce choix ici : elle est ailleurs, ou suit déjà. Faites le même choix sans elle.
br61-bar-legion-acted = La Légion a déjà agi pendant cette phase de mouvement et ne peut pas suivre. Laissez-la sur place.
br61-bar-no-other-host = La Légion ne peut pas se rattacher à cette brigade maintenant. Choisissez-en une autre de sa zone, une fois par activation.
br61-bar-deploy-over-river = Une ligne ne s’étend pas par-dessus le Bull Run. Déployez-la dans une zone voisine par la terre.
br61-bar-legion-never-deploys = La Légion est trop petite pour une ligne étendue. Faites-la bouger, engager, ou rester.
br61-bar-not-extended = Cette brigade n’est pas en ligne étendue et n’a rien à regrouper. Choisissez une autre action.
br61-bar-deployed-this-activation = La brigade s’est déployée pendant cette activation et ne peut pas s’y regrouper. Regroupez-la à sa prochaine activation.
br61-bar-not-one-of-its-zones = Une ligne étendue se regroupe dans l’une de ses deux zones. Choisissez l’une d’elles.
br61-bar-no-such-line = Il n’y a pas de telle place pour elle dans cette pile. Choisissez l’une des places proposées.
br61-bar-reordered-already = L’ordre de la pile a déjà changé pendant cette activation. Gardez-le tel quel.
br61-bar-nothing-to-attack = Aucune brigade ennemie n’est accessible par la terre ou par un passage ouvert. Approchez-vous d’une avant d’engager.
br61-bar-attached-legion-engages = La Légion n’engage pas tant qu’elle est avec une brigade. Faites engager son hôte, ou menez-la seule dans une autre zone.

## Refus : orientation et QG

br61-bar-not-a-ring-zone = Cette zone ne borde pas celle des troupes. Orientez-les vers une zone voisine, jamais vers le bord de carte.
br61-bar-facing-loses-enemies = Au contact, le front doit contenir le plus possible de zones ennemies. Choisissez une orientation qui en contient davantage.
br61-bar-facing-without-target = Une brigade qui engage doit avoir dans son front un ennemi attaquable. Choisissez une orientation qui en contient un.
br61-bar-facing-away-from-contact = Les troupes doivent pivoter pour placer le nouvel arrivant dans leur front. Choisissez la zone qu’il tient ou l’une de ses voisines.
br61-bar-hq-activated = Ce QG s’est déjà déplacé ce tour-ci. Il pourra bouger au prochain tour.
br61-bar-hq-too-far = Cette zone est hors d’atteinte : un QG a 6 PM et ne force pas la marche. Choisissez-en une plus proche.
br61-bar-hq-contact = Cette zone n’est pas sûre pour ce QG. Choisissez-en une parmi celles proposées, sans brigade ennemie sur place ni à côté.
br61-bar-hq-stacking = Un autre QG est dans cette zone, et un seul peut y être. Arrêtez-vous ailleurs.

## Refus : combat

br61-bar-nothing-to-target = Aucune de vos brigades engagées ne peut attaquer cette zone maintenant. Choisissez une zone ennemie dans le front de l’une d’elles, ou terminez vos combats.
br61-bar-not-engaged = Cette brigade n’a pas engagé pendant son activation. Seules celles qui ont un marqueur d’attaque peuvent attaquer.
br61-bar-not-front-line = Cette brigade est en seconde ligne et ne fait que soutenir. Faites attaquer la première ligne de sa zone.
br61-bar-fought-already = Cette brigade a déjà livré son unique combat de cette phase de mouvement. Choisissez-en une autre.
br61-bar-target-not-in-front = Cette zone n’est pas dans le front de la brigade, ou n’est pas accessible depuis la sienne. Choisissez une brigade qui lui fait face.
br61-bar-zone-attacked-already = Cette zone a déjà été attaquée pendant cette phase de mouvement. Choisissez-en une autre, ou terminez vos combats.
br61-bar-no-chain = Des brigades n’attaquent ensemble que si leurs zones forment une chaîne ininterrompue de voisines. Ajoutez celle qui les relie, ou laissez celle-ci de côté.
br61-bar-join-order = Les brigades s’ajoutent l’une après l’autre dans l’ordre de bataille, et le tour de celle-ci est passé. Ajoutez-en une suivante, ou lancez les dés.
br61-bar-several-zones-needed = Il n’y a pas dans son front deux zones ennemies encore attaquables. Attaquez plutôt une seule zone.
br61-bar-nobody-joined = Aucune brigade ne participe à cette attaque. Ajoutez-en au moins une qui est engagée.
br61-bar-not-hit = Cette brigade n’a pas de « Touché » à subir. Choisissez l’une de celles qui sont touchées.
br61-bar-must-attempt = Une perte de plus ramènerait la brigade sous la moitié de sa force imprimée. Elle doit tenter le repli.
br61-bar-cannot-retreat = La brigade n’a nulle part où se replier. Elle doit subir la perte.
br61-bar-retreat-towards-enemy = Un repli éloigne d’une ou deux zones des ennemis de ce combat et ne finit à côté d’aucun d’eux. Choisissez l’un des chemins proposés.
br61-bar-retreat-through-front = Ce chemin passe par un front ennemi alors qu’un autre l’évite. Prenez un chemin hors des fronts ennemis.
br61-bar-retreat-no-room = Il n’y a pas de place là où finit ce repli. Continuez, ou finissez dans une zone de moins de deux brigades.
br61-bar-not-attacker-here = Seule une brigade de première ligne de cette attaque peut avancer, dans une zone de son front. Choisissez l’une d’elles, ou restez.
br61-bar-not-vacated = L’ennemi n’a pas abandonné cette zone dans ce combat. Avancez dans une zone qu’il a quittée, ou restez.
br61-bar-extended-does-not-advance = Une brigade en ligne étendue n’avance pas après combat. Choisissez un autre attaquant, ou restez.
br61-bar-retreated-does-not-advance = Cette brigade s’est repliée dans ce combat. Choisissez un autre attaquant, ou restez.
br61-bar-no-place-to-arrive = La brigade ne peut pas arriver là. Choisissez sa zone d’arrivée, ou une voisine par la route si elle est pleine.
