# Cedar Mountain 1862 : ce que l’ordinateur veut faire, et ce que regarde son évaluation.

## Intentions, dites à l’adversaire

cm62-intent-seize = Je marche sur { $place }.
cm62-intent-drive-out = Je veux vous chasser de { $place }.
cm62-intent-hold = Je veux tenir { $place }.
cm62-intent-guard = Je veux vous interdire { $place }.

## Termes de l’évaluation

cm62-term-start = le camp que le scénario favorise
cm62-term-verdict = les points à attendre
cm62-term-margin = l’avance en points
cm62-term-held = les objectifs tenus
cm62-term-contest = les forces autour des objectifs
cm62-term-shortfall = les points d’objectifs encore dus
cm62-term-strength = la force des brigades
cm62-term-guns = la force de l’artillerie
cm62-term-routed = les unités en déroute
cm62-term-shattered = les brigades brisées
cm62-term-pressure = le feu qui porte sur l’ennemi
cm62-term-exposed-guns = les pièces au contact de l’ennemi
cm62-term-command = les unités commandées
cm62-term-fate = les marqueurs Destin en main
cm62-term-reserves = les troupes encore à venir
cm62-term-leaders = les chefs indemnes
