//! Section 6: what the orders allow, and how brigades and regiments change them. Open, flat ground around S4428.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod common;

use common::{ByPurpose, Game, Position};
use kernel::Side;
use red_badge::event::{Event, RevertCause};
use red_badge::stage::{FireKind, Phase};
use red_badge::state::Order;
use red_badge::tables::ChangeResult;
use rule::rule;

const RESERVE: &str = "[reserve]\nfrom = 1000\nfree = 1300";

/// A brigade whose marker is in play, about to change orders.
fn activation(brigade: &str) -> Position {
    Position::at("activation").start(&format!("brigade = \"{brigade}\""))
}

/// Willcox with the 1st Michigan, a regiment of one counter with cohesion 5, and two halves.
fn willcox() -> Position {
    activation("US-WILLCOX")
        .leader("US-L-WILLCOX", "S4428")
        .unit("US-1MI", "S4428")
        .unit("US-38NY-A", "S4429")
        .unit("US-38NY-B", "S4430")
}

// 6.1: what the orders allow.

#[rule("RBC-6.11c")]
#[test]
fn reserve_stays_and_only_its_guns_open_fire() {
    let game = Position::actions("US-SCHENCK", "reserve")
        .text(RESERVE)
        .unit("US-2NY-A", "S4428")
        .unit_with("US-1OH-A", "S4431", "morale = \"disordered\"")
        .facing("CS-4SC-A", "S4427", 3)
        .build();
    assert_eq!(game.refused_by("move US-2NY-A"), "RBC-14.41");
    assert_eq!(game.refused_by("fire US-2NY-A S4427"), "RBC-14.41");
    assert!(game.offers("rally US-1OH-A") && game.listed("move").is_empty() && game.listed("fire").is_empty());
    // No shock in Reserve.
    let game = Position::at("shock")
        .start("brigade = \"US-SCHENCK\"")
        .text(RESERVE)
        .unit("US-2NY-A", "S4428")
        .facing("CS-4SC-A", "S4427", 3)
        .build();
    assert!(game.listed("shock").is_empty());
    // At a Union activation the guns may fire, the infantry beside them may not.
    let game = Position::at("first")
        .text(RESERVE)
        .unit("US-E2US-A", "S4428")
        .unit("US-2NY-A", "S4328")
        .facing("CS-4SC-A", "S4427", 3)
        .leader("US-L-BURNSIDE", "S1010")
        .unit("US-2RI-A", "S1010")
        .brigade("US-BURNSIDE", "pool = 1")
        .build();
    assert_eq!(game.phase(), Phase::ReserveFire);
    assert_eq!(game.choices(), ["fire US-E2US-A S4427", "done"]);
    assert!(game.refused_by("fire US-2NY-A S4427").starts_with("RBC-14.4"));
}

#[rule("RBC-6.11c")]
#[rule("RBC-6.11d")]
#[test]
fn reserve_fires_back_and_a_column_does_not() {
    let bee = |target: &str, lines: &str| {
        Position::actions("CS-BEE", "advance")
            .text(RESERVE)
            .unit("CS-4AL-A", "S4428")
            .unit_with(target, "S4427", &format!("facing = 3\n{lines}"))
            .build()
    };
    for (target, lines, answers) in
        [("US-2NY-A", "", true), ("US-2NH-A", "", true), ("US-2NH-A", "order = \"march\"", false)]
    {
        // Fired at.
        let mut game = bee(target, lines);
        game.choose("fire CS-4AL-A S4427", &[0]);
        assert_eq!(game.asked() == Some(Side::Union), answers, "{target} {lines}");
        assert_eq!(game.offers(&format!("fire {target} S4428")), answers);
        // Left.
        let mut game = bee(target, lines);
        game.choose_all(&["move CS-4AL-A", "step S4429"]);
        assert_eq!(game.offers(&format!("fire {target} S4428")), answers, "{target} {lines}");
        assert_eq!(game.place("CS-4AL-A"), Some(if answers { "S4428" } else { "S4429" }));
        // Shocked.
        let mut game = Position::shock("CS-BEE")
            .text(RESERVE)
            .unit("CS-4AL-A", "S4428")
            .unit("CS-11MS", "S1010")
            .unit_with(target, "S4427", &format!("facing = 3\n{lines}"))
            .build();
        assert_eq!(defensive_fires(&mut game, target), usize::from(answers), "{target} {lines}");
    }
}

