# Les mots de la page dans le navigateur, pour tous les titres.
#
# Le serveur envoie tous les messages dont la clé commence par « web- » en un dictionnaire à plat. Un message n’a ni
# attribut ni sélecteur ; un argument reste dans le texte sous la forme { $name } et la page y met la valeur.

## Camps

web-letters-union = US
web-letters-confederate = CS
web-letter-sharpshooters = S
web-letter-dismounted = D
web-letter-limbered = A
web-letter-isolated = I
web-letter-failed = ×
web-letter-disordered = D
web-letter-ineffective = !
web-letter-order-march = M
web-letter-order-advance = A
web-letter-order-attack = !
web-letter-order-reserve = R

## Autour de chaque page

web-lobby = Accueil
web-pages = Pages
web-skip = Aller au contenu
web-language = Langue
web-settings = Réglages
web-help = Aide
web-close = Fermer
web-cancel = Annuler
web-show = Montrer
web-change = Changer
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-copied = Copié.
web-trouble = Cela n’a pas marché
web-no-page = Cette page n’existe pas.
web-offline = Le serveur ne répond pas. Ce qui a été confirmé est conservé ; réessayez dans un instant.

## Accueil

web-lobby-title = Livrez les batailles de 1861 et 1862
web-your-turn = À vous de jouer ({ $count })
web-battles = Batailles
web-games = Vos parties
web-games-none = Pas encore de partie. Choisissez une bataille ci-dessus ou ouvrez un enregistrement.
web-play-computer = Jouer contre l’ordinateur
web-play-both = Jouer les deux camps
web-learn = Première bataille (10 min)
web-continue = Continuer
web-rename = Renommer
web-delete = Supprimer
web-deleted = « { $name } » est supprimée.
web-download = Télécharger l’enregistrement
web-upload = Ouvrir un enregistrement
web-upload-failed = Impossible d’ouvrir l’enregistrement : { $reason }
web-more-for = Autres actions pour { $name }
web-to-choose = doit choisir : { $side }
web-turns = { $turns } tours
web-player-human = joueur
web-player-greedy = ordinateur
web-player-random = ordinateur, au hasard

## Nouvelle partie

web-new-game-of = Nouvelle partie : { $title }
web-scenario = Scénario
web-options = Options
web-options-rule = Règles optionnelles
web-options-reading = Lectures sur lesquelles les joueurs diffèrent
web-game-name = Nom de la partie
web-start = Commencer la partie
web-players = Qui joue

## La table

web-menu = Menu
web-tracks = Pistes
web-points-now = Points de victoire actuels
web-armies = Armées
web-army-all = Unités
web-place-unnamed = zone { $id }
web-army-chief = Commandant en chef
web-army-corps = Corps de { $corps }
web-army-independent = Indépendants
web-roster-find = Chercher une unité
web-roster-none = Aucune unité de ce nom.
web-roster-only = Estomper les autres
web-roster-all = N’estomper personne
web-roster-strength = force { $strength }
web-roster-count = { $count } unités
web-only-formation = Seule la formation { $name } est montrée nettement.
web-chits = Marqueurs d’activation
web-chits-drawn = { $name } : { $drawn } tirés sur { $all }
web-chits-some = { $name } : { $drawn } tirés
web-chits-left = { $count } encore à tirer
web-overview = Carte d’ensemble
web-overview-hint = Cliquez, ou utilisez les flèches, pour regarder ailleurs.
web-profile = Hauteurs le long de la ligne de { $from } à { $to }
web-profile-level = niveau { $level }
web-panels = Panneaux
web-prompt = Ce qui est demandé
web-sheet = Montrer plus ou moins des panneaux
web-tab-unit = Unité
web-tab-odds = Chances
web-tab-log = Journal
web-tab-score = Score
web-tab-armies = Armées
web-fold = Replier les panneaux
web-link = Copier un lien vers cette position
web-back-to-game = Retour à la partie
web-watch-again = Revoir leurs mouvements
web-over = La partie est finie.
web-won = Victoire : { $side }
web-draw = Match nul
web-if-now = Si cela finissait maintenant : { $result }
web-objectives = Objectifs
web-objective-place = Lieu
web-objective-points = Points
web-objective-holder = Tenu par
web-nobody = personne
web-since-you-left = { $count } choix ont été faits depuis votre passage.
web-stopped-early = Arrêt ici : il y a du nouveau à décider.
web-not-possible = Impossible : { $reason }

