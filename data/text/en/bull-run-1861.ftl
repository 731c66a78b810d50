# Bull Run 1861: questions, events, refusals, choices, odds and the result in words.

## Questions

br61-ask-begin = Ready? The dice are about to fall.
br61-ask-place = Place the brigades on the map.
br61-ask-arrange-lines = Which brigade forms the front line in { $zone }?
br61-ask-arrange-host = Which brigade in { $zone } does the Legion join?
br61-ask-arrange-facing = Which way do the troops in { $zone } face?
br61-ask-offensive = Turn { $turn }: launch the major offensive now? There is only one.
br61-ask-op-markers = Mark brigades for operational movement, or end the marking.
br61-ask-select =
    { $left ->
        [one] Select a brigade to activate: the last of this movement phase.
       *[other] Select a brigade to activate: { $left } still to come.
    }
br61-ask-act =
    { $points ->
        [0] { $brigade } has no movement points left. What does it do?
        [one] { $brigade } has 1 movement point left. What does it do?
       *[other] { $brigade } has { $points } movement points left. What does it do?
    }
br61-ask-rested = { $brigade } has rested. Change its place in the stack, or finish?
br61-ask-hq = Move headquarters, or leave them where they are.
br61-ask-combat = Choose a zone to attack, or end the combats.
br61-ask-forming = Which engaged brigades attack { $zone }? Let them join, then roll the dice.
br61-ask-hit = Hit: { $brigades }. Lose a step, or try to retreat in order?
br61-ask-retreat = Where does { $brigade } retreat to?
br61-ask-advance = Does one of the attackers occupy the abandoned zone?
br61-ask-op-moves = Operational movement: which marked brigades march now?
br61-ask-march =
    { $points ->
        [one] { $brigades }: 1 point of operational movement left. Where to?
       *[other] { $brigades }: { $points } points of operational movement left. Where to?
    }
br61-ask-hq-return = Where does { $hq } come back to the map?
br61-ask-arrival = Reinforcements: who arrives where?
br61-ask-displace = These headquarters must give way to the enemy: { $hqs }. Where to?
br61-ask-line = Which line does { $brigade } take in the stack?
br61-ask-host = Which brigade in { $zone } does the Legion join?
br61-ask-face = { $brigade } in { $zone }: which way does it face?
br61-ask-face-attack = { $brigade } in { $zone } engages: which way does it face to attack?
br61-ask-turn = The enemy has come to { $newcomer }: which way do the troops in { $zone } turn?

## Parts of sentences

br61-part-counter = { "" }
br61-part-marker = { " " }(second zone)
br61-line-front = front line
br61-line-second = second line
br61-line-third = third line
br61-modifier-none = { "" }
br61-modifier-plus = { " " }+ { $value }
br61-modifier-minus = { " " }- { $value }
br61-clock =
    { $hour }:{ $minute ->
        [0] 00
       *[other] { $minute }
    }

## Events: set-up and turn

br61-event-placed = { $brigade } takes position in { $zone }.
br61-event-placed-forward = { $brigade } takes a forward post in { $zone }.
br61-event-extended = { $brigade } starts in extended line, with its second zone in { $zone }.
br61-event-set-up-done = Set-up complete: { $side }.
br61-event-turn = Turn { $turn }, { $clock }.
br61-event-offensive = Major offensive: { $side }.
br61-event-initiative-dice = Initiative dice: Union { $union }{ $unionBonus }, Confederacy { $confederate }{ $confederateBonus }.
br61-event-initiative = Initiative: { $side }.
br61-event-initiative-first = Initiative on the first turn, without a die: { $side }.
br61-event-op-marked = { $brigade } is marked for operational movement.
br61-event-op-lost-contact = The enemy is upon { $brigade }, which loses its operational marker.
br61-event-op-lost-attack = { $brigade } loses its operational marker: its zone is attacked.
br61-event-op-lost-fatigue = { $brigade } loses its operational marker, tired or driven back.
br61-event-half-phase = Movement phase { $phase }: { $side }.
br61-event-continued = Continuation die { $die }{ $modifier } against { $needed }: movement phase { $phase } follows.
br61-event-not-continued = Continuation die { $die }{ $modifier } against { $needed }: there is no movement phase { $phase }.
br61-event-recovered = One level of fatigue less: { $brigades }.
br61-event-hqs-ready = All headquarters may move again.
br61-event-arrived = { $brigade } arrives in { $zone }.
br61-event-arrival-delayed = { $brigade } finds no room to arrive and must wait for another turn.
br61-event-automatic = Automatic defeat: the game ends with this turn. Winner: { $side }.
br61-event-extra-turn = The scores are close: one more turn is played.
br61-event-over = The battle is over. Union { $union }, Confederacy { $confederate }. Winner: { $side }.

