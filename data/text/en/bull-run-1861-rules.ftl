# Bull Run 1861: the rules in our own words, by ledger id (a dot in the id is written as an underscore).

rule-BR-2-hq-three = There are three HQs in all: McDowell for the North, Beauregard and Johnston for the South.
    .title = Three headquarters

rule-BR-2-cavalry-south-only = Only Southern brigades have companies of cavalry attached, shown by the circled number.
    .title = Attached cavalry is Southern

rule-BR-2-mp-by-kind = An infantry brigade has 4 movement points (MP) in an activation, a cavalry brigade 6. No counter carries a movement value of its own.
    .title = Movement points by arm

rule-BR-1-turn-track = The battle lasts seven turns of an hour and a quarter, the first at 8:00 and the seventh at 15:30. An eighth is played only under the extra turn option.
    .title = Seven turns from 8:00

rule-BR-3-adjacency-border = Two zones are adjacent only if they share a stretch of border. Zones that touch at a point are not: no move, no contact, no attack from one to the other.
    .title = Corners do not count

rule-BR-4-hill-points = Each of the six scoring hills is worth 1 victory point to the side that controls it. The hills around Centreville are worth nothing.
    .title = One point per hill

rule-BR-4-village-points = Centreville and Manassas Junction are worth 2 victory points each.
    .title = Two points per village

rule-BR-4-start-control = At the start the North controls Centreville and Mountain View. The South controls Manassas Junction and the other five scoring hills.
    .title = Who holds what at first

rule-BR-4-control-last = A scoring zone belongs to the side whose troops were the last to stand in it or pass through it. They need not stay.
    .title = Last through holds it

rule-BR-4-control-not-hq = An HQ never takes control of a zone, wherever it goes. Only troops do.
    .title = HQs take no ground

rule-BR-4-control-retreat = Troops that pass through a scoring zone in a retreat or an advance after combat take control of it as in any move.
    .title = Retreats and advances take control

rule-BR-4-control-marker = The extended-line marker takes control of a scoring zone just as its brigade would.
    .title = The second zone counts too

rule-BR-4-most-points = At the end of the last turn the side with more victory points wins: its controlled zones, the award for losses and any penalty taken together.
    .title = Most points wins

rule-BR-4-loss-award-2 = If one side has lost 3 to 5 steps fewer than the other, it receives 2 victory points.
    .title = Fewer losses: two points

rule-BR-4-loss-award-3 = If one side has lost at least 6 steps fewer than the other, it receives 3 victory points instead of 2.
    .title = Far fewer losses: three points

rule-BR-4-loss-award-none = A difference of 2 steps or fewer in losses gives no points to anybody.
    .title = Near-equal losses: nothing

rule-BR-4-tie-south = If both sides end with the same number of victory points, the South wins.
    .title = A tie is Southern

rule-BR-5-phase-order = A turn runs in four parts: initiative with the marking of operational movement, the movement phases, the continuation die, and administration.
    .title = Order of a turn

rule-BR-5-p1-then-p2 = In each movement phase the player with the initiative moves and fights completely before the other begins.
    .title = First player finishes first

rule-BR-6-init-turn1 = On turn 1 the North has the initiative without a die.
    .title = The North opens the battle

rule-BR-6-init-high = From turn 2 on each side throws a die for the initiative. The higher total plays first all turn.
    .title = Higher die has the initiative

rule-BR-6-init-tie = Equal totals, bonuses included, are thrown again until one side is ahead.
    .title = Tied initiative is rethrown

rule-BR-6-init-dice-order = The North’s initiative die is thrown before the South’s.
    .title = North throws first

rule-BR-6-mo-north-first = At the start of a turn the North says first whether it launches its major offensive. The South may then launch its own only if the North did not.
    .title = North declares first

rule-BR-6-mo-once = Each side may launch a single major offensive in the whole game.
    .title = One offensive per game

rule-BR-6-mo-exclusive = There is at most one major offensive in a turn. If the North launches its own, the South must wait.
    .title = Never both at once

rule-BR-6-mo-not-turn1 = A major offensive cannot be launched on the first turn.
    .title = No offensive on turn 1

rule-BR-6-mo-bonus-init = The side with a major offensive adds 2 to its initiative die. It is declared before the dice are thrown.
    .title = Offensive helps the initiative

rule-BR-6-mo-bonus-act = The side with a major offensive adds 2 to every activation die it throws during that turn.
    .title = Offensive helps activations

rule-BR-6-mo-own-side-only = A major offensive helps only the side that launched it: the opponent throws without any bonus.
    .title = No bonus for the other side

rule-BR-6-mo-not-command-test = A major offensive does not change the die by which a brigade out of command tries to act.
    .title = Offensive and command test

rule-BR-6-op-order = The player without the initiative places his operational movement markers first, then the player with it.
    .title = Second player marks first

rule-BR-6-op-optional = A player may mark fewer brigades for operational movement than his limit allows, or none at all.
    .title = Marking is a free choice

rule-BR-6-op-limit-south = The South may mark brigades of one zone only, so two at most.
    .title = Southern marking limit

rule-BR-6-op-limit-north = The North may mark brigades of two zones, so four at most.
    .title = Northern marking limit

rule-BR-6-op-fatigued = A fatigued brigade cannot be marked for operational movement.
    .title = Tired brigades cannot be marked

rule-BR-6-op-contact = A brigade in contact with the enemy cannot be marked for operational movement. An enemy across Bull Run is not in contact.
    .title = No marking in contact

rule-BR-6-op-no-extended = A brigade in extended line cannot move, so it cannot be marked for operational movement.
    .title = No marking in extended line

rule-BR-6-op-one-of-stack = One brigade of a stack may be marked without the other. It then leaves alone.
    .title = One of two may be marked

