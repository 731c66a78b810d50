//! Colours and strokes. Page and print share this sheet: it is embedded in every drawing.
//! Every rule is bound to `.atlas`, so that an inlined map does not reach into the page around it.
//! What is drawn by `<use>` has class names of its own: browsers look for no ancestors there.

/// The stylesheet of all sheets, for pages that draw something alike beside the map.
pub const STYLESHEET: &str = "\
.atlas{background:#F5EDD8}
.atlas text{font-family:\"Iowan Old Style\",\"Palatino Linotype\",\"URW Palladio L\",P052,\"Book Antiqua\",Georgia,serif;\
font-variant-numeric:lining-nums;fill:#2E2719;text-anchor:middle}
.atlas .paper{fill:url(#atlas-paper)}
.atlas .field{fill:#F0E4BF}
.atlas .tufts{fill:url(#atlas-tufts)}
.atlas .tint-1{fill:#EFE2BF}
.atlas .tint-2{fill:#E5D2A4}
.atlas .tint-3{fill:#D9C18A}
.atlas .tint-4{fill:#CBAF75}
.atlas .upper{fill-opacity:.36}
.atlas .settled{fill:#D9AE7E;fill-opacity:.26}
.atlas .hachures{fill:#7A5A34;fill-opacity:.9}
.atlas .hachure-lines{fill:none;stroke:#8A6B45;stroke-opacity:.75;stroke-width:1.1}
.atlas .woods{fill:#C5D2A8;fill-opacity:.82}
.atlas .woods-shade{fill:none;stroke:#A9BD84;stroke-opacity:.45;stroke-width:11}
.atlas .woods-edge{fill:none;stroke:#5B7443;stroke-width:1;stroke-dasharray:2.5 2}
.atlas .woods-trees{fill:url(#atlas-tree-tile)}
.atlas-tree{fill:#A9BD84;stroke:#5B7443;stroke-width:.8;stroke-linejoin:round}
.atlas-tree-shade{fill:#5B7443;fill-opacity:.42;stroke:none}
.atlas .brush{fill:url(#atlas-brush);stroke:#8A6B45;stroke-width:.6;stroke-dasharray:2 2}
.atlas .field-wheat,.atlas .field-corn,.atlas .farm{fill:url(#atlas-furrows);stroke:#8A6B45;stroke-width:.8}
.atlas .soft{fill-opacity:.5}
.atlas .escarpment{fill:#54391B}
.atlas .crest{fill:none;stroke:#54391B;stroke-width:1.5;stroke-linejoin:round}
.atlas .tilled{fill:url(#atlas-tilled);stroke:#8A6B45;stroke-opacity:.6;stroke-width:.6;stroke-dasharray:3 1.2}
.atlas .meadow{fill:#D6D9A6;fill-opacity:.5;stroke:#8A6B45;stroke-opacity:.6;stroke-width:.6;stroke-dasharray:3 1.2}
.atlas .orchard{fill:url(#atlas-orchard);stroke:#8A6B45;stroke-opacity:.6;stroke-width:.6;stroke-dasharray:3 1.2}
.atlas .stream{fill:none;stroke:#2F617F;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.atlas .stream-light{fill:none;stroke:#A9CBDA;stroke-width:.7;stroke-linecap:round}
.atlas .river-bank{fill:none;stroke:#2F617F;stroke-width:11;stroke-linejoin:round}
.atlas .river{fill:none;stroke:#A9CBDA;stroke-width:8;stroke-linejoin:round}
.atlas .river-flow{fill:none;stroke:#2F617F;stroke-opacity:.5;stroke-width:.5;stroke-dasharray:16 5 9 6}
.atlas .border{fill:none;stroke:#5A4A33;stroke-opacity:.75;stroke-width:1.4;stroke-dasharray:1 4;stroke-linecap:round}
.atlas .grid{fill:none;stroke:#5A4A33;stroke-opacity:.3;stroke-width:.9}
.atlas .pike-case{fill:none;stroke:#6B4F2E;stroke-width:7;stroke-linejoin:round}
.atlas .pike{fill:none;stroke:#E8BE80;stroke-width:4.2;stroke-linejoin:round}
.atlas .road-case{fill:none;stroke:#6B4F2E;stroke-width:4.8;stroke-dasharray:9 2;stroke-linejoin:round}
.atlas .road-bed{fill:none;stroke:#F3E3BD;stroke-width:4.8;stroke-linejoin:round}
.atlas .road{fill:none;stroke:#F3E3BD;stroke-width:2.6;stroke-linejoin:round}
.atlas .lane-case{fill:none;stroke:#6B4F2E;stroke-width:3.8;stroke-dasharray:3.5 2.5;stroke-linejoin:round}
.atlas .lane-bed{fill:none;stroke:#F3E3BD;stroke-width:3.8;stroke-linejoin:round}
.atlas .lane{fill:none;stroke:#F3E3BD;stroke-width:2;stroke-linejoin:round}
.atlas .path{fill:none;stroke:#6B4F2E;stroke-opacity:.8;stroke-width:.9;stroke-dasharray:4 2.6}
.atlas .rail{fill:none;stroke:#3A342B;stroke-width:2}
.atlas .rail-ties{fill:none;stroke:#3A342B;stroke-width:6.5;stroke-dasharray:1 7}
.atlas .bed{fill:none;stroke:#3A342B;stroke-width:1.4;stroke-dasharray:6 3}
.atlas .bed-ties{fill:none;stroke:#3A342B;stroke-width:5.5;stroke-dasharray:.8 8.2}
.atlas .bank{fill:none;stroke:#3A342B;stroke-width:5.4;stroke-linejoin:round}
.atlas .bank-bed{fill:none;stroke:#EFE0B8;stroke-width:3;stroke-linejoin:round}
.atlas .bank-ties{fill:none;stroke:#3A342B;stroke-width:.8}
.atlas-bridge{fill:none;stroke:#2E2719;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
.atlas-ford{fill:#2E2719;stroke:#FBF6E8;stroke-width:.5}
.atlas-house{fill:#7B2D26;stroke:#2E2719;stroke-width:.8}
.atlas-cross{fill:none;stroke:#2E2719;stroke-width:1}
.atlas .names-major text,.atlas .names-minor text,.atlas .ids text{paint-order:stroke;stroke:#FBF6E8;stroke-width:2.6;stroke-linejoin:round;\
stroke-opacity:.85}
.atlas .names-major .village{font-size:14px;font-weight:bold;letter-spacing:.03em}
.atlas .names-major .hill{font-size:8.6px;font-weight:bold;letter-spacing:.16em}
.atlas .names-major .crossing{font-size:8.8px;font-weight:bold;font-style:italic;fill:#1F4A63}
.atlas .names-major .river-name{font-size:17.5px;font-style:italic;letter-spacing:.36em;fill:#1F4A63;stroke-width:3}
.atlas .names-minor .hamlet{font-size:9px;font-weight:bold}
.atlas .names-minor .zone{font-size:8.4px}
.atlas .names-minor .stream-name{font-size:7.6px;font-style:italic;letter-spacing:.05em;fill:#1F4A63}
.atlas .names-minor .road-name{font-size:7.2px;font-style:italic;letter-spacing:.06em;fill:#5A4A33}
.atlas .names-minor .house-name{font-size:6.8px}
.atlas .names-minor .grade{font-size:7px;font-weight:bold;fill:#1F4A63}
.atlas .ids text{font-size:5.8px;fill:#5A4A33;stroke-width:2;letter-spacing:.05em}
.atlas .ids .number{font-size:8.4px;font-weight:bold;letter-spacing:.02em}
.atlas .star{stroke:#2E2719;stroke-width:.9;stroke-linejoin:round}
.atlas .star-rim{fill:#FBF6E8;fill-opacity:.8}
.atlas .star-union{fill:#33568C}
.atlas .star-confederate{fill:#8B8D8A}
.atlas .entry{fill:#FBF6E8;stroke:#2E2719;stroke-width:1.4;stroke-linejoin:round}
.atlas .entry-letter{font-size:13px;font-weight:bold}
.atlas .ids .hex{font-size:8px;fill-opacity:.85;stroke:none}
.atlas .neat-thick{fill:none;stroke:#2E2719;stroke-width:4.2}
.atlas .neat{fill:none;stroke:#2E2719;stroke-width:1}
.atlas .field-line{fill:none;stroke:#2E2719;stroke-width:2.2;stroke-linejoin:miter}
.atlas .ticks{fill:none;stroke:#2E2719;stroke-width:1}
.atlas .degrees{font-size:7.6px;font-style:italic}
.atlas .block{fill:#F5EDD8}
.atlas .heading{font-size:10px;letter-spacing:.2em}
.atlas .title{font-size:24px;font-weight:bold;letter-spacing:.09em}
.atlas .date{font-size:13px;font-style:italic;font-weight:bold}
.atlas .legend text{font-size:9px;text-anchor:start}
.atlas .scale text{font-size:7.6px}
.atlas .scale .unit{font-style:italic}
.atlas .ink{fill:#2E2719}
.atlas .blank{fill:#FBF6E8}
.atlas .line{fill:none;stroke:#2E2719;stroke-width:.8}
.atlas .note{font-size:7.6px;font-style:italic}
.atlas .compass-letter{font-size:13px;font-weight:bold}
";