/// Fights the shock of 4 AL a on S4427, the defender firing whenever he may; how often he did.
fn defensive_fires(game: &mut Game, target: &str) -> usize {
    let mut dice = ByPurpose(vec![("disorder", 0), ("fire", 0), ("shock", 3)]);
    game.throw("shock CS-4AL-A S4427", &mut dice);
    if game.offers("resolve S4427") {
        game.throw("resolve S4427", &mut dice);
    }
    let fire = format!("fire {target} S4428");
    let mut fires = 0;
    for _ in 0..40 {
        if game.state.shock.is_none() {
            break;
        }
        let choice = if game.offers(&fire) { fire.clone() } else { game.choices().pop().unwrap() };
        game.throw(&choice, &mut dice);
        fires += game.count(|e| matches!(e, Event::Fired { kind: FireKind::Defensive, .. }));
    }
    fires
}

#[rule("RBC-6.11e")]
#[test]
fn lines_flanks_works_and_prepared_fire_need_their_orders() {
    let regulars =
        |order: &str| Position::actions("US-PORTER", order).unit("US-USREG", "S4428").unit("US-USMC", "S4431").build();
    // Extending, refusing, building, preparing.
    let open = |order: &str| {
        let mut game = regulars(order);
        let (build, prepare) = (game.offers("build US-USREG"), game.offers("prepare US-USREG"));
        game.choose("move US-USREG", &[]);
        [!game.listed("extend").is_empty(), !game.listed("refuse").is_empty(), build, prepare]
    };
    assert_eq!(open("advance"), [true; 4]);
    assert_eq!(open("attack"), [true, false, false, false]);
    assert_eq!(open("march"), [false; 4]);
    for order in ["attack", "march"] {
        let mut game = regulars(order);
        assert_eq!(game.refused_by("build US-USREG"), "RBC-15.11", "{order}");
        assert_eq!(game.refused_by("prepare US-USREG"), "RBC-10.51", "{order}");
        game.choose("move US-USREG", &[]);
        assert_eq!(game.refused_by("refuse left"), "RBC-7.31", "{order}");
    }
    let mut game = regulars("march");
    game.choose("move US-USREG", &[]);
    assert_eq!(game.refused_by("extend S4528"), "RBC-8.41");
}

#[rule("RBC-6.12a")]
#[test]
fn a_column_near_the_enemy_only_goes_away() {
    let column = |enemy: &str| {
        let mut game =
            Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "S4428").facing("CS-4SC-A", enemy, 3).build();
        game.choose("move US-2RI-A", &[]);
        game
    };
    // Three hexes off and in sight: to four, not to three or two.
    let game = column("S4425");
    for (to, distance) in [("S4429", 4), ("S4328", 4), ("S4528", 4), ("S4327", 3), ("S4527", 3), ("S4427", 2)] {
        assert_eq!(game.world.distance(game.hex(to), game.hex("S4425")), distance, "{to}");
        if distance > 3 {
            assert!(game.offers(&format!("step {to}")), "{to}");
        } else {
            assert_eq!(game.refused_by(&format!("step {to}")), "RBC-6.12", "{to}");
        }
    }
    // Nearer still, one step away is not yet out of the limit and allowed.
    let game = column("S4427");
    assert_eq!(game.listed("step"), ["S4328", "S4429", "S4528"]);
    // At four hexes it is bound by 6.11 alone.
    let game = column("S4424");
    assert_eq!(game.refused_by("step S4427"), "RBC-6.11");
    assert!(game.offers("step S4327"));
    // Out of sight, behind the woods of S4417 and S4418, the enemy at three hexes binds nobody.
    let mut game =
        Position::actions("US-BURNSIDE", "march").unit("US-2RI-A", "S4419").facing("CS-4SC-A", "S4416", 3).build();
    assert!(!game.world.sees(game.hex("S4419"), game.hex("S4416")));
    game.choose("move US-2RI-A", &[]);
    assert!(game.offers("step S4519"));
}