rule-BR-6-op-legion = Hampton’s Legion attached to a marked brigade shares its marker without counting against the limit. It cannot be activated meanwhile, and goes or stays when its host marches.
    .title = The Legion shares the marker

rule-BR-6-op-lost-contact = A marked brigade loses its marker for good when an enemy comes into contact with it. It is then an ordinary brigade again.
    .title = Contact cancels the marker

rule-BR-6-op-lost-attack = A marked brigade also loses its marker when its zone is attacked, even over a crossing, and when it retreats or is fatigued.
    .title = Attack or retreat cancels it

rule-BR-6-op-not-activatable = A brigade marked for operational movement cannot be activated in the movement phases. It moves at the end of the turn.
    .title = Marked brigades are not activated

rule-BR-7-activation-table-usa = The North’s activation die gives 2 brigades on 1 or 2, 3 on 3 or 4, and 4 on 5 or more.
    .title = Northern activations

rule-BR-7-activation-table-csa = The South’s activation die gives 2 brigades on 1, 3 on 2 to 5, and 4 on 6 or more.
    .title = Southern activations

rule-BR-7-activation-6plus = An activation total above 6, possible in a major offensive, reads as 6.
    .title = Above six reads six

rule-BR-7-activation-turn1 = On turn 1 each activation die gives one brigade fewer, but at least one. A switch fixes it at exactly one instead.
    .title = Slow start on turn 1

rule-BR-7-must-select = The active player must select as many brigades as his die gives, or all that can be selected if there are fewer.
    .title = All activations must be used

rule-BR-7-none-to-select = If no brigade can be selected, the player goes straight to the movement of his HQs.
    .title = Nobody left to select

rule-BR-7-zero-move = An activated brigade may spend no movement points and stay where it is.
    .title = An activation may be idle

rule-BR-7-once-per-half-phase = A brigade acts once in a movement phase, but may act again in later phases of the same turn.
    .title = Once per movement phase

rule-BR-7-one-at-a-time = A brigade finishes its activation before the next one is selected.
    .title = One brigade at a time

rule-BR-7-rest = Instead of moving, an activated brigade may rest: its fatigue drops by one level.
    .title = Rest lowers fatigue

rule-BR-7-rest-order = A brigade that rests may also change places with the other brigade of its stack.
    .title = Rest may change the lines

rule-BR-7-rest-only-fatigued = A brigade without fatigue has nothing to rest from.
    .title = Rest only if tired

rule-BR-7-hq-after-moves = HQs move once all activations are done and before any combat is resolved.
    .title = HQs move after brigades

rule-BR-7-hq-6mp = An HQ has 6 MP at the usual costs and cannot take fatigue to go further.
    .title = HQ movement

rule-BR-7-hq-no-contact = An HQ may not enter a zone next to an enemy brigade, even with Bull Run between them.
    .title = HQs avoid the enemy

rule-BR-7-hq-once-a-turn = An HQ that has moved is activated and does not move again that turn.
    .title = HQ moves once a turn

rule-BR-7-hq-activated-commands = Activated only means that the HQ has moved this turn. It commands as before.
    .title = An activated HQ still commands

rule-BR-7-hq-stack-one = A zone holds one HQ at most after movement. The two Southern HQs may share Manassas Junction only until one of them moves.
    .title = One HQ per zone

rule-BR-7-hq-ignores-hq = An HQ may pass through a zone that holds nothing but another HQ, friend or enemy. Only brigades keep it away.
    .title = HQs do not block HQs

rule-BR-8-three-phases = Every turn has at least three movement phases.
    .title = At least three phases

rule-BR-8-fourth = After the third movement phase a die, with its modifiers, of 4 or less brings a fourth.
    .title = A fourth phase

rule-BR-8-fifth = After the fourth movement phase a die, with its modifiers, of 2 or less brings a fifth.
    .title = A fifth phase

rule-BR-8-no-sixth = A turn never has more than five movement phases.
    .title = Five phases at most

rule-BR-8-mo-minus1 = The continuation die has -1 in a turn in which either side has its major offensive.
    .title = Offensive prolongs the turn

rule-BR-8-first-last-plus2 = The continuation die has +2 on the first turn and on the last two, turns 6 and 7.
    .title = First and last turns are short

rule-BR-8-cumulative = The two modifiers of the continuation die are added together.
    .title = Continuation modifiers add up

rule-BR-8-extra-turn-plus2 = The +2 to the continuation die also holds on turn 8. Turn 6 keeps it, since nobody knows then whether an eighth will come.
    .title = The extra turn is short too

rule-BR-9-op-moves-first = Operational movement comes first in administration, so its fatigue 2 drops to 1 before the next turn.
    .title = Operational moves, then recovery

rule-BR-9-op-order = The player with the initiative makes his operational moves before the other, each in the order he likes.
    .title = First player marches first

rule-BR-9-op-cancelled-by-p1 = If the first player’s operational move makes contact with a marked enemy brigade, that brigade loses its marker and does not march.
    .title = A march can stop a march

rule-BR-9-op-double = Operational movement has twice the ordinary points: 8 MP for infantry, 12 for cavalry.
    .title = Operational movement is doubled

rule-BR-9-op-march-only = Operational movement only enters zones. It has no fatigue extension, and allows no deploying or regrouping.
    .title = A march and nothing else

rule-BR-9-op-together = Marked brigades of one zone march and end together, at the pace of the slower.
    .title = Marked together, march together

rule-BR-9-op-room-for-both = Two brigades that march together must end in a zone with room for both.
    .title = Room for both

rule-BR-9-op-fatigue2 = A brigade that has made an operational move is at fatigue 2.
    .title = The march exhausts

