// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ZoneParameters} from "./ZoneTypes.sol";

/// For tests only: a zone, a payee and an account (ERC-1271) that agrees to everything until the exchange asks.
contract Fickle {
    enum Way {
        Reverts,
        BurnsGas,
        WantsNoCompany
    }

    address private immutable exchange;
    Way private immutable way;

    error ChangedItsMind();

    constructor(address exchange_, Way way_) {
        exchange = exchange_;
        way = way_;
    }

    receive() external payable {
        refuse(true);
    }

    function validateOrder(ZoneParameters calldata told) external view returns (bytes4) {
        refuse(way != Way.WantsNoCompany || told.orderHashes.length > 1);
        return this.validateOrder.selector;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        refuse(true);
        return this.isValidSignature.selector;
    }

    function refuse(bool wants) private view {
        if (msg.sender != exchange || !wants) return;
        if (way != Way.BurnsGas) revert ChangedItsMind();
        while (true) {}
    }
}
