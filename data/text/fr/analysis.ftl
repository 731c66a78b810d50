# L’analyse des parties finies : ce que dit le moteur, la ligne de commande et la page.

## Tournants et termes

analysis-turned-decision = Par ce plan, { $side } abandonne { $points } { $points ->
    [one] point
   *[other] points
  } : le meilleur plan trouvé gagne { $best } % du temps, celui qui fut joué { $played } %.
analysis-turned-why = Il aurait valu mieux surtout pour : { $terms }.
analysis-turned-dice = Les dés donnent { $points } { $points ->
    [one] point
   *[other] points
  } ({ $side }) : on attendait { $expected } %, il vint { $after } %.
analysis-term = { $name }

## La ligne de commande

analysis-head = { $title }, { $scenario } : { $choices } choix
analysis-effort = Plans jugés avec { $nodes } états pour chaque activation.
analysis-no-effort = Aucun plan n’est jugé : les dés et les chances seulement.
analysis-start = Avant le premier choix, { $side } : { $chance } %.
analysis-account = { $side } : précision { $accuracy } ({ $decisions } { $decisions ->
    [one] décision
   *[other] décisions
  }), { $errors } points abandonnés, chance de ses dés { $luck }, à dés égaux { $adjusted } %
analysis-account-unjudged = { $side } : chance de ses dés { $luck }, à dés égaux { $adjusted } %
analysis-marks = douteux { $doubtful }, fautes { $mistakes }, bévues { $blunders }, seuls plans trouvés { $only }
analysis-purpose = { $purpose } : { $dice } { $dice ->
    [one] dé
   *[other] dés
  }, chance { $luck }
analysis-dice = dés à { $sides } faces : { $count }, moyenne { $mean } (attendue { $expected }), khi-deux { $chi } à { $degrees } degrés de liberté
analysis-drift = Incertitude du moteur : { $mean } points par activation en moyenne.
analysis-sampled = { $sampled } jets sur { $throws } ont trop de dés pour les essayer tous ; ils sont échantillonnés.
analysis-turning = Ce qui a décidé :
analysis-moment = { $n }, tour { $turn }, { $phase }
analysis-plans = Plans :
analysis-plan-head = choix   camp         avant   mieux joué    faute
analysis-mark-doubtful = douteux
analysis-mark-mistake = faute
analysis-mark-blunder = bévue
analysis-mark-only = seul plan
analysis-better = mieux : { $plan }
analysis-why = { $term } { $change }
analysis-survey-head = { $title }, { $scenario } : { $games } parties, { $union } contre { $confederate }, graine { $seed }
analysis-survey-luck = chance de l’Union par partie : { $luck } points, erreur type { $error }
analysis-survey-drift = dérive : { $drift } points par activation en moyenne ({ $activations } activations, sans recherche)
analysis-survey-variance = variance du résultat { $raw }, sans la chance { $adjusted } : rapport { $ratio }
analysis-survey-calibration = prévisions : perte logarithmique { $loss } (constante { $lossConstant }), Brier { $brier } (constante { $brierConstant }), { $positions } positions, erreur de fiabilité { $reliability }
analysis-survey-tenth = prévu { $foretold } %, venu { $came } % ({ $positions } positions)
analysis-survey-dice = jets essayés dans toutes les suites { $exact }, échantillonnés { $sampled }

## Le serveur

server-analysis-on = Seules les parties finies sont analysées ; celle-ci dure encore.
server-no-such-depth = « { $problem } » n’est pas une profondeur d’analyse ; dites « luck », « quick », « full » ou « deep ».
server-no-analysis = Cette partie n’a pas été analysée.
server-no-plan-there = Aucun plan ne commence à ce moment de la partie.
server-analysis-failed = L’analyse n’a pas abouti : { $problem }

## La page

