import { BaseError } from '@souk/base'
import {
  type AnyOrder,
  getAuction,
  getFulfillmentData,
  getOrdersByHash,
  type MarketApi,
  postOrder,
  postSwap,
} from '@souk/market'
import { type Order, signOrder } from '@souk/seaport'
import { errorText } from '@souk/words/errors'
import { type Client, zeroAddress } from 'viem'
import { fromLines, mostBytes, type SavedOrder, type SignedOrder } from './signedOrders.js'

/** The result of posting a file's orders. */
export type Posted = {
  problem?: 'tooLarge' | 'noOrders'
  posted: number
  /** The number of orders that the market had before. */
  had: number
  /** The number of orders, posted or here before, that are inactive at present. */
  asleep: number
  /** The number of orders, posted or here before, that are filled, cancelled or expired. */
  ended: number
  /** How many orders were refused, by the market's reason. */
  refused: ReadonlyMap<string, number>
}

/** Reads orders with their signatures, which lists omit, as a buyer or a bidder would. */
export async function readSigned(
  api: MarketApi,
  orders: readonly AnyOrder[],
): Promise<readonly SavedOrder[]> {
  const reads = orders
    .filter(({ status }) => status === 'active')
    .map(async ({ createdAt, status, ...about }) => {
      try {
        const order = await readOne(api, about)
        return order ? [{ side: about.side, orderHash: about.orderHash, createdAt, status, order }] : []
      } catch (error) {
        // Skips an order that was sold or cancelled meanwhile; the others are still worth saving.
        if (error instanceof BaseError && error.retry !== 'later') return []
        throw error
      }
    })
  return (await Promise.all(reads)).flat()
}

/**
 * Lets the wallet sign inactive orders again, whose signatures the market keeps to itself. Each stays the same order, with
 * the same hash. Stops when the wallet declines.
 */
export async function signAgain(
  client: Client,
  orders: readonly AnyOrder[],
  { chainId }: { chainId: number },
): Promise<readonly SavedOrder[]> {
  const signed: SavedOrder[] = []
  // One after another: wallets show one request at a time.
  for (const { orderHash, side, createdAt, status, reason, order } of orders) {
    const signature = await signOrder(client, { components: order.parameters, chainId })
    const about = { orderHash, side, createdAt, status, ...(reason ? { reason } : {}) }
    signed.push({ ...about, order: { parameters: order.parameters, signature } })
  }
  return signed
}

type Kept = Pick<AnyOrder, 'side' | 'type' | 'orderHash' | 'protocolAddress'>

async function readOne(api: MarketApi, about: Kept): Promise<Order.Order | undefined> {
  const { side, type, orderHash, protocolAddress } = about
  if (type !== 'english') {
    const asked = { side, orderHash, protocolAddress, fulfiller: zeroAddress }
    return (await getFulfillmentData(api, asked)).order
  }
  // Nobody can buy an auction, so its order comes with its bids.
  const { order, signature } = await getAuction(api, { orderHash })
  return signature && { ...order.order, signature }
}

/** Posts the orders of a file to a market. Leaves out those that the market has. */
export async function postFile(api: MarketApi, file: File): Promise<Posted> {
  const nothing: Posted = { posted: 0, had: 0, asleep: 0, ended: 0, refused: new Map() }
  if (file.size > mostBytes) return { ...nothing, problem: 'tooLarge' }
  const orders = fromLines(await file.text())
  if (orders.length === 0) return { ...nothing, problem: 'noOrders' }
  const known = await getOrdersByHash(api, { orderHashes: orders.map(({ orderHash }) => orderHash) })
  const hashes = new Set(known.map(({ orderHash }) => orderHash))
  const fresh = orders.filter(({ orderHash }) => !hashes.has(orderHash))
  const statuses = known.map(({ status }) => status)
  const refused = new Map<string, number>()
  // One after another: the market accepts or refuses each separately, and limits the rate of requests.
  for (const order of fresh) {
    const { status, why } = await post(api, order)
    if (status) statuses.push(status)
    if (why !== undefined) refused.set(why, (refused.get(why) ?? 0) + 1)
  }
  const asleep = statuses.filter((status) => status === 'inactive').length
  const active = statuses.filter((status) => status === 'active').length
  const [had, posted] = [known.length, statuses.length - known.length]
  return { had, posted, asleep, ended: statuses.length - active - asleep, refused }
}

async function post(
  api: MarketApi,
  { side, order }: SignedOrder,
): Promise<{ status?: AnyOrder['status']; why?: string }> {
  try {
    const { status } = await (side === 'swap' ? postSwap(api, { order }) : postOrder(api, { side, order }))
    return { status }
  } catch (error) {
    if (error instanceof BaseError && error.retry !== 'later') return { why: errorText(error) }
    throw error
  }
}
