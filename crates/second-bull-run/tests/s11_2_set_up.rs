//! 11.2: set-up of the three scenarios, their lists of reinforcements, goals and the clock.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use std::collections::BTreeSet;

use common::{ByPurpose, Game, Position, world};
use kernel::text::Arg;
use kernel::{Side, Title};
use rule::rule;
use second_bull_run::scenario::Call;
use second_bull_run::state::{Stage, Status};
use second_bull_run::{Event, SecondBullRun, World, combat, result, stacking};

/// Units with the zones of their list.
type Ground = (&'static [&'static str], &'static [&'static str]);

const TALIAFERRO: &[&str] = &["cs_johnson", "cs_starke", "cs_baylor", "cs_taliaferro", "cs_art_taliaferro"];
const HILL: &[&str] = &["cs_archer", "cs_branch", "cs_field", "cs_gregg", "cs_pender", "cs_thomas", "cs_art_hill"];

const SET_UP_29: &[Ground] = &[
    (&["cs_cc_jackson"], &["155"]),
    (TALIAFERRO, &["95", "113", "114", "127"]),
    (&["cs_lawton", "cs_trimble", "cs_art_ewell"], &["128", "142"]),
    (&["cs_early", "cs_forno"], &["37", "38"]),
    (HILL, &["143", "157", "158", "179", "180", "181", "182"]),
    (&["cs_robertson"], &["175"]),
];

const SET_UP_30_CS: &[Ground] = &[
    (&["cs_ac_lee", "cs_cc_longstreet"], &["56"]),
    (&["cs_cc_jackson"], &["142"]),
    (TALIAFERRO, &["95", "96", "115", "116"]),
    (&["cs_lawton", "cs_trimble", "cs_early", "cs_art_ewell"], &["129", "143", "158"]),
    (&["cs_forno"], &["202"]),
    (HILL, &["159", "161", "179", "181", "183", "184"]),
    (&["cs_lee_cav"], &["203"]),
    (&["cs_robertson"], &["175"]),
    (&["cs_armistead", "cs_mahone", "cs_wright"], &["54", "56"]),
    (&["cs_evans"], &["57"]),
    (&["cs_law", "cs_hood", "cs_art_hood"], &["58", "73"]),
    (&["cs_pickett", "cs_jenkins"], &["41", "59"]),
    (&["cs_kemper"], &["5"]),
    (&["cs_featherston", "cs_pryor", "cs_wilcox"], &["71", "72"]),
];

const MCDOWELL: &[&str] = &[
    "us_duryea",
    "us_tower",
    "us_stiles",
    "us_thoburn",
    "us_art_ricketts",
    "us_sullivan",
    "us_doubleday",
    "us_patrick",
    "us_gibbon",
    "us_art_hatch",
];
const REYNOLDS: &[&str] = &["us_meade", "us_seymour", "us_hardin", "us_art_reynolds"];

const SET_UP_30_US: &[Ground] = &[
    (&["us_robinson", "us_birney", "us_poe", "us_art_kearny"], &["164", "186"]),
    (&["us_grover", "us_taylor", "us_carr", "us_art_hooker"], &["148", "165"]),
    (&["us_nagle", "us_ferrero", "us_christ", "us_leasure", "us_farnsworth", "us_art_stevens"], &["120", "121", "133"]),
    (&["us_ac_pope"], &["109"]),
    (
        &["us_roberts", "us_lansing", "us_art_butterfield", "us_buchanan", "us_chapman", "us_warren", "us_art_sykes"],
        &["86", "87", "89", "108"],
    ),
];

/// Everybody of a list stands in its zones, and none of them is empty.
fn check_ground(game: &Game, (units, zones): &Ground) {
    let places: BTreeSet<&str> = units.iter().map(|id| game.place_of(id).unwrap_or_else(|| panic!("{id}"))).collect();
    let listed: BTreeSet<&str> = zones.iter().copied().collect();
    assert_eq!(places, listed, "{units:?}");
}

