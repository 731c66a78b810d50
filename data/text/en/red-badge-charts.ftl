# Red Badge of Courage, First Bull Run: the charts of the player aid.

rb61-chart-fire = Fire table: result by strength points
rb61-chart-fire-rows = Modified die
rb61-chart-small-arms = Small arms: modifier by distance in hexes
rb61-chart-small-arms-rows = Weapon
rb61-chart-artillery = Artillery: what a gun counts, and the modifier, by distance
rb61-chart-artillery-rows = Gun
rb61-chart-fire-modifiers = Modifiers of fire
rb61-chart-fire-modifiers-rows = Case
rb61-chart-terrain = Terrain effects
rb61-chart-terrain-rows = Terrain
rb61-chart-shock = Shock results
rb61-chart-shock-rows = Attacker’s score less the defender’s
rb61-chart-shock-modifiers = Modifiers of shock
rb61-chart-shock-modifiers-rows = Case
rb61-chart-udd = Modifiers of the disorder test
rb61-chart-udd-rows = Case
rb61-chart-second-disorder = Second disorder
rb61-chart-second-disorder-rows = Die with modifiers
rb61-chart-orders = Change of a brigade’s order
rb61-chart-orders-rows = Die with modifiers
rb61-chart-order-modifiers = Modifiers of a change of order
rb61-chart-order-modifiers-rows = Case
rb61-chart-fatigue = Fatigue
rb61-chart-fatigue-rows = Level

rb61-chart-value = { $value }
rb61-chart-modifier = Modifier
rb61-chart-source = Source
rb61-chart-result = Result
rb61-chart-or-less = { $die } or less
rb61-chart-or-more = { $die } or more
rb61-chart-forbidden = no
rb61-chart-allowed = yes
rb61-chart-by-order = by order
rb61-chart-trail = { $points } less, at least { $least }
rb61-chart-up-to-cohesion = Up to cohesion
rb61-chart-above-cohesion = { $from } to { $to } above it
rb61-chart-above-cohesion-more = { $from } or more above it

rb61-chart-weapon-r = Rifle or rifle-musket
rb61-chart-weapon-m = Smoothbore musket
rb61-chart-weapon-c = Carbine
rb61-chart-weapon-p = Revolver, shotgun or sabre
rb61-chart-weapon-s6 = 6-pounder smoothbore
rb61-chart-weapon-h12 = 12-pounder howitzer
rb61-chart-weapon-bh12 = Boat howitzer
rb61-chart-weapon-p10 = 10-pounder Parrott
rb61-chart-weapon-r3 = 3-inch rifle
rb61-chart-weapon-j13 = 13-pounder James rifle
rb61-chart-weapon-p30 = 30-pounder Parrott

rb61-chart-fire-modifiers-moved = Firer moved: up to half its allowance / more
rb61-chart-fire-modifiers-disordered = Firer Disordered
rb61-chart-fire-modifiers-tired = Firer’s brigade at fatigue 3 or more
rb61-chart-fire-modifiers-mounted = Firer mounted
rb61-chart-fire-modifiers-prepared = Prepared fire
rb61-chart-fire-modifiers-flank = Through a flank / rear hex of the target
rb61-chart-fire-modifiers-march = Target in March, limbered or mounted
rb61-chart-fire-modifiers-density = Target hex holds 13 SP or more / 3 or fewer
rb61-chart-fire-modifiers-extended = Target extended
rb61-chart-fire-modifiers-guns = Unlimbered guns alone, from 3 hexes
rb61-chart-fire-modifiers-higher = Target higher, from 2 hexes
rb61-chart-fire-modifiers-light = Dusk / night

