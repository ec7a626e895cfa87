// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Media} from "./Media.sol";
import {ZelligeArt} from "./ZelligeArt.sol";

/// Mosaic tiles whose picture the contract itself draws from a seed. There is no royalty.
contract Zellige is ERC721("Zellige", "ZELLIGE"), Ownable(msg.sender) {
    event ContractURIUpdated();

    struct Tile {
        uint256 seed;
        string title;
    }

    uint256 public totalSupply;
    mapping(uint256 tokenId => Tile) private _tiles;
    address private _contractMedia;

    function mint(address to, uint256 seed, string calldata title) external onlyOwner {
        uint256 tokenId = ++totalSupply;
        _tiles[tokenId] = Tile(seed, title);
        _mint(to, tokenId);
    }

    function setContractURI(string calldata fields, string calldata svg) external onlyOwner {
        _contractMedia = Media.storeToken(fields, svg);
        emit ContractURIUpdated();
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        Tile storage tile = _tiles[tokenId];
        string memory fields = ZelligeArt.fields(tile.title, tile.seed);
        return Media.toUri(fields, ZelligeArt.svg(tile.seed));
    }

    function contractURI() external view returns (string memory) {
        return Media.tokenUri(_contractMedia);
    }

    /// The bare picture, for those who would rather look than decode.
    function svg(uint256 tokenId) external view returns (string memory) {
        _requireOwned(tokenId);
        return ZelligeArt.svg(_tiles[tokenId].seed);
    }
}
