import type { OrderTerms } from '../wire/orders.js'
import type { ExecuteChain, ExecuteClient } from './ExecuteClient.js'

/**
 * Fills in what the client is configured with, where an order says nothing of its own: the marketplace's fees, on the
 * server's own book, and whether creators get theirs.
 */
export function withFees<order extends OrderTerms>(
  order: order,
  client: ExecuteClient,
  chain: ExecuteChain,
): order {
  const { automatedRoyalties } = client
  const fees = chain.marketplaceFees.length > 0 ? chain.marketplaceFees : client.marketplaceFees
  const isOwnBook = order.orderbook === undefined || order.orderbook === 'reservoir'
  const isFree = order.fees === undefined && order.marketplaceFees === undefined
  return {
    ...order,
    ...(isOwnBook && isFree && fees.length > 0 ? { marketplaceFees: fees } : undefined),
    ...(order.automatedRoyalties === undefined && automatedRoyalties !== undefined
      ? { automatedRoyalties }
      : undefined),
  }
}
