// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// Draws a tile from a seed.
library ZelligeArt {
    function fields(string memory title, uint256 seed) internal pure returns (string memory) {
        return string.concat('"name":"', title, '","description":"A mosaic tile.","attributes":[{"trait_type":"Seed","value":"', Strings.toString(seed % 100), '"}]');
    }

    function svg(uint256 seed) internal pure returns (string memory) {
        return string.concat('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="hsl(', Strings.toString(seed % 360), ',60%,40%)"/></svg>');
    }
}
