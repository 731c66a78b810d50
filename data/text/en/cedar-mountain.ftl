# Cedar Mountain 1862: questions, events, refusals, choices, odds and the result in words.

## Questions

cm62-ask-begin = Ready? The dice are about to fall.
cm62-ask-set-up = Post leaders and draw up guns and cavalry, or begin as they stand.
cm62-ask-artillery = Artillery Phase: choose a target for the guns, or end the phase.
cm62-ask-movement = Movement Phase: choose a unit or leader to move, or end the phase.
cm62-ask-moving = { $unit } has { $points } MP left. What does it do?
cm62-ask-leading = { $leader } has { $points } MP left. Where does he ride?
cm62-ask-defensive = Defensive fire: choose a target, or end the fire.
cm62-ask-offensive = Offensive fire: choose a target, or end the fire.
cm62-ask-join-guns = Which guns fire at { $unit }? Let them join, then fire.
cm62-ask-join = Who fires at { $unit }? Let them join, then fire.
cm62-ask-fate-fire = Fire at { $unit }: the die shows { $die }. Spend a Fate marker to throw it again?
cm62-ask-fate-leader = { $leader } in danger: the die shows { $die }. Spend a Fate marker to throw it again?
cm62-ask-fate-morale = Morale of { $unit }: the die shows { $die }. Spend a Fate marker to throw it again?
cm62-ask-fate-rally = Rally of { $unit }: the die shows { $die }. Spend a Fate marker to throw it again?
cm62-ask-riders = { $unit } gives way. Which leaders go along?
cm62-ask-goal = { $unit } gives way. Which retreat hex does it make for?
cm62-ask-retreat =
    { $left ->
        [0] { $unit } cannot stop here. Where does it retreat to?
        [one] Where does { $unit } retreat to? One hex is left.
       *[other] Where does { $unit } retreat to? { $left } hexes are left.
    }
cm62-ask-rout =
    { $left ->
        [0] { $unit } cannot stop here. Where does it run?
        [one] { $unit } is routed. Where does it run? One hex is left.
       *[other] { $unit } is routed. Where does it run? { $left } hexes are left.
    }
cm62-ask-advance = { $hex } has been left. Does a unit advance?
cm62-ask-following = { $unit } has advanced. Which leaders follow?
cm62-ask-refuge = { $leader } was found alone. Which unit does he go to?
cm62-ask-rally = Rally Phase: choose a routed unit to rally, or end the phase.

## Choices

cm62-choice-begin = Begin
cm62-choice-post = { $leader } to { $hex }
cm62-choice-draw = { $unit }: { $form }
cm62-choice-move = Move { $unit }
cm62-choice-step = To { $hex }
cm62-choice-form = Change to { $form }
cm62-choice-ride = { $leader } goes along
cm62-choice-halt = Stop here
cm62-choice-lead = Move { $leader }
cm62-choice-go = Ride to { $hex }
cm62-choice-enter = { $unit } enters at { $hex }
cm62-choice-enter-dismounted = { $unit } enters dismounted at { $hex }
cm62-choice-arrive = { $leader } enters at { $hex }
cm62-choice-target = Fire at { $unit }
cm62-choice-join =
    { $halves ->
        [1] { $unit } joins with { $strength } (half strength)
        [4] { $unit } joins with { $strength } (double strength)
       *[other] { $unit } joins with { $strength }
    }
cm62-choice-leave = { $unit } no longer fires ({ $strength })
cm62-choice-fire =
    { $strength ->
        [one] Fire at { $unit } with { $strength } strength point
       *[other] Fire at { $unit } with { $strength } strength points
    }
