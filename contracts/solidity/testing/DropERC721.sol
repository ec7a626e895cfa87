// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {SeaDrop} from "./SeaDrop.sol";

/// A collection that is minted through SeaDrop.
contract DropERC721 is ERC721("Drop", "DROP") {
    SeaDrop private constant SEA_DROP = SeaDrop(0x00005EA00Ac477B1030CE78506496e8C2dE24bf5);

    uint256 public constant maxSupply = 20;
    uint256 public totalSupply;
    mapping(address account => uint256) private _minted;

    function setDrop(SeaDrop.PublicDrop calldata drop, address recipient, bytes32 root) external {
        SEA_DROP.updatePublicDrop(drop);
        SEA_DROP.updateAllowedFeeRecipient(recipient);
        SEA_DROP.updateAllowList(root);
    }

    function getMintStats(address minter) external view returns (uint256, uint256, uint256) {
        return (_minted[minter], totalSupply, maxSupply);
    }

    function mintSeaDrop(address minter, uint256 quantity) external {
        require(msg.sender == address(SEA_DROP));
        _minted[minter] += quantity;
        for (uint256 i = 0; i < quantity; i++) _mint(minter, ++totalSupply);
    }
}
