// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// Makes many calls in one, for callers that speak the Sequence wallet's multiCall interface.
contract MultiCall {
    struct Call {
        bool delegateCall;
        bool revertOnError;
        uint256 gasLimit; // 0 = all that is left
        address target;
        uint256 value;
        bytes data;
    }

    error DelegateCallNotAllowed(uint256 index);
    error NotEnoughGas(uint256 index, uint256 asked, uint256 left);
    error CallReverted(uint256 index, bytes result);

    function multiCall(Call[] calldata calls)
        external
        payable
        returns (bool[] memory successes, bytes[] memory results)
    {
        successes = new bool[](calls.length);
        results = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            Call calldata call_ = calls[i];
            if (call_.delegateCall) revert DelegateCallNotAllowed(i);
            if (gasleft() < call_.gasLimit) revert NotEnoughGas(i, call_.gasLimit, gasleft());
            uint256 gasLimit = call_.gasLimit == 0 ? gasleft() : call_.gasLimit;
            (successes[i], results[i]) = call_.target.call{value: call_.value, gas: gasLimit}(call_.data);
            if (!successes[i] && call_.revertOnError) revert CallReverted(i, results[i]);
        }
    }

    function callBalanceOf(address account) external view returns (uint256) {
        return account.balance;
    }

    function callCode(address account) external view returns (bytes memory) {
        return account.code;
    }

    function callCodeHash(address account) external view returns (bytes32) {
        return account.codehash;
    }

    function callBlockNumber() external view returns (uint256) {
        return block.number;
    }

    function callBlockTimestamp() external view returns (uint256) {
        return block.timestamp;
    }

    function callChainId() external view returns (uint256) {
        return block.chainid;
    }
}
