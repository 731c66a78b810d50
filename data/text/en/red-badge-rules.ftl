# Red Badge of Courage, First Bull Run: the rules in our own words, by ledger id (a dot in the id is written as an underscore).
# Only the battle book was at hand, not the rules of the series. The tag at the end says what does not come from it:
# from a public source, from memory of the series, reconstructed by us, or partly so.

rule-RBC-1_1 = Union against Confederates. Matthews Hill lasts three turns on the north map; First Bull Run lasts twelve on both maps.
    .title = The two battles

rule-RBC-2_1 = The north map lies above the south map, and the half hexes along the seam are whole ones with two numbers. [Partly reconstructed.]
    .title = The two maps

rule-RBC-2_41 = A strength point (SP) stands for 50 men on foot or horse, or for one gun. [Public source.]
    .title = Strength points

rule-RBC-2_42 = A hex is some 145 yards across.
    .title = Scale of the map

rule-RBC-2_43 = A turn is one hour, named by its beginning. 1900 is dusk and 2000 is night. [Partly reconstructed.]
    .title = Scale of time

rule-RBC-2_44 = Hexes have flat tops. Columns are numbered from west to east, rows from north to south, and odd columns sit half a hex lower than even ones.
    .title = The grid

rule-RBC-2_44a = Range is counted in hexes along the shortest way; a neighbour is at range 1. [Reconstructed.]
    .title = Range

rule-RBC-2_45 = A unit faces one of the six corners of its hex, that is, between two neighbouring hexes. [Reconstructed.]
    .title = Facing a vertex

rule-RBC-2_51 = One ten-sided die is used. Its zero counts nothing, never ten. [From memory.]
    .title = The die

rule-RBC-2_52 = For fire a high total is good for the firer. For disorder tests, rallies and changes of order a low total is good. [Public source.]
    .title = High and low

rule-RBC-2_53 = Halves are rounded up unless a rule says otherwise. [Reconstructed.]
    .title = Halves

rule-RBC-2_61 = In a disorder test (UDD) the die with its modifiers must not exceed the unit’s cohesion. [From memory.]
    .title = The disorder test

rule-RBC-2_62 = Whatever the modifiers, a natural 0 passes a disorder test and a natural 9 fails it. [Reconstructed.]
    .title = Sure results

rule-RBC-2_63 = A unit in Good Order that fails a disorder test becomes Disordered. [From memory.]
    .title = Failing a test

rule-RBC-2_64 = A Disordered unit that fails again while moving, turning or in bad ground only stops and is Finished. If fire, shock, a retreat or the rout of friends is the cause, it rolls on the Second Disorder Table. [Partly reconstructed.]
    .title = Failing twice

rule-RBC-2_65 = All modifiers of a disorder test that apply are added up. [Partly reconstructed.]
    .title = Modifiers of the test

rule-RBC-2_65a = A counter of a regiment of two counters adds 1 if its sister lives and is neither next to it nor with it. Sections of a battery are no sisters. [Partly reconstructed.]
    .title = Parted sisters

rule-RBC-2_65b = Its brigadier or higher commander in the hex takes 1 off, never more than 1. [Reconstructed.]
    .title = A leader’s presence

rule-RBC-2_65c = Fatigue 2 or 3 adds 1, fatigue 4 adds 2. An ineffective brigade adds 1, an ineffective division or army 1, and a unit that has lost half its strength 1. [Reconstructed.]
    .title = Wear in the test

rule-RBC-2_65d = The number behind the plus of a fire result is added to the test, and 1 more if fire or shock came through a flank or rear hex. [Reconstructed.]
    .title = Fire from the side

rule-RBC-2_65e = A defender behind a barricade or embankment on that side subtracts 1 in tests caused by fire and before a shock, not in others. [Reconstructed.]
    .title = Works in the test

rule-RBC-2_66 = A commander who rode more than 10 MP helps no test in the following turn.
    .title = A commander on the road

rule-RBC-3_1 = A turn runs: initiative, efficiency, command and pool, arrivals, division orders, first activation, then draws until the pool is empty, commanders, replacements and recovery, rest, end of turn. [Partly reconstructed.]
    .title = Sequence of a turn

rule-RBC-3_1a = An activation ends in this order: absorbing a detachment, Hampton joining a brigade, fatigue, effectiveness of both sides, idle attacks, and all Finished markers are taken away. [Reconstructed.]
    .title = End of an activation

rule-RBC-3_1b = A marker drawn for a command in which nobody can act is laid aside, and the next one is drawn. [Partly reconstructed.]
    .title = Useless markers

rule-RBC-3_2 = In an activation each unit does one thing: move and then perhaps fire, fire, rally, build, prepare its fire, or nothing. [Partly reconstructed.]
    .title = One action

rule-RBC-3_2a = If an interrupt disorders a unit, its move is over on the spot and it is Finished. [Reconstructed.]
    .title = Shaken on the way

rule-RBC-3_2b = A brigadier moves once in each activation of his brigade, at any time when no unit is in the middle of its move, besides what the units do. [Reconstructed.]
    .title = Brigadiers ride freely

rule-RBC-3_2c = Turning, extending, refusing, limbering and mounting are parts of a move. [Reconstructed.]
    .title = What is part of a move

rule-RBC-3_3 = The inactive player may break in: before a unit leaves a hex with withdrawal fire; after it has entered one with prepared fire, then by turning; after an active fire with return fire. An interrupt never sets off another. [Reconstructed.]
    .title = Interrupts

rule-RBC-3_3a = A mover that an interrupt eliminates, routs or drives back has ended its action. [Reconstructed.]
    .title = End of the mover’s action

rule-RBC-3_3b = If several units may break in, their owner takes them one by one in any order, and knows each result before deciding the next. [Reconstructed.]
    .title = Several interrupts

rule-RBC-3_4 = A unit that has to test for confused fire does so before anything else.
    .title = Confusion first

rule-RBC-3_5 = Efficiency markers and the number of activation markers of a brigade are hidden from the opponent until they come up. [Public source.]
    .title = Hidden markers

rule-RBC-3_6 = Every die and every draw is recorded with its purpose, its natural value, its modifiers and its result. [Reconstructed.]
    .title = Everything is logged

rule-RBC-3_7 = In the commander phase the three Union division leaders and the three army commanders may ride, each once.
    .title = Who rides at the end

rule-RBC-3_8 = A step in which nobody has a legal choice is passed. Where nobody chooses, dice fall in the order of the order of battle. [Reconstructed.]
    .title = Nothing to choose

rule-RBC-3_8a = If both sides owe a decision, the initiative player goes first in the orders and at the end of the turn, the active player in activations; in a shock the attacker rolls first. [Reconstructed.]
    .title = Who decides first

rule-RBC-3_9 = Friends who retreat or rout shake a unit only once in the same fire or shock: one test, and one roll on the Second Disorder Table. [Reconstructed.]
    .title = Chains of panic

rule-RBC-4_11 = An overall commander adds his initiative rating to the activation markers of every brigade whose brigadier is in his range. McDowell passes over his division leaders.
    .title = The overall commander’s rating

rule-RBC-4_11a = Beauregard and Johnston help only brigades of their own army.
    .title = Each for his own army

rule-RBC-4_11b = To be out of McDowell’s range costs a brigade nothing but his bonus; only its division leader counts for being in command.
    .title = Far from McDowell

rule-RBC-4_12 = There are no corps.
    .title = No corps

