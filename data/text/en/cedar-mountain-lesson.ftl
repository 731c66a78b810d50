# Cedar Mountain 1862: the coach of the first guns, and words of the page that this title has otherwise.

web-lesson-cedar-mountain-welcome = Twenty past four in the afternoon, 9 August 1862. You command Banks’s Union corps on the low ridge; Jackson’s men hold the road and the woods in front. This lesson takes you through the first gunfire and a first march. Press Next.
web-lesson-cedar-mountain-target = A turn begins with the guns. The bar at the bottom asks for a target, and every enemy your batteries can see and reach is lit. Click Early on the road.
web-lesson-cedar-mountain-join = One unit is fired at once only, so everybody who fires at Early fires together. The bar lists all batteries that may, each with the strength it has at this range. Let Reserve 3 join: click it on the map or in the bar.
web-lesson-cedar-mountain-more = A line runs from the battery to its target. Let others join or leave again, as you like: the odds change with every click. But who fires now cannot fire at another target in this phase. Press Next.
web-lesson-cedar-mountain-odds = This is the odds sheet: the column of the chart, every modifier with its rule, every result with its exact chance. Read it, then press Fire. Dice cannot be taken back so easily.
web-lesson-cedar-mountain-log = If a Fate marker is offered, spend it to throw the die again or let the die lie. Then open the log: it tells what happened, with the dice. Click a line, and the map shows where.
web-lesson-cedar-mountain-cease = Other batteries may fire at other targets. When you have had enough, press End the fire. Then the enemy’s guns answer.
web-lesson-cedar-mountain-again = The first turn belongs to the guns of both sides. If one of your units has to give way, choose a lit hex for it. The next turn begins with your guns again: fire as before, or press End the fire.
web-lesson-cedar-mountain-move = Now the Movement Phase: each unit may move once, and all that may are lit. When the bar asks who moves, click Prince, or another brigade if the guns have driven him off.
web-lesson-cedar-mountain-reach = You see where the brigade could go, each hex with its cost in movement points. Point at one to read why. Woods, streams and slopes cost more, roads less, and next to the enemy everybody stops. Press Next.
web-lesson-cedar-mountain-step = There is room for one unit in a hex. Click a lit hex, near or far, and the brigade goes there. Undo brings it back.
web-lesson-cedar-mountain-halt = It may go on as long as it has points. Press Stop here when it has gone far enough; if nothing is left to spend, press Next.
web-lesson-cedar-mountain-end = That is all you need. End the movement when you are done: then the enemy fires first, and after him your infantry. The game goes on against the computer; the question mark has all the keys, and every rule answers “Why?”.

# Movement points are counted in halves; places are hexes.
web-points-in-cedar-mountain = 1/2
web-place-unnamed-cedar-mountain = hex { $id }
web-odds-die-rally-cedar-mountain = { $unit } rallies on { $face } or less
