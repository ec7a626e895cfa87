// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// For tests only: answers `decimals()` with any number or, when that is the largest of all, not at all.
contract PlacelessERC20 {
    uint256 private immutable answer;

    string public constant name = "Placeless";
    string public constant symbol = "PLACELESS";

    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    error NoDecimals();

    constructor(uint256 answer_) {
        answer = answer_;
    }

    function decimals() external view returns (uint256) {
        if (answer == type(uint256).max) revert NoDecimals();
        return answer;
    }

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        approveFor(msg.sender, spender, amount);
        return true;
    }

    function approveFor(address owner, address spender, uint256 amount) public {
        allowance[owner][spender] = amount;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
        return true;
    }
}