rule-BR-9-op-zero-no-fatigue = A marked brigade may stay where it is. It then takes no fatigue and its marker is removed.
    .title = Staying costs nothing

rule-BR-9-op-zoc-stop = Operational movement stops on entering an enemy zone of control and cannot lead to an attack.
    .title = The march stops at the enemy

rule-BR-9-op-no-command = Operational movement needs neither command range nor a die.
    .title = No command needed

rule-BR-9-fatigue-down = At the end of the turn every brigade loses one level of fatigue.
    .title = Fatigue drops at turn’s end

rule-BR-9-hq-reset = At the end of the turn all HQs can move again.
    .title = HQs are ready again

rule-BR-10_1-range-north = A Northern brigade is in command within 8 MP of McDowell.
    .title = Northern command range

rule-BR-10_1-range-south = A Southern brigade is in command within 6 MP of the HQ of its army.
    .title = Southern command range

rule-BR-10_1-range-cost = Command range is counted from the HQ to the brigade at the costs of movement: road 1, open ground 2, ford or bridge 2.
    .title = How range is measured

rule-BR-10_1-range-blocked = The path of command may not pass through a zone held by an enemy brigade.
    .title = Enemies cut the line of command

rule-BR-10_1-range-zoc-ok = Enemy zones of control and full stacks do not block the path of command.
    .title = Control zones do not cut it

rule-BR-10_1-own-army = Beauregard commands only the brigades of the Potomac, Johnston only those of the Shenandoah.
    .title = Each HQ its own army

rule-BR-10_1-legion-army = Attached, Hampton’s Legion is in command when its host is. Alone it belongs to the Army of the Potomac.
    .title = Who commands the Legion

rule-BR-10_1-extended = A brigade in extended line is in command if either of its two zones is in range. One activation serves both.
    .title = Range of an extended line

rule-BR-10_1-test = A brigade out of command throws a die: 3 or less and it may act, otherwise it stays in place.
    .title = Acting out of command

rule-BR-10_1-test-star = A brigade with a command star has -1 on its test.
    .title = A star helps the test

rule-BR-10_1-test-cavalry = A cavalry brigade has -1 on its test.
    .title = Cavalry acts on its own

rule-BR-10_1-test-contact = A brigade in contact with an enemy has -1 on its test.
    .title = The enemy at hand helps

rule-BR-10_1-test-cumulative = Star, cavalry and contact each give -1 on the test, and they add up.
    .title = Test modifiers add up

rule-BR-10_1-test-fail-spent = A brigade that fails its test counts as activated and can do nothing more in this movement phase.
    .title = A failed test is spent

rule-BR-10_1-test-fail-facing = A brigade that fails its test keeps its place, its line and its facing.
    .title = A failed brigade stands still

rule-BR-10_1-check-at-start = Command is checked when the brigade is selected. It may then march out of range freely.
    .title = Range is checked once

rule-BR-10_1-rest-needs-command = A brigade out of command must pass its test even to rest. A switch lets it rest freely.
    .title = Rest needs command

rule-BR-10_2-zoc-land = A brigade controls every zone that borders its own by land.
    .title = Zone of control

rule-BR-10_2-zoc-not-river = No zone of control reaches across Bull Run, not even at a ford or bridge.
    .title = No control over Bull Run

rule-BR-10_2-zoc-not-cancelled = Friendly brigades and friendly zones of control do not cancel an enemy zone of control.
    .title = Friends do not cancel control

rule-BR-10_2-zoc-extended = A brigade in extended line has a zone of control around each of its two zones. Each part has its own facing and its own place in a stack.
    .title = Two zones, two controls

rule-BR-10_2-hq-no-zoc = An HQ has no zone of control and no facing. It neither stops nor turns an enemy.
    .title = HQs control nothing

rule-BR-10_2-contact = Two enemy brigades are in contact when their zones share a land border. Across Bull Run there is no contact.
    .title = What contact is

rule-BR-10_2-front-three = A brigade’s front is the zone it faces and the neighbouring zone on either side of it. All other adjacent zones are its flank.
    .title = Front and flank

rule-BR-10_2-front-edge = The map edge takes one place around a zone. If it lies next to the faced zone, that side of the front is lost.
    .title = The map edge cuts the front

rule-BR-10_2-front-few = With three neighbouring zones or fewer a brigade may have all of them in its front.
    .title = Few neighbours, no flank

rule-BR-10_2-front-river = Zones beyond Bull Run may be faced and belong to the front like any other.
    .title = Facing across the river

rule-BR-10_3-cost-open = Entering a zone over open ground costs 2 MP, whatever the terrain.
    .title = Off-road movement

rule-BR-10_3-cost-road = Entering a zone along a road costs 1 MP.
    .title = Road movement

rule-BR-10_3-cost-crossing = Crossing Bull Run by a ford or bridge costs 2 MP, even along a road.
    .title = Fords and bridges

rule-BR-10_3-cost-village = A village or hamlet costs 1 MP by road and 2 otherwise, like any other zone.
    .title = Villages and hamlets

rule-BR-10_3-river-closed = Bull Run can be crossed only at a ford or bridge.
    .title = Bull Run is a barrier

rule-BR-10_3-extension = Once in an activation a brigade may take a level of fatigue for 2 more MP (3 for cavalry).
    .title = Forced march

rule-BR-10_3-extension-limit = A brigade at fatigue 2 cannot take more fatigue to march further.
    .title = Too tired to march on

rule-BR-10_3-extension-carry = Regular points that were too few for the next step are kept and added to the extra ones.
    .title = Leftover points are kept

rule-BR-10_3-extension-fatigue-before-combat = The fatigue of a forced march is taken at the end of the movement, so it already counts in the attack that follows.
    .title = Forced march tells in combat

