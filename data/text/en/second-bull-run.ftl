# Second Bull Run 1862: questions, events, refusals, choices, odds and the result in words.

## Questions

sbr-ask-begin = Ready? The dice are about to fall.
sbr-ask-call-before =
    { $points ->
        [one] Is Jones’s division to be used in this battle? It gives the Union 1 point at once.
       *[other] Is Jones’s division to be used in this battle? It gives the Union { $points } points at once.
    }
sbr-ask-ground = Choose the zones where these units are placed: { $units }.
sbr-ask-place-first = Place { $unit } in one of the zones of its formation, or have the whole army placed as suggested.
sbr-ask-place = Place { $unit } in one of the zones of its formation.
sbr-ask-facing = Which way do the troops in zone { $zone } face?
sbr-ask-designate = Choose a corps commander to designate, or pass.
sbr-ask-main-group = { $formation } is scattered into groups that are equal. Name a brigade of the group that counts as the main one.
sbr-ask-slots =
    { $slots ->
        [one] { $leader } may activate one more formation. Choose a division or an independent brigade, or stop.
       *[other] { $leader } may activate { $slots } more formations. Choose a division or an independent brigade, or stop.
    }
sbr-ask-brigade = { $formation } is active: which brigade acts next?
sbr-ask-act =
    { $points ->
        [one] { $brigade } has 1 movement point. What does it do?
       *[other] { $brigade } has { $points } movement points. What does it do?
    }
sbr-ask-act-on =
    { $points ->
        [0] { $brigade } has no movement points left. What does it do?
        [one] { $brigade } has 1 movement point left. What does it do?
       *[other] { $brigade } has { $points } movement points left. What does it do?
    }
sbr-ask-act-entry =
    { $points ->
        [one] { $brigade } has entered and has 1 movement point left. What does it do?
       *[other] { $brigade } has entered and has { $points } movement points left. What does it do?
    }
sbr-ask-act-night =
    { $points ->
        [one] Night march: { $brigade } has 1 movement point left. What does it do?
       *[other] Night march: { $brigade } has { $points } movement points left. What does it do?
    }
sbr-ask-attack = Does { $brigade } declare an attack for { $cost } MP? Choose the zone to attack, or decline.
sbr-ask-commanders = Move the designated corps commander, let the army commander try to move, or end the movement.
sbr-ask-chain = The attackers of one zone do not hang together. Name a brigade of the part that attacks; the others are called off.
sbr-ask-combat = Choose the zone whose combat is fought next. Every declared attack must be fought.
sbr-ask-six = Natural 6 of the enemy: which of the strongest brigades takes the loss?
sbr-ask-hit = Which of the strongest brigades takes the Fatigue?
sbr-ask-hit-test = Which of the strongest brigades takes the Fatigue and the combat test next?
sbr-ask-melee = Melee: which of the strongest brigades takes the loss?
sbr-ask-retreat =
    { $left ->
        [0] { $brigade } finds no room and must go on. Where to?
        [one] { $brigade } retreats, one zone to go. Where to?
       *[other] { $brigade } retreats, { $left } zones to go. Where to?
    }
sbr-ask-advance = The enemy has left the ground: choose a brigade that advances, or stay.
sbr-ask-rout-next = Which of the routed brigades flees next?
sbr-ask-counter-attack = Turn { $turn }: declare the counter-attack now? It can be declared only once and holds for the next two turns.
sbr-ask-call =
    { $points ->
        [one] Call { $party } to the field? It gives the Union 1 point.
       *[other] Call { $party } to the field? It gives the Union { $points } points.
    }
sbr-ask-call-turn = Turn { $turn }: is { $party } to arrive now? Only one turn is named.
sbr-ask-call-back = Call back some of the troops withdrawn in the night? Choose them one by one, then go on.
sbr-ask-entries = Reinforcements: choose a unit and the entry by which it comes.
sbr-ask-riding =
    { $points ->
        [one] { $leader } has entered and has 1 movement point left. Ride on, or stay.
       *[other] { $leader } has entered and has { $points } movement points left. Ride on, or stay.
    }
sbr-ask-stay = Night falls: does { $brigade } hold its favourable ground in zone { $zone }, or draw off from the enemy?
sbr-ask-part-next = Night falls: which brigade draws off from the enemy next?
sbr-ask-night-move =
    { $left ->
        [one] Night moves: one more unit may move. Choose it, or finish.
       *[other] Night moves: { $left } more units may move. Choose one, or finish.
    }