rule-RBC-4_13 = Only the Union has division leaders.
    .title = Division leaders

rule-RBC-4_14 = A brigadier is in command if, when the pool is made up, he stands within the range of his division leader (Union) or army commander (Confederates). Ground and river do not matter. [Partly reconstructed.]
    .title = In command

rule-RBC-4_14a = Nobody is commanded by a man who has not come yet.
    .title = Absent commanders

rule-RBC-4_14b = A leader due this turn, or waiting to enter, is measured from his entry hex; on arrival commanders are put there, but for Beauregard and Johnston. [Reconstructed.]
    .title = Measured from the road

rule-RBC-4_14c = A brigadier commands to 4 hexes, a division leader to 10, an army commander to 12. [Reconstructed.]
    .title = Command ranges

rule-RBC-4_17 = Division leaders and army commanders ride only in the commander phase, up to 40 MP.
    .title = When commanders ride

rule-RBC-AMB32 = Beauregard and Johnston enter and ride in the commander phase of 1100; more than 10 MP cost them 1200. [Reconstructed.]
    .title = Beauregard and Johnston arrive

rule-RBC-4_18 = McDowell is replaced, by a man rated 0. Of Beauregard and Johnston the survivor leads both armies, whose efficiency stays separate. [Partly reconstructed.]
    .title = Loss of an army commander

rule-RBC-4_18a = If both Confederate commanders are lost there is no bonus to initiative or markers, and all their brigadiers are out of command. [Reconstructed.]
    .title = Loss of both

rule-RBC-4_21 = Confederate brigades are directly under their army. Union brigades are under a division, and that under McDowell. The cavalry of each side stands by itself.
    .title = Chains of command

rule-RBC-4_22 = Division leaders are rated 0. McDowell, Beauregard and Johnston are rated 1. [Partly reconstructed.]
    .title = Ratings

rule-RBC-4_31 = Batteries act on the markers of their brigade. There are no artillery leaders and no barrage.
    .title = Batteries

rule-RBC-5_11 = From the second turn on each side rolls a die and adds the rating of one commander on the map, and 1 if it had the initiative. The higher total wins; a tie leaves it where it was. [Partly reconstructed.]
    .title = Initiative

rule-RBC-5_11a = The Confederate says before the roll whose rating he uses, Beauregard’s, Johnston’s or nobody’s. [Partly reconstructed.]
    .title = Naming the commander

rule-RBC-5_12 = In the first turn of either scenario the Union has the initiative.
    .title = The first initiative

rule-RBC-5_13 = Who has the initiative names the first brigade. With Beauregard’s rating it must belong to his army, with Johnston’s to his; with nobody’s it is free.
    .title = The first brigade

rule-RBC-5_14 = The cavalry of a side, taken together, is one brigade; it never opens a turn.
    .title = Cavalry never first

rule-RBC-5_15 = A brigade in Reserve and the independent Legion cannot be first either. If nobody is left to name, the first activation falls away. [Partly reconstructed.]
    .title = Others never first

rule-RBC-5_15a = A brigade that still waits to enter may be the first. [Reconstructed.]
    .title = First from the road

rule-RBC-5_21 = An efficiency marker is drawn for each Confederate army and each Union division that has units in play or due; none for Tyler at 0900. [Partly reconstructed.]
    .title = Who draws efficiency

rule-RBC-5_22 = Each side draws from 1, 2, 2, 2, 3, 3, 3, 4 without putting back within the turn. [Partly reconstructed.]
    .title = The markers of efficiency

rule-RBC-5_23 = Confederate cavalry has 3 activation markers in every turn and Union cavalry 2. Only fatigue 3 in the heat takes one away.
    .title = Cavalry markers

rule-RBC-AMB01 = Cavalry markers are fixed. As an option they are drawn like efficiency, at most 3 for the Confederates and 2 for the Union. [Reconstructed.]
    .title = Cavalry markers by choice

rule-RBC-5_24 = A brigade has as many markers as its formation’s efficiency, more for the overall commander’s rating, fewer for lack of command, heat or an ineffective division: at least 1, at most 4. [Partly reconstructed.]
    .title = How often a brigade acts

rule-RBC-5_24a = A brigadier out of command costs his brigade one marker, once.
    .title = Out of command

rule-RBC-5_24b = A number of markers given by the scenario takes the place of the whole count, in that turn only. [Partly reconstructed.]
    .title = Printed markers

rule-RBC-5_24c = A brigade of an ineffective division or army has one marker fewer. [Reconstructed.]
    .title = Ineffective division

rule-RBC-5_24d = Units that have a printed number of markers skip no activation for want of range in that turn. [Partly reconstructed.]
    .title = No skipping on arrival

rule-RBC-5_25 = Brigades cannot be coordinated, and efficiency cannot be passed on.
    .title = No coordination

rule-RBC-5_26 = The Legion may stay independent as long as both counters are in March. Any other order needs a brigade to belong to.
    .title = Hampton’s Legion

rule-RBC-5_26a = The Legion joins when one of its counters ends its move in the range of the brigadier named. It never leaves again.
    .title = Joining a brigade

rule-RBC-5_26b = While independent the Legion has as many markers as the efficiency of Beauregard’s army, without any change. [Reconstructed.]
    .title = The Legion’s markers

rule-RBC-5_26c = The Legion may join a brigade of either Confederate army. [Reconstructed.]
    .title = Any brigade

rule-RBC-5_27 = A brigade whose leader has not come yet gets its markers without the -1, but each of its units skips one activation. [Partly reconstructed.]
    .title = Brigade without its leader

rule-RBC-AMB31 = Units that come at 0900 without a number use the markers of their brigade, even if its leader comes later. [Reconstructed.]
    .title = Arrivals at 0900

rule-RBC-5_28 = Joining takes effect at the end of the activation. Unused Legion markers leave the pool; the Legion keeps March for the time being and takes over the fatigue of the brigade. [Reconstructed.]
    .title = Effect of joining

rule-RBC-5_28a = While independent the Legion is always in command, has fatigue of its own, and is ineffective once 5 SP are lost. [Reconstructed.]
    .title = The Legion alone

rule-RBC-5_31 = One cavalry marker activates all the cavalry of its side, wherever it is.
    .title = Cavalry together

rule-RBC-5_31a = Cavalry has no leader and is always in command.
    .title = Cavalry needs no leader

rule-RBC-5_36 = A unit outside the range of its brigadier uses one marker fewer than its brigade, even if none is left. It skips the first activation in which it is found too far away. [Partly reconstructed.]
    .title = Out of the brigadier’s range

rule-RBC-5_36a = A unit that skips still defends itself and may break in on the enemy. [Reconstructed.]
    .title = Skipping is not sleeping

rule-RBC-5_36b = Units whose brigadier is absent, or lost and not replaced yet, count as out of range. [Reconstructed.]
    .title = No brigadier

rule-RBC-5_37 = Each marker is drawn from all that both sides have left; each is as likely as any other. [Partly reconstructed.]
    .title = Drawing

rule-RBC-6_11 = Troops in March go fast by road but neither fire nor shock, and may not come within 3 hexes of an enemy combat unit in sight. [Partly reconstructed.]
    .title = March

rule-RBC-6_11a = Troops in Advance move and fire but may not step next to an enemy combat unit. [Partly reconstructed.]
    .title = Advance

rule-RBC-6_11b = Troops in Attack may go up to the enemy, fire and shock. [Partly reconstructed.]
    .title = Attack