## Events: command and movement

br61-event-activation =
    { $number ->
        [one] Activation, { $side }: die { $die }{ $bonus }, one brigade.
       *[other] Activation, { $side }: die { $die }{ $bonus }, { $number } brigades.
    }
br61-event-in-command = { $brigade } has its orders from { $hq }.
br61-event-test-passed = { $brigade } is out of command: die { $die }{ $modifier } against { $needed }, and it acts on its own initiative.
br61-event-test-failed = { $brigade } is out of command: die { $die }{ $modifier } against { $needed }, and it does not stir.
br61-event-rests-without-command = { $brigade } rests without waiting for orders.
br61-event-rested = { $brigade } rests and is at fatigue { $fatigue }.
br61-event-stepped = { $brigade } moves from { $from } to { $to } for { $cost } MP.
br61-event-legion-left = The Legion stands alone in { $zone }.
br61-event-extension = { $brigade } forces its march.
br61-event-deployed = { $brigade } deploys into an extended line as far as { $zone }.
br61-event-regrouped = { $brigade } regroups in { $zone }.
br61-event-line = { $brigade }{ $part } forms the { $line }.
br61-event-hosted = The Legion joins { $brigade }{ $part }.
br61-event-engaged = { $brigade } engages the enemy.
br61-event-farm-ford = { $brigade } finds Farm Ford, which is open to the North from now on.
br61-event-faced = The troops in { $zone } face { $facing }.
br61-event-turned = The troops in { $zone } turn towards { $facing }.
br61-event-control = Control of { $zone }: { $side }.
br61-event-sudley = { $brigade } has crossed Sudley Ford.
br61-event-hq-moved = { $hq } moves his headquarters from { $from } to { $to }.
br61-event-hq-displaced = { $hq } gives way to the enemy and goes from { $from } to { $to }.
br61-event-hq-off = { $hq } finds no safe place and leaves the map for the rest of the turn.
br61-event-hq-back = { $hq } is back, in { $zone }.
br61-event-marched =
    { $count ->
        [one] { $brigades } marches from { $from } to { $to } for { $cost } MP.
       *[other] { $brigades } march from { $from } to { $to } for { $cost } MP.
    }
br61-event-march-ended =
    { $count ->
        [one] { $brigades } ends its operational march at fatigue { $fatigue }.
       *[other] { $brigades } end their operational march at fatigue { $fatigue }.
    }
br61-event-march-declined =
    { $count ->
        [one] { $brigades } gives up its operational march.
       *[other] { $brigades } give up their operational march.
    }

## Events: combat

br61-event-attacked =
    { $count ->
        [one] { $brigades } attacks { $zones }.
       *[other] { $brigades } attack { $zones } together.
    }
br61-event-artillery-effective = Artillery of { $brigade }{ $part }: die { $die }{ $modifier } against { $potential }: effective, +1.
br61-event-artillery-missed = Artillery of { $brigade }{ $part }: die { $die }{ $modifier } against { $potential }: no effect.
br61-event-cavalry-effective = Cavalry of { $brigade }{ $part }: die { $die } against { $potential }: effective, +1.
br61-event-cavalry-missed = Cavalry of { $brigade }{ $part }: die { $die } against { $potential }: no effect.
br61-event-combat-dice = Combat dice: attack { $attackDie }{ $attackSum }, defence { $defenceDie }{ $defenceSum }.
br61-event-combat-fatigue = { $attack } against { $defence }. Fatigue: { $loser }.
br61-event-combat-hit = { $attack } against { $defence }. Fatigue and a Hit: { $loser }.
br61-event-fatigued = { $brigade } is now at fatigue { $fatigue }.
br61-event-hit-loss = { $brigade } holds its ground and takes the Hit as a loss.
br61-event-hit-no-way = { $brigade } has nowhere to retreat and takes the Hit as a loss.
br61-event-retreat-passed = { $brigade } tries to fall back in order: die { $die }{ $modifier } against { $needed }, and succeeds.
br61-event-retreat-failed = { $brigade } tries to fall back in order: die { $die }{ $modifier } against { $needed }, and fails.
br61-event-legion-lost = Die of the Legion: { $die } against { $needed }. The Legion takes the loss for its host.
br61-event-legion-spared = Die of the Legion: { $die } against { $needed }. The loss falls on its host.
br61-event-step-lost =
    { $left ->
        [0] { $brigade } loses its last step.
       *[other] { $brigade } loses a step: strength { $left } is left.
    }