sbr-ask-withdraw = One corps leaves the map until the next day, with every independent brigade. Choose its commander.
sbr-ask-face = { $brigade } in zone { $zone }: which way does it face?
sbr-ask-face-retreat = { $brigade } has fallen back to zone { $zone }: which way does it face?
sbr-ask-face-advance = { $brigade } has advanced into zone { $zone }: which way does it face?
sbr-ask-face-rally = { $brigade } has rallied in zone { $zone }: which way does it face?
sbr-ask-turn = The enemy has come to zone { $newcomer }: which way do the troops in zone { $zone } turn?
sbr-ask-displace = { $leader } is alone beside the enemy in zone { $zone } and must leave. Where does he go?

## Parts of sentences

sbr-zone = { $zone }
sbr-division = { $name }’s division
sbr-brigade = { $name }
sbr-commander = { $name }
sbr-modifier-none = { "" }
sbr-modifier-plus = { " " }+ { $value }
sbr-modifier-minus = { " " }- { $value }
sbr-clock =
    { $hour }:{ $minute ->
        [0] 00
       *[other] { $minute }
    }
sbr-night = night
sbr-result-rout = Rout
sbr-result-disorder = Disorder
sbr-result-retreat = Retreat
sbr-result-melee = Melee
sbr-loss-front-to-front = going from enemy front to enemy front
sbr-loss-natural-six = a natural 6
sbr-loss-test = the combat test
sbr-loss-melee = the melee
sbr-loss-retreat-front = retreating through an enemy front
sbr-loss-blocked = no way to retreat
sbr-test-star = star
sbr-test-jackson = Jackson’s corps
sbr-test-fatigue = Fatigue 2 or routed
sbr-test-loss-marker = Loss marker
sbr-test-half-lost = half of its strength lost
sbr-test-lone-artillery = artillery alone in its zone
sbr-shelter-wood = wood
sbr-shelter-village = village
sbr-shelter-railway = unfinished railway
sbr-shelter-escarpment = escarpment
sbr-shelter-crossing = bridge or ford

## Events: set-up and turn

sbr-event-called = Called to the field: { $party }.
sbr-event-called-points =
    { $points ->
        [one] Called to the field: { $party }. 1 point for the Union.
       *[other] Called to the field: { $party }. { $points } points for the Union.
    }
sbr-event-ground = { $units }: placed in the zones { $zones }.
sbr-event-placed = { $brigade } takes position in zone { $zone }.
sbr-event-posted = { $leader } takes post in zone { $zone }.
sbr-event-mustered = The army is placed as suggested: { $side }.
sbr-event-set-up-done = Set-up complete: { $side }.
sbr-event-turn = Turn { $turn }, { $clock }.
sbr-event-turn-of-day = Day { $day }, turn { $turn }, { $clock }.
sbr-event-initiative-dice = Initiative dice: Union { $union }{ $unionBonus }, Confederacy { $confederate }{ $confederateBonus }.
sbr-event-initiative = Initiative: { $side }.
sbr-event-initiative-automatic = Initiative without dice: { $side }.
sbr-event-manoeuvre = Tactical option, { $side }: die { $die }{ $modifier }: Manoeuvre, { $effect } on the activation dice of this turn.
sbr-event-assault = Tactical option, { $side }: die { $die }{ $modifier }: Assault.
sbr-event-part = Action phase { $phase }: { $side }.
sbr-event-passed = No corps commander is designated: { $side }.
sbr-event-designated =
    { $slots ->
        [0] { $leader } is designated: activation die { $die }{ $modifier }, no division.
        [one] { $leader } is designated: activation die { $die }{ $modifier }, one division.
       *[other] { $leader } is designated: activation die { $die }{ $modifier }, { $slots } divisions.
    }
sbr-event-main-group = The group of { $brigade } is the main one of its division; the others are isolated.
sbr-event-in-command = { $formation } is in command range of { $leader } and acts.
sbr-event-test-passed = { $formation } is out of command range: die { $die }{ $modifier } against { $needed }, and it acts.
sbr-event-test-failed = { $formation } is out of command range: die { $die }{ $modifier } against { $needed }, and it does not stir.
sbr-event-attached = { $brigade } goes along with { $formation }.
sbr-event-closed = Activation closed: { $formation }.
sbr-event-slots-lost =
    { $slots ->
        [one] One activation is given up.
       *[other] { $slots } activations are given up.
    }
