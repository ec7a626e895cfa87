// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC20, FreeERC20} from "./FreeERC20.sol";

/// For tests only: the balance comes at the head of a huge answer.
contract VerboseERC20 is FreeERC20(18) {
    uint256 private immutable size;

    constructor(uint256 size_) {
        size = size_;
    }

    function balanceOf(address account) public view override returns (uint256) {
        uint256 held = super.balanceOf(account);
        uint256 length = size;
        assembly {
            let start := mload(0x40)
            mstore(start, held)
            return(start, length)
        }
    }
}