rule-RBC-6_11c = Troops in Reserve do not move or shock, and only their guns fire of their own accord. They fire back and in defence, and they may rally. [Partly reconstructed.]
    .title = Reserve

rule-RBC-6_11d = Troops in March do not return fire, nor fire at those who leave or attack them. [Reconstructed.]
    .title = Helpless in March

rule-RBC-6_11e = Extending needs Advance or Attack. Refusing a flank, building barricades and preparing fire need Advance. [Reconstructed.]
    .title = Formations by order

rule-RBC-6_12 = A unit in Advance or March beside which an enemy has stepped may stay, turn or go away, and fire if in Advance. [Reconstructed.]
    .title = Met by the enemy

rule-RBC-6_12a = A unit in March that begins within 3 hexes of an enemy in sight may only step farther away from him. [Reconstructed.]
    .title = March away

rule-RBC-6_13 = Artillery never shocks; under Attack it does as under Advance. [Reconstructed.]
    .title = Guns never shock

rule-RBC-6_15 = A unit fires once in its activation, and having fired it cannot move, extend, refuse or build. [Partly reconstructed.]
    .title = After firing

rule-RBC-6_16 = Who has fired at a distance cannot shock in that activation. Who has fired at a neighbouring hex can shock that hex only. [Partly reconstructed.]
    .title = Fire and shock

rule-RBC-6_17 = An order belongs to the brigade. A regiment with one of its own keeps it until it is changed again or the brigade’s order changes. [Reconstructed.]
    .title = Whose order

rule-RBC-6_18 = A brigade in Attack that ends its activation with nobody next to an enemy and without having fired falls back into Advance. [Reconstructed.]
    .title = Idle attacks

rule-RBC-6_21 = Before the activations a brigade in command may change its order without a die, all of it at once.
    .title = Division orders

rule-RBC-6_21a = No brigade may go into March while one of its units has an enemy in sight within 3 hexes, nor into Attack if it is ineffective or at fatigue 4. [Reconstructed.]
    .title = Orders refused

rule-RBC-6_22 = An active brigade may try once: 4 or less, the new order at once; 5 or 6, no change; 7 or 8, no change and nobody moves; 9 or more, the activation is lost. [Partly reconstructed.]
    .title = Changing the order

rule-RBC-6_22a = -1 in command, +1 out of it; minus the overall commander’s rating in his range; -1 to Advance, +1 to Attack; +1 next to an enemy; +1 at fatigue 2 or more. [Reconstructed.]
    .title = Modifiers of the change

rule-RBC-6_22b = The attempt needs the brigadier on the map. Whether he is in command was settled when the pool was made up. [Reconstructed.]
    .title = Needs a brigadier

rule-RBC-6_31 = A brigade in Reserve is not released by being attacked. [Reconstructed.]
    .title = Attack releases nobody

rule-RBC-AMB05 = A regiment that fails to change its order is Finished for this activation; as an option, for the turn. [Reconstructed.]
    .title = How long Finished

rule-RBC-AMB06 = The modifiers of cavalry orders are played as printed; as an option they are exchanged. [Reconstructed.]
    .title = Signs of the cavalry

rule-RBC-AMB37 = A regiment of two counters tries with one roll; as an option it never changes by itself. [Reconstructed.]
    .title = Regiments of two

rule-RBC-AMB38 = In an activation one tries for the brigade or for regiments; as an option for regiments also after a brigade result of 5 or 6. [Reconstructed.]
    .title = Brigade or regiments

rule-RBC-6_41 = Instead of the brigade, single regiments may try, each once: a die not above its cohesion changes it, a higher one leaves the unit Finished.
    .title = A regiment’s own order

rule-RBC-6_41a = A battery, or one of its sections, tries like a regiment. [Reconstructed.]
    .title = Batteries as regiments

rule-RBC-6_42 = The two counters of a regiment try together with one roll, by the cohesion of either; failure Finishes both. One whose sister is off the map tries alone. [Partly reconstructed.]
    .title = Halves together

rule-RBC-6_43 = A single regiment never changes its order without a die.
    .title = Never without a die

rule-RBC-6_44 = Cavalry changes order by regiments, Confederates at +1 and Union at -1.
    .title = Cavalry orders

rule-RBC-7_11 = A unit has two front hexes on either side of the corner it faces, two flank hexes and two rear hexes. [From memory.]
    .title = Front, flank, rear

rule-RBC-7_12 = A unit in March has no flanks or rear; only the modifiers for March count. [Reconstructed.]
    .title = March has no flanks

rule-RBC-7_12a = Leaders, routed units and columns on a road have no front and control nothing. [Reconstructed.]
    .title = Who has no front

rule-RBC-7_21 = Turning costs 1 MP for each corner; it is free on entering a hex by road in March. [Reconstructed.]
    .title = Turning

rule-RBC-7_21a = A battery in position may turn by one corner instead of moving; it counts as having moved. [Reconstructed.]
    .title = Turning guns

rule-RBC-AMB57 = The Louisiana detachment may refuse a flank like its parent. [Reconstructed.]
    .title = Refusing detachment

rule-RBC-7_31 = Infantry in Good Order and in Advance may for 2 MP make one flank hex a front hex. [Partly reconstructed.]
    .title = Refusing a flank

rule-RBC-7_32 = Recruits cannot refuse a flank; only Porter’s US Regulars and the 1st Special Louisiana can.
    .title = Who may refuse

rule-RBC-7_33 = A unit that refuses a flank cannot move, extend or shock. It costs 2 MP to end it; Disorder ends it too. [Reconstructed.]
    .title = Bound by refusal

rule-RBC-8_11 = A hex holds 16 points: 1 for each SP on foot, 2 for each mounted SP or gun, and at most two infantry or cavalry counters, of one brigade. [Reconstructed.]
    .title = Stacking

rule-RBC-8_12 = In March there is one combat counter to a hex, checked when the unit moves. Leaders are free. [Reconstructed.]
    .title = Stacking in March

rule-RBC-8_13 = Limits count where a unit ends its move, retreat or advance. Friends may be passed, off the road for 1 MP more. [Reconstructed.]
    .title = When stacking counts

rule-RBC-8_21 = The owner arranges a stack. Only its top infantry or cavalry counter fires and is hit; all guns in the hex may fire. [Reconstructed.]
    .title = Top of the stack

rule-RBC-8_22 = Losses by fire in a hex of guns alone fall on one of them by lot. [Public source.]
    .title = Guns hit at random

rule-RBC-AMB56 = Of an odd strength the larger half is in the hex of the counter itself. [Reconstructed.]
    .title = The larger half

rule-RBC-8_41 = Infantry of 4 SP or more in Good Order, in Advance or Attack, may occupy two neighbouring hexes. [Partly reconstructed.]
    .title = Extended line

rule-RBC-8_41a = A long line faces to one side or the other: three front hexes, three rear hexes, and the hexes at its two ends as flanks. [Reconstructed.]
    .title = Front of a long line

rule-RBC-8_42 = It takes 3 MP to extend or to draw together. Only in Attack may the new hex be next to an enemy, and it must be open to the unit. An extended unit has 3 MP. [Reconstructed.]
    .title = Extending

rule-RBC-8_42a = A long line only moves straight forward, both hexes at once, and pays for the dearer one. [Reconstructed.]
    .title = Moving a long line

rule-RBC-8_43 = Each hex has half the strength. The halves fire apart or together. [Reconstructed.]
    .title = Halves of a line

