# Red Badge of Courage, First Bull Run: questions, choices, events, refusals, odds and the result in words.

## Questions

rb61-ask-begin = Ready? The dice are about to fall.
rb61-ask-set-up = Set-up: place, face and draw up the pieces where it is allowed, or begin as they stand.
rb61-ask-initiative = Initiative: whose rating do the Confederates add to their die?
rb61-ask-freed = { $brigade } leaves the Reserve. Which order does it take?
rb61-ask-pick = Which brigade in Reserve puts its markers in the pool this turn?
rb61-ask-division-orders = Orders: give brigades in command a new order, or go on.
rb61-ask-first = Initiative: which brigade acts first?
rb61-ask-reserve-fire = Guns in Reserve may fire before this activation. Choose a target, or go on.
rb61-ask-release = A marker of { $brigade } is drawn. Try to release it from the Reserve?
rb61-ask-order-change = { $brigade } acts. Try to change its order or that of a regiment, or go on.
rb61-ask-confusion = Confusing colours: which unit takes its test first?
rb61-ask-mistake = { $unit } fires in confusion. Whom does it take for the enemy?
rb61-ask-actions = { $brigade } acts: choose a unit and what it does, or end its actions.
rb61-ask-declare = { $brigade }: declare shocks, or go on.
rb61-ask-resolve = Which shock is resolved next?
rb61-ask-absorb = A detachment stands with its parent. Is it absorbed?
rb61-ask-attach = Does the Legion join a brigade?
rb61-ask-commanders = Commanders: choose a leader to ride, or end the phase.
rb61-ask-replacement = A replacement takes over. With which unit does he arrive?
rb61-ask-returning = { $unit } has recovered. Where does it return?
rb61-ask-retreat =
    { $left ->
        [one] Where does { $unit } give way to? One hex is left.
       *[other] Where does { $unit } give way to? { $left } hexes are left.
    }
rb61-ask-contract = { $unit } draws together. Into which of its hexes?
rb61-ask-refuge = { $leader } has lost the unit he was with. Which unit does he go to?
rb61-ask-join = { $unit } fires at { $hex }. Which sections of the battery join? Then fire.
rb61-ask-return = { $unit } has fired at { $hex }. Return the fire?
rb61-ask-withdrawal-fire = { $unit } withdraws from an enemy front. Fire at it?
rb61-ask-prepared-fire = { $unit } has come before the prepared fire. Fire now?
rb61-ask-reaction = { $unit } has come up close. Does a unit try to turn towards it?
rb61-ask-shock-reaction = Shock on { $hex }: does a defender try to turn?
rb61-ask-fall-back = Shock on { $hex }: does a defender fall back?
rb61-ask-defence = Shock on { $hex }: defensive fire?
rb61-ask-use = Shock on { $hex }: which counter’s value serves both?
rb61-ask-losses = Shock on { $hex }: who takes the next loss?
rb61-ask-advance = { $hex } has been left. Who advances?
rb61-ask-moving = { $unit } has { $points } MP left. What does it do?
rb61-ask-riding = { $leader } has { $points } MP left. Where does he ride?

## Choices

rb61-choice-begin = Begin
rb61-choice-place = { $unit } to { $hex }
rb61-choice-post = { $leader } to { $hex }
rb61-choice-face = { $unit } faces { $facing }
rb61-choice-react = { $unit } tries to turn { $facing }
rb61-choice-draw = { $unit }: { $form }
rb61-choice-name = Use the rating of { $leader }
rb61-choice-name-nobody = Use nobody’s rating
rb61-choice-pick = { $brigade } into the pool
rb61-choice-order = { $brigade }: { $order }
rb61-choice-try-order = { $brigade }: try for { $order }
rb61-choice-regiment = { $unit }: try for { $order }
rb61-choice-activate = { $brigade } acts first
rb61-choice-release = Try to release it
rb61-choice-test = { $unit } takes its test
rb61-choice-mistake = It fires at { $hex }
rb61-choice-fire = { $unit } fires at { $hex }
rb61-choice-fire-home = { $unit } fires at { $hex } with its own hex only
rb61-choice-fire-wing = { $unit } fires at { $hex } with its second hex only
rb61-choice-join = { $unit } joins
rb61-choice-shoot = Fire
rb61-choice-move = Move { $unit }
rb61-choice-enter = { $unit } enters at { $hex } in { $order }
rb61-choice-step = To { $hex }
rb61-choice-turn = Face { $facing }
rb61-choice-extend = Extend into { $hex }
rb61-choice-contract = Draw together into { $hex }
rb61-choice-refuse = Refuse the { $flank } flank
rb61-choice-unrefuse = End the refusal
rb61-choice-form = Change to { $form }
rb61-choice-ride = { $leader } goes along
rb61-choice-halt = Stop here
rb61-choice-rally =
    { $needed ->
        [-1] Rally { $unit } (hopeless)
       *[other] Rally { $unit } ({ $needed } or less)
    }
rb61-choice-build = { $unit } builds a barricade ({ $done } of { $needed })
rb61-choice-prepare = { $unit } prepares its fire
rb61-choice-top = { $unit } on top of its stack
rb61-choice-recrew = Man { $unit } again, { $form }
rb61-choice-lead = Move { $leader }
rb61-choice-go = Ride to { $hex }
rb61-choice-shock = { $unit } shocks { $hex }
rb61-choice-resolve = Resolve the shock on { $hex }
rb61-choice-fall-back = { $unit } falls back
rb61-choice-use = Use { $unit } (cohesion { $cohesion })
rb61-choice-lose = { $unit } takes the loss
rb61-choice-flee = To { $hex }
rb61-choice-advance = { $unit } advances to { $hex }, facing { $facing }
rb61-choice-absorb = Absorb { $unit }
rb61-choice-attach = The Legion joins { $brigade }
rb61-choice-return = { $unit } returns at { $hex }
rb61-choice-replace = The replacement of { $leader } arrives with { $unit }
rb61-choice-refuge = To { $unit }
rb61-choice-done = Done
rb61-choice-done-set-up = Begin as they stand
rb61-choice-done-orders = No more orders
rb61-choice-done-reserve-fire = No more fire of the Reserve
rb61-choice-done-release = Do not try
rb61-choice-done-order-change = Keep the orders
rb61-choice-done-actions = End the actions of the brigade
rb61-choice-done-declare = No more shocks
rb61-choice-done-absorb = Stay detached
rb61-choice-done-attach = Stay independent
rb61-choice-done-commanders = End the commanders’ phase
rb61-choice-done-return = Do not fire back
rb61-choice-done-interrupt = Hold the fire
rb61-choice-done-reaction = Nobody turns
rb61-choice-done-fall-back = Stand
rb61-choice-done-defence = No more defensive fire
rb61-choice-done-advance = Nobody more advances
rb61-choice-done-riders = Nobody more goes along

