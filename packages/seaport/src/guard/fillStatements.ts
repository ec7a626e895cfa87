import * as Amount from '../order/Amount.js'
import type { OfferItem } from '../order/Item.js'
import type { Components } from '../order/Order.js'
import { isSameToken } from '../order/sides.js'
import type { Context } from './findings/Finding.js'
import type { Part, Statement } from './findings/Statement.js'

/** Returns the statements of a fill for its sender, the other side of the orders. */
export function fillStatements(
  orders: readonly Components[],
  options: fillStatements.Options,
): readonly Statement[] {
  const { context, maximum, value, part } = options
  const paid = sum(
    orders.flatMap((order) => order.consideration.map((item) => amountNow(item, order, context, true))),
  )
  const bought = sum(
    orders.flatMap((order) => order.offer.map((item) => amountNow(item, order, context, false))),
  )
  const isFew = maximum !== undefined && maximum < BigInt(orders.length)
  const isPart = part !== undefined && part.numerator !== part.denominator
  const [first] = orders
  const bounds = { atMost: orders.length > 1, ofWhole: isPart }
  return [
    orders.length === 1 && first
      ? { type: 'fillsOne', offerer: first.offerer, part: isPart ? part : undefined }
      : { type: 'fillsMany', count: orders.length, maximum: isFew ? maximum : undefined },
    { type: 'pays', items: paid, ...bounds },
    { type: 'receives', items: bought, ...bounds },
    ...(value > 0n ? [{ type: 'sendsAlong', value } as const] : []),
  ]
}

export declare namespace fillStatements {
  type Options = {
    context: Context
    value: bigint
    maximum?: bigint
    part?: Part
  }
}

/** Returns the current amount if the time is known, or otherwise the amounts at both ends. */
function amountNow<item extends OfferItem>(
  item: item,
  { startTime, endTime }: Components,
  { now }: Context,
  roundUp: boolean,
): item {
  if (now === undefined) return item
  const amount = Amount.at(item, { startTime, endTime, now, roundUp })
  return { ...item, startAmount: amount, endAmount: amount }
}

/** Adds up items of the same token. */
function sum(items: readonly OfferItem[]): readonly OfferItem[] {
  const totals: OfferItem[] = []
  for (const item of items) {
    const index = totals.findIndex(
      (total) => isSameToken(total, item) && total.identifierOrCriteria === item.identifierOrCriteria,
    )
    const total = totals[index]
    if (!total) totals.push(item)
    else
      totals[index] = {
        ...total,
        startAmount: total.startAmount + item.startAmount,
        endAmount: total.endAmount + item.endAmount,
      }
  }
  return totals
}
