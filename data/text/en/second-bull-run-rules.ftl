# Second Bull Run 1862: the rules in our own words, by ledger id (a dot in the id is written as an underscore).

rule-S-2_1-independent-exists = Every brigade belongs to a division, except the independent ones, which have a white band.
    .title = Divisions and independents

rule-S-2_1-artillery-brigade = An artillery counter is a brigade: it stacks as one, has a facing and a zone of control, and counts when a division’s brigades are counted.
    .title = Artillery counters are brigades

rule-S-2_1-mp-inf = An infantry or artillery brigade moves with 6 movement points (MP).
    .title = Infantry and artillery 6 MP

rule-S-2_1-mp-cav = Mounted cavalry and commanders have 8 MP.
    .title = Riders 8 MP

rule-S-2_1-mp-dismounted = Dismounted cavalry has 2 MP.
    .title = Dismounted cavalry 2 MP

rule-S-2_1-flip = The first loss of an infantry or artillery brigade is shown by turning its counter over.
    .title = First loss turns the counter

rule-S-2_1-cav-back = The back of a cavalry counter is its dismounted state. Its losses are shown by markers from the first on.
    .title = Cavalry counters do not show losses

rule-S-2_1-markers = Losses beyond the one the turned counter shows lie on the brigade as Loss markers.
    .title = Loss markers

rule-S-2_1-star-s = A star on a counter is a command bonus. An S marks sharpshooters.
    .title = Stars and sharpshooters

rule-S-2_2-sides = Every commander is either Available or Activated, the two sides of his counter.
    .title = Available and Activated

rule-S-2_2-ac-role = An army commander has no effect on fights or manoeuvres. He keeps his corps commanders in command.
    .title = What army commanders do

rule-S-2_2-ac-test-side = The value of the army commander’s movement test stands on his Available side: once Activated he cannot try.
    .title = Army commander’s test value

rule-S-2_2-cc-divisions = A corps commander commands the divisions listed on his counter.
    .title = A corps commander’s divisions

rule-S-2_2-cc-value = A corps commander has an activation value on each side of his counter. The one on the Activated side is lower.
    .title = Activation values

rule-S-2_2-division-commanders = Division commanders have no counters. They are taken to be with each of their brigades.
    .title = Division commanders

rule-S-2_3-marker-supply = The number of markers never limits play.
    .title = Markers never run out

rule-S-2-zones = The map is divided into numbered zones, and all play is by zones.
    .title = Numbered zones

rule-S-2-stars = A zone with a blue star is an objective of the Union, one with a grey star an objective of the Confederacy.
    .title = Objectives

rule-S-2-letters = The letters A to H on the map edge are the entries of reinforcements, one zone each.
    .title = Entry letters

rule-S-3-control-initial = At the start each objective is controlled by the side for which it is not an objective.
    .title = Objectives at the start

rule-S-3-control-last = After that an objective belongs to the side whose brigade was the last to enter it, even in passing.
    .title = Control passes with troops

rule-S-3-control-retreat = A brigade that enters an objective in a retreat, a rout or an advance takes control of it too.
    .title = Retreats and advances take control

rule-S-3-control-commander = A commander never takes control of an objective.
    .title = Commanders take no control

rule-S-3-vp = The winner is found by the victory points (VP) after the last turn, not before.
    .title = Points at the end decide

rule-S-4-order = A turn consists of initiative, the action phases with their continuation dice, and administration, in this order.
    .title = Order of a turn

rule-S-4-repeat = A turn has three, four or five action phases. In each the first player acts, then the second.
    .title = Three to five action phases

rule-S-4-halves = The second player begins his part of an action phase only when the first has finished his moves and combats.
    .title = One side after the other

rule-S-5-roll = Both sides throw a die for the initiative, with the scenario’s modifiers. The higher total plays first all turn.
    .title = Initiative dice

rule-S-5-tie = A tie for the initiative goes to the side named by the scenario.
    .title = Ties

rule-S-5-fixed = The first player keeps that role in every action phase of the turn.
    .title = First for the whole turn

rule-S-6_1-designate = In his part of an action phase a player names one of his corps commanders on the map and throws the activation die. There is no second one in that part.
    .title = One corps commander a phase

rule-S-6_1-value = The corps commander’s activation value is added to the die.
    .title = Activation value added

rule-S-6_1-flip = After the roll the corps commander is on his Activated side.
    .title = The roll activates him

rule-S-6_1-lesser = A corps commander who is already Activated uses the lower value of that side until he is made Available again.
    .title = Later activations are weaker

rule-S-6_1-repeat-cc = A corps commander may be named again in later action phases of the same turn.
    .title = Named again

rule-S-6_1-zero = With a total of 0 or less no division is activated. The corps commander still becomes Activated and may move.
    .title = Nothing activated

rule-S-6_1-one-by-one-div = The divisions are picked one by one among those of the corps commander. The next is picked when the actions of the last are finished.
    .title = Divisions one after another

rule-S-6_1-division-once = A division may be picked if at least two of its brigades are on the map, at least one of them not routed, and it has not been activated in this phase.
    .title = Which division may be picked

rule-S-6_1-stop = The player may stop before he has used every activation the roll gave him. What he does not use is lost.
    .title = Unused activations are lost

rule-S-6_1-one-by-one-brig = A brigade finishes its action before the next begins.
    .title = Brigades one after another

rule-S-6_1-once = A brigade acts at most once in an action phase, but may act in every phase of the turn.
    .title = Once a phase

rule-S-6_1-finished = When a division’s activation is closed, its brigades that have not acted are finished for this phase too.
    .title = Closing a division

rule-S-6_1-attach = Each activated division may take one independent brigade along, which then acts with it.
    .title = An independent along

rule-S-6_1-attach-once = An independent brigade that has already acted in this phase cannot be taken along.
    .title = Not twice

rule-S-6_1-attach-independent-only = An independent brigade activated in place of a division takes no other brigade along.
    .title = An independent takes nobody along

rule-S-6_1-substitute = In place of one of the corps commander’s divisions the player may activate an independent division or a single independent brigade.
    .title = In place of a division

rule-S-6_1-rest = Instead of moving, a brigade may lower its fatigue by one level.
    .title = Rest

rule-S-6_1-rest-who = Only a brigade with a Fatigue marker can rest. Artillery and routed brigades cannot.
    .title = Who can rest

rule-S-6_1-rest-or-move = A brigade that rests neither moves nor attacks in that action.
    .title = Rest excludes the rest

rule-S-6_1-combat-after = Combats are fought when all movement of the active side is over.
    .title = Combats last

rule-S-6_1-action-marker = The Action marker moves on one space after each action phase.
    .title = The Action marker

rule-S-6_2-white = A brigade with a white band is independent.
    .title = White band

rule-S-6_2-alone = A brigade that is the only one of its division on the map is independent.
    .title = Alone of its division

rule-S-6_2-alone-reinf = In judging whether a brigade is alone of its division, brigades that have not yet entered do not count.
    .title = Mates still to come do not count

rule-S-6_2-two = An independent brigade can be taken along if it is 2 zones or fewer from a brigade of the activated division.
    .title = Within two zones

rule-S-6_2-three-cav = Mounted independent cavalry may be up to 3 zones from the division that takes it along.
    .title = Three for mounted cavalry

rule-S-6_2-start = How far an independent brigade is from the division is measured at the start of the movement.
    .title = Measured at the start

rule-S-6_2-alone-when = Whether a brigade is alone of its division is judged at the start of its side’s part of the phase.
    .title = Alone: judged at the start

rule-S-6_2-anchor = An isolated brigade does not count for taking an independent brigade along.
    .title = Isolated brigades take nobody along

rule-S-6_2-attach-free = An independent brigade taken along needs no command range and no test of its own.
    .title = No command needed along

rule-S-6_2-place-range = In place of a division an independent brigade must be in command range of the named corps commander or pass a command test.
    .title = In place: range or test

rule-S-6_2-place-cc = Any corps commander of its side may activate an independent brigade.
    .title = Any corps commander