rule-BR-10_3-zoc-stop = A brigade that enters an enemy zone of control must stop there. It may still turn, deploy, regroup or engage if it has the points.
    .title = Stopped by the enemy

rule-BR-10_3-zoc-leave = A brigade that begins in an enemy zone of control may leave it, but its first step may not lead into another zone the enemy controls.
    .title = Leaving a zone of control

rule-BR-10_3-zoc-leave-regrouped = A brigade that has just regrouped in an enemy zone of control may leave only to a zone outside every enemy zone of control.
    .title = Regrouped next to the enemy

rule-BR-10_3-enemy-zone = A zone held by an enemy brigade may not be entered.
    .title = Enemy zones are closed

rule-BR-10_3-engage-cost = Engaging the enemy costs 2 MP and ends the brigade’s movement. It is marked to attack.
    .title = Engaging costs two points

rule-BR-10_3-engage-second-line = A second-line brigade can engage only by coming to the front line, which is free while it is activated.
    .title = Only the front line engages

rule-BR-10_3-engage-target = A brigade can engage only if an enemy brigade stands in an adjacent zone it could pass into, by land or over an open crossing.
    .title = A target within reach

rule-BR-10_3-engage-facing = A brigade that engages may take any facing that puts at least one enemy zone it can attack in its front.
    .title = Facing when engaging

rule-BR-10_3-hq-displaced = When an enemy brigade comes next to an HQ, its owner moves the HQ one or two zones to a place free of such contact. It becomes activated.
    .title = HQs give way

rule-BR-10_3-hq-displaced-river = An HQ also gives way to an enemy brigade on the other bank of Bull Run.
    .title = Even across the river

rule-BR-10_3-hq-displaced-stacked = An HQ gives way even if it shares its zone with friendly brigades.
    .title = Brigades do not shield HQs

rule-BR-10_3-hq-displaced-any-arrival = An HQ gives way whatever brought the enemy next to it: a step, a deployed line, a retreat, an advance or an arrival, and even if a brigade only passes.
    .title = Any arrival displaces

rule-BR-10_3-hq-displaced-alone = A displaced HQ may not end in a zone that already holds another HQ.
    .title = A displaced HQ stands alone

rule-BR-10_3-hq-displaced-far = If no zone within two is safe, a displaced HQ goes to the nearest that is. Among equals its owner chooses.
    .title = Further if need be

rule-BR-10_3-hq-zone-entered = A brigade may enter a zone that holds only an enemy HQ. The HQ gives way.
    .title = A lone HQ bars nothing

rule-BR-10_3-hq-never-lost = An HQ with nowhere to go leaves the map and commands nobody until the end of the turn. It is never destroyed.
    .title = HQs are never lost

rule-BR-10_3-hq-return = An HQ taken off returns at the end of the turn to its base, Centreville or Manassas Junction. If the enemy is there or next to it, it joins one of its own brigades that has no enemy near; failing that it waits another turn.
    .title = Where a lost HQ returns

rule-BR-10_3-farm-ford-first = The North does not know Farm Ford at first. The first Northern brigade to cross it must begin its activation beside it and pay 4 MP.
    .title = Finding Farm Ford

rule-BR-10_3-farm-ford-attack = The first Northern attack over Farm Ford costs 4 MP in all instead of 2, and opens the ford.
    .title = Attacking over Farm Ford first

rule-BR-10_3-farm-ford-cheap-engage = While Farm Ford is unknown to the North, an engagement at the ordinary 2 MP does not reach across it.
    .title = Two points do not reach over

rule-BR-10_3-farm-ford-begin = A Northern brigade that did not begin its activation next to Farm Ford cannot be the first to use it.
    .title = Begin beside the ford

rule-BR-10_3-farm-ford-regroup = A brigade that begins beside Farm Ford may regroup first and then open it, if crossing is its first step and it can still pay 4 MP.
    .title = Regroup, then find the ford

rule-BR-10_3-farm-ford-after = Once a Northern brigade has used Farm Ford it is an ordinary ford for the North too.
    .title = Farm Ford known

rule-BR-10_3-farm-ford-south = The South uses Farm Ford as an ordinary ford from the start. That does not open it to the North.
    .title = The South knows Farm Ford

rule-BR-10_3-farm-ford-closed-range = While Farm Ford is unknown to the North it does not exist for Northern command, HQs, retreats or operational movement.
    .title = Unknown means absent

rule-BR-10_4-free-facing = A brigade that ends its movement out of contact faces any adjacent zone its owner likes, but never the map edge.
    .title = Free facing out of contact

rule-BR-10_4-contact-mover = A brigade that comes into contact must take a facing with as many enemy-held zones in contact in its front as possible.
    .title = Face those you meet

rule-BR-10_4-contact-mover-choice = If no front can hold every enemy zone in contact, the owner chooses among the facings that hold the most. Zones are counted, not brigades.
    .title = Too many to face

rule-BR-10_4-contact-stays = A brigade that ends its activation or rests in contact must also keep as many enemy-held zones in its front as possible, unless it engages.
    .title = Still in contact, still facing

rule-BR-10_4-contact-enemy-turns = A brigade contacted with no enemy in its front must turn so that the newcomer is in its front.
    .title = The enemy turns to meet you

rule-BR-10_4-contact-pinned = A brigade that already has an enemy in contact in its front may not turn to face a new one. This is how flanks are won.
    .title = Pinned in front

rule-BR-10_4-order = When a brigade enters a zone, control changes first, then HQs give way, then operational markers are lost, then the newcomer faces, and last the enemy turns.
    .title = What an arrival sets off

rule-BR-10_4-river-no-turn = Enemies across Bull Run neither force a brigade to turn nor prevent it. A switch lets enemies beyond an open crossing pin and flank.
    .title = The river and facing

