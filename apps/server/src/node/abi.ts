import { conduitControllerAbi, erc20Abi, erc721Abi, erc1155Abi, wrappedNativeAbi } from '@souk/seaport'
import { parseAbi } from 'viem'

/** Functions that the server reads and events that it follows, beyond those that trading needs. */

export { seaportAbi as exchangeAbi } from '@souk/seaport'
export const conduitAbi = conduitControllerAbi

export const moneyAbi = [...erc20Abi, ...wrappedNativeAbi.filter((entry) => entry.type === 'event')] as const

const contractMetadataAbi = parseAbi(['event ContractURIUpdated()'])

export const singleAbi = [
  ...erc721Abi,
  ...contractMetadataAbi,
  ...parseAbi([
    'event MetadataUpdate(uint256 tokenId)',
    'event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)',
  ]),
] as const

export const multiAbi = [
  ...erc1155Abi,
  ...contractMetadataAbi,
  ...parseAbi(['event URI(string value, uint256 indexed id)']),
] as const

export const contractAbi = parseAbi([
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function owner() view returns (address)',
  'function contractURI() view returns (string)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
