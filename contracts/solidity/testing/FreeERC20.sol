// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// For tests only: anybody mints, and approves in the name of anybody.
contract FreeERC20 is ERC20 {
    uint8 private immutable places;

    constructor(uint8 places_) ERC20("Free", "FREE") {
        places = places_;
    }

    function decimals() public view override returns (uint8) {
        return places;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function approveFor(address owner, address spender, uint256 amount) external {
        _approve(owner, spender, amount);
    }
}
