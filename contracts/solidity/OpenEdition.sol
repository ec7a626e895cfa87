// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC1155Supply} from "@openzeppelin/contracts/token/ERC1155/extensions/ERC1155Supply.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Media} from "./Media.sol";

/// An open edition of one kind: anyone mints units at a fixed price, up to a limit for each account. The artist
/// receives the price at once, and five percent of each later sale.
contract OpenEdition is ERC1155Supply, ERC2981, Ownable(msg.sender) {
    event ContractURIUpdated();

    error UnknownToken(uint256 id);
    error MintClosed(uint256 start, uint256 end);
    error SoldOut(uint256 left);
    error OverWalletLimit(uint256 minted, uint256 limit);
    error WrongPayment(uint256 sent, uint256 needed);

    string public constant name = "Mint Tea";
    string public constant symbol = "TEA";
    uint256 private constant KIND = 1;

    /// In wei, for one unit.
    uint256 public mintPrice;
    /// In seconds. The mint is open from the start until just before the end; 0 is no limit.
    uint256 public mintStart;
    uint256 public mintEnd;
    /// How many units one account may mint, and how many there may ever be; 0 is no limit.
    uint256 public maxPerWallet;
    uint256 public maxSupply;
    /// How many units an account has minted, wherever they are now.
    mapping(address account => uint256) public numberMinted;

    address payable private immutable _artist;
    address private _media;
    address private _contractMedia;

    constructor(address payable artist) ERC1155("") {
        _artist = artist;
        _setDefaultRoyalty(artist, 500);
    }

    function setMint(uint256 price, uint256 start, uint256 end, uint256 perWallet, uint256 supply) external onlyOwner {
        (mintPrice, mintStart, mintEnd, maxPerWallet, maxSupply) = (price, start, end, perWallet, supply);
    }

    function mint(address to, uint256 id, uint256 quantity) external payable {
        if (id != KIND) revert UnknownToken(id);
        if (block.timestamp < mintStart || (mintEnd != 0 && block.timestamp >= mintEnd)) {
            revert MintClosed(mintStart, mintEnd);
        }
        uint256 made = totalSupply(KIND);
        if (maxSupply != 0 && made + quantity > maxSupply) revert SoldOut(maxSupply - made);
        uint256 minted = numberMinted[to] + quantity;
        if (maxPerWallet != 0 && minted > maxPerWallet) revert OverWalletLimit(numberMinted[to], maxPerWallet);
        if (msg.value != mintPrice * quantity) revert WrongPayment(msg.value, mintPrice * quantity);
        numberMinted[to] = minted;
        _mint(to, KIND, quantity, "");
        Address.sendValue(_artist, msg.value);
    }

    function setMedia(string calldata fields, string calldata svg) external onlyOwner {
        _media = Media.storeToken(fields, svg);
    }

    function setContractURI(string calldata fields, string calldata svg) external onlyOwner {
        _contractMedia = Media.storeToken(fields, svg);
        emit ContractURIUpdated();
    }

    function uri(uint256 id) public view override returns (string memory) {
        if (id != KIND) revert UnknownToken(id);
        return Media.tokenUri(_media);
    }

    function contractURI() external view returns (string memory) {
        return Media.tokenUri(_contractMedia);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC1155, ERC2981) returns (bool) {
        return super.supportsInterface(interfaceId);
    }
}
