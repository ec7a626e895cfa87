import { noConduitKey } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Market } from '../market/Market.js'
import * as Read from '../node/Read.js'

/**
 * Finds the operator for each conduit key: the conduit, or the exchange itself for orders without one.
 *
 * Keeps conduits that were looked up once, since a key's address never changes.
 *
 * @returns By key; a key without a conduit is missing.
 * @throws {NodeError} when the node does not answer.
 */
export async function findOperators(
  market: Pick<Market, 'node' | 'conduits' | 'rules'>,
  keys: readonly Hex[],
): Promise<ReadonlyMap<Hex, Address>> {
  const unknown = [...new Set(keys)].filter((key) => key !== noConduitKey && !market.conduits.has(key))
  if (unknown.length > 0) {
    const answers = await Read.all(market.node, unknown.map(Read.conduit))
    for (const [index, key] of unknown.entries()) {
      const address = answers[index]
      if (address) market.conduits.set(key, address)
    }
  }
  return new Map([...market.conduits, [noConduitKey, market.rules.exchange]])
}
