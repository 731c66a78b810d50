# Second Bull Run 1862 : le titre, ses scénarios et ses options.

title-second-bull-run = Second Bull Run 1862
    .text = Manassas, 29 et 30 août 1862. Jackson tient derrière une voie ferrée inachevée pendant que Pope lance contre lui un corps après l’autre, et Longstreet arrive sur son flanc ; divisions, brigades et canons, un jour ou les deux.
map-date-second-bull-run = 29 et 30 août 1862

## Scénarios

scenario-second-bull-run-29-august = 29 août : Jackson seul
    .text = Le corps de Jackson tient la tranchée du chemin de fer depuis cinq heures du matin, et les divisions de Pope arrivent l’une après l’autre pour la forcer avant que Longstreet ne le rejoigne. Dix tours.
scenario-second-bull-run-30-august = 30 août : la riposte
    .text = Les deux armées sont face à face. L’Union attaque la première ; les Confédérés choisissent le moment où toute l’aile de Longstreet se porte en avant. Neuf tours.
scenario-second-bull-run-both-days = Les deux jours
    .text = Toute la bataille : la journée du 29, la nuit où les armées se séparent, se reposent et déplacent leurs troupes, et la journée du 30. Les points se comptent une fois, tout à la fin.

## Règles optionnelles

option-second-bull-run-jones-division = Division Jones
    .text = Le joueur confédéré peut appeler sur le champ de bataille la division de D. R. Jones. L’Union en tire aussitôt 2 points.
option-second-bull-run-jones-division-off = Elle ne vient pas
option-second-bull-run-jones-division-on = Elle peut être appelée

option-second-bull-run-tactical-option = Option tactique historique
    .text = À chaque tour, un dé dit à chaque commandant d’armée en jeu si son armée manœuvre ou donne l’assaut. La Manœuvre vaut -1 à tous ses dés d’activation du tour. Le 29 seulement.
option-second-bull-run-tactical-option-off = Non jouée
option-second-bull-run-tactical-option-on = Jouée

## Lectures sur lesquelles les joueurs diffèrent

option-second-bull-run-art-support-from-neighbours = Canons des zones voisines
    .text = Une brigade d’artillerie hors des zones du combat, mais qui l’a dans son front, prête-t-elle ses points aux deux camps, à l’attaquant seulement, ou à personne ?
option-second-bull-run-art-support-from-neighbours-both = Attaque et défense
option-second-bull-run-art-support-from-neighbours-attack-only = Attaque seulement
option-second-bull-run-art-support-from-neighbours-none = À personne

option-second-bull-run-edge-terrain-needs-all-attackers = Escarpement et pont
    .text = Un escarpement ou un pont aide-t-il le défenseur dès qu’une zone attaquante le franchit, ou seulement si toutes le franchissent ?
option-second-bull-run-edge-terrain-needs-all-attackers-off = Une zone attaquante suffit
option-second-bull-run-edge-terrain-needs-all-attackers-on = Toutes les zones attaquantes

option-second-bull-run-unattacked-penalty = Ennemis laissés de côté
    .text = Quels ennemis non attaqués coûtent -2 à l’attaquant : ceux qui ont une zone attaquante dans leur front, ou ceux qui sont dans le front des attaquants ?
option-second-bull-run-unattacked-penalty-enemy-front-on-attacker = Ceux qui font face aux attaquants
option-second-bull-run-unattacked-penalty-enemy-in-attacker-front = Ceux auxquels les attaquants font face

option-second-bull-run-cohesion-check = Vérification de la cohésion
    .text = Les brigades d’une division doivent-elles être proches quand son activation se termine, ou après l’action de chacune ?
option-second-bull-run-cohesion-check-at-division-close = À la fin de la division
option-second-bull-run-cohesion-check-after-each-brigade = Après chaque brigade

option-second-bull-run-orphan-division-pickable = Divisions sans leur commandant
    .text = Une division dont le commandant de corps n’est pas sur la carte peut-elle être activée par tout autre de son camp, ou l’attend-elle ?