## Orders, forms, facings, formations

rb61-order-march = March
rb61-order-advance = Advance
rb61-order-attack = Attack
rb61-order-reserve = Reserve
rb61-form-line = line
rb61-form-mounted = mounted
rb61-form-dismounted = dismounted
rb61-form-limbered = limbered
rb61-form-unlimbered = unlimbered
rb61-vertex-ne = north-east
rb61-vertex-e = east
rb61-vertex-se = south-east
rb61-vertex-sw = south-west
rb61-vertex-w = west
rb61-vertex-nw = north-west
rb61-flank-left = left
rb61-flank-right = right
rb61-brigade = { $name }’s brigade
rb61-brigade-cavalry = Cavalry ({ $side })
rb61-brigade-legion = { $name }
rb61-formation-us-1 = the First Division
rb61-formation-us-2 = the Second Division
rb61-formation-us-3 = the Third Division
rb61-formation-cs-aop = the Army of the Potomac
rb61-formation-cs-aos = the Army of the Shenandoah
rb61-terrain-clear = open ground
rb61-terrain-woods = woods
rb61-terrain-farm = a farm
rb61-terrain-village = a village
rb61-rank-overall = Overall commander
rb61-rank-army = Army commander
rb61-rank-division = Division leader
rb61-rank-brigade = Brigadier
rb61-objective-groveton = Groveton
rb61-objective-stone-house = the Stone House
rb61-objective-youngs-branch = Young’s Branch
rb61-objective-stone-bridge = the Stone Bridge
rb61-objective-lewis-ford = Lewis Ford
rb61-objective-new-market = New Market

## Phases, clock, light

rb61-segment-0 = Set-up
rb61-segment-1 = I Command
rb61-segment-2 = II Orders
rb61-segment-3 = III Activations
rb61-segment-4 = IV End of the turn
rb61-phase-set-up = Set-up
rb61-phase-initiative = Initiative
rb61-phase-efficiency = Efficiency markers
rb61-phase-pool = Command and pool
rb61-phase-arrivals = Reinforcements
rb61-phase-division-orders = Orders of the divisions
rb61-phase-first = First activation
rb61-phase-draw = Draw from the pool
rb61-phase-reserve-fire = Fire of the Reserve
rb61-phase-release = Release
rb61-phase-release-order = Order on release
rb61-phase-order-change = Change of orders
rb61-phase-confusion = Confusing colours
rb61-phase-actions = Unit actions
rb61-phase-declare = Shocks declared
rb61-phase-resolve = Shocks resolved
rb61-phase-absorb = Detachments
rb61-phase-attach = The Legion
rb61-phase-end-activation = End of the activation
rb61-phase-commanders = Commanders
rb61-phase-replacements = Replacements
rb61-phase-recovery = Recovery
rb61-phase-turn-end = End of the turn
rb61-phase-over = The battle is over
rb61-phase-of = { $brigade }: { $phase }
rb61-clock =
    { $hour }:{ $minute ->
        [0] 00
       *[other] { $minute }
    }
rb61-light-day = Day
rb61-light-dusk = Dusk
rb61-light-night = Night
rb61-sign-none = {""}
rb61-sign-plus = {" "}+ { $value }
rb61-sign-minus = {" "}- { $value }

## Costs and warnings

rb61-why-terrain = { $terrain }: { $points }
rb61-why-road = road: { $points }
rb61-why-trail = trail: { $points }
rb61-why-farm = farm: { $points }
rb61-why-ford = ford: { $points }
rb61-why-stream = stream: { $points }
rb61-why-up = uphill: { $points }
rb61-why-friends = through friends: { $points }
rb61-why-whole = one hex for all it has: { $points }
rb61-why-entry = entry hex: { $points }
rb61-why-turn = turn: { $points }
rb61-why-extend = extended line: { $points }
rb61-why-contract = drawing together: { $points }
rb61-why-refuse = refused flank: { $points }
rb61-why-limber = limbering: { $points }
rb61-why-mount = mounting: { $points }
rb61-why-front = stops in an enemy front
rb61-why-withdrawal = may draw fire on leaving
rb61-why-test = disorder test at the end of the move

## Tracks

rb61-track-turn = Turn
rb61-track-segment = Segment
rb61-track-phase = Phase
rb61-track-initiative = Initiative
rb61-track-active = Active
rb61-track-order-tried = The brigade has tried to change its order
rb61-track-pinned = The brigade may not move
rb61-track-light = Light
rb61-track-heat = Heat
rb61-track-pike = Infantry strength on or beyond the pike
rb61-track-points = Points from objectives
rb61-track-losses = Strength points lost
rb61-track-efficiency-cavalry = Efficiency of the cavalry
rb61-track-efficiency = Efficiency of { $formation }
rb61-track-markers = Markers played: { $brigade }

## Markers