rule-S-6_3-when = Commanders move after all brigades and before the combats.
    .title = When commanders move

rule-S-6_3-who = Only the corps commander named in this phase and the army commander may move.
    .title = Which commanders move

rule-S-6_3-decline = The named corps commander and the army commander may move in either order, and neither has to.
    .title = In any order, or not at all

rule-S-6_3-ac-test = The army commander moves only if a die is not above his test value.
    .title = Army commander’s test

rule-S-6_3-ac-flip = The attempt makes the army commander Activated, whether it succeeds or not.
    .title = The attempt activates him

rule-S-6_3-ac-once = An Activated army commander cannot try again in that turn.
    .title = One attempt a turn

rule-S-6_3-cc-free = The named corps commander moves without a test, each time he is named.
    .title = Corps commanders need no test

rule-S-6_3-ac-new-turn = The army commander becomes Available in administration and may try again in the next turn.
    .title = Again next turn

rule-S-6_3-mp = A commander moves up to 8 MP.
    .title = Commanders’ 8 MP

rule-S-6_3-cost = A commander pays the same costs for zones, roads, bridges, escarpments and enemy artillery fronts as a brigade.
    .title = Commanders pay like brigades

rule-S-6_3-adjacent = A commander may not enter a zone next to an enemy brigade unless a brigade of his own side already stands there.
    .title = Not next to the enemy

rule-S-6_3-enemy-zone = A commander may never enter a zone that holds an enemy brigade.
    .title = Not among the enemy

rule-S-6_3-no-forced = Commanders make no forced march.
    .title = No forced march for commanders

rule-S-7-three = After the third action phase a die is thrown: on 1 to 4 there is a fourth.
    .title = A fourth action phase

rule-S-7-four = After the fourth action phase a die is thrown: on 1 or 2 there is a fifth.
    .title = A fifth action phase

rule-S-7-max = There are never more than five action phases in a turn.
    .title = Five at most

rule-S-7-one-die = The continuation die counts for both sides, and no scenario of this battle modifies it.
    .title = One die for both

rule-S-8-order = Administration is done in this order: rout moves, fatigue, commanders, rout tests, reinforcements, Action marker, next turn.
    .title = Order of administration

rule-S-8_A-move = Each routed brigade flees 3 more zones by the rules of retreat.
    .title = Flight goes on

rule-S-8_A-same-turn = A brigade that was routed in this turn’s combats flees again in the same turn’s administration.
    .title = Also in the turn of the rout

rule-S-8_A-loss = The losses for entering enemy fronts apply to the flight of routed brigades as well.
    .title = Flight past enemy fronts

rule-S-8_B-drop = A brigade out of contact loses one level of fatigue: Fatigue 2 becomes 1, Fatigue 1 is removed.
    .title = Recovery from fatigue

rule-S-8_B-contact = A brigade in contact with an enemy brigade keeps its fatigue.
    .title = No recovery in contact

rule-S-8_B-river = An enemy across a river is not in contact and does not hinder recovery.
    .title = A river breaks contact

rule-S-8_C-ac = Activated army commanders become Available.
    .title = Army commanders Available

rule-S-8_C-cc = Activated corps commanders within 8 MP of their army commander become Available. The others stay Activated.
    .title = Corps commanders Available in range

rule-S-8_C-order = Army commanders are turned before corps commanders.
    .title = Army commanders first

rule-S-8_D-stay = On a rout test of 1 to 3 the brigade stays routed.
    .title = Rout test 1 to 3

rule-S-8_D-rally = On a rout test of 4 or 5 the brigade rallies: Fatigue 1 takes the place of the Rout marker.
    .title = Rout test 4 or 5

rule-S-8_D-recover = On a rout test of 6 the brigade rallies in the same way and recovers one loss.
    .title = Rout test 6

rule-S-8_D-recover-none = A brigade without losses recovers nothing on a rout test of 6.
    .title = Nothing to recover

rule-S-8_D-each = One die is thrown for each routed brigade.
    .title = A die for each

rule-S-8_D-facing = A rallied brigade chooses its facing, with the most enemy brigades in front if it is in contact. Beside a mate that is not routed it takes his facing.
    .title = Facing after a rally

rule-S-8_D-artillery = Artillery that rallies receives no Fatigue marker.
    .title = Rallied artillery

rule-S-8_E-commanders = Army and corps commanders enter on their turn without a die.
    .title = Commanders come on time

rule-S-8_E-when = Units due on a turn enter in its administration and can act from the next turn on.
    .title = Arrival and first action

rule-S-8_E-noforced = Entering units make no forced march.
    .title = No forced march on entry

rule-S-8_E-move = After its entry zone an entering unit may move on with the MP it has left.
    .title = Moving on after entry

rule-S-8_E-nozoc = Reinforcements may not enter an enemy zone of control.
    .title = Not into enemy control

rule-S-8_E-quiet = An entering brigade does not attack and owes no cohesion; it faces as it likes. Cavalry enters mounted and may dismount.
    .title = No attack on entry

rule-S-8_E-stack = Each entering brigade must end its move within the stacking limits.
    .title = Stacking on entry

rule-S-8_E-blocked = If an entry zone is held or controlled by the enemy, the nearest free entry is used.
    .title = Blocked entry

rule-S-8_E-blocked-own = A unit with several letters uses a free one of its own before any other entry.
    .title = Own letters first

rule-S-8_E-general-table = The system’s general arrival table (1-2, then 1-4, then certain) is not used in this battle.
    .title = The battle’s own arrival table

rule-S-8_F = The Action marker goes back to space 1.
    .title = Action marker back

rule-S-8_G-next = The Turn marker moves on one space.
    .title = Next turn

rule-S-8_G-end = After the last turn the victory points are counted.
    .title = End of the game

rule-S-9_1-range8 = The command range of army and corps commanders is 8 MP.
    .title = Command range 8 MP

rule-S-9_1-range-enemy = Command range may not pass into or through a zone held by an enemy brigade.
    .title = Enemy brigades block range

rule-S-9_1-range-zoc = Command range may pass through enemy zones of control.
    .title = Range passes enemy control

rule-S-9_1-range-road = For command range a road always counts 1 MP, in enemy zones of control too.
    .title = Roads in command range

rule-S-9_1-range-own = Range is counted from the commander to the brigade; his own zone costs nothing.
    .title = From the commander outward

rule-S-9_1-range-bridge = A bridge, a ford or climbing an escarpment adds 1 MP to command range.
    .title = Surcharges in command range

rule-S-9_1-cohesion-end = A brigade that begins within 2 zones of another of its division must end within 2 zones of one.
    .title = Cohesion

rule-S-9_1-cohesion-cav = For mounted cavalry the distance of cohesion is 3 zones.
    .title = Cohesion of cavalry

rule-S-9_1-cohesion-stayer = The duty of cohesion also holds for a brigade that did not move: the others may not leave it behind.
    .title = Nobody left behind

rule-S-9_1-cohesion-final = Cohesion is judged on the positions in which the division ends.
    .title = Judged at the end

rule-S-9_1-cohesion-routed = Routed brigades have no duty of cohesion.
    .title = Routed brigades owe none

rule-S-9_1-cohesion-isolated = A brigade that began out of reach of all its mates has no duty of cohesion.
    .title = Those already far owe none

rule-S-9_1-isolated = A brigade out of reach of the sound part of its division, that is farther than 2 zones (3 for mounted cavalry), when its side’s phase starts is isolated.
    .title = Isolated brigades

rule-S-9_1-isolated-mp = An isolated brigade has 2 MP fewer.
    .title = Isolation costs 2 MP

rule-S-9_1-isolated-dism = Isolated dismounted cavalry keeps its 2 MP.
    .title = Dismounted cavalry keeps its 2 MP

rule-S-9_1-isolated-noforced = An isolated brigade cannot make a forced march.
    .title = No forced march when isolated

rule-S-9_1-groups = If a division is in several groups, those farther from the corps commander are isolated.
    .title = Separate groups

rule-S-9_1-independent-not-isolated = An independent brigade is never isolated.
    .title = Independents are never isolated

