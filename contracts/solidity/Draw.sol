// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// Writes SVG shapes around the origin. Lengths are tenths of a pixel, so that whole numbers suffice; angles are
/// counted in 96ths of a turn, clockwise from the top.
library Draw {
    using Strings for uint256;
    using Strings for int256;

    /// sin of 0 to 90 degrees in steps of 3.75 degrees, times 10,000.
    bytes private constant SINES =
        hex"0000028e0519079f0a1c0c8e0ef31147138815b417c819c11b9f1d5e1efe207b21d42309241724fd25bb265026ba26fb2710";

    function sin(uint256 angle) internal pure returns (int256) {
        uint256 step = angle % 96;
        bool negative = step >= 48;
        if (negative) step -= 48;
        if (step > 24) step = 48 - step;
        bytes memory sines = SINES;
        int256 value = int256(uint256(uint8(sines[2 * step])) << 8 | uint8(sines[2 * step + 1]));
        return negative ? -value : value;
    }

    /// The point at an angle and a distance from the origin, as "x y".
    function point(uint256 angle, uint256 radius) internal pure returns (string memory) {
        int256 x = (sin(angle) * int256(radius)) / 10_000;
        int256 y = -(sin(angle + 24) * int256(radius)) / 10_000;
        return string.concat(x.toStringSigned(), " ", y.toStringSigned());
    }

    /// The outline of a star: tips at `outer`, valleys at `inner`, the first tip at `turn`.
    function star(uint256 fold, uint256 outer, uint256 inner, uint256 turn) internal pure returns (string memory) {
        bytes memory data = "M";
        for (uint256 i = 0; i < 2 * fold; i++) {
            string memory corner = point((i * 48) / fold + turn, i % 2 == 0 ? outer : inner);
            data = abi.encodePacked(data, i == 0 ? "" : "L", corner);
        }
        return string.concat(string(data), "Z");
    }

    /// A piece that is the same on both sides of the vertical: tip, shoulders, hips, foot, by distance from the origin.
    function leaf(uint256 tip, uint256 shoulder, uint256 hip, uint256 foot, uint256 halfWidth)
        internal
        pure
        returns (string memory)
    {
        string memory w = halfWidth.toString();
        string memory right = string.concat("L", w, " -", shoulder.toString(), "L", w, " -", hip.toString());
        string memory left = string.concat("L-", w, " -", hip.toString(), "L-", w, " -", shoulder.toString());
        return string.concat("M0 -", tip.toString(), right, "L0 -", foot.toString(), left, "Z");
    }

    function path(string memory data, string memory fill) internal pure returns (string memory) {
        return string.concat('<path d="', data, '" fill="', fill, '"/>');
    }

    /// The same piece all around, in two colours by turns, the glaze of each a little different as the kiln left it.
    function ring(uint256 fold, string memory data, string[2] memory fills, uint256 offset, uint256 seed)
        internal
        pure
        returns (string memory)
    {
        bytes memory drawn;
        for (uint256 i = 0; i < fold; i++) {
            uint256 hundredths = 82 + uint256(keccak256(abi.encode(seed, fold, offset, i))) % 18;
            uint256 degrees = (offset * 375 + (i * 36_000) / fold) / 10;
            drawn = abi.encodePacked(
                drawn,
                '<path transform="rotate(',
                (degrees / 10).toString(),
                ".",
                (degrees % 10).toString(),
                ')" fill="',
                fills[i % 2],
                '" fill-opacity=".',
                hundredths.toString(),
                '" d="',
                data,
                '"/>'
            );
        }
        return string(drawn);
    }
}
