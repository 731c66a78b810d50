# Cedar Mountain 1862: the rules in our own words, by ledger id (a dot in the id is written as an underscore).
# "Reconstructed" marks what the rulebook at hand does not say: a page, the player aid, the map and the counters were missing.

rule-CM-1_1 = One ten-sided die is used throughout; faces 1..9 count as printed and the 0 face counts 10.
    .title = Ten-sided die

rule-CM-1_2 = Every halved strength is rounded down for each firing unit on its own and is never less than 1.
    .title = Halving

rule-CM-1_3 = The firing player rolls fire dice; the owner of a unit rolls its morale and rally dice and its leader’s casualty die. [Reconstructed.]
    .title = Who rolls

rule-CM-M_1 = Hexes are numbered by column and row. Columns run west to east, rows north to south, tops are flat, and even columns sit half a hex lower: the only layout in which the set-up lines are unbroken.
    .title = The grid

rule-CM-M_2 = The map has columns 01-20; odd columns have rows 01-20, even columns rows 01-19 (390 hexes). Extent is ours; the three entry hexes lie on the north, west and south edges. [Reconstructed.]
    .title = Extent of the map

rule-CM-M_3 = Each hex has six neighbours: north, south, and two on either side as the stagger of its column says.
    .title = Neighbours

rule-CM-M_4 = Distance is the number of steps from hex to hex. [Reconstructed.]
    .title = Distance

rule-CM-O_1 = The options are fixed before the game by both players; without agreement each has its default. [Reconstructed.]
    .title = Options

rule-CM-5_1 = A game turn is the Union half followed by the Confederate half; each half runs Command, Artillery, Movement, Combat (defensive fire, then offensive fire), Rally in that order.
    .title = Sequence of a turn

rule-CM-5_2 = Turn track: 1 = 15:00, 2 = 15:40, 3 = 16:20, 4 = 17:00, 5 = 17:40, 6 = 18:20, 7 = 19:00, 8 = 19:40, 9 = 20:20. Turns 3 and 9 are printed, 8 is confirmed by a published play report, the rest follow from 40-minute turns.
    .title = Turn track

rule-CM-5_3 = The game ends after turn 9. [Reconstructed.]
    .title = End of the game

rule-CM-5_4 = Results of one fire are carried out in full before the next fire is declared.
    .title = One fire at a time

rule-CM-5_5 = Dice order inside one fire: fire die; then one leader die for each leader in the target hex, highest rank first, equal ranks in order of id; then the morale die. A Fate marker is offered after each die to the player who rolled it, and only the final die counts, also for the leader trigger. [Partly reconstructed.]
    .title = Order of dice

rule-CM-5_6 = A player may end any declare, move, advance or rally state; when he has no legal choice it ends by itself. Exception: CM-14.3b. [Partly reconstructed.]
    .title = Passing

rule-CM-5_7 = Play runs to the end of turn 9 even if a side has no combat unit left on the map. [Reconstructed.]
    .title = To the end

rule-CM-2_1a = A hex holds at most one combat unit of either side, plus any number of friendly leaders and markers.
    .title = One unit to a hex

rule-CM-2_1b = The limit is checked at the end of each unit’s move, advance, retreat or rout; passing through a friendly unit is free. [Partly reconstructed.]
    .title = Passing friends

rule-CM-2_1c = A combat unit may never enter a hex holding an enemy combat unit. [Reconstructed.]
    .title = Enemy hexes

rule-CM-2_2a = Each unrouted combat unit, in any formation, controls all six neighbouring hexes that are on the map and not across prohibited terrain.
    .title = Zone of control

rule-CM-2_2b = A routed unit controls only its own hex.
    .title = Routed units control nothing

rule-CM-2_2c = A unit that enters an enemy ZOC hex ends its move there.
    .title = Stop in a zone

rule-CM-2_2d = Leaving a hex that is in enemy ZOC costs 1 MP more, once per hex left.
    .title = Leaving a zone

rule-CM-2_2e = Let S be the set of enemy units whose ZOC covers the unit’s hex at the start of its move. During that move it may not enter any hex in the ZOC of a member of S, even if another unit’s ZOC also covers it. Other enemy ZOC hexes stay open. [Partly reconstructed.]
    .title = Not the same zone again

