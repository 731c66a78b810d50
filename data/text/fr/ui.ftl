# Les mots du programme lui-même, pour tous les titres.

## Camps, listes

side-union = Union
    .the = l’Union
side-confederate = Confédération
    .the = la Confédération
list-empty = aucun
list-more = { $first }, { $second }
list-last = { $first } et { $second }

## Résultats

game-over = La partie est finie ; il n’y a plus rien à choisir. Annulez un choix ou commencez une nouvelle partie.
ui-wins = Victoire pour { $side }.
ui-draw = Match nul.
ui-score = Si la partie finissait maintenant :
ui-points = Points : Union { $union }, Confédération { $confederate }.

## La position

ui-table-stands = La table est dressée à l’adresse { $url } (Ctrl-C y met fin).
ui-says = { $side } : { $what }
ui-objectives = Objectifs
ui-nobody = personne
ui-facing = face à { $place }
ui-with = avec { $unit }
ui-kind-hq = quartier général
ui-kind-commander = commandant
ui-status-waiting = À venir
ui-status-absent = Hors de cette partie
ui-status-unplaced = À placer
ui-status-eliminated = Éliminées
ui-status-off-map = Hors carte
ui-status-exited = Chassées de la carte
ui-status-withdrawn = Retirées pour la nuit

## Choix et probabilités

ui-cost = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-cost-left = reste { $left }
ui-cost-fatigue = fatigue +{ $fatigue }
ui-odds-none = Aucun combat ne peut être livré au prochain choix. Déclarez d’abord une attaque.
ui-odds-modifiers = Modificateurs
ui-odds-dice = Dés qui peuvent ajouter un point
ui-odds-die = sur { $face } ou moins
ui-purpose-artillery = artillerie
ui-purpose-cavalry = cavalerie
ui-purpose-sharpshooters = tireurs d’élite
ui-odds-outcomes = Résultats
ui-odds-losses = Pas perdus en moyenne
ui-odds-taken = Probabilité que la place soit abandonnée
ui-odds-notes = Remarques

## Titres, simulation, relecture

ui-scenarios = Scénarios
ui-options = Options (valeur par défaut entre crochets)
ui-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
ui-sim-head = { $title }, { $scenario } : { $games } parties, { $union } contre { $confederate }, graine { $seed }
ui-sim-ended = terminées { $finished }, refusées { $refused }
ui-sim-wins = gagnées par l’Union { $union }, par la Confédération { $confederate }, nulles { $draw }
ui-sim-speed = { $mean } choix par partie ; { $choices } choix et { $games } parties par seconde
ui-sim-digest = empreinte { $digest }
ui-arena-head = { $first } contre { $second } : { $title }, { $scenario }, { $pairs } { $pairs ->
    [one] paire
   *[other] paires
  }
ui-arena-score = score { $score } % (95 % : { $low } à { $high }), { $union } % avec l’Union, { $confederate } % avec les Confédérés
ui-arena-passed = réussi : meilleur de { $high } Elo plutôt que de { $low } (rapport logarithmique { $ratio })
ui-arena-failed = échoué : { $low } Elo plutôt que { $high } (rapport logarithmique { $ratio })
ui-arena-open = indécis : entre { $low } et { $high } Elo, il faut d’autres paires (rapport logarithmique { $ratio })
ui-arena-rung = { $player } : { $elo } ({ $low } à { $high })
ui-arena-side = le camp de l’Union vaut { $elo } Elo entre joueurs égaux
ui-arena-conduct = { $player }, { $side } : { $attacks } attaques, dont { $rash } % téméraires et { $tired } % par des unités fatiguées ; { $idle } % d’unités oisives, { $lost } % hors commandement, { $guns } % de canons isolés, { $open } % d’objectifs dégarnis
ui-arena-time = { $player }, { $situation ->
    [quiet] calme
    [near] ennemi proche
   *[contact] au contact
 } : { $decisions } décisions, la moitié en { $middle } s, 95 % en { $most } s, 99 % en { $nearly } s