#[rule("RBC-6.17")]
#[test]
fn a_regiment_keeps_its_own_order_until_the_brigade_changes() {
    let mut game = Position::at("first")
        .leader("US-L-PORTER", "S4428")
        .unit("US-USREG", "S4428")
        .unit("US-USMC", "S4429")
        .brigade("US-PORTER", "pool = 3")
        .build();
    assert_eq!(game.phase(), Phase::OrderChange);
    game.choose("regiment US-USREG attack", &[8]);
    let orders = |game: &Game| [game.of("US-PORTER").order, game.order("US-USREG"), game.order("US-USMC")];
    assert_eq!(orders(&game), [Order::Advance, Order::Attack, Order::Advance]);
    // To the next activation, and nothing makes it fall back: the brigade does not attack.
    game.choose("done", &[]);
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert_eq!((game.phase(), game.state.active), (Phase::OrderChange, Some(game.brigade("US-PORTER"))));
    assert_eq!(orders(&game), [Order::Advance, Order::Attack, Order::Advance]);
    let mut same = game.clone();
    // In command -1.
    game.choose("order US-PORTER march", &[0]);
    assert_eq!(orders(&game), [Order::March; 3]);
    // The order the brigade has calls the regiment back too; to one that all have there is nothing to change.
    same.choose("order US-PORTER advance", &[0]);
    assert_eq!(orders(&same), [Order::Advance; 3]);
    let same = willcox().build();
    assert_eq!(same.refused_by("order US-WILLCOX advance"), "RBC-6.17");
}

/// Burnside under Attack, one regiment in March of its own; Evans acts next.
fn attackers() -> Position {
    Position::actions("US-BURNSIDE", "attack")
        .bare()
        .unit("US-2RI-A", "S4429")
        .unit_with("US-1RI-A", "S1020", "order = \"march\"")
        .leader("CS-L-EVANS", "N2010")
        .unit("CS-4SC-B", "N2010")
        .brigade("CS-EVANS", "pool = 1")
}

fn end(game: &mut Game) -> bool {
    let mut dice = ByPurpose(Vec::new());
    game.idle_until(&mut dice, |game| game.state.active == Some(game.brigade("CS-EVANS")));
    game.of("US-BURNSIDE").order == Order::Attack
}

#[rule("RBC-6.18")]
#[test]
fn an_attack_without_contact_or_fire_becomes_an_advance() {
    let mut game = attackers().build();
    game.throw("done", &mut ByPurpose(Vec::new()));
    assert!(game.told(|e| matches!(e, Event::Reverted { cause: RevertCause::NoContact, .. })));
    assert_eq!((game.of("US-BURNSIDE").order, game.order("US-2RI-A")), (Order::Advance, Order::Advance));
    assert_eq!(game.order("US-1RI-A"), Order::March, "one in March stays so");
    // Fire keeps it up, and so does an enemy next to one of its units.
    let mut game = attackers().facing("CS-4SC-A", "S4427", 3).build();
    game.throw("fire US-2RI-A S4427", &mut ByPurpose(vec![("fire", 0)]));
    assert!(end(&mut game) && game.order("US-2RI-A") == Order::Attack);
    let mut game = attackers().facing("CS-4SC-A", "S4428", 0).build();
    assert!(end(&mut game));
    // The fire of the enemy does not.
    let mut game = attackers().unit_with("CS-1LA", "S4426", "facing = 3\nprepared = true").build();
    game.choose_all(&["move US-2RI-A", "step S4428"]);
    game.throw("fire CS-1LA S4428", &mut ByPurpose(vec![("fire", 0), ("disorder", 0)]));
    assert!(game.told(|e| matches!(e, Event::Fired { kind: FireKind::Prepared, .. })));
    assert!(!end(&mut game));
}

// 6.2: brigades.

