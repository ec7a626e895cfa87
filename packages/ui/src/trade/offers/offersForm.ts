import type { Collection, Currency, MarketInfo, Nft } from '@souk/market'
import type { OffersForm, OffersLine } from '../../dialogs/OffersForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { toTyped } from '../../format/formatMoney.js'
import { parseAmount } from '../../format/parseAmount.js'
import { nativeOf } from '../../market/nativeOf.js'
import { listingFees } from '../../orders/breakdown.js'
import { floorOf } from '../../orders/floorOf.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { toBasisPoints } from '../list/bulkForm.js'
import { exposureOf } from '../shared/exposureOf.js'

/** The facts for checking the form. */
export type OffersFacts = {
  /** The currencies in which offers can be paid. */
  currencies: readonly Currency[]
  wrappedNative: MarketInfo['wrappedNative']
  /** By slug; those that are loading are missing. */
  collections: ReadonlyMap<string, Collection>
  /** The wallet's balance of the chosen currency; undefined while unknown. */
  balance: bigint | undefined
  /** The visitor's other open offers in any currency. */
  others: readonly exposureOf.Other[]
}

/** A price to compare an offer with. */
type Base = { price: bigint; currency: Currency; kind: 'listing' | 'floor' }

/** A parsed line: its valid values, and its issues. */
export type ReadOffersLine = {
  line: OffersLine
  unitPrice: bigint | undefined
  quantity: bigint | undefined
  /** Whether the input is not a valid price or number of units. */
  isWrong: boolean
  base: Base | undefined
  /** Whether the item can be bought now for the offered price or less. */
  isAbove: boolean
}

/** The parsed form. */
export type ReadOffers = {
  currency: Currency
  lines: readonly ReadOffersLine[]
  /** The number of lines without a price. */
  missing: number
  /** The number of invalid lines. */
  wrong: number
  /** The number of lines whose item can be bought for the offered price or less. */
  above: number
  /** The amount of each offer with a valid price. */
  amounts: readonly bigint[]
  /** The sum of all offers; undefined while a price is missing. */
  total: bigint | undefined
  /** The highest price of one unit. */
  highest: bigint | undefined
  /** How much the wallet lacks for the most expensive offer. 0n if nothing, or unknown. */
  lacks: bigint
  /** What all open offers would total, if the wallet holds less; undefined otherwise. */
  exposure: bigint | undefined
}

/**
 * Returns the lowest and the highest share of a price that the sellers pay as fees, in basis points; `undefined` while a
 * collection loads.
 */
export function feeRange(
  { lines }: Pick<OffersForm, 'lines'>,
  { info, collections }: { info: Pick<MarketInfo, 'fees'>; collections: OffersFacts['collections'] },
): { least: number; most: number } | undefined {
  const each = lines.map(({ nft }) => collections.get(nft.collection))
  if (each.length === 0 || !each.every((collection) => collection !== undefined)) return undefined
  const shares = each.map((collection) =>
    listingFees({ info, collection }).reduce((sum, { basisPoints }) => sum + basisPoints, 0),
  )
  return { least: Math.min(...shares), most: Math.max(...shares) }
}

/** Creates the initial form. It has no prices, so that nothing is bought at a price that no one chose. */
export function startOffers(nfts: readonly Nft[], currencies: readonly Currency[]): OffersForm {
  return {
    lines: nfts.map((nft) => ({ nft, price: '', quantity: '1' })),
    currencyAddress: currencies[0]?.address ?? '',
    duration: '7',
    oneByOne: false,
    pricing: { way: 'below', price: '', percent: '10' },
  }
}

/**
 * Parses the form, line by line.
 *
 * @example
 * readOffers(form, facts).missing // → 2
 */
