import type { Issue } from '../model/Refusal.js'
import type { Listing } from './Listing.js'

/** What an item of a request says besides the hash of an order. Contracts are lower-case. */
export type Demands = {
  token?: { contract: string; identifier: bigint } | undefined
  /** The contract of the collection. */
  collection?: string | undefined
  exclusions?: readonly { orderId: string }[] | undefined
  /** The sources that the order may have. */
  sources?: readonly string[] | undefined
}

/**
 * Says what contradicts a request in an order that it names. Pure.
 *
 * @param options.source - The source of this market's orders.
 */
export function objectionTo(
  { orderHash, contract, identifier }: Listing,
  demands: Demands,
  options: { source: string; index: number },
): Issue | undefined {
  const { index, source } = options
  const object = (message: string): Issue => ({ code: 'no_liquidity', message, orderHash, index })
  const { token, collection } = demands
  const fits =
    !token || (contract === token.contract && (identifier ?? token.identifier) === token.identifier)
  if (token && !fits)
    return object(`Order ${orderHash} is not for token ${token.identifier} of ${token.contract}.`)
  if (collection && contract !== collection)
    return object(`Order ${orderHash} is not for the collection ${collection}.`)
  if (isExcluded(orderHash, demands)) return object(`Order ${orderHash} is one of the exclusions.`)
  return isOf(source, demands)
    ? undefined
    : object(`Order ${orderHash} is of ${source}, not of another source.`)
}

/** Tells whether a request leaves out an order. */
export function isExcluded(orderHash: string, { exclusions = [] }: Pick<Demands, 'exclusions'>): boolean {
  return exclusions.some(({ orderId }) => orderId.toLowerCase() === orderHash)
}

/** Tells whether a request accepts orders of a source. */
export function isOf(source: string, { sources }: Pick<Demands, 'sources'>): boolean {
  return sources === undefined || sources.includes(source)
}