rule-CM-2_2f = Leaders have no ZOC and are not stopped by one, but see CM-6.4c. [Partly reconstructed.]
    .title = Leaders and zones

rule-CM-2_3a = SP is both the fire value and the life of a unit; losses are subtracted from it and at 0 the unit leaves play for good.
    .title = Strength points

rule-CM-2_3b = A unit fires all its SP at one target or does not fire.
    .title = No split fire

rule-CM-2_3c = Gun strengths: 2 guns to the SP as in 2.3, rounded up, a point more for Knap’s Parrotts and for Terry’s heavier pieces, a point less for Cothran’s battery, engaged in part; every unit stays within the 1 to 3 guns per SP of section 14. [Reconstructed.]
    .title = Strength of guns

rule-CM-2_4a = Infantry or cavalry whose SP is at or below its shattered value is shattered at once; artillery never is.
    .title = Shattered

rule-CM-2_4b = A unit is shattered at 50 % (green), 45 % (black) or 40 % (gold) of its full strength, to the nearest whole number and never above half. [Reconstructed.]
    .title = When shattered

rule-CM-2_4c = A shattered unit may not enter enemy ZOC by movement, need not leave one, and still fires on both occasions.
    .title = Shattered in the field

rule-CM-2_4d = A shattered unit gets no column movement.
    .title = Shattered: no column

rule-CM-2_5a = Morale values: green 5, black 7, gold 9.
    .title = Morale values

rule-CM-2_5b = Only Garnett is green and only Stonewall is gold; every other combat unit, guns included, is black.
    .title = Colours

rule-CM-2_5c = Colour does not change when a unit is shattered. [Reconstructed.]
    .title = Colour stays

rule-CM-3_3a = Bayard’s cavalry is an independent command (asterisk, gold bar) and is always in command. The rule is printed, the unit is our choice. [Partly reconstructed.]
    .title = Bayard independent

rule-CM-3_3b = Cavalry counts as mounted unless marked dismounted.
    .title = Cavalry is mounted

rule-CM-6_1a = An infantry or cavalry unit is in command if its own division leader, or the corps leader of its corps, can reach it with a line of command of at most 4 hexes (3 if that leader is a replacement).
    .title = Command radius

rule-CM-6_1b = Artillery is in command if any friendly leader reaches it within 4 hexes (3 for a replacement, as 6.1 cuts every replacement’s range).
    .title = Command of guns

rule-CM-6_1c = Banks is corps leader for Williams’ and Augur’s divisions; Jackson for the three Confederate divisions; Ricketts’ brigades answer only to Ricketts. [Reconstructed.]
    .title = Who commands whom

rule-CM-6_2a = Line of command: breadth-first from the leader’s hex, one step per neighbouring hex. A step may not enter an enemy-occupied hex, an enemy ZOC hex without a friendly combat unit in it, or prohibited terrain. The unit’s own hex counts as a step; the leader’s hex does not.
    .title = Line of command

rule-CM-6_2b = A friendly combat unit in a hex cancels enemy ZOC there for this purpose; a friendly ZOC does not.
    .title = Friends open the line

rule-CM-6_2c = The finding made in the Command Phase holds for the player’s whole half-turn and, for defensive purposes, until his next Command Phase. [Partly reconstructed.]
    .title = The finding holds

rule-CM-6_3a = Out of command units may not enter enemy ZOC, but may stay in one.
    .title = Out of command and zones

rule-CM-6_3b = Out of command units get no column movement.
    .title = Out of command: no column

rule-CM-6_3c = Out of command units may fire in the Artillery Phase and the Combat Phase.
    .title = Out of command fires

rule-CM-6_3d = Out of command units may not try to rally.
    .title = Out of command: no rally

rule-CM-6_4a = A leader stacked with a unit of his own command gives -1 on that unit’s morale and rally dice; never more than -1 in total. Artillery counts as under every friendly leader. [Partly reconstructed.]
    .title = A leader steadies

rule-CM-6_4b = Leaders move in the Movement Phase with 9 MP; each hex costs 1 whatever the terrain, level or stream. [Reconstructed.]
    .title = Leaders ride

rule-CM-6_4c = A leader may not enter a hex with an enemy combat unit, and may enter enemy ZOC only where a friendly combat unit stands. [Reconstructed.]
    .title = Leaders shun the enemy

