// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// For tests only: anybody mints, and approves in the name of anybody.
contract FreeERC721 is ERC721 {
    constructor() ERC721("Free", "FREE") {}

    function mint(address to, uint256 identifier) external {
        _mint(to, identifier);
    }

    function burn(uint256 identifier) external {
        _burn(identifier);
    }

    function approveAllFor(address owner, address operator, bool approved) external {
        _setApprovalForAll(owner, operator, approved);
    }

    function approveFor(address operator, uint256 identifier) external {
        _approve(operator, identifier, address(0));
    }
}
