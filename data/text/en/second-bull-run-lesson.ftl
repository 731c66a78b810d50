# Second Bull Run 1862: the coach of the first battle.

web-lesson-second-bull-run-welcome = Half past six, 30 August 1862. You command the Union; Jackson waits behind the unfinished railway, and somewhere beyond it is Longstreet. This lesson takes you through one attack on the real map. Press Next.
web-lesson-second-bull-run-designate = Troops act when a corps commander calls them. The round counters are commanders, and the number is what they add to their die. Click Reno (+1) and confirm: a die falls, and what is final is always asked twice.
web-lesson-second-bull-run-activate = The die says how many divisions Reno may call, at least one. Each division has a colour and a letter; point at a button to see who belongs to it. Activate Reno’s division, by its button or by one of its counters.
web-lesson-second-bull-run-act = Now its brigades act one by one. Choose Nagle, on Matthews Hill.
web-lesson-second-bull-run-reach = Bright zones lie next to Nagle, dashed ones further along, each with its cost in movement points. Point at one to read why. Lawton holds the outlined zone 129, in front of the railway. Press Next.
web-lesson-second-bull-run-march = Go west: click Dogan Ridge, zone 119. Until a die falls or the enemy is asked, Undo takes it back.
web-lesson-second-bull-run-contact = Go on into zone 118. Next to the enemy, and before his guns, every step is dearer; there the march ends.
web-lesson-second-bull-run-front = Troops fight to their front: the thick mark on the border and the thin ones beside it. Click zone 129 to face Lawton. The enemy beside you may turn towards you in answer.
web-lesson-second-bull-run-attack = Now Nagle may declare an attack; what it would come to is already under Odds. Click zone 129: an arrow shows what he is about to do.
web-lesson-second-bull-run-together = A division stays together: no brigade may end more than two zones from the next. So Ferrero has to follow. Choose him if he is not chosen yet, and march him to Dogan Ridge, zone 119; further on, in zone 130, he could even join the attack.
web-lesson-second-bull-run-settle = If he has points left, stop him. Then choose his front; the outlined zone is where he stands.
web-lesson-second-bull-run-commanders = If Reno may call more divisions, call them or press “No more activations”. Then commanders may ride; leave them where they are and end the movement.
web-lesson-second-bull-run-odds = Every declared attack must be fought. The sheet has each modifier with its rule and each result with its exact chance; alone, Nagle has little hope. Read it, then roll.
web-lesson-second-bull-run-log = The log tells what happened, with the dice; what went into the sums lies folded below the heading. Answer whatever is still asked, then open the log and click a line: the map shows where it was.
web-lesson-second-bull-run-end = That is all you need. The game goes on against the computer; the question mark has all the keys, and every rule answers “Why?”.
