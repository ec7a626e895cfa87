// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// For tests only: mints very many tokens in one transaction. They belong to the account that minted last until they move.
contract ManyERC721 {
    event Transfer(address indexed from, address indexed to, uint256 indexed identifier);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    uint256 public totalSupply;
    address private _minter;
    string private _base;
    mapping(uint256 identifier => address) private _moved;
    mapping(address owner => mapping(address operator => bool)) public isApprovedForAll;

    function mint(uint256 amount, string calldata base) external {
        _minter = msg.sender;
        _base = base;
        uint256 last = totalSupply + amount;
        for (uint256 identifier = totalSupply + 1; identifier <= last; identifier++) {
            emit Transfer(address(0), msg.sender, identifier);
        }
        totalSupply = last;
    }

    function name() external pure returns (string memory) {
        return "Many";
    }

    function symbol() external pure returns (string memory) {
        return "MANY";
    }

    function ownerOf(uint256 identifier) public view returns (address) {
        require(identifier > 0 && identifier <= totalSupply, "no such token");
        address moved = _moved[identifier];
        return moved == address(0) ? _minter : moved;
    }

    function getApproved(uint256) external pure returns (address) {
        return address(0);
    }

    function tokenURI(uint256 identifier) external view returns (string memory) {
        return bytes(_base).length == 0 ? "" : string.concat(_base, Strings.toString(identifier));
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 identifier) external {
        require(ownerOf(identifier) == from, "not the owner");
        require(msg.sender == from || isApprovedForAll[from][msg.sender], "not approved");
        _moved[identifier] = to;
        emit Transfer(from, to, identifier);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x80ac58cd || id == 0x01ffc9a7;
    }
}
