# Cedar Mountain 1862: what the computer means to do, and what its evaluation looks at.

## Intents, told to the opponent

cm62-intent-seize = I am going for { $place }.
cm62-intent-drive-out = I mean to drive you from { $place }.
cm62-intent-hold = I mean to hold { $place }.
cm62-intent-guard = I mean to keep you out of { $place }.

## Terms of the evaluation

cm62-term-start = who the scenario favours
cm62-term-verdict = the points to be expected
cm62-term-margin = the lead in points
cm62-term-held = objectives held
cm62-term-contest = strength around the objectives
cm62-term-shortfall = points still owed from objectives
cm62-term-strength = strength of the brigades
cm62-term-guns = strength of the guns
cm62-term-routed = routed units
cm62-term-shattered = shattered brigades
cm62-term-pressure = fire that bears on the enemy
cm62-term-exposed-guns = guns next to the enemy
cm62-term-command = units in command
cm62-term-fate = Fate markers in hand
cm62-term-reserves = troops still to come
cm62-term-leaders = leaders unhurt
