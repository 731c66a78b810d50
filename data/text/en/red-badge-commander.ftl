# The Red Badge of Courage: what the computer means to do, and what its evaluation looks at.

## Intents, told to the opponent

rb61-intent-cross = I am making for the far side of the turnpike.
rb61-intent-close = I am coming at you.
rb61-intent-bar = I mean to bar the turnpike to you.
rb61-intent-seize = I am going for { $objective }.
rb61-intent-hold = I mean to hold { $objective }.

## Terms of the evaluation

rb61-term-start = who the ground favours
rb61-term-pike = strength that will get across the turnpike
rb61-term-pike-late = strength that will get across, near the end
rb61-term-pike-now = strength across the turnpike
rb61-term-way = the way still to go
rb61-term-deep = strength well beyond the turnpike
rb61-term-objectives = the objectives to be expected
rb61-term-objectives-late = the objectives to be expected, near the end
rb61-term-objectives-now = objectives held
rb61-term-strength = strength of the armies
rb61-term-disorder = troops in disorder
rb61-term-routed = routed troops
rb61-term-fatigue = fatigue
rb61-term-fire = fire at close range
rb61-term-flanks = open flanks
rb61-term-guns = guns that bear
rb61-term-command = units in command
rb61-term-markers = activations to come
rb61-term-hand = the brigade about to act
