# Second Bull Run 1862 : ce que l’ordinateur veut faire, et ce que regarde son évaluation.

## Intentions, dites à l’adversaire

sbr-intent-take = Je compte prendre { $zone }.
sbr-intent-hold = Je compte tenir { $zone }.
sbr-intent-assault = Je compte attaquer sur toute la ligne, { $zone } d’abord.

## Termes de l’évaluation

sbr-term-start = le camp que favorise le scénario
sbr-term-verdict = les points à attendre
sbr-term-objectives = les objectifs
sbr-term-losses = les pertes
sbr-term-strength = la force des armées
sbr-term-fatigue = la fatigue
sbr-term-routs = les brigades en déroute
sbr-term-pressure = les brigades sous pression
sbr-term-flanks = les flancs découverts
sbr-term-garrisons = les objectifs gardés
sbr-term-command = les brigades commandées
sbr-term-guns = les canons sans soutien
sbr-term-tests = les tests de combat à passer