cm62-choice-fate = Spend the Fate marker of { $leader }
cm62-choice-toward = Towards { $hex }
cm62-choice-flee = To { $hex }
cm62-choice-flee-zone = To { $hex }, losing 1 strength point
cm62-choice-advance = { $unit } advances
cm62-choice-refuge = To { $unit }
cm62-choice-rally = Rally { $unit } ({ $needed } or less)
cm62-choice-done = Done
cm62-choice-done-set-up = Begin as they stand
cm62-choice-done-fire = End the fire
cm62-choice-done-movement = End the movement
cm62-choice-done-riders = Nobody more goes along
cm62-choice-done-fate = Let the die lie
cm62-choice-done-advance = Nobody advances
cm62-choice-done-rally = End the rally

## Formations, terrain, phases, clock

cm62-form-line = line
cm62-form-mounted = mounted
cm62-form-dismounted = dismounted
cm62-form-limbered = limbered
cm62-form-unlimbered = unlimbered
cm62-terrain-clear = open ground
cm62-terrain-woods = woods
cm62-terrain-brush = brush
cm62-terrain-field-wheat = wheat field
cm62-terrain-field-corn = cornfield
cm62-terrain-town = farm
cm62-phase-command = Command Phase
cm62-phase-artillery = Artillery Phase
cm62-phase-movement = Movement Phase
cm62-phase-defensive = Defensive fire
cm62-phase-offensive = Offensive fire
cm62-phase-rally = Rally Phase
cm62-phase-other = Between phases
cm62-clock =
    { $hour }:{ $minute ->
        [0] 00
       *[other] { $minute }
    }
cm62-sign-none = {""}
cm62-sign-plus = {" "}+ { $value }
cm62-sign-minus = {" "}- { $value }

## Costs

cm62-why-terrain = { $terrain }: { $points }
cm62-why-road = road: { $points }
cm62-why-column = column movement: { $points }
cm62-why-stream = stream: { $points }
cm62-why-level = change of level: { $points }
cm62-why-exit = out of an enemy zone of control: { $points }
cm62-why-zoc = stops in an enemy zone of control
cm62-why-change = change of formation: { $points }
cm62-why-entry = entry hex: { $points }
cm62-why-ride = one point a hex
cm62-why-routed = routed: one hex

## Tracks and markers

cm62-track-turn = Turn
cm62-track-phase = Phase
cm62-track-active = Active
cm62-track-points = Net points
cm62-track-losses = Strength points lost
cm62-track-fate = Fate markers
cm62-track-objective-points = Points from objectives
cm62-track-night = Night
cm62-marker-objective = Objective (place reconstructed)
cm62-marker-losses = Strength points lost
cm62-marker-shattered = Shattered
cm62-marker-routed = Routed
cm62-marker-out-of-command = Out of command
cm62-marker-fired = Fired
cm62-marker-limbered = Limbered
cm62-marker-dismounted = Dismounted
cm62-marker-moved = Has moved
cm62-marker-fired-at = Has been fired at
cm62-marker-independent = Independent
cm62-marker-replacement = Replacement
cm62-marker-fate = Fate marker left
cm62-marker-firing =
    { $halves ->
        [1] Fires at half strength, with
        [4] Fires at double strength, with
       *[other] Fires with
    }

## Events

cm62-event-posted = { $leader } is posted in { $hex }.
cm62-event-formed = { $unit } is now { $form }.
cm62-event-set-up-done = Ready: { $side }.
cm62-event-turn = Turn { $turn }, { $clock }.
cm62-event-night =
    Night falls. { $count ->
        [0] Nobody is in contact, so nobody may fire.
       *[other] Only these may fire: { $units }.
    }
cm62-event-pope-comes = Pope’s die: { $die }, which makes { $total }. Ricketts’ division is coming.
cm62-event-pope-waits = Pope’s die: { $die }, which makes { $total }. Ricketts does not come yet.
cm62-event-pope-points = The Confederates gain { $points } points for it.
cm62-event-hill = Hill’s die: { $die }. His men are due on turn { $turn }.
cm62-event-phase = { $phase }, { $side }.
cm62-event-out-of-command = Out of command: { $units }.
cm62-event-entered = { $unit } enters at { $hex } for { $points }.
cm62-event-leader-entered = { $leader } enters at { $hex }.
cm62-event-stepped = { $unit } moves from { $from } to { $to } for { $points }.
cm62-event-rode = { $leader } goes along with { $unit }.
cm62-event-leader-moved = { $leader } rides from { $from } to { $to }.
cm62-event-fired-guns =
    Guns fire at { $unit } with { $strength ->
        [one] { $strength } strength point
       *[other] { $strength } strength points
    }: { $units }.