fn on_map(game: &Game, side: Side) -> usize {
    game.state.on_map(&game.world, side).len() as usize
}

/// The 30th with the optional division refused.
fn thirtieth() -> Game {
    let mut game = Game::new("30-august", &[]);
    game.choose("done", &[]);
    game
}

/// Places units in the zones given, in order.
fn place(game: &mut Game, list: &[(&str, &str)]) {
    for (id, zone) in list {
        game.choose(&format!("place {id} {zone}"), &[]);
    }
}

/// Plays the first placing offered until a question of another kind, or of `until`, comes.
fn place_until(game: &mut Game, until: &str) {
    loop {
        let choices = game.choices();
        if choices.iter().any(|c| c.starts_with(until)) {
            return;
        }
        let next = choices.iter().find(|c| ["place", "post", "ground", "face"].iter().any(|w| c.starts_with(w)));
        let Some(next) = next.cloned() else { return };
        game.choose(&next, &[]);
    }
}

// ---- the 29th ----

#[rule("S-SC1-setup")]
#[rule("S-SC1-us-empty")]
#[test]
fn on_the_29th_only_jacksons_corps_and_robertson_stand_on_the_map() {
    let mut game = Game::new("29-august", &[]);
    assert_eq!(game.asked(), Some(Side::Confederate));
    game.choose("post cs_cc_jackson 155", &[]);
    assert_eq!(game.listed("place"), ["cs_johnson 113", "cs_johnson 114", "cs_johnson 127", "cs_johnson 95"]);
    let mut game = Game::new("29-august", &[]);
    game.choose("muster", &[6, 6, 6, 6]);
    for ground in SET_UP_29 {
        check_ground(&game, ground);
    }
    assert_eq!((on_map(&game, Side::Confederate), on_map(&game, Side::Union)), (18, 0));
    assert!(game.world.side_leaders.union.clone().all(|l| game.state.leader(l).zone.is_none()));
}

#[rule("S-SC1-setup")]
#[test]
fn each_formation_of_the_29th_is_offered_its_own_zones() {
    for (units, zones) in SET_UP_29.iter().filter(|(_, zones)| zones.len() > 1 || *zones == ["155"]) {
        let mut game = Game::new("29-august", &[]);
        let verb = if units[0].contains("_cc_") { "post" } else { "place" };
        place_until(&mut game, &format!("{verb} {} ", units[0]));
        let mut offered = game.listed(&format!("{verb} {}", units[0]));
        offered.sort();
        let mut expected: Vec<&str> = zones.to_vec();
        expected.sort_unstable();
        assert_eq!(offered, expected);
    }
    let mut game = Game::new("29-august", &[]);
    place_until(&mut game, "face");
    assert_eq!(game.place_of("cs_robertson"), Some("175"), "his one zone is not asked for");
}

#[rule("S-11.2-each-zone")]
#[rule("S-11.2-stack")]
#[test]
fn every_listed_zone_is_filled_and_none_overfilled() {
    let mut game = Game::new("29-august", &[]);
    game.choose("post cs_cc_jackson 155", &[]);
    place(&mut game, &[("cs_johnson", "95"), ("cs_starke", "95")]);
    assert_eq!(game.refused_by("place cs_baylor 95"), "S-11.2-each-zone", "two stand there");
    assert_eq!(game.refused_by("place cs_taliaferro 113"), "S-11.2-each-zone", "Baylor is next");
    place(&mut game, &[("cs_baylor", "113")]);
    assert_eq!(game.listed("place"), ["cs_taliaferro 114", "cs_taliaferro 127"], "two units for two empty zones");
    place(&mut game, &[("cs_taliaferro", "114")]);
    assert_eq!(game.place_of("cs_art_taliaferro"), Some("127"), "the only zone left to it");
    place(&mut game, &[("cs_lawton", "128"), ("cs_trimble", "128")]);
    assert_eq!(game.place_of("cs_art_ewell"), Some("142"));
    place(&mut game, &[("cs_early", "37")]);
    assert_eq!(game.place_of("cs_forno"), Some("38"));
    for (at, id) in HILL.iter().enumerate().take(6) {
        let offered = game.listed("place");
        assert_eq!(offered.len(), 7 - at, "seven zones for seven");
        let zone = offered[0].clone();
        assert!(zone.starts_with(id));
        game.choose(&format!("place {zone}"), &[]);
    }
}

