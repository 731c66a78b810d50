//! 9.1: brigades of a division keep together. A move is offered only if the division can still be closed
//! afterwards (5.5, Q127).

use crate::facing::Field;
use crate::ids::{Brigade, Zone, Zones};
use crate::movement::{self, Way, check_forced_march, costs_from, on_last_step};
use crate::stacking::fits;
use crate::state::{Formation, Plan, State};
use crate::world::World;

/// Most brigades a division may have.
pub const MOST_BRIGADES: usize = 12;

/// Where a brigade of the open division stands, or would stand.
#[derive(Clone, Copy, Debug)]
struct Post {
    brigade: Brigade,
    zone: Zone,
    acted: bool,
}

/// The brigades of the open division on the map, and the mover if it is no part of it.
#[derive(Clone, Copy, Debug)]
struct Posts {
    posts: [Option<Post>; MOST_BRIGADES],
    guest: Option<(Brigade, Zone)>,
}

impl Posts {
    fn iter(&self) -> impl Iterator<Item = &Post> {
        self.posts.iter().flatten()
    }

    fn put(&mut self, brigade: Brigade, zone: Zone, acted: bool) {
        for post in self.posts.iter_mut().flatten().filter(|p| p.brigade == brigade) {
            post.zone = zone;
            post.acted |= acted;
        }
    }

    fn remove(&mut self, brigade: Brigade) {
        for post in &mut self.posts {
            if post.is_some_and(|p| p.brigade == brigade) {
                *post = None;
            }
        }
    }
}

/// Looks ahead for the brigade that acts. Without an open division everything may end anywhere.
#[derive(Debug)]
pub struct Scout<'a> {
    w: &'a World,
    s: &'a State,
    mover: Brigade,
    /// The mover gets off its horses before it ends.
    on_foot: bool,
    /// What the mover's side has to reckon with.
    pub field: Field,
    posts: Option<Posts>,
    /// Ends after which nobody is in debt though nobody else moves; found when first asked for.
    at_ease: Option<Zones>,
    /// Ends looked at, and those of them after which the division can be closed.
    tried: Zones,
    closable: Zones,
    reaches: [Option<(Brigade, Zones)>; MOST_BRIGADES],
}