rule-BR-10_4-rest-facing = A brigade that rests may also change its facing.
    .title = Rest and face

rule-BR-10_4-second-line-facing = A brigade that ends as second line takes the facing of the front line and sets none of its own. Enemies it contacts still turn.
    .title = Second line does not turn the stack

rule-BR-10_5-limit-two = At most two brigades may stand in a zone when a piece stops. Others may pass through.
    .title = Two brigades per zone

rule-BR-10_5-full-zone-exit = A full friendly zone may be entered only if the brigade can pay its way on to a zone with room. There it can do nothing but go on.
    .title = Passing a full zone

rule-BR-10_5-hq-extra = One HQ may share a zone with two brigades. It does not count towards the limit.
    .title = An HQ takes no room

rule-BR-10_5-marker-counts = An extended-line marker counts as a brigade for stacking.
    .title = A marker takes a place

rule-BR-10_5-line-choice = A brigade that joins another chooses whether it stands in the front or the second line.
    .title = The newcomer chooses its line

rule-BR-10_5-line-swap = The two brigades of a stack may change places while one of them is activated, at no cost.
    .title = Changing the order of lines

rule-BR-10_5-same-facing = Both brigades of a stack face the same way, that of the front line.
    .title = One facing per stack

rule-BR-10_5-promotion = If the front line leaves or is destroyed, the second line becomes the front line and keeps the facing.
    .title = The second line steps up

rule-BR-10_5-legion-free = Hampton’s Legion does not count towards the limit of two brigades.
    .title = The Legion takes no room

rule-BR-10_5-legion-alone = Alone in a zone Hampton’s Legion is an infantry brigade of strength 1. It then has its own zone of control and facing, and fights by itself.
    .title = The Legion alone

rule-BR-10_5-legion-host = With friendly brigades in its zone Hampton’s Legion is attached to one of them, as its owner chooses. He may change the host whenever the Legion or either brigade is activated.
    .title = Choosing the Legion’s host

rule-BR-10_5-legion-adds = Hampton’s Legion adds its combat strength of 1 to the brigade it is attached to.
    .title = The Legion adds its strength

rule-BR-10_5-legion-c-only = The Legion adds combat strength only, which may also bring its host to the 2 that support asks for. Guns, star and the duty to try a retreat are the host’s own.
    .title = Strength and nothing more

rule-BR-10_5-legion-after-halving = With an extended line the Legion’s point is added after halving, and on top of the brigade’s full strength when both parts fight together.
    .title = The Legion is not halved

rule-BR-10_5-legion-shares = Attached, Hampton’s Legion has its host’s line, facing and fatigue.
    .title = The Legion shares its host’s state

rule-BR-10_5-legion-fatigue-kept = On joining a brigade the Legion takes that brigade’s fatigue. On leaving it keeps the level it then has.
    .title = Fatigue on joining and leaving

rule-BR-10_5-legion-loss = When its host must lose a step a die is thrown: on 1 or 2 the Legion takes the loss and is eliminated, otherwise the host does. One step counts either way.
    .title = The Legion may take the loss

rule-BR-10_5-legion-loss-retreat = The Legion’s die is also thrown for the step its host loses by retreating through an enemy front.
    .title = Also for a costly retreat

rule-BR-10_5-legion-moves = Hampton’s Legion goes with its host at no cost in activations, or is selected alone to move off. Either way it acts once in a movement phase.
    .title = How the Legion moves

rule-BR-10_5-legion-left-behind = The Legion may be left behind only at its host’s first step. Once it has gone along it stays with the host until that activation ends.
    .title = Left behind at the start only

rule-BR-10_5-legion-no-rest = Selected on its own while attached, the Legion may move off or change its host but not rest. It recovers with its host.
    .title = The Legion does not rest apart

rule-BR-10_5-legion-in-combat-moves = The Legion retreats with its host, and may go along when its host advances after combat.
    .title = The Legion in retreat and advance

rule-BR-10_5-legion-host-destroyed = If its host is destroyed the Legion stays in the zone, alone or attached to the other brigade there.
    .title = The Legion without its host

rule-BR-10_5-legion-no-deploy = Hampton’s Legion cannot deploy into an extended line.
    .title = The Legion never extends

rule-BR-10_6-deploy = For 2 MP a brigade deploys into a second zone next to its own by land. It then holds both.
    .title = Extending the line

rule-BR-10_6-deploy-stacking = A line cannot be extended into a zone that is already full.
    .title = Room to extend

rule-BR-10_6-deploy-no-river = A line cannot be extended across Bull Run, even at a crossing.
    .title = Not across Bull Run

rule-BR-10_6-deploy-in-zoc = A brigade may deploy and regroup in an enemy zone of control.
    .title = Next to the enemy too

rule-BR-10_6-deploy-contact = The deployed marker takes its own line and facing. If it comes next to an enemy, contact, turning and displaced HQs follow as for a brigade.
    .title = The marker makes contact

rule-BR-10_6-regroup = For 2 MP an extended line regroups in either of its two zones. Points left may be used to move.
    .title = Regrouping

rule-BR-10_6-no-deploy-then-regroup = A brigade may not regroup in the activation in which it deployed. It may regroup and then deploy anew.
    .title = Not out and in again

rule-BR-10_6-no-move = A brigade in extended line cannot move into other zones.
    .title = An extended line stands

rule-BR-10_6-deploy-then-engage = After deploying a brigade may still engage, but may not move on.
    .title = Deploy, then attack

rule-BR-10_6-halved = Each part of an extended line fights with half the brigade’s combat, artillery and cavalry strengths, rounded up.
    .title = Strength is halved

rule-BR-10_6-defence = A part of an extended line that is attacked has +1.
    .title = Harder to beat in line