## Choisir

web-tray = Unités pas encore sur la carte
web-hq-mark = QG
web-hint-unit = Choisissez un pion éclairé ({ $count })
web-hint-place = Choisissez un lieu éclairé ({ $count })
web-hint-step = Choisissez où aller, à côté ou plus loin
web-hint-face = Choisissez le lieu à qui faire face ({ $count })
web-hint-target = Choisissez le lieu à attaquer ({ $count })
web-hint-attack = Choisissez le lieu à attaquer ({ $count })
web-hint-lead = Choisissez où va le commandant ({ $count })
web-hint-flee = Choisissez où elle fuit ({ $count })
web-hint-toward = Choisissez vers où elle se replie ({ $count })
web-hint-go = Choisissez où il va ({ $count })
web-hint-joint = Touchez ceux qui y prennent part, dans la liste ou sur la carte
web-hint-retreat = Choisissez où elle retraite ({ $count })
web-joint-count = { $now } sur { $all } y prennent part
web-joint-strength = { $now } sur { $all } y prennent part, force { $strength }
web-joint-of = sur { $whole }
web-join-all = Tous
web-all-choices = Tous les choix ({ $count })
web-all-choices-title = Tous les choix
web-final = Définitif : on ne peut pas l’annuler
web-cost-points = { $points } PM
web-cost-left = reste { $left }
web-cost-fatigue = fatigue +{ $fatigue }
web-could-reach = À portée pour { $cost } PM
web-must-stop = Doit s’y arrêter : { $reason }
web-verb-step = Avancer
web-verb-deploy = Déployer
web-verb-regroup = Regrouper
web-verb-face = Faire face
web-verb-turn = Pivoter
web-verb-target = Attaquer
web-verb-hq = Déplacer le QG
web-verb-place = Placer
web-verb-extend = Étendre
web-verb-retreat = Se replier
web-verb-advance = Occuper
web-verb-arrive = Arriver
web-verb-attack = Attaquer
web-verb-lead = Déplacer un commandant
web-verb-post = Placer un commandant
web-verb-enter = Entrer
web-verb-go = Chevaucher
web-verb-flee = Céder
web-verb-toward = Se replier vers
web-verb-join = Tirer aussi
web-undo = Annuler
web-undo-what = Annuler : { $what }
web-redo = Rétablir
web-take-back = Revenir en arrière…
web-take-back-text = Des dés sont tombés ou l’autre camp a choisi depuis. Revenir plus loin change ce qui s’est passé : les mêmes dés retombent, ou de nouveaux.
web-take-back-branch = Contre l’ordinateur, ce qui est arrivé reste. Vous pouvez rejouer depuis un moment antérieur dans une nouvelle partie ; celle-ci est conservée.
web-take-back-to = Revenir avant :
web-dice-same = Revenir, mêmes dés
web-dice-new = Revenir, nouveaux dés
web-pass-title = Passer l’écran
web-pass-text = { $side } : c’est son tour, et la table montre ce que ce camp seul peut savoir.
web-pass-ready = { $side } est là
web-pause = Pause
web-go-on = Continuer
web-step = Un pas
web-step-back = Un pas en arrière
web-tell-anew = Choisir de nouveau pour { $unit }

## La carte