sbr-event-continued = Continuation die { $die } against { $needed }: action phase { $phase } follows.
sbr-event-not-continued = Continuation die { $die } against { $needed }: there is no action phase { $phase }.
sbr-event-over = The battle is over. Union { $union }, Confederacy { $confederate }. Winner: { $side }.
sbr-event-drawn = The battle is over. Union { $union }, Confederacy { $confederate }. No side leads by { $lead } points: a draw.

## Events: movement

sbr-event-rested =
    { $fatigue ->
        [0] { $brigade } rests and is fresh again.
       *[other] { $brigade } rests and is at Fatigue { $fatigue }.
    }
sbr-event-stepped = { $brigade } moves from zone { $from } to zone { $to } for { $cost } MP.
sbr-event-forced-march = { $brigade } makes a forced march: { $points } MP more.
sbr-event-dismounted = { $brigade } dismounts.
sbr-event-mounted = { $brigade } mounts.
sbr-event-faced = { $brigade } in zone { $zone } faces zone { $facing }.
sbr-event-turned = The troops in zone { $zone } turn towards zone { $facing }.
sbr-event-attack-declared = { $brigade } declares an attack on zone { $zone }.
sbr-event-control = Control of zone { $zone }: { $side }.
sbr-event-leader-moved = { $leader } rides from zone { $from } to zone { $to }.
sbr-event-leader-displaced = { $leader } gives way to the enemy and rides from zone { $from } to zone { $to }.
sbr-event-leader-test-passed = { $leader } tries to move: die { $die } against { $limit }, and he may.
sbr-event-leader-test-failed = { $leader } tries to move: die { $die } against { $limit }, and he stays.

## Events: combat

sbr-event-attack-off = { $brigade } calls off its attack on zone { $zone }: it is not linked with the others.
sbr-event-attack-lapsed = Nobody is left to attack in zone { $zone }: the attack lapses.
sbr-event-attacked =
    { $count ->
        [one] Combat, attacker { $side }: { $brigades } against zone { $zone }.
       *[other] Combat, attacker { $side }: { $brigades } together against zone { $zone }.
    }
sbr-event-defended =
    { $number ->
        [one] Defending, { $side }: { $brigades }. One brigade of the loser will take the result.
       *[other] Defending, { $side }: { $brigades }. { $number } brigades of the loser will take the result.
    }
sbr-event-automatic = Strength { $attack } against { $defence } is less than 1 to 3: no dice, the attacker takes Fatigue and a combat test.
sbr-event-modifier = { $side } { $value }: { $reason }.
sbr-event-guns = Artillery, { $side }: { $points } points, +{ $bonus }, nothing left over.
sbr-event-guns-hit = Artillery, { $side }: { $points } points, +{ $bonus }; { $rest } left over, die { $die }: +1 more.
sbr-event-guns-missed = Artillery, { $side }: { $points } points, +{ $bonus }; { $rest } left over, die { $die }: no more.
sbr-event-sharpshooters-hit = Sharpshooters of { $brigade }: die { $die } against { $needed }: +1.
sbr-event-sharpshooters-missed = Sharpshooters of { $brigade }: die { $die } against { $needed }: no effect.
sbr-event-combat-dice = Combat dice: attack ({ $attacker }) { $attackDie }{ $attackSum }, defence ({ $defender }) { $defenceDie }{ $defenceSum }.
sbr-event-combat-fatigue = { $attack } against { $defence }. Fatigue: { $loser }.
sbr-event-combat-equal = { $attack } against { $defence }, equal. Fatigue: { $loser }, who attacks.
sbr-event-combat-test = { $attack } against { $defence }, more than double. Fatigue and a combat test: { $loser }.
sbr-event-natural-six = Natural 6, { $side }: one loss for the enemy ({ $enemy }).
sbr-event-fatigued = { $brigade } is now at Fatigue { $fatigue }.
sbr-event-fatigued-march = { $brigade } pays its forced march with Fatigue { $fatigue }.
sbr-event-unshaken = { $brigade } takes no further Fatigue.
sbr-event-unshaken-artillery = { $brigade } is artillery and takes no Fatigue.
sbr-event-test-modifier = Combat test of { $brigade }, { $value }: { $reason }.
sbr-event-test-die = Combat test of { $brigade }: die { $die }{ $modifier } = { $total }: { $result }.
sbr-event-step-lost =
    { $left ->
        [0] { $brigade } takes its last loss ({ $reason }).
        [one] { $brigade } takes a loss ({ $reason }): 1 step is left.
       *[other] { $brigade } takes a loss ({ $reason }): { $left } steps are left.
    }
