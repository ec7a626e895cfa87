import { BaseError } from '@souk/base'
import { getOrder, getSignedOrders, type MarketApi, NoMatchingOrderError, NotFoundError } from '@souk/market'
import { Order } from '@souk/seaport'
import { type Address, type Hex, zeroAddress } from 'viem'

/** The market's answer to a request for an order's signature. */
export type FoundSignature =
  | { type: 'signed'; signature: Hex }
  /** It has the order, but does not give its signature: for an auction, or an order that cannot be filled now. */
  | { type: 'withheld' }
  /** It does not have the order. */
  | { type: 'unknown' }
  /** It does not answer. */
  | { type: 'offline' }

/**
 * Asks the market for an order's signature, which its read endpoints omit.
 *
 * @param options.orderHash - The order's hash. The signature of another order is not accepted.
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
      // Does not reveal the visitor's account, since nothing is filled.
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
    // A market of other software lacks this endpoint. Its read endpoint at least tells whether it has the order.
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