web-map-label = Carte
web-map-hint = Les flèches vont de lieu en lieu, Entrée choisit ; l’aide donne toutes les touches.
web-legend = Légende
web-legend-reach = peut être choisi, avec son coût
web-legend-free = peut être choisi
web-legend-could = à portée ensuite, avec son coût ; pointillé : coûte de la fatigue
web-legend-could-free = à portée ensuite, avec son coût
web-legend-go = à portée, avec son coût : cliquer pour y aller
web-legend-facing = vers où l’on peut faire face
web-legend-target = peut être attaqué
web-legend-zoc = zones de contrôle : ennemies hachurées / en rouge, propres hachurées \ en sombre
web-legend-fronts = fronts ; les triangles marquent les flancs
web-legend-command = sous commandement
web-legend-objectives = objectifs, leurs points et leur détenteur
web-legend-last = ce que l’autre camp vient de faire
web-legend-sight = vu depuis { $place } ; plus foncé là où l’unité peut tirer
web-legend-arc = arc de tir de { $unit }, jusqu’à sa portée
web-legend-arc-flank = ses flancs
web-legend-arc-rear = ses arrières
web-legend-band = à portée de tir : { $band }
web-legend-unsighted = hors de vue
web-sight-pick = Choisissez une unité ou un lieu pour voir ce qu’il voit.
web-legend-fire = Tir : { $side }. { $note }
web-legend-fire-strength = force { $span }
web-legend-threat = peuvent attaquer { $place } à la prochaine phase
web-zoom = Zoom
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-all = Toute la carte
web-overlays = Calques
web-overlay-zoc = Zones de contrôle
web-overlay-fronts = Fronts et flancs
web-overlay-command = Commandement
web-overlay-objectives = Objectifs
web-overlay-last = Derniers mouvements ennemis
web-overlay-sight = Ligne de vue
web-overlay-fire = Tir de l’ennemi
web-overlay-fire-own = Son propre tir
web-overlay-threat = Qui peut attaquer ce lieu
web-hide-counters = Cacher les pions
web-one-side = Montrer un seul camp
web-plain-counters = Pions épurés
web-counters-hidden = Les pions sont cachés.
web-show-all = Tout montrer
web-overlay-arc = Arc de tir de l’unité choisie
web-overlay-costs = Coût des lieux à portée
web-only-side = Seul le camp { $side } est montré.
web-both-sides = Les deux camps sont montrés.
web-threat-count = { $count } unités ennemies peuvent atteindre { $place } à la prochaine phase.
web-threats-here = Qui peut l’attaquer ?
web-threats-none = Personne ne peut atteindre { $place } à la prochaine phase.
web-threats-on = Contre { $place }, prochaine phase
web-threats-how = Une attaque chacun, la plus dangereuse d’abord, comme si assez d’unités étaient activées.
web-threats-how-cedar-mountain = Un tir chacun et tous ensemble, le plus dangereux d’abord, d’où ils sont.
web-threat-together = Ensemble
web-threat-from = depuis { $place }, { $cost } points
web-threat-at = depuis { $place }
web-under-fire = Sous un tir de force { $strength } : { $units }
web-threat-fatigue = coûte de la fatigue
web-threat-enters = Entre sans combat
web-go-to = Aller à un lieu
web-find-unit = Chercher une unité

## Unités et lieux