sbr-event-eliminated = { $brigade } is destroyed.
sbr-event-eliminated-no-retreat = { $brigade } has nowhere to retreat and is destroyed.
sbr-event-eliminated-left-map = { $brigade } is driven off the map and lost.
sbr-event-exited = { $brigade } is driven off the map; it may come back in the night.
sbr-event-retreated = { $brigade } falls back from zone { $from } to zone { $to }.
sbr-event-routed = { $brigade } is routed.
sbr-event-advanced = { $brigade } advances from zone { $from } into zone { $to }.

## Events: administration and night

sbr-event-fatigue-down = One level of Fatigue less: { $brigades }.
sbr-event-leaders-ready = { $side }: commanders in reach of the army commander are Available again.
sbr-event-rally-failed = Rout test of { $brigade }: die { $die }, { $needed } needed: still routed.
sbr-event-rallied = Rout test of { $brigade }: die { $die }, { $needed } needed: it rallies.
sbr-event-rallied-recovered = Rout test of { $brigade }: die { $die }, { $needed } needed: it rallies and recovers a loss.
sbr-event-counter-attack = Counter-attack declared: { $side }. Initiative and +1 on activation for the next two turns.
sbr-event-on-time = Arrival of { $party }: die { $die } against { $needed }, in time.
sbr-event-late = Arrival of { $party }: die { $die } against { $needed }, next turn.
sbr-event-entered = { $brigade } enters by { $entry }, zone { $zone }, for { $cost } MP.
sbr-event-leader-entered = { $leader } enters by { $entry }, zone { $zone }.
sbr-event-delayed = { $brigade } cannot enter and waits for the next turn.
sbr-event-night-falls = Night falls over the field.
sbr-event-markers-off = All Fatigue and Rout markers are taken off.
sbr-event-night-recovery =
    { $recovered ->
        [one] { $brigade } recovers one loss in the night.
       *[other] { $brigade } recovers { $recovered } losses in the night.
    }
sbr-event-stayed = { $brigade } holds its ground in the night.
sbr-event-corps-withdrawn = { $leader } withdraws with his corps for the night.
sbr-event-withdrawn = Withdrawn until the next day: { $brigades }.

## Choices

sbr-choice-begin = Begin
sbr-choice-call = Call { $party }
sbr-choice-ground = { $units }: zones { $zones }
sbr-choice-place = { $unit } to zone { $zone }
sbr-choice-muster = Place the whole army as suggested
sbr-choice-face = Face zone { $zone }
sbr-choice-designate = Designate { $unit } ({ $modifier })
sbr-choice-main = The group of { $unit }
sbr-choice-activate = Activate { $formation }
sbr-choice-substitute = Activate { $unit } alone
sbr-choice-act = { $unit } acts
sbr-choice-attach = { $unit } goes along
sbr-choice-act-night = { $unit } marches by night
sbr-choice-close = Close { $formation }
sbr-choice-rest = Rest
sbr-choice-step = To zone { $zone }
sbr-choice-force = Forced march
sbr-choice-dismount = Dismount
sbr-choice-mount = Mount
sbr-choice-stand = Stand here
sbr-choice-stop = Stop here
sbr-choice-attack = Attack zone { $zone }
sbr-choice-lead = { $unit } to zone { $zone }
sbr-choice-try = { $unit } tries to move ({ $limit } or less)
sbr-choice-chain = The part of { $unit } attacks
sbr-choice-fight = Fight for zone { $zone }
sbr-choice-loss = { $unit } takes the loss
sbr-choice-hit = { $unit } takes the result
sbr-choice-retreat = Retreat to zone { $zone }
sbr-choice-advance = { $unit } advances into zone { $zone }
sbr-choice-next = { $unit } next
sbr-choice-declare = Declare the counter-attack
sbr-choice-enter = { $unit } enters by { $entry } (zone { $zone })
sbr-choice-stay = { $unit } stays
sbr-choice-part = { $unit } draws off
sbr-choice-withdraw = { $unit } withdraws with his corps
sbr-choice-done = Done
sbr-choice-done-call-before = Without Jones
sbr-choice-done-designate = Pass
sbr-choice-done-slots = No more activations
sbr-choice-done-attack = No attack
sbr-choice-done-commanders = End the movement
sbr-choice-done-advance = Nobody advances
sbr-choice-done-declare = Not this turn
sbr-choice-done-call = Not now
sbr-choice-done-entries = Nobody more enters
sbr-choice-done-riding = He stays here
sbr-choice-done-night = No more night moves

