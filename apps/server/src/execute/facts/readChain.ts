import { findCause, UnreachableError } from '@souk/base'
import { Conduit, type Facts, Holding, ItemType, readFacts, type WantedFacts } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { Market } from '../../market/Market.js'
import { NodeError } from '../../node/node.js'

/** Reads the facts that a plan needs from the chain, in one call. @throws {NodeError} when the node does not answer. */
export async function readChain(market: Market, wanted: Partial<WantedFacts>): Promise<Facts> {
  const { node, rules } = market
  try {
    return await readFacts(
      node,
      { counters: [], statuses: [], conduitKeys: [], holdings: [], ...wanted },
      { exchange: rules.exchange },
    )
  } catch (error) {
    const unreachable = findCause(error, UnreachableError)
    if (unreachable) throw new NodeError({ method: 'eth_call', reason: unreachable.message })
    throw error
  }
}

/**
 * Asks how much an account has of a currency and how much an operator may move. The zero address is the native
 * currency.
 */
export function moneyQuery(currency: Address, options: { account: Address; conduitKey: Hex }): Holding.Query {
  const { account, conduitKey } = options
  const itemType = currency === zeroAddress ? ItemType.NATIVE : ItemType.ERC20
  return { account, operator: Conduit.operator(conduitKey), itemType, token: currency, identifier: 0n }
}

/** Returns the holding that a query asked for. */
export function holdingOf(facts: Facts, query: Holding.Query): Holding.Holding {
  const found = facts.holdings.get(Holding.key(query))
  if (!found) throw new Holding.IncompleteError({ ...query, amount: 0n })
  return found
}
