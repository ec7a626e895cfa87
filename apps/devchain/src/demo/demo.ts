import { ensRegistryAddress } from '@souk/networks'
import {
  Auction,
  conduitControllerAddress,
  domainRegistryAddress,
  knownConduitAddress,
  knownConduitKey,
  multicall3Address,
  seaportAddress,
} from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'

/** A person of the demo. The keys come from the public test mnemonic: never send real money there. */
export type DemoAccount = { name: string; address: Address; privateKey: Hex }

/** A collection of the demo. */
export type DemoCollection = {
  slug: string
  name: string
  standard: 'ERC721' | 'ERC1155'
  address: Address
  /** Paid to {@link artist} at each sale, in basis points (100 = 1 %). */
  royaltyBps: number
}

/** Five people; each starts with 10,000 ETH, 100 WETH, 1,000,000 dUSD and a share of every collection. */
export const accounts = [
  {
    name: 'Amina',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  },
  {
    name: 'Bilal',
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    privateKey: '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  },
  {
    name: 'Celeste',
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    privateKey: '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  },
  {
    name: 'Dario',
    address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    privateKey: '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
  },
  {
    name: 'Esra',
    address: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
    privateKey: '0x47e179ec197488593b187f80a00eb0da91f1b9d0b13f8733639f19c30a34926a',
  },
] as const satisfies readonly DemoAccount[]

/** The people with a name of ENS. The avatar of Esra is a tile that she holds. */
export const ensNames = [
  { name: 'dario.eth', address: accounts[3].address, avatar: undefined },
  {
    name: 'esra.eth',
    address: accounts[4].address,
    avatar: { contract: '0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629', tokenId: 59n },
  },
] as const

/** Receives the royalties of the collections. */
export const artist: DemoAccount = {
  name: 'Artist',
  address: '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  privateKey: '0x8b3a350cf5c34c9194ca85829a2df0ec3153be0318b5e2d3348e872092edffba',
}

/** Receives the fee of the local market. */
export const marketFee: DemoAccount = {
  name: 'Market fee',
  address: '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  privateKey: '0x92db14e403b83dfe3df233f83dfa3a0d7096f21ca9b0d6d6b8d88b2b4ec1564e',
}

/** Owns the conduit, as the marketplace that opened it would. */
export const conduitOwner: DemoAccount = {
  name: 'Conduit owner',
  address: '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  privateKey: '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356',
}

/**
 * Signs which bid wins an auction on the local market. It needs no money, because another account sends the
 * transaction.
 */
export const auctioneer: DemoAccount = {
  name: 'Auctioneer',
  address: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  privateKey: '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
}

/** Deployed the tokens and collections, and may mint more. */
export const operator: DemoAccount = {
  name: 'Operator',
  address: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
  privateKey: '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
}

/** The key of the conduit that Seaport may use. */
export const conduitKey = knownConduitKey

/**
 * The addresses of all contracts. The first ten have the same addresses as on public chains. The others are the
 * first deployments of {@link operator}, so that their addresses stay the same when the contracts change.
 */
export const contracts = {
  seaport: seaportAddress,
  conduitController: conduitControllerAddress,
  conduit: knownConduitAddress,
  domainRegistry: domainRegistryAddress,
  multicall3: multicall3Address,
  auctionZone: Auction.englishTestZone,
  ensRegistry: ensRegistryAddress,
  ensResolver: '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63',
  ensReverseRegistrar: '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb',
  sequenceMultiCall: '0xdbbFa3cB3B087B64F4ef5E3D20Dda2488AA244e6',
  wrappedNative: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35',
  dusd: '0xA15BB66138824a1c7167f5E85b957d04Dd34E468',
  lanterns: '0xb19b36b1456E65E3A6D514D3F715f204BD59f431',
  spices: '0x8ce361602B935680E8DeC218b820ff5056BeB7af',
  zellige: '0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629',
  mintTea: '0xe1DA8919f262Ee86f9BE05059C9280142CF23f48',
  etherFeed: '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba',
  dusdFeed: '0xeD1DB453C3156Ff3155a97AD217b3087D5Dc5f6E',
} as const satisfies Record<string, Address>

/**
 * The price feeds, with the price of one whole unit in US dollars. Their prices are as new as the chain's last block
 * until {@link operator} sets other ones.
 */
export const priceFeeds = [
  {
    currency: zeroAddress,
    address: contracts.etherFeed,
    description: 'ETH / USD',
    decimals: 8,
    price: 242_069_000_000n,
  },
  {
    currency: contracts.dusd,
    address: contracts.dusdFeed,
    description: 'dUSD / USD',
    decimals: 8,
    price: 99_980_000n,
  },
] as const

/** The three collections, in display order. */
export const collections = [
  {
    slug: 'lanterns-of-the-souk',
    name: 'Lanterns of the Souk',
    standard: 'ERC721',
    address: contracts.lanterns,
    royaltyBps: 500,
  },
  {
    slug: 'spice-jars',
    name: 'Spice Jars',
    standard: 'ERC1155',
    address: contracts.spices,
    royaltyBps: 500,
  },
  { slug: 'zellige', name: 'Zellige', standard: 'ERC721', address: contracts.zellige, royaltyBps: 0 },
] as const satisfies readonly DemoCollection[]

/** An open edition: anyone mints units of its one kind, at a price in wei for each and with a limit for each account. */
export const edition = {
  slug: 'mint-tea',
  name: 'Mint Tea',
  standard: 'ERC1155',
  address: contracts.mintTea,
  royaltyBps: 500,
  tokenId: 1n,
  price: 20_000_000_000_000_000n,
  perWallet: 5n,
  supply: 500n,
  signature: 'function mint(address to, uint256 tokenId, uint256 quantity) payable',
} as const satisfies DemoCollection & Record<string, unknown>