rule-CM-6_4d = Leaders may stand alone in a hex.
    .title = Leaders alone

rule-CM-6_4e = When the fire die against a hex with leaders is 10, natural or modified, a die is thrown for each of them: 6 to 10 is a casualty, 1 to 5 no effect. [Partly reconstructed.]
    .title = Leader check

rule-CM-6_4f = A casualty flips at once to the replacement side: radius 3, same command, same -1. A replacement that becomes a casualty is removed for good. [Partly reconstructed.]
    .title = Replacements

rule-CM-6_4g = Each casualty, original or replacement, gives the enemy 1 VP.
    .title = Points for leaders

rule-CM-6_4h = A leader stacked with a unit that retreats, routs or advances may go with it (owner’s choice) at no cost. He may also ride along when it moves, if he has not moved in this phase; that is then his whole move. If the unit is eliminated he stays. A leader barred from moving may still go along with a retreat or rout. [Reconstructed.]
    .title = Going along

rule-CM-6_4i = If an enemy combat unit enters a hex holding a leader alone, take a leader check; then, casualty or not, place him with the nearest friendly combat unit of his command (any friendly unit if none, owner picks ties). With no friendly unit on the map he is removed. [Reconstructed.]
    .title = Found alone

rule-CM-6_4j = Leaders cannot be chosen as targets.
    .title = No targets

rule-CM-6_4k = Bayard’s cavalry is in nobody’s command: no leader’s -1 and no Fate marker serves it.
    .title = Nobody leads Bayard

rule-CM-7_1 = Only the active player’s unlimbered, unrouted artillery fires in this phase, each unit once.
    .title = Who fires in the Artillery Phase

rule-CM-7_2 = Targets need range and, beyond 1 hex, line of sight. Several guns may join on one target; a target is fired at only once in the phase.
    .title = Targets of guns

rule-CM-7_3 = A gun that fires gets a Fired marker and may neither move nor change formation in the Movement Phase that follows.
    .title = Fired guns stay

rule-CM-7_4 = Results apply at once, including retreat and rout; nobody advances. [Partly reconstructed.]
    .title = No advance

rule-CM-7_5 = Fired markers matter only to the owner’s own half-turn: defensive fire neither needs nor sets one, so a gun may fire in its own Artillery Phase and again in the enemy Combat Phase.
    .title = Fire again in defence

rule-CM-7_6 = Artillery takes no part in offensive fire.
    .title = No guns in the attack

rule-CM-8_0a = Infantry has 6 movement points, cavalry 9 mounted and 6 dismounted, limbered artillery 6, a leader 9; unlimbered guns do not move and a routed unit goes one hex. [Partly reconstructed.]
    .title = Allowances

rule-CM-8_0b = Open ground and wheat cost 1, corn and brush 2, woods 2 on foot and 3 mounted or limbered, a farm 1. A stream, a change of level and leaving an enemy zone of control add 1 each. Woods and farms give -1 to fire at a target in them and block sight. [Partly reconstructed.]
    .title = Terrain chart

rule-CM-8_1a = In the Movement Phase the active player moves any, all or none of his units, one after another, each once.
    .title = Each unit once

rule-CM-8_1b = MP cannot be saved or lent.
    .title = No saving

rule-CM-8_1c = A unit must be able to pay the full cost of a hex; there is no free minimum move. [Reconstructed.]
    .title = Full price

rule-CM-8_1d = Level cost is 1 MP for each hexside between unequal levels, up or down.
    .title = Levels

rule-CM-8_1e = A stream crossed along a road (bridge or ford) costs nothing extra. [Reconstructed.]
    .title = Bridges and fords

rule-CM-8_2a = Limbered artillery and cavalry may enter enemy ZOC, stop there, and keep their formation until the owner’s next turn.
    .title = No change in a zone

rule-CM-8_2b = Cavalry and artillery that begin the phase in enemy ZOC may change formation.
    .title = Change when beginning there

rule-CM-8_3a = Limbering or unlimbering costs 2 MP of the 6.
    .title = Limbering

rule-CM-8_3b = Mounting or dismounting costs 2 MP. After a change the MP left are max(0, MA of the new form - all MP spent so far, the 2 included).
    .title = Mounting

rule-CM-8_3c = A unit may change formation as often as it can pay for it (a gun: limber, move 2, unlimber); the 2 MP must be available in the form the unit leaves. An option allows one change a turn.
    .title = Several changes

