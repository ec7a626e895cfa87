// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// For tests only: anybody mints, and says what the token shows.
contract PaintedERC721 is ERC721 {
    mapping(uint256 identifier => string) private _uris;

    constructor() ERC721("Painted", "PNT") {}

    function mint(address to, uint256 identifier, string calldata uri) external {
        _uris[identifier] = uri;
        _mint(to, identifier);
    }

    function tokenURI(uint256 identifier) public view override returns (string memory) {
        return _uris[identifier];
    }
}
