//! What the scripted commander goes by when it weighs one thing against another. What counts in hundredths of a chance
//! to win is said so; the rest are parts, times, half-points of movement and hexes.

kernel::leanings! {
    /// What the scripted commander goes by.
    pub struct Leanings {
        /// A strength point lost, in hundredths.
        point = 2.0,
        /// A strength point that falls into disorder, in hundredths.
        shaken = 0.4,
        /// A strength point shaken again, in hundredths.
        broken = 0.45,
        /// A strength point that routs, in hundredths.
        routed = 1.4,
        /// A strength point that gives way by a hex, in hundredths.
        driven = 0.12,
        /// What a shock costs its attackers, as so many times that.
        dear = 1.0,
        /// The part of a disorder that counts for who does not close.
        lagging = 0.3,

        /// A half-point of the way for a strength point, in hundredths.
        walk = 0.03,
        /// Strength points that the way of guns weighs as.
        gun_weight = 2.5,
        /// The harm that fire does from a place, as so many times that.
        fire = 1.0,
        /// What a shock from a place promises, as so many times that.
        shock = 1.0,
        /// The part of a fire's worth that lies in being able to make it again.
        again = 0.5,
        /// The part of the harm in return that counts against a fire from a place.
        returned = 0.8,
        /// The part of the harm in reach of a hex that counts against it.
        risk = 0.45,
        /// The part of the fire of foot that has to come nearer first.
        approach = 0.5,
        /// The part of what the enemy promises himself of a shock that counts against a place.
        charged = 0.5,
        /// The part of that which a column on the march fears of those who have no order to attack.
        column = 0.5,
        /// Guns with enemy foot in reach, in hundredths.
        bare_guns = 2.0,
        /// To show a flank to an enemy in reach, for a strength point, in hundredths.
        flank = 0.05,
        /// To show him the rear, as so many times that.
        rear = 1.6,
        /// A strength point that counts where it stands when the game ends, in hundredths.
        counted = 1.5,
        /// The part of that a turn before the last; less before that.
        early = 0.1,
        /// A point of an objective in hand, in hundredths.
        objective = 5.0,
        /// A sister within reach of a word, for a strength point, in hundredths.
        sister = 0.04,
        /// To rally a strength point where it stands, in hundredths.
        rally = 0.5,
        /// A place has to be better by so much than the best so far, in hundredths.
        slack = 0.05,

        /// What an enemy costs a way through his hex, in half-points.
        through = 40.0,
        /// What he costs a way past him, likewise.
        past = 18.0,
        /// The same through his hex for who attacks.
        attack_through = 30.0,
        /// The same past him for who attacks.
        attack_past = 5.0,
        /// How much worse the far side of the pike is than the enemy to who is after him, in half-points.
        beyond = 30.0,
        /// How much worse it is to be behind the enemy than between him and what he wants, in half-points.
        behind = 6.0,
        /// How much worse a place near him is that does not count, in half-points.
        uncounted = 10.0,

        /// To attack is thought of with an enemy within so many hexes.
        attack_within = 4.0,
        /// To march is not thought of with an enemy within so many hexes.
        march_beyond = 5.0,
        /// To give up an attack is thought of with no enemy within so many hexes.
        attack_done = 3.0,
        /// How well Attack suits a brigade with the enemy close by.
        attack_suits = 0.9,
        /// How well Advance suits it.
        advance_suits = 0.6,
        /// What a better order gains, as so many times that.
        order = 1.0,
        /// The part of an activation that is lost with a halt.
        halted = 0.6,
        /// What it costs a brigade to be tired, as so many times that.
        weary = 1.0,

        /// The part of the harm in return that counts against a fire.
        answered = 0.8,
        /// Not to close with an enemy because one fires at another, in hundredths.
        closing = 3.0,
        /// What speaks for a shock beyond its worth, in hundredths.
        zest = 1.0,
        /// The part of a shock that who falls back from it is spared.
        spared = 0.7,
        /// The ground given up by falling back, for a strength point, in hundredths.
        given_up = 0.15,
        /// A flank covered in time against a shock, for a strength point, in hundredths.
        turned = 0.35,
        /// A flank covered in time against anything else, likewise.
        wheeled = 0.12,
        /// A half-point of the way for a strength point after a won shock, in hundredths.
        follow = 0.03,
        /// An enemy ahead rather than beside after a won shock, in hundredths.
        ahead = 0.3,
        /// An enemy near where somebody retreats to, in hundredths.
        crowd = 0.5,
        /// A half-point of the way for a strength point that retreats, in hundredths.
        flight = 0.02,
        /// What a strength point that needs no word any more in this turn counts for its brigadier's place.
        skipped = 0.2,
    }
}
