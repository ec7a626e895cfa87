/**
 * Human-readable ABIs of what the contracts for tests have besides their standards, for `parseAbi` of viem.
 */

/** All ERC20 tokens for tests: anybody mints, and approves in the name of anybody. */
export const freeErc20Abi = [
  'function mint(address to, uint256 amount)',
  'function approveFor(address owner, address spender, uint256 amount)',
] as const

/** All ERC721 tokens for tests. */
export const freeErc721Abi = [
  'function mint(address to, uint256 identifier)',
  'function burn(uint256 identifier)',
  'function approveAllFor(address owner, address operator, bool approved)',
  'function approveFor(address operator, uint256 identifier)',
] as const

/** All ERC1155 tokens for tests. */
export const freeErc1155Abi = [
  'function mint(address to, uint256 identifier, uint256 amount)',
  'function approveAllFor(address owner, address operator, bool approved)',
] as const

/** `LyingERC721`: what it says of its owners. */
export const lyingErc721Abi = [...freeErc721Abi, 'function claim(address owner)'] as const

/** `PaintedERC721`: what each token shows. */
export const paintedErc721Abi = ['function mint(address to, uint256 identifier, string uri)'] as const

/** `LoggingZone`: what it was told. */
export const loggingZoneAbi = [
  'event Asked(bytes32 indexed orderHash, address indexed fulfiller, address indexed offerer, bytes extraData, bytes32[] orderHashes, bytes32 zoneHash)',
] as const

/** `ContractWallet`: an account that is a contract (ERC-1271). */
export const contractWalletAbi = [
  'function owner() view returns (address)',
  'function approveHash(bytes32 hash)',
  'function execute(address to, uint256 value, bytes data) payable returns (bytes)',
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'error NotOwner(address caller)',
] as const

/** `DropERC721`: opens its drop at SeaDrop. */
export const dropErc721Abi = [
  'struct PublicDrop { uint80 mintPrice; uint48 startTime; uint48 endTime; uint16 maxTotalMintableByWallet; uint16 feeBps; bool restrictFeeRecipients; }',
  'function setDrop(PublicDrop drop, address recipient, bytes32 root)',
  'function totalSupply() view returns (uint256)',
] as const