rule-BR-10_6-no-bonus-attack = An extended line has no such bonus when it attacks.
    .title = No bonus in attack

rule-BR-10_6-separate = Each part of an extended line attacks and is attacked by itself, but fatigue and losses fall on the whole brigade.
    .title = Two parts, one brigade

rule-BR-10_6-one-result = When both parts of a brigade fight in the same combat, it takes one fatigue and at most one Hit.
    .title = One combat, one result

rule-BR-10_6-retreat-voids = If an extended line regroups by a retreat, the combat its other part was still to fight is void.
    .title = A retreat ends the other fight

rule-BR-10_6-retreat-voids-second-line = If another brigade still holds the zone that the extended line has left, the attack on that zone goes on against it.
    .title = But not against those who stay

rule-BR-10_6-one-payment = One payment of 2 MP engages both parts of an extended line.
    .title = Both parts for one price

rule-BR-10_6-mark-needs-target = When an extended line engages or rests, both parts set their facing. A part without an enemy to attack takes no attack marker.
    .title = Each part needs a target

rule-BR-10_6-cap = Two parts of a brigade in one combat together never count more than its full strength. Each throws its own dice.
    .title = Two halves are not more

rule-BR-11_1-needs-mark = Only a front-line brigade that has engaged in its activation may attack.
    .title = Only engaged brigades attack

rule-BR-11_1-decline = An engaged brigade may decline to fight. The points it paid are lost.
    .title = An attack may be called off

rule-BR-11_1-marks-off = When the active player ends his combats all his attack markers are removed. A brigade must engage anew in a later phase.
    .title = Attack markers come off

rule-BR-11_1-mark-second-line = If both brigades of a stack have engaged, only the one in front attacks. The other supports it.
    .title = The second line does not attack

rule-BR-11_1-target-in-front = A brigade attacks only zones in its front.
    .title = Attack to the front

rule-BR-11_1-joint = Brigades of several zones may attack one zone together if their zones form an unbroken chain of neighbours.
    .title = Attacking together

rule-BR-11_1-joint-banks = For an attack together two zones on opposite banks are neighbours even where nobody can cross.
    .title = Together from both banks

rule-BR-11_1-one-combat-each = A brigade, or each part of an extended line, takes part in one combat at most in its player’s movement phase as attacker.
    .title = One combat each

rule-BR-11_1-multi-target = One brigade alone may attack all the enemy zones in its front together, as a single combat.
    .title = One against several

rule-BR-11_1-multi-target-all = A brigade attacks one zone of its front, or all of them. It may leave one out only if that zone has already been attacked in this movement phase.
    .title = One or all

rule-BR-11_1-no-many-to-many = Brigades of different zones cannot attack several zones together.
    .title = Never many against many

rule-BR-11_1-once-per-zone = A zone is attacked once at most in a player’s movement phase.
    .title = Attacked once per phase

rule-BR-11_1-order = The attacker resolves his combats in the order he likes, each one finished before the next.
    .title = The attacker sets the order

rule-BR-11_1-vacated = An attack on a zone the enemy has left is void. Its attackers may still join another combat.
    .title = Nobody there

rule-BR-11_2-ratio-examples = The stronger side gets a bonus by the ratio of strengths: 6 against 3 gives the attacker +3, 3 against 4 the defender +1, 3 against 3 the attacker +1, 4 against 6 the defender +2.
    .title = Examples of the strength ratio

rule-BR-11_2-ratio-bands = The strength ratio, rounded in favour of the weaker side, gives the stronger +1 at 1/1, +2 at 3/2, +3 at 2/1 and +4 at 3/1 or more.
    .title = Strength ratio

rule-BR-11_2-tie-attacker = At equal strength the +1 goes to the attacker.
    .title = Equal strength helps the attacker

rule-BR-11_2-never-zero = Every brigade or part of one in a combat has a strength of at least 1.
    .title = Never without strength

rule-BR-11_2-dice-order = The attacker throws for artillery, then for cavalry, the defender for artillery, and then each throws his combat die, attacker first.
    .title = Order of the combat dice

rule-BR-11_3-support-combat = A second-line brigade of strength 2 or more and fatigue below 2 gives +1 to its front line, in attack and defence, without being activated. A switch limits it to attacks.
    .title = Support from the second line

rule-BR-11_3-support-each-zone = In an attack from several zones each zone with a supporting second line gives +1.
    .title = Support from each zone

rule-BR-11_3-support-fatigue2 = A second-line brigade at fatigue 2 gives no support.
    .title = Exhausted support is none

rule-BR-11_3-support-artillery = A supporting brigade with artillery 2 or more gives -1 on the artillery die of its own zone only.
    .title = Guns of the second line

rule-BR-11_3-support-not-own = Support comes from another brigade in the second line. The two parts of an extended line do not support each other.
    .title = No support from oneself

rule-BR-11_3-support-nothing-else = The second line’s star, fatigue and cavalry count for nothing.
    .title = Support gives nothing else

rule-BR-11_3-artillery = Each front-line brigade throws a die for its artillery. A result at or under its artillery strength gives +1.
    .title = Artillery

rule-BR-11_3-artillery-each = The artillery successes of several brigades add up.
    .title = Every battery counts

rule-BR-11_3-artillery-zero = A brigade without artillery throws only if a supporting battery gives it -1, and then succeeds on a 1.
    .title = No guns in front

rule-BR-11_3-cavalry-attack = A front-line brigade with attached cavalry throws a die when it attacks, never in defence. At or under its cavalry strength it gives +1.
    .title = Cavalry in attack

rule-BR-11_3-star = A star in the front line gives +1 in combat, once for each side however many stars there are.
    .title = One star per side

