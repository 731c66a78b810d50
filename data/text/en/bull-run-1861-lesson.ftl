# Bull Run 1861: the coach of the first battle.

web-lesson-bull-run-1861-welcome = Eight in the morning, 21 July 1861. You command the Union; Evans holds the Stone Bridge with a handful of men. This lesson takes you through one attack on the real map. Press Next.
web-lesson-bull-run-1861-select = The bar at the bottom asks for a brigade, and those you may activate are lit. Click Sherman at the Stone Bridge (point at the stack to spread it out).
web-lesson-bull-run-1861-reach = Now you see where Sherman could go: bright places next to him, dashed ones further along, each with its cost in movement points. Point at one to read why. But we want a fight: press Next.
web-lesson-bull-run-1861-engage = Evans is across the bridge. To attack this phase a brigade has to engage: press Engage in the bar below. It costs 2 points, and Undo takes it back.
web-lesson-bull-run-1861-front = Troops fight to their front: the thick mark on the border and the two thin ones beside it. Click Stone Bridge West to face Evans.
web-lesson-bull-run-1861-others = If the bar offers more brigades, move or stop them as you like; then leave the headquarters where they are. When it asks for a zone to attack, click Stone Bridge West.
web-lesson-bull-run-1861-join = Sherman is engaged and faces the target, so he can join. Click him.
web-lesson-bull-run-1861-odds = This is the odds sheet: every modifier with its rule, every result with its exact chance. Read it, then press Roll. Dice cannot be taken back so easily.
web-lesson-bull-run-1861-log = The log tells what happened, with the dice. Answer whatever is still asked, then open the log and click a line: the map shows where it happened.
web-lesson-bull-run-1861-end = That is all you need. The game goes on against the computer; the question mark has all the keys, and every rule answers “Why?”.