rule-S-9_1-groups-cohesion = Isolated brigades near each other must end near a mate, the same or another.
    .title = Isolated pairs stay together

rule-S-9_1-next-phase = Isolation is judged anew in each action phase.
    .title = Judged anew each phase

rule-S-9_2-range = A division with a brigade that is not isolated in range of the named corps commander acts without a test.
    .title = In command

rule-S-9_2-test = A division out of range makes a command test: on 1 to 3 it acts, on 4 to 6 it does not.
    .title = Command test

rule-S-9_2-isolated-only = If only isolated brigades are in range, the division must test.
    .title = An isolated brigade does not help

rule-S-9_2-cav = Cavalry has -1 on the command test.
    .title = Cavalry in the command test

rule-S-9_2-contact = The command test has -1 if a brigade of the formation that is not isolated is in contact with the enemy.
    .title = Contact in the command test

rule-S-9_2-both = The two modifiers of the command test add up.
    .title = Both count

rule-S-9_2-fail = A division that fails counts as activated: the activation is spent and it cannot be picked again in this phase.
    .title = A failed test

rule-S-9_2-when = Command range is judged when the division is picked, with positions and facings as they are then.
    .title = When range is judged

rule-S-9_3-zoc = A brigade has a zone of control in every zone around its own.
    .title = Zone of control

rule-S-9_3-zoc-river = There is no zone of control across a river, not even at a bridge or ford.
    .title = Not across rivers

rule-S-9_3-zoc-friend = Friendly brigades and friendly zones of control do not cancel an enemy zone of control.
    .title = Friends cancel nothing

rule-S-9_3-stop = A brigade that enters an enemy zone of control makes no further step.
    .title = Stop in enemy control

rule-S-9_3-stop-attack = A brigade stopped in a zone of control may still change facing, dismount or attack with the MP it has left.
    .title = What is still allowed

rule-S-9_3-stop-forced = A forced march does not carry a brigade on that has been stopped in a zone of control; its points may only pay for an attack or for dismounting.
    .title = No marching on

rule-S-9_3-front = A brigade’s front is the zone it faces and the two zones beside that one around its own zone.
    .title = Front

rule-S-9_3-flank = Adjacent zones outside a brigade’s front are its flank.
    .title = Flank

rule-S-9_3-face-zone = A brigade always faces an adjacent zone, never the map edge. Zones across a river may be faced.
    .title = Facing a zone

rule-S-9_3-front-small = An inland zone with three neighbours or fewer leaves no flank.
    .title = Few neighbours, no flank

rule-S-9_3-front-edge = At the map edge the ring of neighbours is cut: facing its last zone gives a front of two.
    .title = The edge cuts the front

rule-S-9_3-front-large = The front is never more than three zones, however many neighbours there are.
    .title = Three zones at most

rule-S-9_4-forced = Once in an action a brigade may make a forced march for 2 more MP.
    .title = Forced march

rule-S-9_4-forced-after = A forced march comes after the normal movement and joins the points that are left.
    .title = After the normal movement

rule-S-9_4-forced-fatigue = A forced march costs one level of fatigue, taken when the movement ends.
    .title = Price of a forced march

rule-S-9_4-forced-cap = A brigade at Fatigue 2 cannot make a forced march.
    .title = Too tired

rule-S-9_4-forced-art = Artillery and dismounted cavalry cannot make a forced march.
    .title = Who cannot

rule-S-9_4-forced-attack = The points of a forced march may pay for an attack.
    .title = Forced march to attack

rule-S-9_4-forced-combat-fatigue = The fatigue of a forced march already counts in the combat that follows.
    .title = Tired on arrival

rule-S-9_4-plain = Entering a zone costs 2 MP.
    .title = Entering a zone

rule-S-9_4-road = Entering a zone along a road costs 1 MP.
    .title = By road

rule-S-9_4-road-zoc-enter = The road rate is lost on entering an enemy zone of control.
    .title = No road rate into control

rule-S-9_4-road-zoc-exit = The road rate is lost on leaving an enemy zone of control.
    .title = No road rate out of control

rule-S-9_4-bridge = Crossing a bridge or ford costs 1 MP more.
    .title = Bridges and fords

rule-S-9_4-escarpment = Climbing an escarpment costs 1 MP more.
    .title = Climbing

rule-S-9_4-escarpment-down = Going down an escarpment costs nothing extra.
    .title = Going down

rule-S-9_4-artfront = Entering a zone in the front of an enemy artillery brigade costs 1 MP more.
    .title = Under the guns

rule-S-9_4-artfront-once = The extra MP for an artillery front is paid once, however many batteries cover the zone.
    .title = Once only

rule-S-9_4-surcharges-add = Bridge or ford, climb and artillery front each add their own 1 MP to the 1 or 2 MP of the step.
    .title = Surcharges add up

rule-S-9_4-river = A river can be crossed only at a bridge or ford.
    .title = Rivers

rule-S-9_4-stream = Streams cost nothing.
    .title = Streams

rule-S-9_4-front-front = A brigade that starts in an enemy front and steps straight into an enemy front stops and takes one loss.
    .title = From front to front

rule-S-9_4-front-start = Only the first step from the starting zone can cost the loss for going from front to front.
    .title = Only the first step

rule-S-9_4-front-flank = Leaving an enemy front for an enemy flank only stops the brigade.
    .title = From front to flank

rule-S-9_4-flank-front = Leaving an enemy flank for an enemy front only stops the brigade.
    .title = From flank to front

rule-S-9_4-lone = When an enemy brigade comes next to a lone commander, his owner moves him one or two zones out of contact.
    .title = Lone commanders give way

rule-S-9_4-lone-river = A lone commander gives way to an enemy across a river as well.
    .title = Across a river too

rule-S-9_4-lone-activated = A commander who has given way becomes Activated.
    .title = It activates him

rule-S-9_4-lone-ac = An army commander who is already Activated still gives way.
    .title = Even when Activated

rule-S-9_4-lone-guarded = A commander with a brigade of his side in his zone does not give way.
    .title = Among his own he stays

rule-S-9_4-attack-cost = Declaring an attack costs 2 MP.
    .title = Cost of an attack

rule-S-9_4-attack-still = A brigade may declare an attack without having moved.
    .title = Attack without moving

rule-S-9_4-attack-adjacent = The target is an adjacent zone with an enemy brigade, over a border the attacker could cross.
    .title = Where to attack

rule-S-9_4-attack-marker = The attacker receives an Attack marker pointing at the zone it attacks.
    .title = Attack marker

rule-S-9_4-dismount = Mounted cavalry dismounts for 2 MP.
    .title = Dismounting

rule-S-9_4-dismount-after = Cavalry may move before it dismounts.
    .title = Ride, then dismount

rule-S-9_4-remount = Dismounted cavalry remounts for 2 MP, its whole allowance.
    .title = Remounting

rule-S-9_4-remount-nomove = Cavalry may not move after remounting.
    .title = No move after remounting

rule-S-9_4-keep = Fatigue and losses stay when cavalry mounts or dismounts.
    .title = Fatigue and losses stay

rule-S-9_5-free = A brigade that ends its movement out of contact faces whichever adjacent zone it likes.
    .title = Facing after a move

rule-S-9_5-most = A brigade that comes into contact must take a facing with as many enemy brigades in its front as possible.
    .title = Most enemies in front

rule-S-9_5-react = Enemy brigades that were in contact with nobody must then face so that the newcomer is in their front.
    .title = The enemy turns

rule-S-9_5-react-order = The mover faces first, then the enemy turns, and only then may an attack be declared.
    .title = Facing, turning, attacking

rule-S-9_5-noreact = Enemy brigades already in contact do not turn.
    .title = Already in contact: no turning

rule-S-9_5-rest-face = A brigade that rests may change its facing.
    .title = Facing by rest

rule-S-9_5-stand-face = A brigade that stands still may use its action to change facing.
    .title = Facing by standing

rule-S-9_5-attack-face = A brigade that attacks without moving may change its facing first.
    .title = Facing by an attack