rule-CM-8_4a = Column movement: for each hex entered that is clear, or is entered along a road, and is more than 4 hexes from every enemy combat unit, the base cost is 1/2 MP. An option asks it of the hex left as well. [Partly reconstructed.]
    .title = Column movement

rule-CM-8_4b = Within 4 hexes of an enemy combat unit the full cost of the hex’s own terrain is paid and roads are ignored (bridges still spare the stream cost). [Partly reconstructed.]
    .title = Near the enemy

rule-CM-8_4c = Other terrain off road costs its normal price even far from the enemy.
    .title = Other ground

rule-CM-8_4d = Routed, shattered and Out of command units get no half cost; away from the enemy they pay 1 along a road. [Partly reconstructed.]
    .title = Who has no half price

rule-CM-8_4e = +1 for level, stream and enemy ZOC exit is never halved. [Partly reconstructed.]
    .title = Surcharges stay whole

rule-CM-8_5a = Units due enter through their entry hex in the owner’s Movement Phase, pay its cost as a hex entered along the road, and use the rest of their MA. [Partly reconstructed.]
    .title = Entering

rule-CM-8_5b = Any number may enter by the same hex in one phase without extra cost; no two combat units may end there. Leaders pay 1 MP for the entry hex. [Partly reconstructed.]
    .title = Many by one hex

rule-CM-8_5c = Reinforcements are in command on the turn they enter.
    .title = In command on entry

rule-CM-8_5d = Artillery enters limbered; cavalry enters in either form.
    .title = Form on entry

rule-CM-8_5e = If the entry hex holds an enemy unit or is in enemy ZOC, use the closest map-edge hex that is free of both (owner picks ties) and pay its own terrain cost, halved only if it is clear and CM-8.4a holds. With no such hex the unit stays off map. [Partly reconstructed.]
    .title = Blocked entry

rule-CM-8_5f = Units due may be held back and enter on a later turn, except as CM-14.3b says.
    .title = Held back

rule-CM-8_6 = A routed unit may move 1 hex, ignoring cost, to a hex outside enemy ZOC from which no enemy combat unit is closer than before. An option looks at the nearest enemy only.
    .title = Routed units creep

rule-CM-8_7 = A routed unit may not change formation; guns stay limbered until they rally and pay to unlimber.
    .title = Routed units keep their form

rule-CM-9_2a = Defensive fire: every unrouted unit of the reactive player that has range and, beyond 1 hex, LOS may fire once: infantry, cavalry and unlimbered artillery, alone or together.
    .title = Defensive fire

rule-CM-9_2b = Mounted cavalry fires only defensively and at half strength. [Reconstructed.]
    .title = Mounted cavalry

rule-CM-9_3a = Offensive fire: unrouted infantry and dismounted cavalry of the active player, each once.
    .title = Offensive fire

rule-CM-9_1a = Firing is always optional.
    .title = Optional

rule-CM-9_1b = In one Combat Phase a unit fires at most once and is fired at most once.
    .title = Once each

rule-CM-9_1c = Routed units never fire.
    .title = Routed units are silent

rule-CM-9_1d = Limbered artillery never fires.
    .title = Limbered guns are silent

rule-CM-9_R = Strength at range: infantry and dismounted cavalry full at 1 hex; guns double at 1, full at 2 and 3, half from 4 to 10, and no farther. [Reconstructed.]
    .title = Range chart

rule-CM-9_4a = Adjacent units always see each other.
    .title = Neighbours see

rule-CM-9_4b = Otherwise trace from centre to centre. A hex between blocks if it is woods or town; or if its level is higher than both ends; or if it holds a unit friendly to the firer and is adjacent to the target.
    .title = What blocks

rule-CM-9_4c = Enemy units, leaders, streams, fields and brush never block; the terrain of the two end hexes does not block.
    .title = What does not block

rule-CM-9_4d = Friendly units in between that are not adjacent to the target do not block.
    .title = Over friends

rule-CM-9_4e = A line that only runs along a hexside is blocked there only if both hexes of that side block. A line that touches a corner ignores that hex. [Reconstructed.]
    .title = Along a side

rule-CM-9_4f = Woods and towns block even when the firer is higher.
    .title = Woods from above

