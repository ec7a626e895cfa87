import fc from 'fast-check'
import type { Network } from '../chains/NetworkEntry.js'

/** Creates an entry that satisfies all rules. */
export function entry(chainId: number, options: Partial<Network> = {}): Network {
  return {
    chainId,
    name: `net-${chainId}`,
    title: `Net ${chainId}`,
    testnet: false,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrl: `https://net-${chainId}.example`,
    relayer: { url: `https://relayer-${chainId}.example` },
    ...options,
  }
}

/** Creates a valid, sorted configuration of two entries. */
export function baseList(): Network[] {
  return [entry(1, { isDefaultChain: true }), entry(2, { isAuthChain: true })]
}

/** Lists with distinct ids and names, and at most one default and one auth chain, in any order. */
export const lists: fc.Arbitrary<Network[]> = fc
  .record({
    chainIds: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 40 }), { minLength: 1, maxLength: 12 }),
    home: fc.nat({ max: 14 }),
    auth: fc.nat({ max: 14 }),
    withoutRpc: fc.option(fc.nat({ max: 11 }), { freq: 4 }),
    withoutRelayer: fc.option(fc.nat({ max: 11 }), { freq: 4 }),
  })
  .map(({ chainIds, home, auth, withoutRpc, withoutRelayer }) =>
    chainIds.map((chainId, index) =>
      entry(chainId, {
        ...(index === home && { isDefaultChain: true }),
        ...(index === auth && { isAuthChain: true }),
        ...(index === withoutRpc && { rpcUrl: '' }),
        ...(index === withoutRelayer && { relayer: undefined }),
      }),
    ),
  )