br61-event-eliminated = { $brigade } is destroyed.
br61-event-retreated = { $brigade } retreats from { $from } to { $to }.
br61-event-followed = { $brigade } follows its front line back, from { $from } to { $to }.
br61-event-cannot-follow = { $brigade } cannot follow and stands as the front line.
br61-event-advanced = { $brigade } advances from { $from } into { $to }.

## Choices

br61-choice-begin = Begin
br61-choice-place = { $unit } to { $zone }
br61-choice-place-forward = { $unit } forward to { $zone }
br61-choice-extend = Extend { $unit } into { $zone }
br61-choice-placed = Placement finished
br61-choice-front = { $unit } in front
br61-choice-declare = Launch the major offensive
br61-choice-mark = Mark { $unit }
br61-choice-select = Activate { $unit }
br61-choice-select-rest = Let { $unit } rest
br61-choice-rest = Rest
br61-choice-step = To { $zone }
br61-choice-step-leaving = To { $zone }, without the Legion
br61-choice-deploy = Deploy into { $zone }
br61-choice-deploy-legion = Deploy into { $zone }, with the Legion
br61-choice-regroup = Regroup in { $zone }
br61-choice-regroup-leaving = Regroup in { $zone }, without the Legion
br61-choice-line-front = { $unit } to the front line
br61-choice-line-second = { $unit } to the second line
br61-choice-line-third = { $unit } to the third line
br61-choice-host = Legion with { $unit }
br61-choice-engage = Engage
br61-choice-engage-ford = Engage over Farm Ford
br61-choice-stop = Stop here
br61-choice-face = Face { $zone }
br61-choice-hq = { $unit } to { $zone }
br61-choice-target = Attack { $zone }
br61-choice-join = { $unit } joins from { $zone }
br61-choice-resolve = Roll the dice
br61-choice-sweep = { $unit } attacks its whole front
br61-choice-loss = { $unit } loses a step
br61-choice-attempt = { $unit } tries to retreat
br61-choice-retreat = Retreat to { $zone }
br61-choice-retreat-via = Retreat to { $zone } by { $via }
br61-choice-advance = { $unit } advances into { $zone }
br61-choice-advance-leaving = { $unit } advances into { $zone }, without the Legion
br61-choice-march = March with { $unit }
br61-choice-arrive = { $unit } arrives in { $zone }
br61-choice-done = Done
br61-choice-done-offensive = Not this turn
br61-choice-done-marking = End the marking
br61-choice-done-hq = Headquarters stay
br61-choice-done-combats = End the combats
br61-choice-done-advance = Nobody advances
br61-choice-done-marches = No more marches

## What a move costs

br61-why-road = along a road
br61-why-open = over open ground
br61-why-crossing = by a ford or bridge
br61-why-farm-ford = Farm Ford for the first time
br61-why-zoc = enemy zone of control: stop
br61-why-deploy = deploying
br61-why-regroup = regrouping
br61-why-engage = engaging
br61-why-extension = forced march: one fatigue

## Odds

br61-odds-defender-hit = Defender: Fatigue and a Hit ({ $side })
br61-odds-defender-fatigue = Defender: Fatigue ({ $side })
br61-odds-attacker-fatigue = Attacker: Fatigue ({ $side })
br61-odds-attacker-hit = Attacker: Fatigue and a Hit ({ $side })
br61-odds-retreat = Retreats in order
br61-odds-step-loss = Loses a step
br61-odds-note-facings = Losses and ground are bounds over what the players still choose. Facings, lines, the Legion’s host and headquarters are left aside: they change neither.
br61-odds-note-too-large = The choices after this combat are too many for bounds on losses and ground. The chances of the results are exact all the same.
br61-threat-note-activations =
    { $count ->
        [one] Takes one activation.
       *[other] Takes { $count } activations.
    }