#[rule("S-11.2-facing")]
#[test]
fn the_owner_faces_each_stack_once_and_as_he_likes() {
    let mut game = Game::new("29-august", &[]);
    place_until(&mut game, "face");
    let zones = game.state.occupied.confederate;
    let mut asked = 0;
    while matches!(game.state.stage, Stage::Facings { side: Side::Confederate, .. }) {
        let zone = second_bull_run::setup::zone_to_face(
            &game.state,
            Side::Confederate,
            match game.state.stage {
                Stage::Facings { done, .. } => done,
                _ => unreachable!(),
            },
        );
        let zone = zone.unwrap();
        let ring = game.world.ground(zone).adjacent;
        assert_eq!(game.listed("face").len(), ring.len() as usize, "any neighbour");
        let towards = game.listed("face").pop().unwrap();
        asked += 1;
        if asked == zones.len() {
            game.choose(&format!("face {towards}"), &[1, 1, 1, 1]);
        } else {
            game.choose(&format!("face {towards}"), &[]);
        }
        for brigade in game.state.stacks[zone].iter() {
            let id = game.world.sheet(brigade).id.clone();
            assert_eq!(game.facing(&id), Some(towards.as_str()), "one facing for the stack");
        }
    }
    assert_eq!(asked, zones.len());
    assert_eq!(game.state.turn, 1);
}

#[rule("S-11.2-losses")]
#[rule("S-11.2-losses-flip")]
#[test]
fn figures_after_a_name_are_starting_losses() {
    let start = |id: &str, options: &[(&str, &str)]| {
        let world = world(id, options);
        let state = SecondBullRun::start(&world);
        let hurt: Vec<(String, u8)> = (0..world.brigades.len())
            .filter_map(|at| {
                let losses = state.brigades.0[at].losses;
                (losses > 0).then(|| (world.brigades[at].id.clone(), losses))
            })
            .collect();
        hurt
    };
    let named = |list: &[(&str, u8)]| -> BTreeSet<(String, u8)> {
        list.iter().map(|(id, losses)| ((*id).to_owned(), *losses)).collect()
    };
    let first = [("cs_baylor", 1), ("cs_lawton", 1), ("cs_trimble", 1), ("us_gibbon", 2)];
    for id in ["29-august", "both-days"] {
        assert_eq!(start(id, &[]).into_iter().collect::<BTreeSet<_>>(), named(&first));
    }
    let second = [
        ("cs_baylor", 1),
        ("cs_lawton", 1),
        ("cs_trimble", 1),
        ("cs_gregg", 2),
        ("cs_thomas", 1),
        ("cs_hood", 1),
        ("us_sullivan", 2),
        ("us_doubleday", 1),
        ("us_gibbon", 2),
        ("us_birney", 2),
        ("us_grover", 1),
        ("us_carr", 1),
        ("us_nagle", 1),
        ("us_christ", 1),
        ("us_farnsworth", 1),
        ("us_milroy", 1),
    ];
    assert_eq!(start("30-august", &[]).into_iter().collect::<BTreeSet<_>>(), named(&second));
    let mut game = thirtieth();
    game.choose("muster", &[]);
    let strength = |id: &str| combat::combat_strength(&game.world, &game.state, game.brigade(id));
    assert_eq!((strength("cs_gregg"), strength("cs_thomas")), (5, 4), "7 less 2, 5 less 1");
    let marked = |id: &str| result::has_loss_marker(&game.world, &game.state, game.brigade(id));
    assert!(marked("cs_gregg") && !marked("cs_thomas"), "the first loss turns the counter, the second is a marker");
}