#[rule("RBC-6.21")]
#[rule("RBC-6.43")]
#[test]
fn in_the_division_orders_a_brigade_in_command_changes_freely_and_whole() {
    let mut game = Position::at("orders")
        .unit("US-2RI-A", "S4428")
        .unit_with("US-1RI-A", "S4430", "order = \"march\"")
        .unit("US-USREG", "S4431")
        .unit("US-5MA-A", "S4432")
        .brigade("US-PORTER", "out-of-command = true")
        .unit("CS-4SC-A", "N2010")
        .build();
    assert_eq!(
        game.listed("order"),
        ["US-BURNSIDE advance", "US-BURNSIDE attack", "US-BURNSIDE march", "US-FRANKLIN attack", "US-FRANKLIN march"]
    );
    assert_eq!(game.refused_by("order US-PORTER attack"), "RBC-6.21");
    assert_eq!(game.refused_by("order CS-EVANS attack"), "RBC-3.2");
    assert_eq!(game.refused_by("order US-FRANKLIN reserve"), "RBC-6.31");
    // No single regiment, and no die.
    assert!(game.listed("regiment").is_empty());
    assert_eq!(game.refused_by("regiment US-2RI-A attack"), "RBC-3.1");
    game.choose("order US-BURNSIDE attack", &[]);
    assert_eq!((game.order("US-2RI-A"), game.order("US-1RI-A")), (Order::Attack, Order::Attack));
    assert_eq!(game.order("US-USREG"), Order::Advance);
    assert_eq!(game.refused_by("order US-BURNSIDE march"), "RBC-6.22", "once in the phase");
    assert!(game.offers("order US-FRANKLIN attack"));
}

#[rule("RBC-6.21a")]
#[test]
fn no_march_near_the_enemy_and_no_attack_of_the_worn_out() {
    let orders = |unit: &str, enemy: &str| {
        Position::at("orders")
            .unit("US-2RI-A", "S1010")
            .unit("US-1RI-A", unit)
            .unit("CS-4SC-A", enemy)
            .brigade("CS-EVANS", "out-of-command = true")
            .build()
    };
    // Three hexes from an enemy in sight, one of its units is enough; at four or out of sight it may.
    assert_eq!(orders("S4428", "S4425").refused_by("order US-BURNSIDE march"), "RBC-6.21a");
    assert!(orders("S4428", "S4425").offers("order US-BURNSIDE attack"));
    assert!(orders("S4428", "S4424").offers("order US-BURNSIDE march"));
    assert!(orders("S4419", "S4416").offers("order US-BURNSIDE march"));
    let tired = |fatigue: u8| {
        Position::at("orders")
            .unit("US-2RI-A", "S4428")
            .brigade("US-BURNSIDE", &format!("fatigue = {fatigue}"))
            .unit("US-USREG", "S4430")
            .build()
    };
    assert!(tired(3).offers("order US-BURNSIDE attack"));
    assert_eq!(tired(4).refused_by("order US-BURNSIDE attack"), "RBC-17.31");
    assert!(tired(4).offers("order US-BURNSIDE march"));
    // Eight points printed, 30% is three.
    let weak = |sp: u8| {
        let unit = Position::at("orders").unit_with("US-2RI-A", "S4428", &format!("sp = {sp}"));
        unit.unit("US-USREG", "S4430").build()
    };
    assert!(weak(6).offers("order US-BURNSIDE attack"));
    assert_eq!(weak(5).refused_by("order US-BURNSIDE attack"), "RBC-13.21a");
    // The same in an activation; a regiment looks only to itself.
    let game = activation("US-BURNSIDE")
        .leader("US-L-BURNSIDE", "S4428")
        .unit("US-1RI-A", "S4428")
        .unit("US-2RI-A", "S1010")
        .unit("CS-4SC-A", "S4425")
        .brigade("US-BURNSIDE", "fatigue = 4")
        .build();
    assert_eq!(game.refused_by("order US-BURNSIDE march"), "RBC-6.21a");
    assert_eq!(game.refused_by("order US-BURNSIDE attack"), "RBC-17.31");
    assert_eq!(game.refused_by("regiment US-1RI-A march"), "RBC-6.21a");
    assert_eq!(game.refused_by("regiment US-1RI-A attack"), "RBC-17.31");
    assert!(game.offers("regiment US-2RI-A march"));
}

