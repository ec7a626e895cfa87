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
import type { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { fromLines, mostBytes, type SignedOrder } from './signedOrders.js'

/** The result of posting a file's orders. */
export type Posted = {
  problem?: 'tooLarge' | 'noOrders'
  posted: number
  /** The number of orders that the market had before. */
  had: number
  /** The number of posted orders that are inactive at present. */
  over: number
  refused: number
  why: string
}

/** Reads orders with their signatures, which lists omit, as a buyer or a bidder would. */
export async function readSigned(api: MarketApi, orders: readonly AnyOrder[]) {
  const reads = orders
    .filter(({ status }) => status === 'active')
    .map(async ({ createdAt, ...about }) => {
      try {
        const order = await readOne(api, about)
        return order ? [{ side: about.side, orderHash: about.orderHash, createdAt, order }] : []
      } catch (error) {
        // Skips an order that was sold or cancelled meanwhile; the others are still worth saving.
        if (error instanceof BaseError && error.retry !== 'later') return []
        throw error
      }
    })
  return (await Promise.all(reads)).flat()
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
  const nothing = { posted: 0, had: 0, over: 0, refused: 0, why: '' }
  if (file.size > mostBytes) return { ...nothing, problem: 'tooLarge' }
  const orders = fromLines(await file.text())
  if (orders.length === 0) return { ...nothing, problem: 'noOrders' }
  const known = await getOrdersByHash(api, { orderHashes: orders.map(({ orderHash }) => orderHash) })
  const hashes = new Set(known.map(({ orderHash }) => orderHash))
  const fresh = orders.filter(({ orderHash }) => !hashes.has(orderHash))
  let result: Posted = { ...nothing, had: orders.length - fresh.length }
  // One after another: the market accepts or refuses each separately, and limits the rate of requests.
  for (const order of fresh) {
    const { status, why } = await post(api, order)
    result =
      why === undefined
        ? { ...result, posted: result.posted + 1, over: result.over + (status === 'active' ? 0 : 1) }
        : { ...result, refused: result.refused + 1, why }
  }
  return result
}

async function post(
  api: MarketApi,
  { side, order }: SignedOrder,
): Promise<{ status?: AnyOrder['status']; why?: string }> {
  try {
    const { status } = await (side === 'swap' ? postSwap(api, { order }) : postOrder(api, { side, order }))
    return { status }
  } catch (error) {
    if (error instanceof BaseError && error.retry !== 'later') return { why: error.message }
    throw error
  }
}
