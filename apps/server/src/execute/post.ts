import type { PostWire } from '@souk/execute/wire'
import { Order } from '@souk/seaport'
import { concat, type Hex, toHex } from 'viem'
import type { Market } from '../market/Market.js'
import type { Posted } from '../market/Posted.js'
import { acceptBulk } from '../orders/acceptOrders.js'
import { assertKind, assertOrderbook } from './model/orderKind.js'
import { refuse } from './model/Refusal.js'
import { isMoney } from './plan/Listing.js'

type Request = ReturnType<typeof PostWire.decodeRequest>
type Item = Request['items'][number]

/**
 * Takes signed orders into the book: all or none. Posting the same orders again gives the same answer.
 *
 * @param options.signature - Over the single order, or over the tree of all orders.
 * @throws {BulkRefusedError} with the issues of each refused order.
 */
export async function post(
  market: Market,
  request: Request,
  options: { signature?: Hex | undefined },
): Promise<readonly PostWire.PostResult[]> {
  if (request.items.length === 0) refuse('nothing_to_do', 'Post at least one order.')
  const posted = request.items.map((item, index) => toPosted(market, item, { ...options, index }))
  const rows = await acceptBulk(market, posted)
  return rows.map((row, orderIndex) => ({ message: 'success', orderId: row.order_hash, orderIndex }))
}

function toPosted(
  market: Market,
  item: Item,
  options: { signature?: Hex | undefined; index: number },
): Posted {
  const { index } = options
  const { kind, data } = item.order
  assertKind(kind, { index })
  assertKind(item.bulkData?.kind, { index })
  assertOrderbook(item.orderbook, { index })
  const signature = signatureOf(data, options)
  const { parameters, ...rest } = Order.parse({ parameters: data, signature })
  const [given] = parameters.offer
  return {
    side: given && isMoney(given) ? 'bid' : 'ask',
    order: {
      parameters,
      signature: item.bulkData ? ofTree(rest.signature, item.bulkData.data) : rest.signature,
    },
    protocolAddress: market.rules.exchange,
  }
}

function signatureOf(data: Item['order']['data'], options: { signature?: Hex | undefined; index: number }) {
  if (options.signature === undefined) return data.signature
  if (data.signature != null)
    refuse('contradiction', 'The signature of the order must be left out when the query has one.', options)
  return options.signature
}

/** The exchange expects the order's index and its proof behind a signature over a tree. */
function ofTree(signature: Hex, { orderIndex, merkleProof }: NonNullable<Item['bulkData']>['data']): Hex {
  if (orderIndex >= 2 ** 24) refuse('draft_unsound', 'A tree can hold at most 2^24 orders.')
  return concat([signature, toHex(orderIndex, { size: 3 }), ...merkleProof])
}
