import type { ActivityBundle, ActivityToken } from '@souk/market'
import { SwapPayment } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import { type Address, getAddress } from 'viem'
import type { BookSide, OrderRow } from '../db/tables.js'
import type { Pricing } from '../market/Market.js'
import { findCurrency, priceAt } from '../orders/toMarketOrder.js'
import type { ActivityRow } from './listActivity.js'

/** What the row of an activity does not tell of its order. */
export type BundleFacts = {
  side: BookSide | null
  /** The number of tokens of an order of several. */
  items: number | null
  maker: string
  kind: OrderRow['kind']
  order_price: string
  order_currency: string
  total: string
  /** Only if they are needed for the price. */
  parameters: OrderRow['parameters'] | null
}

/** Tells of the order of several tokens that an activity is part of. */
export function toBundle(
  row: ActivityRow,
  {
    market,
    tokens,
    ...order
  }: BundleFacts & { market: Pricing; tokens: readonly ActivityToken[] | undefined },
): ActivityBundle | undefined {
  if (order.items === null) return undefined
  const price = priceOf(row, order)
  const payments = paymentsOf(row, order)
  return {
    items: order.items,
    ...(price === undefined ? undefined : { price, currency: findCurrency(market, order.order_currency) }),
    ...(payments && {
      payments: payments.map((payment) => ({
        ...payment,
        currency: findCurrency(market, payment.currency),
      })),
    }),
    ...(tokens && { tokens }),
  }
}

/** Reads the money of a swap, as it was at the time of the activity. */
function paymentsOf(row: ActivityRow, { side, maker, parameters }: BundleFacts) {
  if (side !== 'swap' || !parameters) return undefined
  const moved = [row.from_account, row.to_account]
  const taker = row.type === 'sale' ? moved.find((account) => account !== maker) : undefined
  const accounts = {
    maker: getAddress(maker as Address),
    taker: taker ? getAddress(taker as Address) : undefined,
  }
  const payments = SwapPayment.list(Order.parse({ parameters }).parameters, { now: secondsOf(row.at) })
  return payments.map(({ by, ...payment }) => {
    const [from, to] = by === 'maker' ? [accounts.maker, accounts.taker] : [accounts.taker, accounts.maker]
    return { ...payment, ...(from ? { from } : undefined), ...(to ? { to } : undefined) }
  })
}

/** A swap has no price, and the price of a part of an order is unknown. */
function priceOf(row: ActivityRow, order: BundleFacts): bigint | undefined {
  const { kind, order_price: price, parameters } = order
  if (order.side !== 'bundle_ask' && order.side !== 'bundle_bid') return undefined
  if (row.type !== 'sale') return BigInt(price)
  if (BigInt(order.total) > 1n) return undefined
  if (kind !== 'dutch' || !parameters) return BigInt(price)
  const side = order.side === 'bundle_ask' ? 'ask' : 'bid'
  return priceAt({ kind, price }, { side, order: Order.parse({ parameters }), time: secondsOf(row.at) })
}

function secondsOf(at: Date): bigint {
  return BigInt(Math.floor(at.getTime() / 1000))
}