rb61-chart-terrain-march = MP in March
rb61-chart-terrain-foot = MP on foot, Advance or Attack
rb61-chart-terrain-mounted = MP mounted
rb61-chart-terrain-guns = MP of guns
rb61-chart-terrain-fire = Fire at a target there
rb61-chart-terrain-shock = Defender in shock
rb61-chart-ground-clear = Open ground
rb61-chart-ground-woods = Woods
rb61-chart-ground-farm = Farm or house
rb61-chart-ground-village = Groveton
rb61-chart-ground-road = Pike, road, unfinished railroad: March / Advance
rb61-chart-ground-trail = Trail
rb61-chart-ground-up = Up a level, but not into the first hex
rb61-chart-ground-bridge = Bridge
rb61-chart-ground-ford-a = Good ford
rb61-chart-ground-ford-b = Bad ford, with a test
rb61-chart-ground-bull-run = Bull Run elsewhere
rb61-chart-ground-stream = Stream
rb61-chart-ground-large-stream = Large stream, with a test
rb61-chart-ground-barricade = Barricade or embankment

rb61-chart-shock-attacker = Attacker
rb61-chart-shock-defender = Defender
rb61-chart-shock-result =
    { $kind ->
        [rout] lose { $loss }, rout
        [disordered] lose { $loss }, Disordered, retreat { $retreat }
        [test] { $retreat ->
            [0] lose { $loss }, test
           *[other] lose { $loss }, test, retreat { $retreat }
        }
       *[loss] lose { $loss }
    }
rb61-chart-shock-modifiers-ratio = Larger side: 3:2 / 2:1 / 3:1
rb61-chart-shock-modifiers-flank = Attacker through a flank / rear hex
rb61-chart-shock-modifiers-wrap = Attacker wraps round
rb61-chart-shock-modifiers-charge = Mounted charge / frontally at Good Order infantry besides
rb61-chart-shock-modifiers-uphill = Defender higher
rb61-chart-shock-modifiers-disordered = All units of the side Disordered
rb61-chart-shock-modifiers-extended = Extended
rb61-chart-shock-modifiers-tired = Fatigue 3 or more
rb61-chart-shock-modifiers-ineffective = Brigade ineffective
rb61-chart-shock-modifiers-leader = Leader with a participant
rb61-chart-shock-modifiers-march = Defender in March, or limbered guns
rb61-chart-shock-modifiers-guns = Guns without infantry or cavalry

rb61-chart-udd-sister = Other counter of the regiment not adjacent
rb61-chart-udd-heat = Heat, in an engagement or pre-shock test
rb61-chart-udd-fatigue = Fatigue 2 or 3 / 4
rb61-chart-udd-ineffective = Brigade ineffective
rb61-chart-udd-formation = Division or army ineffective
rb61-chart-udd-half-lost = Half or more of its strength lost
rb61-chart-udd-flank = Fire or shock through a flank or rear hex
rb61-chart-udd-leader = With its brigadier or higher commander
rb61-chart-udd-cover = Behind a barricade or embankment, fire and pre-shock

rb61-chart-second-result =
    { $kind ->
        [rout] rout
       *[retreat] { $loss ->
            [0] retreat { $retreat }
           *[other] retreat { $retreat }, lose { $loss }
        }
    }
rb61-chart-orders-changed = The new order is in force at once
rb61-chart-orders-kept = The old order stays
rb61-chart-orders-halted = The old order stays and nobody may move
rb61-chart-orders-lost = The activation is over
rb61-chart-order-modifiers-in-command = Brigadier in command
rb61-chart-order-modifiers-out-of-command = Brigadier out of command
rb61-chart-order-modifiers-rating = For each point of the commander in range
rb61-chart-order-modifiers-advance = To Advance
rb61-chart-order-modifiers-attack = To Attack
rb61-chart-order-modifiers-adjacent = A unit next to an enemy
rb61-chart-order-modifiers-tired = Fatigue 2 or more
rb61-chart-order-modifiers-cavalry = Cavalry: Union / Confederate

rb61-chart-fatigue-udd = Disorder test
rb61-chart-fatigue-fire = Fire
rb61-chart-fatigue-shock = Shock
rb61-chart-fatigue-points = MP of infantry
rb61-chart-fatigue-rally = Rally
rb61-chart-fatigue-attack = Attack order