#[rule("RBC-6.22")]
#[test]
fn four_results_of_a_brigades_attempt() {
    use ChangeResult::{Changed, Halted, Kept, Lost};
    // In command and to Attack: nothing is added.
    for (die, result) in [(0, Changed), (4, Changed), (5, Kept), (6, Kept), (7, Halted), (8, Halted), (9, Lost)] {
        let mut game =
            willcox().leader("CS-L-EVANS", "N2010").unit("CS-4SC-B", "N2010").brigade("CS-EVANS", "pool = 1").build();
        game.throw("order US-WILLCOX attack", &mut ByPurpose(vec![("orders", die)]));
        assert!(game.told(|e| matches!(e, Event::OrderDie { result: found, .. } if *found == result)), "{die}");
        let order = if result == Changed { Order::Attack } else { Order::Advance };
        assert_eq!((game.of("US-WILLCOX").order, game.order("US-38NY-B")), (order, order));
        if result == Lost {
            assert_eq!(game.state.active, Some(game.brigade("CS-EVANS")), "the activation is over");
            continue;
        }
        if game.phase() == Phase::OrderChange {
            game.choose("done", &[]);
        }
        game.choose("move US-1MI", &[]);
        assert_eq!(game.listed("step").is_empty(), result == Halted, "{die}");
        assert!(!game.listed("turn").is_empty());
    }
}

/// What is added to the die for an order.
fn drm(position: &Position, order: &str) -> i8 {
    let mut game = position.build();
    game.throw(&format!("order US-BURNSIDE {order}"), &mut ByPurpose(vec![("orders", 5)]));
    let found = game.events.iter().find_map(|event| match *event {
        Event::OrderDie { die: 5, total, .. } => Some(total - 5),
        _ => None,
    });
    found.unwrap()
}

#[rule("RBC-6.22a")]
#[test]
fn what_is_added_to_a_brigades_attempt() {
    let base = |order: &str, lines: &str| {
        activation("US-BURNSIDE")
            .leader("US-L-BURNSIDE", "S4428")
            .unit("US-2RI-A", "S4428")
            .unit("US-1RI-A", "S4431")
            .brigade("US-BURNSIDE", &format!("order = \"{order}\"\n{lines}"))
            .leader("CS-L-EVANS", "N2010")
            .unit("CS-4SC-B", "N2010")
            .brigade("CS-EVANS", "pool = 1")
    };
    // In command -1, out of it +1; to Advance -1, to Attack +1, to March nothing.
    assert_eq!(drm(&base("advance", ""), "march"), -1);
    assert_eq!(drm(&base("advance", "out-of-command = true"), "march"), 1);
    assert_eq!(drm(&base("march", ""), "advance"), -2);
    assert_eq!(drm(&base("march", ""), "attack"), 0);
    // The overall commander's rating, once for each point.
    assert_eq!(drm(&base("advance", "overall = 1"), "march"), -2);
    assert_eq!(drm(&base("advance", "overall = 2"), "march"), -3);
    // Fatigue from 2 on.
    assert_eq!(drm(&base("advance", "fatigue = 1"), "march"), -1);
    assert_eq!(drm(&base("advance", "fatigue = 2"), "march"), 0);
    assert_eq!(drm(&base("advance", "fatigue = 4"), "march"), 0);
    // Next to an enemy, once however many.
    let near = base("advance", "").facing("CS-4SC-A", "S4427", 3);
    assert_eq!(drm(&near, "attack"), 1);
    assert_eq!(drm(&near.facing("CS-1LA", "S4430", 3), "attack"), 1);
    assert_eq!(drm(&base("advance", "").facing("CS-4SC-A", "S4426", 3), "attack"), 0);
}

