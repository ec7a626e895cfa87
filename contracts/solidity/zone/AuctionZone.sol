// SPDX-License-Identifier: MIT
pragma solidity 0.8.24;

// No imports, and only opcodes that every chain has: the address of this zone depends on its code, and must neither
// change with the version of a library nor differ between chains.

interface IERC165 {
    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}

interface IERC1271 {
    function isValidSignature(bytes32 hash, bytes memory signature) external view returns (bytes4);
}

struct SpentItem {
    uint8 itemType;
    address token;
    uint256 identifier;
    uint256 amount;
}

struct ReceivedItem {
    uint8 itemType;
    address token;
    uint256 identifier;
    uint256 amount;
    address recipient;
}

/// What the exchange tells the zone of a restricted order once everything has been moved.
struct ZoneParameters {
    bytes32 orderHash;
    address fulfiller;
    address offerer;
    SpentItem[] offer;
    ReceivedItem[] consideration;
    bytes extraData;
    bytes32[] orderHashes;
    uint256 startTime;
    uint256 endTime;
    bytes32 zoneHash;
}

struct Schema {
    uint256 id;
    bytes metadata;
}

/// Lets English auctions end. An auction is a restricted order of Seaport 1.5 that asks for the seller's share of the
/// reserve; bids are ordinary offers on its token; settling matches the two.
///
/// The seller may settle at any time, with any bid that pays what the order asks. Anybody else may settle from the
/// auction's end on, with a settlement that the settler of the seller's choice has signed; then the seller gets at
/// least the price of the bid less the fees that the seller agreed to.
///
/// The seller's terms are the order's `zoneHash` itself, so everybody who sees the order can read them:
///   bytes 0..19   settler, whose signature lets anybody settle; zero: only the seller can
///   bytes 20..27  end of the auction, in seconds
///   bytes 28..29  fees that the winning bid may take from the seller at most, in basis points
///   bytes 30..31  version of these terms: 1
///
/// The zone has no owner, holds nothing and remembers nothing.
contract AuctionZone is IERC165 {
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant SETTLEMENT_TYPE =
        keccak256("Settlement(bytes32 auctionHash,bytes32 bidHash,address currency,uint256 price,uint256 deadline)");
    bytes32 private constant NAME = keccak256("Souk Auction Zone");
    bytes32 private constant VERSION = keccak256("1");
    uint8 private constant ERC20 = 1;
    uint256 private constant WHOLE = 10_000;
    /// Half of the order of secp256k1.
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    error AuctionRunning(bytes32 auctionHash, uint256 end);
    error OnlySellerSettles(bytes32 auctionHash, address seller);
    error UnknownTerms(bytes32 auctionHash, uint256 version);
    error SettlementOver(bytes32 auctionHash, uint256 deadline);
    error SettlementUnsigned(bytes32 auctionHash, address settler);
    error BidMissing(bytes32 auctionHash, bytes32 bidHash);
    error SellerUnderpaid(bytes32 auctionHash, uint256 received, uint256 required);

    /// What the settler signs: which bid wins the auction, and at what price.
    struct Settlement {
        bytes32 bidHash;
        address currency;
        uint256 price;
        uint256 deadline;
        bytes signature;
    }

    /// Called by the exchange. @return its own selector when the settlement is right; it reverts otherwise.
    function validateOrder(ZoneParameters calldata told) external view returns (bytes4) {
        if (told.fulfiller != told.offerer) _checkSettlement(told);
        return this.validateOrder.selector;
    }

    function _checkSettlement(ZoneParameters calldata told) private view {
        uint256 terms = uint256(told.zoneHash);
        address settler = address(uint160(terms >> 96));
        uint256 end = uint64(terms >> 32);
        uint256 feeBasisPoints = uint16(terms >> 16);
        if (settler == address(0)) revert OnlySellerSettles(told.orderHash, told.offerer);
        if (uint16(terms) != 1) revert UnknownTerms(told.orderHash, uint16(terms));
        if (block.timestamp < end) revert AuctionRunning(told.orderHash, end);

        Settlement memory settlement = abi.decode(told.extraData, (Settlement));
        if (block.timestamp > settlement.deadline) revert SettlementOver(told.orderHash, settlement.deadline);
        if (!_isSigned(told.orderHash, settler, settlement)) revert SettlementUnsigned(told.orderHash, settler);
        if (!_contains(told.orderHashes, settlement.bidHash)) revert BidMissing(told.orderHash, settlement.bidHash);

        uint256 received = _received(told, settlement.currency);
        uint256 required = settlement.price - (settlement.price * feeBasisPoints) / WHOLE;
        if (received < required) revert SellerUnderpaid(told.orderHash, received, required);
    }

    function _isSigned(bytes32 auctionHash, address settler, Settlement memory settlement) private view returns (bool) {
        bytes32 message = keccak256(
            abi.encode(
                SETTLEMENT_TYPE,
                auctionHash,
                settlement.bidHash,
                settlement.currency,
                settlement.price,
                settlement.deadline
            )
        );
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domainSeparator(), message));
        if (settler.code.length == 0) return _recover(digest, settlement.signature) == settler;
        (bool success, bytes memory answer) =
            settler.staticcall(abi.encodeCall(IERC1271.isValidSignature, (digest, settlement.signature)));
        return success && answer.length >= 32
            && abi.decode(answer, (bytes32)) == bytes32(IERC1271.isValidSignature.selector);
    }

    /// Zero for a signature that is none, and for the second form of a signature that anyone can derive from the first.
    function _recover(bytes32 digest, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        return uint256(s) > HALF_ORDER ? address(0) : ecrecover(digest, v, r, s);
    }

    function _contains(bytes32[] calldata hashes, bytes32 wanted) private pure returns (bool) {
        for (uint256 i = 0; i < hashes.length; i++) if (hashes[i] == wanted) return true;
        return false;
    }

    function _received(ZoneParameters calldata told, address currency) private pure returns (uint256 sum) {
        for (uint256 i = 0; i < told.consideration.length; i++) {
            ReceivedItem calldata item = told.consideration[i];
            if (item.itemType == ERC20 && item.token == currency && item.recipient == told.offerer) sum += item.amount;
        }
    }

    function domainSeparator() public view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN_TYPE, NAME, VERSION, block.chainid, address(this)));
    }

    /// Asked by tools that look at zones; no improvement proposal (SIP) of Seaport describes this one.
    function getSeaportMetadata() external pure returns (string memory name, Schema[] memory schemas) {
        return ("Souk Auction Zone", new Schema[](0));
    }

    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(IERC165).interfaceId
            || interfaceId == this.validateOrder.selector ^ this.getSeaportMetadata.selector;
    }
}
