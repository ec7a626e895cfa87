import { zeroAddress } from 'viem'
import * as Amount from '../Amount.js'
import type { OfferItem } from '../Item.js'
import type { Components } from '../Order.js'
import type { Context } from './Finding.js'
import { isSameToken } from './sides.js'
import { accountText, itemText, listText, moneyText } from './words.js'

/** What a fill means for its sender: the other side of the orders. */
export function fillSentences(
  orders: readonly Components[],
  options: fillSentences.Options,
): readonly string[] {
  const { context, maximum, value, part } = options
  const paid = sum(
    orders.flatMap((order) => order.consideration.map((item) => amountNow(item, order, context, true))),
  )
  const bought = sum(
    orders.flatMap((order) => order.offer.map((item) => amountNow(item, order, context, false))),
  )
  const isFew = maximum !== undefined && maximum < BigInt(orders.length)
  const isPart = part !== undefined && part.numerator !== part.denominator
  const what = (items: readonly OfferItem[]) =>
    items.length > 0 ? listText(items.map((item) => itemText(item, context))) : 'nothing'
  const [first] = orders
  const limit = isPart ? 'Of the whole order, you' : 'You'
  const most = orders.length > 1 ? ' at most' : ''
  return [
    orders.length === 1 && first
      ? `You fill ${isPart ? `${part.numerator}/${part.denominator} of an` : 'an'} order of ${accountText(first.offerer, context)}.`
      : `You fill ${isFew ? `up to ${maximum} of ` : ''}${orders.length} orders, those of them that are still there.`,
    `${limit} pay${most} ${what(paid)}.`,
    `${limit} get${most} ${what(bought)}.`,
    ...(value > 0n
      ? [`You send ${moneyText(zeroAddress, value, context)} along; what is not needed comes back.`]
      : []),
  ]
}

export declare namespace fillSentences {
  type Options = {
    context: Context
    value: bigint
    maximum?: bigint
    part?: { numerator: bigint; denominator: bigint }
  }
}

/** With a known time an amount that moves is that of the moment; without, both ends are told. */
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
