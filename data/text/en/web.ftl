# Words of the page in the browser, for every title.
#
# The server sends all messages whose key starts with "web-" as a flat dictionary. A message has no attributes and no
# selectors; an argument stays in the text as { $name } and the page puts the value in.

## Sides

web-letters-union = US
web-letters-confederate = CS
web-letter-sharpshooters = S
web-letter-dismounted = D
web-letter-limbered = L
web-letter-isolated = I
web-letter-failed = ×
web-letter-disordered = D
web-letter-ineffective = !
web-letter-order-march = M
web-letter-order-advance = A
web-letter-order-attack = !
web-letter-order-reserve = R

## Around every page

web-lobby = Lobby
web-pages = Pages
web-skip = Skip to the content
web-language = Language
web-settings = Settings
web-help = Help
web-close = Close
web-cancel = Cancel
web-show = Show
web-change = Change
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-copied = Copied.
web-trouble = That did not work
web-no-page = There is no such page.
web-offline = The server does not answer. What was acknowledged is kept; try again in a moment.

## Lobby

web-lobby-title = Fight the battles of 1861 and 1862
web-your-turn = Your turn ({ $count })
web-battles = Battles
web-games = Your games
web-games-none = No game yet. Choose a battle above, or open a record.
web-play-computer = Play against the computer
web-play-both = Play both sides
web-learn = First battle (10 min)
web-continue = Continue
web-rename = Rename
web-delete = Delete
web-deleted = “{ $name }” is deleted.
web-download = Download the record
web-upload = Open a record
web-upload-failed = The record cannot be opened: { $reason }
web-more-for = More for { $name }
web-to-choose = { $side } to choose
web-turns = { $turns } turns
web-player-human = person
web-player-greedy = computer
web-player-random = computer, at random

## New game

web-new-game-of = New game: { $title }
web-scenario = Scenario
web-options = Options
web-options-rule = Optional rules
web-options-reading = Readings on which players differ
web-game-name = Name of the game
web-start = Start the game
web-players = Who plays

## The table

web-menu = Menu
web-tracks = Tracks
web-points-now = Victory points now
web-armies = Armies
web-army-all = Units
web-place-unnamed = zone { $id }
web-army-chief = Army commander
web-army-corps = Corps of { $corps }
web-army-independent = Independent
web-roster-find = Find a unit
web-roster-none = No unit of this name.
web-roster-only = Dim all others
web-roster-all = Dim nobody
web-roster-strength = strength { $strength }
web-roster-count = { $count } units
web-only-formation = Only { $name } is shown clearly.
web-chits = Activation markers
web-chits-drawn = { $name }: { $drawn } of { $all } drawn
web-chits-some = { $name }: { $drawn } drawn
web-chits-left = { $count } left in the pool
web-overview = Overview map
web-overview-hint = Click, or use the arrow keys, to look elsewhere.
web-profile = Heights along the line from { $from } to { $to }
web-profile-level = level { $level }
web-panels = Panels
web-prompt = What is asked
web-sheet = Show more or less of the panels
web-tab-unit = Unit
web-tab-odds = Odds
web-tab-log = Log
web-tab-score = Score
web-tab-armies = Armies
web-fold = Fold the panels away
web-link = Copy a link to this position
web-back-to-game = Back to the game
web-watch-again = Watch their moves again
web-over = The game is over.
web-won = Victory: { $side }
web-draw = A draw
web-if-now = If it ended now: { $result }
web-objectives = Objectives
web-objective-place = Place
web-objective-points = Points
web-objective-holder = Held by
web-nobody = nobody
web-since-you-left = { $count } choices were made since you were here.
web-stopped-early = Stopped there: something new has to be decided.
web-not-possible = Not possible: { $reason }

## Choosing