rule-S-9_5-retreat-face = A brigade that has retreated or advanced may change its facing.
    .title = Facing after retreat and advance

rule-S-9_5-still-most = Whoever changes facing in contact must keep as many enemy brigades in front as possible.
    .title = Always the most enemies

rule-S-9_5-commander = Commanders have no facing.
    .title = Commanders have no facing

rule-S-9_6-two = At the end of a movement at most two brigades may be in a zone.
    .title = Two brigades a zone

rule-S-9_6-corps = Two brigades may share a zone if they are of the same corps or one of them is independent.
    .title = Who may stack

rule-S-9_6-commanders = Any number of commanders and markers may be in a zone.
    .title = Commanders stack freely

rule-S-9_6-pass = A brigade may pass through a zone that is full.
    .title = Passing through

rule-S-9_6-zoc-full = A full zone in an enemy zone of control cannot be entered, since the brigade would have to stop there.
    .title = A full zone in enemy control

rule-S-9_6-facing = Both brigades of a stack have the same facing.
    .title = One facing a stack

rule-S-9_6-last = The brigade that arrives last sets the facing of both.
    .title = The last to arrive decides

rule-S-9_6-retreat-facing = A brigade that arrives by retreat takes the facing it finds.
    .title = Not in retreat

rule-S-9_6-mate-marker = A newcomer may not turn a stack so that its mate’s declared target leaves the front.
    .title = A declared attack binds the stack

rule-S-9_6-enemy = A zone held by an enemy brigade cannot be entered.
    .title = No entry among the enemy

rule-S-10_1-must = A brigade with an Attack marker must attack.
    .title = Declared attacks are fought

rule-S-10_1-order = The attacker chooses the order of his combats.
    .title = Order of combats

rule-S-10_1-once = A zone can be attacked only once in a side’s part of an action phase.
    .title = Once a phase

rule-S-10_1-joint = Brigades in zones adjacent to each other may attack a zone together.
    .title = Joint attacks

rule-S-10_1-joint-not = Brigades in zones that are not connected cannot attack the same zone.
    .title = Not from separate zones

rule-S-10_1-direction = A brigade attacks only the zone its marker points at.
    .title = Only the marked zone

rule-S-10_1-stack = Two brigades of a stack that both attack must attack the same zone.
    .title = A stack attacks one zone

rule-S-10_3_1-sum = The sum of the attackers’ combat potentials is divided by the sum of the defenders’.
    .title = Adding up strengths

rule-S-10_3_1-table = The ratio gives the attacker -4 at 1/3, -2 at 1/2, 0 at 1/1, +1 at 3/2, +2 at 2/1 and +3 at 3/1 or better.
    .title = Strength ratio

rule-S-10_3_1-round = A ratio between two columns counts as the lower one.
    .title = Rounded for the defender

rule-S-10_3_1-auto = Below 1/3 the attacker takes Fatigue and a Combat test outright.
    .title = Hopeless attacks

rule-S-10_3_1-artalone = Against artillery without infantry or cavalry the attacker has +3 instead of a ratio.
    .title = Against guns alone

rule-S-10_3_2-six = Each side adds up its artillery potential in the combat and has +1 for every 6 points.
    .title = A bonus for every 6 points

rule-S-10_3_2-rest = For the artillery points left over a side throws a die: +1 if the die is not above them.
    .title = The remainder

rule-S-10_3_2-zero = If no artillery points are left over, no die is thrown.
    .title = No remainder, no die

rule-S-10_3_2-attached-guns = The guns of an infantry or cavalry brigade in the combat count whatever its facing.
    .title = Guns of infantry and cavalry

rule-S-10_3_2-sharp = For each brigade with sharpshooters in the combat its side throws a die: +1 on 1 or 2.
    .title = Sharpshooters

rule-S-10_3_2-auto-art = An artillery brigade declares no attack. It takes part by itself if the attacked zone is in its front.
    .title = Guns join by themselves

rule-S-10_3_2-auto-art-def = Artillery takes part in a defence in the same way if an attacking zone is in its front.
    .title = Also in defence

rule-S-10_3_2-art-flank = An artillery brigade in the attacked zone adds nothing if no attacking zone is in its front.
    .title = Guns taken in flank

rule-S-10_3_3-star = The attacker has +1 for each attacking zone with at least one starred brigade in the combat.
    .title = Command bonus

rule-S-10_3_3-def = The defender has +1 if a starred brigade defends.
    .title = Command bonus in defence

rule-S-10_3_4-sum = Each side subtracts the sum of the fatigue levels of its brigades in the combat.
    .title = Fatigue

rule-S-10_3_4-cap-att = The attacker’s fatigue costs him 4 at most.
    .title = At most -4 in attack

rule-S-10_3_4-cap-def = The defender’s fatigue costs him 2 at most.
    .title = At most -2 in defence

rule-S-10_3_5-each = The defender has +1 each for an escarpment, a ford or bridge, a wood, the village and the embankment.
    .title = Terrain

rule-S-10_3_5-cap = Terrain gives the defender 2 at most.
    .title = At most +2

rule-S-10_3_6-zones = The attacker has +1 for each attacking zone beyond the first.
    .title = Attack from several zones

rule-S-10_3_6-unattacked = The attacker has -2 for each other zone next to his attacking zones with an enemy brigade that is not attacked and has an attacking zone in its front.
    .title = Unattacked enemies

rule-S-10_3_6-unattacked-away = There is no -2 for an unattacked enemy that has no attacking zone in its front.
    .title = Looking away

rule-S-10_3_6-unattacked-attacked = There is no -2 for an enemy that is itself attacked in this combat phase.
    .title = Attacked itself

rule-S-10_3_6-unattacked-driven = A brigade driven off earlier in this combat phase counts as attacked.
    .title = Driven off

rule-S-10_3_6-flank = The defender has -1 for each zone that attacks his flank.
    .title = Attacks on the flank

rule-S-10_3_7-att = The attacker has -1 for each mounted cavalry brigade that attacks a wood.
    .title = Cavalry attacking a wood

rule-S-10_3_7-def = The defender has -1 for each mounted cavalry brigade that defends a wood without infantry beside it.
    .title = Cavalry defending a wood

rule-S-10_3-cumulative = All modifiers of a combat add up.
    .title = All modifiers add up

rule-S-10_4-floor = Each side’s result is its die plus modifiers, but at least 1.
    .title = Never below 1

rule-S-10_4-equal = On equal results the attacker takes Fatigue.
    .title = Equal results

rule-S-10_4-greater = If the results differ, the side with the lower one takes Fatigue.
    .title = The lower result

rule-S-10_4-double = If the higher result is more than twice the lower, the loser takes Fatigue and then a Combat test.
    .title = More than double

rule-S-10_4-double-def = The defender can beat the attacker in the same ways.
    .title = The defender can win too

rule-S-10_4-number = As many brigades of the loser suffer the result as the enemy has in the combat, at most all of them.
    .title = How many suffer

rule-S-10_4-six = A side that throws a natural 6 in the combat inflicts one loss on a brigade of the enemy.
    .title = A natural 6

rule-S-10_4-six-order = The loss from a natural 6 comes before the results are compared and changes no modifier.
    .title = Before everything else

rule-S-10_4-six-art = Artillery takes no loss from a natural 6.
    .title = Guns are spared

rule-S-10_4-six-both = Both sides may throw a natural 6, and then both take a loss.
    .title = Two sixes

rule-S-10_4-fatigue-cap = Fatigue never goes beyond level 2.
    .title = Fatigue 2 is the limit

rule-S-10_4-test-each = Each brigade that suffers a Combat test throws its own die.
    .title = A die for each

rule-S-10_4-test-table = The test’s total means: -1 or less Rout, 0 to 2 Disorder, 3 to 5 Retreat, 6 or more Melee.
    .title = Combat test

rule-S-10_4-test-star = A starred brigade has +1 on its Combat test.
    .title = Star in the test

rule-S-10_4-test-f2 = A brigade at Fatigue 2 has -1 on its Combat test, the fatigue of this combat included.
    .title = Fatigue 2 in the test

