// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Media} from "./Media.sol";

/// Single items whose pictures are given at minting and kept on chain; the artist receives a share of each sale.
contract DrawnERC721 is ERC721, ERC2981, Ownable {
    event ContractURIUpdated();

    uint256 public totalSupply;
    mapping(uint256 tokenId => address) private _media;
    address private _contractMedia;

    constructor(string memory name_, string memory symbol_, address artist, uint96 royaltyBps)
        ERC721(name_, symbol_)
        Ownable(msg.sender)
    {
        _setDefaultRoyalty(artist, royaltyBps);
    }

    function mint(address to, string calldata fields, string calldata svg) external onlyOwner {
        uint256 tokenId = ++totalSupply;
        _media[tokenId] = Media.storeToken(fields, svg);
        _mint(to, tokenId);
    }

    function setContractURI(string calldata fields, string calldata svg) external onlyOwner {
        _contractMedia = Media.storeToken(fields, svg);
        emit ContractURIUpdated();
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return Media.tokenUri(_media[tokenId]);
    }

    function contractURI() external view returns (string memory) {
        return Media.tokenUri(_contractMedia);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
