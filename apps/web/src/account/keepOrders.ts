import { BaseError } from '@souk/base'
import { type AnyOrder, getFulfillmentData, type MarketApi, postOrder, postSwap } from '@souk/market'
import { zeroAddress } from 'viem'
import { fromLines, mostBytes, type SignedOrder } from './signedOrders.js'

/** The result of posting a file's orders. */
export type Posted = {
  problem?: 'tooLarge' | 'noOrders'
  posted: number
  /** The number of posted orders that are inactive at present. */
  over: number
  refused: number
  why: string
}

/** Reads orders with their signatures, which lists omit, as a buyer would. */
export async function readSigned(api: MarketApi, orders: readonly AnyOrder[]) {
  const reads = orders
    .filter(({ status, type }) => status === 'active' && type !== 'criteria')
    .map(async ({ side, orderHash, createdAt, protocolAddress }) => {
      try {
        const data = await getFulfillmentData(api, {
          ...{ side, orderHash, protocolAddress },
          fulfiller: zeroAddress,
        })
        return [{ side, orderHash, createdAt, order: data.order }]
      } catch (error) {
        // Skips an order that was sold or cancelled meanwhile; the others are still worth saving.
        if (error instanceof BaseError && error.retry !== 'later') return []
        throw error
      }
    })
  return (await Promise.all(reads)).flat()
}

/** Posts the orders of a file to a market. */
export async function postFile(api: MarketApi, file: File): Promise<Posted> {
  const nothing = { posted: 0, over: 0, refused: 0, why: '' }
  if (file.size > mostBytes) return { ...nothing, problem: 'tooLarge' }
  const orders = fromLines(await file.text())
  if (orders.length === 0) return { ...nothing, problem: 'noOrders' }
  let result: Posted = nothing
  // One after another: the market accepts or refuses each separately, and limits the rate of requests.
  for (const order of orders) {
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