rule-S-10_4-test-marker = A brigade with a Loss marker has -1 on its Combat test. A turned counter alone does not count.
    .title = Loss marker in the test

rule-S-10_4-test-half = A brigade that has lost at least half its printed combat potential has a further -2 on its Combat test.
    .title = Half lost

rule-S-10_4-test-lone = Artillery without infantry or cavalry in its zone has -3 on its Combat test.
    .title = Guns alone in the test

rule-S-10_4-melee = Melee: the brigade takes a loss and stays, and one enemy brigade of the combat takes a loss too.
    .title = Melee

rule-S-10_4-melee-killed = A brigade destroyed in a melee still costs the enemy a loss.
    .title = To the last man

rule-S-10_4-retreat = Retreat: the brigade goes back 1 zone.
    .title = Retreat

rule-S-10_4-disorder = Disorder: the brigade takes a loss and goes back 2 zones.
    .title = Disorder

rule-S-10_4-rout = Rout: the brigade takes a loss, goes back 3 zones and receives a Rout marker.
    .title = Rout

rule-S-10_4-rout-marker = The Rout marker takes the place of the brigade’s Fatigue marker.
    .title = The Rout marker replaces fatigue

rule-S-10_4-killed-stays = A brigade destroyed by the loss of its test result makes no retreat.
    .title = The dead do not retreat

rule-S-10_4-rout-state = A routed brigade neither moves nor attacks, counts as Fatigue 2 and has only flanks.
    .title = Routed brigades

rule-S-10_4-rout-again = A routed brigade can be attacked and tested again.
    .title = Routed again

rule-S-10_4-retreat-loss = A retreating brigade takes a further loss for each zone it enters that lies in an enemy front.
    .title = Past enemy fronts

rule-S-10_4-retreat-zoc = A retreat costs no MP and does not stop in enemy zones of control. It cannot enter a zone held by an enemy brigade nor cross a closed river border.
    .title = Retreat without MP

rule-S-10_4-retreat-no-return = A retreat never comes back to a zone it has left.
    .title = Not back again

rule-S-10_4-retreat-stack = A retreat must end within the stacking limits; otherwise another zone is taken.
    .title = Stacking at the end

rule-S-10_4-retreat-exit = A brigade forced off the map is eliminated.
    .title = Off the map

rule-S-10_4-prio1 = A retreat goes away from the enemies of the combat, or at least not nearer to them.
    .title = First wish

rule-S-10_4-prio2 = Among the zones that lead away a retreat takes those outside enemy fronts.
    .title = Second wish

rule-S-10_4-prio3 = Among the zones that remain a retreat takes those outside enemy zones of control.
    .title = Third wish

rule-S-10_4-prio4 = Among the zones that remain a retreat takes those that lead toward its side’s retreat goals.
    .title = Fourth wish

rule-S-10_4-advance = The winner’s brigades in the combat may at once enter a zone the loser has abandoned. Artillery may not.
    .title = Advance after combat

rule-S-10_4-advance-face = Advancing brigades choose their facing, and enemies they newly touch must turn.
    .title = Facing after an advance

rule-S-10_4-advance-terms = An advance costs no MP and no loss for fronts, and enemy zones of control do not hinder it. It goes over a border that can be crossed and keeps the stacking limits.
    .title = Advance without MP

rule-S-10_4-loss-cp = Each loss lowers the combat and artillery potentials by 1, the artillery potential not below 0.
    .title = What a loss costs

rule-S-10_4-zero = A brigade whose combat potential falls to 0 is eliminated.
    .title = Elimination

rule-S-10_4-zero-cav = For cavalry the combat potential of the mounted side decides, mounted or not.
    .title = Elimination of cavalry

rule-S-10_4-choice = When several brigades could take a loss or fatigue, those of the highest combat potential come first. Among equals the owner chooses.
    .title = Who takes losses and fatigue

rule-S-10_4-art-loss = Artillery survives its first loss and is eliminated by the second.
    .title = Artillery’s two losses

rule-S-10_4-art-cp = The combat potential of artillery is theoretical and never counts in the ratio.
    .title = Artillery has no combat strength

rule-S-10_4-art-fatigue = Artillery never receives a Fatigue marker.
    .title = Artillery never tires

rule-S-10_4-art-noadvance = Artillery does not advance after combat.
    .title = Artillery does not advance

rule-S-11_1_1-names = The army commanders are Pope and Lee. The corps commanders are Sigel, McDowell, Heintzelman, Porter and Reno for the Union, Longstreet and Jackson for the Confederacy.
    .title = The commanders

rule-S-11_1_1-jackson = The brigades of Jackson’s corps have +1 on Combat tests.
    .title = Jackson’s men

rule-S-11_1_2-table = A total of 0 or less activates no division, 1 or 2 one, 3 to 5 two, 6 or more three.
    .title = Activation table

rule-S-11_1_2-mods = The scenario’s modifiers are added to the corps commander’s value, and all of them add up.
    .title = Modifiers add up

rule-S-11_1_3-first = The Union brings in all its reinforcements before the Confederacy.
    .title = Union arrives first

rule-S-11_1_3-us = A Union division or independent brigade enters on its turn on 1 to 3, otherwise on the next turn.
    .title = Union arrival

rule-S-11_1_3-cs = A Confederate division or independent brigade enters on its turn on 1 to 4, otherwise on the next turn.
    .title = Confederate arrival

rule-S-11_1_3-per = One die is thrown for each division and for each independent brigade.
    .title = One die a formation

rule-S-11_1_3-congestion = Entering costs 1 MP more for every two brigades of the side that have already entered by the same zone in this turn.
    .title = Crowded entries

rule-S-11_1_4-goals = The Union’s retreat goals are the entries B, C, D and E, those of the Confederacy the entries G and H and zone 193.
    .title = Retreat goals

rule-S-11_1_4-closest = It is the nearest of a side’s retreat goals that counts.
    .title = The nearest goal

rule-S-11_1_5-rail = The unfinished railway is an embankment: +1 in defence for the zones it runs through.
    .title = The unfinished railway

rule-S-11_1_5-village = Groveton is the only village.
    .title = Groveton

rule-S-11_1_5-bullrun = Bull Run can be crossed only by bridges. Its fords are closed.
    .title = Bull Run

rule-S-11_2-each-zone = Every zone of a formation’s set-up list must receive at least one of its brigades.
    .title = Every listed zone

rule-S-11_2-stack = The stacking limits apply to the set-up.
    .title = Stacking at set-up

rule-S-11_2-losses = A figure such as [-1] or [-2] after a name is the number of losses the brigade starts with.
    .title = Starting losses

rule-S-11_2-losses-flip = Starting losses turn the counter and use markers like any others.
    .title = How they are shown

rule-S-11_2-isolated = Brigades marked [I] stand apart from their division at the start, and the usual rule finds them isolated.
    .title = Placed apart

rule-S-11_2-facing = The owner sets the facings at set-up; no list gives any. A stack has one facing.
    .title = Facing at the start

rule-S-11_2-available = All commanders start Available.
    .title = Commanders at the start

rule-S-11_2-letters = Where several letters are given, the owner chooses freely for each division, independent brigade and commander. A division enters by one letter.
    .title = Choice of entry

rule-S-SC1-setup = On 29 August Jackson’s corps and Robertson start on the map in the zones listed for them; the rest of the army arrives later.
    .title = Set-up of 29 August

rule-S-SC1-us-empty = On 29 August the Union has nothing on the map at the start.
    .title = No Union troops at first

rule-S-SC1-cs-reinf = Fitzhugh Lee’s cavalry is due on turn 4 by A. By H come Lee, Longstreet, Hood, Kemper, Artillery W and Evans on turn 5, Jones, if taken, on turn 6 and Wilcox on turn 7.
    .title = Confederate arrivals of the 29th