rb61-marker-objective = Objective: { $objective }
rb61-marker-barricade = Barricade ({ $side })
rb61-marker-order-march = Order: March
rb61-marker-order-advance = Order: Advance
rb61-marker-order-attack = Order: Attack
rb61-marker-order-reserve = Order: Reserve
rb61-marker-disordered = Disordered
rb61-marker-losses = Strength points lost
rb61-marker-fatigue = Fatigue of its brigade
rb61-marker-ineffective = Its brigade is combat ineffective
rb61-marker-limbered = Limbered
rb61-marker-mounted = Mounted
rb61-marker-dismounted = Dismounted
rb61-marker-extended = Extended line
rb61-marker-refused = Refused flank: { $flank }
rb61-marker-prepared = Prepared fire
rb61-marker-building = Work on a barricade
rb61-marker-beneath = Beneath another counter
rb61-marker-skips = Skips this activation, out of command
rb61-marker-finished = Finished
rb61-marker-moved = Has moved
rb61-marker-fired = Has fired
rb61-marker-acted = Has taken its action
rb61-marker-tried = Has tried to change its order
rb61-marker-tested = Has taken its test for confusing colours
rb61-marker-silent = Holds its fire
rb61-marker-barraged = Has fired from the Reserve
rb61-marker-answered = Has fired in answer
rb61-marker-reacted = Has tried to turn in reaction
rb61-marker-ordered = Has its order of this turn
rb61-marker-seen = Seen in confusing colours
rb61-marker-confusing = Wears confusing colours
rb61-marker-identified = Identified
rb61-marker-recruit = Recruits
rb61-marker-due = Due at { $clock } by { $hex }
rb61-marker-queued = Waits to enter at { $hex } (due at { $clock })
rb61-marker-replacement = Replacement
rb61-marker-blown = Worn out by a long ride
rb61-marker-out-of-command = Out of command
rb61-marker-weapon-r = Rifles
rb61-marker-weapon-m = Smoothbore muskets
rb61-marker-weapon-c = Carbines
rb61-marker-weapon-p = Revolvers, shotguns and sabres
rb61-marker-weapon-s6 = 6-pounder smoothbores
rb61-marker-weapon-h12 = 12-pounder howitzers
rb61-marker-weapon-bh12 = Boat howitzers
rb61-marker-weapon-p10 = 10-pounder Parrotts
rb61-marker-weapon-r3 = 3-inch rifles
rb61-marker-weapon-j13 = 13-pounder James rifles
rb61-marker-weapon-p30 = A 30-pounder Parrott

## Events: command

rb61-event-turn = Turn { $turn }, { $clock }.
rb61-event-set-up-done = Ready: { $side }.
rb61-event-placed = { $unit } is set up in { $hex }.
rb61-event-posted = { $leader } is set up in { $hex }.
rb61-event-faced = { $unit } faces { $facing }.
rb61-event-drawn-up = { $unit } is set up { $form }.
rb61-event-put-on-top = { $unit } goes on top of its stack.
rb61-event-initiative-given = The initiative is given in the first turn: { $side }.
rb61-event-initiative-named = The Confederates use the rating of { $leader }.
rb61-event-initiative-nobody = The Confederates use nobody’s rating.
rb61-event-initiative-die = { $side } rolls { $die } for the initiative: { $total }.
rb61-event-initiative-won = Initiative: { $side }.
rb61-event-efficiency = Efficiency marker of { $formation }: { $value }.
rb61-event-efficiency-hidden = An efficiency marker is drawn for { $formation }.
rb61-event-cavalry-efficiency = Efficiency marker of the cavalry ({ $side }): { $value }.
rb61-event-cavalry-efficiency-hidden = An efficiency marker is drawn for the cavalry ({ $side }).
rb61-event-out-of-command = Out of command: { $brigade }.
rb61-event-overall-range =
    { $rating ->
        [one] In the range of its overall commander, { $rating } marker more: { $brigade }.
       *[other] In the range of its overall commander, { $rating } markers more: { $brigade }.
    }
rb61-event-reserve-picked = Into the pool from the Reserve: { $brigade }.
rb61-event-freed = { $brigade } is free of the Reserve.
rb61-event-group-due = Reinforcements at { $hex }: { $units }.
rb61-event-leader-placed = { $leader } arrives at { $hex }.
rb61-event-ordered = { $brigade }: { $order }.
rb61-event-order-changed = { $brigade } tries for { $order }: die { $die }, total { $total }. It is obeyed.
rb61-event-order-kept = { $brigade } tries for { $order }: die { $die }, total { $total }. Nothing changes.
rb61-event-order-halted = { $brigade } tries for { $order }: die { $die }, total { $total }. Nothing changes, and nobody moves.
rb61-event-order-lost = { $brigade } tries for { $order }: die { $die }, total { $total }. The activation is lost.
rb61-event-regiment-changed = { $unit } goes over to { $order }: die { $die }, total { $total }.
rb61-event-regiment-finished = { $unit } tries for { $order } in vain and is finished: die { $die }, total { $total }.
rb61-event-reverted-no-contact = Without contact or fire, back to Advance: { $brigade }.
rb61-event-reverted-ineffective = Combat ineffective, back to Advance: { $brigade }.
rb61-event-reverted-tired = Too tired to attack, back to Advance: { $brigade }.
rb61-event-reverted-night = Night ends the attack, back to Advance: { $brigade }.
rb61-event-first = { $brigade } acts first.
rb61-event-activated = { $brigade } is drawn and acts.
rb61-event-marker-wasted = A marker is drawn for nobody: { $brigade }.
rb61-event-pool-empty = The pool is empty.
rb61-event-skips = { $unit } is out of command and skips this activation.
rb61-event-capped = { $unit } has used the activations printed for it.
rb61-event-released = { $brigade } is released: die { $die }, total { $total }.
rb61-event-not-released = { $brigade } stays in Reserve: die { $die }, total { $total }.
rb61-event-release-declined = No attempt to release { $brigade }.
rb61-event-absorbed = { $parent } absorbs { $unit }.
rb61-event-legion-attached = The Legion joins { $brigade }.
rb61-event-fatigue-gained = Fatigue of { $brigade }: up to { $level }.
rb61-event-fatigue-lost = Fatigue of { $brigade }: down to { $level }.
rb61-event-ineffective = { $brigade } is combat ineffective.
rb61-event-effective-again = { $brigade } is effective again.
rb61-event-over = The battle is over. Victory: { $side }.
rb61-event-over-draw = The battle is over. A draw.
rb61-event-other = Something has happened.

