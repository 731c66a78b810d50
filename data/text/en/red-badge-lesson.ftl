# Red Badge of Courage: the coach of the first activation, and words of the page that this title has otherwise.

web-lesson-red-badge-welcome = Ten o’clock, 21 July 1861. You command the Union on Matthews Hill: Burnside’s brigade has come down the Sudley road, and a battalion of Louisianans bars the way. Whoever has more infantry beyond the turnpike after three turns has won. This lesson takes you through one activation. Press Next.
web-lesson-red-badge-activate = Brigades act when one of their markers comes up. All markers of both sides lie in one pool and are drawn by chance, but the side with the initiative names the first brigade, and that is you. Choose Burnside.
web-lesson-red-badge-order = First the order. Burnside is in Advance: his men move and fire, but may not step next to the enemy. For that they would need Attack; the odds say how often the change succeeds, and that a bad roll can cost the whole activation. Leave the order as it is for now.
web-lesson-red-badge-move = Now each unit does one thing: move and then fire, or fire, rally, build or wait. Big regiments are two counters, a and b. Choose 2 RI b, in front.
web-lesson-red-badge-reach = The lit hexes are those it can reach, each with its cost. Open ground costs 1, woods 2, a farm 1 more; the first hex uphill is free of the extra point. Hexes next to the Louisianans are dark, for Advance keeps its distance: point at one to read why. Press Next.
web-lesson-red-badge-step = Go to the outlined hex, N4520, two hexes from the enemy. Rifles fire well at that distance and muskets badly, and your Rhode Islanders have rifles. Until a die falls or the enemy is asked, Undo brings them back.
web-lesson-red-badge-front = The mark on the counter shows which corner the unit faces: it fires through the two hexes in front, and is hurt most through the four others. Turning costs 1 for each corner. You look south-east, where the enemy is, so all is well. Press Next.
web-lesson-red-badge-halt = Stop here. The rest of the movement points is lost, but it may still fire.
web-lesson-red-badge-fire = Name the target: the Louisiana battalion in N4721. Who has fired cannot move any more in this activation, and who fires at a distance cannot shock.
web-lesson-red-badge-odds = Read the odds before you give fire. Eight strength points set the column. Rifles at two hexes help, the long walk and the farm hurt; each line has its rule. A shot from a standing line would be worth two more. What comes out is a test of nerve or a loss with such a test. Then give fire.
web-lesson-red-badge-return = Fire from one or two hexes may be answered at once. This is an interrupt: the enemy breaks in on your activation, and later you will on his. If the Louisianans still stand, see whether they fire back, and what it costs. Then press Next.
web-lesson-red-badge-log = Open the log. It has every die with its modifiers; losses are for good, a failed test means Disorder: slower, worse fire, no shock, until the unit rallies. Click a line, and the map shows where it was.
web-lesson-red-badge-sister = 2 RI a is the other half of the regiment. Parted, both halves test worse; together they share tests and dice in a shock. Choose it and bring it to N4420, beside its sister, then stop it; let it fire too if you like.
web-lesson-red-badge-leader = Burnside commands four hexes around him. A unit farther off skips an activation, and a regiment with him in its hex keeps its nerve better. Let him ride after his men; he cannot go next to the enemy alone. Or press Next.
web-lesson-red-badge-others = Now the rest of the brigade: regiments come up, the battery unlimbers where it can see. Move as many as you like, then end the actions.
web-lesson-red-badge-interrupts = From here on markers are drawn, yours and his. When he acts, the table asks you: to fire back, to fire at those who leave your front, or to turn towards one who comes from the side. Take it or let it pass. Press Next.
web-lesson-red-badge-end = That is all you need. A third activation in a turn tires a brigade; to break the enemy you will have to go to Attack and shock him. The game goes on against the computer; the question mark has all the keys, and every rule answers “Why?” and says whether it is the book’s or ours.

# Movement points are counted in halves; places are hexes.
web-points-in-red-badge = 1/2
web-place-unnamed-red-badge = hex { $id }
web-kind-infantry-red-badge = infantry regiment
web-odds-die-engagement-red-badge = { $unit } goes in on { $face } or less
web-odds-die-pre-shock-red-badge = { $unit } stands the test before the shock on { $face } or less
web-odds-die-disorder-red-badge = { $unit } keeps its order on { $face } or less
web-die-confusion-red-badge = confused fire
web-die-disorder-red-badge = disorder test
web-die-efficiency-red-badge = efficiency marker
web-die-guns-red-badge = guns hit
web-die-initiative-red-badge = initiative
web-die-leader-red-badge = leader in danger
web-die-orders-red-badge = change of order
web-die-pool-red-badge = marker drawn
web-die-rally-red-badge = rally
web-die-recovery-red-badge = recovery
web-die-release-red-badge = release from Reserve
web-die-fire-red-badge = fire
web-die-shock-red-badge = shock
web-die-second-disorder-red-badge = second disorder
# Kinds of dice on which a ten is read as nought.
web-ten-is-nought-red-badge = confusion disorder fire guns initiative leader orders rally recovery release second-disorder shock
# Chance that is drawn from a cup, not thrown.
web-drawn-red-badge = efficiency pool
web-plot-losses-red-badge = Strength points lost
web-plot-points-red-badge = Strength at the pike, or points of places held
web-plot-units-red-badge = Strength points lost by unit
web-story-losses-red-badge = strength points lost { $count }
web-odds-losses-red-badge = Strength points lost on average, { $side }
# Shocks are resolved one by one.
web-odds-of-resolve-red-badge = Shock on { $place }
