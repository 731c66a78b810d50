//! Plans, and what a search has found out about them.

/// One side's choices until the other plans again, and the chances found for them.
#[derive(Clone, Debug)]
pub struct Plan<C> {
    /// The side's choices in order.
    pub choices: Vec<C>,
    /// Which of the side's possible orders it follows where its choices give out.
    pub orders: usize,
    /// The chance of winning in each sample of the dice; the same sample has the same number in every plan.
    pub scores: Vec<f64>,
    /// How many of the choices are made whatever the dice do; the others are what the script makes of the orders in
    /// the first sample, and another day it may decide otherwise.
    pub kept: usize,
    /// How many of the choices come before the dice have had a say, the one that throws the first of them included.
    /// What follows was planned for one throw, and is worth another thought.
    pub sure: usize,
}

impl<C> Plan<C> {
    /// A plan nobody has tried yet.
    pub const fn new(choices: Vec<C>, orders: usize) -> Plan<C> {
        let all = choices.len();
        Plan { choices, orders, scores: Vec::new(), kept: all, sure: all }
    }

    /// The choices that are made whatever the dice do.
    pub fn certain(&self) -> &[C] {
        self.choices.get(..self.kept).unwrap_or(&self.choices)
    }

    /// The mean chance of winning, half of the chance of a draw included; 0 before it was tried.
    pub fn chance(&self) -> f64 {
        mean(&self.scores)
    }

    /// The standard error of that mean.
    pub fn error(&self) -> f64 {
        if self.scores.is_empty() { 0.0 } else { self.spread() / (self.scores.len() as f64).sqrt() }
    }

    /// The standard deviation over the dice.
    pub fn spread(&self) -> f64 {
        let mean = self.chance();
        let squares: f64 = self.scores.iter().map(|score| (score - mean) * (score - mean)).sum();
        if self.scores.len() < 2 { 0.0 } else { (squares / (self.scores.len() - 1) as f64).sqrt() }
    }

    /// By how much this plan is better than another under the same dice, and the standard error of that.
    pub fn lead_over(&self, other: &Plan<C>) -> (f64, f64) {
        let gaps: Vec<f64> = self.scores.iter().zip(&other.scores).map(|(own, other)| own - other).collect();
        let gaps = Plan::<()> { scores: gaps, ..Plan::new(Vec::new(), 0) };
        (gaps.chance(), gaps.error())
    }

    /// What a commander of this boldness makes of it: the bold like a wide spread, the cautious do not.
    pub(super) fn merit(&self, boldness: f64) -> f64 {
        self.chance() + RISK * boldness * self.spread()
    }
}

/// How much of a standard deviation the boldest would give for it.
const RISK: f64 = 0.1;

fn mean(scores: &[f64]) -> f64 {
    if scores.is_empty() { 0.0 } else { scores.iter().sum::<f64>() / scores.len() as f64 }
}

/// Sorts plans, the best first.
pub(super) fn best_first<C>(plans: &mut [Plan<C>], boldness: f64) {
    plans.sort_by(|a, b| b.merit(boldness).total_cmp(&a.merit(boldness)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(choices: usize, scores: &[f64]) -> Plan<usize> {
        Plan { scores: scores.to_vec(), ..Plan::new((0..choices).collect(), 0) }
    }

    #[test]
    fn a_lead_is_measured_under_the_same_dice() {
        let (a, b) = (plan(1, &[0.9, 0.1, 0.5]), plan(1, &[0.8, 0.0, 0.4]));
        let (lead, error) = a.lead_over(&b);
        assert!((lead - 0.1).abs() < 1e-12 && error < 1e-12);
        assert!(a.error() > 0.2, "alone the dice would hide it");
    }

    #[test]
    fn the_bold_like_a_gamble_and_the_cautious_do_not() {
        let mut plans = [plan(1, &[0.5, 0.5]), plan(2, &[0.95, 0.04])];
        best_first(&mut plans, 1.0);
        assert_eq!(plans[0].choices.len(), 2);
        best_first(&mut plans, -1.0);
        assert_eq!(plans[0].choices.len(), 1);
    }
}
