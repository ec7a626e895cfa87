// SPDX-License-Identifier: CC0-1.0
pragma solidity 0.8.24;

import {EnsRegistry} from "./EnsRegistry.sol";

interface NameResolver {
    function setName(bytes32 node, string memory name) external;
}

/// The registrar of reverse names of the Ethereum Name Service, from github.com/ensdomains/ens, for the compiler of
/// this folder.
contract EnsReverseRegistrar {
    // namehash('addr.reverse')
    bytes32 public constant ADDR_REVERSE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    EnsRegistry public immutable ens;
    NameResolver public immutable defaultResolver;

    constructor(EnsRegistry ensAddr, NameResolver resolverAddr) {
        ens = ensAddr;
        defaultResolver = resolverAddr;
    }

    function claim(address owner) public returns (bytes32) {
        return claimWithResolver(owner, address(0));
    }

    function claimWithResolver(address owner, address resolver) public returns (bytes32) {
        bytes32 label = sha3HexAddress(msg.sender);
        bytes32 reverse = keccak256(abi.encodePacked(ADDR_REVERSE_NODE, label));
        address currentOwner = ens.owner(reverse);
        if (resolver != address(0) && resolver != ens.resolver(reverse)) {
            // The registrar must own the node to set its resolver.
            if (currentOwner != address(this)) {
                ens.setSubnodeOwner(ADDR_REVERSE_NODE, label, address(this));
                currentOwner = address(this);
            }
            ens.setResolver(reverse, resolver);
        }
        if (currentOwner != owner) ens.setSubnodeOwner(ADDR_REVERSE_NODE, label, owner);
        return reverse;
    }

    function setName(string memory name) public returns (bytes32) {
        bytes32 reverse = claimWithResolver(address(this), address(defaultResolver));
        defaultResolver.setName(reverse, name);
        return reverse;
    }

    function node(address addr) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(ADDR_REVERSE_NODE, sha3HexAddress(addr)));
    }

    /// The hash of the address as 40 lower-case hex digits.
    function sha3HexAddress(address addr) private pure returns (bytes32) {
        bytes16 digits = "0123456789abcdef";
        bytes memory text = new bytes(40);
        for (uint256 i = 40; i > 0; i--) {
            text[i - 1] = digits[uint160(addr) & 0xf];
            addr = address(uint160(addr) >> 4);
        }
        return keccak256(text);
    }
}