rule-BR-11_3-star-defence = A star in the defender’s front line counts as well.
    .title = Stars defend too

rule-BR-11_3-hill = A defender on a hill has +2.
    .title = Hills

rule-BR-11_3-cumulative = All bonuses and penalties of a combat are added together.
    .title = All modifiers add up

rule-BR-11_3-crossing = The defender has +2 if every attacker comes over a ford or bridge.
    .title = Behind a ford or bridge

rule-BR-11_3-woods = A defender in woods has +1.
    .title = Woods

rule-BR-11_3-several-zones = Against several zones the defender takes the terrain and crossing bonus of his best zone only. Extended line, star, fatigue and flank count once.
    .title = Best ground counts once

rule-BR-11_3-village-none = Villages and hamlets give the defender nothing.
    .title = No help from houses

rule-BR-11_3-fatigue = Each side suffers -1 or -2 for the fatigue of its most tired front-line brigade.
    .title = Fatigue in combat

rule-BR-11_3-def-flanked = The defender has -1, once, if attacked from outside his front or if any enemy in contact stands at his flank.
    .title = A flanked defender

rule-BR-11_3-flank-crossing = An attack over a ford or bridge from outside the defender’s front also flanks him. An enemy who merely stands across the stream does not.
    .title = Flank attack over a crossing

rule-BR-11_3-att-flanked = The attacker has -2, once, if an enemy in contact stands outside the front of an attacking brigade.
    .title = A flanked attacker

rule-BR-11_4-floor = A side’s combat total is never less than 1.
    .title = Never below one

rule-BR-11_4-equal = Equal totals give Fatigue to the attacker and nothing to the defender.
    .title = A tie tires the attacker

rule-BR-11_4-greater = The side with the lower total takes Fatigue.
    .title = The loser is tired

rule-BR-11_4-double = If one total is at least twice the other, the loser takes Fatigue and a Hit. A switch asks for more than twice.
    .title = Beaten by double: a Hit

rule-BR-11_4-all-front-line = The result falls on every front-line brigade of the losing side in that combat.
    .title = The whole front line suffers

rule-BR-11_4-fatigue-cap = Fatigue never exceeds 2. Further Fatigue results have no effect.
    .title = Fatigue ends at two

rule-BR-11_4-hit-choice = The owner of a brigade that is Hit chooses between losing a step and trying to retreat in order.
    .title = Loss or retreat

rule-BR-11_4-hit-forced = A brigade must try to retreat if losing a step would bring its strength below half of the printed value.
    .title = When a retreat must be tried

rule-BR-11_4-retreat-die = A retreat succeeds on 3 or less: -1 on the die for cavalry or a star, +1 for an extended line.
    .title = Retreat in order

rule-BR-11_4-retreat-star-cavalry = A cavalry brigade with a star has -1 on its retreat die, not -2.
    .title = Star and cavalry count once

rule-BR-11_4-retreat-fail = If the retreat fails the brigade stays in place and loses a step.
    .title = A failed retreat

rule-BR-11_4-retreat-away = A retreat goes one or two zones, never nearer to an enemy of this combat, and ends next to none of them.
    .title = Away from the combat

rule-BR-11_4-retreat-front = A retreat must avoid enemy fronts if it can. If it cannot, it costs one step loss, however many zones are crossed.
    .title = Through an enemy front

rule-BR-11_4-retreat-stacking = A retreat may pass a full friendly zone but not end in one.
    .title = Room at the end

rule-BR-11_4-retreat-no-zoc-stop = A retreat costs no MP and is not stopped by an enemy zone of control. Only enemy fronts matter.
    .title = Retreats ignore control zones

rule-BR-11_4-retreat-contact = A brigade takes a new facing where its retreat ends. If it meets another enemy there, contact and turning follow as usual.
    .title = Facing after a retreat

rule-BR-11_4-retreat-none = A brigade that has no legal retreat takes the loss without a die.
    .title = Nowhere to go

rule-BR-11_4-hit-order = Several brigades that are Hit are dealt with one at a time, in the order their owner likes.
    .title = One Hit after another

rule-BR-11_4-retreat-extended = An extended line retreats first to a zone next to both its parts and regroups there. Without such a zone it cannot retreat.
    .title = An extended line retreats

rule-BR-11_4-retreat-extended-pass = A retreating extended line regroups in the common zone even if it goes on, so that zone may be full. It never returns to either zone it came from.
    .title = Regrouping in passing

rule-BR-11_4-retreat-other-second = When an extended line retreats, only the second line of a zone in the combat must follow. At its other zone the second line stays and becomes the front line.
    .title = The uninvolved second line stays

rule-BR-11_4-second-line = If its front line retreats, the second line must retreat as well, without a die. It takes one fatigue and no loss.
    .title = The second line follows

rule-BR-11_4-second-line-stuck = A second line that cannot follow stays as the front line and takes the fatigue. The zone is not abandoned.
    .title = A second line with no way out

rule-BR-11_4-second-line-extended = If the second line is part of an extended line, the whole brigade retreats. Failing that it regroups in its other zone, if that is not next to an enemy of the combat; failing that it stays.
    .title = An extended second line

rule-BR-11_4-second-line-safe = If the front line stands its ground, the second line suffers nothing.
    .title = The second line is spared

rule-BR-11_4-advance = One of the attacking front-line brigades may at once occupy a zone the enemy has abandoned, at no cost in MP.
    .title = Advance after combat

rule-BR-11_4-advance-destroyed = A zone emptied because its defender was destroyed may also be occupied.
    .title = After a destruction too

rule-BR-11_4-defender-stays = The defender never advances, even if the attacker is driven back.
    .title = The defender holds his ground

rule-BR-11_4-advance-contact = An advance is an arrival like any other: the brigade faces, enemies turn and HQs give way.
    .title = Advancing makes contact

