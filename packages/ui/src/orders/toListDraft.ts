import type { MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import type { ListForm } from '../dialogs/ListForm.js'
import { isSameAddress } from '../format/formatAddress.js'
import { toTyped } from '../format/formatMoney.js'
import { longest, readTimes, type TimeForm, toLocal } from './listTimes.js'

/**
 * Returns the terms of a listing as they would be typed, to list the rest of it at another price. A falling price begins at
 * what it is now, and it ends when the listing ends, if a new one can.
 *
 * @param options.now - Seconds.
 *
 * @example
 * toListDraft(order, { now }) // → { mode: 'fixed', price: '0.5', currencyAddress: '0x000…', quantity: '1', duration: 'custom', … }
 */
export function toListDraft(order: MarketOrder, { now }: { now: bigint }): Partial<ListForm> {
  const { currency, remaining, taker, total } = order
  const deal = Deal.from(order.order.parameters)
  const isMoving = Deal.isMoving(deal)
  const at = (moment: bigint) => (Deal.priceAt(deal, moment) + total - 1n) / total
  const end = at(deal.endTime)
  const present = at(now < deal.startTime ? deal.startTime : now > deal.endTime ? deal.endTime : now)
  const rounded = roundDown(present)
  return {
    mode: isMoving ? 'dutch' : 'fixed',
    price: toTyped(isMoving && rounded > end ? rounded : present, currency),
    ...(isMoving ? { endPrice: toTyped(end, currency) } : {}),
    currencyAddress: currency.address,
    quantity: String(remaining),
    ...endOf(deal.endTime, now),
    ...(taker ? { isPrivate: true, buyer: taker } : {}),
  }
}

/** Returns the end as typed: the default one if it has passed, and the last possible one if it is too far away. */
function endOf(endTime: bigint, now: bigint): Partial<TimeForm> {
  if (endTime > now + longest) return { duration: '28' }
  const own = { duration: 'custom', endsAt: toLocal(endTime) } as const
  return readTimes({ ...own, startsAt: '' }, now).issue ? {} : own
}

/** Keeps the first four digits of an amount, because the others of a falling price change every second. */
function roundDown(amount: bigint): bigint {
  const unit = 10n ** BigInt(Math.max(0, String(amount).length - 4))
  return amount - (amount % unit)
}

/** Returns how an account changes the price of its own listing; nothing for the listing of another. */
export function editOf(
  order: MarketOrder | undefined,
  { account, now }: { account: string | undefined; now: bigint },
) {
  if (!order || !isSameAddress(order.maker, account)) return {}
  return { draft: toListDraft(order, { now }), edits: order.orderHash }
}
