# Bull Run 1861: what the computer means to do, and what its evaluation looks at.

## Intents, told to the opponent

br61-intent-seize = I am going for { $zone }.
br61-intent-hold = I mean to hold { $zone }.

## Terms of the evaluation

br61-term-start = who the ground favours
br61-term-verdict = the points to be expected
br61-term-margin-soon = the lead in points
br61-term-margin-late = the lead in points near the end
br61-term-openings = empty objectives in reach
br61-term-losses = losses
br61-term-strength = strength of the armies
br61-term-fatigue = fatigue
br61-term-pressed = stacks under pressure
br61-term-flanks = open flanks
br61-term-command = brigades in command
br61-term-offensive = the major offensive still in hand
br61-term-hits = Hits to be taken