web-unit-none = Choisissez un pion ou un lieu pour en savoir plus.
web-can-act = peut agir
web-has-acted = a agi
web-can-do = Ce qu’elle peut faire maintenant
web-facing = face à { $place }
web-with = Partie de { $unit } ou avec elle
web-sources = D’où viennent ses valeurs
web-figure-head-figure = Valeur
web-figure-head-now = Actuelle
web-figure-head-printed = Imprimée
web-figure-head-source = Source
web-figure-combat = Combat
web-figure-strength = Points de force
web-figure-cohesion = Cohésion
web-figure-fire-range = Portée de tir
web-figure-rating = Valeur
web-figure-brigade-losses = Pertes de la brigade, et seuil d’inefficacité
web-figure-morale = Moral
web-figure-shattered-at = Brisée à
web-figure-radius = Rayon de commandement
web-figure-artillery = Artillerie
web-figure-cavalry = Cavalerie
web-figure-movement = Mouvement
web-figure-range = Portée de commandement
web-figure-command = Commandement
web-figure-activation = Activation
web-figure-move-test = Test de mouvement
web-figure-dismounted = Combat démontée
web-provenance-B = Tiré du livret de règles
web-provenance-P = Lu sur une image du jeu imprimé
web-provenance-M = Mesuré sur une carte
web-provenance-R = Notre propre reconstitution
web-provenance-short-B = livret
web-provenance-short-P = image
web-provenance-short-M = mesuré
web-provenance-short-R = reconstitué
web-kind-infantry = brigade d’infanterie
web-kind-cavalry = brigade de cavalerie
web-kind-artillery = artillerie
web-kind-legion = légion
web-kind-hq = quartier général
web-kind-leader = chef
web-kind-commander = commandant
web-kind-extended-line = seconde zone d’une ligne étendue
web-status-on-map = sur la carte
web-status-waiting = à venir
web-status-queued = attend d’entrer
web-status-abandoned = abandonnés
web-status-captured = capturés
web-status-recovery = en récupération
web-status-absent = hors de cette partie
web-status-unplaced = à placer
web-status-eliminated = éliminée
web-status-off-map = hors carte
web-status-exited = chassée de la carte, peut revenir de nuit
web-status-withdrawn = retirée pour la nuit
web-terrain-clear = terrain découvert
web-terrain-woods = bois
web-terrain-hill = colline
web-terrain-village = village
web-terrain-hamlet = hameau
web-terrain-brush = broussailles
web-terrain-field-corn = champ de maïs
web-terrain-field-wheat = champ de blé
web-terrain-town = ferme
web-terrain-level = { $ground }, niveau { $level }
web-worth = Vaut { $points } points de victoire, tenu par : { $side }
web-zoc-of = Dans la zone de contrôle de : { $sides }

## Chances

web-odds-none = Aucun combat à engager maintenant.
web-odds-which = Quel combat
web-odds-of = Attaque de { $place }
web-odds-of-fire = Tir sur { $place }
web-odds-of-shoot = Tir sur { $place }
web-odds-of-mistake = Tir sur { $place }
web-odds-of-shock = Choc sur { $place }
web-odds-results = Résultats
web-odds-then = Puis { $side } choisit : { $prompt }
web-odds-then-happens = Ensuite : { $what }
web-odds-charts = Sur les tables
web-chart-die = dé { $faces }
web-odds-die = { $unit } : { $purpose }, +1 sur { $face } ou moins
web-odds-die-morale = { $unit } réussit son test de moral sur { $face } ou moins
web-odds-die-leader = { $unit } est indemne sur { $face } ou moins
web-odds-losses = Pas perdus en moyenne, { $side }
web-odds-taken = { $place } est abandonné

## Dés

web-dice = Dés
web-die-initiative = initiative
web-die-activation = activation
web-die-continuation = continuation
web-die-command = commandement
web-die-artillery = artillerie
web-die-cavalry = cavalerie
web-die-attack = attaque
web-die-defence = défense
web-die-retreat = repli
web-die-legion = légion
web-die-tactical = option tactique
web-die-army-commander = commandant d’armée
web-die-sharpshooters = tireurs d’élite
web-die-combat-test = test de combat
web-die-rally = test de déroute
web-die-arrival = arrivée
web-die-fire = tir
web-die-morale = moral
web-die-leader = chef en danger
web-die-hill = marche de Hill
web-die-pope = Pope

## Journal

web-log-filter = Ce que montre le journal
web-log-all = Tout
web-log-dice = Dés
web-log-earlier = Plus tôt ({ $count })
web-log-empty = Il ne s’est encore rien passé.
web-log-fold = Ce qui a compté ({ $count })
web-log-turn = Tour { $turn }
web-log-show = Montrer sur la carte
web-log-moment = Revoir à partir du choix { $n }
web-copy = Copier

## Règles