web-analysis = Analyse
web-analyse = Analyser
web-analysis-what = Ce que chaque plan a coûté, ce qu’a fait chaque dé, et d’où vient le résultat.
web-analysis-start = Analyser la partie
web-analysis-again = Analyser de nouveau
web-analysis-depth = Profondeur
web-analysis-depth-luck = Dés et chances seulement
web-analysis-depth-quick = Coup d’œil
web-analysis-depth-full = Comme un joueur fort
web-analysis-depth-deep = Approfondie, longue
web-analysis-cancel = Arrêter
web-analysis-waiting = Une autre partie est en cours d’analyse ; celle-ci suit.
web-analysis-running = Analyse : { $percent }
web-analysis-progress = Avancement de l’analyse
web-analysis-failed = L’analyse n’a pas abouti. { $reason }
web-analysis-on = La partie dure encore. On pourra l’analyser quand elle sera finie.
web-analysis-made = { $depth } · { $nodes } états pour chaque plan
web-analysis-made-luck = { $depth }
web-analysis-chance = Chances de gagner
web-analysis-chance-of = Chances de gagner : { $side }
web-analysis-curve-label = Chances de gagner ({ $side }) au fil de la partie : { $first } au début, { $last } à la fin. Les flèches vont d’un moment à l’autre.
web-analysis-decisions = décisions
web-analysis-dice = dés
web-analysis-step-back = Moment précédent
web-analysis-step-forward = Moment suivant
web-analysis-show = Voir dans la relecture
web-analysis-moment = Choix { $n }
web-analysis-moment-turn = Tour { $turn }, { $phase }
web-analysis-start-of-game = Avant le premier choix
web-analysis-by-dice = Dés : on attendait { $expected }, il vint { $after }.
web-analysis-by-plan = { $side } : fin du plan. { $before } avant, { $after } à présent.
web-analysis-turning = Ce qui a décidé
web-analysis-turning-none = Rien de saillant.
web-analysis-points = { $points } points
web-analysis-mark-doubtful = douteux
web-analysis-mark-mistake = faute
web-analysis-mark-blunder = bévue
web-analysis-mark-only = seul plan
web-analysis-mark-lucky = chanceux
web-analysis-mark-very-lucky = très chanceux
web-analysis-accuracy = Précision
web-analysis-accuracy-of = { $accuracy } sur 100, pour { $count } décisions
web-analysis-accuracy-one = { $accuracy } sur 100, pour une décision
web-analysis-accuracy-none = Aucun plan n’a été jugé.
web-analysis-given = Abandonné
web-analysis-marks = Marques
web-analysis-marks-none = aucune
web-analysis-luck = Chance
web-analysis-luck-own = Chance de ses dés
web-analysis-level = À dés égaux
web-analysis-level-note = Ce que vaut le résultat sans aucune chance.
web-analysis-purpose = Pour
web-analysis-count = Dés
web-analysis-number = Nombre
web-analysis-dice-plain = Les dés, tels quels
web-analysis-die = à { $sides } faces
web-analysis-mean = Moyenne
web-analysis-expected = Attendue
web-analysis-chi = Khi-deux
web-analysis-chi-note = Le khi-deux dit combien les faces sont inégales ; environ { $degrees } est courant pour ces dés.
web-analysis-plans = Plans
web-analysis-plans-none = Aucun plan n’est marqué.
web-analysis-plan-head = { $side } : { $played } avec le plan joué, { $best } avec le meilleur trouvé
web-analysis-plan-sure = à { $error } près
web-analysis-better-show = Montrer le meilleur plan
web-analysis-better-hide = Cacher le meilleur plan
web-analysis-better-then = Ensuite, selon les dés.
web-analysis-why = Meilleur surtout pour
web-analysis-try = Essayer soi-même
web-analysis-uncertain = Incertitude du moteur
web-analysis-uncertain-text = L’évaluation change d’avis de { $mean } par plan en moyenne ; sur toute la partie, ni les dés ni les fautes n’expliquent { $total } ({ $side }).
web-analysis-sampled = { $sampled } jets sur { $throws } ont trop de dés pour les essayer tous ; leur chance est estimée.
web-analysis-in-all = En tout
web-analysis-sum-luck = { $initial } au début, { $luck } par la chance, { $drift } par ce que firent les deux camps : { $result }.
web-analysis-sum = { $initial } au début, { $luck } par la chance, { $errors } par les fautes des deux camps, { $drift } sans explication : { $result }.
web-trial = Trouvez vous-même
web-trial-text = Vous voici avant le plan. Choisissez pour ce camp ({ $side }) à votre façon, puis comparez.
web-trial-compare = Comparer
web-trial-none = Faites d’abord au moins un choix pour ce camp ({ $side }).
web-trial-thinking = Le moteur compare…
web-trial-better = Mieux que ce qui fut joué, de { $gain } (à { $error } près).
web-trial-worse = Moins bien que ce qui fut joué, de { $gain } (à { $error } près).
web-trial-same = À peu près aussi bien que ce qui fut joué.
web-trial-best = Le meilleur plan du moteur donnerait { $best } ; le vôtre donne { $tried }, celui qui fut joué { $played }.
web-trial-found = Vous l’avez trouvé : { $tried }, et rien de mieux n’est connu.
web-trial-show = Montrer le plan du moteur
web-trial-back = Retour à l’analyse
