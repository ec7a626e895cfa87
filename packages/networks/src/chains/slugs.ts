type Facts = {
  /** Absent for chains without EVM, and for names without a chain. */
  chainId?: number
  isTest?: true
}

/**
 * The chains of the marketplace API by slug (specification, section 3).
 *
 * All other facts of the chains are in `networksTable.ts`.
 */
export const slugFacts = {
  ethereum: { chainId: 1 },
  matic: { chainId: 137 },
  klaytn: { chainId: 8217 },
  base: { chainId: 8453 },
  bsc: { chainId: 56 },
  arbitrum: { chainId: 42_161 },
  arbitrum_nova: { chainId: 42_170 },
  avalanche: { chainId: 43_114 },
  optimism: { chainId: 10 },
  solana: {},
  zora: { chainId: 7_777_777 },
  souk: { chainId: 31_337 },
  caravan: { chainId: 31_338 },
  goerli: { chainId: 5, isTest: true },
  sepolia: { chainId: 11_155_111, isTest: true },
  mumbai: { chainId: 80_001, isTest: true },
  baobab: { chainId: 1001, isTest: true },
  base_goerli: { chainId: 84_531, isTest: true },
  bsctestnet: { chainId: 97, isTest: true },
  arbitrum_goerli: { chainId: 421_613, isTest: true },
  avalanche_fuji: { chainId: 43_113, isTest: true },
  optimism_goerli: { chainId: 420, isTest: true },
  soldev: { isTest: true },
  zora_testnet: { chainId: 999, isTest: true },
  // Reserved for a public test chain, which does not exist yet.
  souk_testnet: { isTest: true },
} as const satisfies Record<string, Facts>

/** Returns the facts of a slug, or `undefined` for an unknown slug. */
export function factsOf(slug: string): Facts | undefined {
  return Object.hasOwn(slugFacts, slug) ? slugFacts[slug as keyof typeof slugFacts] : undefined
}
