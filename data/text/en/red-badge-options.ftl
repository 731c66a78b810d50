# Red Badge of Courage, First Bull Run: the title, its scenarios and its options.

title-red-badge = Red Badge of Courage: First Bull Run
    .text = The first great battle of the war, 21 July 1861, regiment by regiment on hexes of 145 yards. Activation markers come from a cup, raw troops break and rally, and colours deceive. The battle book is followed; the rules of the series, the map and the strengths are largely reconstructed and say so.

## Scenarios

scenario-red-badge-matthews-hill = Matthews Hill
    .text = Turns 1000 to 1200 on the north map. Burnside comes down the Sudley road, Evans stands in his way, and both sides feed in what they have. Infantry on or beyond the turnpike decides.
scenario-red-badge-full-battle = First Bull Run
    .text = Turns 0900 to 2000 on both maps. McDowell’s flank march crosses at Sudley while Tyler waits before the Stone Bridge. The Union needs 5 points of objectives.

## Optional rule

option-red-badge-historical-range = Historical range
    .text = No small arms fire beyond two hexes.
option-red-badge-historical-range-off = Not played
option-red-badge-historical-range-on = Played

## Readings

option-red-badge-cavalry-markers = Markers of the cavalry
    .text = Whether the cavalry’s 3 and 2 activation markers are a fixed number or the most that a drawn efficiency marker may give.
option-red-badge-cavalry-markers-fixed = Fixed
option-red-badge-cavalry-markers-drawn = Drawn, at most 3 and 2

option-red-badge-keyes-entry = Entry of Keyes
    .text = Where Keyes’s brigade comes onto the map.
option-red-badge-keyes-entry-pike = On the turnpike from the east
option-red-badge-keyes-entry-north = From the north, behind the others

option-red-badge-failed-regiment = A regiment that fails to change its order
    .text = For how long it may do nothing.
option-red-badge-failed-regiment-activation = For this activation
option-red-badge-failed-regiment-turn = For the whole turn

option-red-badge-cavalry-orders = Orders of the cavalry
    .text = Which cavalry finds it harder to change its orders.
option-red-badge-cavalry-orders-printed = The Confederates, as printed
option-red-badge-cavalry-orders-swapped = The Union

option-red-badge-davidson = Davidson’s section
    .text = With which brigade it acts.
option-red-badge-davidson-evans = With Evans, near whom it stands
option-red-badge-davidson-cocke = With Cocke, to whom it belongs

option-red-badge-reserve-markers = Markers of the reserve brigade
    .text = How many markers of the brigade that Tyler tries to release go into the pool.
option-red-badge-reserve-markers-all = All of them
option-red-badge-reserve-markers-one = One a turn

option-red-badge-half-regiments = Orders of regiments of two counters
    .text = Whether such a regiment may try to change its order by itself.
option-red-badge-half-regiments-together = Both counters with one die
option-red-badge-half-regiments-never = Never

option-red-badge-regiments = Regiments and their brigade
    .text = Whether single regiments may try to change orders after their brigade has tried in vain.
option-red-badge-regiments-instead = One or the other
option-red-badge-regiments-after = Also after a result that keeps the order

option-red-badge-entry-order = Numbered reinforcements
    .text = Whether the second group waits for the first.
option-red-badge-entry-order-free = Only if they enter on one marker
option-red-badge-entry-order-strict = Always

option-red-badge-entry-orders = Orders of reinforcements
    .text = Under which order reinforcements come to Matthews Hill.
option-red-badge-entry-orders-either = March or Advance, as the owner likes
option-red-badge-entry-orders-advance = Advance