## Events: movement

rb61-event-leader-rode = { $leader } rides from { $from } to { $to }.
rb61-event-leader-rode-far = { $leader } rides a long way, from { $from } to { $to }.
rb61-event-entered = { $unit } enters at { $hex } in { $order } for { $points }.
rb61-event-stepped = { $unit } moves from { $from } to { $to } for { $points }.
rb61-event-turned = { $unit } turns { $facing } for { $points }.
rb61-event-extended = { $unit } extends into { $hex } for { $points }.
rb61-event-flank-refused = { $unit } refuses its { $flank } flank for { $points }.
rb61-event-refusal-ended = { $unit } ends its refusal for { $points }.
rb61-event-formed = { $unit } is now { $form }, for { $points }.
rb61-event-rode-along = { $leader } goes along with { $unit }.
rb61-event-move-cut = The move of { $unit } is over.
rb61-event-built = { $unit } works on a barricade: { $done } of { $needed }.
rb61-event-barricade-raised = { $unit } has a barricade in { $hex }.
rb61-event-fire-prepared = { $unit } prepares its fire.
rb61-event-recrewed = { $by } mans { $guns } again, { $form }.
rb61-event-rallied = { $unit } rallies: cohesion { $cohesion }, die { $die }{ $modifier }.
rb61-event-not-rallied = { $unit } does not rally: cohesion { $cohesion }, die { $die }{ $modifier }.
rb61-event-seen = { $unit } is seen in confusing colours.
rb61-event-unseen = { $unit } is out of sight and confuses nobody now.
rb61-event-objective-taken = { $hex } is taken: { $side }.
rb61-event-recovered = { $unit } recovers: die { $die }, total { $total }.
rb61-event-not-recovered = { $unit } stays in the Recovery Box: die { $die }, total { $total }.
rb61-event-returned = { $unit } returns at { $hex }.
rb61-event-no-way-back = { $unit } finds no way back and waits.

## Events: losses

rb61-event-leader-captured = { $unit } captures { $leader }.
rb61-event-leader-out = { $leader } is lost.
rb61-event-leader-out-replaced = { $leader } is lost; a replacement will come.
rb61-event-leader-joined = { $leader } goes to { $unit }.
rb61-event-leader-waits = { $leader } has no unit on the map and waits.
rb61-event-leader-replaced = The replacement of { $leader } arrives with { $unit }.
rb61-event-leader-hit = { $leader } is hit: die { $die }, { $least } or more.
rb61-event-leader-safe = { $leader } is unhurt: die { $die }, less than { $least }.
rb61-event-guns-removed = The captured guns of { $unit } are taken away.
rb61-event-disordered = { $unit } falls into disorder.
rb61-event-second-disorder = { $unit } breaks further: cohesion { $cohesion }, die { $die }{ $modifier }. Retreat { $retreat }, loss { $loss }.
rb61-event-second-rout = { $unit } breaks altogether: cohesion { $cohesion }, die { $die }{ $modifier }. Retreat { $retreat }, loss { $loss }, rout.
rb61-event-lost = { $unit } loses { $points }; { $left } left.
rb61-event-lost-shock = { $unit } loses { $points } in the shock; { $left } left.
rb61-event-lost-second = { $unit } loses { $points } in disorder; { $left } left.
rb61-event-lost-blocked = { $unit } loses { $points } for want of a way back; { $left } left.
rb61-event-lost-rout = { $unit } loses { $points } in the rout; { $left } left.
rb61-event-lost-recovery = { $unit } loses { $points } in the Recovery Box; { $left } left.
rb61-event-eliminated = { $unit } is eliminated.
rb61-event-routed = { $unit } routs and goes to the Recovery Box.
rb61-event-contracted = { $unit } draws together into { $hex }.
rb61-event-retreated = { $unit } gives way from { $from } to { $to }.
rb61-event-retreat-ended = { $unit } stops in { $hex }, facing { $facing }.
rb61-event-retreat-blocked =
    { $missing ->
        [one] { $unit } cannot give way by { $missing } hex.
       *[other] { $unit } cannot give way by { $missing } hexes.
    }
rb61-event-driven-off = { $unit } is driven off the map.
rb61-event-limbered-up = { $unit } limbers up to get away.
rb61-event-abandoned = The guns of { $unit } are abandoned in { $hex }.
rb61-event-guns-captured = { $by } captures the guns of { $guns }.
rb61-event-guns-retaken = { $by } retakes the guns of { $guns }.
rb61-event-barricade-lost = The barricade in { $hex } is torn down.

## Events: combat