## What a move costs

sbr-why-road = along a road
sbr-why-open = over open ground
sbr-why-road-into-zoc = road into an enemy zone of control: full price
sbr-why-road-out-of-zoc = road out of an enemy zone of control: full price
sbr-why-bridge = over a bridge or ford: +1
sbr-why-escarpment = up an escarpment: +1
sbr-why-artillery-front = into the front of enemy artillery: +1
sbr-why-zoc = enemy zone of control: stop
sbr-why-front-to-front = from enemy front to enemy front: one loss, and stop
sbr-why-forced-march = forced march: one Fatigue
sbr-why-attack = declaring an attack
sbr-why-dismount = dismounting
sbr-why-mount = mounting
sbr-why-isolated = isolated: 2 MP fewer
sbr-why-ride = a commander’s ride
sbr-why-entry = entering the map
sbr-why-congestion = others have entered here before: +1 for every two

## Odds

sbr-odds-defender-test = Defender: Fatigue and a combat test ({ $side })
sbr-odds-defender-fatigue = Defender: Fatigue ({ $side })
sbr-odds-attacker-fatigue = Attacker: Fatigue ({ $side })
sbr-odds-attacker-test = Attacker: Fatigue and a combat test ({ $side })
sbr-odds-tests = Combat tests ({ $side }), each brigade by itself
sbr-odds-test-of = Test of { $brigade }
sbr-odds-note-alone = As if nobody else joined this attack and the combats came next.
sbr-odds-note-sixes = A natural 6 costs the other side a loss besides; the losses below include it.
sbr-odds-note-bounds = Losses and ground are bounds over what the players still choose.
sbr-odds-note-too-large = The choices after this combat are too many for exact bounds on losses and ground. The chances of the results are exact all the same.
sbr-threat-note-together =
    { $count ->
        [one] One brigade, activated in the same phase.
       *[other] { $count } brigades, activated in the same phase.
    }
sbr-threat-note-test = Out of command range, { $formation }: first a die of { $die } or less.
sbr-factor-ratio = Strength { $attack } against { $defence }
sbr-factor-artillery-alone = Only artillery defends
sbr-factor-guns = Artillery, { $points } points
sbr-factor-star = Star of { $brigade }
sbr-factor-fatigue =
    { $levels ->
        [one] Fatigue, 1 level
       *[other] Fatigue, { $levels } levels
    }
sbr-factor-terrain = Terrain of zone { $zone }: { $kinds }
sbr-factor-terrain-cap = Terrain gives { $most } at most
sbr-factor-wood = Wood
sbr-factor-village = Village
sbr-factor-railway = Unfinished railway
sbr-factor-escarpment = Attacked up an escarpment
sbr-factor-crossing = Attacked over a bridge or ford
sbr-factor-further-zones =
    { $zones ->
        [one] One attacking zone beyond the first
       *[other] { $zones } attacking zones beyond the first
    }
sbr-factor-unattacked = Enemy not attacked, facing the attackers from zone { $zone }
sbr-factor-flank = Attacked in the flank from zone { $zone }
sbr-factor-cavalry-against-wood = Mounted cavalry against a wood: { $brigade }
sbr-factor-cavalry-in-wood = Mounted cavalry in a wood without infantry: { $brigade }

## Points

sbr-reason-objective =
    { $points ->
        [0] Zone { $zone } ({ $side }): no points, it is not an objective of this side.
        [one] Zone { $zone } ({ $side }): 1 point.
       *[other] Zone { $zone } ({ $side }): { $points } points.
    }