br61-threat-note-test = Out of command: { $brigade } must first roll { $die } or less.
br61-threat-note-ford = Goes over Farm Ford, which the North has to find first.
br61-factor-ratio = Strength { $attack } against { $defence }
br61-factor-support = Support by { $brigade }
br61-factor-star = Star of { $brigade }
br61-factor-hill = On a hill: { $zone }
br61-factor-woods = In woods: { $zone }
br61-factor-crossing = { $zone } attacked only over a ford or bridge
br61-factor-extended = { $brigade } in extended line
br61-factor-fatigue = { $brigade } at fatigue { $fatigue }
br61-factor-defender-flanked = Defender flanked in { $zone }
br61-factor-attacker-flanked = Attacker flanked in { $zone }
br61-factor-confusion = Confusion of the first turns

## Points

br61-points-zone =
    { $points ->
        [one] { $zone }: 1 point, { $side }.
       *[other] { $zone }: { $points } points, { $side }.
    }
br61-points-losses = Steps lost: Union { $union }, Confederacy { $confederate }. { $points } points for fewer losses: { $side }.
br61-points-no-losses = Steps lost: Union { $union }, Confederacy { $confederate }. No points for so small a difference.
br61-points-manoeuvre =
    { $crossed ->
        [0] No Union brigade has crossed Sudley Ford: { $points } points for the Union.
        [one] Only one Union brigade has crossed Sudley Ford: { $points } points for the Union.
       *[other] Only { $crossed } Union brigades have crossed Sudley Ford: { $points } points for the Union.
    }
br61-points-automatic = Automatic defeat, whatever the points. Winner: { $side }.
br61-points-tie = Equal points. Winner: { $side }.

## Tracks and markers

br61-track-turn = Turn
br61-track-phase = Movement phase
br61-track-first = Initiative
br61-track-active = Now moving
br61-phase-set-up = Set-up
br61-phase-initiative = Initiative
br61-phase-movement = Movement phase { $phase }, { $side }
br61-phase-combat = Combats of phase { $phase }, { $side }
br61-phase-administration = End of turn
br61-track-points = Victory points
br61-track-losses = Steps lost
br61-track-offensive = Major offensive
br61-track-sudley = Across Sudley Ford
br61-offensive-now = This turn
br61-offensive-used = Spent
br61-offensive-left = Still to come
br61-marker-attacked = Attacked in this movement phase
br61-marker-farm-ford-unknown = Farm Ford: not yet known to the North
br61-marker-star = Command star
br61-marker-fatigue = Fatigue
br61-marker-losses = Steps lost
br61-marker-op = Marked for operational movement
br61-marker-attack = Engaged to attack
br61-marker-acted = Has acted in this movement phase
br61-marker-extended = In extended line
br61-marker-activated = Has moved this turn

## Refusals: the question and the set-up

br61-bar-not-asked-now = That is not what is asked now. Answer the open question first, with one of the choices listed.
br61-bar-game-over = The battle is over and nothing is left to choose. Look back over this game, or start another.
br61-bar-not-yours = That piece is not yours to use here. Choose one of your own that the question is about.
br61-bar-not-on-map = That is not one of your brigades in play. Choose one that stands on the map, or an arrival that is due.
br61-bar-not-to-be-placed = That brigade is not waiting to be placed. Choose one that is still beside the map.
br61-bar-wrong-bank = That zone lies on the other bank of Bull Run. Place your brigades on your own bank.
br61-bar-too-far-from-base = That zone is more than 5 MP from Manassas Junction. Choose one within 5 MP.
br61-bar-too-far-from-base-north = That zone is more than 5 MP from Centreville. Choose one within 5 MP.
br61-bar-too-near-to-base = That zone is less than 5 MP from your village. Choose one at least 5 MP from Centreville for the North, from Manassas Junction for the South.
br61-bar-touches-bull-run = The North may not start in a zone that touches Bull Run. Choose one set back from the stream.
br61-bar-zone-taken-forward = A forward brigade does not share its zone. Choose a zone without another brigade.
br61-bar-not-forward-army = Only brigades of the Army of the Potomac take a forward post, and the Legion does not. Choose one of them, and place this one afterwards.
br61-bar-forward-first = The three forward brigades are placed before all others. Choose a forward post first.
br61-bar-forward-complete = The three forward brigades are all placed. Place this one with the others.
br61-bar-rest-could-not-be-placed = That would leave too little room for the brigades still to be placed. Choose another zone.
br61-bar-not-near-hq = The 30th Virginia is placed in Beauregard’s zone or one next to it. Choose such a zone, and no forward post.
br61-bar-may-not-extend = That brigade may not start in extended line there. Choose a Southern brigade already placed, and a second zone allowed to it.
br61-bar-already-extended = That brigade is already in extended line. Leave it so, or let it regroup in a later activation.
br61-bar-placement-incomplete = Some of your brigades are not placed yet, or lack the second zone of their line. Place them all before you finish.