rb61-event-modified = { $value } { $side }: { $why }
rb61-event-test-passed = { $unit } stands ({ $cause }): cohesion { $cohesion }, die { $die }{ $modifier }.
rb61-event-test-failed = { $unit } fails ({ $cause }): cohesion { $cohesion }, die { $die }{ $modifier }.
rb61-event-shared-test = { $sister } shares the test of { $unit }.
rb61-event-confused = { $unit } takes { $hex } for the enemy: cohesion { $cohesion }, die { $die } + { $distance }.
rb61-event-not-confused = { $unit } holds its fire at { $hex }: cohesion { $cohesion }, die { $die } + { $distance }.
rb61-event-fired =
    { $range ->
        [one] Fire from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Fire from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fired-reserve =
    { $range ->
        [one] Fire of the Reserve from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Fire of the Reserve from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fired-confused =
    { $range ->
        [one] Fire in confusion from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Fire in confusion from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fired-return =
    { $range ->
        [one] Return fire from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Return fire from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fired-withdrawal =
    { $range ->
        [one] Fire at a withdrawing unit from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Fire at a withdrawing unit from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fired-prepared =
    { $range ->
        [one] Prepared fire from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Prepared fire from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fired-defensive =
    { $range ->
        [one] Defensive fire from { $from } at { $hex }, { $range } hex, strength { $strength }: { $firers } at { $targets }.
       *[other] Defensive fire from { $from } at { $hex }, { $range } hexes, strength { $strength }: { $firers } at { $targets }.
    }
rb61-event-fire-die = Die { $die }{ $modifier } = { $total } ({ $unit }): { $result }.
rb61-event-identified = { $unit } is identified.
rb61-event-guns-drawn = Chance takes { $unit } of { $of } batteries.
rb61-event-shock-declared = { $unit } will shock { $hex }.
rb61-event-shock-begins = Shock on { $hex }: { $attackers } against { $defenders }.
rb61-event-reaction-turned = { $unit } turns { $facing } in time.
rb61-event-falls-back = { $unit } falls back before the shock.
rb61-event-out-of-shock = { $unit } takes no further part in the shock.
rb61-event-shock-die = { $unit }: cohesion { $cohesion }, die { $die }, margin { $margin }.
rb61-event-shock-die-both = { $unit } and { $sister }: cohesion { $cohesion }, die { $die }, margin { $margin }.
rb61-event-shock-scores = Attacker ({ $side }): margin { $attackMargin }, modifiers { $attack }. Defender: margin { $defenceMargin }, modifiers { $defence }. Difference { $delta }.
rb61-event-shock-results = Attacker: { $attacker }. Defender: { $defender }.
rb61-event-shock-over = The shock on { $hex } is over.
rb61-event-advanced = { $unit } advances from { $from } to { $to }, facing { $facing }.
rb61-test-movement = the ground
rb61-test-fire = fire
rb61-test-shock = the shock
rb61-test-friends = friends giving way
rb61-test-engagement = recruits engage
rb61-test-pre-shock = before the shock
rb61-test-fall-back = falling back
rb61-test-reaction = turning in reaction
rb61-test-advance = recruits advance
rb61-result-fire-none = no effect
rb61-result-fire-test = test
rb61-result-fire-test-plus = test at +{ $plus }
rb61-result-fire-loss = loss { $loss }
rb61-result-fire-loss-test = loss { $loss }, test
rb61-result-fire-loss-test-plus = loss { $loss }, test at +{ $plus }
rb61-result-shock-none = loss { $loss }
rb61-result-shock-test = loss { $loss }, test
rb61-result-shock-disordered = loss { $loss }, disorder
rb61-result-shock-retreat = loss { $loss }, retreat { $retreat }
rb61-result-shock-test-retreat = loss { $loss }, test, retreat { $retreat }
rb61-result-shock-disordered-retreat = loss { $loss }, disorder, retreat { $retreat }
rb61-result-shock-rout = loss { $loss }, rout

## Modifiers

rb61-modifier-held-initiative = had the initiative
rb61-modifier-commander-rating = rating of the commander
rb61-modifier-in-command = in command
rb61-modifier-out-of-command = out of command
rb61-modifier-overall-commander = overall commander near
rb61-modifier-to-advance = to Advance
rb61-modifier-to-attack = to Attack
rb61-modifier-beside-enemy = next to the enemy
rb61-modifier-tired-brigade = tired brigade
rb61-modifier-cavalry-orders = cavalry
rb61-modifier-turns-passed = turns passed
rb61-modifier-failed-before = earlier failures
rb61-modifier-cocke-stirred = Cocke has stirred
rb61-modifier-recovery-box = Recovery Box
rb61-modifier-recovery-ineffective = brigade ineffective
rb61-modifier-rally-in-range = brigadier in range
rb61-modifier-rally-stacked = brigadier with it
rb61-modifier-rally-mounted = mounted
rb61-modifier-rally-enemy = enemy near
rb61-modifier-rally-fatigue = fatigue
rb61-modifier-rally-ineffective = brigade ineffective
rb61-modifier-test-sister = away from its other half
rb61-modifier-test-heat = heat
rb61-modifier-test-fatigue = fatigue
rb61-modifier-test-ineffective = brigade ineffective
rb61-modifier-test-formation = division or army ineffective
rb61-modifier-test-half-lost = half its strength lost
rb61-modifier-test-result = result of the fire
rb61-modifier-test-flank = flank or rear
rb61-modifier-test-leader = leader with it
rb61-modifier-test-cover = behind works
rb61-modifier-test-fall-back = falls back
rb61-modifier-distance = distance
rb61-modifier-fire-small-arms = small arms at this range
rb61-modifier-fire-guns = guns at this range
rb61-modifier-fire-moved = firer has moved
rb61-modifier-fire-moved-far = firer has moved far
rb61-modifier-fire-disordered = firer disordered
rb61-modifier-fire-fatigue = firer tired
rb61-modifier-fire-mounted = firer mounted
rb61-modifier-fire-prepared = prepared fire
rb61-modifier-fire-flank = into the flank
rb61-modifier-fire-rear = into the rear
rb61-modifier-fire-march = target in March, limbered or mounted
rb61-modifier-fire-dense = dense target
rb61-modifier-fire-thin = thin target
rb61-modifier-fire-extended = target in extended line
rb61-modifier-fire-guns-alone = guns alone, far off
rb61-modifier-fire-ground = cover of the ground
rb61-modifier-fire-works = works
rb61-modifier-fire-higher = target higher up
rb61-modifier-fire-dusk = dusk
rb61-modifier-fire-night = night
rb61-modifier-fire-limit = limit of the sum
rb61-modifier-shock-ratio = strength ratio
rb61-modifier-shock-flank = into the flank
rb61-modifier-shock-rear = into the rear
rb61-modifier-shock-wrap = line around the target
rb61-modifier-shock-charge = mounted charge
rb61-modifier-shock-charge-front = charge on steady infantry
rb61-modifier-shock-ground = ground of the defender
rb61-modifier-shock-works = works
rb61-modifier-shock-stream = across a stream
rb61-modifier-shock-crossing = over a bridge or ford
rb61-modifier-shock-uphill = uphill
rb61-modifier-shock-disordered = disordered
rb61-modifier-shock-extended = extended line
rb61-modifier-shock-fatigue = fatigue
rb61-modifier-shock-ineffective = brigade ineffective
rb61-modifier-shock-leader = leader present
rb61-modifier-shock-march = in March or limbered
rb61-modifier-shock-guns-alone = guns alone

## Odds

rb61-odds-holds =
    { $loss ->
        [0] Stands
       *[other] Stands, loses { $loss }
    }
rb61-odds-disordered =
    { $loss ->
        [0] Falls into disorder
       *[other] Falls into disorder, loses { $loss }
    }
rb61-odds-retreats =
    { $loss ->
        [0] Gives way
       *[other] Gives way, loses { $loss }
    }
rb61-odds-routs =
    { $loss ->
        [0] Routs
       *[other] Routs, loses { $loss }
    }
rb61-odds-eliminated = Eliminated
rb61-odds-strength =
    { $strength ->
        [one] { $strength } strength point, die modifier { $modifier }
       *[other] { $strength } strength points, die modifier { $modifier }
    }
rb61-odds-strengths = Strength { $attack } against { $defence }
rb61-odds-note-fire = The fire table and the tests are reconstructions. Return fire and what happens to others are left out.
rb61-odds-note-shock = The shock table is a reconstruction. Nobody turns, falls back or fires before it in these figures.
rb61-odds-note-too-large = There are too many ways it could go to count them all.
rb61-odds-shock-open = No defender is left
rb61-odds-shock-called-off = The attack does not come off
rb61-odds-changed = The order is obeyed
rb61-odds-kept = Nothing changes
rb61-odds-halted = Nothing changes, and nobody moves
rb61-odds-activation-lost = The activation is lost
rb61-odds-finished = In vain, and finished
rb61-odds-rallies = Rallies
rb61-odds-stays-disordered = Stays in disorder
rb61-odds-released = Released
rb61-odds-stays-in-reserve = Stays in Reserve
rb61-odds-fires = Fires in confusion
rb61-odds-holds-fire = Holds its fire
rb61-odds-passes = Passes
rb61-odds-fails = Fails
rb61-threat-note = In the next activation of its brigade, if nobody moves before then.

## Result

rb61-result-losses = Strength points lost: Union { $unionLost }, Confederates { $confederateLost }.
rb61-result-pike = Infantry strength on or beyond the pike: Union { $union }, Confederates { $confederate }.
rb61-result-pike-union = The Union has more beyond the pike: a Union victory.
rb61-result-pike-confederate = The Confederates have more at the pike: a Confederate victory.
rb61-result-pike-draw = Both have as much there: a draw.
rb61-result-objective-union = { $objective }: Union, { $points }.
rb61-result-objective-confederate = { $objective }: Confederates ({ $points }).
rb61-result-objectives-union = The Union has { $union } points and needs { $needed }: a Union victory.
rb61-result-objectives-confederate = The Union has { $union } points and needs { $needed }: a Confederate victory.

## Lines of sight

rb61-sight-clear =
    { $hexes ->
        [0] The hex itself.
        [one] Clear, { $hexes } hex.
       *[other] Clear, { $hexes } hexes.
    }
rb61-sight-fire =
    { $hexes ->
        [0] The hex itself.
        [one] Clear, { $hexes } hex, fire strength { $strength }.
       *[other] Clear, { $hexes } hexes, fire strength { $strength }.
    }
rb61-sight-out-of-range =
    { $hexes ->
        [0] The hex itself.
        [one] Clear, { $hexes } hex, but out of range.
       *[other] Clear, { $hexes } hexes, but out of range.
    }
rb61-sight-out-of-arc =
    { $hexes ->
        [0] The hex itself.
        [one] Clear, { $hexes } hex, but not in its front.
       *[other] Clear, { $hexes } hexes, but not in its front.
    }
rb61-sight-dark =
    { $hexes ->
        [0] The hex itself.
        [one] Too dark to see { $hexes } hex.
       *[other] Too dark to see { $hexes } hexes.
    }
rb61-sight-too-far =
    { $hexes ->
        [0] The hex itself.
        [one] Too far to see: { $hexes } hex.
       *[other] Too far to see: { $hexes } hexes.
    }
rb61-sight-blocked = Blocked by { $what }.
rb61-sight-blocked-side = Blocked on both sides of the line, by { $what } and { $other }.
rb61-sight-unit = { $unit } in { $place }
rb61-sight-ground = { $terrain } or height in { $place }
rb61-sight-band =
    { $to ->
        [1] at 1 hex: times { $times }, { $modifier }
       *[other] at { $range } hexes: times { $times }, { $modifier }
    }
rb61-fire-note = Whatever its units could fire at as they stand, each in its own activation.
rb61-odds-shock-row-0 = The defender routs
rb61-odds-shock-row-1 = The defender is thrown back three hexes
rb61-odds-shock-row-2 = The defender is thrown back two hexes
rb61-odds-shock-row-3 = The defender gives way
rb61-odds-shock-row-4 = Both stand and bleed
rb61-odds-shock-row-5 = The attacker gives way
rb61-odds-shock-row-6 = The attacker is thrown back two hexes
rb61-odds-shock-row-7 = The attacker is thrown back three hexes
rb61-odds-shock-row-8 = The attacker routs

## Refusals

rb61-bar-not-asked-now = The game is asking something else now: read the question above and pick one of the listed choices.
rb61-bar-game-over = The game is over. Take back a choice or open the record to look at earlier positions.
rb61-bar-not-yours = That piece belongs to the other side. Choose one of your own.
rb61-bar-not-on-map = That piece is not on the map: it is still to come, recovering or out of the game. Choose one that stands on the map.
rb61-bar-not-active = That unit does not belong to the brigade whose marker is in play. Choose one that does.
rb61-bar-finished = That unit is Finished: it does nothing more in this activation. Choose another.
rb61-bar-out-of-range = That unit is out of its brigadier’s range and skips this activation. Bring the brigadier nearer.
rb61-bar-used-up = That unit has used the activations printed for it in this turn. It acts again in the next.
rb61-bar-not-its-place = In the set-up that piece may not stand there. The scenario lists its hexes.
rb61-bar-settled-already = That has been settled in this set-up. Take the choice back to settle it otherwise.
rb61-bar-post-first = A leader stands where he may not. Post him first.
rb61-bar-no-such-form = It cannot be drawn up or faced like this, or it is so already.
rb61-bar-no-stack = No other counter lies on that one. Only a counter beneath another is put on top.
rb61-bar-no-rating = He has no rating to add: he is not on the map, not an army commander, or worn out by his ride.
rb61-bar-not-in-reserve = That brigade or battery is not in Reserve, or it is not its turn. Choose one that is.
rb61-bar-in-reserve = A brigade in Reserve takes no orders; on its release it takes March or Advance. Release it first.
rb61-bar-no-markers = That brigade has no marker in the pool. Choose another.
rb61-bar-cavalry-first = Cavalry is never the first to act. Choose a brigade.
rb61-bar-never-first = The Legion and brigades in Reserve act only when drawn. Choose another brigade.
rb61-bar-other-army = The commander named for the initiative leads the other army. Choose a brigade of his.
rb61-bar-no-brigade = Cavalry and the Legion take no orders as a whole. Their regiments try one by one.
rb61-bar-out-of-command = That brigade is out of command and takes no free order. It may try for one in its activation.
rb61-bar-no-brigadier = Its brigadier is not on the map, so the brigade cannot change its order.
rb61-bar-ordered-already = That brigade has had its order in this phase or activation.
rb61-bar-same-order = It is under that order already. Choose another.
rb61-bar-reserve-only-at-first = Nobody goes into Reserve: only brigades held back at the start are.
rb61-bar-march-near-enemy = A unit of it has an enemy in sight within three hexes. It cannot take March; choose Advance or Attack.
rb61-bar-attack-ineffective = That brigade has lost too much and is combat ineffective: it takes no Attack.
rb61-bar-attack-tired = That brigade is too tired to attack or shock. Let it rest.
rb61-bar-attack-at-night = Nobody attacks at night.
rb61-bar-legion-marches = The Legion by itself only marches. It may join a brigade.
rb61-bar-brigade-tried = The brigade has tried to change its order, so its regiments do not.
rb61-bar-regiments-tried = Regiments of the brigade have tried, so the brigade does not.
rb61-bar-tried-already = That regiment has tried in this activation, and each tries once.
rb61-bar-half-regiment = By the option in force a half of a regiment never tries alone.
rb61-bar-battery-fired = That battery in Reserve has fired in this turn, and each fires once.
rb61-bar-not-with-parent = That is no detachment standing with its parent.
rb61-bar-not-near-brigadier = No counter of the Legion has ended its move in the range of that brigadier.
rb61-bar-leader-not-now = He does not move now: brigadiers ride in their brigade’s activation, commanders at the end of the turn.
rb61-bar-leader-moved = He has ridden in this phase or activation, and each rides once.
rb61-bar-leader-too-far = He cannot get there: too far, barred by water or too near the enemy. Choose another hex.
rb61-bar-not-the-nearest = He goes to the nearest unit of his command. Choose one of those listed.
rb61-bar-no-replacement = Another leader is replaced now, or that unit is not of his command. Choose one of those listed.
rb61-bar-no-return-there = It cannot come back there: within two hexes of its leader or entry, away from the enemy, where there is room.
rb61-bar-enemy-there = An enemy combat unit stands in that hex. Fire at it, or shock it from next to it.
rb61-bar-not-adjacent = A step goes to one of the six neighbouring hexes. Enter the hexes on the way first.
rb61-bar-not-enough-points = The movement points left do not pay for that. Choose something cheaper, or halt.
rb61-bar-impassable = That ground cannot be entered by this unit in this form. Go another way.
rb61-bar-bull-run = Bull Run is crossed at bridges and fords only. Go to one.
rb61-bar-ford-no-guns = Guns cannot use that ford. Take a bridge or a better ford.
rb61-bar-too-steep = Off the road that slope is too steep for guns.
rb61-bar-off-map = Nobody leaves the map of his own will.
rb61-bar-march-too-near = In March nobody comes within three hexes of an enemy in sight. Change the order to Advance first.
rb61-bar-march-away = In March, with an enemy in sight within three hexes, it may only go away from him.
rb61-bar-advance-beside = In Advance nobody goes next to an enemy. Change the order to Attack first.
rb61-bar-front-to-front = It may not go from one front hex to another of the same enemy.
rb61-bar-stopped-by-front = It has entered an enemy front, or spent all on one hex, and its way is over. Let it halt.
rb61-bar-reserve-stays = In Reserve nobody moves. Release the brigade first.
rb61-bar-pinned = By its failed change of order the brigade may not move in this activation.
rb61-bar-march-alone = In March there is one combat unit to a hex.
rb61-bar-hex-full = The hex does not hold so many stacking points.
rb61-bar-other-brigade = Infantry and cavalry of different brigades do not stack.
rb61-bar-too-many-counters = A hex holds two infantry or cavalry counters.
rb61-bar-no-room-to-end = There is no room to end there, nor points to go on. Go another way.
rb61-bar-faces-there = It faces there already, or there is no such vertex.
rb61-bar-pivot-once = Guns in battery turn by one vertex instead of moving. Limber them for more.
rb61-bar-refused = It has a flank refused: it neither moves, turns nor extends. End the refusal first.
rb61-bar-not-refused = It has no flank refused.
rb61-bar-refuse-recruits = Recruits refuse no flank.
rb61-bar-refuse-order = A flank is refused in Advance only.
rb61-bar-disordered = It is Disordered. Rally it first.
rb61-bar-extend-foot = Only infantry and dismounted cavalry extend.
rb61-bar-extend-weak = It is too weak to extend.
rb61-bar-extend-order = A line is extended in Advance or Attack only.
rb61-bar-extend-sideways = A line extends into a flank hex.
rb61-bar-extend-beside-enemy = It would extend next to an enemy, which only Attack allows.
rb61-bar-extended = It is in extended line. Draw it together first.
rb61-bar-not-extended = It is not in extended line.
rb61-bar-not-its-hex = It does not stand there. Choose one of its own hexes.
rb61-bar-line-forward = A line moves only to its front, both halves together. Draw together to go elsewhere.
rb61-bar-line-facing = A line cannot face there: it faces across its length.
rb61-bar-limber-first = Guns in battery do not move. Limber them first.
rb61-bar-not-its-form = It cannot be drawn up like this: guns limber or unlimber, cavalry mounts or dismounts.
rb61-bar-march-limbered = In March guns stay limbered. Change the order first.
rb61-bar-unlimber-beside = No unlimbering next to enemy infantry or cavalry in Good Order.
rb61-bar-no-dismounting = That unit neither dismounts nor remounts.
rb61-bar-mount-beside = Nobody mounts or dismounts next to an enemy.
rb61-bar-rode-already = He has ridden in this activation.
rb61-bar-cannot-ride = He is not with this unit, is not its brigadier, or it goes nowhere.
rb61-bar-moved-already = It has moved in this activation, and each unit moves once. It may still fire.
rb61-bar-acted-already = It has taken its action in this activation.
rb61-bar-active-fire-made = It has fired in this activation and does nothing else.
rb61-bar-not-disordered = It is in Good Order: there is nothing to rally.
rb61-bar-rally-beside = Nobody rallies next to an enemy. Move it away first.
rb61-bar-build-foot = Only infantry builds.
rb61-bar-build-order = Barricades are built in Advance only.
rb61-bar-build-beside = Nobody builds next to an enemy.
rb61-bar-build-stands = There is such a barricade already.
rb61-bar-prepare-recruits = Recruits prepare no fire.
rb61-bar-prepare-arm = Only infantry and batteries prepare fire.
rb61-bar-prepare-order = Fire is prepared in Advance only.
rb61-bar-prepare-beside = Nobody prepares fire next to an enemy.
rb61-bar-prepare-limbered = Limbered guns prepare no fire.
rb61-bar-restacked-already = It has been put on top in this activation.
rb61-bar-cannot-recrew = There is nobody to man these guns now: a steady unit of the active brigade must have stood by them.
rb61-bar-recrew-first = Abandoned guns are manned first.
rb61-bar-not-due = It does not wait to enter.
rb61-bar-not-its-entry = It does not enter there. Its group comes by its entry hex, or along the edge if the enemy bars it.
rb61-bar-entry-waits = Another group of the column enters first.
rb61-bar-entry-order = It does not enter under that order.
rb61-bar-no-answer = That unit has no answer to this.
rb61-bar-reacted-already = It has tried to turn in this activation.
rb61-bar-react-front = The enemy stands in its front already.
rb61-bar-react-unable = Only steady infantry and guns in battery turn in reaction, not in March or in extended line.
rb61-bar-react-turn = It cannot turn so far in reaction.
rb61-bar-fire-in-march = A unit in March does not fire. Change its order first.
rb61-bar-fire-limbered = Guns fire only unlimbered.
rb61-bar-fire-reserve = Of a brigade in Reserve only the guns fire, and not as an action.
rb61-bar-fire-silent = It holds its fire in this activation, at what it took for a friend.
rb61-bar-fire-acted = It has taken another action and does not fire.
rb61-bar-fire-again = It has fired in this activation, and each fires once.
rb61-bar-fire-used = It has made this kind of fire in this activation.
rb61-bar-fire-not-prepared = It has no Prepared Fire marker.
rb61-bar-fire-part = Only an extended line fires by halves.
rb61-bar-fire-half-again = The other half has fired there: at one hex the halves fire together.
rb61-bar-fire-beneath = Only the counter on top of a stack fires. Put it on top first.
rb61-bar-fire-nobody = There is no enemy in that hex.
rb61-bar-fire-range = That hex is out of range.
rb61-bar-fire-dark = It is too dark to see that far.
rb61-bar-fire-arc = That hex is not in its front. Turn first.
rb61-bar-fire-unseen = The ground hides that hex. Ask for the line of sight to see where.
rb61-bar-fire-masked = Units stand in the line of fire.
rb61-bar-fire-join = It is no section of the same battery in the same hex, or it fires already.
rb61-bar-fire-no-answer = It was not fired at, or the firer is gone.
rb61-bar-test-not-due = It owes no such test.
rb61-bar-mistake-whom = That is not among the nearest that confuse it. Choose one of those listed.
rb61-bar-retreat-way = That hex does not lead away from what drives the unit off, or cannot be entered. Choose one of those listed.
rb61-bar-retreat-rider = He is not with the unit that gives way.
rb61-bar-contract-elsewhere = It draws together into one of its own hexes.
rb61-bar-shock-artillery = Artillery never shocks.
rb61-bar-shock-order = Only units under Attack shock.
rb61-bar-shock-disordered = Disordered units do not shock.
rb61-bar-shock-refused = A unit with a refused flank does not shock.
rb61-bar-shock-fired = Its fire binds it: who fired far does not shock, who fired at the next hex may shock that one.
rb61-bar-shock-nobody = There is no enemy in that hex.
rb61-bar-shock-front = That hex is not in its front.
rb61-bar-shock-river = Nobody shocks across Bull Run without a crossing.
rb61-bar-shock-woods = The ground forbids this shock.
rb61-bar-shock-declared = It has declared a shock.
rb61-bar-shock-undeclared = No shock was declared there, or it has been resolved.
rb61-bar-shock-too-late = All shocks are declared before the first is resolved.
rb61-bar-shock-no-reaction = It cannot turn in reaction.
rb61-bar-shock-no-way-back = It cannot fall back.
rb61-bar-shock-defence = Defensive fire is at an attacker of this hex, from this hex.
rb61-bar-shock-use = The value of that counter is not asked for.
rb61-bar-shock-lose = That unit does not take this loss.
rb61-bar-advance-who = That unit cannot advance.
rb61-bar-advance-where = Only a line that wraps around the target goes on into two hexes, keeping its facing.
rb61-bar-advance-must = A mounted winner must advance.