web-why = Pourquoi ?
web-why-rule = Pourquoi ? Règle { $rule }
web-rule-number = { $rule }, chapitre { $section } des règles imprimées
web-rule-unknown = Il n’y a pas encore de texte pour { $rule }.
web-charts = Tables
web-rules-title = Règles
web-rules-all = Toutes les règles
web-rules-intro = Toutes les règles que le programme applique, dans nos propres mots. Le numéro est celui du chapitre imprimé.
web-rules-search = Chercher
web-rules-search-hint = front, repli, 11.4 …
web-rules-count = { $count } règles
web-rules-section = Chapitre { $section }

## Relecture

web-replay = Relecture
web-replay-first = Tour précédent
web-replay-back = Choix précédent
web-replay-play = Lire
web-replay-forward = Choix suivant
web-replay-last = Tour suivant
web-replay-moment = Moment de la partie
web-replay-speed = Vitesse
web-branch = Jouer à partir d’ici

## Après la bataille

web-report = Compte rendu
web-report-short = Compte rendu
web-copy-text = Copier en texte
web-print = Imprimer
web-plot-losses = Pas perdus
web-plot-points = Points de victoire
web-plot-units = Pas perdus par unité
web-plot-turns = par tour
web-dice-title = Les dés face à l’espérance
web-dice-none = Aucun dé n’est tombé.
web-dice-side = Choix de
web-dice-purpose = Objet
web-dice-count = Dés
web-dice-mean = Moyenne
web-dice-expected = Attendue
web-stories = Ce qu’a fait chaque unité
web-story-attacks = attaques { $count }
web-story-losses = pas perdus { $count }
web-story-steps = mouvements { $count }
web-story-none = Elle n’a rien fait.
web-commitment = Engagement des dés :

## Première bataille

web-learn-none = Il n’y a pas encore de première bataille pour ce titre.
web-learn-game = Première bataille
web-learn-count = Étape { $at } sur { $all }
web-learn-next = Suivant
web-learn-end = Continuer à jouer
web-learn-leave = Quitter la leçon

## Réglages

web-setting-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-setting-contrast = Contraste élevé
web-setting-contrast-text = Traits et textes plus forts, sans ombres.
web-setting-symbols = Symboles sur les pions
web-symbols-boxes = Rectangles
web-symbols-silhouettes = Silhouettes
web-setting-plain = Pions épurés
web-setting-plain-text = Seulement la force, l’arme, la fatigue et les pertes ; ni noms, ni bandes, ni petites marques.
web-setting-motion = Animation
web-motion-normal = Normale
web-motion-fast = Rapide
web-motion-none = Aucune
web-setting-pace = Rythme de l’ordinateur et des relectures
web-setting-watch = Le jeu de l’ordinateur est montré
web-watch-steps = pas à pas
web-watch-activations = par activations entières
web-setting-follow = Suivre l’action
web-setting-follow-text = La carte va là où l’ordinateur ou votre adversaire agit, mais pas pendant que vous la déplacez.
web-seconds = { $seconds } s
web-setting-textScale = Taille du texte
web-setting-confirm = Confirmer ce qui est définitif
web-setting-confirm-text = Redemande avant un choix qu’on ne peut pas annuler.
web-setting-auto = Faire les choix sans alternative
web-setting-auto-text = Là où un seul choix est permis et peut être annulé, il est fait pour vous.
web-setting-sound = Sons
web-setting-sound-text = Quand les dés tombent et quand c’est à vous.
web-setting-keys = Raccourcis à une touche
web-setting-keys-text = Les lettres agissent aussitôt, sans Ctrl ni Alt.
web-keys-change = Changer les touches
web-keys-text = Appuyez sur le bouton d’une touche, puis sur la nouvelle touche. Les flèches, Entrée, Échap et Origine ne changent pas.
web-keys-reset = Toutes les touches d’origine
web-keys-as-first = Toutes les touches sont celles d’origine.
web-key-change = Changer
web-key-off = aucune
web-key-switch-off = Désactiver
web-key-press = Appuyez…
web-key-space = Espace
web-key-taken = Cette touche est retirée à : { $action }.

