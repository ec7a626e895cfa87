// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC721, FreeERC721} from "./FreeERC721.sol";

/// For tests only: a transfer succeeds and moves nothing.
contract StuckERC721 is FreeERC721 {
    function transferFrom(address, address, uint256) public pure override {}
}
