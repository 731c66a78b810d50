# Ce que dit le serveur : ses refus, et les quelques mots qu’il ajoute à une partie.

## Adresses et requêtes

server-not-found = Il n’y a rien à cette adresse.
server-wrong-method = Cela ne peut se faire à cette adresse.
server-bad-request = Cette requête est incompréhensible.
server-bad-query = Ce qui suit le point d’interrogation est incompréhensible : { $problem }
server-bad-json = La requête n’est pas du JSON correct : { $problem }
server-bad-fields = La requête ne dit pas ce qu’il faut : { $problem }
server-bad-text = La requête n’est pas du texte : { $problem }
server-not-json = La requête doit être du JSON, et le dire (type de contenu application/json).
server-too-large = C’est trop à la fois ; rien n’a été fait.
server-no-such-lang = « { $problem } » n’est pas une langue parlée ici ; dites « en » ou « fr ».
server-no-such-viewer = Personne ne regarde en tant que « { $problem } » ; dites « union », « confederate », « spectator » ou « referee ».
server-no-host = La requête ne dit pas à qui elle s’adresse.
server-wrong-host = Ce serveur ne répond pas au nom « { $host } ». Prenez l’adresse qu’il a affichée en démarrant.
server-cross-site = Cette requête vient de la page d’un autre site ; rien n’a été fait.
server-internal = Une erreur s’est produite dans le serveur ; rien n’a été changé. Son journal en dit plus.
server-not-stored = Les parties ne peuvent être conservées pour l’instant, donc rien n’a été fait. Le disque est-il plein, le fichier occupé ?

## Parties

server-no-such-game = Cette partie n’existe pas.
server-deleted = Cette partie a été supprimée. On peut la rétablir depuis la liste des parties.
server-no-such-title = Il n’y a pas de titre « { $title } ».
server-no-such-player = Personne ne joue en tant que « { $problem } » ; dites « human », ou « level1 » à « level6 », suivi de « -cautious » ou « -aggressive » si vous voulez.
server-cannot-set-up = Cette partie ne peut être mise en place : { $problem }
server-bad-name = Un nom compte de 1 à { $most } caractères, sans retour à la ligne.
server-bad-record = Ce n’est pas un enregistrement lisible : { $problem }
server-no-replay = Cet enregistrement ne peut être rejoué : { $problem }
server-no-longer-plays = Cette partie a été jouée avec d’autres règles ou données et ne peut être montrée avec celles-ci ; son journal est intact. { $problem }
server-no-such-moment = La partie compte { $made } choix ; il n’y a donc pas d’instant après le choix { $at }.
server-branch-name = { $name }, à partir du choix { $at }

## Jouer

server-stale = La partie a avancé entre-temps (elle en est à { $now }). Regardez de nouveau, puis choisissez.
server-changed-meanwhile = Quelqu’un d’autre a changé la partie au même instant, donc rien n’a été fait. Regardez de nouveau, puis choisissez.
server-no-choice = « { $choice } » n’est pas un choix : { $problem }
server-computers-turn = Le choix revient à ce camp : { $side }. C’est l’ordinateur qui le joue.
server-nobodys-turn = Aucun ordinateur n’a de choix à faire maintenant.
server-no-reach = « { $unit } » ne peut aller nulle part maintenant.
server-no-sight = On ne sait pas ce que l’on voit en « { $place } ».
server-sealed = Cela reste secret jusqu’à la fin de la partie.
server-no-fire = On ne sait pas où porte le tir de « { $side } ».
server-no-threats = On ne sait pas qui pourrait attaquer « { $place } ».
server-undo-nothing = Il n’y a rien à reprendre.
server-undo-die = Un dé est tombé depuis.
server-undo-other-side = L’autre camp a eu la parole depuis.
server-undo-over = La partie est terminée.
server-undo-too-many = Il y a moins de choix que cela.
server-undo-broken = Cette partie ne peut être rejouée depuis son début ; rien n’a été changé. Merci de le signaler avec son enregistrement.
server-undo-computer = Ce choix est celui de l’ordinateur ; il reste.
server-undo-replay = C’est le passé ; on peut le regarder, ou reprendre de là dans une autre partie.
server-computer-plays = Contre l’ordinateur, ce qui a été tiré ou répondu reste. Qui joue les deux camps peut le reprendre.
server-turn = { $label } { $value }
server-turn-shows = { $label } { $value }, { $shows }

## La légende de la carte

map-heading = Carte du champ de bataille de
map-note = Dessinée pour cette édition ; les limites des lieux sont les nôtres.
map-pike = Grand-route à péage
map-road = Route
map-lane = Chemin
map-railway = Chemin de fer
map-bed = Chemin de fer inachevé
map-path = Sentier, pas une route
map-escarpment = Escarpement
map-union-star = Objectif de l’Union
map-confederate-star = Objectif confédéré
map-entry = Entrée des troupes
map-river = Rivière
map-stream = Ruisseau
map-bridge = Pont
map-ford = Gué
map-woods = Bois
map-hill = Hauteur
map-house = Maison, village
map-border = Limite de zone
map-yards = yards
map-paces = pas de 30 pouces
map-north = N
