import { type Address, parseAbi } from 'viem'

/** SeaDrop has the same address on all public chains. */
export const seaDropAddress: Address = '0x00005EA00Ac477B1030CE78506496e8C2dE24bf5'

/** The functions of SeaDrop that the market reads and calls. */
export const seaDropAbi = parseAbi([
  'struct PublicDrop { uint80 mintPrice; uint48 startTime; uint48 endTime; uint16 maxTotalMintableByWallet; uint16 feeBps; bool restrictFeeRecipients; }',
  'struct MintParams { uint256 mintPrice; uint256 maxTotalMintableByWallet; uint256 startTime; uint256 endTime; uint256 dropStageIndex; uint256 maxTokenSupplyForStage; uint256 feeBps; bool restrictFeeRecipients; }',
  'function getPublicDrop(address nftContract) view returns (PublicDrop drop)',
  'function getAllowedFeeRecipients(address nftContract) view returns (address[] recipients)',
  'function getAllowListMerkleRoot(address nftContract) view returns (bytes32 root)',
  'function mintPublic(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity) payable',
  'function mintAllowList(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity, MintParams mintParams, bytes32[] proof) payable',
])

/** The function by which a collection tells SeaDrop what was minted. */
export const seaDropTokenAbi = parseAbi([
  'function getMintStats(address minter) view returns (uint256 minterNumMinted, uint256 currentTotalSupply, uint256 maxSupply)',
])

/** The views by which a collection with a mint of its own may state its terms. */
export const ownMintAbi = parseAbi([
  'function mintPrice() view returns (uint256)',
  'function mintStart() view returns (uint256)',
  'function mintEnd() view returns (uint256)',
  'function maxPerWallet() view returns (uint256)',
  'function maxSupply() view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function totalSupply(uint256 id) view returns (uint256)',
  'function numberMinted(address account) view returns (uint256)',
])
