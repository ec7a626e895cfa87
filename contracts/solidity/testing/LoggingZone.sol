// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ZoneParameters} from "./ZoneTypes.sol";

/// For tests only: agrees to everything and writes down what it was told.
contract LoggingZone {
    event Asked(
        bytes32 indexed orderHash,
        address indexed fulfiller,
        address indexed offerer,
        bytes extraData,
        bytes32[] orderHashes,
        bytes32 zoneHash
    );

    function validateOrder(ZoneParameters calldata told) external returns (bytes4) {
        emit Asked(told.orderHash, told.fulfiller, told.offerer, told.extraData, told.orderHashes, told.zoneHash);
        return this.validateOrder.selector;
    }
}