rule-CM-9_5a = Name the target hex and all firers; multiply each firer’s SP by its range factor; add up; find the column.
    .title = Adding strengths

rule-CM-9_5b = A limbered artillery target moves the column one to the right (stop at the last). [Partly reconstructed.]
    .title = Limbered target

rule-CM-9_5c = Roll d10, add all DRMs, read the row: 0 or less uses the top row, 10 or more the bottom row. [Partly reconstructed.]
    .title = Reading the chart

rule-CM-9_5f = Flank fire gives +1; a target in woods or a farm -1; every firer adjacent and lower -1; every firer adjacent and across a stream -1. [Partly reconstructed.]
    .title = Modifiers

rule-CM-9_5d = The flank bonus counts hexes of units that fire in this attack. [Partly reconstructed.]
    .title = Flank fire

rule-CM-9_5e = All DRMs add up. [Reconstructed.]
    .title = They add up

rule-CM-9_C = Results of fire are those of the combat chart. [Reconstructed.]
    .title = Combat chart

rule-CM-9_6a = A dash on the chart has no effect.
    .title = No effect

rule-CM-9_6b = M asks for a morale check.
    .title = M

rule-CM-9_6c = A number n: the target loses n SP, then checks morale.
    .title = A number

rule-CM-9_6d = A number with R: the target loses n SP, retreats 2 hexes, then checks morale in the new hex.
    .title = A number with R

rule-CM-9_6e = The star is the leader check, made before the loss and even if the modified result is -. [Partly reconstructed.]
    .title = The star

rule-CM-9_6f = A routed target takes no morale check: on any result but - it loses its n SP, moves 3 hexes as a rout and stays routed (an R adds nothing). [Partly reconstructed.]
    .title = Routed target

rule-CM-9_6g = SP lost beyond what a unit has are ignored. [Reconstructed.]
    .title = Overkill

rule-CM-9_7a = Roll d10, -1 for a leader of its command in the hex; higher than the morale value means rout.
    .title = Morale check

rule-CM-9_7b = A natural 10 always fails.
    .title = Natural ten

rule-CM-9_7c = No terrain modifies morale here.
    .title = Terrain and morale

rule-CM-9_8a = Retreat is 2 hexes, rout 3; neither is movement, so costs do not apply. The owner chooses the path.
    .title = How far

rule-CM-9_8b = Each step goes to a hex that is on the map, not prohibited, not enemy-occupied, and neither the starting hex nor one already entered in this retreat. Only the best class that has such a hex may be chosen: (1) nearer to the retreat hex and not nearer to any unit that fired; (2) nearer to the retreat hex; (3) same distance from it and not nearer to any unit that fired; (4) same distance; (5) farther from it but farther from every unit that fired. Within a class the owner picks. Units of Ewell’s division measure to 0115 or 0920, whichever they choose at the first step. [Partly reconstructed.]
    .title = Which way

rule-CM-9_8c = A hex of class 3 or 4 outside enemy ZOC may be taken in place of a class 1 or 2 hex inside it. [Reconstructed.]
    .title = Round a zone

rule-CM-9_8d = Entering an enemy ZOC hex costs 1 SP per hex, however many enemies cover it and whether or not a friend stands there. [Partly reconstructed.]
    .title = Price of zones

rule-CM-9_8e = It may not end in enemy ZOC or stacked with another combat unit: it goes on, hex by hex, until neither holds. With an option a unit that stands in enemy ZOC after its 2 or 3 hexes (and any it adds for stacking) is eliminated. [Partly reconstructed.]
    .title = Where it may end

rule-CM-9_8f = A unit with no legal step before it may stop is eliminated.
    .title = No way out

rule-CM-9_8g = Unlimbered artillery that must retreat or rout loses 1 SP more and is turned to its limbered side first; once limbered, the rout that follows a retreat costs nothing more.
    .title = Guns flee

rule-CM-9_8h = A rout places the Rout marker before the first step, so the unit has no ZOC while it runs. [Reconstructed.]
    .title = Rout marker first

rule-CM-9_8i = Nobody may leave the map.
    .title = Nobody leaves

rule-CM-9_8j = Retreats and routs are legal into enemy ZOC at night as by day.
    .title = Flight by night