## Refusals: operational movement

br61-bar-op-fatigued = A fatigued brigade cannot be marked for operational movement. Choose one at fatigue 0.
br61-bar-op-contact = A brigade in contact with the enemy cannot be marked for operational movement. Choose one with no enemy next to it by land.
br61-bar-op-extended = A brigade in extended line cannot be marked for operational movement. Choose one in normal line.
br61-bar-op-limit = That is more than the North may mark: four brigades in two zones. Stay within those zones, or end the marking.
br61-bar-op-limit-south = That is more than the South may mark: two brigades in one zone. Stay within that zone, or end the marking.
br61-bar-op-order = Brigades are marked one after another as the order of battle names them, and that one’s turn has passed. Choose a later one, or end the marking.
br61-bar-op-already = That brigade has its marker already; the attached Legion shares its host’s. Choose another, or end the marking.
br61-bar-op-marked = That brigade is marked for operational movement and moves at the end of the turn. Activate one without a marker.
br61-bar-not-marked = That brigade leads no marked body of yours. Choose one of those that still have their marker.
br61-bar-must-move = The flanking column must march on turn 1. Let it take at least one step.

## Refusals: activation and movement

br61-bar-already-acted = That brigade has acted in this movement phase. Choose one that has not.
br61-bar-must-select = The die says how many brigades are activated, and as many must be selected. Select another one; it may then stay where it is.
br61-bar-not-fatigued = That brigade has no fatigue to rest from. Let it move, or stay where it is.
br61-bar-legion-never-rests = The attached Legion does not rest by itself but recovers with its host. Let it move off, change its host, or stay.
br61-bar-rest-comes-first = A brigade rests instead of acting, and this one has already begun to act. Let it go on, or stop.
br61-bar-rested-already = That brigade has rested and does not move in this activation. Change its place in the stack, or finish.
br61-bar-not-adjacent = Those zones share no border. Choose a zone that borders the one the brigade stands in.
br61-bar-no-crossing = Bull Run lies between those zones, without a ford or bridge. Cross where there is one.
br61-bar-farm-ford-unknown = The North does not know Farm Ford yet. Only a brigade that begins its activation beside it can open it, for 4 MP.
br61-bar-farm-ford-first-step = Farm Ford is opened by a brigade’s first step only. Use one that has not yet moved in this activation.
br61-bar-farm-ford-not-closed = Farm Ford is open to you already. Engage over it at the ordinary price of 2 MP.
br61-bar-manoeuvre-ban = With the historical manoeuvre the South does not cross Bull Run on turn 1. Stay on your bank; attacking over a crossing is allowed.
br61-bar-enemy-there = An enemy brigade holds that zone. Choose one without an enemy brigade.
br61-bar-stopped-by-zoc = The brigade has entered an enemy zone of control and enters no further zone. Choose one of the other actions listed, or stop.
br61-bar-zoc-to-zoc = From one enemy zone of control no step leads straight into another. Leave for a zone the enemy does not control.
br61-bar-extended-cannot-move = A brigade in extended line cannot enter other zones. Regroup it first, for 2 MP.
br61-bar-not-enough-points = That costs more MP than the brigade has, even by a forced march. Choose something cheaper, or stop.
br61-bar-full-zone = That zone is full: two brigades at most may stop in it. Choose one with room; a full one may only be passed if the brigade can pay its way on.
br61-bar-full-zone-move-on = This zone is full and may only be passed through. Move on to a zone with room.
br61-bar-legion-not-here = The Legion has no such choice here: it is elsewhere, or already goes along. Choose the same without it.
br61-bar-legion-acted = The Legion has acted in this movement phase and cannot go along. Leave it where it is.
br61-bar-no-other-host = The Legion cannot join that brigade now. Choose another brigade of its zone, once in an activation.
br61-bar-deploy-over-river = A line does not stretch across Bull Run. Deploy into a zone next to the brigade by land.
br61-bar-legion-never-deploys = The Legion is too small for an extended line. Let it move, engage or stay.
br61-bar-not-extended = That brigade is not in extended line and has nothing to regroup. Choose another action.
br61-bar-deployed-this-activation = The brigade has deployed in this activation and cannot regroup in the same one. Do so when it is next activated.
br61-bar-not-one-of-its-zones = An extended line regroups in one of its own two zones. Choose one of them.
br61-bar-no-such-line = There is no such place for it in that stack. Choose one of the places listed.
br61-bar-reordered-already = The order of the stack has been changed in this activation. Keep it as it is now.
br61-bar-nothing-to-attack = No enemy brigade stands within reach by land or over an open crossing. Move next to one before you engage.
br61-bar-attached-legion-engages = The Legion does not engage while it is with a brigade. Let its host engage, or move the Legion to a zone of its own.