web-tray = Units not on the map yet
web-hq-mark = HQ
web-hint-unit = Choose a lit counter ({ $count })
web-hint-place = Choose a lit place ({ $count })
web-hint-step = Choose where to go, next to it or further along
web-hint-face = Choose the place to face ({ $count })
web-hint-target = Choose the place to attack ({ $count })
web-hint-attack = Choose the place to attack ({ $count })
web-hint-lead = Choose where the commander goes ({ $count })
web-hint-flee = Choose where it runs ({ $count })
web-hint-toward = Choose where it makes for ({ $count })
web-hint-go = Choose where he rides ({ $count })
web-hint-joint = Press those who take part, in the list or on the map
web-hint-retreat = Choose where it retreats ({ $count })
web-joint-count = { $now } of { $all } take part
web-joint-strength = { $now } of { $all } take part, strength { $strength }
web-joint-of = of { $whole }
web-join-all = All of them
web-all-choices = All choices ({ $count })
web-all-choices-title = All choices
web-final = Final: this cannot be undone
web-cost-points = { $points } MP
web-cost-left = { $left } left
web-cost-fatigue = fatigue +{ $fatigue }
web-could-reach = In reach for { $cost } MP
web-must-stop = Must stop there: { $reason }
web-verb-step = Move
web-verb-deploy = Deploy
web-verb-regroup = Regroup
web-verb-face = Face
web-verb-turn = Turn
web-verb-target = Attack
web-verb-hq = Move headquarters
web-verb-place = Place
web-verb-extend = Extend
web-verb-retreat = Retreat
web-verb-advance = Advance
web-verb-arrive = Arrive
web-verb-attack = Attack
web-verb-lead = Move a commander
web-verb-post = Place a commander
web-verb-enter = Enter
web-verb-go = Ride
web-verb-flee = Give way
web-verb-toward = Retreat towards
web-verb-join = Fire too
web-undo = Undo
web-undo-what = Undo: { $what }
web-redo = Redo
web-take-back = Take back…
web-take-back-text = Dice have fallen or the other side has chosen since. Going back further changes what happened: choose whether the same dice fall again or new ones.
web-take-back-branch = Against the computer, what has happened stays. You can play on from an earlier moment as a new game; this one is kept.
web-take-back-to = Go back to before:
web-dice-same = Back, same dice
web-dice-new = Back, new dice
web-pass-title = Hand over the screen
web-pass-text = Now for { $side }: the table shows what only that side may know.
web-pass-ready = { $side } is here
web-pause = Pause
web-go-on = Go on
web-step = One step
web-step-back = One step back
web-tell-anew = Choose anew for { $unit }

## The map

web-map-label = Map
web-map-hint = Arrow keys move from place to place, Enter chooses; the help lists all keys.
web-legend = Legend
web-legend-reach = can be chosen, with its cost
web-legend-free = can be chosen
web-legend-could = within reach later, with its cost; dotted: costs fatigue
web-legend-could-free = within reach later, with its cost
web-legend-go = within reach, with its cost: click to go there
web-legend-facing = can be faced
web-legend-target = can be attacked
web-legend-zoc = zones of control: enemy hatched / in red, own hatched \ in dark
web-legend-fronts = fronts; triangles mark flanks
web-legend-command = within command
web-legend-objectives = objectives, their points and holder
web-legend-last = what the other side did last
web-legend-sight = seen from { $place }; darker where the unit can fire
web-legend-arc = arc of fire of { $unit }, as far as it reaches
web-legend-arc-flank = its flanks
web-legend-arc-rear = its rear
web-legend-band = within fire: { $band }
web-legend-unsighted = not seen
web-sight-pick = Pick a unit or a place to see what it sees.
web-legend-fire = Fire of { $side }. { $note }
web-legend-fire-strength = strength { $span }
web-legend-threat = can attack { $place } in the next phase
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-all = Whole map
web-overlays = Overlays
web-overlay-zoc = Zones of control
web-overlay-fronts = Fronts and flanks
web-overlay-command = Command
web-overlay-objectives = Objectives
web-overlay-last = Last enemy moves
web-overlay-sight = Line of sight
web-overlay-fire = Enemy’s fire
web-overlay-fire-own = Own fire
web-overlay-threat = Who can attack this place
web-hide-counters = Hide the counters
web-one-side = Show one side only
web-plain-counters = Plain counters
web-counters-hidden = The counters are hidden.
web-show-all = Show all
web-overlay-arc = Arc of fire of the unit picked
web-overlay-costs = Cost of places in reach
web-only-side = Only { $side } is shown.
web-both-sides = Both sides are shown.
web-threat-count = { $count } enemy units can get at { $place } in the next phase.
web-threats-here = Who can attack it?
web-threats-none = Nobody can get at { $place } in the next phase.
web-threats-on = Against { $place }, next phase
web-threats-how = One attack each, most dangerous first, as if enough units were activated.
web-threats-how-cedar-mountain = One fire each and all together, most dangerous first, from where they stand now.
web-threat-together = Together
web-threat-from = from { $place }, { $cost } points
web-threat-at = from { $place }
web-under-fire = Under fire with { $strength }: { $units }
web-threat-fatigue = costs fatigue
web-threat-enters = Enters without a fight
web-go-to = Go to a place
web-find-unit = Find a unit

