import type { Movement } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import * as Deal from '../../domain/Deal.js'
import type { OrderDeal, OrderNews } from '../../domain/TradeEvent.js'
import type { Taken } from './takeOrder.js'

/** An amount of a currency. The zero address is the native currency. */
export type Sum = { currency: Address; amount: bigint }

/**
 * Adds up what an account pays and what it or its recipient receives, per currency. Payments out of the proceeds, such
 * as the fees of an offer, are subtracted from them.
 *
 * @param options.receiver - Receives the items or the proceeds. @default the account
 */
export function netOf(
  movements: readonly Movement[],
  options: { account: Address; receiver?: Address | undefined },
): { payment: readonly Sum[]; proceeds: readonly Sum[] } {
  const { account, receiver = account } = options
  const totals = new Map<Address, bigint>()
  const add = (currency: Address, amount: bigint) =>
    totals.set(currency, (totals.get(currency) ?? 0n) + amount)
  for (const { from, to, itemType, token, amount } of movements) {
    if (itemType > 1) continue
    if (isAddressEqual(from, account)) add(token, -amount)
    if (isAddressEqual(to, receiver)) add(token, amount)
  }
  const sums = Array.from(totals, ([currency, amount]) => ({ currency, amount }))
  return {
    payment: sums
      .filter(({ amount }) => amount < 0n)
      .map(({ currency, amount }) => ({ currency, amount: -amount })),
    proceeds: sums.filter(({ amount }) => amount > 0n),
  }
}

type Told = Pick<Taken, 'order' | 'orderHash'> & {
  /** The account that fills the order, if the event is about a fill. */
  taker?: Address
}

/** Creates the payload of events about orders. */
export function toOrderNews(account: Address, orders: readonly Told[]): OrderNews {
  return {
    account,
    orders: orders.map(({ order }) => order),
    orderHashes: orders.map(({ orderHash }) => orderHash),
    deals: orders.map(toOrderDeal),
  }
}

/** Creates the payload of a fill. Of a private listing, the taker is the account that it names, even if another account pays. */
export function toFillNews(account: Address, orders: readonly Taken[]): OrderNews {
  return toOrderNews(
    account,
    orders.map((taken) => ({ ...taken, taker: taken.deal.taker ?? account })),
  )
}

function toOrderDeal({ order, orderHash, taker }: Told): OrderDeal {
  const deal = Deal.from(order.parameters)
  const hasPrice = deal.currency !== undefined && !Deal.isMoving(deal)
  return {
    ...deal,
    orderHash,
    ...(taker ? { taker } : undefined),
    ...(hasPrice ? { price: Deal.priceAt(deal, deal.startTime) } : undefined),
  }
}
