// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC20, FreeERC20} from "./FreeERC20.sol";

/// For tests only: asking for a balance burns all gas that the question came with.
contract GreedyERC20 is FreeERC20(18) {
    function balanceOf(address) public pure override returns (uint256) {
        assembly {
            invalid()
        }
    }
}