ui-fit-head = { $games } parties : { $positions } positions apprises, { $tested } vérifiées
ui-fit-loss = perte logarithmique { $loss } (constante { $constant }), Brier { $brier } (constante { $even }), plus grand écart d’un dixième { $gap }
ui-fit-curve = courbe : { $sum } devient { $means }
ui-fit-tenth = { $positions } positions : prévu { $foretold }, advenu { $came }
ui-tune-head = { $games } parties pour apprendre, { $tested } pour vérifier
ui-tune-better = mieux : part de { $share } contre { $before } auparavant, erreur type de l’écart { $error }
ui-tune-no-better = progrès non prouvé : part de { $share } contre { $before } auparavant, erreur type de l’écart { $error }
ui-replay-ok = L’enregistrement se rejoue : { $title }, { $scenario }, { $choices } choix.
ui-replay-hash = Empreinte du dernier état : { $hash }
ui-replay-dice = Les dés sont exactement ceux de la clé publiée.

## Menu

ui-menu-title = Titre
ui-menu-scenario = Scénario
ui-menu-player = Qui joue { $side } ?
ui-menu-options = Options sous la forme id=valeur, une à la fois (? les énumère, Entrée continue)
ui-menu-bad-option = Cette option ou cette valeur n’existe pas ; tapez ? pour les voir.
ui-player-human = une personne à ce terminal
ui-player-level1 = ordinateur, niveau 1 : recrue
ui-player-level2 = ordinateur, niveau 2 : volontaire
ui-player-level3 = ordinateur, niveau 3 : régulier
ui-player-level4 = ordinateur, niveau 4 : vétéran
ui-player-level5 = ordinateur, niveau 5 : chef de corps
ui-player-level6 = ordinateur, niveau 6 : chef d’armée

## La table

ui-welcome = Tapez le numéro d’un choix ou le choix lui-même. « help » énumère les commandes.
ui-bye = Au revoir.
ui-no-such-number = Aucun choix ne porte ce numéro ; « list » les montre tous.
ui-more = … et { $count } de plus : « list » les montre tous, « list MOT » ceux qui contiennent un mot.
ui-undone = Annulé.
ui-undo-nothing = Il n’y a rien à annuler.
ui-undo-die = Un dé est tombé depuis ; contre l’ordinateur, il reste.
ui-undo-other-side = L’autre camp a eu la main depuis ; contre l’ordinateur, le choix reste.
ui-undo-over = La partie est finie ; contre l’ordinateur, le dernier choix reste.
ui-undo-broken = Cette partie ne se rejoue pas depuis le début ; merci de le signaler avec l’enregistrement.
ui-save-where = Dites où : save FICHIER
ui-saved = Enregistré dans { $path }.
ui-not-saved = Non enregistré : { $reason }
ui-quit-unsaved = La partie n’est pas enregistrée. « save FICHIER » la garde ; « quit » encore une fois quitte la table.
ui-why-nothing = Il ne s’est encore rien passé qu’une règle pourrait expliquer.
ui-why-unknown = aucune règle ne porte cet identifiant
ui-help =
    NUMÉRO ou CHOIX    faire un choix ; Entrée prend le seul possible
    list [MOT]         montrer tous les choix, ou ceux qui contiennent un mot
    map                montrer la position de nouveau
    odds               probabilités exactes de chaque combat possible maintenant
    why [RÈGLE]        les règles derrière le dernier refus ou les derniers événements, ou une règle par son identifiant
    log                les derniers choix et leurs suites
    score              le résultat si la partie finissait maintenant
    undo [new]         annuler le dernier choix ; avec « new », d’autres dés tombent ensuite
    save FICHIER       écrire l’enregistrement ; « brigadier play FICHIER » reprend de là
    quit               quitter la table