## Units and places

web-unit-none = Choose a counter or a place to read about it.
web-can-act = can act
web-has-acted = has acted
web-can-do = What it can do now
web-facing = facing { $place }
web-with = Part of or together with { $unit }
web-sources = Where its values come from
web-figure-head-figure = Value
web-figure-head-now = Now
web-figure-head-printed = Printed
web-figure-head-source = Source
web-figure-combat = Combat
web-figure-strength = Strength points
web-figure-cohesion = Cohesion
web-figure-fire-range = Range of fire
web-figure-rating = Rating
web-figure-brigade-losses = Losses of the brigade, and when it is ineffective
web-figure-morale = Morale
web-figure-shattered-at = Shattered at
web-figure-radius = Command radius
web-figure-artillery = Artillery
web-figure-cavalry = Cavalry
web-figure-movement = Movement
web-figure-range = Command range
web-figure-command = Command
web-figure-activation = Activation
web-figure-move-test = Movement test
web-figure-dismounted = Combat dismounted
web-provenance-B = From the rulebook
web-provenance-P = Read from a picture of the printed game
web-provenance-M = Measured on a map
web-provenance-R = Our own reconstruction
web-provenance-short-B = rulebook
web-provenance-short-P = picture
web-provenance-short-M = measured
web-provenance-short-R = reconstructed
web-kind-infantry = infantry brigade
web-kind-cavalry = cavalry brigade
web-kind-artillery = artillery
web-kind-legion = legion
web-kind-hq = headquarters
web-kind-leader = leader
web-kind-commander = commander
web-kind-extended-line = second zone of an extended line
web-status-on-map = on the map
web-status-waiting = still to come
web-status-queued = waits to enter
web-status-abandoned = abandoned
web-status-captured = captured
web-status-recovery = recovering
web-status-absent = not in this game
web-status-unplaced = to be placed
web-status-eliminated = eliminated
web-status-off-map = off the map
web-status-exited = driven off the map, may come back at night
web-status-withdrawn = withdrawn for the night
web-terrain-clear = open ground
web-terrain-woods = woods
web-terrain-hill = hill
web-terrain-village = village
web-terrain-hamlet = hamlet
web-terrain-brush = brush
web-terrain-field-corn = cornfield
web-terrain-field-wheat = wheat field
web-terrain-town = farm
web-terrain-level = { $ground }, level { $level }
web-worth = Worth { $points } victory points, held by: { $side }
web-zoc-of = In the zone of control of: { $sides }

## Odds

