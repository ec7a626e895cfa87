import { BaseError } from '@souk/base'
import { getOrder, getSignedOrders, type MarketApi, NoMatchingOrderError, NotFoundError } from '@souk/market'
import { Order } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'

/** What a market says when it is asked for the signature of an order. */
export type FoundSignature =
  | { type: 'signed'; signature: Hex }
  /** It has the order, and does not give its signature: an auction, or what cannot be filled now. */
  | { type: 'withheld' }
  /** It does not have the order. */
  | { type: 'unknown' }
  /** It does not answer. */
  | { type: 'offline' }

/**
 * Asks the market for the signature of an order, which it leaves out of what it gives to readers.
 *
 * @param options.orderHash - The order's: a signature of any other is none of it.
 *
 * @example
 * await findSignature(api, { orderHash, exchange }) // → { type: 'signed', signature: '0x…' }
 */
export async function findSignature(
  api: MarketApi,
  { orderHash, exchange, signal }: findSignature.Options,
): Promise<FoundSignature> {
  try {
    const [given] = await getSignedOrders(api, {
      orderHashes: [orderHash],
      // Who looks is nobody's business, and nothing is filled.
      fulfiller: zeroAddress,
      protocolAddress: exchange,
      signal,
    })
    if (!given) return { type: 'unknown' }
    if ('error' in given) return { type: given.error instanceof NotFoundError ? 'unknown' : 'withheld' }
    return signatureIn(given.order, orderHash)
  } catch (error) {
    if (signal?.aborted || !(error instanceof BaseError)) throw error
    if (error.retry === 'later') return { type: 'offline' }
    // Of another make, it has no such call; what it gives to readers tells at least whether it has the order.
    return await findReadable(api, { orderHash, signal })
  }
}

export declare namespace findSignature {
  type Options = { orderHash: Hex; exchange: Address; signal?: AbortSignal | undefined }
}

async function findReadable(api: MarketApi, options: { orderHash: Hex; signal: AbortSignal | undefined }) {
  try {
    const { order } = await getOrder(api, options)
    return signatureIn(order, options.orderHash)
  } catch (error) {
    return { type: error instanceof NoMatchingOrderError ? 'unknown' : 'offline' } as const
  }
}

function signatureIn({ parameters, signature }: Order.Order, orderHash: Hex): FoundSignature {
  const isOfIt = signature !== '0x' && Order.hash(parameters) === orderHash
  return isOfIt ? { type: 'signed', signature } : { type: 'withheld' }
}