#[rule("RBC-6.22b")]
#[test]
fn an_attempt_needs_the_brigadier_and_command_was_settled_before() {
    let base = || activation("US-BURNSIDE").unit("US-2RI-A", "S4428").unit("US-1RI-A", "S4431");
    let game = base().build();
    assert_eq!(game.refused_by("order US-BURNSIDE attack"), "RBC-6.22");
    assert!(game.offers("regiment US-2RI-A attack"), "regiments may");
    let waits = base().group(&["US-L-BURNSIDE"], "N4401", 1000, "order = \"march\"").build();
    assert_eq!(waits.refused_by("order US-BURNSIDE attack"), "RBC-6.22");
    // Hunter beside him does not mend it, and far away does not spoil it.
    let led = |hunter: &str| base().leader("US-L-BURNSIDE", "S4428").leader("US-L-HUNTER", hunter);
    assert_eq!(drm(&led("S4428").brigade("US-BURNSIDE", "out-of-command = true"), "march"), 1);
    assert_eq!(drm(&led("N1010"), "march"), -1);
    assert_eq!(drm(&led("S4428").leader("US-L-MCDOWELL", "S4428"), "march"), -1, "nor does McDowell come in later");
}

// 6.4: regiments.

#[rule("RBC-6.41")]
#[test]
fn a_regiment_changes_on_its_cohesion_or_is_finished() {
    let mut game = willcox().build();
    game.choose("regiment US-1MI attack", &[5]);
    assert!(game.told(|e| matches!(e, Event::RegimentDie { total: 5, changed: true, .. })));
    assert_eq!((game.order("US-1MI"), game.is_finished("US-1MI")), (Order::Attack, false));
    assert_eq!((game.of("US-WILLCOX").order, game.order("US-38NY-A")), (Order::Advance, Order::Advance));
    let mut game = willcox().build();
    game.choose("regiment US-1MI attack", &[6]);
    assert_eq!((game.order("US-1MI"), game.is_finished("US-1MI")), (Order::Advance, true));
    assert_eq!(game.refused_by("regiment US-1MI march"), "RBC-3.2");
    // Others may still try, the brigade no more.
    assert!(game.offers("regiment US-38NY-A attack"));
    assert_eq!(game.refused_by("order US-WILLCOX attack"), "RBC-6.41");
    game.choose("done", &[]);
    assert_eq!(game.refused_by("move US-1MI"), "RBC-3.2");
    assert!(game.offers("move US-38NY-A"));
    // Once: having changed it does not try again.
    let mut game = willcox().build();
    game.choose("regiment US-1MI attack", &[0]);
    assert_eq!(game.refused_by("regiment US-1MI march"), "RBC-6.41");
}

/// After a brigade's die, back at the question of orders: a question with one answer answers itself.
fn after_brigade(position: Position, die: u8) -> Game {
    let mut game = position.build();
    game.choose("order US-WILLCOX attack", &[die]);
    game.state.phase = Phase::OrderChange;
    game
}

#[rule("RBC-6.41")]
#[rule("RBC-AMB38")]
#[test]
fn brigade_or_regiments_try() {
    // In command, to Attack: the die as it is.
    for die in [4, 5, 7] {
        let game = after_brigade(willcox(), die);
        assert_eq!(game.refused_by("regiment US-1MI march"), "RBC-6.41", "{die}");
        assert_eq!(game.refused_by("order US-WILLCOX march"), "RBC-6.22", "{die}");
        // As an option they may after a result that keeps the order.
        let mut game = after_brigade(willcox().option("regiments", "after"), die);
        if die == 5 {
            assert!(game.offers("regiment US-1MI attack") && game.offers("regiment US-38NY-A march"));
            game.choose("regiment US-1MI attack", &[5]);
            assert_eq!(game.order("US-1MI"), Order::Attack);
        } else {
            assert_eq!(game.refused_by("regiment US-1MI march"), "RBC-6.41", "{die}");
        }
    }
    let mut game = willcox().option("regiments", "after").build();
    game.choose("order US-WILLCOX attack", &[6]);
    assert_eq!(game.phase(), Phase::OrderChange, "asked without help");
}

