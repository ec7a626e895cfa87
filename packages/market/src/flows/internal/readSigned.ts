import { BaseError } from '@souk/base'
import type { Account, Hex } from 'viem'
import { getSignedOrders } from '../../actions/getSignedOrders.js'
import { isUnknownCall } from '../../api/fromResponse.js'
import { exchangeOf, type Market } from '../../api/Market.js'
import { UntrueError } from './assertMatchesSigned.js'
import type { OrderInput } from './takeOrder.js'

/** The market's answer for an order, or its error. */
export type Given = getSignedOrders.Signed | BaseError

/**
 * Finds the market's answer for an order. Returns `undefined` if it was not requested or not answered. Such an order is
 * requested separately.
 */
export type GivenReader = (input: OrderInput) => Given | undefined

const nothing: GivenReader = () => undefined

/**
 * Requests all missing data of several orders from the market at once.
 *
 * A single order is requested separately, and so is each order if the market does not support this call.
 */
export async function readSigned(market: Market, options: readSigned.Options): Promise<GivenReader> {
  const { account, inputs, signal } = options
  const orderHashes = [...new Set(inputs.flatMap((input) => lackingHash(input) ?? []))]
  if (orderHashes.length < 2) return nothing
  try {
    const given = await getSignedOrders(market.api, {
      orderHashes,
      fulfiller: account.address,
      protocolAddress: exchangeOf(market),
      signal,
    })
    const known = new Map(given.map((entry) => [entry.orderHash.toLowerCase(), toGiven(market, entry)]))
    return (input) => known.get(hashOf(input) ?? '')
  } catch (error) {
    if (isUnknownCall(error)) return nothing
    if (signal?.aborted || !(error instanceof BaseError)) throw error
    // A market that did not answer one request should not receive fifty more.
    return (input) => (lackingHash(input) === undefined ? undefined : error)
  }
}

export declare namespace readSigned {
  type Options = {
    inputs: readonly OrderInput[]
    /** The account that fills the orders. */
    account: Account
    signal?: AbortSignal | undefined
  }
}

function toGiven(market: Market, entry: getSignedOrders.Result[number]): Given {
  if ('error' in entry) return entry.error
  const { orderHash, chainId } = entry
  const expected = market.client.chain?.id
  if (expected === undefined || chainId === expected) return entry
  return new UntrueError({ orderHash, field: 'chain', claimed: String(chainId), signed: String(expected) })
}

function hashOf(input: OrderInput): Hex | undefined {
  if (typeof input === 'string') return input.toLowerCase() as Hex
  return 'orderHash' in input ? (input.orderHash.toLowerCase() as Hex) : undefined
}

function lackingHash(input: OrderInput): Hex | undefined {
  const isSigned = typeof input !== 'string' && 'order' in input && input.order.signature !== '0x'
  return isSigned ? undefined : hashOf(input)
}