option-second-bull-run-orphan-division-pickable-on = Tout commandant peut l’activer
option-second-bull-run-orphan-division-pickable-off = Elle attend

option-second-bull-run-independent-substitutions = Brigades indépendantes au lieu de divisions
    .text = Chaque activation du jet peut-elle aller à une brigade indépendante, ou une seule en tout ?
option-second-bull-run-independent-substitutions-per-slot = Chaque activation
option-second-bull-run-independent-substitutions-once-per-activation = Une seule en tout

option-second-bull-run-retreat-blocked = Retraite impossible
    .text = Une brigade sans aucune zone où retraiter est-elle détruite, ou reste-t-elle en subissant une perte ?
option-second-bull-run-retreat-blocked-eliminate = Elle est détruite
option-second-bull-run-retreat-blocked-stay-with-loss = Elle reste, avec une perte

option-second-bull-run-objective-scoring = Objectifs qui comptent
    .text = Un camp marque-t-il seulement les objectifs de sa couleur, ou tout objectif qu’il tient ?
option-second-bull-run-objective-scoring-own-colour = Sa couleur seulement
option-second-bull-run-objective-scoring-any-controlled = Tous ceux qu’il tient

option-second-bull-run-half-lost-applies-to-artillery = Artillerie avec une perte
    .text = L’artillerie qui a subi une perte a-t-elle perdu la moitié de sa force, donc -2 à son test de combat ?
option-second-bull-run-half-lost-applies-to-artillery-on = La moitié est perdue : -2
option-second-bull-run-half-lost-applies-to-artillery-off = Pas de modificateur

option-second-bull-run-routed-brigade-relays-command = Commandement par une brigade en déroute
    .text = Une brigade en déroute à portée met-elle sa division en commandement ?
option-second-bull-run-routed-brigade-relays-command-on = Oui
option-second-bull-run-routed-brigade-relays-command-off = Non

option-second-bull-run-attack-needs-target-in-front = Attaque et front
    .text = Une brigade n’attaque-t-elle que les zones de son front, ou toute zone voisine ?
option-second-bull-run-attack-needs-target-in-front-on = Son front seulement
option-second-bull-run-attack-needs-target-in-front-off = Toute zone voisine

option-second-bull-run-attack-chain = Zones qui attaquent ensemble
    .text = Les zones attaquantes doivent-elles se toucher à chaque déclaration, ou seulement au début des combats ?
option-second-bull-run-attack-chain-at-each-declaration = À chaque déclaration
option-second-bull-run-attack-chain-at-end-of-movement = Au début des combats

option-second-bull-run-rout-at-goal = Brigades en déroute à leur but
    .text = Une brigade en déroute qui atteint son but de retraite y reste-t-elle, ou fuit-elle hors de la carte ?
option-second-bull-run-rout-at-goal-stay = Elle y reste
option-second-bull-run-rout-at-goal-exit = Elle quitte la carte

option-second-bull-run-kearny-grey = Division Kearny
    .text = La division Kearny appartient-elle au corps de Heintzelman, ou est-elle indépendante : activée par tout commandant et empilable avec toutes ?
option-second-bull-run-kearny-grey-off = Au corps de Heintzelman
option-second-bull-run-kearny-grey-on = Indépendante

option-second-bull-run-night-parting = Séparation de nuit
    .text = Toutes les brigades au contact à la tombée de la nuit s’éloignent-elles, ou chacune seulement tant qu’elle est au contact ?
option-second-bull-run-night-parting-both = Toutes s’éloignent
option-second-bull-run-night-parting-until-no-contact = Seulement au contact

option-second-bull-run-night-corps-rolls = Retour du corps retiré
    .text = Le corps retiré pendant la nuit revient-il sans dé, ou jette-t-il le dé comme les autres renforts ?
option-second-bull-run-night-corps-rolls-off = Sans dé
option-second-bull-run-night-corps-rolls-on = Il jette le dé
