// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Media} from "./Media.sol";

/// Many of each kind, with pictures that are kept on chain; the artist receives a share of each sale.
contract DrawnERC1155 is ERC1155Supply, ERC2981, Ownable {
    event ContractURIUpdated();

    error UnknownKind(uint256 id);

    string public name;
    string public symbol;

    /// How many kinds there are; their identifiers are 1 to this number.
    uint256 public kinds;
    mapping(uint256 id => address) private _media;
    address private _contractMedia;

    constructor(string memory name_, string memory symbol_, address artist, uint96 royaltyBps)
        ERC1155("")
        Ownable(msg.sender)
    {
        (name, symbol) = (name_, symbol_);
        _setDefaultRoyalty(artist, royaltyBps);
    }

    function create(string calldata fields, string calldata svg) external onlyOwner {
        _media[++kinds] = Media.storeToken(fields, svg);
    }

    function mint(address to, uint256[] calldata ids, uint256[] calldata amounts) external onlyOwner {
        for (uint256 i = 0; i < ids.length; i++) {
            if (_media[ids[i]] == address(0)) revert UnknownKind(ids[i]);
        }
        _mintBatch(to, ids, amounts, "");
    }

    function setContractURI(string calldata fields, string calldata svg) external onlyOwner {
        _contractMedia = Media.storeToken(fields, svg);
        emit ContractURIUpdated();
    }

    function uri(uint256 id) public view override returns (string memory) {
        if (_media[id] == address(0)) revert UnknownKind(id);
        return Media.tokenUri(_media[id]);
    }

    function contractURI() external view returns (string memory) {
        return Media.tokenUri(_contractMedia);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