sbr-reason-losses =
    { $points ->
        [0] Losses inflicted, { $side }: { $inflicted }. No points.
        [one] Losses inflicted, { $side }: { $inflicted }. 1 point.
       *[other] Losses inflicted, { $side }: { $inflicted }. { $points } points.
    }
sbr-reason-jones =
    { $points ->
        [one] Jones’s division was called: 1 point for the Union.
       *[other] Jones’s division was called: { $points } points for the Union.
    }
sbr-reason-lead = A lead of { $lead } points wins; anything less is a draw.

## Tracks and markers

sbr-track-turn = Turn
sbr-track-phase = Action phase
sbr-track-first = Initiative
sbr-track-active = Now acting
sbr-track-day = Day
sbr-track-slots = Activations left
sbr-slots = { $leader }: { $slots }
sbr-track-night-moves = Night moves left
sbr-track-points = Victory points
sbr-track-losses = Losses
sbr-track-tactical = Tactical option
sbr-tactical-manoeuvre = Manoeuvre
sbr-tactical-assault = Assault
sbr-track-counter-attack = Counter-attack
sbr-counter-attack-left = Still to come
sbr-counter-attack-declared = From the next turn
sbr-counter-attack-now = This turn
sbr-counter-attack-over = Over
sbr-phase-set-up = Set-up
sbr-phase-initiative = Initiative
sbr-phase-action = Action phase { $phase }, { $side }
sbr-phase-commanders = Commanders of phase { $phase }, { $side }
sbr-phase-combat = Combats of phase { $phase }, { $side }
sbr-phase-administration = Administration
sbr-marker-attacked = An attack is declared on it
sbr-marker-fought = Fought over in this phase
sbr-marker-objective-union = Objective of the Union
sbr-marker-objective-confederate = Objective of the Confederacy
sbr-marker-star = Command star
sbr-marker-sharpshooters = Sharpshooters
sbr-marker-fatigue = Fatigue
sbr-marker-losses = Losses
sbr-marker-routed = Routed
sbr-marker-dismounted = Dismounted
sbr-marker-attack = Attack marker
sbr-marker-isolated = Isolated from its division
sbr-marker-independent = Independent
sbr-marker-acted = Has acted in this phase
sbr-marker-failed = Failed its command test in this phase
sbr-marker-delayed = Late
sbr-marker-due = Due on turn { $turn } by { $entries }
sbr-marker-army-commander = Army commander
sbr-marker-corps-commander = Corps commander: { $divisions }
sbr-marker-available = Available
sbr-marker-activated = Activated
sbr-marker-designated = Designated in this phase

## Refusals: the question and the set-up

sbr-bar-not-asked-now = That is not what is asked now. Answer the open question first, with one of the choices listed.
sbr-bar-game-over = The battle is over and nothing is left to choose. Look back over this game, or start another.
sbr-bar-not-yours = That unit belongs to the other side. Choose one of your own.
sbr-bar-not-on-map = That brigade, or division, is not on the map. Choose one that stands on it.
sbr-bar-muster-first = The whole army can be placed at once only before its first unit stands. Place the rest one by one.
sbr-bar-no-such-ground = That formation has no such list of zones. Choose one of the lists offered.
sbr-bar-place-in-order = Units are placed in the order of the set-up list. Place the one that is asked for first.
sbr-bar-not-its-ground = It may not stand there: its formation has a list of zones, and each of them takes one or two of its brigades. Choose a zone of the list that leaves room for the rest.

## Refusals: activation and command

sbr-bar-not-a-corps-commander = He commands no corps. Choose one of your corps commanders.
sbr-bar-leader-off-map = That commander is not on the map. Choose one who is.
sbr-bar-other-corps = That division belongs to another corps, whose commander is on the map. Choose one of the designated commander’s own, or an independent brigade.
sbr-bar-activated-already = That formation has been activated, or has failed its test, in this action phase. Choose another.
sbr-bar-alone-of-division = Only one brigade of that division is on the map, so it is independent. Activate the brigade itself.
sbr-bar-all-routed = All brigades of that division are routed. Choose one with a brigade that can act.
sbr-bar-not-independent = That brigade belongs to a division. Activate its division, or choose an independent brigade.
sbr-bar-routed = That brigade is routed and does nothing until it rallies. Choose another.
sbr-bar-acted-already = That brigade has acted in this action phase. Choose one that has not.
sbr-bar-one-substitution = One independent brigade has taken a division’s place already in this activation. Choose a division, or stop.
sbr-bar-not-attachable = That brigade is no part of the active division, nor an independent one within 2 zones of it (3 for mounted cavalry). Choose a brigade of the division, or one near it.
sbr-bar-one-attached = An independent brigade goes along with this division already, and one is the limit. Choose a brigade of the division, or close it.
sbr-bar-not-a-main-group = That brigade does not stand in one of the equal groups. Name one of those listed.
sbr-bar-cohesion = The division could then not end with its brigades within 2 zones of each other (3 for mounted cavalry). Keep within reach of a brigade of the division.

