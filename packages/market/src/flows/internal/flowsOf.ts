import type { Movement } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import type { OrderNews } from '../../domain/TradeEvent.js'
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

/** Creates the payload of events about orders. */
export function toOrderNews(
  accountAddress: Address,
  orders: readonly Pick<Taken, 'order' | 'orderHash'>[],
): OrderNews {
  return {
    accountAddress,
    orders: orders.map(({ order }) => order),
    orderHashes: orders.map(({ orderHash }) => orderHash),
  }
}