rule-RBC-8_44 = An extended attacker with one hex at the target’s front and the other before no enemy front has +1 in the shock, and may advance into two hexes. [Partly reconstructed.]
    .title = Wrapping round

rule-RBC-8_45 = Disorder, a retreat or March draws a line together in the hex its owner chooses; March also ends a refusal. [Reconstructed.]
    .title = Lines that break

rule-RBC-8_46 = Fire and shock strike one hex of a long line, with half its strength; losses, tests and retreats are the whole unit’s. [Reconstructed.]
    .title = Striking a long line

rule-RBC-8_51 = Extended columns are not used. [Reconstructed.]
    .title = No extended columns

rule-RBC-8_61 = Of a regiment of two counters that stand together, one test serves both in recruit engagement and before a shock, with the value of either.
    .title = One test for sisters

rule-RBC-8_61a = Sisters that stand together throw one shock die, with the value of either.
    .title = One shock die for sisters

rule-RBC-8_61b = Tests caused by fire are never shared.
    .title = Not under fire

rule-RBC-8_61c = A test or die is shared only if both owe it in the same shock, with the modifiers of the counter used. Stacked is adjacent. A sister eliminated costs nothing; one off the map or routed does. [Reconstructed.]
    .title = When sisters share

rule-RBC-AMB33 = Sisters in different states share a test; each applies the result to itself. [Reconstructed.]
    .title = Sisters in different states

rule-RBC-9_11 = Infantry has 6 MP, mounted cavalry 12, guns 8, the boat howitzers 3, the 30-pounder 2, brigadiers 12, commanders 40. Disordered infantry has 4, cavalry 9. [Partly reconstructed.]
    .title = Movement points

rule-RBC-9_11a = Disorder does not slow artillery. [Public source.]
    .title = Disordered guns

rule-RBC-9_12 = A unit may always enter one neighbouring hex open to it, for all its MP. [Reconstructed.]
    .title = At least one hex

rule-RBC-9_13 = Limbering or unlimbering costs 2 MP. Guns fire only unlimbered and move only limbered, and do not unlimber next to infantry or cavalry in Good Order. [Reconstructed.]
    .title = Limbering

rule-RBC-9_13a = A battery in position that is given March can only limber up and go. [Reconstructed.]
    .title = Guns told to march

rule-RBC-9_14 = Movement points are not saved. [Reconstructed.]
    .title = No saving

rule-RBC-9_31 = Leaders pay as mounted cavalry, care neither for enemy fronts nor for stacking, and go next to an enemy only to a friendly unit. [Reconstructed.]
    .title = How leaders ride

rule-RBC-9_31a = Instead, a brigadier may ride along with a moving unit of his brigade. [Reconstructed.]
    .title = Riding along

rule-RBC-9_33 = A commander who has spent more than 10 MP has no use of his ratings and abilities in the following turn. All his men are then out of command but brigadiers in his hex.
    .title = Riding too far

rule-RBC-9_4a = A good ford (A) costs 1 MP more, guns 2. A poor one (B) costs 2, is closed to guns and brings a test. [Partly reconstructed.]
    .title = Fords

rule-RBC-9_4b = A step is added up in this order: ground, road in its place, or else trail, then stream or ford, then slope. No road cancels a ford. [Partly reconstructed.]
    .title = Adding up the cost

rule-RBC-9_4c = The railway in use has no effect. [Reconstructed.]
    .title = Railway in use

rule-RBC-9_4d = A bridge costs nothing beyond its road. A shock across a bridge or ford gives the defender 2. [Partly reconstructed.]
    .title = Bridges

rule-RBC-AMB23 = The extra MP for a slope is one a hex, however many levels it rises. [Reconstructed.]
    .title = One for any slope

rule-RBC-AMB52 = Guns in March pay as guns off the road and as March on it. Leaders pay as mounted cavalry in March everywhere. [Reconstructed.]
    .title = Columns of the chart

rule-RBC-9_41 = What a hex costs depends on ground, order and arm, as the terrain chart says. [Partly reconstructed.]
    .title = Price of the ground

rule-RBC-9_42 = A higher hex costs 1 MP more; the first hex of an activation is spared that.
    .title = Uphill

rule-RBC-9_42a = Pike and roads cancel the slope in March and Advance. In Attack they do not, and trails never do.
    .title = Roads and slopes

rule-RBC-9_42b = Off the road guns cannot climb two levels at a step. [Reconstructed.]
    .title = Steep slopes

rule-RBC-9_43 = A road over a stream cancels its cost in March and Advance only.
    .title = Roads over streams

rule-RBC-9_44 = A trail takes 1 MP off the ground, down to 1. It does nothing for streams or slopes.
    .title = Trails

rule-RBC-9_45 = A farm costs 1 MP more, unless entered by road or trail. Groveton is a farm.
    .title = Farms

rule-RBC-9_46 = Nobody gets over Bull Run but by a bridge or a ford.
    .title = Bull Run

rule-RBC-9_47 = An embankment costs nothing and in combat is a barricade for ever.
    .title = Embankments

rule-RBC-9_47a = The bed of the unfinished railroad is a road.
    .title = Unfinished railroad

rule-RBC-9_48 = A barricade covers the front hexsides its builder had. An embankment covers all sides but those the bed itself runs through. [Partly reconstructed.]
    .title = Which sides are covered

rule-RBC-9_48a = The barricade of N6223 covers its two sides on the run; those of the 19th Virginia cover the front chosen in the set-up. [Reconstructed.]
    .title = Works of the set-up

rule-RBC-9_49 = A unit not in March that has entered two or more hexes of woods, and any unit that has used a poor ford, takes one test at the end of its move. [Partly reconstructed.]
    .title = Ground that disorders

rule-RBC-AMB36 = Combat units of both sides are never in one hex; abandoned guns are nobody’s. [Reconstructed.]
    .title = Never together

rule-RBC-9_51 = A move ends in the first hex that lies at the front of an enemy combat unit. Its own hex is closed. [Reconstructed.]
    .title = Enemy fronts

rule-RBC-9_52 = Only in Attack may a unit step from one front hex to another of the same enemy. [Reconstructed.]
    .title = Along an enemy front

rule-RBC-9_54 = Who leaves an enemy’s front hex may be fired at first. [Partly reconstructed.]
    .title = Leaving a front

rule-RBC-9_61 = When an enemy steps next to it elsewhere than at its front, infantry in Good Order or a battery in position, not in March, may test once per enemy activation: if it passes it turns one corner, regulars two; if not it is Disordered. [Partly reconstructed.]
    .title = Turning in reaction

rule-RBC-AMB41 = Numbers of groups only order units that enter on one marker; as an option they are strict. [Reconstructed.]
    .title = Groups on the road

rule-RBC-9_71 = Reinforcements enter on a marker of their brigade in the turn they are due or later, at the hex given, paying its cost. If there is no room they wait. [Reconstructed.]
    .title = Coming onto the map

rule-RBC-9_71a = If an enemy holds the entry hex or stands next to it, entry may shift up to 3 hexes along the edge. [Reconstructed.]
    .title = Entry in danger

rule-RBC-9_71b = A number of markers printed for part of a command limits how often that part acts in the turn; if it is all there is, it is the number of the command. [Reconstructed.]
    .title = Markers for some

rule-RBC-9_71c = For command, units that wait to enter count as standing on their entry hex. [Reconstructed.]
    .title = Waiting counts as there

