// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";

interface DropToken {
    function mintSeaDrop(address minter, uint256 quantity) external;
    function getMintStats(address minter) external view returns (uint256, uint256, uint256);
}

/// The public drops and allow lists of SeaDrop, with its interface and its checks. No npm package has the real one.
contract SeaDrop {
    struct PublicDrop {
        uint80 mintPrice;
        uint48 startTime;
        uint48 endTime;
        uint16 maxTotalMintableByWallet;
        uint16 feeBps;
        bool restrictFeeRecipients;
    }

    struct MintParams {
        uint256 mintPrice;
        uint256 maxTotalMintableByWallet;
        uint256 startTime;
        uint256 endTime;
        uint256 dropStageIndex;
        uint256 maxTokenSupplyForStage;
        uint256 feeBps;
        bool restrictFeeRecipients;
    }

    error NotActive(uint256 currentTimestamp, uint256 startTimestamp, uint256 endTimestamp);
    error IncorrectPayment(uint256 got, uint256 want);
    error MintQuantityExceedsMaxMintedPerWallet(uint256 total, uint256 allowed);
    error MintQuantityExceedsMaxSupply(uint256 total, uint256 maxSupply);
    error FeeRecipientNotAllowed();
    error InvalidProof();

    mapping(address token => PublicDrop) private _drops;
    mapping(address token => address[]) private _recipients;
    mapping(address token => bytes32) private _roots;

    function updatePublicDrop(PublicDrop calldata drop) external {
        _drops[msg.sender] = drop;
    }

    function updateAllowList(bytes32 root) external {
        _roots[msg.sender] = root;
    }

    function updateAllowedFeeRecipient(address recipient) external {
        _recipients[msg.sender].push(recipient);
    }

    function getPublicDrop(address token) external view returns (PublicDrop memory) {
        return _drops[token];
    }

    function getAllowedFeeRecipients(address token) external view returns (address[] memory) {
        return _recipients[token];
    }

    function getAllowListMerkleRoot(address token) external view returns (bytes32) {
        return _roots[token];
    }

    function mintPublic(address token, address feeRecipient, address minterIfNotPayer, uint256 quantity)
        external
        payable
    {
        PublicDrop memory drop = _drops[token];
        checkTime(drop.startTime, drop.endTime);
        checkRecipient(token, feeRecipient, drop.restrictFeeRecipients);
        address minter = minterIfNotPayer == address(0) ? msg.sender : minterIfNotPayer;
        deliver(token, minter, quantity, drop.mintPrice, drop.maxTotalMintableByWallet, type(uint256).max);
    }

    function mintAllowList(
        address token,
        address feeRecipient,
        address minterIfNotPayer,
        uint256 quantity,
        MintParams calldata params,
        bytes32[] calldata proof
    ) external payable {
        address minter = minterIfNotPayer == address(0) ? msg.sender : minterIfNotPayer;
        checkTime(params.startTime, params.endTime);
        checkRecipient(token, feeRecipient, params.restrictFeeRecipients);
        if (!MerkleProof.verify(proof, _roots[token], keccak256(abi.encode(minter, params)))) revert InvalidProof();
        uint256 most = params.maxTokenSupplyForStage;
        deliver(token, minter, quantity, params.mintPrice, params.maxTotalMintableByWallet, most);
    }

    function deliver(address token, address minter, uint256 quantity, uint256 price, uint256 perWallet, uint256 most)
        private
    {
        if (msg.value != price * quantity) revert IncorrectPayment(msg.value, price * quantity);
        (uint256 minted, uint256 made, uint256 supply) = DropToken(token).getMintStats(minter);
        if (minted + quantity > perWallet) {
            revert MintQuantityExceedsMaxMintedPerWallet(minted + quantity, perWallet);
        }
        if (made + quantity > supply || made + quantity > most) {
            revert MintQuantityExceedsMaxSupply(made + quantity, supply);
        }
        DropToken(token).mintSeaDrop(minter, quantity);
    }

    function checkTime(uint256 start, uint256 end) private view {
        if (block.timestamp < start || block.timestamp > end) revert NotActive(block.timestamp, start, end);
    }

    function checkRecipient(address token, address recipient, bool isRestricted) private view {
        if (!isRestricted && recipient != address(0)) return;
        address[] memory allowed = _recipients[token];
        for (uint256 i = 0; i < allowed.length; i++) {
            if (allowed[i] == recipient) return;
        }
        revert FeeRecipientNotAllowed();
    }
}