#[rule("S-11.2-isolated")]
#[test]
fn brigades_placed_apart_are_found_isolated() {
    let dice = || ByPurpose(vec![("initiative", 6), ("activation", 6), ("arrival", 1), ("command", 1)]);
    let isolated = |game: &Game, id: &str| game.state.part.isolated.has(game.brigade(id));
    let mut game = Game::new("29-august", &[]);
    let cs_asked = |g: &Game| g.state.stage == Stage::Designate && g.state.active == Side::Confederate;
    game.idle_until(&mut dice(), cs_asked);
    game.throw("designate cs_cc_jackson", &mut dice());
    assert!(isolated(&game, "cs_early") && isolated(&game, "cs_forno"));
    assert!(!isolated(&game, "cs_lawton") && !isolated(&game, "cs_archer") && !isolated(&game, "cs_starke"));
    let mut game = thirtieth();
    game.idle_until(&mut dice(), cs_asked);
    let mut other = game.fork();
    game.throw("designate cs_cc_jackson", &mut dice());
    assert!(isolated(&game, "cs_forno") && !isolated(&game, "cs_early"));
    other.throw("designate cs_cc_longstreet", &mut dice());
    assert!(isolated(&other, "cs_kemper") && !isolated(&other, "cs_pickett"));
}

#[rule("S-11.2-available")]
#[test]
fn all_commanders_start_available() {
    for id in ["29-august", "30-august", "both-days"] {
        let world = world(id, &[]);
        let state = SecondBullRun::start(&world);
        assert!(state.leaders.iter().all(|l| !l.activated), "{id}");
    }
}

#[rule("S-SC1-clock")]
#[test]
fn turn_1_begins_at_5_and_a_turn_lasts_90_minutes() {
    let world = world("both-days", &[]);
    let hours = [(1, 5, 0), (2, 6, 30), (4, 9, 30), (5, 11, 0), (8, 15, 30), (10, 18, 30), (11, 20, 0)];
    for (turn, hour, minute) in hours {
        let line = SecondBullRun::tell(&world, &Event::TurnBegins { day: 1, turn });
        let Some(Arg::Term(clock)) = line.text.args.get("clock") else { panic!("{:?}", line.text) };
        assert_eq!(clock.args["hour"], Arg::Number(hour), "T{turn}");
        assert_eq!(clock.args["minute"], Arg::Number(minute), "T{turn}");
    }
}

// ---- reinforcements ----

/// Due lists: turn, letters, units in the order of the counters, and how they come.
fn due(world: &World, side: Side) -> Vec<String> {
    let letter = |zone| world.entries.iter().find(|e| e.zone == zone).map_or("?", |e| e.letter.as_str());
    let line = |p: &second_bull_run::world::PartySheet| {
        let mut letters: Vec<&str> = p.entries.map(letter).collect();
        letters.sort_unstable();
        let brigades = p.brigades.map(|b| world.sheet(b).id.as_str());
        let units: Vec<&str> = p.leader.map(|l| world.leader(l).id.as_str()).into_iter().chain(brigades).collect();
        let how = match (p.until, p.call) {
            (Some(until), _) => format!(" until {until}"),
            (_, Some(Call::OnTurn)) => " option".to_owned(),
            (_, Some(Call::BeforeSetUp)) => " option before set-up".to_owned(),
            _ => String::new(),
        };
        format!("{} {} {}{how}", p.turn, letters.concat(), units.join(" "))
    };
    world.parties.iter().filter(|p| p.side == side).map(line).collect()
}

const CS_29: &[&str] = &[
    "4 A cs_lee_cav",
    "5 H cs_ac_lee",
    "5 H cs_cc_longstreet",
    "5 H cs_hood cs_law cs_art_hood",
    "5 H cs_kemper cs_pickett cs_jenkins",
    "5 H cs_art_w",
    "5 H cs_evans",
    "6 H cs_jones cs_toombs cs_drayton option",
    "7 H cs_featherston cs_pryor cs_wilcox",
];