rule-S-SC1-us-reinf = Due are: on turn 1 Sigel, Schurz, Schenck, Milroy, McDowell and Reynolds by D or E; on turn 4 Kearny, on turn 5 Heintzelman, Hooker and Reno’s corps, on turn 6 Pope, all by B, C or D; by E or F on turn 6 Porter’s corps and the reserve artillery, on turn 7 Bayard, on turn 8 Hatch, on turn 10 Ricketts; and Buford on turn 8 by F or G.
    .title = Union arrivals of the 29th

rule-S-SC1-duration = The scenario of 29 August runs from turn 1 to turn 10.
    .title = Ten turns

rule-S-SC1-clock = Turn 1 begins at 5:00 and a turn lasts 90 minutes: turn 4 at 9:30, turn 10 at 18:30, turn 11 at 20:00.
    .title = Ninety minutes a turn

rule-S-SC1-t1 = Turn 1 of 29 August consists of the entry of Union reinforcements only.
    .title = Turn 1 is for entry

rule-S-SC1-init = On 29 August the Union adds 1 to its initiative die and wins ties.
    .title = Initiative on the 29th

rule-S-SC1-noac = On 29 August a side has -1 on its activation dice while its army commander is not in play.
    .title = No army commander yet

rule-S-SC1-noac-each = The -1 for an absent army commander is judged for each side on its own.
    .title = Each by its own

rule-S-SC1-incommand = Until its army commander arrives, all of a side’s corps commanders count as in command.
    .title = In command until he comes

rule-S-SC1-jones = On turn 6 the Confederate player may take Jones’s division as a reinforcement by H. It gives the Union 2 VP.
    .title = Jones’s division

rule-S-SC1-option-roll = With this option each side throws a die, Union +1, Confederacy -1: 4 or less is Manoeuvre, 5 or more Assault.
    .title = Tactical option

rule-S-SC1-option-when = The die for the tactical option is thrown in the initiative phase, for each side whose army commander is in play.
    .title = When it is thrown

rule-S-SC1-option-effect = Manoeuvre gives -1 on all the side’s activation dice of that turn. Assault changes nothing.
    .title = Manoeuvre

rule-S-SC1-vp-loss = On 29 August the side that has inflicted more losses has 1 VP; with more than one and a half times as many it has 3 instead.
    .title = VP for losses, 29 August

rule-S-SC1-vp-obj = Each objective controlled at the end is worth 3 VP.
    .title = VP for objectives

rule-S-SC1-win = A lead of 8 VP or more wins. Otherwise the game is a draw.
    .title = Victory on the 29th

rule-S-SC2-setup-cs = On 30 August the whole Confederate army except Jones starts on the map in the zones listed.
    .title = Confederate set-up of the 30th

rule-S-SC2-setup-us = On 30 August the Union starts in the zones listed; McDowell’s corps and Reynolds each have two lists of zones to choose from, which may not be mixed.
    .title = Union set-up of the 30th

rule-S-SC2-cc-zone = A corps commander listed with divisions may start in any of their zones.
    .title = Corps commanders with their divisions

rule-S-SC2-wl = On 30 August Artillery W and Artillery L each start with a brigade of Taliaferro’s division.
    .title = Artillery W and L

rule-S-SC2-sigel = Sigel’s group enters without a die on turn 2 or 3 by C.
    .title = Sigel returns

rule-S-SC2-milroy = Milroy comes back on the 30th with one loss.
    .title = Milroy’s loss

rule-S-SC2-jones = Jones’s division is an option on 30 August too.
    .title = Jones on the 30th

rule-S-SC2-duration = The scenario of 30 August runs from turn 2 to turn 10.
    .title = Turns 2 to 10

rule-S-SC2-init-auto = On turns 2 and 3 of 30 August the Union has the initiative without dice.
    .title = Union begins

rule-S-SC2-init-plain = On 30 August the Union has no bonus on its initiative die.
    .title = No bonus

rule-S-SC2-init-tie = From turn 4 on ties for the initiative go to the Union until the Confederate counter-attack.
    .title = Ties before the counter-attack

rule-S-SC2-counter-when = From turn 3 on the Confederate player may declare a counter-attack in administration.
    .title = Counter-attack

rule-S-SC2-counter-two = For the two turns after the declaration the Confederacy has the initiative without dice and +1 on its activation dice.
    .title = Two turns of counter-attack

rule-S-SC2-counter-once = The counter-attack can be declared only once.
    .title = Only once

rule-S-SC2-counter-after = After the two turns of the counter-attack ties for the initiative go to the Confederacy.
    .title = Ties after it

rule-S-SC2-vp = On 30 August more losses inflicted are worth 2 VP, more than one and a half times as many 5 instead, and each objective 3.
    .title = VP on the 30th

rule-S-SC2-win = On 30 August too a lead of 8 VP or more wins. Otherwise the game is a draw.
    .title = Victory on the 30th

rule-S-SC3-t11 = In the two-day scenario turn 11 is played with the Action marker starting on 2 and -1 on all activation dice.
    .title = Turn 11

rule-S-SC3-t11-reinf = Anderson’s division and Artillery L are due on turn 11 by H, in the two-day scenario only.
    .title = Anderson on turn 11

rule-S-SC3-setup = The two-day scenario has the set-up and reinforcements of 29 August.
    .title = Two days, one set-up

rule-S-SC3-no-count = In the two-day scenario no victory points are counted when the first day ends.
    .title = One count at the end

rule-S-SC3-night-turn = Turn 1 of the second day is the night turn: turn 11, night, turn 2.
    .title = The night

rule-S-SC3-day2 = The second day has the initiative and counter-attack rules of 30 August and ends with its turn 10.
    .title = The second day

rule-S-SC3-option = The tactical option is not used on the second day.
    .title = No tactical option on day 2

rule-S-SC3-night-a = At night all Fatigue and Rout markers are removed.
    .title = Night: markers off

rule-S-SC3-night-b = At night each infantry or cavalry brigade with 2 or 3 losses recovers one, with 4 or more two.
    .title = Night: recovery

rule-S-SC3-night-c = At night brigades in contact must move apart by the rules of retreat. A brigade in favourable ground may stay if the enemies it touches are not in such ground.
    .title = Night: parting

rule-S-SC3-night-c-both = At night both sides move away, except brigades entitled to stay.
    .title = Both move away

rule-S-SC3-night-d = At night each side may then move up to three units, first of all those that have left the map: a normal move without forced march, not into enemy zones of control.
    .title = Night: three moves

rule-S-SC3-night-d-entry = Units that had left the map come back at night by H for the Confederacy, by C or D for the Union.
    .title = Coming back at night

rule-S-SC3-night-e = At night the Union then takes one army corps of its choice and all its independent brigades off the map. They return by C or D from turn 2, by E or F from turn 4.
    .title = Night: withdrawal

rule-S-SC3-night-e-must = The Union’s withdrawal at night is compulsory.
    .title = No refusing

rule-S-SC3-victory = Victory in the two-day scenario is judged by the points of 30 August.
    .title = Victory over two days

rule-S-Q01 = The winner of the initiative plays first. He cannot choose to play second.
    .title = First player by right

rule-S-Q02 = A side may pass its part of an action phase and name no corps commander. Its army commander may still try to move.
    .title = Passing

rule-S-Q03 = The corps commander becomes Activated right after the roll, before any brigade acts.
    .title = Activated at once

rule-S-Q05 = A brigade alone of its division is activated as an independent one, never as a division. It keeps its corps for stacking and for Jackson’s bonus.
    .title = The last of a division

rule-S-Q06 = Each activation of the roll can go to one independent brigade. A switch allows only one in all.
    .title = One independent per activation

rule-S-Q07 = An independent brigade may be activated by every corps commander of its side, whatever corps it marched with.
    .title = Independents obey any corps

rule-S-Q08 = A division that failed its command test takes no independent brigade along.
    .title = Nobody joins a failed division

rule-S-Q09 = For taking an independent brigade along, brigades of the division count where they stood at the start of the phase, even if they have moved since.
    .title = Old zones count

rule-S-Q10 = No division of this battle is independent. A switch makes Kearny’s one.
    .title = No grey division

rule-S-Q11 = A division whose corps commander is not on the map may be picked by any corps commander of its side, in range or by test. A switch forbids it.
    .title = Division without its commander

