import type { OrderTerms } from '../wire/orders.js'
import type { ExecuteChain, ExecuteClient } from './ExecuteClient.js'

/**
 * Adds the client's defaults to an order that does not set them: marketplace fees, on the server's own book, and
 * whether creators receive royalties.
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