rule-BR-11_4-advance-not-extended = A brigade in extended line does not advance after combat.
    .title = Extended lines do not advance

rule-BR-11_4-step-loss = Each step loss lowers a brigade’s combat, artillery and cavalry strengths by one each, never below zero.
    .title = A step loss

rule-BR-11_4-loss-total = Each step lost counts for the side’s total and is never taken back, those of destroyed brigades included.
    .title = Every step is counted

rule-BR-11_4-elimination = A brigade whose combat strength falls to zero is removed, with its marker if it was extended.
    .title = Destroyed

rule-BR-12_1-historical = In the historical placement every brigade starts on its own mark on the map.
    .title = Historical placement

rule-BR-12_1-hq = McDowell starts in Centreville, Beauregard and Johnston together in Manassas Junction.
    .title = HQs at the start

rule-BR-12_1-decisions = The South first, then the North, chooses facings and lines. The South also chooses the Legion’s host and the second zone of Cocke’s line.
    .title = Choices at set-up

rule-BR-12_1-cocke-extended = Cocke starts the historical scenario in extended line.
    .title = Cocke starts extended

rule-BR-12_1-op-start = Porter, Burnside, the US Cavalry and Franklin start marked for operational movement. They fill the North’s limit on turn 1.
    .title = The flank march is ordered

rule-BR-12_1-op-must-move = On turn 1 of the historical scenario the four marked Northern brigades must make their march if they can.
    .title = The flank march must start

rule-BR-12_2-order = The South places everything before the North. Its three forward brigades come first, and then the others in any order.
    .title = Order of free placement

rule-BR-12_2-free-south = Three brigades of the Potomac stand anywhere south of Bull Run, one to a zone. All others start within 5 MP of Manassas Junction; the Legion goes with any brigade or with these.
    .title = Free placement of the South

rule-BR-12_2-free-north = Northern brigades start within 5 MP of Centreville, one or two to a zone, and not in a zone that touches Bull Run.
    .title = Free placement of the North

rule-BR-12_2-free-switch = With the literal reading the 5 MP are a minimum: brigades start 5 MP or more from their village.
    .title = Placement at a distance

rule-BR-12_2-free-extended = Southern brigades may start in extended line if both zones are allowed to them.
    .title = Free placement in extended line

rule-BR-12_2-hq = In the free placement too McDowell starts in Centreville and both Southern HQs in Manassas Junction. Nobody starts marked for operational movement.
    .title = HQs in free placement

rule-BR-12_3-smith = Smith arrives in Manassas Junction at the end of turn 2 and can act from turn 3.
    .title = Smith arrives

rule-BR-12_3-blocked = If the arrival zone is full the brigade comes into a neighbouring zone by road with room. If an enemy is in it the arrival is put off to the end of the next turn.
    .title = A blocked arrival

rule-BR-12_3-no-room = If the arrival zone and its neighbours by road are all full or held by the enemy, the arrival is put off to the end of the next turn.
    .title = No room anywhere

rule-BR-12_3-hq-room = An HQ does not fill an arrival zone. Arrivals sent next door may share a zone up to the usual limit.
    .title = HQs do not block arrivals

rule-BR-12_3-arrival-effects = An arriving brigade chooses its line and facing, takes control of the zone and makes contact like any brigade that enters it.
    .title = Arriving counts as entering

rule-BR-13-30va = With this option the companies of the 30th Virginia fight as one brigade. The cavalry potentials of the other brigades count for nothing all game.
    .title = 30th Virginia

rule-BR-13-30va-place = The 30th Virginia starts in Beauregard’s zone or in one next to it that can be entered from there. The stacking limit holds.
    .title = Placing the 30th Virginia

rule-BR-13-manoeuvre-points = With the historical manoeuvre the North loses 2 points at the end if fewer than four of its brigades have crossed Sudley Ford.
    .title = McDowell’s plan

rule-BR-13-manoeuvre-count = For McDowell’s plan each brigade counts once, when it crosses Sudley Ford from the left to the right bank by movement, operational movement or advance after combat.
    .title = What counts as crossing

rule-BR-13-manoeuvre-south = With the historical manoeuvre no Southern brigade or HQ may cross Bull Run on turn 1, by movement or operational march.
    .title = The South waits on turn 1

rule-BR-13-manoeuvre-south-attack = On turn 1 with the historical manoeuvre the South may attack over a ford or bridge, but may not advance over it.
    .title = The South may strike across

rule-BR-13-manoeuvre-south-hq = On turn 1 with the historical manoeuvre a Southern HQ that gives way may not do so across Bull Run.
    .title = Displaced HQs stay south

rule-BR-13-manoeuvre-south-paths = The turn 1 ban of the historical manoeuvre cuts neither Southern command paths nor Southern retreats: both may cross Bull Run.
    .title = Commands and retreats may cross

rule-BR-13-confusion = With this option every attacker has -1 on turns 1 and 2, whichever side he is on.
    .title = Confusion

rule-BR-13-reinforcements = With this option Militia, Volunteers and McCunn arrive in Centreville at the end of turn 3, where three brigades may then stand.
    .title = Northern reinforcements

rule-BR-13-third-line = The three reinforcements stand in an order their owner chooses. The third supports nobody; for the rest it follows the rules of a second line, and while all three are there nothing else may stop.
    .title = Three in Centreville

rule-BR-13-extra-turn = With this option an eighth and last turn is played if the scores after turn 7 differ by 2 or less.
    .title = Extra turn

rule-BR-13-auto-defeat = With this option the first side to have inflicted 10 step losses while suffering 7 or fewer wins when the current turn ends, whatever happens in the rest of it.
    .title = Automatic defeat