rule-S-Q12 = A formation that failed its command test does not test again in that phase, and a failed independent brigade cannot be taken along either.
    .title = One test a phase

rule-S-Q13 = An independent cavalry brigade picked in place of a division has the cavalry’s -1 on its command test, mounted or not.
    .title = Independent cavalry tests with -1

rule-S-Q14 = A modified command test below 1 succeeds like a 1.
    .title = Totals below 1

rule-S-Q15 = A zone in the front of an enemy artillery brigade adds 1 MP to command range, as it does to movement.
    .title = Guns lengthen command

rule-S-Q17 = A routed brigade in range that is not isolated puts its division in command. A switch forbids it.
    .title = A routed brigade relays command

rule-S-Q18 = The sound group of a scattered division is the one with the least command cost from the corps commander, without limit; then the one with more brigades; then the owner chooses.
    .title = Which group is sound

rule-S-Q19 = A group of routed brigades only is never the sound one, though routed brigades count as mates for distance.
    .title = Fugitives are no group

rule-S-Q20 = A distance in zones counts borders that can be crossed and takes no notice of units.
    .title = Counting zones

rule-S-Q21 = Cohesion is checked once, when the division’s activation is closed. A switch checks it after each brigade.
    .title = Cohesion at the close

rule-S-Q22 = Isolated brigades of an activated division act with it and need not close up.
    .title = Isolated brigades act

rule-S-Q23 = The 2 MP of a forced march are added to the normal points that are left.
    .title = Points are joined

rule-S-Q24 = A front does not jump over the map edge.
    .title = The front at the edge

rule-S-Q25 = No brigade is sure of a move of one zone: it must be able to pay the step.
    .title = No move for free

rule-S-Q26 = The 1 MP for an artillery front comes only from enemy artillery brigades that are not routed.
    .title = Whose guns

rule-S-Q27 = A zone across a river may be faced, and an attack from it over a bridge is frontal. Otherwise no front reaches across a river: it costs no MP, no loss, no -2, and lends no guns.
    .title = Fronts and rivers

rule-S-Q28 = Brigades on either side of a river are not in contact.
    .title = Contact and rivers

rule-S-Q29 = A brigade may step from one enemy zone of control straight into another.
    .title = From control to control

rule-S-Q30 = The loss for going from front to front is also due if both are the front of the same enemy brigade.
    .title = Sidestep before one enemy

rule-S-Q31 = The loss for going from front to front is taken at once and can destroy the mover. It does not forbid an attack.
    .title = The sidestep’s loss

rule-S-Q32 = The attacked zone must be in the attacker’s front. A switch lifts this.
    .title = Target in front

rule-S-Q33 = An attack costs 2 MP over any border, without surcharges.
    .title = Flat cost of attack

rule-S-Q34 = Artillery never declares an attack.
    .title = Guns declare no attack

rule-S-Q35 = A brigade may rest in contact with the enemy.
    .title = Rest under fire

rule-S-Q36 = Routed brigades cannot rest, stand, move or attack. They still have a zone of control.
    .title = Routed but in the way

rule-S-Q37 = For the most enemies in front every brigade in contact counts, artillery and routed ones too; a stack counts two.
    .title = Counting enemies

rule-S-Q38 = Brigades that must turn may take any facing with the newcomer in front and keep their own if it will do. A stack turns together.
    .title = How the enemy turns

rule-S-Q39 = No later facing may put a stack’s declared target out of its front.
    .title = The declared target stays in front

rule-S-Q40 = A full zone in an enemy zone of control cannot even be passed through.
    .title = Full and controlled

rule-S-Q41 = Two brigades may stack if they are of one corps or at least one has a white or grey band.
    .title = Legal pairs

rule-S-Q42 = A brigade that has dismounted may still attack with 2 MP left.
    .title = Attack after dismounting

rule-S-Q43 = Nothing may follow remounting, not even an attack.
    .title = Remounting ends the action

rule-S-Q44 = A commander left alone beside the enemy by his own brigades gives way only after his side’s commanders have moved, and may be joined or ride off before. With no safe zone within two he goes to the nearest one.
    .title = One’s own commanders

rule-S-Q45 = Enemy zones of control do not stop commanders.
    .title = Commanders ride on

rule-S-Q46 = The army commander may try to move in any phase of his side, also when no corps commander was named.
    .title = Army commander on his own

rule-S-Q47 = In his own movement a commander does not enter a zone with only an enemy commander in it.
    .title = Commanders avoid each other

rule-S-Q48 = Zones that attack together must form one connected chain.
    .title = Chain of zones

rule-S-Q49 = The chain must be connected at each declaration. A switch asks for it only when movement ends.
    .title = Connected at each step

rule-S-Q50 = One brigade of a stack may attack without the other, which then takes no part and suffers nothing.
    .title = One of a stack

rule-S-Q51 = If an attacked zone is empty of enemy brigades when its turn comes, the attack lapses and nobody advances.
    .title = Nobody there

rule-S-Q52 = A brigade that retreats into a zone still to be attacked defends there too.
    .title = Defending twice

rule-S-Q53 = An artillery brigade of the attacker outside the attacking zones lends its points if the attacked zone is in its front, activated or not. A switch forbids it.
    .title = Guns beside the attack

rule-S-Q54 = An artillery brigade of the defender outside the attacked zone lends its points if an attacking zone is in its front. A switch forbids it.
    .title = Guns beside the defence

rule-S-Q55 = One artillery brigade may take part in several combats of a phase.
    .title = Guns in several combats

rule-S-Q56 = In a combat are the attackers with markers, artillery with them that has the target in front, and every brigade in the attacked zone. Guns that only lend points are not.
    .title = Who is in a combat

rule-S-Q58 = Below 1/3 there are no combat dice, no support and no natural 6: the attacker takes Fatigue and tests, as many brigades as usual.
    .title = No dice below 1/3

rule-S-Q59 = The escarpment, or the bridge or ford, counts for the defender if at least one attacking zone comes over it. A switch asks that all do.
    .title = One climber is enough

rule-S-Q60 = Each kind of terrain counts once.
    .title = Each terrain once

rule-S-Q61 = The -2 counts each enemy zone once, whatever the number of brigades in it. A switch counts enemies in the attackers’ front instead.
    .title = Counted by zones

rule-S-Q62 = Attacked are the brigades at which a marker pointed when combats began, and those that have defended since. One brigade of a zone not among them is enough for the -2.
    .title = Who counts as attacked

rule-S-Q63 = If all defenders are routed, every attacking zone attacks a flank.
    .title = Flanks of the routed

rule-S-Q64 = The star of a routed brigade still counts.
    .title = A routed star

rule-S-Q65 = In the sum of fatigue a routed brigade counts 2, artillery 0.
    .title = Fatigue of routed and guns

rule-S-Q67 = The loss from a natural 6 does not change the ratio or any modifier of that combat.
    .title = A 6 changes no modifier

rule-S-Q68 = The number of brigades hit is fixed when the combat begins, artillery included. Artillery among those hit uses up a place of Fatigue without effect.
    .title = Guns take a hit for nothing

rule-S-Q69 = In the order of combat potential artillery counts 2, or 1 after a loss.
    .title = Artillery in the order

rule-S-Q70 = All dice of a Combat test are thrown before any result is carried out, then the results follow one by one in descending potential.
    .title = Dice first, then results

rule-S-Q71 = Cavalry has a Loss marker from its first loss, infantry from its second.
    .title = Cavalry’s Loss marker

rule-S-Q72 = Artillery with one loss has lost half and has -2 on its test. A switch drops this.
    .title = Half a battery

rule-S-Q73 = The enemy’s loss in a melee falls on his strongest brigade of the combat, on artillery only if there is nothing else.
    .title = Who loses in a melee

rule-S-Q74 = Artillery left alone by a retreating mate stays and holds the zone. Whether it is alone for its test is judged when its die is thrown.
    .title = Guns left alone