web-odds-none = No combat to commit to now.
web-odds-which = Which combat
web-odds-of = Attack on { $place }
web-odds-of-fire = Fire at { $place }
web-odds-of-shoot = Fire at { $place }
web-odds-of-mistake = Fire at { $place }
web-odds-of-shock = Shock on { $place }
web-odds-results = Results
web-odds-then = Then { $side } chooses: { $prompt }
web-odds-then-happens = Then: { $what }
web-odds-charts = On the charts
web-chart-die = die { $faces }
web-odds-die = { $unit }: { $purpose }, +1 on { $face } or less
web-odds-die-morale = { $unit } passes its morale check on { $face } or less
web-odds-die-leader = { $unit } is unhurt on { $face } or less
web-odds-losses = Steps lost on average, { $side }
web-odds-taken = { $place } is given up

## Dice

web-dice = Dice
web-die-initiative = initiative
web-die-activation = activation
web-die-continuation = continuation
web-die-command = command
web-die-artillery = artillery
web-die-cavalry = cavalry
web-die-attack = attack
web-die-defence = defence
web-die-retreat = retreat
web-die-legion = legion
web-die-tactical = tactical option
web-die-army-commander = army commander
web-die-sharpshooters = sharpshooters
web-die-combat-test = combat test
web-die-rally = rout test
web-die-arrival = arrival
web-die-fire = fire
web-die-morale = morale
web-die-leader = leader in danger
web-die-hill = Hill’s march
web-die-pope = Pope

## Log

web-log-filter = What the log shows
web-log-all = All
web-log-dice = Dice
web-log-earlier = Earlier ({ $count })
web-log-empty = Nothing has happened yet.
web-log-fold = What went into it ({ $count })
web-log-turn = Turn { $turn }
web-log-show = Show on the map
web-log-moment = Replay from choice { $n }
web-copy = Copy

## Rules

web-why = Why?
web-why-rule = Why? Rule { $rule }
web-rule-number = { $rule }, chapter { $section } of the printed rules
web-rule-unknown = There is no text for { $rule } yet.
web-charts = Charts
web-rules-title = Rules
web-rules-all = All rules
web-rules-intro = Every rule the program enforces, in our own words. The number is that of the printed chapter.
web-rules-search = Search
web-rules-search-hint = front, retreat, 11.4 …
web-rules-count = { $count } rules
web-rules-section = Chapter { $section }

## Replay

web-replay = Replay
web-replay-first = Turn back
web-replay-back = Step back
web-replay-play = Play
web-replay-forward = Step on
web-replay-last = Next turn
web-replay-moment = Moment of the game
web-replay-speed = Speed
web-branch = Play on from here

## After the battle

web-report = After-action report
web-report-short = Report
web-copy-text = Copy as text
web-print = Print
web-plot-losses = Steps lost
web-plot-points = Victory points
web-plot-units = Steps lost by unit
web-plot-turns = by turn
web-dice-title = Dice against expectation
web-dice-none = No dice have fallen.
web-dice-side = Chosen by
web-dice-purpose = Purpose
web-dice-count = Dice
web-dice-mean = Mean
web-dice-expected = Expected
web-stories = What each unit did
web-story-attacks = attacks { $count }
web-story-losses = steps lost { $count }
web-story-steps = moves { $count }
web-story-none = It saw no action.
web-commitment = Commitment of the dice:

## First battle

web-learn-none = There is no first battle for this title yet.
web-learn-game = First battle
web-learn-count = Step { $at } of { $all }
web-learn-next = Next
web-learn-end = Play on
web-learn-leave = Leave the lesson

## Settings

