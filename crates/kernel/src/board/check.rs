//! What a board must be beyond loading: one sheet of paper, in one piece, with
//! the corners and unbroken lines that `board.toml` promises.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::corners::Groups;
use super::facts::broken;
use super::{Board, CornerId, Corners, Edge, EdgeId, Feature, FeatureSet, PlaceId};

/// Something about a board that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The file to mend.
    pub file: String,
    /// The line, counted from 1, where known.
    pub line: Option<usize>,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.problem),
            None => write!(f, "{}: {}", self.file, self.problem),
        }
    }
}

/// Everything wrong with a loaded board; empty if it is sound.
///
/// Loading has already refused doubtful ids, rings that do not agree and missing borders.
pub fn check(board: &Board) -> Vec<Finding> {
    let corners = Corners::of(board);
    let mut report = Report { board, corners: &corners, findings: Vec::new() };
    report.in_one_piece();
    report.flat();
    report.corners_as_promised();
    report.level_steps();
    report.escarpments();
    report.nets();
    report.chains();
    report.waters();
    report.facts();
    report.findings
}

struct Report<'b> {
    board: &'b Board,
    corners: &'b Corners,
    findings: Vec<Finding>,
}

impl Report<'_> {
    fn find(&mut self, file: &str, line: Option<usize>, problem: String) {
        let file = format!("{}/{file}", self.board.folder());
        self.findings.push(Finding { file, line, problem });
    }

    fn name(&self, place: PlaceId) -> &str {
        &self.board.place(place).id
    }

    fn border(&self, edge: &Edge) -> String {
        format!("{}-{}", self.name(edge.a), self.name(edge.b))
    }

    fn in_one_piece(&mut self) {
        let mut groups = Groups::new(self.board.places().len());
        for edge in self.board.edges() {
            groups.join(edge.a.index(), edge.b.index());
        }
        let Some(first) = self.board.place_ids().next().map(|id| groups.root(id.index())) else { return };
        if let Some(lost) = self.board.place_ids().find(|id| groups.root(id.index()) != first) {
            let problem = format!("'{}' cannot be reached from '{}'", self.name(lost), self.name(PlaceId(0)));
            self.find("places.csv", Some(self.board.place(lost).line), problem);
        }
    }

    /// Euler's formula: corners - lines + areas = 2, the world outside counted as an area.
    fn flat(&mut self) {
        let gaps = self.board.slots.iter().filter(|slot| slot.place.is_none()).count();
        let areas = self.board.places().len() + 1;
        let lines = self.board.edges().len() + gaps;
        if self.corners.all.len() + areas != lines + 2 {
            let problem = format!(
                "the rings do not fit on a sheet of paper: {} corners, {lines} lines, {areas} areas",
                self.corners.all.len()
            );
            self.find("places.csv", None, problem);
        }
    }

    /// Three places meet in a corner, two at the edge of the map; where more do, the board must say so.
    fn corners_as_promised(&mut self) {
        let promised: BTreeSet<BTreeSet<&str>> =
            self.board.promises().corners.iter().map(|ids| ids.iter().map(String::as_str).collect()).collect();
        let crowded = self.corners.all.iter().filter(|c| c.places.len() > if c.on_map_edge { 2 } else { 3 });
        let found: BTreeSet<BTreeSet<&str>> =
            crowded.map(|corner| corner.places.iter().map(|p| self.board.place(*p).id.as_str()).collect()).collect();
        let list = |ids: &BTreeSet<&str>| ids.iter().copied().collect::<Vec<_>>().join(" ");
        let surprises =
            found.difference(&promised).map(|ids| format!("{} meet in one corner that is not listed", list(ids)));
        let missing = promised.difference(&found).map(|ids| format!("{} do not meet in one corner", list(ids)));
        let problems: Vec<String> = surprises.chain(missing).collect();
        for problem in problems {
            self.find("board.toml", None, problem);
        }
    }

    fn level_steps(&mut self) {
        let Some(most) = self.board.promises().level_step else { return };
        let level = |place: PlaceId| i32::from(self.board.place(place).level);
        let steep = |edge: &&Edge| level(edge.a).abs_diff(level(edge.b)) > u32::from(most);
        let problems: Vec<_> = self
            .board
            .edges()
            .iter()
            .filter(steep)
            .map(|edge| (edge.a, format!("{}: the levels differ by more than {most}", self.border(edge))))
            .collect();
        for (place, problem) in problems {
            self.find("places.csv", Some(self.board.place(place).line), problem);
        }
    }

    /// A slope has a top: the feature `escarpment` and the column `up` go together.
    fn escarpments(&mut self) {
        let escarpment = self.board.feature("escarpment");
        let odd = |edge: &&Edge| escarpment.is_some_and(|feature| edge.has(feature)) != edge.up.is_some();
        let problems: Vec<_> = self
            .board
            .edges()
            .iter()
            .filter(odd)
            .map(|edge| (edge.line, format!("{}: an escarpment and its upper side go together", self.border(edge))))
            .collect();
        for (line, problem) in problems {
            self.find("edges.csv", line, problem);
        }
    }

    fn facts(&mut self) {
        for fact in self.board.facts() {
            for problem in broken(self.board, fact) {
                self.find("board.toml", None, format!("fact {} ({}): {problem}", fact.id, fact.says));
            }
        }
    }

    fn with_feature(&self, feature: Feature) -> Vec<EdgeId> {
        self.board.edge_ids().filter(|id| self.board.edge(*id).has(feature)).collect()
    }

    fn nets(&mut self) {
        for group in &self.board.promises().nets {
            let wanted: FeatureSet = group.iter().filter_map(|id| self.board.feature(id)).collect();
            let mut groups = Groups::new(self.board.places().len());
            let edges: Vec<&Edge> = self.board.edges().iter().filter(|edge| edge.features.meets(wanted)).collect();
            for edge in &edges {
                groups.join(edge.a.index(), edge.b.index());
            }
            let roots: BTreeMap<usize, &Edge> = edges.iter().map(|edge| (groups.root(edge.a.index()), *edge)).collect();
            if roots.len() > 1 {
                let pieces: Vec<String> = roots.values().map(|edge| self.border(edge)).collect();
                let problem = format!("{} is in {} pieces, at {}", group.join("+"), roots.len(), pieces.join(", "));
                self.find("edges.csv", None, problem);
            }
        }
    }

    fn chains(&mut self) {
        for id in &self.board.promises().chains {
            let Some(feature) = self.board.feature(id) else { continue };
            let line = Line::of(self.corners, &self.with_feature(feature));
            let at_edge = |corner: &CornerId| self.corners.get(*corner).is_some_and(|c| c.on_map_edge);
            if line.pieces != 1 || line.forks > 0 || line.ends.len() != 2 || !line.ends.iter().all(at_edge) {
                self.find("edges.csv", None, format!("{id} is no unbroken line from map edge to map edge"));
            }
        }
    }

    fn waters(&mut self) {
        for id in &self.board.promises().waters {
            let Some(feature) = self.board.feature(id) else { continue };
            for (name, edges) in self.lines_by_name(feature) {
                if let Some(problem) = self.broken_water(&edges) {
                    self.find("edges.csv", self.board.edge(edges[0]).line, format!("{name}: {problem}"));
                }
            }
        }
    }

    fn lines_by_name(&self, feature: Feature) -> BTreeMap<String, Vec<EdgeId>> {
        let mut lines: BTreeMap<String, Vec<EdgeId>> = BTreeMap::new();
        for id in self.with_feature(feature) {
            for name in self.board.edge(id).names(feature) {
                lines.entry(name.clone()).or_default().push(id);
            }
        }
        lines
    }

    fn broken_water(&self, edges: &[EdgeId]) -> Option<String> {
        let line = Line::of(self.corners, edges);
        if line.pieces != 1 {
            return Some(format!("the line is in {} pieces", line.pieces));
        }
        let others = self.other_water(edges);
        let leaves =
            |corner: &CornerId| self.corners.get(*corner).is_some_and(|c| c.on_map_edge) || others.contains(corner);
        if line.ends.iter().any(leaves) {
            None
        } else {
            Some("the line neither leaves the map nor joins another".to_owned())
        }
    }

    /// Corners touched by any promised water other than these borders.
    fn other_water(&self, edges: &[EdgeId]) -> BTreeSet<CornerId> {
        let promises = self.board.promises();
        let wet: FeatureSet =
            promises.waters.iter().chain(&promises.chains).filter_map(|id| self.board.feature(id)).collect();
        self.board
            .edge_ids()
            .filter(|id| self.board.edge(*id).features.meets(wet) && !edges.contains(id))
            .flat_map(|id| self.corners.ends(id))
            .flatten()
            .collect()
    }
}

/// How a set of borders hangs together through their corners.
struct Line {
    pieces: usize,
    forks: usize,
    ends: Vec<CornerId>,
}

impl Line {
    fn of(corners: &Corners, edges: &[EdgeId]) -> Line {
        let mut degree: BTreeMap<CornerId, usize> = BTreeMap::new();
        let mut groups = Groups::new(corners.all.len());
        for edge in edges {
            let [Some(a), Some(b)] = corners.ends(*edge) else { continue };
            groups.join(a.0 as usize, b.0 as usize);
            for corner in [a, b] {
                *degree.entry(corner).or_default() += 1;
            }
        }
        let roots: BTreeSet<usize> = degree.keys().map(|corner| groups.root(corner.0 as usize)).collect();
        let ends = degree.iter().filter(|(_, count)| **count == 1).map(|(corner, _)| *corner).collect();
        Line { pieces: roots.len(), forks: degree.values().filter(|count| **count > 2).count(), ends }
    }
}
