import { type Address, zeroAddress } from 'viem'
import { isCriteria, isCurrency } from '../../order/Item.js'
import { isSameAddress } from '../../order/sides.js'
import type { Moved } from '../effects/Effects.js'
import type { Context, TokenPrices } from '../findings/Finding.js'

/** Computes the value of tokens at the caller's prices and rates. Pure. */

/**
 * An amount in a unit. The unit is a currency's lower-case address, or the zero address for currencies with a rate to
 * the native currency.
 */
export type Worth = { unit: string; amount: bigint }

/** The sums per unit, and the items without a known price. */
export type Total = { sums: ReadonlyMap<string, bigint>; missing: readonly Moved[] }

/**
 * Adds up the value of items.
 *
 * @param side - Given tokens count at the floor, the lowest asking price. Received tokens count at the best known price
 * of that token, since a rare token is worth more than the floor.
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

/** Adds up the last sales of tokens. Returns `undefined` if there is none, or if they have several units. */
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
  // The worst case for the account: the maximum that it may give, the minimum that it may get.
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
  const { currency, floor, lastSale, tokenId } = market
  const counted = side === 'gotten' && tokenId !== undefined ? [floor, lastSale] : [floor]
  return counted.flatMap((price) => (price === undefined ? [] : [inUnit(currency, price, context)]))
}

/** Returns the prices of a token. Prices of the token itself take precedence over those of its collection. */
function marketsOf(item: Moved, { markets = [] }: Context): readonly TokenPrices[] {
  if (isCurrency(item)) return []
  const ofCollection = markets.filter(({ contract: collection }) => isSameAddress(collection, item.token))
  const isMeant = ({ tokenId }: TokenPrices) =>
    !isCriteria(item) && tokenId !== undefined && tokenId === item.identifierOrCriteria
  return [...ofCollection.filter(isMeant), ...ofCollection.filter(({ tokenId }) => tokenId === undefined)]
}

function inUnit(currency: Address, amount: bigint, context: Context): Worth {
  const { rates = [], trusted } = context
  const isWrapped = trusted?.wrapped?.some((address) => isSameAddress(address, currency)) ?? false
  if (isWrapped || isSameAddress(currency, zeroAddress)) return { unit: zeroAddress, amount }
  const rate = rates.find((one) => isSameAddress(one.currency, currency))
  if (!rate || rate.amount === 0n) return { unit: currency.toLowerCase(), amount }
  return { unit: zeroAddress, amount: (amount * rate.native) / rate.amount }
}

/** Dust is less than a millionth of the display unit. */
const dustDigits = 6
const nativeDecimals = 18

/** For a currency with unknown decimals, fewer smallest units than this are worthless in any common currency. */
const fewUnits = 10_000n

/** Returns whether an amount is too small to have value, or `'perhaps'` if the decimals of the currency are unknown. */
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

/** Returns the smallest amount above dust, in a currency's smallest unit. */
export function dustLimit(decimals: number): bigint {
  // For currencies with few decimals, a thousandth. Forgotten decimals cause larger errors.
  const digits = decimals > 2 * dustDigits ? dustDigits : dustDigits / 2
  return decimals > digits ? 10n ** BigInt(decimals - digits) : 0n
}
