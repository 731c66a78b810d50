//! Colours and strokes. Page and print share this sheet: it is embedded in every drawing.

/// The stylesheet of all sheets, for pages that draw something alike beside the map.
pub const STYLESHEET: &str = "\
.atlas{background:#F5EDD8}
.atlas text{font-family:\"Iowan Old Style\",\"Palatino Linotype\",\"URW Palladio L\",P052,\"Book Antiqua\",Georgia,serif;\
font-variant-numeric:lining-nums;fill:#2E2719;text-anchor:middle}
.paper{fill:url(#atlas-paper)}
.field{fill:#F0E4BF}
.tufts{fill:url(#atlas-tufts)}
.tint-1{fill:#EFE2BF}.tint-2{fill:#E5D2A4}.tint-3{fill:#D9C18A}.tint-4{fill:#CBAF75}
.upper{fill-opacity:.36}
.settled{fill:#D9AE7E;fill-opacity:.26}
.hachures{fill:#7A5A34;fill-opacity:.9}
.hachure-lines{fill:none;stroke:#8A6B45;stroke-opacity:.75;stroke-width:1.1}
.woods{fill:#C5D2A8;fill-opacity:.82}
.woods-shade{fill:none;stroke:#A9BD84;stroke-opacity:.45;stroke-width:11}
.woods-edge{fill:none;stroke:#5B7443;stroke-width:1;stroke-dasharray:2.5 2}
.woods-trees{fill:url(#atlas-trees)}
.tree{fill:#A9BD84;stroke:#5B7443;stroke-width:.8;stroke-linejoin:round}
.tree-shade{fill:#5B7443;fill-opacity:.42;stroke:none}
.brush{fill:url(#atlas-brush);stroke:#8A6B45;stroke-width:.6;stroke-dasharray:2 2}
.field-wheat,.field-corn,.farm{fill:url(#atlas-furrows);stroke:#8A6B45;stroke-width:.8}
.stream{fill:none;stroke:#2F617F;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.stream-light{fill:none;stroke:#A9CBDA;stroke-width:.7;stroke-linecap:round}
.river-bank{fill:none;stroke:#2F617F;stroke-width:11;stroke-linejoin:round}
.river{fill:none;stroke:#A9CBDA;stroke-width:8;stroke-linejoin:round}
.river-flow{fill:none;stroke:#2F617F;stroke-opacity:.5;stroke-width:.5;stroke-dasharray:16 5 9 6}
.border{fill:none;stroke:#5A4A33;stroke-opacity:.75;stroke-width:1.4;stroke-dasharray:1 4;stroke-linecap:round}
.grid{fill:none;stroke:#5A4A33;stroke-opacity:.3;stroke-width:.9}
.pike-case{fill:none;stroke:#6B4F2E;stroke-width:7;stroke-linejoin:round}
.pike{fill:none;stroke:#E8BE80;stroke-width:4.2;stroke-linejoin:round}
.road-case{fill:none;stroke:#6B4F2E;stroke-width:4.8;stroke-dasharray:9 2;stroke-linejoin:round}
.road-bed{fill:none;stroke:#F3E3BD;stroke-width:4.8;stroke-linejoin:round}
.road{fill:none;stroke:#F3E3BD;stroke-width:2.6;stroke-linejoin:round}
.lane-case{fill:none;stroke:#6B4F2E;stroke-width:3.8;stroke-dasharray:3.5 2.5;stroke-linejoin:round}
.lane-bed{fill:none;stroke:#F3E3BD;stroke-width:3.8;stroke-linejoin:round}
.lane{fill:none;stroke:#F3E3BD;stroke-width:2;stroke-linejoin:round}
.rail{fill:none;stroke:#3A342B;stroke-width:2}
.rail-ties{fill:none;stroke:#3A342B;stroke-width:6.5;stroke-dasharray:1 7}
.bed{fill:none;stroke:#3A342B;stroke-width:1.4;stroke-dasharray:6 3}
.bed-ties{fill:none;stroke:#3A342B;stroke-width:5.5;stroke-dasharray:.8 8.2}
.bank{fill:none;stroke:#3A342B;stroke-width:1.6}
.bank-ties{fill:none;stroke:#3A342B;stroke-width:1}
.bridge{fill:none;stroke:#2E2719;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.ford{fill:#2E2719;stroke:#FBF6E8;stroke-width:.5}
.house{fill:#7B2D26;stroke:#2E2719;stroke-width:.8}
.cross{fill:none;stroke:#2E2719;stroke-width:1}
.names-major text,.names-minor text,.ids text{paint-order:stroke;stroke:#FBF6E8;stroke-width:2.6;stroke-linejoin:round;\
stroke-opacity:.85}
.names-major .village{font-size:14px;font-weight:bold;letter-spacing:.03em}
.names-major .hill{font-size:8.6px;font-weight:bold;letter-spacing:.16em}
.names-major .crossing{font-size:8.8px;font-weight:bold;font-style:italic;fill:#1F4A63}
.names-major .river-name{font-size:17.5px;font-style:italic;letter-spacing:.36em;fill:#1F4A63;stroke-width:3}
.names-minor .hamlet{font-size:9px;font-weight:bold}
.names-minor .zone{font-size:8.4px}
.names-minor .stream-name{font-size:7.6px;font-style:italic;letter-spacing:.05em;fill:#1F4A63}
.names-minor .road-name{font-size:7.2px;font-style:italic;letter-spacing:.06em;fill:#5A4A33}
.names-minor .house-name{font-size:6.8px}
.names-minor .grade{font-size:7px;font-weight:bold;fill:#1F4A63}
.ids text{font-size:5.8px;fill:#5A4A33;stroke-width:2;letter-spacing:.05em}
.ids .hex{font-size:8px;fill-opacity:.85;stroke:none}
.neat-thick{fill:none;stroke:#2E2719;stroke-width:4.2}
.neat{fill:none;stroke:#2E2719;stroke-width:1}
.field-line{fill:none;stroke:#2E2719;stroke-width:2.2;stroke-linejoin:miter}
.ticks{fill:none;stroke:#2E2719;stroke-width:1}
.degrees{font-size:7.6px;font-style:italic}
.block{fill:#F5EDD8}
.heading{font-size:10px;letter-spacing:.2em}
.title{font-size:24px;font-weight:bold;letter-spacing:.09em}
.date{font-size:13px;font-style:italic;font-weight:bold}
.legend text{font-size:9px;text-anchor:start}
.scale text{font-size:7.6px}
.scale .unit{font-style:italic}
.ink{fill:#2E2719}.blank{fill:#FBF6E8}.line{fill:none;stroke:#2E2719;stroke-width:.8}
.note{font-size:7.6px;font-style:italic}
.compass-letter{font-size:13px;font-weight:bold}
";