rule-CM-9_9a = After each offensive fire that empties the target hex (retreat, rout or elimination) one unrouted combat unit of the moving player next to that hex, other than unlimbered artillery, may move in at once, whether it fired or not. An option keeps this to units that fired at the target. [Partly reconstructed.]
    .title = Advance

rule-CM-9_9b = Defensive fire and the Artillery Phase give no advance.
    .title = No advance in defence

rule-CM-9_9c = Advancing ignores MP, ZOC exit and CM-2.2e, but a shattered, Out of command or night unit may not advance into enemy ZOC. [Partly reconstructed.]
    .title = Limits of advance

rule-CM-9_9d = A unit that has advanced may not fire later in the same phase. [Reconstructed.]
    .title = Advanced units do not fire

rule-CM-10_1 = Each routed unit of the active player that is in command may roll once; a result (leader -1) equal to or below its morale removes the Rout marker.
    .title = Rally

rule-CM-10_2 = In a rally only the modified result counts, as 10.2 is worded; a natural 10 has no special meaning there (it matters only to a gold unit with a leader). An option carries the automatic failure of 9.7 over.
    .title = Ten in a rally

rule-CM-10_3 = Failure changes nothing else.
    .title = Failure

rule-CM-10_4 = Fired markers of the active player come off at the end of the phase.
    .title = Markers off

rule-CM-10_5 = A unit routed earlier in the same half-turn may already try.
    .title = Freshly routed

rule-CM-11_1 = On turn 9 no unit may enter enemy ZOC, except by retreat or rout.
    .title = Night and zones

rule-CM-11_2 = All ranges are 1 hex.
    .title = Night range

rule-CM-11_3 = Only a unit that was adjacent to an enemy combat unit when the game turn began may fire, in either half, and its target must be adjacent when it fires; any adjacent enemy will do. [Partly reconstructed.]
    .title = Night fire

rule-CM-13_1 = Each SP lost by a side, for any reason, and each leader casualty is worth 1 VP to the other.
    .title = Points for losses

rule-CM-13_2 = At the end of every turn the Union gets 2 VP for each objective hex held by one of its combat units at that moment; keep a separate count of these.
    .title = Points for objectives

rule-CM-13_3 = Points are kept as one signed number (Union positive), as the flipping markers of the track do.
    .title = One track

rule-CM-13_4 = The Union wins with a net of 5 or more after turn 9 and at least 4 points from objectives; anything else is a Confederate win.
    .title = Who wins

rule-CM-13_5 = The general last-to-pass control rule of 13 is not used; only occupation counts.
    .title = Occupation counts

rule-CM-13_6 = Objective hexes: 0607 Garnett’s woods, 0708 The Gate, 0911 The Cedars, 1113 Mrs Crittenden’s farm. [Reconstructed.]
    .title = Objective hexes

rule-CM-13_7 = A unit in any state, routed included, occupies its hex.
    .title = Any unit holds

rule-CM-13_8 = Most points at the end (section 13) does not decide this game; CM-13.4 replaces it.
    .title = Not the most points

rule-CM-13_9 = The SP lost by each side are kept and shown apart from the points, as the loss track of the map does.
    .title = Loss track

rule-CM-14_1a = The Union moves first.
    .title = The Union first

rule-CM-14_1b = At set-up each artillery unit is limbered or unlimbered and each cavalry unit mounted or dismounted as its owner likes.
    .title = Forms at the start

rule-CM-14_1c = Each leader starts in a hex with, or next to, a combat unit of his division (division leader) or corps (corps leader). The hex may not hold an enemy unit.
    .title = Posts of leaders

rule-CM-14_1d = Set-up order: Union, then Confederate, both in the open. Default if a player does nothing: guns unlimbered, Bayard mounted, Banks with Reserve 5, Williams with Crawford, Augur with Prince, Jackson with Early, Winder with Garnett, Ewell with Trimble (with these every unit starts turn 4 in command). [Reconstructed.]
    .title = Order of set-up

rule-CM-14_5a = Union: Banks, Williams. Confederate: Jackson, A.P. Hill. Jackson is printed as the example, the others are ours. [Partly reconstructed.]
    .title = Fate markers

rule-CM-14_5b = Right after a die he rolled for fire, morale, rally or leader check, a player may spend a marker to roll it again if a unit of his involved in that roll (any one firer, the testing unit, or the unit stacked with the checked leader) is of the named leader’s command and within his command line at that moment. The second roll stands. [Partly reconstructed.]
    .title = Spending Fate