impl<'a> Scout<'a> {
    /// For the brigade that acts now.
    pub fn new(w: &'a World, s: &'a State, mover: Brigade) -> Scout<'a> {
        let field = Field::of(w, s, w.side_of(mover));
        let posts = match s.part.formation {
            Some(Formation::Division(division)) => {
                let mut posts = Posts { posts: [None; MOST_BRIGADES], guest: None };
                for (at, brigade) in s.present(w.members(division)).enumerate().take(MOST_BRIGADES) {
                    let Some(zone) = s.zone_of(brigade) else { continue };
                    posts.posts[at] = Some(Post { brigade, zone, acted: s.part.acted.has(brigade) });
                }
                Some(posts)
            }
            _ => None,
        };
        Scout {
            w,
            s,
            mover,
            on_foot: false,
            field,
            posts,
            at_ease: None,
            tried: Zones::EMPTY,
            closable: Zones::EMPTY,
            reaches: [None; MOST_BRIGADES],
        }
    }

    /// For cavalry about to dismount: it will have to keep nearer to its mates.
    pub fn dismounting(w: &'a World, s: &'a State, mover: Brigade) -> Scout<'a> {
        Scout { on_foot: true, ..Scout::new(w, s, mover) }
    }

    /// True if the mover may end in a zone, room apart.
    pub fn may_end(&mut self, zone: Zone) -> bool {
        self.is_easy(zone) || self.closes(zone)
    }

    /// True if the mover may end in a zone though nobody else moves.
    pub fn is_easy(&mut self, zone: Zone) -> bool {
        self.posts.is_none() || self.at_ease().has(zone)
    }

    /// True if it may end in any of them.
    pub fn may_end_in(&mut self, zones: Zones) -> bool {
        let mut zones = zones;
        self.posts.is_none() || self.at_ease().meets(zones) || zones.any(|zone| self.closes(zone))
    }

    /// True if the division can be closed once the mover has ended there.
    fn closes(&mut self, zone: Zone) -> bool {
        if !self.tried.has(zone) {
            self.tried.insert(zone);
            if self.completion(Some(zone)).is_some() {
                self.closable.insert(zone);
            }
        }
        self.closable.has(zone)
    }

    /// True if the division can be closed though the mover dies.
    pub fn may_vanish(&mut self) -> bool {
        self.posts.is_none() || self.completion(None).is_some()
    }

    /// How the division can be closed once the mover has ended there.
    pub fn plan_after(&mut self, end: Option<Zone>) -> Plan {
        self.completion(end).unwrap_or(Plan::NONE)
    }

    /// Zones from which the mover is near a mate, and near those who have only him.
    fn at_ease(&mut self) -> Zones {
        if let Some(zones) = self.at_ease {
            return zones;
        }
        let zones = self.find_ease();
        self.at_ease = Some(zones);
        zones
    }

    fn find_ease(&self) -> Zones {
        let Some(posts) = &self.posts else { return self.w.zones };
        let others = || posts.iter().filter(|p| p.brigade != self.mover);
        let member = posts.iter().any(|p| p.brigade == self.mover);
        let mut zones = self.w.zones;
        if member && self.bound(self.mover) && others().next().is_some() {
            let mounted = self.is_mounted(self.mover);
            zones = zones.and(others().fold(Zones::EMPTY, |near, p| near.or(self.w.near(p.zone, mounted))));
        }
        for post in others().filter(|p| self.bound(p.brigade)) {
            let near = self.near(post);
            let mut mates = others().filter(|p| p.brigade != post.brigade);
            if mates.any(|mate| near.has(mate.zone)) {
                continue;
            }
            if member {
                zones = zones.and(near);
            } else if others().count() > 1 {
                return Zones::EMPTY;
            }
        }
        zones
    }

    fn near(&self, post: &Post) -> Zones {
        self.w.near(post.zone, self.is_mounted(post.brigade))
    }

    fn is_mounted(&self, brigade: Brigade) -> bool {
        self.s.is_mounted(self.w, brigade) && !(self.on_foot && brigade == self.mover)
    }

    /// True if a brigade began near a mate and is fit to keep near one.
    fn bound(&self, brigade: Brigade) -> bool {
        self.s.part.bound.has(brigade) && !self.s.brigade(brigade).routed
    }

    /// True if somebody is too far from every mate (5.5).
    fn in_debt(&self, posts: &Posts) -> bool {
        let alone = posts.iter().count() < 2;
        !alone
            && posts.iter().filter(|p| self.bound(p.brigade)).any(|post| {
                let near = self.near(post);
                !posts.iter().any(|mate| mate.brigade != post.brigade && near.has(mate.zone))
            })
    }

    fn completion(&mut self, end: Option<Zone>) -> Option<Plan> {
        let mut posts = self.posts?;
        match end {
            Some(zone) if posts.iter().any(|p| p.brigade == self.mover) => posts.put(self.mover, zone, true),
            Some(zone) => posts.guest = Some((self.mover, zone)),
            None => posts.remove(self.mover),
        }
        if !self.in_debt(&posts) {
            return Some(Plan::NONE);
        }
        if self.w.options.cohesion_each {
            return None;
        }
        let kept = self.s.part.plan.without(self.mover);
        if self.holds(posts, kept) {
            return Some(kept);
        }
        self.followers(posts, end)
    }

    /// True if a plan made earlier still closes the division.
    fn holds(&self, mut posts: Posts, plan: Plan) -> bool {
        for (brigade, zone) in plan.moves() {
            if !self.room(&posts, brigade, zone) {
                return false;
            }
            posts.put(brigade, zone, true);
        }
        !self.in_debt(&posts)
    }

    /// Unacted brigades close up to those that have acted, nearest first.
    fn followers(&mut self, mut posts: Posts, end: Option<Zone>) -> Option<Plan> {
        let centre = end.or_else(|| self.s.zone_of(self.mover))?;
        let mut waiting = posts.posts;
        waiting.sort_unstable_by_key(|post| post.map(|p| (self.w.distance(p.zone, centre), p.brigade)));
        let mut anchors: Zones = posts.iter().filter(|p| p.acted).map(|p| p.zone).collect();
        let mut plan = Plan::NONE;
        for post in waiting.into_iter().flatten().filter(|p| !p.acted) {
            let mut zone = post.zone;
            if !self.near(&post).meets(anchors)
                && let Some(found) = self.close_up(&posts, &post, anchors)
            {
                zone = found;
                if !plan.push(post.brigade, zone) {
                    return None;
                }
                posts.put(post.brigade, zone, true);
            }
            anchors.insert(zone);
        }
        (!self.in_debt(&posts)).then_some(plan)
    }

    /// The nearest zone with room from which a follower is near an anchor.
    fn close_up(&mut self, posts: &Posts, post: &Post, anchors: Zones) -> Option<Zone> {
        let mounted = self.s.is_mounted(self.w, post.brigade);
        let near = anchors.fold(Zones::EMPTY, |zones, anchor| zones.or(self.w.near(anchor, mounted)));
        let reach = self.reach(post.brigade);
        // Room is asked for only where a zone would be the nearest.
        let mut best: Option<(u8, Zone)> = None;
        for zone in reach.and(near) {
            let found = (self.w.distance(post.zone, zone), zone);
            if best.is_none_or(|best| found < best) && self.room(posts, post.brigade, zone) {
                best = Some(found);
            }
        }
        best.map(|(_, zone)| zone)
    }

    fn room(&self, posts: &Posts, brigade: Brigade, zone: Zone) -> bool {
        let mut there = self.s.stacks[zone].set().less(self.mover.alone());
        for post in posts.iter() {
            if post.zone == zone {
                there.insert(post.brigade);
            } else {
                there.remove(post.brigade);
            }
        }
        if let Some((guest, at)) = posts.guest
            && at == zone
        {
            there.insert(guest);
        }
        fits(self.w, brigade, there)
    }

    /// Where a follower could go whatever the enemy turns to: every battery looks at it, and it takes no
    /// loss it would die of.
    fn reach(&mut self, brigade: Brigade) -> Zones {
        if let Some((_, zones)) = self.reaches.iter().flatten().find(|(b, _)| *b == brigade) {
            return *zones;
        }
        let zones = self.find_reach(brigade);
        if let Some(free) = self.reaches.iter_mut().find(|r| r.is_none()) {
            *free = Some((brigade, zones));
        }
        zones
    }

    fn find_reach(&self, brigade: Brigade) -> Zones {
        let (w, s) = (self.w, self.s);
        let Some(from) = s.zone_of(brigade).filter(|_| !s.brigade(brigade).routed) else { return Zones::EMPTY };
        let field = self.field.at_worst(w, s);
        let fatal = on_last_step(w, s, brigade) && field.zoc.has(from);
        let forced = if check_forced_march(w, s, brigade).is_ok() { w.tables.movement.forced_march } else { 0 };
        let points = movement::action_points(w, s, brigade) + forced;
        let not_first = if fatal { field.zoc } else { Zones::EMPTY };
        let way = Way { closed: Zones::EMPTY, stops: field.zoc, not_first };
        costs_from(w, &field, &way, from, points).1
    }
}

/// Whether the open division may be closed: nobody is in debt.
pub fn may_close(w: &World, s: &State) -> bool {
    let Some(Formation::Division(division)) = s.part.formation else { return true };
    let Some(any) = s.present(w.members(division)).first() else { return true };
    let scout = Scout::new(w, s, any);
    scout.posts.is_none_or(|posts| !scout.in_debt(&posts))
}
