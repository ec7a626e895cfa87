import { parseAbi } from 'viem'

/** The ABI for a contract's interfaces (EIP-165) and a collection's royalties (EIP-2981). */
export const describingAbi = /*#__PURE__*/ parseAbi([
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 royaltyAmount)',
])

/** The ABI for names and symbols of tokens. */
export const namingAbi = /*#__PURE__*/ parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
])

/** The ABI of zones and contract offerers (Seaport 1.5 and SIP-5). */
export const zoneAbi = /*#__PURE__*/ parseAbi([
  'struct Spent { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct Received { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'struct ZoneParameters { bytes32 orderHash; address fulfiller; address offerer; Spent[] offer; Received[] consideration; bytes extraData; bytes32[] orderHashes; uint256 startTime; uint256 endTime; bytes32 zoneHash; }',
  'function validateOrder(ZoneParameters zoneParameters) view returns (bytes4)',
  'function getSeaportMetadata() view returns (string name, (uint256 id, bytes metadata)[] schemas)',
])

/** EIP-165 ids of the interfaces that the guard checks. */
export const interfaceIds = {
  erc721: '0x80ac58cd',
  erc1155: '0xd9b67a26',
  /** With and without `supportsInterface` itself in the XOR. */
  zone: ['0x3839be19', '0x39c677be'],
  contractOfferer: '0x1be900b1',
} as const
