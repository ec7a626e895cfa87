import { type Address, zeroAddress } from 'viem'
import { isCriteria, isCurrency } from '../../order/Item.js'
import { isSameAddress } from '../../order/sides.js'
import type { Moved } from '../effects/Effects.js'
import type { Context, TokenPrices } from '../findings/Finding.js'

/** What things are worth at the prices and rates that a caller knows. Pure. */

/** An amount in one unit: a currency's address in lower case, the zero address for all that has a rate to the native currency. */
export type Worth = { unit: string; amount: bigint }

/** The sums per unit, and the items without a known price. */
export type Total = { sums: ReadonlyMap<string, bigint>; missing: readonly Moved[] }

/**
 * Adds up what items are worth.
 *
 * @param side - What is given counts at the floor, the least that anyone asks for it. What is gotten counts at the best
 * price known of that very token, since a rare one is worth more than the floor.
 */
export function total(items: readonly Moved[], side: 'given' | 'gotten', context: Context): Total {
  const sums = new Map<string, bigint>()
  const missing: Moved[] = []
  for (const item of items) {
    const worth = worthOf(item, side, context)
    if (worth) sums.set(worth.unit, (sums.get(worth.unit) ?? 0n) + worth.amount)
    else missing.push(item)
  }
  return { sums, missing }
}

/** Adds up the last sales of tokens; `undefined` when there is none, or in several units. */
export function lastSales(items: readonly Moved[], context: Context): Worth | undefined {
  const sales = items.flatMap((item) => {
    const sale = marketsOf(item, context).find(({ lastSale }) => lastSale !== undefined)
    return sale?.lastSale === undefined ? [] : [inUnit(sale.currency, sale.lastSale * item.most, context)]
  })
  const [first] = sales
  if (!first || sales.some(({ unit }) => unit !== first.unit)) return undefined
  return { unit: first.unit, amount: sales.reduce((sum, { amount }) => sum + amount, 0n) }
}

function worthOf(item: Moved, side: 'given' | 'gotten', context: Context): Worth | undefined {
  // The worst for the account: all that it may give, the least that it may get.
  const amount = side === 'given' ? item.most : item.least
  if (isCurrency(item)) return inUnit(item.token, amount, context)
  const prices = marketsOf(item, context).flatMap((market) => pricesOf(market, side, context))
  const [first] = prices
  if (!first) return undefined
  const best = prices
    .filter(({ unit }) => unit === first.unit)
    .reduce((most, price) => (price.amount > most.amount ? price : most), first)
  return { unit: best.unit, amount: best.amount * amount }
}

function pricesOf(market: TokenPrices, side: 'given' | 'gotten', context: Context): readonly Worth[] {
  const { currency, floor, lastSale, identifier } = market
  const counted = side === 'gotten' && identifier !== undefined ? [floor, lastSale] : [floor]
  return counted.flatMap((price) => (price === undefined ? [] : [inUnit(currency, price, context)]))
}

/** Prices of the very token stand before those of its collection. */
function marketsOf(item: Moved, { markets = [] }: Context): readonly TokenPrices[] {
  if (isCurrency(item)) return []
  const ofCollection = markets.filter(({ collection }) => isSameAddress(collection, item.token))
  const isMeant = ({ identifier }: TokenPrices) =>
    !isCriteria(item) && identifier !== undefined && identifier === item.identifierOrCriteria
  return [
    ...ofCollection.filter(isMeant),
    ...ofCollection.filter(({ identifier }) => identifier === undefined),
  ]
}

function inUnit(currency: Address, amount: bigint, context: Context): Worth {
  const { rates = [], trusted } = context
  const isWrapped = trusted?.wrapped?.some((address) => isSameAddress(address, currency)) ?? false
  if (isWrapped || isSameAddress(currency, zeroAddress)) return { unit: zeroAddress, amount }
  const rate = rates.find((one) => isSameAddress(one.currency, currency))
  if (!rate || rate.amount === 0n) return { unit: currency.toLowerCase(), amount }
  return { unit: zeroAddress, amount: (amount * rate.native) / rate.amount }
}

/** Less than a millionth of the unit that people count in. */
const dustDigits = 6
const nativeDecimals = 18

/** Of a currency whose decimals nobody knows, fewer smallest units than this are worth nothing in any that is in use. */
const fewUnits = 10_000n

/**
 * Returns whether an amount is too small to be worth anything: `'perhaps'` where the decimals of the currency are not known.
 */
export function dustOf(item: Moved, amount: bigint, context: Context): 'dust' | 'perhaps' | 'worth' {
  if (amount === 0n) return 'dust'
  if (!isCurrency(item)) return 'worth'
  const worth = inUnit(item.token, amount, context)
  if (worth.unit === zeroAddress) return worth.amount < dustLimit(nativeDecimals) ? 'dust' : 'worth'
  const { tokens = [] } = context
  const decimals = tokens.find(({ address }) => isSameAddress(address, item.token))?.decimals
  if (decimals === undefined) return amount < fewUnits ? 'perhaps' : 'worth'
  return amount < dustLimit(decimals) ? 'dust' : 'worth'
}

/** The smallest amount that is more than dust, in a currency's smallest unit. */
export function dustLimit(decimals: number): bigint {
  // Of currencies with few decimals a thousandth: whoever forgets them is off by more.
  const digits = decimals > 2 * dustDigits ? dustDigits : dustDigits / 2
  return decimals > digits ? 10n ** BigInt(decimals - digits) : 0n
}
