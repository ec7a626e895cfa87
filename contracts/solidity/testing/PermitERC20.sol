// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// For tests only: takes signed approvals (EIP-2612), and anybody mints.
contract PermitERC20 is ERC20("Permit", "PMT"), ERC20Permit("Permit") {
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