rule-RBC-9_71d = The owner decides in which order units that are due at one hex enter. [Reconstructed.]
    .title = Order of the column

rule-RBC-9_72 = Reinforcements come without fatigue, under the order listed or else one of their owner’s choice.
    .title = State on arrival

rule-RBC-9_81 = Designated destinations are not used.
    .title = No designated destination

rule-RBC-9_91 = Only a retreat leaves the map, and it ends in the Recovery Box. [Reconstructed.]
    .title = Leaving the map

rule-RBC-10_11 = One unit fires at one enemy hex within its range, its front and its sight. [Reconstructed.]
    .title = One fire

rule-RBC-10_12 = The line of fire must leave through a front hex; a line that runs just between a front hex and another is out. [Reconstructed.]
    .title = Field of fire

rule-RBC-10_13 = A unit fires once in its own activation. While the enemy acts it may answer once, fire once at those who leave and once in defence. [Reconstructed.]
    .title = How often

rule-RBC-10_14 = Option: no small arms fire beyond 2 hexes.
    .title = Historical range

rule-RBC-AMB51 = The height of the line over a hex is taken where that hex’s centre, dropped onto the line, meets it. [Reconstructed.]
    .title = Height along the line

rule-RBC-AMB55 = Units block fire but not sight: limits of March, confusion and rally look at the ground only. [Reconstructed.]
    .title = Seeing past troops

rule-RBC-10_21 = The line between two hexes is straight and falls evenly from one level to the other. Bare ground blocks if it rises above the line; woods stand one level higher and block if they reach it. A line between two hexes is blocked if both block. [Reconstructed.]
    .title = Line of sight

rule-RBC-10_22 = Nobody fires through a hex that holds a combat unit, except from or at higher ground. [Reconstructed.]
    .title = Firing over troops

rule-RBC-10_23 = One sees 30 hexes by day, 5 at dusk and 1 at night. [Reconstructed.]
    .title = How far one sees

rule-RBC-10_31 = A fire goes: firer and target, strength, modifiers, die, losses, test, return fire. [Reconstructed.]
    .title = Order of a fire

rule-RBC-10_32 = A unit fires with its SP, at most 8 SP of small arms from a hex. Disorder does not halve it. [Reconstructed.]
    .title = Firing strength

rule-RBC-10_33 = Modifiers of fire together count no more than 5 either way. [Reconstructed.]
    .title = Limit of modifiers

rule-RBC-10_34 = Strength gives the column, the modified die the row. The result is nothing, a test, or a loss with a test, which may be made harder. [Reconstructed.]
    .title = The Fire Table

rule-RBC-10_34a = What is left over of the losses falls on the next unit in the hex, and that tests too. [Reconstructed.]
    .title = Losses beyond a unit

rule-RBC-10_35 = Rifles reach 4 hexes, muskets and carbines 2, pistols and shotguns 1, each with a modifier by range. [Partly reconstructed.]
    .title = Small arms

rule-RBC-10_41 = Movement, disorder, fatigue, side of the target, its formation and number, cover, height and light change the die as the chart says. [Reconstructed.]
    .title = Modifiers of fire

rule-RBC-10_41a = Of woods, farm and works only the best counts. [Reconstructed.]
    .title = Best cover

rule-RBC-AMB34 = Regular batteries and Palmer are non-recruits for prepared fire and barricades. [Reconstructed.]
    .title = Regulars with guns

rule-RBC-10_51 = Only non-recruits may prepare their fire: infantry in Good Order or a battery, in Advance, that neither moves nor fires.
    .title = Prepared fire

rule-RBC-10_51a = Before its next activation the unit may fire once at +1; then the marker is gone. [Reconstructed.]
    .title = The prepared shot

rule-RBC-10_51b = It is an interrupt at an enemy that enters the field of fire within 2 hexes, 4 for guns. [Reconstructed.]
    .title = When it is fired

rule-RBC-10_52 = A unit next to an enemy, Disordered, limbered or in March cannot prepare. Disorder and retreat take the marker away. [Partly reconstructed.]
    .title = Limits of preparing

rule-RBC-10_61 = Guns fire with their number times a factor, and a modifier, both by type and range. [Partly reconstructed.]
    .title = Artillery fire

rule-RBC-10_62 = At ranges 1 and 2 guns fire canister, which may be answered like musketry. [Reconstructed.]
    .title = Canister

rule-RBC-10_63 = Sections of one battery in one hex may fire together, with the worst of their modifiers. Nobody else combines. [Partly reconstructed.]
    .title = Sections together

rule-RBC-10_64 = A loss is one gun; a battery without guns is eliminated. There is no ammunition rule. [Reconstructed.]
    .title = Losing guns

rule-RBC-10_71 = Whoever is fired at by small arms or canister from 1 or 2 hexes may at once fire back, once per enemy activation, if still in its hex, not routed and not in March. [Partly reconstructed.]
    .title = Return fire

rule-RBC-10_72 = At an enemy that leaves one of its front hexes a unit may fire before he goes, once per enemy activation. [Partly reconstructed.]
    .title = Withdrawal fire

rule-RBC-10_73 = Defensive fire is part of a shock and exists nowhere else. [Reconstructed.]
    .title = Defensive fire

rule-RBC-10_74 = Retreats, routs and advances draw no fire. [Reconstructed.]
    .title = No fire at flight

rule-RBC-AMB43 = For guns 6 hexes count as near enough, in marking and in testing. [Reconstructed.]
    .title = Six means six

rule-RBC-10_81 = A unit in confusing colours is marked if it ends a move exactly 2 hexes from infantry of an inactive brigade, or within 6 of artillery, of either army, seen through its front.
    .title = Confusing colours seen

rule-RBC-10_81a = Retreats and advances after a shock do not mark anybody. [Reconstructed.]
    .title = Flight does not confuse

rule-RBC-AMB15 = A battery may be of the active brigade to notice a unit, but tests only when its brigade is activated. [Reconstructed.]
    .title = Guns of one’s own brigade

rule-RBC-AMB16 = The mark stays until the unit is identified, or ends a later move where nobody would notice it. [Reconstructed.]
    .title = How long the mark lasts

rule-RBC-10_82 = When its brigade is activated, a unit with a marked unit, friend or foe, in its front and sight tests before anything else: infantry at 1 or 2 hexes, guns at 1 to 6.
    .title = Who must test

rule-RBC-10_83 = Die plus range against cohesion: not above it, the unit may not fire in this activation; above it, it must fire at the confusing unit at once.
    .title = The confusion test

rule-RBC-10_83a = The Irish of the 69th New York meet the grey 2nd Wisconsin at two hexes, roll 4 and must fire; an 8, less 1 for muskets, costs it a point and makes it known. [Partly reconstructed.]
    .title = An example of confusion

rule-RBC-10_84 = Once anybody has fired at it, for whatever reason, a unit is identified and confuses nobody any more.
    .title = Identified

rule-RBC-AMB47 = Each counter of a regiment is identified by fire at itself only. [Reconstructed.]
    .title = Each counter for itself

rule-RBC-10_85 = Confederates in blue or red and Union troops in grey or red are confusing.
    .title = Confusing colours

rule-RBC-AMB14 = Confusing colours confuse observers of both sides. [Reconstructed.]
    .title = Colours for both

rule-RBC-10_86 = Confused fire is an ordinary fire as if the firer had not moved. Friends who are hit do not fire back; their losses count. [Reconstructed.]
    .title = Friendly fire

