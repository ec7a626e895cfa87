import { Chain, ensRegistryAddress } from '@souk/networks'
import { type Address, zeroAddress } from 'viem'
import type { DemoChain, DemoCollection, DemoEdition, DemoName, DemoPriceFeed } from './DemoChain.js'
import { chainIdOf, everywhere } from './everywhere.js'
import { accounts } from './people.js'

/**
 * The addresses of all contracts of the first chain. The first ten have the same addresses as on public chains. The
 * others are the first deployments of `operator`, so that their addresses stay the same when the contracts change.
 */
export const contracts = {
  ...everywhere,
  ensRegistry: ensRegistryAddress,
  ensResolver: '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63',
  ensReverseRegistrar: '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb',
  wrappedNative: Chain.wrappedNativeToken('souk'),
  dusd: '0xA15BB66138824a1c7167f5E85b957d04Dd34E468',
  lanterns: '0xb19b36b1456E65E3A6D514D3F715f204BD59f431',
  spices: '0x8ce361602B935680E8DeC218b820ff5056BeB7af',
  zellige: '0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629',
  mintTea: '0xe1DA8919f262Ee86f9BE05059C9280142CF23f48',
  etherFeed: '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba',
  dusdFeed: '0xeD1DB453C3156Ff3155a97AD217b3087D5Dc5f6E',
} as const satisfies Record<string, Address>

/** The people with a name of ENS. The avatar of Esra is a tile that she holds. */
export const ensNames = [
  { name: 'dario.eth', address: accounts[3].address, avatar: undefined },
  { name: 'esra.eth', address: accounts[4].address, avatar: { contract: contracts.zellige, tokenId: 59n } },
] as const satisfies readonly DemoName[]

/**
 * The price feeds, with the price of one whole unit in US dollars. Their prices are as new as the chain's last block
 * until `operator` sets other ones.
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
] as const satisfies readonly DemoPriceFeed[]

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
} as const satisfies DemoEdition

/** The first local chain. */
export const souk = {
  name: 'souk',
  chainId: chainIdOf('souk'),
  contracts,
  stablecoin: { address: contracts.dusd, symbol: 'dUSD', name: 'Demo USD', decimals: 6 },
  collections,
  editions: [edition],
  priceFeeds,
  ensRegistry: contracts.ensRegistry,
  ensNames,
} as const satisfies DemoChain