## Refusals: facing and headquarters

br61-bar-not-a-ring-zone = That zone does not border the troops’ own. Face one that does, and never the map edge.
br61-bar-facing-loses-enemies = In contact the front must hold as many enemy zones as it can. Choose a facing with more of them in front.
br61-bar-facing-without-target = A brigade that engages must have an enemy it can attack in its front. Choose a facing towards one.
br61-bar-facing-away-from-contact = The troops must turn so that the newcomer is in their front. Choose the zone he holds or one beside it.
br61-bar-hq-activated = That headquarters has moved this turn already. It can move again next turn.
br61-bar-hq-too-far = That zone is out of reach: a headquarters has 6 MP and takes no forced march. Choose a nearer one.
br61-bar-hq-contact = That zone is no safe place for this headquarters. Choose one of those listed, with no enemy brigade in it or next to it.
br61-bar-hq-stacking = Another headquarters is in that zone, and one is the limit. Stop in a different one.

## Refusals: combat

br61-bar-nothing-to-target = None of your engaged brigades can attack that zone now. Choose an enemy zone in the front of one, or end your combats.
br61-bar-not-engaged = That brigade has not engaged in its activation. Only those with an attack marker may attack.
br61-bar-not-front-line = That brigade stands in the second line and only supports. Let the front line of its zone attack.
br61-bar-fought-already = That brigade has fought its one combat of this movement phase. Choose one that has not.
br61-bar-target-not-in-front = That zone is not in the brigade’s front, or cannot be reached from its zone. Choose a brigade that faces it.
br61-bar-zone-attacked-already = That zone has been attacked in this movement phase. Choose another, or end your combats.
br61-bar-no-chain = Brigades attack together only if their zones form an unbroken chain of neighbours. Let the one between join, or leave this one out.
br61-bar-join-order = Brigades join an attack one after another as the order of battle names them, and that one’s turn has passed. Add a later one, or roll the dice.
br61-bar-several-zones-needed = There are not two enemy zones in its front that it may still attack. Attack one zone instead.
br61-bar-nobody-joined = No brigade has joined this attack. Add at least one that is engaged.
br61-bar-not-hit = That brigade has no Hit to answer for. Choose one of those that were hit.
br61-bar-must-attempt = Another loss would bring the brigade below half of its printed strength. It must try to retreat.
br61-bar-cannot-retreat = The brigade has nowhere to retreat to. It must take the loss.
br61-bar-retreat-towards-enemy = A retreat goes one or two zones away from the enemies of this combat and ends next to none of them. Choose one of the ways listed.
br61-bar-retreat-through-front = That way leads through an enemy front while another does not. Take a way clear of enemy fronts.
br61-bar-retreat-no-room = There is no room where that retreat ends. Go on, or end in a zone with fewer than two brigades.
br61-bar-not-attacker-here = Only a front-line brigade of this attack may advance, into a zone of its front. Choose one of those, or stay.
br61-bar-not-vacated = The enemy has not abandoned that zone in this combat. Advance into one he has left, or stay.
br61-bar-extended-does-not-advance = A brigade in extended line does not advance after combat. Choose another attacker, or stay.
br61-bar-retreated-does-not-advance = That brigade has retreated in this combat. Choose another attacker, or stay.
br61-bar-no-place-to-arrive = The brigade cannot arrive there. Choose its arrival zone, or a neighbour by road if that is full.
