import { create } from './NetworkCreate.js'
import type { Network } from './NetworkEntry.js'
import { sort } from './NetworkList.js'
import { knownNetworks } from './networksTable.js'

/**
 * All known networks: those of the specification and, marked as `added`, newer ones. Polygon is the default and auth
 * chain.
 */
export const networks: readonly Network[] = Object.freeze(
  listOf(
    knownNetworks.map(({ chainId }) => chainId),
    { home: 137 },
  ),
)

/** The networks that wallets offer by default. Polygon is the default and auth chain. */
export const productionNetworks: readonly Network[] = Object.freeze(
  listOf([1, 137, 56, 43_114, 42_161, 42_170, 10, 1101, 100], { home: 137 }),
)

/** The test networks that wallets offer. Mumbai is the default and auth chain. */
export const testNetworks: readonly Network[] = Object.freeze(
  listOf([4, 5, 80_001, 97, 421_613, 84_531], { home: 80_001 }),
)

function listOf(chainIds: readonly number[], { home }: { home: number }): Network[] {
  const marks = { isDefaultChain: true, isAuthChain: true }
  return sort(chainIds.map((chainId) => create(chainId, chainId === home ? marks : {})))
}