const US_29: &[&str] = &[
    "1 DE us_cc_sigel",
    "1 DE us_koltes us_schimmelfennig us_krzyzanowski us_art_schurz",
    "1 DE us_stahel us_mclean",
    "1 DE us_milroy",
    "1 DE us_cc_mcdowell",
    "1 DE us_meade us_seymour us_hardin us_art_reynolds",
    "4 BCD us_robinson us_birney us_poe us_art_kearny",
    "5 BCD us_cc_heintzelman",
    "5 BCD us_grover us_taylor us_carr us_art_hooker",
    "5 BCD us_cc_reno",
    "5 BCD us_nagle us_ferrero",
    "5 BCD us_christ us_leasure us_farnsworth us_art_stevens",
    "6 BCD us_ac_pope",
    "6 EF us_cc_porter",
    "6 EF us_roberts us_lansing us_art_butterfield",
    "6 EF us_buchanan us_chapman us_warren us_art_sykes",
    "6 EF us_art_reserve",
    "7 EF us_bayard",
    "8 FG us_buford",
    "8 EF us_sullivan us_doubleday us_patrick us_gibbon us_art_hatch",
    "10 EF us_duryea us_tower us_stiles us_thoburn us_art_ricketts",
];

#[rule("S-SC1-cs-reinf")]
#[rule("S-SC1-us-reinf")]
#[rule("S-Q94")]
#[rule("S-Q103")]
#[test]
fn the_due_lists_of_the_29th() {
    let world = world("29-august", &[]);
    assert_eq!(due(&world, Side::Confederate), CS_29);
    assert_eq!(due(&world, Side::Union), US_29);
    let anderson = world.find_brigade("cs_armistead").unwrap();
    assert_eq!(world.start.brigade(anderson).status, Status::Absent, "Anderson is on no list");
    let lee = world.find_brigade("cs_lee_cav").unwrap();
    assert!(world.cavalry.has(lee), "the Lee of turn 4 is a cavalry brigade");
}

#[rule("S-SC3-setup")]
#[rule("S-SC3-t11-reinf")]
#[test]
fn the_two_days_have_the_lists_of_the_29th_and_turn_11() {
    let two = world("both-days", &[]);
    let mut cs = CS_29.to_vec();
    cs.extend(["11 H cs_armistead cs_mahone cs_wright", "11 H cs_art_l"]);
    assert_eq!(
        (due(&two, Side::Confederate), due(&two, Side::Union)),
        (cs.iter().map(|s| (*s).to_owned()).collect(), US_29.iter().map(|s| (*s).to_owned()).collect())
    );
    let mut game = Game::new("both-days", &[]);
    game.choose("muster", &[6, 6, 6, 6]);
    for ground in SET_UP_29 {
        check_ground(&game, ground);
    }
    assert_eq!((on_map(&game, Side::Confederate), on_map(&game, Side::Union)), (18, 0));
}

#[rule("S-SC2-sigel")]
#[rule("S-SC2-jones")]
#[rule("S-Q103")]
#[test]
fn the_due_lists_of_the_30th() {
    let world = world("30-august", &[]);
    let us = [
        "2 C us_cc_sigel until 3",
        "2 C us_koltes us_schimmelfennig us_krzyzanowski us_art_schurz until 3",
        "2 C us_stahel us_mclean until 3",
        "2 C us_milroy until 3",
        "2 C us_art_reserve until 3",
        "2 C us_bayard until 3",
        "2 C us_buford until 3",
    ];
    assert_eq!(due(&world, Side::Union), us);
    assert_eq!(due(&world, Side::Confederate), ["2 H cs_jones cs_toombs cs_drayton option before set-up"]);
    assert!(world.white.has(world.find_brigade("us_art_reserve").unwrap()), "one independent counter");
}

// ---- the 30th ----

