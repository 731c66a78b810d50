# What the server says: refusals, and the few words it adds to a game.

## Addresses and requests

server-not-found = There is nothing at this address.
server-wrong-method = This cannot be done at this address.
server-bad-request = This request cannot be understood.
server-bad-query = What stands after the question mark cannot be understood: { $problem }
server-bad-json = The request is not proper JSON: { $problem }
server-bad-fields = The request does not say what it should: { $problem }
server-bad-text = The request is not text: { $problem }
server-not-json = The request has to be JSON, and to say so (content type application/json).
server-too-large = That is too much at once; nothing was done.
server-no-such-lang = “{ $problem }” is no language spoken here; say “en” or “fr”.
server-no-such-viewer = Nobody looks as “{ $problem }”; say “union”, “confederate”, “spectator” or “referee”.
server-no-host = The request does not say whom it is for.
server-wrong-host = This server does not answer to the name “{ $host }”. Use the address it printed when it started.
server-cross-site = This request comes from another site’s page; nothing was done.
server-internal = Something went wrong inside the server; nothing was changed. Its log says more.
server-not-stored = The games cannot be kept at the moment, so nothing was done. Is the disk full, or the file in use?

## Games

server-no-such-game = There is no such game.
server-deleted = This game was deleted. It can be brought back from the list of games.
server-no-such-title = There is no title “{ $title }”.
server-no-such-player = Nobody plays as “{ $problem }”; say “human”, or “level1” to “level6”, with “-cautious” or “-aggressive” after it if you like.
server-cannot-set-up = This game cannot be set up: { $problem }
server-bad-name = A name has between 1 and { $most } characters, without line breaks.
server-bad-record = This is no record that can be read: { $problem }
server-no-replay = This record cannot be played through: { $problem }
server-no-longer-plays = This game was played by other rules or data and cannot be shown with these; its log is safe. { $problem }
server-no-such-moment = The game has { $made } choices, so there is no moment after choice { $at }.
server-branch-name = { $name }, from choice { $at }

## Playing

server-stale = The game has moved on since (it is at { $now } now). Look again, then choose.
server-changed-meanwhile = Somebody else changed the game at the same moment, so nothing was done. Look again, then choose.
server-no-choice = “{ $choice }” is no choice: { $problem }
server-computers-turn = It is { $side }’s choice, and the computer plays there.
server-nobodys-turn = No computer is asked to choose now.
server-no-reach = There is no way to go for “{ $unit }” now.
server-no-sight = Nothing is known about what is seen at “{ $place }”.
server-sealed = That stays secret until the game is over.
server-no-fire = Nothing is known about where the fire of “{ $side }” falls.
server-no-threats = Nothing is known about who could attack “{ $place }”.
server-undo-nothing = There is nothing to take back.
server-undo-die = A die has fallen since.
server-undo-other-side = The other side has been asked since.
server-undo-over = The game is over.
server-undo-too-many = There are fewer choices than that.
server-undo-broken = This game cannot be played again from its start; nothing was changed. Please report it with its record.
server-undo-computer = The computer made this choice; it stays.
server-undo-replay = This is the past; it can be looked at, or played on from as another game.
server-computer-plays = Against the computer, what has been rolled or answered stays. People who play both sides may take it back.
server-turn = { $label } { $value }
server-turn-shows = { $label } { $value }, { $shows }

## The legend of the map

map-heading = Map of the field of
map-note = Drawn afresh for this edition; the borders of places are our own.
map-pike = Turnpike
map-road = Road
map-lane = Lane
map-railway = Railroad
map-bed = Unfinished railroad
map-path = Path, no road
map-escarpment = Escarpment
map-union-star = Union objective
map-confederate-star = Confederate objective
map-entry = Entry of troops
map-river = River
map-stream = Stream
map-bridge = Bridge
map-ford = Ford
map-woods = Woods
map-hill = Hill
map-house = House, village
map-border = Zone border
map-yards = yards
map-paces = paces of 30 inches
map-north = N
