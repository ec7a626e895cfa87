// SPDX-License-Identifier: BSD-2-Clause
// Copyright (c) 2018, Ethereum Name Service. All rights reserved.
pragma solidity 0.8.24;

import {EnsRegistry} from "./EnsRegistry.sol";

/// The public resolver of the Ethereum Name Service, from github.com/ensdomains/resolvers, for the compiler of this
/// folder: the parts for addresses, names and texts.
contract EnsResolver {
    event AuthorisationChanged(
        bytes32 indexed node, address indexed owner, address indexed target, bool isAuthorised
    );
    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key);

    uint256 private constant COIN_TYPE_ETH = 60;

    EnsRegistry immutable ens;
    address immutable trustedReverseRegistrar;
    mapping(bytes32 => mapping(address => mapping(address => bool))) public authorisations;
    mapping(bytes32 => mapping(uint256 => bytes)) _addresses;
    mapping(bytes32 => string) names;
    mapping(bytes32 => mapping(string => string)) texts;

    constructor(EnsRegistry ens_, address reverseRegistrar) {
        ens = ens_;
        trustedReverseRegistrar = reverseRegistrar;
    }

    modifier authorised(bytes32 node) {
        require(isAuthorised(node));
        _;
    }

    function isAuthorised(bytes32 node) internal view returns (bool) {
        if (msg.sender == trustedReverseRegistrar) return true;
        address owner = ens.owner(node);
        return owner == msg.sender || authorisations[node][owner][msg.sender];
    }

    function setAuthorisation(bytes32 node, address target, bool allowed) external {
        authorisations[node][msg.sender][target] = allowed;
        emit AuthorisationChanged(node, msg.sender, target, allowed);
    }

    function setAddr(bytes32 node, address a) external authorised(node) {
        setAddr(node, COIN_TYPE_ETH, abi.encodePacked(a));
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory a) public authorised(node) {
        emit AddressChanged(node, coinType, a);
        if (coinType == COIN_TYPE_ETH) emit AddrChanged(node, address(bytes20(a)));
        _addresses[node][coinType] = a;
    }

    function addr(bytes32 node) public view returns (address payable) {
        bytes memory a = _addresses[node][COIN_TYPE_ETH];
        return payable(a.length == 0 ? address(0) : address(bytes20(a)));
    }

    function addr(bytes32 node, uint256 coinType) public view returns (bytes memory) {
        return _addresses[node][coinType];
    }

    function setName(bytes32 node, string calldata newName) external authorised(node) {
        names[node] = newName;
        emit NameChanged(node, newName);
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function setText(bytes32 node, string calldata key, string calldata value) external authorised(node) {
        texts[node][key] = value;
        emit TextChanged(node, key, key);
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431 || id == 0x59d1d43c;
    }
}
