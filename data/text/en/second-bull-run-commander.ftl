# Second Bull Run 1862: what the computer means to do, and what its evaluation looks at.

## Intents, told to the opponent

sbr-intent-take = I mean to take { $zone }.
sbr-intent-hold = I mean to hold { $zone }.
sbr-intent-assault = I mean to attack all along the line, { $zone } first.

## Terms of the evaluation

sbr-term-start = who the scenario favours
sbr-term-verdict = the points to be expected
sbr-term-objectives = the objectives
sbr-term-losses = losses
sbr-term-strength = strength of the armies
sbr-term-fatigue = fatigue
sbr-term-routs = routed brigades
sbr-term-pressure = brigades under pressure
sbr-term-flanks = open flanks
sbr-term-garrisons = objectives that are garrisoned
sbr-term-command = brigades in command
sbr-term-guns = guns without support
sbr-term-tests = combat tests to be taken
