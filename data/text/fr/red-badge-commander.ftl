# The Red Badge of Courage : ce que l’ordinateur veut faire, et ce que regarde son évaluation.

## Intentions, dites à l’adversaire

rb61-intent-cross = Je veux passer de l’autre côté de la route à péage.
rb61-intent-close = Je marche sur vous.
rb61-intent-bar = Je compte vous barrer la route à péage.
rb61-intent-seize = Je marche sur { $objective }.
rb61-intent-hold = Je compte tenir { $objective }.

## Termes de l’évaluation

rb61-term-start = l’avantage du terrain
rb61-term-pike = la force qui passera la route à péage
rb61-term-pike-late = la force qui passera, près de la fin
rb61-term-pike-now = la force passée au-delà de la route
rb61-term-way = le chemin qui reste à faire
rb61-term-deep = la force bien au-delà de la route
rb61-term-objectives = les objectifs à attendre
rb61-term-objectives-late = les objectifs à attendre, près de la fin
rb61-term-objectives-now = les objectifs tenus
rb61-term-strength = la force des armées
rb61-term-disorder = les troupes en désordre
rb61-term-routed = les troupes en déroute
rb61-term-fatigue = la fatigue
rb61-term-fire = le tir à courte distance
rb61-term-flanks = les flancs ouverts
rb61-term-guns = les canons qui portent
rb61-term-command = les unités commandées
rb61-term-markers = les activations à venir
rb61-term-hand = la brigade qui va agir