## Refusals: movement

sbr-bar-full-zone = That zone is full: at most two brigades may end there. Choose a zone with room, or go on.
sbr-bar-illegal-pair = A brigade of another corps is there, and neither of the two is independent, so they may not end together. Choose another zone, or go on.
sbr-bar-full-zone-in-zoc = That zone is full and under enemy control: the brigade would have to stop there, and may not. Choose a zone with room.
sbr-bar-no-room-beyond = The brigade could only pass there, and its points lead to no zone with room to end in. Choose another way.
sbr-bar-rest-comes-first = Resting is a whole action, and this brigade has begun another. Let it go on, or stop.
sbr-bar-not-fatigued = That brigade has no Fatigue marker to rest from. Move it, or let it stand.
sbr-bar-not-cavalry = Only cavalry mounts and dismounts. Choose another action.
sbr-bar-dismounted-already = That brigade is dismounted already. Move it on foot, or let it mount as its whole action.
sbr-bar-mounted-already = That brigade is mounted, or has just mounted and does nothing more. Choose another action, or stop.
sbr-bar-not-enough-points = That step costs more MP than the brigade has left. Choose a cheaper one, or stop.
sbr-bar-attack-too-dear = An attack costs 2 MP, more than the brigade has left. End its action without one.
sbr-bar-dismount-too-dear = Dismounting costs 2 MP, more than the brigade has left. Stop, or stay mounted.
sbr-bar-mount-too-dear = Remounting takes the 2 MP of dismounted cavalry, its whole action, and this brigade has spent some. Stop, and remount in a later action.
sbr-bar-entry-too-dear = So many brigades have entered there this turn that the brigade has not the MP to follow. Choose another entry, or another unit.
sbr-bar-forced-march-when-needed = A forced march is taken by itself when its points are needed. Choose the move, and the march follows.
sbr-bar-artillery-no-forced-march = Artillery makes no forced march. Stay within its 6 MP.
sbr-bar-dismounted-no-forced-march = Dismounted cavalry makes no forced march. Stay within its points.
sbr-bar-isolated-no-forced-march = An isolated brigade makes no forced march. Stay within its points.
sbr-bar-too-tired-to-force = At Fatigue 2 there is no forced march. Stay within its points, or let it rest.
sbr-bar-no-forced-march-here = There is no forced march on entering, by night, after resting or after mounting. Stay within its points.
sbr-bar-forced-already = This brigade has made its forced march; one is all an action allows. Stay within its points.
sbr-bar-stopped-by-zoc = This brigade has entered an enemy zone of control and takes no further step. Stop it here; it may still face and attack.
sbr-bar-dismounted-stays = Cavalry moves before it dismounts, not after. Stop it here; it may still face and attack.
sbr-bar-not-adjacent = Those zones share no border. Choose a zone next to the brigade.
sbr-bar-no-bridge = Bull Run lies between those zones and its fords are closed. Cross where there is a bridge.
sbr-bar-enemy-there = An enemy brigade holds that zone. Choose one without an enemy brigade.
sbr-bar-enemy-zoc-closed = On entering and by night no enemy zone of control may be entered. Choose a zone clear of the enemy.
sbr-bar-not-a-ring-zone = That zone does not border the brigade’s own. Face one that does, and never the map edge.
sbr-bar-facing-loses-target = The other brigade of the stack has declared an attack, and its target must stay in the front. Choose a facing that keeps it there.
sbr-bar-facing-loses-enemies = In contact the front must hold as many enemy brigades as it can. Choose a facing with more of them in front.
sbr-bar-facing-away-from-contact = The troops must turn so that the newcomer is in their front. Face his zone or one beside it.
sbr-bar-facing-due = First a facing has to be chosen. Name the zone to face.

