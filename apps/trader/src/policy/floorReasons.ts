import type { Order } from '@souk/seaport'
import { isSameAddress } from '@souk/words/format'
import { type Address, zeroAddress } from 'viem'
import type { Facts } from './Facts.js'
import type { Policy } from './Policy.js'

/** Compares the price of an item with the floor of its collection. What cannot be compared is a reason too. */
export function floorReasons(
  { goes, comes }: Order.Effects,
  { floor }: Policy,
  facts: Pick<Facts, 'floors' | 'wrapped'>,
): readonly string[] {
  const { buyAtMostPercent, sellAtLeastPercent } = floor
  return [
    ...(buyAtMostPercent === undefined
      ? []
      : compared({ items: comes, money: goes, take: 'most', percent: buyAtMostPercent }, facts)),
    ...(sellAtLeastPercent === undefined
      ? []
      : compared({ items: goes, money: comes, take: 'least', percent: sellAtLeastPercent }, facts)),
  ]
}

type Comparison = {
  items: readonly Order.Moved[]
  money: readonly Order.Moved[]
  take: 'most' | 'least'
  percent: number
}

function compared(
  { items, money, take, percent }: Comparison,
  { floors, wrapped }: Pick<Facts, 'floors' | 'wrapped'>,
): readonly string[] {
  const tokens = items.filter(({ itemType }) => itemType > 1)
  const [first] = tokens
  if (!first) return []
  const found = floors.find(({ contract }) => isSameAddress(contract, first.token))
  const isOneContract = tokens.every(({ token }) => isSameAddress(token, first.token))
  const paid = money.filter(({ itemType }) => itemType <= 1)
  const unit = (currency: Address) => (isSameAddress(currency, wrapped) ? zeroAddress : currency)
  const isOneCurrency = found && paid.every(({ token }) => isSameAddress(unit(token), unit(found.currency)))
  if (!found || !isOneContract || !isOneCurrency)
    return ['The price cannot be compared with the floor, which the policy limits.']
  const pieces = tokens.reduce((sum, item) => sum + item[take === 'most' ? 'least' : 'most'], 0n)
  const total = paid.reduce((sum, item) => sum + item[take], 0n)
  const bound = (found.price * pieces * BigInt(percent)) / 100n
  if (take === 'most')
    return total > bound ? [`The price is above ${percent} % of the floor of ${first.token}.`] : []
  return total < bound ? [`The price is below ${percent} % of the floor of ${first.token}.`] : []
}
