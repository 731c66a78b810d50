# Words of the program itself, for every title.

## Sides, lists

side-union = Union
    .the = the Union
side-confederate = Confederacy
    .the = the Confederacy
list-empty = none
list-more = { $first }, { $second }
list-last = { $first } and { $second }

## Results

game-over = The game is over; nothing can be chosen any more. Take a choice back, or start a new game.
ui-wins = Victory for { $side }.
ui-draw = A draw.
ui-score = If the game ended now:
ui-points = Points: Union { $union }, Confederacy { $confederate }.

## The position

ui-table-stands = The table stands at { $url } (Ctrl-C ends it).
ui-says = { $side }: { $what }
ui-objectives = Objectives
ui-nobody = nobody
ui-facing = facing { $place }
ui-with = with { $unit }
ui-kind-hq = headquarters
ui-kind-commander = commander
ui-status-waiting = Still to come
ui-status-absent = Not in this game
ui-status-unplaced = To be placed
ui-status-eliminated = Eliminated
ui-status-off-map = Off the map
ui-status-exited = Driven off the map
ui-status-withdrawn = Withdrawn for the night

## Choices and odds

ui-cost = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-cost-left = { $left } left
ui-cost-fatigue = fatigue +{ $fatigue }
ui-odds-none = No combat can be fought with the next choice. Declare an attack first.
ui-odds-modifiers = Modifiers
ui-odds-dice = Dice that may add one
ui-odds-die = on { $face } or less
ui-purpose-artillery = artillery
ui-purpose-cavalry = cavalry
ui-purpose-sharpshooters = sharpshooters
ui-odds-outcomes = Results
ui-odds-losses = Steps lost on average
ui-odds-taken = Chance that the place is given up
ui-odds-notes = Notes

## Titles, sim, replay

ui-scenarios = Scenarios
ui-options = Options (the default in brackets)
ui-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
ui-sim-head = { $title }, { $scenario }: { $games } games, { $union } against { $confederate }, seed { $seed }
ui-sim-ended = finished { $finished }, refused { $refused }
ui-sim-wins = won by the Union { $union }, by the Confederacy { $confederate }, drawn { $draw }
ui-sim-speed = { $mean } choices per game; { $choices } choices and { $games } games per second
ui-sim-digest = digest { $digest }
ui-arena-head = { $first } against { $second }: { $title }, { $scenario }, { $pairs } { $pairs ->
    [one] pair
   *[other] pairs
  }
ui-arena-score = score { $score }% (95%: { $low } to { $high }), { $union }% with the Union, { $confederate }% with the Confederates
ui-arena-passed = passed: better by { $high } Elo rather than { $low } (log ratio { $ratio })
ui-arena-failed = failed: { $low } Elo rather than { $high } (log ratio { $ratio })
ui-arena-open = open: between { $low } and { $high } Elo more pairs are needed (log ratio { $ratio })
ui-arena-rung = { $player }: { $elo } ({ $low } to { $high })
ui-arena-side = the Union’s side is worth { $elo } Elo between equals
ui-arena-conduct = { $player }, { $side }: { $attacks } attacks, { $rash }% of them rash, { $tired }% by tired units; { $idle }% of units idle, { $lost }% out of command, { $guns }% of guns alone, { $open }% of objectives open
ui-arena-time = { $player }, { $situation ->
    [quiet] quiet
    [near] enemy near
   *[contact] in contact
 }: { $decisions } decisions, half within { $middle } s, 95% within { $most } s, 99% within { $nearly } s
ui-fit-head = { $games } games: { $positions } positions taught, { $tested } tested
ui-fit-loss = log-loss { $loss } (constant { $constant }), Brier { $brier } (constant { $even }), largest gap in a tenth { $gap }
ui-fit-curve = curve: { $sum } becomes { $means }
ui-fit-tenth = { $positions } positions: foretold { $foretold }, came { $came }
ui-tune-head = { $games } games to learn from, { $tested } to test
ui-tune-better = better: share { $share } where it was { $before }, standard error of the difference { $error }
ui-tune-no-better = not proven better: share { $share } where it was { $before }, standard error of the difference { $error }
ui-replay-ok = The record replays: { $title }, { $scenario }, { $choices } choices.
ui-replay-hash = Hash of the last state: { $hash }
ui-replay-dice = The dice are exactly those of the published key.

## Menu

ui-menu-title = Title
ui-menu-scenario = Scenario
ui-menu-player = Who plays { $side }?
ui-menu-options = Options as id=value, one at a time (? lists them, Enter goes on)
ui-menu-bad-option = There is no such option or value; type ? to see them.
ui-player-human = a person at this terminal
ui-player-level1 = computer, level 1: recruit
ui-player-level2 = computer, level 2: volunteer
ui-player-level3 = computer, level 3: regular
ui-player-level4 = computer, level 4: veteran
ui-player-level5 = computer, level 5: corps commander
ui-player-level6 = computer, level 6: army commander

## The table

ui-welcome = Type the number of a choice, or the choice itself. "help" lists the commands.
ui-bye = Goodbye.
ui-no-such-number = There is no choice with this number; "list" shows them all.
ui-more = … and { $count } more: "list" shows all, "list WORD" those with a word.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-die = A die has fallen since; against the computer it stays.
ui-undo-other-side = The other side has been asked since; against the computer the choice stays.
ui-undo-over = The game is over; against the computer the last choice stays.
ui-undo-broken = This game cannot be played again from its start; please report it with the saved record.
ui-save-where = Say where to: save FILE
ui-saved = Saved as { $path }.
ui-not-saved = Not saved: { $reason }
ui-quit-unsaved = The game is not saved. "save FILE" keeps it; "quit" once more leaves.
ui-why-nothing = Nothing has happened yet that a rule could explain.
ui-why-unknown = there is no rule with this id
ui-help =
    NUMBER or CHOICE   make a choice; Enter takes the only one
    list [WORD]        show all choices, or those with a word in them
    map                show the position again
    odds               exact odds of every combat that can be fought now
    why [RULE]         the rules behind the last refusal or events, or any rule by its id
    log                the last choices and what came of them
    score              the result if the game ended now
    undo [new]         take the last choice back; with "new", other dice fall from there on
    save FILE          write the record; "brigadier play FILE" goes on from it
    quit               leave the table
