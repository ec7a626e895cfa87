import type { Movement } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import type { OrderNews } from '../../domain/TradeEvent.js'
import type { Taken } from './takeOrder.js'

/** Amounts by currency; the zero address is the native one. */
export type Sum = { currency: Address; amount: bigint }

/**
 * Adds up what an account pays and what it, or whoever it names, gets, per currency. What it pays out of what it gets,
 * such as the fees of an offer, is taken out of that.
 *
 * @param options.receiver - Gets what is bought or earned. @default the account
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

/** What is told of orders to those who listen. */
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