## Refusals: commanders

sbr-bar-leader-must-leave = First the commander who is alone beside the enemy must leave. Say where he goes.
sbr-bar-no-refuge = He goes one or two zones, to one away from enemy brigades or with a brigade of his own side; only if there is none, to the nearest. Choose one of those listed.
sbr-bar-not-an-army-commander = Only an army commander tests before he moves. Let the designated corps commander move without a test.
sbr-bar-leader-activated = That army commander is Activated and cannot try again this turn. He may when he is Available again.
sbr-bar-leader-may-not-move = Only the designated corps commander moves, and the army commander after passing his test, once each. Choose one of them, or end the movement.
sbr-bar-leader-too-far = No way open to him leads there within his movement points. Choose a zone in reach.
sbr-bar-leader-beside-enemy = That zone is next to an enemy brigade and holds no brigade of his own side. Choose one away from the enemy, or one your troops hold.
sbr-bar-leader-into-enemy = An enemy brigade holds that zone. Choose a zone without one.
sbr-bar-leader-into-post = An enemy commander stands there alone, and no commander rides to him. Choose another zone.
sbr-bar-leader-there-already = He is there already. Name another zone, or leave him where he stands.

## Refusals: combat

sbr-bar-artillery-never-attacks = Artillery declares no attack; it joins by itself when the target is in its front. Let infantry or cavalry attack.
sbr-bar-target-not-next-to = Only a zone next to the brigade, over a border it could cross, can be attacked. Choose such a zone.
sbr-bar-nobody-to-attack = No enemy brigade stands in that zone. Choose one with an enemy brigade.
sbr-bar-target-not-in-front = That zone is not in the brigade’s front. Attack one that is.
sbr-bar-stack-attacks-elsewhere = The other brigade of this zone attacks another target, and both must attack the same. Attack that one, or decline.
sbr-bar-not-in-chain = Zones that attack together must touch each other. Attack from beside one that attacks already, or decline.
sbr-bar-not-a-chain-head = That brigade does not stand for one of the parts that attack. Name one of those listed.
sbr-bar-no-such-combat = No attack on that zone is left to fight. Choose one of those declared.
sbr-bar-combats-due = Declared attacks must be fought. Choose the next one.
sbr-bar-not-the-strongest = The strongest brigade bears it; only among equals does its owner choose. Name one of those listed.
sbr-bar-not-engaged-winner = Only a brigade of the winner that fought in this combat may advance. Choose one of those, or stay.
sbr-bar-advanced-already = That brigade has advanced in this combat. Choose another, or stay.
sbr-bar-artillery-never-advances = Artillery does not advance after combat. Choose another brigade, or stay.
sbr-bar-not-abandoned = The enemy has not abandoned that zone in this combat. Advance into one he has left, or stay.
sbr-bar-retreat-backwards = A retreat enters no zone twice. Choose a zone it has not been in.
sbr-bar-retreat-nearer = A retreat leads away from the enemies of the combat, or at least no nearer to them. Choose one of the zones that do.
sbr-bar-retreat-into-front = That zone is in an enemy front, and others that lead away are not. Choose one of those.
sbr-bar-retreat-into-zoc = That zone is in an enemy zone of control, and others outside enemy fronts are not. Choose one of those.
sbr-bar-retreat-from-goal = That zone is farther from the side’s retreat goals, and others just as safe are not. Choose one of those.
sbr-bar-not-retreating = That brigade has no retreat to make now. Choose one that has.

## Refusals: reinforcements and night

sbr-bar-not-callable = That party cannot be called now. Choose one of those listed, or go on.
sbr-bar-not-coming = That unit does not come now. Choose one that is due.
sbr-bar-entry-closed = That entry is not open to this unit. Choose one of its own letters, or the nearest free entry if they are blocked.
sbr-bar-must-enter = A unit that is due and can enter must do so. Bring it in first.
sbr-bar-may-not-stay = That brigade is not asked now whether it stays. Answer for the one in question.
sbr-bar-no-night-move-left = Your night moves are used up. Finish.
sbr-bar-return-first = Units that have left the map come back first. Bring them in, or finish.
sbr-bar-moved-this-night = That unit has moved this night, or is not on the map. Choose another, or finish.