export function readOffers(form: OffersForm, facts: OffersFacts): ReadOffers {
  const currency = currencyIn(form, facts)
  const lines = form.lines.map((line) => readLine(line, currency, facts))
  const totals = lines.map(({ unitPrice, quantity }) =>
    unitPrice === undefined || quantity === undefined ? undefined : unitPrice * quantity,
  )
  const known = totals.filter((total) => total !== undefined)
  const most = maximum(known) ?? 0n
  const { balance, others } = facts
  const total = known.length === totals.length ? known.reduce((sum, one) => sum + one, 0n) : undefined
  return {
    currency,
    lines,
    missing: lines.filter(({ line }) => line.price.trim() === '').length,
    wrong: lines.filter(({ isWrong }) => isWrong).length,
    above: lines.filter(({ isAbove }) => isAbove).length,
    amounts: known,
    total,
    highest: maximum(lines.flatMap(({ unitPrice }) => unitPrice ?? [])),
    lacks: balance !== undefined && most > balance ? most - balance : 0n,
    exposure: total === undefined ? undefined : exposureOf({ total, currency, balance, others }),
  }
}

/**
 * Prices every line in the chosen way. Lines without a price to compare with keep theirs.
 *
 * @returns The form, and the number of lines priced.
 */
export function priceOffers(form: OffersForm, facts: OffersFacts): { form: OffersForm; priced: number } {
  const currency = currencyIn(form, facts)
  const prices = form.lines.map((line) => priceFor(line, form.pricing, { currency, facts }))
  const lines = form.lines.map((line, index) => {
    const price = prices[index]
    return price === undefined ? line : { ...line, price: toTyped(price, currency) }
  })
  return { form: { ...form, lines }, priced: prices.filter((price) => price !== undefined).length }
}

type At = { currency: Currency; facts: OffersFacts }

function priceFor(
  line: OffersLine,
  { way, price, percent }: OffersForm['pricing'],
  { currency, facts }: At,
): bigint | undefined {
  if (way === 'fixed') {
    const fixed = parseAmount(price, currency)
    return fixed.ok ? fixed.amount : undefined
  }
  const base = baseOf(line.nft, currency, facts)
  const basisPoints = toBasisPoints(percent)
  if (!base || basisPoints === undefined || basisPoints < 0n || basisPoints >= 10_000n) return undefined
  const lowered = (base.price * (10_000n - basisPoints)) / 10_000n
  return lowered > 0n ? lowered : undefined
}

function currencyIn({ currencyAddress }: OffersForm, { currencies }: OffersFacts): Currency {
  const chosen = currencies.find(({ address }) => isSameAddress(address, currencyAddress))
  return chosen ?? currencies[0] ?? nativeOf({ currencies })
}

/** Finds the item's own listing, or else the floor of its collection, if it can be compared. */
function baseOf(nft: Nft, currency: Currency, facts: OffersFacts): Base | undefined {
  const { collections, wrappedNative } = facts
  const { listing } = nft
  if (listing && isSameWorth(listing.currency, currency, wrappedNative))
    return { price: listing.unitPrice, currency: listing.currency, kind: 'listing' }
  const floor = floorOf(nft, collections.get(nft.collection))
  return floor && isSameWorth(floor.currency, currency, wrappedNative)
    ? { ...floor, kind: 'floor' }
    : undefined
}

function readLine(line: OffersLine, currency: Currency, facts: OffersFacts): ReadOffersLine {
  const price = parseAmount(line.price, currency)
  const unitPrice = price.ok ? price.amount : undefined
  const quantity = readQuantity(line)
  const base = baseOf(line.nft, currency, facts)
  return {
    line,
    unitPrice,
    quantity,
    isWrong: (line.price.trim() !== '' && !price.ok) || quantity === undefined,
    base,
    isAbove: base?.kind === 'listing' && unitPrice !== undefined && unitPrice >= base.price,
  }
}

function readQuantity({ nft, quantity }: OffersLine): bigint | undefined {
  if (nft.standard === 'erc721') return 1n
  return /^\d{1,20}$/.test(quantity.trim()) && BigInt(quantity) > 0n ? BigInt(quantity) : undefined
}

function maximum(amounts: readonly bigint[]): bigint | undefined {
  const [first, ...rest] = amounts
  return first === undefined ? undefined : rest.reduce((most, one) => (one > most ? one : most), first)
}
