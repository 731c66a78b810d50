# Second Bull Run 1862: the title, its scenarios and its options.

title-second-bull-run = Second Bull Run 1862
    .text = Manassas, 29 and 30 August 1862. Jackson stands behind an unfinished railway while Pope throws corps after corps at him, and Longstreet comes up on his flank; divisions, brigades and guns, one day or both.
map-date-second-bull-run = 29 and 30 August 1862

## Scenarios

scenario-second-bull-run-29-august = 29 August: Jackson alone
    .text = Jackson’s corps holds the railway cut from five in the morning, and Pope’s divisions arrive one after another to break it before Longstreet can join. Ten turns.
scenario-second-bull-run-30-august = 30 August: the counter-stroke
    .text = Both armies stand face to face. The Union attacks first; the Confederates choose the moment at which Longstreet’s whole wing goes forward. Nine turns.
scenario-second-bull-run-both-days = Both days
    .text = The whole battle: the day of the 29th, the night in which the armies part, rest and shift their troops, and the day of the 30th. Points are counted once, at the very end.

## Optional rules

option-second-bull-run-jones-division = Jones’s division
    .text = The Confederate player may call the division of D. R. Jones to the field. The Union scores 2 points for it at once.
option-second-bull-run-jones-division-off = It stays away
option-second-bull-run-jones-division-on = It may be called

option-second-bull-run-tactical-option = Historical tactical option
    .text = Each turn a die tells each army commander in play whether his army manoeuvres or assaults. Manoeuvre means -1 on all its activation dice of the turn. Only on the 29th.
option-second-bull-run-tactical-option-off = Not played
option-second-bull-run-tactical-option-on = Played

## Readings on which players differ

option-second-bull-run-art-support-from-neighbours = Guns of neighbouring zones
    .text = Whether an artillery brigade that stands outside the fighting zones, with the fight in its front, lends its points to both sides, to the attacker only, or not at all.
option-second-bull-run-art-support-from-neighbours-both = Attack and defence
option-second-bull-run-art-support-from-neighbours-attack-only = Attack only
option-second-bull-run-art-support-from-neighbours-none = Not at all

option-second-bull-run-edge-terrain-needs-all-attackers = Escarpment and bridge
    .text = Whether an escarpment or a bridge helps the defender as soon as one attacking zone comes over it, or only if all of them do.
option-second-bull-run-edge-terrain-needs-all-attackers-off = One attacking zone is enough
option-second-bull-run-edge-terrain-needs-all-attackers-on = All attacking zones

option-second-bull-run-unattacked-penalty = Enemies left alone
    .text = Which enemies that are not attacked cost the attacker -2: those with an attacking zone in their front, or those that stand in the front of the attackers.
option-second-bull-run-unattacked-penalty-enemy-front-on-attacker = Those who face the attackers
option-second-bull-run-unattacked-penalty-enemy-in-attacker-front = Those the attackers face

option-second-bull-run-cohesion-check = When cohesion is checked
    .text = Whether the brigades of a division must be close together when its activation ends, or after the action of each brigade.
option-second-bull-run-cohesion-check-at-division-close = When the division is done
option-second-bull-run-cohesion-check-after-each-brigade = After each brigade

option-second-bull-run-orphan-division-pickable = Divisions without their commander
    .text = Whether a division whose corps commander is not on the map may be activated by any other of its side, or waits for him.
option-second-bull-run-orphan-division-pickable-on = Any commander may activate it
option-second-bull-run-orphan-division-pickable-off = It waits

option-second-bull-run-independent-substitutions = Independent brigades in place of divisions
    .text = Whether every activation of the roll may go to an independent brigade, or only one in all.
option-second-bull-run-independent-substitutions-per-slot = Each activation
option-second-bull-run-independent-substitutions-once-per-activation = One in all

option-second-bull-run-retreat-blocked = No way to retreat
    .text = Whether a brigade that has no zone to retreat to is destroyed, or stays and takes a loss.
option-second-bull-run-retreat-blocked-eliminate = It is destroyed
option-second-bull-run-retreat-blocked-stay-with-loss = It stays with a loss

option-second-bull-run-objective-scoring = Which objectives score
    .text = Whether a side scores only the objectives of its own colour, or every objective it holds.
option-second-bull-run-objective-scoring-own-colour = Its own colour only
option-second-bull-run-objective-scoring-any-controlled = Every one it holds

option-second-bull-run-half-lost-applies-to-artillery = Artillery with one loss
    .text = Whether artillery that has taken a loss has lost half its strength and so has -2 on its combat test.
option-second-bull-run-half-lost-applies-to-artillery-on = Half is lost: -2
option-second-bull-run-half-lost-applies-to-artillery-off = No modifier

option-second-bull-run-routed-brigade-relays-command = Command through routed brigades
    .text = Whether a routed brigade within range puts its division in command.
option-second-bull-run-routed-brigade-relays-command-on = It does
option-second-bull-run-routed-brigade-relays-command-off = It does not

option-second-bull-run-attack-needs-target-in-front = Attack and front
    .text = Whether a brigade attacks only zones in its front, or any zone next to it.
option-second-bull-run-attack-needs-target-in-front-on = Only in the front
option-second-bull-run-attack-needs-target-in-front-off = Any zone next to it

option-second-bull-run-attack-chain = Zones that attack together
    .text = Whether the attacking zones must touch each other at every declaration, or only when the combats begin.
option-second-bull-run-attack-chain-at-each-declaration = At each declaration
option-second-bull-run-attack-chain-at-end-of-movement = When combats begin

option-second-bull-run-rout-at-goal = Routed brigades at their goal
    .text = Whether a routed brigade that reaches its retreat goal stays there, or flees off the map.
option-second-bull-run-rout-at-goal-stay = It stays
option-second-bull-run-rout-at-goal-exit = It leaves the map

option-second-bull-run-kearny-grey = Kearny’s division
    .text = Whether Kearny’s division belongs to Heintzelman’s corps, or is independent: activated by any commander and stacked with anyone.
option-second-bull-run-kearny-grey-off = Of Heintzelman’s corps
option-second-bull-run-kearny-grey-on = Independent

option-second-bull-run-night-parting = Parting at night
    .text = Whether all brigades in contact at nightfall draw off, or each only while it is still in contact.
option-second-bull-run-night-parting-both = All draw off
option-second-bull-run-night-parting-until-no-contact = Only while in contact

option-second-bull-run-night-corps-rolls = Return of the withdrawn corps
    .text = Whether the corps withdrawn at night comes back without dice, or rolls for its arrival like other reinforcements.
option-second-bull-run-night-corps-rolls-off = Without dice
option-second-bull-run-night-corps-rolls-on = It rolls
