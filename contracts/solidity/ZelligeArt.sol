// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {Draw} from "./Draw.sol";

/// Draws mosaic tiles: a seed chooses palette, motif, symmetry and border, and the pieces are set around the centre one
/// ring after another, as a tile maker sets them.
library ZelligeArt {
    using Strings for uint256;

    struct Design {
        uint256 seed;
        uint256 palette;
        uint256 motif;
        uint256 fold; // points of the large star
        uint256 border;
        string joint; // six colours
        string ground;
        string deep;
        string main;
        string light;
        string accent;
    }

    /// Six colours for each palette: joints, ground, deep, main, light, accent.
    bytes private constant COLORS =
        hex"f4ecd8e9dcc010316b2259b07fb2e5d99a2b" //
        hex"f7fafcdbe9f41b4f8f4a8fd0a9d3eff08a5d" //
        hex"fdf3d9f6dfa47a3b0cdd8a12f7c5481f6f78" //
        hex"fff4f0f9dcd47c1f48d0557cf3a6b53d7d6b" //
        hex"f3f0dfdfe3c30e3b2e2c7a568fbf86d9a441" //
        hex"c9b98a16203f0a0f242a3f7d5f83c9e8c15a" //
        hex"fbeee0f0d3b45b2413b9502be39a62276a73" //
        hex"f6f1e4e8e0cc15161c3d424fa7a08cb3382c" //
        hex"fff8dcf4e7a81a1f8f3d45e08fa4fff2c318" //
        hex"fdefe2f3d2b84a0a1ca8182fe8636a1d6a5c";

    function fields(string memory title, uint256 seed) internal pure returns (string memory) {
        Design memory design = toDesign(seed);
        string memory palette = paletteName(design.palette);
        string memory motif = motifName(design.motif);
        string memory text = string.concat(
            motif, " of ", design.fold.toString(), " points in the colours of ", palette, ", drawn by the contract itself."
        );
        string memory traits = string.concat(
            trait("Motif", motif), ",", trait("Palette", palette), ",", trait("Border", borderName(design.border))
        );
        string memory head = string.concat('"name":"', title, '","description":"', text, '","attributes":[', traits);
        return string.concat(head, ',{"trait_type":"Points","value":', design.fold.toString(), "}]");
    }

    function svg(uint256 seed) internal pure returns (string memory) {
        Design memory design = toDesign(seed);
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4000 -4000 8000 8000"><defs>',
            fieldPattern(design),
            borderPattern(design),
            '<radialGradient id="g" cx=".3" cy=".22" r="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".3"/></radialGradient></defs>',
            '<g stroke-linejoin="round" stroke-width="34" stroke="',
            design.joint,
            '"><path d="M-4000 -4000H4000V4000H-4000Z" fill="url(#f)" stroke="none"/>',
            medallion(design),
            frame(design),
            '</g><path d="M-4000 -4000H4000V4000H-4000Z" fill="url(#g)"/></svg>'
        );
    }

    function toDesign(uint256 seed) internal pure returns (Design memory design) {
        design.seed = seed;
        design.palette = roll(seed, "palette", 10);
        design.motif = roll(seed, "motif", 4);
        uint8[4] memory folds = [8, 12, 16, 24];
        design.fold = design.motif == 0 ? 8 : folds[roll(seed, "fold", design.motif == 2 ? 4 : 3)];
        design.border = roll(seed, "border", 4);
        design.joint = color(design.palette, 0);
        design.ground = color(design.palette, 1);
        design.deep = color(design.palette, 2);
        design.main = color(design.palette, 3);
        design.light = color(design.palette, 4);
        design.accent = color(design.palette, 5);
    }

    /// Stars and crosses: eight-pointed stars that touch with their tips leave crosses between them.
    function fieldPattern(Design memory d) private pure returns (string memory) {
        uint256 cells = d.motif == 0 ? 3 + roll(d.seed, "cells", 3) : 6 + 2 * roll(d.seed, "cells", 2);
        uint256 pitch = (d.motif == 0 && d.border != 0 ? 7200 : 8000) / cells;
        string memory start = cells % 2 == 1 ? (pitch / 2).toString() : "0";
        string memory a = stone(d, pitch / 2, false);
        string memory b = stone(d, pitch / 2, true);
        string memory double = (2 * pitch).toString();
        return string.concat(
            string.concat('<pattern id="f" patternUnits="userSpaceOnUse" width="', double, '" height="', double),
            string.concat('" x="', start, '" y="', start, '"><path d="M0 0H', double, "V", double, 'H0Z" fill="', d.ground),
            string.concat('"/><g stroke-width="', d.motif == 0 ? "34" : "24", '" stroke="', d.joint, '">'),
            crosses(d, pitch),
            string.concat(move(pitch / 2, pitch / 2, a), move(pitch * 3 / 2, pitch * 3 / 2, a)),
            string.concat(move(pitch * 3 / 2, pitch / 2, b), move(pitch / 2, pitch * 3 / 2, b)),
            "</g></pattern>"
        );
    }

    function crosses(Design memory d, uint256 pitch) private pure returns (string memory) {
        string memory small = Draw.path(Draw.star(8, pitch * 19 / 100, pitch * 145 / 1000, 0), d.accent);
        return string.concat(
            move(pitch, pitch, small),
            string.concat(move(0, 0, small), move(pitch, 0, small), move(2 * pitch, 0, small)),
            string.concat(move(0, pitch, small), move(2 * pitch, pitch, small), move(0, 2 * pitch, small)),
            string.concat(move(pitch, 2 * pitch, small), move(2 * pitch, 2 * pitch, small))
        );
    }

    /// One star of the field with the smaller stars inside it.
    function stone(Design memory d, uint256 radius, bool other) private pure returns (string memory) {
        uint256 valley = radius * 7654 / 10_000;
        string memory outer = Draw.path(Draw.star(8, radius, valley, 0), other ? d.main : d.deep);
        if (d.motif != 0) {
            return string.concat(outer, Draw.path(Draw.star(8, radius / 2, radius * 38 / 100, 0), d.light));
        }
        string[2] memory fills = other ? [d.deep, d.accent] : [d.main, d.light];
        string memory leaves = Draw.leaf(radius * 86 / 100, radius * 66 / 100, radius * 58 / 100, radius * 34 / 100, radius * 13 / 100);
        return string.concat(
            outer,
            Draw.ring(8, leaves, fills, 0, d.seed),
            Draw.path(Draw.star(8, radius * 40 / 100, radius * 25 / 100, 6), other ? d.light : d.accent),
            Draw.path(Draw.star(8, radius * 17 / 100, radius * 13 / 100, 0), d.joint)
        );
    }

    function medallion(Design memory d) private pure returns (string memory) {
        if (d.motif == 0) return "";
        if (d.motif == 1) return rosette(d);
        if (d.motif == 2) return sunburst(d);
        return wheel(d);
    }

    /// The classical rosette: star, petals, darts and an outer star, from the outside in.
    function rosette(Design memory d) private pure returns (string memory) {
        uint256 half = 48 / d.fold; // the angle between a petal and the gap beside it
        uint256 width = 10_000 * uint256(Draw.sin(half)) / uint256(Draw.sin(24 - half)); // tangent
        return string.concat(
            Draw.path(Draw.star(d.fold, 3560, 3180, half), d.accent),
            Draw.path(Draw.star(d.fold, 3380, 2900, 0), d.ground),
            Draw.ring(d.fold, Draw.leaf(3240, 2760, 2760, 2250, 2600 * width / 10_000 / 2), [d.deep, d.deep], half, d.seed),
            Draw.ring(d.fold, Draw.leaf(3030, 2500, 1700, 1250, 1780 * width / 10_000), [d.main, d.light], 0, d.seed),
            Draw.ring(d.fold, Draw.leaf(2640, 2380, 1900, 1620, 900 * width / 10_000), [d.joint, d.deep], 0, d.seed + 1),
            Draw.path(Draw.star(d.fold, 1560, 1000, half), d.deep),
            Draw.path(Draw.star(d.fold, 1270, 860, 0), d.accent),
            Draw.path(Draw.star(d.fold, 800, 480, half), d.light),
            Draw.path(Draw.star(8, 380, 290, 0), d.deep)
        );
    }

    /// Star upon star, each turned by half a point, growing smaller to the centre.
    function sunburst(Design memory d) private pure returns (string memory) {
        string[5] memory fills = [d.deep, d.main, d.light, d.ground, d.accent];
        uint256 shift = roll(d.seed, "shift", 5);
        bytes memory drawn;
        uint256 radius = 3650;
        for (uint256 i = 0; i < 9; i++) {
            string memory data = Draw.star(d.fold, radius, radius * 80 / 100, i % 2 == 0 ? 0 : 48 / d.fold);
            drawn = abi.encodePacked(drawn, Draw.path(data, fills[(i + shift) % 5]));
            radius = radius * 79 / 100;
        }
        return string.concat(string(drawn), Draw.path(Draw.star(8, 380, 290, 0), d.joint));
    }

    /// Rings of lozenges between plain bands.
    function wheel(Design memory d) private pure returns (string memory) {
        uint256 half = 48 / d.fold;
        string memory rings = string.concat(
            string.concat('<circle r="3560" fill="', d.deep, '"/><circle r="3330" fill="', d.ground, '"/>'),
            Draw.ring(2 * d.fold, Draw.leaf(3280, 3000, 3000, 2720, 5200 / d.fold), [d.main, d.accent], 0, d.seed),
            string.concat('<circle r="2660" fill="', d.deep, '"/>'),
            Draw.ring(d.fold, Draw.leaf(2580, 2200, 2000, 1520, 5600 / d.fold), [d.light, d.main], 0, d.seed),
            Draw.ring(d.fold, Draw.leaf(2560, 2360, 2360, 2100, 2600 / d.fold), [d.accent, d.accent], half, d.seed)
        );
        return string.concat(
            rings,
            string.concat('<circle r="1500" fill="', d.joint, '"/>'),
            Draw.path(Draw.star(d.fold, 1460, 1060, 0), d.main),
            Draw.path(Draw.star(d.fold, 1080, 720, half), d.deep),
            Draw.path(Draw.star(8, 640, 490, 0), d.accent),
            Draw.path(Draw.star(8, 320, 240, 6), d.joint)
        );
    }

    function borderPattern(Design memory d) private pure returns (string memory) {
        if (d.border == 0) return "";
        string[4] memory shapes = [
            "",
            "M200 30L370 200L200 370L30 200Z",
            "M0 400V200H100V100H300V200H400V400Z",
            "M200 20A180 180 0 0 1 200 380A180 180 0 0 1 200 20ZM200 120L280 200L200 280L120 200Z"
        ];
        return string.concat(
            '<pattern id="b" patternUnits="userSpaceOnUse" width="400" height="400"><path d="M0 0H400V400H0Z" fill="',
            d.deep,
            '"/><path fill-rule="evenodd" d="',
            shapes[d.border],
            '" fill="',
            d.border == 2 ? d.light : d.accent,
            '"/></pattern>'
        );
    }

    function frame(Design memory d) private pure returns (string memory) {
        if (d.border == 0) return "";
        return '<path fill="url(#b)" fill-rule="evenodd" d="M-4000 -4000H4000V4000H-4000ZM-3600 -3600H3600V3600H-3600Z"/>';
    }

    function move(uint256 x, uint256 y, string memory drawn) private pure returns (string memory) {
        return string.concat('<g transform="translate(', x.toString(), " ", y.toString(), ')">', drawn, "</g>");
    }

    function trait(string memory name, string memory value) private pure returns (string memory) {
        return string.concat('{"trait_type":"', name, '","value":"', value, '"}');
    }

    function roll(uint256 seed, string memory what, uint256 sides) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(seed, what))) % sides;
    }

    function color(uint256 palette, uint256 index) private pure returns (string memory) {
        bytes memory colors = COLORS;
        bytes16 digits = "0123456789abcdef";
        bytes memory text = "#000000";
        for (uint256 i = 0; i < 3; i++) {
            uint8 value = uint8(colors[palette * 18 + index * 3 + i]);
            text[1 + 2 * i] = digits[value >> 4];
            text[2 + 2 * i] = digits[value & 15];
        }
        return string(text);
    }

    function motifName(uint256 index) internal pure returns (string memory) {
        string[4] memory names = ["Star field", "Rosette", "Sunburst", "Wheel"];
        return names[index];
    }

    function paletteName(uint256 index) internal pure returns (string memory) {
        string[10] memory names = [
            "Fez",
            "Chefchaouen",
            "Saffron",
            "Rose Valley",
            "Atlas",
            "Midnight",
            "Terracotta",
            "Bone and Ink",
            "Majorelle",
            "Pomegranate"
        ];
        return names[index];
    }

    function borderName(uint256 index) internal pure returns (string memory) {
        string[4] memory names = ["None", "Diamonds", "Battlements", "Rings"];
        return names[index];
    }
}
