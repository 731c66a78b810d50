//! Listing choices: all of them, or just enough to see whether there is more than one.

/// Where listed choices go.
pub trait Out<C> {
    /// Takes one choice.
    fn push(&mut self, choice: C);

    /// Takes several.
    fn extend(&mut self, choices: impl IntoIterator<Item = C>) {
        for choice in choices {
            self.push(choice);
            if self.full() {
                return;
            }
        }
    }

    /// True once nothing more need be listed.
    fn full(&self) -> bool {
        false
    }
}

impl<C> Out<C> for Vec<C> {
    fn push(&mut self, choice: C) {
        Vec::push(self, choice);
    }
}

/// Counts choices and keeps the last: enough to see that there is only one.
#[derive(Clone, Copy, Debug)]
pub struct Few<C> {
    count: usize,
    last: Option<C>,
}

impl<C> Default for Few<C> {
    fn default() -> Few<C> {
        Few { count: 0, last: None }
    }
}

impl<C: Copy> Few<C> {
    /// The choice, if it is the only one.
    pub fn only(&self) -> Option<C> {
        self.last.filter(|_| self.count == 1)
    }

    /// True if there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<C> Out<C> for Few<C> {
    fn push(&mut self, choice: C) {
        self.count += 1;
        self.last = Some(choice);
    }

    fn full(&self) -> bool {
        self.count > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_knows_none_one_and_more_and_stops_at_two() {
        let mut few = Few::default();
        assert_eq!((few.is_empty(), few.only(), few.full()), (true, None, false));
        few.push('a');
        assert_eq!((few.is_empty(), few.only(), few.full()), (false, Some('a'), false));
        let mut left = ['b', 'c', 'd'].into_iter();
        few.extend(&mut left);
        assert_eq!((few.is_empty(), few.only(), few.full()), (false, None, true));
        assert_eq!(left.next(), Some('c'));
    }

    #[test]
    fn a_vector_takes_all() {
        let mut all = Vec::new();
        Out::extend(&mut all, 0..9);
        assert_eq!((all.len(), Out::full(&all)), (9, false));
    }
}
