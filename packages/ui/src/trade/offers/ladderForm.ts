import type { Currency } from '@souk/market'
import type { LadderForm } from '../../dialogs/LadderForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { parseAmount } from '../../format/parseAmount.js'
import { exposureOf } from '../shared/exposureOf.js'

export type { LadderForm }

/** The most offers of a ladder. */
export const mostSteps = 20

/** The facts for checking the form. */
export type LadderFacts = {
  /** The currencies in which offers can be paid. */
  currencies: readonly Currency[]
  /** The wallet's balance of the chosen currency; undefined while unknown. */
  balance: bigint | undefined
  /** The visitor's other open offers in any currency. */
  others: readonly exposureOf.Other[]
}

/** The first issue of the form. */
export type LadderIssue = 'empty' | 'price' | 'count' | 'quantity' | 'order' | 'close'

/** The parsed form. */
export type ReadLadder = {
  currency: Currency | undefined
  /** The price of one item for each offer, the highest first. Empty while there is an issue. */
  prices: readonly bigint[]
  quantity: bigint | undefined
  issue: LadderIssue | undefined
  /** The sum of all offers; undefined while there is an issue. */
  total: bigint | undefined
  /** How much the wallet lacks for the highest offer. */
  lacks: bigint
  /** What all open offers would total, if the wallet holds less; undefined otherwise. */
  exposure: bigint | undefined
}

/**
 * Parses the form.
 *
 * @example
 * readLadder({ count: '3', highest: '0.5', lowest: '0.3', … }, facts).prices // → 0.5, 0.4 and 0.3 ether
 */
export function readLadder(form: LadderForm, { currencies, balance, others }: LadderFacts): ReadLadder {
  const currency =
    currencies.find(({ address }) => isSameAddress(address, form.currencyAddress)) ?? currencies[0]
  const quantity = readCount(form.quantity)
  const nothing = { currency, quantity, prices: [], total: undefined, lacks: 0n, exposure: undefined }
  if (!currency || form.highest.trim() === '' || form.lowest.trim() === '')
    return { ...nothing, issue: 'empty' }
  const [highest, lowest] = [parseAmount(form.highest, currency), parseAmount(form.lowest, currency)]
  const count = Number(readCount(form.count) ?? 0n)
  if (!highest.ok || !lowest.ok) return { ...nothing, issue: 'price' }
  if (count < 2 || count > mostSteps) return { ...nothing, issue: 'count' }
  if (quantity === undefined) return { ...nothing, issue: 'quantity' }
  if (highest.amount <= lowest.amount) return { ...nothing, issue: 'order' }
  const prices = stepsOf({ highest: highest.amount, lowest: lowest.amount, count, currency })
  if (new Set(prices).size < count) return { ...nothing, issue: 'close' }
  const total = quantity * prices.reduce((sum, price) => sum + price, 0n)
  const most = highest.amount * quantity
  const lacks = balance !== undefined && most > balance ? most - balance : 0n
  const exposure = exposureOf({ total, currency, balance, others })
  return { currency, prices, quantity, issue: undefined, total, lacks, exposure }
}

function readCount(typed: string): bigint | undefined {
  return /^\d{1,20}$/.test(typed.trim()) && BigInt(typed) > 0n ? BigInt(typed) : undefined
}

/** The prices between the ends have at most this many digits after the decimal point, so that people can read them. */
const digits = 4

/** Returns evenly spaced prices, the highest first. The first and the last are exact. */
function stepsOf(ladder: {
  highest: bigint
  lowest: bigint
  count: number
  currency: Currency
}): readonly bigint[] {
  const { highest, lowest, count, currency } = ladder
  const grain = 10n ** BigInt(Math.max(0, currency.decimals - digits))
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return highest
    if (index === count - 1) return lowest
    const exact = highest - ((highest - lowest) * BigInt(index)) / BigInt(count - 1)
    const rounded = ((exact + grain / 2n) / grain) * grain
    return rounded > lowest && rounded < highest ? rounded : exact
  })
}

/** Names an offer of a ladder by its price, in which alone they differ. */
export function priceAt(
  { prices, currency }: Pick<ReadLadder, 'prices' | 'currency'>,
  index: number,
): string | undefined {
  const price = prices[index]
  return price === undefined || !currency ? undefined : formatMoney(price, currency, { exact: true })
}