web-setting-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-setting-contrast = High contrast
web-setting-contrast-text = Stronger lines and text, no shadows.
web-setting-symbols = Symbols on the counters
web-symbols-boxes = Boxes
web-symbols-silhouettes = Silhouettes
web-setting-plain = Plain counters
web-setting-plain-text = Only strength, arm, fatigue and losses; no names, bands and small marks.
web-setting-motion = Animation
web-motion-normal = Normal
web-motion-fast = Fast
web-motion-none = None
web-setting-pace = Pace of the computer and of replays
web-setting-watch = Computer’s play is shown
web-watch-steps = step by step
web-watch-activations = by whole activations
web-setting-follow = Follow the action
web-setting-follow-text = The map moves to where the computer or your opponent acts, but not while you move it yourself.
web-seconds = { $seconds } s
web-setting-textScale = Size of text
web-setting-confirm = Confirm what is final
web-setting-confirm-text = Asks again before a choice that cannot be undone.
web-setting-auto = Make choices without alternative
web-setting-auto-text = Where only one choice is legal and can be undone, it is made for you.
web-setting-sound = Sounds
web-setting-sound-text = When dice fall and when it is your turn.
web-setting-keys = Single-key shortcuts
web-setting-keys-text = Letters act at once, without Ctrl or Alt.
web-keys-change = Change the keys
web-keys-text = Press a key’s button, then the new key. Arrows, Enter, Esc and Home stay as they are.
web-keys-reset = All keys as at first
web-keys-as-first = All keys are as at first.
web-key-change = Change
web-key-off = off
web-key-switch-off = Switch off
web-key-press = Press a key…
web-key-space = Space
web-key-taken = That key is taken from: { $action }.

## Help

web-help-map-title = The map
web-help-map = Drag to move it, use the wheel, two fingers or the buttons to zoom. Point at a place for its terrain and who stands there; point at a stack to spread it out. Press long or right-click to read about a unit.
web-help-choose-title = Choosing
web-help-choose = The bar at the bottom says who must do what. Lit counters and places can be chosen; each place shows its cost. Click further along to walk several steps. What has no place on the map is a button. Nothing illegal is ever offered.
web-help-attack-title = Attacking
web-help-attack = Before dice fall, the odds sheet shows every result with its exact chance, every modifier with its rule, and what the players may then choose. Dice fall only when you press the button that says so.
web-help-undo-title = Undo
web-help-undo = Undo is free up to the last die and the last choice of the other side. Beyond that, when people play both sides, you can go back to any moment, with the same dice or new ones.
web-help-log-title = Log and reasons
web-help-log = The log tells everything with dice and rules. Click a line to see it on the map, its number to replay from there, and a rule to read it.
web-help-counters-title = Counters
web-help-counters = Large number: combat strength now. Dot and number: artillery. Circle: cavalry. Star: command bonus. Pennant with chevrons: fatigue. Red squares: steps lost. Two arrowheads: marked to march. Crossed swords: engaged to attack. Tick: has acted. The thick line on the border shows where the troops face.
web-help-computer-title = The computer
web-help-computer = It plays at the pace you set. Pause it, let it make one step, skip the rest of its activation (Esc), or skip to your next decision. Higher levels think for some seconds; meanwhile you can look at everything, leave, or take the side back. Its dice are the same as yours. In your own turn it tells what it would do if you ask; in the menu you can let it command a side and take it back.
web-help-keys = Keys
web-key-cursor = place to place on the map
web-key-pan = move the map
web-key-choose = choose
web-key-back = one step back; skip the computer
web-key-undo = undo
web-key-redo = redo
web-key-next = next unit that can act
web-key-all = all choices as a list
web-key-turn-left = turn the front left
web-key-turn-right = turn the front right
web-key-stack = spread the stack
web-key-inspect = read about the unit
web-key-zoc = zones of control
web-key-fronts = fronts and flanks
web-key-command = command
web-key-objectives = objectives
web-key-last = last enemy moves
web-key-costs = cost of places in reach
web-key-sight = line of sight
web-key-arc = arc of fire of the unit picked
web-key-fire = under whose fire: the enemy’s, own, none
web-key-threat = who can attack here
web-key-hide = hide the counters
web-key-one-side = one side only
web-key-plain = plain counters
web-key-log = log
web-key-score = score
web-key-go-to = go to a place
web-key-find = find a unit
web-key-overview = overview map
web-key-zoom-in = zoom in
web-key-zoom-out = zoom out
web-key-whole = whole map
web-key-fold = fold the panels
web-key-replay-back = replay: step back
web-key-replay-forward = replay: step on
web-key-replay-first = replay: turn back
web-key-replay-last = replay: next turn
web-key-replay-play = replay: play or pause
web-key-help = this help