#[rule("S-SC2-setup-cs")]
#[rule("S-SC2-setup-us")]
#[rule("S-Q94")]
#[rule("S-Q95")]
#[test]
fn on_the_30th_both_armies_stand_in_the_zones_listed() {
    let mut game = thirtieth();
    game.choose("muster", &[]);
    for ground in SET_UP_30_CS {
        check_ground(&game, ground);
    }
    assert_eq!(on_map(&game, Side::Confederate), 34, "all but Jones's three");
    assert_eq!(game.status("cs_jones"), Status::Waiting);
    game.choose("muster", &[]);
    for ground in SET_UP_30_US {
        check_ground(&game, ground);
    }
    check_ground(&game, &(MCDOWELL, &["122", "134", "135", "136", "149"]));
    check_ground(&game, &(REYNOLDS, &["82", "84"]));
    assert_eq!(on_map(&game, Side::Union), 35, "all but Sigel's group");
    assert_eq!(game.state.turn, 2);
}

#[rule("S-SC2-setup-us")]
#[rule("S-SC2-cc-zone")]
#[test]
fn the_two_lists_of_mcdowell_and_reynolds_are_not_mixed() {
    let mut start = thirtieth();
    start.choose("muster", &[]);
    let lists = start.listed("ground");
    assert_eq!(lists.len(), 2);
    for (list, own, other) in [(0, "136", "109"), (1, "109", "136")] {
        let mut game = start.fork();
        game.choose(&format!("ground {}", lists[list]), &[]);
        assert!(game.offers(&format!("place us_duryea {own}")));
        assert_eq!(game.refused_by(&format!("place us_duryea {other}")), "S-11.2-each-zone");
        for id in MCDOWELL {
            if game.place_of(id).is_some() {
                continue;
            }
            let zone = game.listed(&format!("place {id}"))[0].clone();
            game.choose(&format!("place {id} {zone}"), &[]);
        }
        let mut posts = game.listed("post us_cc_mcdowell");
        posts.sort();
        let zones = if list == 0 { ["122", "134", "135", "136", "149"] } else { ["109", "111", "122", "134", "135"] };
        assert_eq!(posts, zones, "he stands in any of their zones");
        game.choose("post us_cc_mcdowell 134", &[]);
        check_ground(
            &game,
            &(
                MCDOWELL,
                if list == 0 { &["122", "134", "135", "136", "149"] } else { &["109", "111", "122", "134", "135"] },
            ),
        );
        let lists = game.listed("ground");
        assert_eq!(lists.len(), 2, "then Reynolds");
        game.choose(&format!("ground {}", lists[1]), &[]);
        assert_eq!(game.listed("place"), ["us_meade 106", "us_meade 82"]);
        place_until(&mut game, "post us_cc_porter");
        assert_eq!(game.listed("post us_cc_porter"), ["108", "86", "87", "89"]);
    }
}

#[rule("S-SC2-wl")]
#[rule("S-Q104")]
#[test]
fn w_and_l_stand_each_with_a_counter_of_taliaferro_in_different_zones() {
    let mut game = thirtieth();
    place_until(&mut game, "place cs_johnson");
    place(&mut game, &[("cs_johnson", "95"), ("cs_starke", "95"), ("cs_baylor", "96"), ("cs_taliaferro", "115")]);
    assert_eq!(game.place_of("cs_art_taliaferro"), Some("116"), "every zone is filled");
    assert_eq!(game.listed("place"), ["cs_art_w 115", "cs_art_w 116", "cs_art_w 96"], "95 is full");
    assert_eq!(game.refused_by("place cs_art_w 129"), "S-11.2-each-zone");
    place(&mut game, &[("cs_art_w", "96")]);
    assert_eq!(game.listed("place"), ["cs_art_l 115", "cs_art_l 116"], "not with W");
    assert_eq!(game.refused_by("place cs_art_l 96"), "S-11.2-each-zone");
    let mut mustered = thirtieth();
    mustered.choose("muster", &[]);
    for id in ["cs_art_w", "cs_art_l"] {
        let mates = mustered.stack(mustered.place_of(id).unwrap());
        assert!(mates.iter().any(|mate| TALIAFERRO.contains(&mate.as_str())), "{mates:?}");
    }
    assert_ne!(mustered.place_of("cs_art_w"), mustered.place_of("cs_art_l"));
}