rule-RBC-10_86a = Of several marked units the nearest counts, among equals the one the other side names. Each unit rolls once in an activation, sisters by themselves. [Reconstructed.]
    .title = Which one it fears

rule-RBC-10_86b = A unit that has held its fire may still fire back, at those who leave, and in defence. [Reconstructed.]
    .title = Reactions remain

rule-RBC-10_86c = Cavalry is left out, as observer and as observed. No test is owed by a unit that cannot fire anyhow or skips this activation. [Reconstructed.]
    .title = Who does not test

rule-RBC-10_87 = A unit that has fired in confusion is bound like any that has fired (6.15, 6.16).
    .title = Bound by confusion

rule-RBC-11_11 = Infantry or mounted cavalry in Good Order and in Attack, below fatigue 4, may shock a hex in its front. [Reconstructed.]
    .title = Who may shock

rule-RBC-11_11a = All infantry and cavalry of a stack may attack; everybody in the hex attacked defends. [Reconstructed.]
    .title = Everybody in the hex

rule-RBC-11_12 = All attackers of a hex act together, and a hex is shocked only once in an activation. [Reconstructed.]
    .title = Once a hex

rule-RBC-11_13 = All shocks are declared before the first is resolved. Nobody has to shock. [Reconstructed.]
    .title = Declaring

rule-RBC-11_31 = Turning in reaction, falling back, engagement of recruits, defensive fire, tests before the shock, end if a side is gone, shock dice. [Reconstructed.]
    .title = Order of a shock

rule-RBC-11_32 = A defender met at flank or rear may turn in reaction if it has not yet done so in this activation. [Reconstructed.]
    .title = Turning before the shock

rule-RBC-11_33 = Horsemen and limbered guns may go back 2 hexes. Infantry in Good Order may fall back 1 hex after a test at +1; failing it, it goes Disordered. [Partly reconstructed.]
    .title = Falling back

rule-RBC-11_33a = Disordered units, units in March and those without a way cannot. If all fall back, the attackers may advance and the shock is over. [Reconstructed.]
    .title = Who cannot fall back

rule-RBC-11_34 = The top unit and each battery of the hex may fire at one attacker each. Who is Disordered, eliminated or driven back drops out. [Reconstructed.]
    .title = Fire at the attackers

rule-RBC-11_36 = Attacking recruits take a test. Who fails hangs back and is Finished; only a natural 9 disorders it as well. [Partly reconstructed.]
    .title = Engagement of recruits

rule-RBC-11_37 = Each attacker, then each defender takes a test. Failing disorders; an attacker then takes no further part, a defender fights on. One that was Disordered before rolls on the Second Disorder Table instead. [Partly reconstructed.]
    .title = Tests before the shock

rule-RBC-11_38 = If no attacker is left the shock is over. If no defender is left the attackers may advance, and it is over. [Reconstructed.]
    .title = Nobody left

rule-RBC-11_41 = Each unit left rolls; its margin is cohesion less die. A side has its best margin and its modifiers; the difference of the two sides gives the result. [Partly reconstructed.]
    .title = Shock dice

rule-RBC-11_42 = Numbers, side attacked, charge, ground, disorder, fatigue, leaders and formation change the score as the chart says. [Reconstructed.]
    .title = Modifiers of shock

rule-RBC-11_42a = In the ratio of strengths a gun counts 1 SP. [Reconstructed.]
    .title = Guns in the ratio

rule-RBC-AMB54 = Shock modifiers of different rows add up, but limbered guns count -3 instead of the -2 of guns alone. [Reconstructed.]
    .title = Adding shock modifiers

rule-RBC-11_43 = The difference says what each side loses, whether it is Disordered or tests, how far it retreats, and from 6 on that the loser routs. [Reconstructed.]
    .title = Shock results

rule-RBC-11_43a = Losses fall on the unit that made the score, then on others the owner names. Everything else happens to all of the side. [Reconstructed.]
    .title = Who suffers

rule-RBC-AMB53 = A Disordered unit that a shock disorders again rolls on the Second Disorder Table and makes the longer of the two retreats. [Reconstructed.]
    .title = The longer retreat

rule-RBC-12_21 = Losses are for ever. A unit without strength is eliminated. [Reconstructed.]
    .title = Losses

rule-RBC-12_22 = The losses of one counter are never borne by its sister. [Reconstructed.]
    .title = Halves bleed alone

rule-RBC-AMB61 = A Disordered unit first fails its test, then rolls on the Second Disorder Table with the same modifiers, without sure results. [Reconstructed.]
    .title = Second roll

rule-RBC-12_31 = A Disordered unit is slower, fires at -2, and cannot shock, extend, refuse, prepare its fire, build or turn in reaction. A rally ends it. [Partly reconstructed.]
    .title = Disordered

rule-RBC-12_34 = Die and test modifiers: up to cohesion, retreat 1; up to 2 above it, retreat 2 and lose 1 SP; more, rout. [Partly reconstructed.]
    .title = Second disorder

rule-RBC-12_41 = The owner goes hex by hex away from the nearest enemy who caused it, past other enemies if he can, over Bull Run only at bridges and fords. If there is no room at the end he goes one hex farther. The unit ends facing the cause. [Reconstructed.]
    .title = Retreat

rule-RBC-12_41a = A unit flees from whoever fired at it or shocked it, even a friend. Panic caught from friends has their reason. [Reconstructed.]
    .title = From whom it flees

rule-RBC-12_42 = For each hex it cannot retreat a unit loses 1 SP, and it routs if it ends next to an enemy. [Reconstructed.]
    .title = No way back

rule-RBC-12_43 = Each friendly unit that is passed through takes a test. [Reconstructed.]
    .title = Through friends

rule-RBC-12_44 = Guns in position that must retreat limber up if no enemy infantry or cavalry is next to them; otherwise they are abandoned. [Reconstructed.]
    .title = Guns in retreat

rule-RBC-12_45 = A retreat ends work on a barricade and draws a long line together. [Reconstructed.]
    .title = What a retreat undoes

rule-RBC-12_51 = A routed unit loses 1 SP and goes to the Recovery Box of its side. [Partly reconstructed.]
    .title = Rout

rule-RBC-12_52 = Friends stacked with a unit that routs take a test, as under fire. [Reconstructed.]
    .title = Panic in the hex

rule-RBC-12_53 = When his unit routs or is lost, a leader joins the nearest one he commands; with none left on the map he comes back like a replacement. [Reconstructed.]
    .title = Leaders left behind

rule-RBC-12_54 = Strength in the Recovery Box counts as lost for effectiveness. [Reconstructed.]
    .title = Routed is lost, for now

rule-RBC-12_61 = Only attackers advance into the hex left, within stacking, and choose their facing. Recruits who do so take a test. [Reconstructed.]
    .title = Advance after shock

rule-RBC-AMB35 = A captured leader is treated like one who is hit. [Reconstructed.]
    .title = Killed or captured

rule-RBC-12_71 = If a unit loses men to fire, each leader with it is hit on a 9; in a shock on an 8 or 9. [Reconstructed.]
    .title = Leaders in danger

rule-RBC-12_72 = A leader hit is out for the rest of the game. [Reconstructed.]
    .title = Hit

rule-RBC-12_73 = A leader alone in a hex that an enemy combat unit enters is captured. [Reconstructed.]
    .title = Captured

