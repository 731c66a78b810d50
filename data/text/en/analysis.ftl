# Analysis of finished games: what the engine says, the command line and the page.

## Turning points and terms

analysis-turned-decision = By this plan { $side } gave away { $points } { $points ->
    [one] point
   *[other] points
  }: the best plan found wins { $best }% of the time, the one played { $played }%.
analysis-turned-why = It would have been better above all in: { $terms }.
analysis-turned-dice = The dice gave { $side } { $points } { $points ->
    [one] point
   *[other] points
  }: { $expected }% was to be expected, { $after }% came.
analysis-term = { $name }

## The command line

analysis-head = { $title }, { $scenario }: { $choices } choices
analysis-effort = Plans judged with { $nodes } states for each activation.
analysis-no-effort = No plans were judged: dice and chances only.
analysis-start = Before the first choice { $side } had { $chance }%.
analysis-account = { $side }: accuracy { $accuracy } ({ $decisions } { $decisions ->
    [one] decision
   *[other] decisions
  }), given away { $errors } points, luck of the dice thrown { $luck }, on level dice { $adjusted }%
analysis-account-unjudged = { $side }: luck of the dice thrown { $luck }, on level dice { $adjusted }%
analysis-marks = doubtful { $doubtful }, mistakes { $mistakes }, blunders { $blunders }, only plans found { $only }
analysis-purpose = { $purpose }: { $dice } { $dice ->
    [one] die
   *[other] dice
  }, luck { $luck }
analysis-dice = dice of { $sides } sides: { $count }, mean { $mean } (expected { $expected }), chi-square { $chi } with { $degrees } degrees of freedom
analysis-drift = Engine uncertainty: { $mean } points in an activation on average.
analysis-sampled = { $sampled } of { $throws } throws were too many dice to try all; they were sampled.
analysis-turning = How it was decided:
analysis-moment = { $n }, turn { $turn }, { $phase }
analysis-plans = Plans:
analysis-plan-head = choice  side         before  best  played  error
analysis-mark-doubtful = doubtful
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-mark-only = only plan
analysis-better = better: { $plan }
analysis-why = { $term } { $change }
analysis-survey-head = { $title }, { $scenario }: { $games } games, { $union } against { $confederate }, seed { $seed }
analysis-survey-luck = luck of the Union in a game: { $luck } points, standard error { $error }
analysis-survey-drift = drift: { $drift } points in an activation on average ({ $activations } activations, no search)
analysis-survey-variance = variance of the result { $raw }, without luck { $adjusted }: ratio { $ratio }
analysis-survey-calibration = forecasts: log-loss { $loss } (constant { $lossConstant }), Brier { $brier } (constant { $brierConstant }), { $positions } positions, reliability error { $reliability }
analysis-survey-tenth = foretold { $foretold }%, came { $came }% ({ $positions } positions)
analysis-survey-dice = throws tried in every sequence { $exact }, sampled { $sampled }

## The server

server-analysis-on = Only finished games are analysed; this one is still on.
server-no-such-depth = “{ $problem }” is no depth of an analysis; say “luck”, “quick”, “full” or “deep”.
server-no-analysis = This game has not been analysed.
server-no-plan-there = No plan begins at this moment of the game.
server-analysis-failed = The analysis came to no end: { $problem }

## The page