cm62-event-fired-defensive =
    Defensive fire at { $unit } with { $strength ->
        [one] { $strength } strength point
       *[other] { $strength } strength points
    }: { $units }.
cm62-event-fired-offensive =
    Offensive fire at { $unit } with { $strength ->
        [one] { $strength } strength point
       *[other] { $strength } strength points
    }: { $units }.
cm62-event-fire-die =
    Column { $column }{ $shift ->
        [0] {""}
       *[other] , moved right for limbered guns
    }, die { $die }{ $modifier }: { $result }.
cm62-event-fate-fire = The Fate marker of { $leader } throws the fire die again.
cm62-event-fate-leader = The Fate marker of { $leader } throws the leader’s die again.
cm62-event-fate-morale = The Fate marker of { $leader } throws the morale die again.
cm62-event-fate-rally = The Fate marker of { $leader } throws the rally die again.
cm62-event-fate-lost = The Fate marker of { $leader } is lost.
cm62-event-leader-hit = { $leader } is hit (die { $die }).
cm62-event-leader-safe = { $leader } is unhurt (die { $die }).
cm62-event-replaced = A replacement takes the place of { $leader }.
cm62-event-leader-lost = The replacement of { $leader } falls too.
cm62-event-leader-removed = { $leader } has no unit left to go to and leaves the field.
cm62-event-lost = { $unit } loses { $points }; { $left } left.
cm62-event-lost-guns = { $unit } loses { $points } in limbering up; { $left } left.
cm62-event-lost-zone = { $unit } loses { $points } running past the enemy; { $left } left.
cm62-event-shattered = { $unit } is shattered.
cm62-event-eliminated = { $unit } is eliminated.
cm62-event-eliminated-no-way = { $unit } has nowhere to go and is eliminated.
cm62-event-eliminated-zone = { $unit } would end next to the enemy and is eliminated.
cm62-event-limbered-up = { $unit } limbers up.
cm62-event-fled = { $unit } runs from { $from } to { $to }.
cm62-event-retreated = { $unit } retreats from { $from } to { $to }.
cm62-event-morale-passed = { $unit } stands: morale { $value }, die { $die }{ $modifier }.
cm62-event-morale-failed = { $unit } breaks: morale { $value }, die { $die }{ $modifier }.
cm62-event-routed = { $unit } is routed.
cm62-event-advanced = { $unit } advances from { $from } to { $to }.
cm62-event-followed = { $leaders } in { $to } too.
cm62-event-surprised = { $leader } is found alone in { $hex }.
cm62-event-displaced = { $leader } escapes from { $from } to { $to }.
cm62-event-rallied = { $unit } rallies: morale { $value }, die { $die }{ $modifier }.
cm62-event-not-rallied = { $unit } does not rally: morale { $value }, die { $die }{ $modifier }.
cm62-event-markers-off = Fired markers come off: { $units }.
cm62-event-scored = The Union scores { $points } for { $hexes }.
cm62-event-over = The battle is over. Victory: { $side }, net { $net }, { $objectives } points from objectives.

cm62-cell-none = no effect
cm62-cell-morale = morale check
cm62-cell-loss = { $loss } lost, morale check
cm62-cell-retreat = { $loss } lost, retreat, morale check

## Odds

cm62-odds-untouched = No effect
cm62-odds-holds =
    { $loss ->
        [0] Stands
       *[other] Loses { $loss } and stands
    }
cm62-odds-retreats = Loses { $loss } and retreats
cm62-odds-routs =
    { $loss ->
        [0] Routs
       *[other] Loses { $loss } and routs
    }
