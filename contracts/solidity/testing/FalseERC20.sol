// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {FreeERC20} from "./FreeERC20.sol";

/// For tests only: moves nothing and says so by `false` instead of reverting.
contract FalseERC20 is FreeERC20(18) {
    function transfer(address, uint256) public pure override returns (bool) {
        return false;
    }

    function transferFrom(address, address, uint256) public pure override returns (bool) {
        return false;
    }
}
