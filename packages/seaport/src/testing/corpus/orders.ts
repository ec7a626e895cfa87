import type { Address } from 'viem'
import { knownConduitKey } from '../../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { components, to } from '../makeOrder.js'
import * as at from './accounts.js'
import { day, hour, now } from './known.js'

/** A recipient and its share of a price, in basis points. */
export type Cut = readonly [recipient: Address, basisPoints: bigint]

/** The fees of the market and of the lanterns' artist. */
export const soukCut: Cut = [at.souk, 250n]
export const lanternCuts: readonly Cut[] = [soukCut, [at.lanternArtist, 500n]]
export const printCuts: readonly Cut[] = [soukCut, [at.printArtist, 750n]]

/** Creates an order that started an hour ago and ends in a week. */
export function order(
  offerer: Address,
  offer: readonly OfferItem[],
  consideration: readonly ConsiderationItem[],
  changes: Partial<Components> = {},
): Components {
  return components(offerer, offer, consideration, {
    startTime: now - hour,
    endTime: now + 7n * day,
    conduitKey: knownConduitKey,
    ...changes,
  })
}

/** Creates an order of the user that gives the first items for the second items, without fees. */
export function mine(
  gives: readonly OfferItem[],
  gets: readonly OfferItem[],
  changes: Partial<Components> = {},
): Components {
  return order(
    at.me,
    gives,
    gets.map((item) => to(at.me, item)),
    changes,
  )
}

type Deal = { cuts?: readonly Cut[]; by?: Address } & Partial<Components>

/** Creates a listing with fees deducted from its price. */
export function listing(
  items: OfferItem | readonly OfferItem[],
  price: OfferItem,
  { cuts = [], by = at.me, ...changes }: Deal = {},
): Components {
  const shares = cuts.map(([recipient, basisPoints]) => to(recipient, part(price, basisPoints)))
  const rest = part(price, 10_000n - cuts.reduce((sum, [, basisPoints]) => sum + basisPoints, 0n))
  return order(by, [items].flat(), [to(by, rest), ...shares], changes)
}

/** Creates a bid with fees deducted from its amount. */
export function bid(
  money: OfferItem,
  items: OfferItem | readonly OfferItem[],
  { cuts = [], by = at.me, ...changes }: Deal = {},
): Components {
  const shares = cuts.map(([recipient, basisPoints]) => to(recipient, part(money, basisPoints)))
  return order(by, [money], [...[items].flat().map((item) => to(by, item)), ...shares], changes)
}

/** Returns a share of an amount, in basis points. */
function part(item: OfferItem, basisPoints: bigint): OfferItem {
  const { startAmount, endAmount } = item
  return {
    ...item,
    startAmount: (startAmount * basisPoints) / 10_000n,
    endAmount: (endAmount * basisPoints) / 10_000n,
  }
}
