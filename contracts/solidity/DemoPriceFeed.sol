// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// A price feed with the interface of Chainlink's feeds. Its owner sets the price. For local chains only.
contract DemoPriceFeed is Ownable(msg.sender) {
    uint8 public immutable decimals;
    string public description;

    uint80 private round;
    int256 private answer;
    uint256 private updatedAt;

    constructor(string memory description_, uint8 decimals_, int256 answer_) {
        description = description_;
        decimals = decimals_;
        answer = answer_;
    }

    /// Sets the price and the time of its last update. With the time 0, the price is always as new as the block.
    function set(int256 answer_, uint256 updatedAt_) external onlyOwner {
        round++;
        answer = answer_;
        updatedAt = updatedAt_;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        uint256 time = updatedAt == 0 ? block.timestamp : updatedAt;
        return (round, answer, time, time, round);
    }
}
