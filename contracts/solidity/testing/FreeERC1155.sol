// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

/// For tests only: anybody mints, and approves in the name of anybody.
contract FreeERC1155 is ERC1155 {
    constructor() ERC1155("") {}

    /// Does not ask the receiver, so that those that refuse can be given something.
    function mint(address to, uint256 identifier, uint256 amount) external {
        uint256[] memory identifiers = new uint256[](1);
        uint256[] memory amounts = new uint256[](1);
        identifiers[0] = identifier;
        amounts[0] = amount;
        _update(address(0), to, identifiers, amounts);
    }

    function approveAllFor(address owner, address operator, bool approved) external {
        _setApprovalForAll(owner, operator, approved);
    }
}