cm62-odds-eliminated = Eliminated
cm62-odds-rallies = Rallies
cm62-odds-stays-routed = Stays routed
cm62-odds-column =
    { $strength ->
        [one] { $strength } strength point
       *[other] { $strength } strength points
    }: column { $column } (reconstructed), die modifier { $modifier }
cm62-odds-column-limbered =
    { $strength ->
        [one] { $strength } strength point
       *[other] { $strength } strength points
    } at limbered guns: column { $column } (reconstructed), die modifier { $modifier }
cm62-odds-firer =
    { $range ->
        [one] { $unit }: { $sp } at { $range } hex make { $strength }
       *[other] { $unit }: { $sp } at { $range } hexes make { $strength }
    }
cm62-odds-note-fate = Fate markers are left out.
cm62-odds-note-reconstructed = The combat chart is a reconstruction: the player aid was not at hand.
cm62-odds-note-too-large = There are too many ways to flee to bound the losses.
cm62-threat-note-artillery = In its next Artillery Phase, if nobody moves before then.
cm62-threat-note-defensive = In its next defensive fire, if nobody moves before then.
cm62-threat-note-offensive = In its next offensive fire, if nobody moves before then.
cm62-factor-flank = flank fire from three hexes or more
cm62-factor-ground = target in { $terrain } (reconstructed)
cm62-factor-uphill = all fire uphill (reconstructed)
cm62-factor-stream = all fire across a stream (reconstructed)
cm62-factor-leader = a leader of its command

## Result

cm62-result-losses = Strength points lost: Union { $union }, Confederates { $confederate }.
cm62-result-net = Net points: { $net }. The Union needs { $needed }.
cm62-result-objectives = Points from objectives: { $objectives }. The Union needs { $neededObjectives }.
cm62-result-union = The Union has taken enough: a Union victory.
cm62-result-confederate = The Union has not taken enough: a Confederate victory.

## Lines of sight

cm62-sight-clear =
    { $hexes ->
        [0] The hex itself.
        [one] Clear, { $hexes } hex.
       *[other] Clear, { $hexes } hexes.
    }
cm62-sight-fire =
    Clear, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, { $halves ->
        [1] half strength
        [2] full strength
        [4] double strength
       *[other] { $halves } halves of the strength
    }: { $strength } (reconstructed).