rule-RBC-12_74 = A leader may go along when the unit he is with retreats. [Reconstructed.]
    .title = Leaders in retreat

rule-RBC-12_75 = At the end of the turn lost leaders are replaced with any unit of their command on the map, by men of range 4 or rating 0. Beauregard and Johnston are not replaced. [Partly reconstructed.]
    .title = Replacements

rule-RBC-12_81 = Guns that rout, or must retreat with an enemy beside them, are abandoned: no fire, no front. Infantry or gunners in Good Order who end an activation there man them again at the beginning of their next one. [Partly reconstructed.]
    .title = Abandoned guns

rule-RBC-12_81a = Limbered guns retreat and rout like other units. [Reconstructed.]
    .title = Limbered guns flee

rule-RBC-12_82 = Enemy infantry or cavalry that ends there takes them. When the turn is over they are gone, if nobody has won them back. [Reconstructed.]
    .title = Captured guns

rule-RBC-12_83 = Captured guns score nothing. [Reconstructed.]
    .title = No prize

rule-RBC-13_21 = A Union brigade is ineffective when 30 % of its infantry and cavalry is lost or routed, a Confederate one at 35 %, rounded up, counting units of the scenario only. [Reconstructed.]
    .title = Ineffective brigades

rule-RBC-13_21a = An ineffective brigade cannot attack and falls from Attack into Advance; it tests at +1 and shocks at -1. [Reconstructed.]
    .title = What ineffective means

rule-RBC-13_21b = A brigade recovers as soon as rallied units bring it back below its limit. [Reconstructed.]
    .title = Effective again

rule-RBC-13_21c = For effectiveness all the cavalry of a side is one brigade. [Reconstructed.]
    .title = Cavalry as a brigade

rule-RBC-13_31 = Once most of the brigades that have come in are ineffective, so is their Union division or their whole Confederate army. [Partly reconstructed.]
    .title = Ineffective divisions

rule-RBC-13_31a = A brigade that is no more counts as ineffective. The Legion counts with the brigade it has joined. [Reconstructed.]
    .title = Counting brigades

rule-RBC-AMB60 = In rallies and recovery a natural 0 or 9 is no sure result. [Reconstructed.]
    .title = No sure rally

rule-RBC-13_41 = A Disordered unit not next to an enemy may rally: die with modifiers up to its cohesion. -1 in its brigadier’s range, -1 more with him, -1 mounted; +1 an enemy in sight within 3, +1 or +2 fatigue, +1 ineffective. [Partly reconstructed.]
    .title = Rally

rule-RBC-13_51 = At the end of the turn each unit there rolls at +1, +2 if its brigade is ineffective. If it rallies it returns Disordered within 2 hexes of its leader, or at an entry hex, not within 3 of an enemy. A 9 costs 1 SP. [Reconstructed.]
    .title = The Recovery Box

rule-RBC-14_21 = Only Palmer’s Union cavalry may dismount.
    .title = Dismounting

rule-RBC-14_21a = Dismounting or mounting costs half the MP, away from the enemy. On foot three quarters of the strength, rounded up, fight with carbines as infantry. [Reconstructed.]
    .title = Palmer on foot

rule-RBC-14_22 = Mounted cavalry cannot shock into woods, build or extend, and is fired at with +1. [Reconstructed.]
    .title = Limits of horsemen

rule-RBC-14_23 = Horsemen who win an attack must follow up if they can, and lose their order by it. [Reconstructed.]
    .title = After a charge

rule-RBC-14_31 = Three Confederate detachments of 1 SP stand as pickets, and their parents begin 1 SP short. When one is absorbed, its parent regains the point.
    .title = Detachments

rule-RBC-14_31a = A detachment acts like any unit, is nobody’s sister, and beside its parent is no further counter in the stack. [Reconstructed.]
    .title = A small unit

rule-RBC-14_32 = At the end of its activation a detachment stacked with its own parent may be absorbed and leaves play.
    .title = Absorbing

rule-RBC-14_32a = An absorbed detachment is no loss for effectiveness; an eliminated one is. [Reconstructed.]
    .title = Absorbed is not lost

rule-RBC-AMB10 = All markers of the chosen Reserve brigade are in the pool; as an option only one a turn. [Reconstructed.]
    .title = How many attempts

rule-RBC-14_41 = Tyler’s division begins in Reserve, and nobody of it can be released before 1000. Its guns may fire but not move.
    .title = Tyler in Reserve

rule-RBC-14_41a = Each battery in Reserve may fire once a turn at the beginning of any Union activation, besides returning fire. [Reconstructed.]
    .title = Guns in Reserve

rule-RBC-14_41b = Guns in Reserve cannot pivot. Tyler himself rides like other commanders. [Reconstructed.]
    .title = Rooted guns

rule-RBC-14_42 = From 1000 on Tyler draws efficiency, but only released brigades and one brigade in Reserve, chosen by the Union, have markers in the pool.
    .title = Tyler’s markers

rule-RBC-14_43 = When a marker of that brigade comes up the Union may roll: die, turns completed, earlier failures of the brigade, and the Cocke effect. 9 or more releases it.
    .title = Release

rule-RBC-14_43a = Not to try loses the marker but is no failure. [Reconstructed.]
    .title = Declining

rule-RBC-14_44 = The attempt takes up the whole marker. A released brigade acts on a later one.
    .title = The attempt takes the marker

rule-RBC-14_44a = On its release the Union gives the brigade March or Advance. Its markers still in the pool are ordinary activations from then on. [Reconstructed.]
    .title = After the release

rule-RBC-14_45 = From the beginning of 1300 the whole division is free.
    .title = Free at 1300

rule-RBC-14_46 = Keyes cannot come onto the map before his release.
    .title = Keyes waits

rule-RBC-14_46a = The two markers printed for Keyes are meant for 1100 only. [Partly reconstructed.]
    .title = Keyes’s markers

rule-RBC-AMB09 = Davidson’s guns are one of Cocke’s four sections but act with Evans; as an option they act with Cocke. [Reconstructed.]
    .title = Davidson’s section

rule-RBC-14_51 = Each regiment of Cocke’s brigade that has left its first hex, or has come onto the map, adds 1 to releases. The four artillery sections together count as one regiment.
    .title = The Cocke effect

rule-RBC-14_51a = Only moves and advances after a shock count, not retreats or turns; a regiment that returns still counts. [Reconstructed.]
    .title = What counts as moving

rule-RBC-AMB59 = Passing or doing anything else undoes the work; an activation the unit had to skip does not, nor does the end of a turn. [Reconstructed.]
    .title = What interrupts building

rule-RBC-15_11 = Infantry in Good Order and in Advance, not next to an enemy, builds a barricade in 2 activations running, recruits in 3. A move, active fire, Disorder or retreat undoes the work. [Partly reconstructed.]
    .title = Building barricades

rule-RBC-15_12 = A barricade stays and covers whoever is there, until an enemy ends his move in the hex. It may be built in woods. [Reconstructed.]
    .title = Barricades stay

rule-RBC-15_14 = N6223 and the hexes of the 19th Virginia begin with barricades.
    .title = Barricades of the set-up

rule-RBC-15_21 = Bridges can be neither destroyed nor repaired.
    .title = Bridges stand

rule-RBC-16_1 = At dusk one sees 5 hexes and fires at -1. [Reconstructed.]
    .title = Dusk

