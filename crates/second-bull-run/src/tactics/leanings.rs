//! What the scripted commander goes by when it weighs one thing against another. Worths are in hundredths of a chance to
//! win, strengths in combat points, times in turns.

kernel::leanings! {
    /// The numbers, as a title's data may change them by scenario and side.
    pub struct Leanings {
        /// How sharply control follows from strength.
        sharpness = 2.2,
        /// What holding a place already is worth against those who come for it, in logits.
        holding = 1.0,
        /// Strength that is always near, on either side.
        token = 4.0,
        /// Share of the enemy's strength around a place that will come for it.
        elsewhere = 0.5,
        /// A place held is garrisoned until it is this safe.
        safe = 0.6,
        /// The same for a side that would win as things stand.
        safe_winning = 0.9,
        /// A place that all who are left could not hold better than this is given up.
        hopeless = 0.15,
        /// A place where less enemy strength than this is felt needs no garrison yet.
        far_off = 10.0,
        /// A place is as good as taken.
        taken = 0.85,
        /// An attack should promise this much.
        promise = 0.8,
        /// Towards the end of a game that is not won, so much less will do.
        desperate = 1.5,
        /// Turns before the end when that begins.
        late = 6.0,
        /// A side that keeps what it has won attacks only for so much more.
        careful = 0.6,
        /// Turns before the end when it begins to do so: before that the enemy has time enough, and attacks keep him busy.
        last_turns = 3.0,
        /// Less enemy strength than this is felt at a place he leaves in peace.
        peace = 34.0,
        /// Its attacks need promise no more than this.
        promise_in_peace = 0.8,
        /// Turns before the end over which even that is lowered.
        late_in_peace = 9.0,
        /// How many times a division may expect to act in a turn.
        acts = 0.7,
        /// What is left of the worth of a march that comes too late.
        too_late = 0.1,
        /// Points a division marches when it acts.
        pace = 6.0,
        /// What it is worth that a corps goes the same way.
        together = 1.15,
        /// A movement point nearer to the goal, for a brigade of ordinary strength.
        approach = 0.18,
        /// What it costs to stand where the enemy can bring much more strength.
        exposed = 0.15,
        /// A friend in the next zone.
        friend = 0.08,
        /// Good ground near the enemy.
        shelter = 0.25,
        /// Guns that stand alone where the enemy can come.
        lone_guns = 1.5,
        /// A brigade away from its division.
        apart = 0.8,
        /// Share of an objective's worth that taking or keeping it now brings.
        objective_taken = 0.7,
        /// The same for standing on one that the enemy could walk into.
        guarded = 0.5,
        /// A second brigade on an objective the enemy can attack.
        seconded = 0.6,
        /// Share of what a post is worth that an attack from another one counts: the attacker may come back.
        left_behind = 0.5,
        /// A victory point, in hundredths of a chance to win.
        point = 4.0,
        /// A level of fatigue.
        fatigue = 0.7,
        /// Being thrown back.
        back = 0.9,
        /// A rout beyond the loss.
        rout = 3.0,
        /// A brigade gone for good, beyond the loss.
        gone = 1.0,
        /// How often a position whose defenders are tested is carried.
        carried = 0.6,
        /// What a way that is opened counts: more than the march of those who go first, for the others follow.
        opened = 2.5,
        /// Harm done to the enemy, as so many times what it is.
        blow = 1.0,
        /// Harm that comes to the side itself, likewise.
        harm = 1.0,
        /// A step lost, beyond what the award for losses makes of it.
        step = 0.4,
        /// What a step counts of the highest award for losses.
        award = 0.12,
        /// Ground won that is no objective.
        ground = 0.3,
        /// A side that is left in peace sends no more brigades than this to one place, guns not counted: more would stand in
        /// each other's way.
        frontage = 8.0,
        /// The same for a side that is not.
        crowd = 100.0,
        /// Turns before the end of a day when it is clear whether the enemy comes.
        clear = 6.0,
        /// Strength against strength without which an attack is not even drafted.
        odds = 0.6,
        /// March over which a formation counts half as much at an objective.
        half_way = 12.0,
        /// Rest of a brigade that is tired, as a share of its fatigue.
        rest = 0.8,
        /// The same for an exhausted one.
        long_rest = 1.4,
        /// What an attack does for those beside it, as so many times what it is.
        pinning = 1.0,
        /// Share of what an attack should promise that is asked of one beside others.
        further = 0.3,
        /// Share of what marches promise when it is asked who shall act: they can be made later, attacks perhaps not.
        stir = 1.0,
        /// Share of what two divisions promise together beyond what each promises alone.
        jointly = 1.0,
        /// What an objective counts in the end if it decides who wins, as so many times what it does otherwise.
        decisive = 1.0,
    }
}
