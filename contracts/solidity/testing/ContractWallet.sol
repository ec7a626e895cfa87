// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// For tests only: an account that is a contract (ERC-1271), with one owner.
///
/// It takes the owner's signature in 65 or 64 bytes; one of 65 bytes with anything behind it; and an empty one for what
/// the owner has approved before.
contract ContractWallet {
    address public immutable owner;
    mapping(bytes32 hash => bool) public isApproved;

    error NotOwner(address caller);

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function approveHash(bytes32 hash) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        isApproved[hash] = true;
    }

    function execute(address to, uint256 value, bytes calldata data) external payable returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        (bool success, bytes memory answer) = to.call{value: value}(data);
        if (success) return answer;
        assembly {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        bool isValid = signature.length == 0 ? isApproved[hash] : signerOf(hash, signature) == owner;
        return isValid ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        return this.onERC1155BatchReceived.selector;
    }

    function signerOf(bytes32 hash, bytes calldata signature) private pure returns (address) {
        if (signature.length < 64) return address(0);
        bytes32 r = bytes32(signature[:32]);
        bytes32 s = bytes32(signature[32:64]);
        if (signature.length > 64) return ecrecover(hash, uint8(signature[64]), r, s);
        uint8 v = uint8(uint256(s) >> 255) + 27;
        return ecrecover(hash, v, r, bytes32((uint256(s) << 1) >> 1));
    }
}