#[rule("RBC-6.41a")]
#[test]
fn a_section_of_a_battery_tries_by_itself() {
    let mut game = activation("CS-BEE")
        .leader("CS-L-BEE", "S4428")
        .unit("CS-IMBODEN-A", "S4428")
        .unit("CS-IMBODEN-B", "S4428")
        .unit("CS-11MS", "S4430")
        .build();
    assert!(game.offers("regiment CS-IMBODEN-A march") && game.offers("regiment CS-IMBODEN-B march"));
    game.choose("regiment CS-IMBODEN-A march", &[6]);
    assert_eq!((game.order("CS-IMBODEN-A"), game.order("CS-IMBODEN-B")), (Order::March, Order::Advance));
    game.choose("regiment CS-IMBODEN-B march", &[7]);
    assert_eq!((game.order("CS-IMBODEN-B"), game.is_finished("CS-IMBODEN-B")), (Order::Advance, true));
    assert!(!game.is_finished("CS-IMBODEN-A"));
}

/// Bee with the two counters of the 4 AL, cohesion 6.
fn halves() -> Position {
    activation("CS-BEE")
        .leader("CS-L-BEE", "S4428")
        .unit("CS-4AL-A", "S4428")
        .unit("CS-4AL-B", "S4430")
        .unit("CS-11MS", "S4431")
}

#[rule("RBC-6.42")]
#[test]
fn two_counters_of_a_regiment_try_together() {
    for half in ["CS-4AL-A", "CS-4AL-B"] {
        let mut game = halves().build();
        game.choose(&format!("regiment {half} attack"), &[6]);
        assert_eq!((game.order("CS-4AL-A"), game.order("CS-4AL-B")), (Order::Attack, Order::Attack));
        assert_eq!(game.order("CS-11MS"), Order::Advance);
        // Neither half has another try of its own.
        assert_eq!(game.refused_by("regiment CS-4AL-A march"), "RBC-6.41");
        assert_eq!(game.refused_by("regiment CS-4AL-B march"), "RBC-6.41");
        let mut game = halves().build();
        game.choose(&format!("regiment {half} attack"), &[7]);
        assert!(game.is_finished("CS-4AL-A") && game.is_finished("CS-4AL-B") && !game.is_finished("CS-11MS"));
        assert_eq!((game.order("CS-4AL-A"), game.order("CS-4AL-B")), (Order::Advance, Order::Advance));
    }
    // An enemy near one half keeps both from March.
    let game = halves().unit("US-2RI-A", "S4330").build();
    assert_eq!(game.refused_by("regiment CS-4AL-A march"), "RBC-6.21a");
    // One whose sister is off the map tries alone.
    let mut game = activation("CS-BEE")
        .leader("CS-L-BEE", "S4428")
        .unit("CS-4AL-A", "S4428")
        .routed("CS-4AL-B")
        .unit("CS-11MS", "S4431")
        .build();
    game.choose("regiment CS-4AL-A march", &[6]);
    assert_eq!((game.order("CS-4AL-A"), game.order("CS-4AL-B")), (Order::March, Order::Advance));
}

#[rule("RBC-AMB37")]
#[test]
fn as_an_option_halves_never_change_by_themselves() {
    let game = halves().option("half-regiments", "never").build();
    assert_eq!(game.refused_by("regiment CS-4AL-A attack"), "RBC-6.42");
    assert_eq!(game.refused_by("regiment CS-4AL-B attack"), "RBC-6.42");
    assert!(game.offers("regiment CS-11MS attack") && game.offers("order CS-BEE attack"));
    assert!(halves().build().offers("regiment CS-4AL-A attack"));
}

