// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Media} from "./Media.sol";

/// Jars of spice, many of each kind; the artist receives five percent of each sale.
contract SpiceJars is ERC1155Supply, ERC2981, Ownable(msg.sender) {
    event ContractURIUpdated();

    error UnknownSpice(uint256 id);

    string public constant name = "Spice Jars";
    string public constant symbol = "SPICE";

    /// How many kinds there are; their identifiers are 1 to this number.
    uint256 public kinds;
    mapping(uint256 id => address) private _media;
    address private _contractMedia;

    constructor(address artist) ERC1155("") {
        _setDefaultRoyalty(artist, 500);
    }

    function create(string calldata fields, string calldata svg) external onlyOwner {
        _media[++kinds] = Media.storeToken(fields, svg);
    }

    function mint(address to, uint256[] calldata ids, uint256[] calldata amounts) external onlyOwner {
        for (uint256 i = 0; i < ids.length; i++) {
            if (_media[ids[i]] == address(0)) revert UnknownSpice(ids[i]);
        }
        _mintBatch(to, ids, amounts, "");
    }

    function setContractURI(string calldata fields, string calldata svg) external onlyOwner {
        _contractMedia = Media.storeToken(fields, svg);
        emit ContractURIUpdated();
    }

    function uri(uint256 id) public view override returns (string memory) {
        if (_media[id] == address(0)) revert UnknownSpice(id);
        return Media.tokenUri(_media[id]);
    }

    function contractURI() external view returns (string memory) {
        return Media.tokenUri(_contractMedia);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
