### Playing against the computer.

## Who plays

server-player-human = A person
    .text = You, or somebody beside you.
server-player-level1 = 1 · Recruit
    .text = Follows simple orders and often takes the second or third best choice. Good for a first game.
server-player-level2 = 2 · Volunteer
    .text = Follows sound orders and now and then misses the best choice.
server-player-level3 = 3 · Regular
    .text = Follows sound orders and always takes the choice that looks best at once. Answers without delay.
server-player-level4 = 4 · Veteran
    .text = Compares many plans for each activation, without asking what you will answer. Thinks for a moment.
server-player-level5 = 5 · Corps commander
    .text = Compares many plans, with your likely answer and what may follow. Thinks for some seconds.
server-player-level6 = 6 · Army commander
    .text = The same with eight times the effort: as well as this program can play. Thinks for several seconds.
server-temperament-cautious = Cautious
    .text = Would rather hold than attack, and avoids a gamble.
server-temperament-methodical = Methodical
    .text = Neither seeks a gamble nor shuns it.
server-temperament-aggressive = Aggressive
    .text = Would rather attack than hold, and likes a gamble.
server-no-hint = The game is over; there is nothing to advise.
server-thinking = The computer is thinking for { $side } already.

web-player-level1 = Recruit
web-player-level2 = Volunteer
web-player-level3 = Regular
web-player-level4 = Veteran
web-player-level5 = Corps commander
web-player-level6 = Army commander
web-player-computer = computer: { $level }
web-player-tempered = { $level }, { $temper }
web-temper-cautious = cautious
web-temper-methodical = methodical
web-temper-aggressive = aggressive
web-temperament = Temperament
web-fair-dice = No level touches the dice: they come from the same stream for both sides, announced before the first roll and proved after the last. No level knows what its side may not know.
web-watch = Watch two computers

## While it plays

web-plays-now = { $player } plays.
web-waits-now = { $player } waits.
web-thinks-now = { $player } is thinking
web-thinks-for = { $seconds } s
web-is-asked = is asked:
web-skip-activation = Skip this activation
web-next-activation = Next activation
web-by-activation = By activation
web-by-activation-text = Shows each activation at once, then waits a moment
web-skip-turn = Skip to your choice
web-log-intent = What it says it is about

## Taking a side over

web-hand-over = Let the computer command: { $side }…
web-hand-over-text = The computer goes on for this side from here. You can take it back at any time, also while it thinks.
web-hand-over-do = Hand over
web-take-command = Take command: { $side }
web-command-taken = You command now: { $side }.

## Advice

web-advise = What would you do?
web-tab-hint = Advice
web-hint-title = What the computer would do
web-hint-text = This is advice of the computer, found by a short search with what your side may know. Nothing is chosen until you choose it.
web-hint-thinks = The computer is thinking about your choice
web-hint-none = There is nothing to advise here.
web-hint-chance = Chance of { $side } to win
web-hint-before = as the position stands
web-hint-after = with this plan
web-hint-error = ± { $error } (standard error)
web-hint-plan = The plan
web-hint-open = Further choices depend on the dice or on the enemy.
web-hint-play = Play the first choice
web-hint-play-all = Play it all, up to the first die
web-hint-odds = The first combat in it
web-hint-drop = Put the advice away
web-key-advise = what would the computer do here

## Two at one screen

web-trust = Do not cover the screen: we trust each other
web-trust-text = Both of you then see what only one side may know, until you change it in the menu.
web-trust-off = Cover the screen again at every change of side
