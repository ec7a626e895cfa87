import type { Order } from '@souk/seaport'
import { isSameAddress } from '@souk/words/format'
import { type Address, zeroAddress } from 'viem'
import type { Facts } from './Facts.js'
import type { Policy } from './Policy.js'

type Known = Pick<Facts, 'floors' | 'wrapped'>

/**
 * Compares what an account pays for items, and receives for them, with the floors of their collections. In a swap, the items
 * of both sides count at their floors. What cannot be compared is a reason too.
 */
export function floorReasons(
  { goes, comes }: Order.Effects,
  { floor }: Policy,
  facts: Known,
): readonly string[] {
  const [sold, bought] = [goes.find(isToken), comes.find(isToken)]
  const buyPercent = bought && floor.buyAtMostPercent
  const sellPercent = sold && floor.sellAtLeastPercent
  if (buyPercent === undefined && sellPercent === undefined) return []
  const [paid, got] = [worthOf(goes, 'most', facts), worthOf(comes, 'least', facts)]
  if (!paid || !got || new Set([...paid.units, ...got.units]).size > 1)
    return ['The price cannot be compared with the floor, which the policy limits.']
  return [
    ...(buyPercent !== undefined && paid.sum > (got.sum * BigInt(buyPercent)) / 100n
      ? [`The price is above ${buyPercent} % of the floor of ${bought?.token}.`]
      : []),
    ...(sellPercent !== undefined && got.sum < (paid.sum * BigInt(sellPercent)) / 100n
      ? [`The price is below ${sellPercent} % of the floor of ${sold?.token}.`]
      : []),
  ]
}

const isToken = ({ itemType }: Order.Moved) => itemType > 1

/** The worth of what moves one way, with the currencies that it is in. */
function worthOf(
  items: readonly Order.Moved[],
  take: 'most' | 'least',
  { floors, wrapped }: Known,
): { sum: bigint; units: readonly string[] } | undefined {
  const unit = (currency: Address) =>
    (isSameAddress(currency, wrapped) ? zeroAddress : currency).toLowerCase()
  let sum = 0n
  const units: string[] = []
  for (const item of items) {
    const floor = isToken(item)
      ? floors.find(({ contract }) => isSameAddress(contract, item.token))
      : undefined
    if (isToken(item) && !floor) return undefined
    sum += (floor?.price ?? 1n) * item[take]
    units.push(unit(floor?.currency ?? item.token))
  }
  return { sum, units }
}
