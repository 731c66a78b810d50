# Bull Run 1861: the title, its scenarios and its options.

title-bull-run-1861 = Bull Run 1861
    .text = The first great battle of the Civil War, 21 July 1861. McDowell tries to turn the Southern line behind Bull Run before Johnston’s men from the Shenandoah can save it; seven turns, brigade by brigade.

## Scenarios

scenario-bull-run-1861-historical = Historical placement
    .text = The armies stand where they stood at eight in the morning, and McDowell’s flanking column is on the march. Best played with the historical manoeuvre and confusion.
scenario-bull-run-1861-free = Free placement
    .text = The South posts its brigades behind the stream, three of them wherever it likes. The North then draws up around Centreville with that line before its eyes.

## Optional rules

option-bull-run-1861-thirtieth-virginia = 30th Virginia Cavalry
    .text = The companies of the 30th Virginia fight as one cavalry brigade that starts close to Beauregard. The cavalry attached to the other Southern brigades then counts for nothing.
option-bull-run-1861-thirtieth-virginia-off = Spread among the brigades
option-bull-run-1861-thirtieth-virginia-on = One brigade

option-bull-run-1861-historical-manoeuvre = Historical manoeuvre
    .text = McDowell must carry out his plan: at the end the North loses 2 points if fewer than four of its brigades have crossed Sudley Ford. On turn 1 the South may attack over Bull Run but not cross it, except in retreat. Recommended for the historical placement.
option-bull-run-1861-historical-manoeuvre-off = Not played
option-bull-run-1861-historical-manoeuvre-on = Played

option-bull-run-1861-confusion = Confusion
    .text = Raw troops, hesitant commanders and uniforms too much alike: every attacker has -1 on turns 1 and 2. Recommended for the historical placement.
option-bull-run-1861-confusion-off = Not played
option-bull-run-1861-confusion-on = Played

option-bull-run-1861-northern-reinforcements = Northern reinforcements
    .text = The reserves that stayed behind in 1861 come up: Militia, Volunteers and McCunn reach Centreville at the end of turn 3 and can act from turn 4.
option-bull-run-1861-northern-reinforcements-off = They stay away
option-bull-run-1861-northern-reinforcements-on = They arrive

option-bull-run-1861-extra-turn = Extra turn
    .text = If the scores differ by 2 points or less after turn 7, an eighth and last turn is played.
option-bull-run-1861-extra-turn-off = Seven turns
option-bull-run-1861-extra-turn-on = An eighth if it is close

option-bull-run-1861-automatic-defeat = Automatic defeat
    .text = The first side to inflict 10 step losses while it has suffered 7 or fewer wins at the end of that turn. A shorter and bloodier game.
option-bull-run-1861-automatic-defeat-off = Not played
option-bull-run-1861-automatic-defeat-on = Played

## Readings on which players differ

option-bull-run-1861-first-turn-activation = Activations on turn 1
    .text = How slowly the battle begins: one brigade fewer than the die gives, but at least one, or exactly one brigade in each movement phase as the English text has it.
option-bull-run-1861-first-turn-activation-minus-one = One fewer than the die gives
option-bull-run-1861-first-turn-activation-exactly-one = Exactly one

option-bull-run-1861-hit-threshold = What makes a Hit
    .text = Whether a combat total that is exactly twice the other already gives a Hit, or only one above that.
option-bull-run-1861-hit-threshold-double = At least double
option-bull-run-1861-hit-threshold-more-than-double = More than double

option-bull-run-1861-support-in-defence = Support in defence
    .text = Whether a second line supports a front line that is attacked, or only one that attacks.
option-bull-run-1861-support-in-defence-on = Attack and defence
option-bull-run-1861-support-in-defence-off = Attack only

option-bull-run-1861-rest-needs-command = Rest and command
    .text = Whether a brigade out of command must pass its test before it may rest, as before it may move, or rests freely.
option-bull-run-1861-rest-needs-command-on = Rest needs command
option-bull-run-1861-rest-needs-command-off = Rest is free

option-bull-run-1861-over-river = Enemies across Bull Run
    .text = Whether an enemy who could attack over a ford or bridge, but does not, pins a brigade’s facing and threatens its flank.
option-bull-run-1861-over-river-ignored = They are ignored
option-bull-run-1861-over-river-counts = They pin and flank

option-bull-run-1861-free-placement = Distance in free placement
    .text = Whether the brigades start within 5 movement points of their village, or 5 points and more away from it as the English text has it.
option-bull-run-1861-free-placement-within-5 = Within 5 MP
option-bull-run-1861-free-placement-at-least-5 = 5 MP or more
