/**
 * Human-readable ABIs of the contracts, for `parseAbi` of viem. Written out because the compiled ones are made at run
 * time and so carry no types.
 */

const ownableErrors = ['error OwnableUnauthorizedAccount(address account)'] as const

const erc20Abi = [
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 amount) returns (bool)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
] as const

const collectionAbi = [
  ...ownableErrors,
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function owner() view returns (address)',
  'function contractURI() view returns (string)',
  'function setContractURI(string fields, string svg)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
  'event ContractURIUpdated()',
] as const

const erc721Abi = [
  ...collectionAbi,
  'function totalSupply() view returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
  'function approve(address to, uint256 tokenId)',
  'function getApproved(uint256 tokenId) view returns (address)',
  'function transferFrom(address from, address to, uint256 tokenId)',
  'function safeTransferFrom(address from, address to, uint256 tokenId)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC721InsufficientApproval(address operator, uint256 tokenId)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
] as const

const royaltyAbi = [
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
] as const

/** `WrappedNative`: the chain's own coin as an ERC20. */
export const wrappedNativeAbi = [
  ...erc20Abi,
  'function deposit() payable',
  'function withdraw(uint256 amount)',
  'event Deposit(address indexed account, uint256 amount)',
  'event Withdrawal(address indexed account, uint256 amount)',
] as const

/** `DemoUSD`: an ERC20 with six decimals that its owner may mint. */
export const demoUsdAbi = [
  ...erc20Abi,
  ...ownableErrors,
  'function mint(address to, uint256 amount)',
] as const

/** `DemoPriceFeed`: a price feed with the interface of Chainlink's feeds, whose owner sets the price. */
export const demoPriceFeedAbi = [
  ...ownableErrors,
  'function decimals() view returns (uint8)',
  'function description() view returns (string)',
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function set(int256 answer, uint256 updatedAt)',
] as const

/** `DrawnERC721`: ERC721 with royalties; pictures and traits are given at minting. */
export const drawnErc721Abi = [
  ...erc721Abi,
  ...royaltyAbi,
  'function mint(address to, string fields, string svg)',
] as const

/** `DrawnERC1155`: ERC1155 with royalties, a name and a symbol. */
export const drawnErc1155Abi = [
  ...collectionAbi,
  ...royaltyAbi,
  'function kinds() view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function totalSupply(uint256 id) view returns (uint256)',
  'function exists(uint256 id) view returns (bool)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function balanceOfBatch(address[] accounts, uint256[] ids) view returns (uint256[])',
  'function create(string fields, string svg)',
  'function mint(address to, uint256[] ids, uint256[] amounts)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
  'error ERC1155MissingApprovalForAll(address operator, address owner)',
  'error UnknownKind(uint256 id)',
] as const

/** `OpenEdition`: ERC1155 of one kind that anyone mints at a fixed price. */
export const openEditionAbi = [
  ...collectionAbi,
  ...royaltyAbi,
  'function uri(uint256 id) view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function totalSupply(uint256 id) view returns (uint256)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function mintPrice() view returns (uint256)',
  'function mintStart() view returns (uint256)',
  'function mintEnd() view returns (uint256)',
  'function maxPerWallet() view returns (uint256)',
  'function maxSupply() view returns (uint256)',
  'function numberMinted(address account) view returns (uint256)',
  'function setMint(uint256 price, uint256 start, uint256 end, uint256 perWallet, uint256 supply)',
  'function setMedia(string fields, string svg)',
  'function mint(address to, uint256 id, uint256 quantity) payable',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'error UnknownToken(uint256 id)',
  'error MintClosed(uint256 start, uint256 end)',
  'error SoldOut(uint256 left)',
  'error OverWalletLimit(uint256 minted, uint256 limit)',
  'error WrongPayment(uint256 sent, uint256 needed)',
] as const

/** `Zellige`: ERC721 whose pictures the contract draws from a seed. */
export const zelligeAbi = [
  ...erc721Abi,
  'function mint(address to, uint256 seed, string title)',
  'function svg(uint256 tokenId) view returns (string)',
] as const

/** `AuctionZone`: lets English auctions end. Its errors are part of `zoneAbi` of the order protocol. */
export const auctionZoneAbi = [
  'struct SpentItem { uint8 itemType; address token; uint256 identifier; uint256 amount; }',
  'struct ReceivedItem { uint8 itemType; address token; uint256 identifier; uint256 amount; address recipient; }',
  'struct ZoneParameters { bytes32 orderHash; address fulfiller; address offerer; SpentItem[] offer; ReceivedItem[] consideration; bytes extraData; bytes32[] orderHashes; uint256 startTime; uint256 endTime; bytes32 zoneHash; }',
  'struct Schema { uint256 id; bytes metadata; }',
  'function validateOrder(ZoneParameters told) view returns (bytes4)',
  'function domainSeparator() view returns (bytes32)',
  'function getSeaportMetadata() pure returns (string name, Schema[] schemas)',
  'function supportsInterface(bytes4 interfaceId) pure returns (bool)',
  'error AuctionRunning(bytes32 auctionHash, uint256 end)',
  'error BidMissing(bytes32 auctionHash, bytes32 bidHash)',
  'error OnlySellerSettles(bytes32 auctionHash, address seller)',
  'error SellerUnderpaid(bytes32 auctionHash, uint256 received, uint256 required)',
  'error SettlementOver(bytes32 auctionHash, uint256 deadline)',
  'error SettlementUnsigned(bytes32 auctionHash, address settler)',
  'error UnknownTerms(bytes32 auctionHash, uint256 version)',
] as const

/** `MultiCall`: many calls in one, in the shape of the Sequence wallet's utilities. */
export const multiCallAbi = [
  'struct Call { bool delegateCall; bool revertOnError; uint256 gasLimit; address target; uint256 value; bytes data; }',
  'function multiCall(Call[] calls) payable returns (bool[] successes, bytes[] results)',
  'function callBalanceOf(address account) view returns (uint256)',
  'function callCode(address account) view returns (bytes)',
  'function callCodeHash(address account) view returns (bytes32)',
  'function callBlockNumber() view returns (uint256)',
  'function callBlockTimestamp() view returns (uint256)',
  'function callChainId() view returns (uint256)',
  'error DelegateCallNotAllowed(uint256 index)',
  'error NotEnoughGas(uint256 index, uint256 asked, uint256 left)',
  'error CallReverted(uint256 index, bytes result)',
] as const

/** `EnsRegistry` and `EnsResolver`: the Ethereum Name Service. */
export const ensAbi = [
  'function setSubnodeOwner(bytes32 node, bytes32 label, address owner) returns (bytes32)',
  'function setSubnodeRecord(bytes32 node, bytes32 label, address owner, address resolver, uint64 ttl)',
  'function setOwner(bytes32 node, address owner)',
  'function setAddr(bytes32 node, address a)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(bytes32 node, string name)',
] as const

/** `EnsReverseRegistrar`: the names that accounts claim. */
export const ensReverseRegistrarAbi = ['function setName(string name) returns (bytes32)'] as const
