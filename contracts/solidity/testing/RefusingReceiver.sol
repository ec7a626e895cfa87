// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

/// For tests only: will not be given anything. Anybody may act through it.
contract RefusingReceiver {
    error Unwanted();

    receive() external payable {
        revert Unwanted();
    }

    function execute(address to, uint256 value, bytes calldata data) external payable returns (bytes memory) {
        (bool success, bytes memory answer) = to.call{value: value}(data);
        if (success) return answer;
        assembly {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        revert Unwanted();
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        revert Unwanted();
    }

    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        revert Unwanted();
    }
}