cm62-sight-out-of-range =
    Clear, { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, but out of range (reconstructed).
cm62-sight-band =
    { $halves ->
        [1] half strength
        [2] full strength
        [4] double strength
       *[other] { $halves } halves of the strength
    } { $to ->
        [1] at 1 hex
       *[other] at { $from } to { $to } hexes
    }
cm62-fire-note-over = This side fires no more.
cm62-sight-too-far = Too far to see: { $hexes } hexes.
cm62-sight-blocked = Blocked by { $what }.
cm62-sight-blocked-side = Blocked on both sides of the line, by { $what } and { $other }.
cm62-sight-terrain =
    { $id ->
        [town] a farm
       *[other] { $terrain }
    } in { $place }
cm62-sight-higher = higher ground in { $place }
cm62-sight-friend = { $unit } in { $place }, a friend next to the target

## Charts

cm62-chart-combat = Combat chart
cm62-chart-combat-rows = Modified die
cm62-chart-range = Range chart: strength by distance in hexes
cm62-chart-range-rows = Unit
cm62-chart-terrain = Terrain effects
cm62-chart-terrain-rows = Terrain
cm62-chart-morale = Morale
cm62-chart-morale-rows = Unit or case
cm62-chart-value = { $value }
cm62-chart-or-less = { $die } or less
cm62-chart-or-more = { $die } or more
cm62-chart-infantry = Infantry
cm62-chart-dismounted = Cavalry, dismounted
cm62-chart-mounted = Cavalry, mounted (in defence only)
cm62-chart-artillery = Artillery, unlimbered
cm62-chart-strength =
    { $halves ->
        [0] –
        [1] half
        [2] full
        [4] double
       *[other] { $halves } halves
    }
cm62-chart-foot = Points on foot
cm62-chart-horse = Points, mounted or limbered
cm62-chart-column = Half price in column
cm62-chart-fire = Fire at a target in it
cm62-chart-blocks = Blocks lines of sight
cm62-chart-yes = yes
cm62-chart-number = Number
cm62-chart-green = Green: passes on this or less
cm62-chart-black = Black: passes on this or less
cm62-chart-gold = Gold: passes on this or less
cm62-chart-leader = Die modifier for a leader of its command in the hex
cm62-chart-always-fails = Natural die that always routs

## Refusals

cm62-bar-not-asked-now = The game is asking something else now: read the question above and pick one of the listed choices.
cm62-bar-game-over = The game is over. Take back a choice or open the record to look at earlier positions.
cm62-bar-not-yours = That piece belongs to the other side. Choose one of your own.
cm62-bar-not-on-map = That piece is not on the map: it is still to come, or it is out of the game. Choose one that stands on the map.
cm62-bar-moved-already = That piece has moved in this phase, and each moves once. Choose another, or end the movement.
cm62-bar-nothing-to-do = That piece can neither step anywhere nor change its formation from here. Choose another.
cm62-bar-barred-from-moving = The scenario keeps that piece where it stands for some turns yet. A unit may still change its formation and fire.
cm62-bar-fired-guns = These guns fired in the Artillery Phase of this half-turn: they neither move nor change formation until their Fired marker comes off after the rally.
cm62-bar-not-adjacent = A step goes to one of the six neighbouring hexes. Enter the hexes on the way first, one by one.
cm62-bar-enemy-there = An enemy combat unit stands in that hex, and nobody moves into it. Stop next to it and fire.
cm62-bar-no-room-to-end = A friend stands there, one combat unit to a hex, and no points would be left to go on to a free hex. Go another way.
cm62-bar-out-of-command-no-zone = This unit is out of command and may not enter an enemy zone of control; it may stay in one. Choose a hex no enemy is next to.
cm62-bar-shattered-no-zone = This unit is shattered and may not enter an enemy zone of control by movement; it may stay in one. Choose a hex no enemy is next to.
cm62-bar-night-no-zone = At night nobody enters an enemy zone of control. Choose a hex no enemy is next to.
cm62-bar-same-zone-again = This unit began its move next to an enemy whose zone of control covers that hex too. In this move it may enter only hexes that enemy does not control.
cm62-bar-stopped-by-zone = This unit has entered an enemy zone of control, or has gone its one routed hex, and its move is over. Let it halt.
cm62-bar-no-change-in-zone = This unit has entered an enemy zone of control in this move and keeps its formation until your next turn. Change formation before going in.
cm62-bar-limber-first = Guns in battery do not move. Limber them first.
cm62-bar-not-enough-points = The movement points left do not pay for that in full. Choose something cheaper, or halt.
cm62-bar-routed-no-nearer = A routed unit goes one hex, outside enemy zones of control, and comes no nearer to the enemy. Choose a hex farther back.
cm62-bar-routed-no-change = A routed unit keeps its formation. Rally it first.
cm62-bar-no-such-form = That formation is not open to this unit: guns limber or unlimber, cavalry mounts or dismounts, and only into the form it does not have.
cm62-bar-one-change = By the option in force a unit changes its formation once a turn, and this one has.
cm62-bar-cannot-ride = He cannot go along: he must be in the unit’s hex, command it (or it must be guns), not have moved, and say so before the first step.
cm62-bar-leader-in-zone = A leader enters an enemy zone of control only where a friendly combat unit stands, and never a hex with an enemy. Ride to one of your units.
cm62-bar-leader-too-far = That is farther than his movement points carry him by hexes he may enter. Choose a nearer hex.
cm62-bar-not-due = That piece is not due yet, or has come already. The scenario says in which turn its group arrives.
cm62-bar-not-its-entry = That piece does not enter there. It comes by its group’s entry hex; only if that is blocked, by the nearest free hex of the map edge.
cm62-bar-must-enter = Units that have been held back must enter now. Bring them in before you end the movement.
cm62-bar-own-unit = That is a unit of the side that fires. Choose an enemy.
cm62-bar-shot-already = That unit has been fired at in this phase, and nobody is fired at twice. Choose another target.
cm62-bar-fired-already = That unit has fired in this phase, and each fires once. Choose another.
cm62-bar-routed-no-fire = Routed units never fire. Rally it first.
cm62-bar-limbered-no-fire = Limbered guns do not fire. Unlimber them in the Movement Phase.
cm62-bar-only-guns = Only artillery fires in the Artillery Phase. Infantry and cavalry fire in the Combat Phase.
cm62-bar-no-guns = Artillery takes no part in offensive fire. It fires in its own Artillery Phase and in defence.
cm62-bar-mounted-no-fire = Mounted cavalry fires only in defence. Dismount it in the Movement Phase to fire offensively.
cm62-bar-advanced-no-fire = That unit has advanced in this phase and fires no more in it.
cm62-bar-night-no-fire = At night only units that were next to an enemy when the turn began may fire, and this one was not.
cm62-bar-out-of-range = The target is out of range: the range chart says how far each arm fires, and night shortens it. Choose a nearer target.
cm62-bar-no-sight = Woods, a farm or higher ground lie across the line of sight. Ask for the line of sight to see where.
cm62-bar-friend-in-the-way = A friendly unit next to the target stands in the line of sight. Choose another target, or move one of the two.
cm62-bar-nobody-can-fire = None of your units has range and a line of sight to it, may fire in this phase and has not yet fired. Choose another target.
cm62-bar-nobody-joined = Nobody has been named to fire yet. Let at least one unit join, then fire.
cm62-bar-joined-already = That unit has joined this fire already. Take it out again, let another join, or fire.
cm62-bar-not-among-firers = That unit has not joined this fire, so it cannot be taken out of it.
cm62-bar-only-firer = That unit is the only one that can fire at this target, so it stays. Fire, or take back the choice of the target.
cm62-bar-too-many-changes = Firers have been changed thousands of times in this phase. Those who have joined stay now; others may still join.
cm62-bar-no-fate-marker = There is no such Fate marker: he never had one, it has been spent, or it was lost with him.
cm62-bar-fate-out-of-reach = His Fate marker serves only a roll in which a unit of his command, within his command range, takes part.
cm62-bar-not-a-retreat-hex = That is no retreat hex of this unit. Choose one of the hexes listed.
cm62-bar-no-hex-twice = The unit has been in that hex in this flight, and does not come back to it.
cm62-bar-wrong-way = The unit must go towards its retreat hex and away from the firers as far as it can. Another hex comes first: choose one of those listed.
cm62-bar-routed-no-advance = Routed units do not advance. Choose another, or decline.
cm62-bar-only-firers-advance = By the option in force only a unit that fired at the target advances.
cm62-bar-shy-no-advance = That unit is shattered or out of command, or it is night, and an enemy controls the hex: it may not advance into it. Choose another, or decline.
cm62-bar-not-the-nearest = A leader found alone goes to the nearest unit of his command. Choose one of those listed.
cm62-bar-not-routed = That unit is not routed. Only units with a Rout marker are rallied.
cm62-bar-out-of-command-no-rally = Units out of command do not try to rally. Bring a leader within command range before your next Command Phase.
cm62-bar-tried-already = That unit has tried to rally in this phase, and each tries once.
cm62-bar-not-its-post = A leader starts in the hex of a unit of his own division or corps, or next to one, and not on an enemy. Choose one of the hexes listed.
cm62-bar-posted-already = That piece has been settled in this set-up, or already is as you ask. Take the choice back to settle it otherwise.
