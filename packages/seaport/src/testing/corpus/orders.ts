import type { Address } from 'viem'
import { knownConduitKey } from '../../order/constants.js'
import type { ConsiderationItem, OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'
import { components, to } from '../makeOrder.js'
import * as at from './accounts.js'
import { day, hour, now } from './known.js'

/** Who gets how many hundredths of a percent of a price. */
export type Cut = readonly [recipient: Address, basisPoints: bigint]

/** What the market and the artist of the lanterns take. */
export const soukCut: Cut = [at.souk, 250n]
export const lanternCuts: readonly Cut[] = [soukCut, [at.lanternArtist, 500n]]
export const printCuts: readonly Cut[] = [soukCut, [at.printArtist, 750n]]

/** An order that lives from an hour ago until in a week. */
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

/** An order of the person: gives all of the first for all of the second, nothing to anyone else. */
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

/** Sells items at a price, out of which others take their cuts. */
export function listing(
  items: OfferItem | readonly OfferItem[],
  price: OfferItem,
  { cuts = [], by = at.me, ...changes }: Deal = {},
): Components {
  const shares = cuts.map(([recipient, basisPoints]) => to(recipient, part(price, basisPoints)))
  const rest = part(price, 10_000n - cuts.reduce((sum, [, basisPoints]) => sum + basisPoints, 0n))
  return order(by, [items].flat(), [to(by, rest), ...shares], changes)
}

/** Bids money for items; the cuts come out of it. */
export function bid(
  money: OfferItem,
  items: OfferItem | readonly OfferItem[],
  { cuts = [], by = at.me, ...changes }: Deal = {},
): Components {
  const shares = cuts.map(([recipient, basisPoints]) => to(recipient, part(money, basisPoints)))
  return order(by, [money], [...[items].flat().map((item) => to(by, item)), ...shares], changes)
}

/** A part of an amount, in hundredths of a percent. */
function part(item: OfferItem, basisPoints: bigint): OfferItem {
  const { startAmount, endAmount } = item
  return {
    ...item,
    startAmount: (startAmount * basisPoints) / 10_000n,
    endAmount: (endAmount * basisPoints) / 10_000n,
  }
}
