import { parseAbi } from 'viem'

/**
 * Custom errors of zones whose server signs each fill (SIP-6 and SIP-7), and of Souk's auction zone. The exchange
 * passes them on.
 */
export const zoneAbi = /*#__PURE__*/ parseAbi([
  'error InvalidExtraData(string reason, bytes32 orderHash)',
  'error InvalidExtraDataLength(bytes32 orderHash)',
  'error InvalidFulfiller(address expectedFulfiller, address actualFulfiller, bytes32 orderHash)',
  'error InvalidReceivedItem(uint256 expectedReceivedIdentifier, uint256 actualReceivedIdentifier, bytes32 orderHash)',
  'error InvalidSIP6Version(bytes32 orderHash)',
  'error InvalidSubstandardSupport(string reason, uint256 substandardVersion, bytes32 orderHash)',
  'error InvalidSubstandardVersion(bytes32 orderHash)',
  'error InvalidZoneParameterEncoding()',
  'error SignatureExpired(uint256 currentTimestamp, uint256 expiration, bytes32 orderHash)',
  'error SignerNotActive(address signer, bytes32 orderHash)',
  'error UnsupportedExtraDataVersion(uint8 version)',
  'error AuctionRunning(bytes32 auctionHash, uint256 end)',
  'error BidMissing(bytes32 auctionHash, bytes32 bidHash)',
  'error OnlySellerSettles(bytes32 auctionHash, address seller)',
  'error SellerUnderpaid(bytes32 auctionHash, uint256 received, uint256 required)',
  'error SettlementOver(bytes32 auctionHash, uint256 deadline)',
  'error SettlementUnsigned(bytes32 auctionHash, address settler)',
  'error UnknownTerms(bytes32 auctionHash, uint256 version)',
])