rule-CM-14_5c = One marker per roll; a spent marker is gone. [Partly reconstructed.]
    .title = One a roll

rule-CM-14_5d = If the named leader becomes a casualty his unspent marker is lost: the replacement is another man. An option keeps it until the replacement is gone too. [Partly reconstructed.]
    .title = Losing Fate

rule-CM-14_5e = Arrival rolls cannot be repeated. [Reconstructed.]
    .title = Not for arrivals

rule-CM-14_1e = Retreat hexes, for retreat and rout alike: Union 1701; Confederate 0115; Ewell’s division (Early, Trimble, Forno, Courtney, Dement, Latimer, Terry) 0115 or 0920. [Partly reconstructed.]
    .title = Retreat hexes

rule-CM-14_2a = Set-up as listed.
    .title = Historical set-up

rule-CM-14_2b = Reinforcements as listed; column movement allowed.
    .title = Historical reinforcements

rule-CM-14_2c = Turn 3 consists only of the Union Artillery Phase and then the Confederate one.
    .title = Turn three

rule-CM-14_2d = Fired markers of turn 3 are removed when the turn ends. [Reconstructed.]
    .title = Markers of turn three

rule-CM-14_2e = Before turn 7 Ewell, Trimble, Latimer, Terry and Forno may not move; Latimer and Terry may limber or unlimber. They may fire, retreat and rout. [Partly reconstructed.]
    .title = Ewell waits

rule-CM-14_2f = The ban includes advance after combat. [Reconstructed.]
    .title = No advance either

rule-CM-14_2g = Walker is Lt Col R.L. Walker’s artillery of Hill’s division, not the 13th Virginia’s colonel.
    .title = Walker’s guns

rule-CM-14_3a = Turn 1: every Union unit, leaders included (unless an option frees them), has 4 MP; Confederates have their full MA; column movement allowed.
    .title = Turn one

rule-CM-14_3b = What a player holds back on turn 1 must enter on turn 2: that Movement Phase cannot be ended while such a unit has a legal entry. One that has none enters on the first later turn it can. [Partly reconstructed.]
    .title = Turn two

rule-CM-14_3c = The Confederate rolls once at the start of turn 4 for Hill’s group.
    .title = Hill’s die

rule-CM-14_3d = Entry hexes and turns as listed.
    .title = Entries

rule-CM-14_3e = Early, Courtney and Dement (Ewell’s division) and Thomas and Walker (Hill’s) enter on turn 1: 14.3.1 exempts both divisions, but only the units named in 14.3.2 are given another time.
    .title = Early and the others

rule-CM-14_4a = Usable with either scenario. From turn 4 on, at the start of each turn until it succeeds, the Union must roll d10-2; below the turn number, Ricketts, Duryée, Carroll, Hartsuff and Tower are due at 1701 that turn with column movement (the book spells Rickett and Caroll).
    .title = Pope’s die

rule-CM-14_4b = When the roll succeeds on turns 4 to 7 the Confederate gains 4 VP at once, even if the Union then holds the division back; on turns 8 and 9 he gains nothing. [Partly reconstructed.]
    .title = The price of Pope

rule-CM-R51 = A hex is nearer or farther than the hex just left, step by step. [Reconstructed.]
    .title = Nearer than what

rule-CM-R52 = Of hexes outside enemy zones of control the best class from 1 to 4 may always be chosen. A hex inside one only if it is of class 1 or 2, or if there is no free hex of any class. A free hex of class 5 comes before one of class 3 or 4 in a zone. [Reconstructed.]
    .title = Free hexes first

rule-CM-R53 = Guns count as under every friendly leader for Fate markers too, within his range. A leader goes along only with units of his command or with guns he is stacked with. [Reconstructed.]
    .title = Guns and leaders

rule-CM-R54 = A leader pays nothing more for leaving an enemy zone of control, and a lone enemy leader does not block a line of command. [Reconstructed.]
    .title = Leaders are no combat units

rule-CM-R55 = The cap of turn 1 is on the whole move of that turn, changes of formation included. [Reconstructed.]
    .title = The cap of turn one

rule-CM-R56 = A unit may advance into a vacated hex that still holds an enemy leader; he is then found alone. [Reconstructed.]
    .title = Advancing on a leader
