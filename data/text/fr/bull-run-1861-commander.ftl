# Bull Run 1861 : ce que l’ordinateur veut faire, et ce que regarde son évaluation.

## Intentions, dites à l’adversaire

br61-intent-seize = Je marche sur { $zone }.
br61-intent-hold = Je compte tenir { $zone }.

## Termes de l’évaluation

br61-term-start = l’avantage du terrain
br61-term-verdict = les points à attendre
br61-term-margin-soon = l’avance aux points
br61-term-margin-late = l’avance aux points près de la fin
br61-term-openings = les objectifs vides à portée
br61-term-losses = les pertes
br61-term-strength = la force des armées
br61-term-fatigue = la fatigue
br61-term-pressed = les piles sous pression
br61-term-flanks = les flancs ouverts
br61-term-command = les brigades commandées
br61-term-offensive = l’offensive majeure encore disponible
br61-term-hits = les « Touchés » à subir
