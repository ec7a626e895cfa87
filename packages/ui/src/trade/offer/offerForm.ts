import { Units } from '@souk/base'
import type { Currency, MarketInfo, MarketOrder, Nft } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { OfferForm } from '../../dialogs/OfferForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { formatMoney } from '../../format/formatMoney.js'
import { type AmountIssue, parseAmount } from '../../format/parseAmount.js'
import type { auctionWords } from '../../i18n/areas/auction.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { exposureOf } from '../shared/exposureOf.js'

export type { OfferForm }

/** The facts for checking the form. */
export type OfferFacts = {
  /** The currencies in which offers can be paid. */
  currencies: readonly Currency[]
  wrappedNative: MarketInfo['wrappedNative']
  standard: Nft['standard']
  /** The wallet's balance of the chosen currency; undefined while unknown. */
  balance: bigint | undefined
  /** The visitor's other open offers in any currency. */
  others: readonly exposureOf.Other[]
  /** The item's cheapest listing, for one unit. */
  listing?: { unitPrice: bigint; currency: Currency } | undefined
  /** The auction, if the offer is a bid. It has only one currency. */
  auction?:
    | {
        reserve: bigint
        highest?: bigint | undefined
        settleUntil: bigint
        /** The visitor's open bids. */
        own?: readonly MarketOrder[]
      }
    | undefined
}

type OfferIssue = AmountIssue | 'quantityInvalid' | 'belowReserve'

/** Valid input that deserves a second look. */
export type OfferWarning =
  | { type: 'aboveFloor'; price: bigint; currency: Currency }
  /** `others`: what the visitor's other open offers need of the same money, if there are any. */
  | { type: 'short'; amount: bigint; others?: bigint; currency: Currency }
  | { type: 'exposure' | 'notHighest'; amount: bigint; currency: Currency }

export type ReadOffer = {
  currency: Currency | undefined
  unitPrice: bigint | undefined
  quantity: bigint | undefined
  issues: readonly OfferIssue[]
  warnings: readonly OfferWarning[]
}

/**
 * Parses the form: its valid values, and all issues and warnings.
 *
 * @example
 * readOffer(form, facts).issues // → ['empty']
 */
export function readOffer(form: OfferForm, facts: OfferFacts): ReadOffer {
  const currency =
    facts.currencies.find(({ address }) => isSameAddress(address, form.currencyAddress)) ??
    facts.currencies[0]
  const price = parseAmount(form.price, currency ?? { decimals: Units.nativeDecimals })
  const quantity = readQuantity(form.quantity, facts)
  const issues: OfferIssue[] = [
    ...(price.ok ? [] : [price.issue]),
    ...(quantity === undefined ? (['quantityInvalid'] as const) : []),
    ...(price.ok && facts.auction && price.amount < facts.auction.reserve ? (['belowReserve'] as const) : []),
  ]
  const unitPrice = price.ok ? price.amount : undefined
  const warnings =
    currency && unitPrice !== undefined && quantity !== undefined
      ? warningsOf({ currency, unitPrice, total: unitPrice * quantity }, facts)
      : []
  return { currency, unitPrice, quantity, issues, warnings }
}

function readQuantity(typed: string, { standard }: OfferFacts): bigint | undefined {
  if (standard === 'erc721') return 1n
  return /^\d{1,20}$/.test(typed.trim()) && BigInt(typed) > 0n ? BigInt(typed) : undefined
}

function warningsOf(
  offer: { currency: Currency; unitPrice: bigint; total: bigint },
  facts: OfferFacts,
): readonly OfferWarning[] {
  const { currency, unitPrice, total } = offer
  const { balance, listing } = facts
  const isComparable = listing && isSameWorth(listing.currency, currency, facts.wrappedNative)
  const cheaper = isComparable && listing.unitPrice <= unitPrice ? listing : undefined
  const exposure = exposureOf({ total, currency, balance, others: facts.others })
  const highest = facts.auction?.highest
  return [
    ...(highest !== undefined && unitPrice <= highest
      ? [{ type: 'notHighest', amount: highest, currency } as const]
      : []),
    ...(cheaper
      ? [{ type: 'aboveFloor', price: cheaper.unitPrice, currency: cheaper.currency } as const]
      : []),
    ...(balance !== undefined && balance < total
      ? [
          {
            type: 'short',
            amount: total - balance,
            ...(exposure !== undefined && exposure > total ? { others: exposure - total } : {}),
            currency,
          } as const,
        ]
      : []),
    ...(balance !== undefined && balance >= total && exposure !== undefined
      ? [{ type: 'exposure', amount: exposure, currency } as const]
      : []),
  ]
}

/**
 * Returns the warnings of an offer that the guard's findings do not say already: a price far above the listing is one fact.
 *
 * @example
 * warningsBeside(plan.findings, read) // → []
 */
export function warningsBeside(
  findings: readonly Pick<Order.Finding, 'name' | 'facts'>[],
  { warnings, quantity = 1n }: Pick<ReadOffer, 'warnings' | 'quantity'>,
): readonly OfferWarning[] {
  const floors = findings.flatMap(({ name, facts }) => (name === 'priceFarOverFloor' ? [facts.floor] : []))
  return warnings.filter(
    (warning) => warning.type !== 'aboveFloor' || !floors.includes(warning.price * quantity),
  )
}

/** Returns how much the wallet lacks for this offer, and for all of the visitor's open offers with it. */
export function missingOf({ warnings }: Pick<ReadOffer, 'warnings'>): { one: bigint; all: bigint } {
  const short = warnings.find((warning) => warning.type === 'short')
  const one = short?.amount ?? 0n
  return { one, all: one + (short?.others ?? 0n) }
}

/** Returns the text of a warning about a valid but unusual offer. */
export function offerWarningText(
  warning: OfferWarning,
  { words: { offer }, texts }: { words: TradeWords; texts: (typeof auctionWords)['en'] },
): string {
  switch (warning.type) {
    case 'aboveFloor':
      return offer.warning.aboveFloor(formatMoney(warning.price, warning.currency))
    case 'notHighest':
      return texts.notHighest(formatMoney(warning.amount, warning.currency, { exact: true }))
    case 'short':
      return shortText(warning, offer)
    default:
      return offer.warning[warning.type](formatMoney(warning.amount, warning.currency, { exact: true }))
  }
}

function shortText(
  { amount, others = 0n, currency }: Extract<OfferWarning, { type: 'short' }>,
  { warning: words }: TradeWords['offer'],
): string {
  const say = (sum: bigint) => formatMoney(sum, currency, { exact: true })
  return others > 0n
    ? words.shortOfAll(say(amount), say(amount + others), say(others))
    : words.short(say(amount))
}