rule-S-Q75 = The retreat wishes are applied one after another, each to the zones the last one left; a wish no zone meets is skipped. The owner chooses among what remains.
    .title = Wishes as filters

rule-S-Q76 = A brigade with no zone to retreat to is eliminated. A switch lets it stay with a loss.
    .title = No way out

rule-S-Q77 = If every end zone is full, the retreat goes on zone by zone until there is room, with the usual losses.
    .title = Going on

rule-S-Q78 = Several enemy fronts on one zone cost a retreating brigade one loss.
    .title = One loss a zone

rule-S-Q79 = Enemy brigades do not turn for retreats, rout moves or entries.
    .title = Nobody turns after fugitives

rule-S-Q80 = A retreat may pass through full friendly zones.
    .title = Through the crowd

rule-S-Q81 = A brigade that has to leave the map is eliminated. On the first day of the two-day scenario it may come back at night and counts as eliminated until then.
    .title = Leaving the map

rule-S-Q82 = The side that did not suffer the result may advance, the defender too, with unrouted brigades of the combat.
    .title = Who may advance

rule-S-Q83 = Dismounted cavalry that is not eliminated fights with at least 1.
    .title = Dismounted to the last

rule-S-Q84 = A recovered loss takes back the last one: the marker goes down or the counter is turned back. It no longer counts for VP.
    .title = Recovering a loss

rule-S-Q85 = The first player makes his rout moves, then the second. They go away from enemy brigades within 4 zones, or from all if none is so near.
    .title = Order of flight

rule-S-Q86 = In administration a routed brigade that stands on or reaches one of its goals stays there. A switch lets it leave the map.
    .title = Safe at the goal

rule-S-Q87 = The recovery of fatigue does nothing for routed brigades.
    .title = No rest in rout

rule-S-Q88 = While a side’s army commander is not in play, all its corps commanders become Available in administration.
    .title = All Available without an army commander

rule-S-Q89 = A formation that missed its turn enters on the next without a die.
    .title = Sure on the second turn

rule-S-Q90 = The entry zone costs 1 MP on a road and 2 otherwise, as a step would, plus the surcharge for crowding, which starts afresh each turn.
    .title = Cost of entering

rule-S-Q91 = A blocked unit enters by the nearest free entry of any letter, counted in zones; among equals the owner chooses. If none is free it waits.
    .title = The nearest free entry

rule-S-Q92 = A brigade that cannot pay or finds no legal zone waits and enters on the next turn without a die.
    .title = Waiting outside

rule-S-Q93 = Units due on the last turn enter in its administration. Those delayed beyond it never come.
    .title = Too late

rule-S-Q94 = The Lee of turn 4 on the 29th, and in zone 203 on the 30th, is Fitzhugh Lee’s cavalry brigade.
    .title = Which Lee

rule-S-Q95 = Reno’s corps starts on the 30th in 120, 121 and 133.
    .title = Reno’s zones

rule-S-Q96 = On the 30th Jones’s division is taken or refused before set-up, for the same 2 VP to the Union. It is then due by H on a turn the Confederate player names, with a die.
    .title = Price of Jones on the 30th

rule-S-Q97 = The counter-attack is declared at the start of the reinforcement step, before any die.
    .title = When it is declared

rule-S-Q98 = Losses inflicted are counted on the board at the end: without starting and recovered losses, an eliminated brigade with all it had left. Only the larger award counts.
    .title = Counting losses

rule-S-Q99 = A side scores only objectives of its own colour that it controls. A switch lets every controlled objective score.
    .title = Only one’s own stars

rule-S-Q100 = Each step of the night is done by the Union first. A unit is one brigade or one commander; commanders become Available at the end.
    .title = The night in order

rule-S-Q101 = On turn 11 phases 2 and 3 are played, and the usual dice may add a fourth and fifth.
    .title = Phases of turn 11

rule-S-Q102 = In the two-day scenario the tactical option may be used on the first day only.
    .title = Option on the first day

rule-S-Q103 = The Union’s reserve artillery is one independent counter, due with Porter on the 29th and with Sigel on the 30th.
    .title = One reserve artillery

rule-S-Q104 = Artillery W and L start in different zones.
    .title = W and L apart

rule-S-Q105 = Kearny’s division belongs to Heintzelman. A switch makes it independent.
    .title = Kearny’s corps

rule-S-Q106 = The Confederacy sets up first, then the Union.
    .title = Order of set-up

rule-S-Q107 = The second day has no set-up: the positions of the night stand.
    .title = Day 2 goes on

rule-S-Q108 = On turn 1 of 29 August there is no initiative and no action phase, but the arrival dice are thrown.
    .title = Turn 1 of the 29th

rule-S-Q109 = Each division, independent brigade and commander of Sigel’s group may choose turn 2 or 3.
    .title = Sigel’s group may split

rule-S-Q110 = The corps withdrawn at night is a corps commander on the map with all his brigades there. All withdrawn units return without dice, each when its owner likes. A switch asks for dice.
    .title = Return of the withdrawn

rule-S-Q111 = The fatigue of a forced march is taken before the combats of the phase.
    .title = Forced-march fatigue at once

rule-S-Q112 = Who takes a natural 6 or a melee loss is settled by combat potential and, among equals, by the victim’s owner, never by the enemy.
    .title = The owner names the victim

rule-S-Q113 = Two natural sixes strike at the same time, and both may destroy a brigade.
    .title = Sixes strike together

rule-S-Q114 = Brigades of different divisions and corps may attack together.
    .title = Different corps together

rule-S-Q115 = If all of the winner’s brigades died of a natural 6, the loser still suffers the result and nobody advances.
    .title = A victory without survivors

rule-S-Q116 = Sharpshooters count in attack and defence whatever their losses, but not when routed.
    .title = Sharpshooters in defence

rule-S-Q117 = A commander left behind by his brigades gives way and may join one that has retreated.
    .title = With the retreating

rule-S-Q118 = The points of a forced march may pay for dismounting. Once dismounted, a brigade cannot begin one.
    .title = Forced march and dismounting

rule-S-Q119 = A lone commander gives way once, when the mover’s steps and the enemy’s turning are over and before an attack is declared. A mover may stop in the zone of a lone enemy commander.
    .title = When commanders give way

rule-S-Q120 = Isolation and independence hold for the whole of a side’s part of the phase, whoever is lost meanwhile.
    .title = Fixed for the phase

rule-S-Q121 = Commanders left alone by a retreat give way before the advance and are looked at again after it.
    .title = Commanders before the advance

rule-S-Q123 = A brigade may stay if terrain would favour it against an enemy it touches and none of the enemies it touches is so favoured. All others in contact go back one zone, then on until free. A switch lets those stand whom nobody touches any more.
    .title = Night parting in detail

rule-S-Q124 = Dice are thrown in a fixed order, so that a game can be replayed.
    .title = Order of dice

rule-S-Q125 = Commanders enter Available, pay the entry zone without the crowding surcharge and are not counted in it.
    .title = Commanders on entry

rule-S-Q126 = A routed brigade that is beaten takes no Fatigue marker, tests with -1 and stays routed whatever the result.
    .title = Beaten while routed

rule-S-Q127 = An action is offered only if the division can still end in cohesion. A brigade left without mates owes none.
    .title = A division can always be closed

rule-S-Q128 = For the enemy’s turning, contacts at the start of the action count as old. A brigade that leaves contact and returns to it in one action makes a new contact.
    .title = Contact before the move

rule-S-Q129 = A forced march taken while mounted may pay for dismounting and for an attack after it.
    .title = March, dismount, attack

rule-S-Q130 = The guns of a routed infantry or cavalry brigade count in its defence. A routed artillery brigade has no front and adds nothing.
    .title = Guns of the routed

rule-S-Q131 = A commander who gives way may enter a zone with only an enemy commander in it, if it touches no enemy brigade.
    .title = Giving way past a commander

rule-S-Q132 = When a corps commander picks a division that is not his own, its groups are measured from him.
    .title = Whose range finds the groups

rule-S-Q133 = The nearest free entry is taken even if it lies on the enemy’s side of the map.
    .title = Even on the enemy’s side
