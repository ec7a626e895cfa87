// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC721, FreeERC721} from "./FreeERC721.sol";

/// For tests only: names as the owner of every token whomever it was told to.
contract LyingERC721 is FreeERC721 {
    address private claimed;

    function claim(address owner) external {
        claimed = owner;
    }

    function ownerOf(uint256) public view override returns (address) {
        return claimed;
    }
}
