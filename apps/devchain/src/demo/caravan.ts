import { Chain } from '@souk/networks'
import { type Address, zeroAddress } from 'viem'
import type { DemoChain } from './DemoChain.js'
import { chainIdOf, everywhere } from './everywhere.js'

/**
 * The addresses of all contracts of the second chain. Kilims have the address that Lanterns have on the first one, as
 * contracts of one account often do, so that an address alone never identifies a token.
 */
const contracts = {
  ...everywhere,
  wrappedNative: Chain.wrappedNativeToken('caravan'),
  dusd: '0x82Dc47734901ee7d4f4232f398752cB9Dd5dACcC',
  kilims: '0xb19b36b1456E65E3A6D514D3F715f204BD59f431',
  stamps: '0xf7Cd8fa9b94DB2Aa972023b379c7f72c65E4De9D',
  palmFeed: '0x196dBCBb54b8ec4958c959D8949EBFE87aC2Aaaf',
  dusdFeed: '0x82C6D3ed4cD33d8EC1E51d0B5Cc1d822Eaa0c3dC',
} as const satisfies Record<string, Address>

/** The second local chain. Its native currency is not ether, and it has no names. */
export const caravan = {
  name: 'caravan',
  chainId: chainIdOf('caravan'),
  contracts,
  stablecoin: { address: contracts.dusd, symbol: 'dUSD', name: 'Demo USD', decimals: 6 },
  collections: [
    {
      slug: 'kilims-of-the-oases',
      name: 'Kilims of the Oases',
      standard: 'ERC721',
      address: contracts.kilims,
      royaltyBps: 250,
    },
    {
      slug: 'caravan-post',
      name: 'Caravan Post',
      standard: 'ERC1155',
      address: contracts.stamps,
      royaltyBps: 500,
    },
  ],
  editions: [],
  priceFeeds: [
    {
      currency: zeroAddress,
      address: contracts.palmFeed,
      description: 'PAL / USD',
      decimals: 8,
      price: 41_700_000n,
    },
    {
      currency: contracts.dusd,
      address: contracts.dusdFeed,
      description: 'dUSD / USD',
      decimals: 8,
      price: 99_980_000n,
    },
  ],
  ensNames: [],
} as const satisfies DemoChain
