// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC20, FreeERC20} from "./FreeERC20.sol";

/// For tests only: keeps a part of every transfer, so that less arrives than was sent.
contract FeeERC20 is FreeERC20(18) {
    uint256 private immutable feeBps;

    constructor(uint256 feeBps_) {
        feeBps = feeBps_;
    }

    function _update(address from, address to, uint256 value) internal override {
        bool isTransfer = from != address(0) && to != address(0);
        uint256 fee = isTransfer ? (value * feeBps) / 10_000 : 0;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}