## Aide

web-help-map-title = La carte
web-help-map = Faites-la glisser, zoomez avec la molette, deux doigts ou les boutons. Pointez un lieu pour voir son terrain et ses occupants, une pile pour l’étaler. Appui long ou clic droit : la fiche de l’unité.
web-help-choose-title = Choisir
web-help-choose = La barre du bas dit qui doit faire quoi. Les pions et lieux éclairés peuvent être choisis ; chaque lieu montre son coût. Cliquez plus loin pour faire plusieurs pas. Ce qui n’a pas de lieu sur la carte est un bouton. Rien d’interdit n’est jamais proposé.
web-help-attack-title = Attaquer
web-help-attack = Avant que les dés tombent, la feuille des chances montre chaque résultat avec sa probabilité exacte, chaque modificateur avec sa règle, et ce que les joueurs pourront alors choisir. Les dés ne tombent que sur le bouton qui le dit.
web-help-undo-title = Annuler
web-help-undo = L’annulation est libre jusqu’au dernier dé et au dernier choix de l’autre camp. Au-delà, quand les deux camps sont joués par des personnes, on peut revenir à tout moment, avec les mêmes dés ou de nouveaux.
web-help-log-title = Journal et raisons
web-help-log = Le journal raconte tout, avec les dés et les règles. Cliquez une ligne pour la voir sur la carte, son numéro pour revoir depuis là, une règle pour la lire.
web-help-counters-title = Pions
web-help-counters = Grand nombre : force actuelle. Point et nombre : artillerie. Cercle : cavalerie. Étoile : bonus de commandement. Fanion à chevrons : fatigue. Carrés rouges : pas perdus. Double pointe : marquée pour marcher. Épées croisées : engagée pour attaquer. Coche : a agi. Le trait épais sur la limite montre vers où font face les troupes.
web-help-computer-title = L’ordinateur
web-help-computer = Il joue au rythme que vous réglez. Mettez-le en pause, faites-le avancer d’un pas, passez la suite de son activation (Échap) ou allez à votre prochaine décision. Les niveaux élevés réfléchissent quelques secondes ; entre-temps vous pouvez tout regarder, quitter la table ou reprendre le camp. Ses dés sont les mêmes que les vôtres. À votre tour, il dit ce qu’il ferait si vous le demandez ; dans le menu, vous pouvez lui confier un camp et le reprendre.
web-help-keys = Touches
web-key-cursor = de lieu en lieu sur la carte
web-key-pan = déplacer la carte
web-key-choose = choisir
web-key-back = un cran en arrière ; passer l’ordinateur
web-key-undo = annuler
web-key-redo = rétablir
web-key-next = prochaine unité qui peut agir
web-key-all = tous les choix en liste
web-key-turn-left = tourner le front à gauche
web-key-turn-right = tourner le front à droite
web-key-stack = étaler la pile
web-key-inspect = fiche de l’unité
web-key-zoc = zones de contrôle
web-key-fronts = fronts et flancs
web-key-command = commandement
web-key-objectives = objectifs
web-key-last = derniers mouvements ennemis
web-key-costs = coût des lieux à portée
web-key-sight = ligne de vue
web-key-arc = arc de tir de l’unité choisie
web-key-fire = sous quel tir : ennemi, le sien, aucun
web-key-threat = qui peut attaquer ici
web-key-hide = cacher les pions
web-key-one-side = un seul camp
web-key-plain = pions épurés
web-key-log = journal
web-key-score = score
web-key-go-to = aller à un lieu
web-key-find = chercher une unité
web-key-overview = carte d’ensemble
web-key-zoom-in = agrandir
web-key-zoom-out = réduire
web-key-whole = toute la carte
web-key-fold = replier les panneaux
web-key-replay-back = relecture : pas en arrière
web-key-replay-forward = relecture : pas en avant
web-key-replay-first = relecture : tour précédent
web-key-replay-last = relecture : tour suivant
web-key-replay-play = relecture : lire ou pause
web-key-help = cette aide
