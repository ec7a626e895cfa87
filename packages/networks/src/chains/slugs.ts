import type { Address } from 'viem'

type Facts = {
  /** Absent for chains without EVM, and for names without a chain. */
  chainId?: number
  isTest?: true
  /** The contract that wraps and unwraps the native currency. */
  wrapped?: Address
  /** The currency of offers, if it is not {@link wrapped}. */
  offers?: Address
}

/** A predeployed contract on all chains of the OP stack. */
const opStackWeth: Address = '0x4200000000000000000000000000000000000006'

/** The chains of the marketplace API by slug (specification, section 3). */
export const slugFacts = {
  ethereum: { chainId: 1, wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' },
  // Offers on Polygon use bridged ether, which cannot be obtained by wrapping.
  matic: {
    chainId: 137,
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    offers: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
  },
  klaytn: { chainId: 8217, wrapped: '0xfd844c2fcA5e595004b17615f891620d1cB9bBB2' },
  base: { chainId: 8453, wrapped: opStackWeth },
  bsc: { chainId: 56, wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c' },
  arbitrum: { chainId: 42_161, wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1' },
  arbitrum_nova: { chainId: 42_170, wrapped: '0x722E8BdD2ce80A4422E880164f2079488e115365' },
  avalanche: { chainId: 43_114, wrapped: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7' },
  optimism: { chainId: 10, wrapped: opStackWeth },
  solana: {},
  zora: { chainId: 7_777_777, wrapped: opStackWeth },
  // The first contract deployed on the local chain.
  souk: { chainId: 31_337, wrapped: '0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35' },
  goerli: { chainId: 5, isTest: true, wrapped: '0xB4FBF271143F4FBf7B91A5ded31805e42b2208d6' },
  sepolia: { chainId: 11_155_111, isTest: true, wrapped: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14' },
  mumbai: {
    chainId: 80_001,
    isTest: true,
    wrapped: '0x9c3C9283D3e44854697Cd22D3Faa240Cfb032889',
    offers: '0xA6FA4fB5f76172d178d61B04b0ecd319C5d1C0aa',
  },
  baobab: { chainId: 1001, isTest: true, wrapped: '0x9330dd6713c8328a8D82b14e3f60a0f0b4cc7Bfb' },
  base_goerli: { chainId: 84_531, isTest: true, wrapped: opStackWeth },
  bsctestnet: { chainId: 97, isTest: true, wrapped: '0xae13d989daC2f0dEbFf460aC112a837C89BAa7cd' },
  arbitrum_goerli: { chainId: 421_613, isTest: true },
  avalanche_fuji: { chainId: 43_113, isTest: true, wrapped: '0xd00ae08403B9bbb9124bB305C09058E32C39A48c' },
  optimism_goerli: { chainId: 420, isTest: true, wrapped: opStackWeth },
  soldev: { isTest: true },
  zora_testnet: { chainId: 999, isTest: true, wrapped: opStackWeth },
  // Reserved for a public test chain, which does not exist yet.
  souk_testnet: { isTest: true },
} as const satisfies Record<string, Facts>

/** Returns the facts of a slug, or `undefined` for an unknown slug. */
export function factsOf(slug: string): Facts | undefined {
  return Object.hasOwn(slugFacts, slug) ? slugFacts[slug as keyof typeof slugFacts] : undefined
}