web-analysis = Analysis
web-analyse = Analyse
web-analysis-what = What every plan gave away, what every die did, and how the result came about.
web-analysis-start = Analyse the game
web-analysis-again = Analyse again
web-analysis-depth = How thoroughly
web-analysis-depth-luck = Dice and chances only
web-analysis-depth-quick = Quick look
web-analysis-depth-full = As a strong player would
web-analysis-depth-deep = Deep, takes long
web-analysis-cancel = Stop
web-analysis-waiting = Another game is being analysed; this one is next.
web-analysis-running = Analysing: { $percent }
web-analysis-progress = Progress of the analysis
web-analysis-failed = The analysis came to no end. { $reason }
web-analysis-on = The game is still on. It can be analysed when it is over.
web-analysis-made = { $depth } · { $nodes } states for each plan
web-analysis-made-luck = { $depth }
web-analysis-chance = Chance to win
web-analysis-chance-of = Chance to win: { $side }
web-analysis-curve-label = Chance to win over the game, { $side }: { $first } at the start, { $last } at the end. Use the arrow keys to step through its moments.
web-analysis-decisions = decisions
web-analysis-dice = dice
web-analysis-step-back = Previous moment
web-analysis-step-forward = Next moment
web-analysis-show = Show in the replay
web-analysis-moment = Choice { $n }
web-analysis-moment-turn = Turn { $turn }, { $phase }
web-analysis-start-of-game = Before the first choice
web-analysis-by-dice = Dice: { $expected } was to be expected, { $after } came.
web-analysis-by-plan = { $side }: the plan ends. { $before } before it, { $after } now.
web-analysis-turning = How it was decided
web-analysis-turning-none = Nothing stood out.
web-analysis-points = { $points } points
web-analysis-mark-doubtful = doubtful
web-analysis-mark-mistake = mistake
web-analysis-mark-blunder = blunder
web-analysis-mark-only = only plan
web-analysis-mark-lucky = lucky
web-analysis-mark-very-lucky = very lucky
web-analysis-accuracy = Accuracy
web-analysis-accuracy-of = { $accuracy } of 100, by { $count } decisions
web-analysis-accuracy-one = { $accuracy } of 100, by one decision
web-analysis-accuracy-none = No plan was judged.
web-analysis-given = Given away
web-analysis-marks = Marks
web-analysis-marks-none = none
web-analysis-luck = Luck
web-analysis-luck-own = Luck of the dice thrown
web-analysis-level = On level dice
web-analysis-level-note = What the result comes to without any luck.
web-analysis-purpose = For
web-analysis-count = Dice
web-analysis-number = Number
web-analysis-dice-plain = Dice, plainly
web-analysis-die = { $sides }-sided
web-analysis-mean = Mean
web-analysis-expected = Expected
web-analysis-chi = Chi-square
web-analysis-chi-note = Chi-square says how unevenly the faces came; about { $degrees } is usual for these dice.
web-analysis-plans = Plans
web-analysis-plans-none = No plan was marked.
web-analysis-plan-head = { $side }: { $played } with the plan played, { $best } with the best one found
web-analysis-plan-sure = give or take { $error }
web-analysis-better-show = Show the better plan
web-analysis-better-hide = Hide the better plan
web-analysis-better-then = After that, as the dice fall.
web-analysis-why = Better above all in
web-analysis-try = Try it yourself
web-analysis-uncertain = Engine uncertainty
web-analysis-uncertain-text = The evaluation changes its mind by { $mean } in a plan on average; over the whole game { $total } ({ $side }) is explained neither by dice nor by errors.
web-analysis-sampled = { $sampled } of { $throws } throws had too many dice to try them all; their luck is an estimate.
web-analysis-in-all = In all
web-analysis-sum-luck = { $initial } at the start, { $luck } by luck, { $drift } by what both sides did: { $result }.
web-analysis-sum = { $initial } at the start, { $luck } by luck, { $errors } by errors of both sides, { $drift } unexplained: { $result }.
web-trial = Find it yourself
web-trial-text = You are here before the plan. Choose for this side ({ $side }) as you would have, then compare.
web-trial-compare = Compare
web-trial-none = Make at least one choice for this side ({ $side }) first.
web-trial-thinking = The engine compares…
web-trial-better = Better than what was played by { $gain } (give or take { $error }).
web-trial-worse = Worse than what was played by { $gain } (give or take { $error }).
web-trial-same = About as good as what was played.
web-trial-best = The engine’s best plan would give { $best }; yours gives { $tried }, the one played { $played }.
web-trial-found = You have found it: { $tried }, and nothing better is known.
web-trial-show = Show the engine’s plan
web-trial-back = Back to the analysis
