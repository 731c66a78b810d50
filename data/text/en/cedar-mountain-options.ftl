# Cedar Mountain 1862: the title, its scenarios and its options.

title-cedar-mountain = Cedar Mountain 1862
    .text = The prelude to Second Bull Run, 9 August 1862. Banks attacks Jackson’s marching column in the wheat and corn beneath Cedar Mountain; brigades and batteries on hexes of 200 yards. Map, charts and strengths are partly reconstructed and say so.

## Scenarios

scenario-cedar-mountain-historical = Historical set-up
    .text = Turns 3 to 9. The armies face each other across the fields, the guns open, and Hill’s men are still on the road. Ewell’s troops on the mountain may not move before turn 7.
scenario-cedar-mountain-free = Free set-up
    .text = Turns 1 to 9. Both armies march onto an empty map; the Union has only 4 movement points on its first turn, and Hill comes when the die allows.

## Variation

option-cedar-mountain-pope = Pope to the rescue
    .text = From turn 4 on the Union rolls for Ricketts’ division. If it comes before turn 8 the Confederates gain 4 points at once.
option-cedar-mountain-pope-off = Not played
option-cedar-mountain-pope-on = Played

## Readings

option-cedar-mountain-changes = Changes of formation
    .text = How often a unit may limber or unlimber, mount or dismount in one turn.
option-cedar-mountain-changes-any = As often as it can pay
option-cedar-mountain-changes-one = Once

option-cedar-mountain-column = Column movement
    .text = Which hex must be more than four away from the enemy for the half price.
option-cedar-mountain-column-entered = The hex entered
option-cedar-mountain-column-both = The hex left too

option-cedar-mountain-rout-move = Move of a routed unit
    .text = To which enemies a routed unit may come no closer.
option-cedar-mountain-rout-move-any-enemy = To any of them
option-cedar-mountain-rout-move-nearest = To the nearest

option-cedar-mountain-ezoc-end = Flight into a zone of control
    .text = What happens to a unit whose retreat or rout would end in an enemy zone of control.
option-cedar-mountain-ezoc-end-go-on = It goes on
option-cedar-mountain-ezoc-end-eliminate = It is eliminated

option-cedar-mountain-advance = Advance after combat
    .text = Who may move into a hex that offensive fire has emptied.
option-cedar-mountain-advance-any = Any unit next to it
option-cedar-mountain-advance-firers = Only those who fired

option-cedar-mountain-rally-10 = A natural 10 in a rally
    .text = Whether the automatic failure of the morale check counts in a rally too.
option-cedar-mountain-rally-10-plain = No special meaning
option-cedar-mountain-rally-10-fails = Always fails

option-cedar-mountain-fate = Loss of Fate markers
    .text = When the marker of a leader who is hit is lost.
option-cedar-mountain-fate-first-hit = With the leader himself
option-cedar-mountain-fate-second-hit = With his replacement

option-cedar-mountain-leader-4 = Leaders on turn 1
    .text = Whether the 4 movement points of the Union’s first turn bind its leaders.
option-cedar-mountain-leader-4-bound = They have 4
option-cedar-mountain-leader-4-free = They keep 9