#[rule("RBC-AMB05")]
#[test]
fn a_failed_regiment_is_finished_for_the_activation_or_the_turn() {
    let second = |option: Option<&str>| {
        let mut position = Position::at("first")
            .leader("US-L-WILLCOX", "S4428")
            .unit("US-1MI", "S4428")
            .unit("US-38NY-A", "S4429")
            .brigade("US-WILLCOX", "pool = 2");
        if let Some(value) = option {
            position = position.option("failed-regiment", value);
        }
        let mut game = position.build();
        game.choose("regiment US-1MI attack", &[6]);
        game.choose("done", &[]);
        assert_eq!(game.refused_by("move US-1MI"), "RBC-3.2");
        game.throw("done", &mut ByPurpose(Vec::new()));
        assert_eq!((game.phase(), game.state.active), (Phase::OrderChange, Some(game.brigade("US-WILLCOX"))));
        game
    };
    for option in [None, Some("activation")] {
        let mut game = second(option);
        assert!(game.offers("regiment US-1MI attack"));
        game.choose("done", &[]);
        assert!(game.offers("move US-1MI"));
    }
    let mut game = second(Some("turn"));
    assert_eq!(game.refused_by("regiment US-1MI attack"), "RBC-3.2");
    assert!(game.offers("regiment US-38NY-A attack"));
    game.choose("done", &[]);
    assert_eq!(game.refused_by("move US-1MI"), "RBC-3.2");
    assert!(game.offers("move US-38NY-A"));
    // In the next turn it is free again.
    game.idle_until(&mut ByPurpose(Vec::new()), |game| game.state.turn == 2 && game.phase() == Phase::Actions);
    assert!(game.offers("move US-1MI"));
}

/// Whether a cavalry regiment changes to Attack with a die.
fn troopers_change(brigade: &str, unit: &str, die: u8, option: Option<&str>) -> bool {
    let mut position = activation(brigade).named("full-battle").unit(unit, "S4428");
    for (sister, hex) in [("CS-1VA-B", "S4430"), ("CS-LANGHORNE", "S4432")] {
        if brigade == "CS-CAV" {
            position = position.unit(sister, hex);
        }
    }
    if let Some(value) = option {
        position = position.option("cavalry-orders", value);
    }
    let mut game = position.build();
    game.throw(&format!("regiment {unit} attack"), &mut ByPurpose(vec![("orders", die)]));
    let changed = game.order(unit) == Order::Attack;
    assert_eq!(game.told(|e| matches!(e, Event::RegimentDie { changed: true, .. })), changed);
    if unit == "CS-1VA-A" {
        assert_eq!(game.order("CS-1VA-B") == Order::Attack, changed, "both counters");
        assert_eq!(game.is_finished("CS-1VA-B"), !changed);
    }
    changed
}

#[rule("RBC-6.44")]
#[test]
fn cavalry_changes_by_regiments_with_its_modifier() {
    let palmer = |die| troopers_change("US-CAV", "US-PALMER", die, None);
    let stuart = |die| troopers_change("CS-CAV", "CS-1VA-A", die, None);
    // Both have cohesion 7: Palmer at -1, the Virginians at +1.
    assert_eq!((palmer(8), palmer(9)), (true, false));
    assert_eq!((stuart(6), stuart(7)), (true, false));
    let game = activation("CS-CAV").unit("CS-1VA-A", "S4428").unit("CS-LANGHORNE", "S4432").build();
    assert_eq!(game.refused_by("order CS-CAV attack"), "RBC-6.44");
    assert!(game.listed("order").is_empty());
    // Nor in the division orders.
    let game = Position::at("orders").unit("US-PALMER", "S4428").unit("US-2RI-A", "S4430").build();
    assert_eq!(game.refused_by("order US-CAV attack"), "RBC-6.44");
    assert!(game.offers("order US-BURNSIDE attack"));
    // Nobody else has a modifier.
    let mut game = willcox().build();
    game.choose("regiment US-1MI attack", &[5]);
    assert!(!game.told(|e| matches!(e, Event::Modified { .. })));
}

#[rule("RBC-AMB06")]
#[test]
fn as_an_option_the_modifiers_of_cavalry_are_exchanged() {
    for (option, palmer, stuart) in [("printed", 8, 6), ("swapped", 6, 8)] {
        for (brigade, unit, highest) in [("US-CAV", "US-PALMER", palmer), ("CS-CAV", "CS-1VA-A", stuart)] {
            assert!(troopers_change(brigade, unit, highest, Some(option)), "{option} {unit}");
            assert!(!troopers_change(brigade, unit, highest + 1, Some(option)), "{option} {unit}");
        }
    }
}
