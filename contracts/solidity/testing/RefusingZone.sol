// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ZoneParameters} from "./ZoneTypes.sol";

/// For tests only: refuses everything, with an error of its own or by a wrong answer.
contract RefusingZone {
    bool private immutable reverts;

    error ZoneRefused(bytes32 orderHash);

    constructor(bool reverts_) {
        reverts = reverts_;
    }

    function validateOrder(ZoneParameters calldata told) external view returns (bytes4) {
        if (reverts) revert ZoneRefused(told.orderHash);
        return 0xdeadbeef;
    }
}
