### Jouer contre l’ordinateur.

## Qui joue

server-player-human = Une personne
    .text = Vous, ou quelqu’un à côté de vous.
server-player-level1 = 1 · Recrue
    .text = Suit des ordres simples et prend souvent le deuxième ou le troisième choix. Bien pour une première partie.
server-player-level2 = 2 · Volontaire
    .text = Suit des ordres sensés et manque parfois le meilleur choix.
server-player-level3 = 3 · Régulier
    .text = Suit des ordres sensés et prend toujours le choix qui paraît le meilleur. Répond sans attendre.
server-player-level4 = 4 · Vétéran
    .text = Compare beaucoup de plans à chaque activation, sans se demander ce que vous répondrez. Réfléchit un instant.
server-player-level5 = 5 · Chef de corps
    .text = Compare beaucoup de plans, avec votre réponse probable et ce qui peut suivre. Réfléchit quelques secondes.
server-player-level6 = 6 · Chef d’armée
    .text = La même chose avec huit fois plus d’effort : le mieux que sache ce programme. Réfléchit plusieurs secondes.
server-temperament-cautious = Prudent
    .text = Préfère tenir plutôt qu’attaquer, et évite les paris.
server-temperament-methodical = Méthodique
    .text = Ne cherche ni ne fuit les paris.
server-temperament-aggressive = Offensif
    .text = Préfère attaquer plutôt que tenir, et aime les paris.
server-no-hint = La partie est finie ; il n’y a rien à conseiller.
server-thinking = L’ordinateur réfléchit déjà pour { $side }.

web-player-level1 = recrue
web-player-level2 = volontaire
web-player-level3 = régulier
web-player-level4 = vétéran
web-player-level5 = chef de corps
web-player-level6 = chef d’armée
web-player-computer = ordinateur : { $level }
web-player-tempered = { $level }, { $temper }
web-temper-cautious = prudent
web-temper-methodical = méthodique
web-temper-aggressive = offensif
web-temperament = Tempérament
web-fair-dice = Aucun niveau ne touche aux dés : ils viennent de la même suite pour les deux camps, annoncée avant le premier jet et prouvée après le dernier. Aucun niveau ne sait ce que son camp ne peut pas savoir.
web-watch = Regarder deux ordinateurs

## Pendant qu’il joue

web-plays-now = { $player } joue.
web-waits-now = { $player } attend.
web-thinks-now = { $player } réfléchit
web-thinks-for = { $seconds } s
web-is-asked = doit décider :
web-skip-activation = Passer cette activation
web-next-activation = Activation suivante
web-by-activation = Par activation
web-by-activation-text = Montre chaque activation d’un coup, puis attend un instant
web-skip-turn = Passer à votre choix
web-log-intent = Ce qu’il dit vouloir faire

## Céder un camp

web-hand-over = Confier à l’ordinateur : { $side }…
web-hand-over-text = L’ordinateur continue pour ce camp à partir d’ici. Vous pouvez le reprendre à tout moment, même pendant qu’il réfléchit.
web-hand-over-do = Confier
web-take-command = Prendre le commandement : { $side }
web-command-taken = Vous commandez maintenant : { $side }.

## Conseil

web-advise = Que feriez-vous ?
web-tab-hint = Conseil
web-hint-title = Ce que ferait l’ordinateur
web-hint-text = Ceci est un conseil de l’ordinateur, trouvé par une courte recherche avec ce que votre camp peut savoir. Rien n’est choisi tant que vous ne choisissez pas.
web-hint-thinks = L’ordinateur réfléchit à votre choix
web-hint-none = Il n’y a rien à conseiller ici.
web-hint-chance = Chances de victoire : { $side }
web-hint-before = dans la position actuelle
web-hint-after = avec ce plan
web-hint-error = ± { $error } (erreur type)
web-hint-plan = Le plan
web-hint-open = La suite dépend des dés ou de l’ennemi.
web-hint-play = Jouer le premier choix
web-hint-play-all = Tout jouer, jusqu’au premier dé
web-hint-odds = Son premier combat
web-hint-drop = Ranger le conseil
web-key-advise = ce que l’ordinateur ferait ici

## Deux devant un écran

web-trust = Ne plus couvrir l’écran : nous nous faisons confiance
web-trust-text = Vous voyez alors tous deux ce qu’un seul camp peut savoir, jusqu’à ce que vous le changiez dans le menu.
web-trust-off = Couvrir de nouveau l’écran à chaque changement de camp