#[rule("S-Q106")]
#[test]
fn the_confederacy_sets_up_wholly_before_the_union() {
    let mut game = thirtieth();
    let mut seen_union = false;
    while !matches!(game.state.stage, Stage::Designate) {
        let union = game.asked() == Some(Side::Union);
        assert!(union || !seen_union, "the Confederacy is asked again");
        if union && !seen_union {
            assert_eq!(on_map(&game, Side::Confederate), 34);
            assert_eq!(
                game.world
                    .side_brigades
                    .confederate
                    .filter(|b| game.state.brigade(*b).status == Status::Unplaced)
                    .count(),
                0
            );
        }
        seen_union |= union;
        let choice = game.choices().into_iter().find(|c| c != "muster").unwrap();
        game.choose(&choice, &[]);
    }
    assert!(seen_union);
}

#[rule("S-11.2-facing")]
#[test]
fn a_stack_set_up_in_contact_faces_the_most_enemies() {
    let group = |side: &str, unit: &str, zone: &str| {
        format!("[[group]]\nside = \"{side}\"\nunits = [\"{unit}\"]\ngrounds = [[\"{zone}\"]]\n")
    };
    let mut game = Position::at("set-up")
        .turn(2)
        .text(&group("confederate", "cs_archer", "31"))
        .text(&group("union", "us_meade", "14"))
        .commander("us_cc_mcdowell", "105")
        .build();
    game.choose("place cs_archer 31", &[]).choose("face 48", &[]).choose("place us_meade 14", &[]);
    assert_eq!(game.listed("face"), ["13", "31", "32"], "Archer must be in front");
    assert_eq!(game.refused_by("face 15"), "S-9.5-most");
    assert_eq!(game.facing("cs_archer"), Some("48"), "who stood first keeps his facing");
}

#[rule("S-Q105")]
#[test]
fn kearny_is_heintzelmans_or_with_the_switch_anybodys() {
    let start = |value: &str| {
        Position::activation("union", "us_cc_porter", 2)
            .option("kearny-grey", value)
            .commander("us_cc_porter", "104")
            .commander("us_cc_heintzelman", "104")
            .unit("us_birney", "105", "103")
            .unit("us_poe", "105", "103")
            .unit("us_roberts", "104", "103")
            .unit("us_lansing", "104", "103")
            .build()
    };
    let off = start("off");
    assert_eq!(off.refused_by("activate kearny"), "S-6.1-one-by-one-div");
    let on = start("on");
    assert!(on.offers("activate kearny"));
    let own = Position::activation("union", "us_cc_heintzelman", 1)
        .commander("us_cc_heintzelman", "104")
        .unit("us_birney", "105", "103")
        .unit("us_poe", "105", "103")
        .build();
    assert!(own.offers("activate kearny"));
    let pair = |game: &Game| stacking::legal_pair(&game.world, game.brigade("us_poe"), game.brigade("us_roberts"));
    assert!(!pair(&off) && pair(&on), "grey stacks with anyone");
}

// ---- 11.1.4 ----

#[rule("S-11.1.4-goals")]
#[rule("S-11.1.4-closest")]
#[test]
fn retreat_goals_are_four_entries_for_the_union_two_and_zone_193_for_the_confederacy() {
    let world = world("29-august", &[]);
    let goals = |side: Side| -> BTreeSet<&str> { world.goals[side].map(|z| world.zone_id(z)).collect() };
    assert_eq!(goals(Side::Union), BTreeSet::from(["153", "140", "52", "14"]));
    assert_eq!(goals(Side::Confederate), BTreeSet::from(["18", "36", "193"]));
    for side in Side::BOTH {
        for zone in world.zones {
            let least = world.goals[side].map(|goal| world.distance(zone, goal)).min().unwrap();
            assert_eq!(world.goal_distances[side][zone.index()], least);
        }
    }
    let far = |id: &str, side: Side| world.goal_distances[side][world.find_zone(id).unwrap().index()];
    assert_eq!((far("175", Side::Confederate), far("37", Side::Confederate)), (1, 1), "193 and H");
}