rule-RBC-16_2 = At night one sees 1 hex and fires at -3. Brigades have one marker, cavalry its usual number; nobody attacks, and attacks become Advance. [Partly reconstructed.]
    .title = Night

rule-RBC-17_11 = Fatigue is kept for the brigade, from 0 to 4. [Partly reconstructed.]
    .title = Fatigue

rule-RBC-17_21 = Each activation beyond the second in a turn adds a level if anybody moved, fired or shocked. [Partly reconstructed.]
    .title = Tired by acting

rule-RBC-17_22 = An activation in which the brigade threw shock dice as attacker adds a level. [Reconstructed.]
    .title = Tired by shock

rule-RBC-17_23 = A brigade gains at most one level in a turn, but for the heat. [Partly reconstructed.]
    .title = At most one

rule-RBC-17_24 = Marching counts like anything else. [Reconstructed.]
    .title = Marching tires

rule-RBC-17_31 = 0 and 1 do nothing. 2: tests at +1. 3: also fire -1, shock -1, infantry 1 MP less. 4: tests at +2 and no Attack. [Reconstructed.]
    .title = What fatigue does

rule-RBC-17_41 = In the night turn each brigade with nobody next to an enemy loses one level. [Reconstructed.]
    .title = Rest at night

rule-RBC-17_43 = A brigade that neither moved nor fired nor was fired at in a turn loses one level, but not in the heat. [Partly reconstructed.]
    .title = Rest by day

rule-RBC-AMB46 = The marker lost to the heat comes on top of others lost; then at least 1 is left. [Reconstructed.]
    .title = Heat on top

rule-RBC-18_1 = From 1300 to 1700 it is hot.
    .title = The heat

rule-RBC-18_1a = In the heat there is no limit to the fatigue of a turn.
    .title = Tired without end

rule-RBC-18_1b = In the heat recruits take their engagement test at +1.
    .title = Recruits in the heat

rule-RBC-18_1c = In the heat everybody tests at +1 before a shock.
    .title = Shock in the heat

rule-RBC-18_1d = In the heat a brigade at fatigue 3 or more has one marker fewer, at least 1.
    .title = Markers in the heat

rule-RBC-18_1e = In the heat resting by day does not help.
    .title = No rest in the heat

rule-RBC-19_1 = Corps, barrage, coordination, transfer of efficiency, designated destinations, ammunition, weather, random events and extended columns are not used. [Partly reconstructed.]
    .title = Not in this game

rule-RBC-20_1 = The Confederates set up first, then the Union. All are in Good Order and rested, stacks and facings are free, guns are limbered or not as wished, but limbered in March and on entry. [Partly reconstructed.]
    .title = Set-up

rule-RBC-21_1 = North map, three turns. All who are set up begin in Advance, and every brigadier counts as in command for markers and for changing orders. [Partly reconstructed.]
    .title = Matthews Hill

rule-RBC-21_1a = In Matthews Hill there are no commanders above the brigadiers: no division orders and no bonus. Units too far from their brigadier still skip. [Reconstructed.]
    .title = No generals yet

rule-RBC-21_1b = Porter comes at 1000 by N4401; Bee with 3 markers and Bartow with 2 at 1000, Hampton with 4 at 1100, all by N4933. [Partly reconstructed.]
    .title = Who comes

rule-RBC-AMB17 = In Matthews Hill Evans has his full strength and no detachments. [Reconstructed.]
    .title = Evans at full strength

rule-RBC-AMB19 = At 1000 of Matthews Hill Imboden’s guns use only two of Bee’s three markers. [Reconstructed.]
    .title = Imboden’s guns

rule-RBC-AMB20 = Palmer’s cavalry does not come to Matthews Hill. [Reconstructed.]
    .title = Without Palmer

rule-RBC-AMB42 = In Matthews Hill reinforcements enter in March or Advance; as an option in Advance only. Hampton is always in March. [Reconstructed.]
    .title = Orders of arrivals

rule-RBC-21_2 = Infantry SP on the turnpike and on its far side are compared: south of it for the Union, north of it for the Confederates. More wins, the same is a draw. [Partly reconstructed.]
    .title = Winning Matthews Hill

rule-RBC-21_2a = A hex above the pike’s hex in its column is north of it, one below it south; columns 01 to 21 are all north. Pike hexes count for both. [Partly reconstructed.]
    .title = North and south of the pike

rule-RBC-21_2b = Guns, cavalry even on foot, and units routed or off the map count nothing. [Reconstructed.]
    .title = Who does not count

rule-RBC-22_1 = Both maps, twelve turns, set up as listed; the parents of detachments are 1 SP short. Burnside begins in March, which may be changed at the start, with 3 markers.
    .title = First Bull Run

rule-RBC-22_1a = Reinforcements come at the turns and hexes of the schedule.
    .title = Who comes to Bull Run

rule-RBC-22_1b = A brigade named in a scenario means all its infantry and artillery unless the line says otherwise.
    .title = What a brigade is

rule-RBC-AMB02 = A 0 for the hex in the schedule means the same hex as in the line above. [Reconstructed.]
    .title = A zero in the schedule

rule-RBC-AMB03 = Keyes enters on the turnpike at the east edge, N7021; as an option at N4401. [Reconstructed.]
    .title = Where Keyes enters

rule-RBC-AMB04 = In the names of entry hexes the W means nothing; N and S name the map, and Matthews Hill is on the north map. [Reconstructed.]
    .title = Names of entry hexes

rule-RBC-AMB24 = Confederates on the map for whom no order is printed begin in Advance. [Reconstructed.]
    .title = First orders

rule-RBC-22_2 = The Union wins with 5 points at the end of 2000: Groveton 2, N4627 1, N5425 1, Stone Bridge 2, Lewis Ford 1, S5210 5. Otherwise the Confederates win.
    .title = Winning Bull Run

rule-RBC-22_2a = A place belongs to the side whose combat unit was there last; at the beginning all are Confederate. [Partly reconstructed.]
    .title = Control

rule-RBC-22_2b = The Stone Bridge needs both its hexes, Groveton all of its own. [Reconstructed.]
    .title = Places of several hexes

rule-RBC-AMB58 = A combat unit that only passes through a place takes it. [Reconstructed.]
    .title = Passing takes

rule-RBC-22_3 = Richardson, Montgomery, the fifth division and Varian’s battery never appear.
    .title = Who never comes

rule-RBC-AMB28 = Carlisle’s battery has three sections of two guns. [Reconstructed.]
    .title = Carlisle’s guns

rule-RBC-AMB29 = Griffin’s battery has four Parrotts and two howitzers. [Partly reconstructed.]
    .title = Griffin’s guns

rule-RBC-AMB30 = The battery with Kershaw is Kemper’s of Alexandria, four 6-pounders. [Reconstructed.]
    .title = Kershaw’s guns

rule-RBC-23_1 = Every counter a has its b under the same regiment. [Partly reconstructed.]
    .title = Two counters

rule-RBC-23_2 = All are recruits but the US Regulars, the 1st Special Louisiana with its detachment, the regular batteries and Palmer. [Partly reconstructed.]
    .title = Recruits

rule-RBC-23_3 = Infantry is confusing exactly if its colour is the enemy’s or red.
    .title = Uniforms

rule-RBC-23_4 = Every counter fits into a hex by itself. [Reconstructed.]
    .title = No counter too big

rule-RBC-23_5 = Infantry regiments of 12 SP or more are two counters. [Partly reconstructed.]
    .title = Big regiments
