import { Units } from '@souk/base'
import type { Collection, Currency, MarketInfo, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import type { Address, Hex } from 'viem'
import type { ListForm, ListMode } from '../../dialogs/ListForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { type AmountIssue, parseAmount } from '../../format/parseAmount.js'
import type { AddressNames } from '../../names/useAddressNames.js'
import { isSameWorth } from '../../orders/isSameWorth.js'
import { readTimes, type TimeIssue } from '../../orders/listTimes.js'
import type { OddPrice } from '../shared/isConfirmed.js'
import { readReceiver, type SendIssue } from '../shared/readReceiver.js'

export type { ListForm, ListMode }

/** Creates an empty form. */
export function emptyListForm(currencyAddress: string): ListForm {
  return {
    ...{
      mode: 'fixed',
      price: '',
      endPrice: '',
      currencyAddress,
      quantity: '1',
      isPrivate: false,
      buyer: '',
      isOnChain: false,
    },
    ...{ duration: '7', endsAt: '', startsAt: '' },
  }
}

/** Tells whether two forms have the same input. */
export function isSameForm(one: ListForm, other: ListForm): boolean {
  return Object.entries(one).every(([field, value]) => value === other[field as keyof ListForm])
}

/** The facts for checking the form. */
export type ListFacts = {
  currencies: readonly Currency[]
  wrappedNative: MarketInfo['wrappedNative']
  /** The seller's number of units. */
  held: bigint
  standard: Nft['standard']
  floor: Collection['stats']['floor']
  /** For one unit. */
  lastSale?: Price | undefined
  /** The highest covered offer, for one unit. */
  bestOffer?: Price | undefined
  /** The seller's cheapest open listing of this item. */
  earlier?: EarlierListing | undefined
  /** When the seller's auction of this item ends, in seconds. A listing beside it is its buy-now price. */
  auctionEnd?: bigint | undefined
  /** The highest bid of that auction, or its reserve. A buy-now price at or below it would undercut the auction. */
  auctionPrice?: Price | undefined
  /** Whether the seller changes the price of the earlier listing. */
  isEdit?: boolean | undefined
  /** Whether the form still has the terms of the earlier listing, as it came. @default false */
  isUntouched?: boolean | undefined
  seller: string | undefined
  contract: string
  /** Seconds. */
  now: bigint
} & Partial<AddressNames>

type Price = { price: bigint; currency: Currency }

/** An earlier listing of the item by the seller. */
export type EarlierListing = {
  unitPrice: bigint
  /** How many are left to buy. */
  units: bigint
  currency: Currency
  orderHash: Hex
  endTime: bigint
  /** For a falling price, what one unit costs at the end. */
  endPrice?: bigint
}

export type BuyerIssue = `buyer:${SendIssue}`
type EndPriceIssue = 'endPriceEmpty' | 'endPriceInvalid' | 'endPriceNotLower'
type QuantityIssue = 'quantityInvalid' | 'quantityTooLarge'
export type FormIssue = AmountIssue | EndPriceIssue | QuantityIssue | TimeIssue | BuyerIssue

/** Valid input that deserves a second look. */
export type FormWarning = OddWarning | EarlierWarning
/** A price that other sellers would not ask. */
type OddWarning = 'belowOffer' | 'belowFloor' | 'belowLastSale'
export type EarlierWarning = 'earlierListing' | 'dearerListing' | 'sameListing' | 'otherCurrency'

export type ReadForm = {
  currency: Currency | undefined
  unitPrice: bigint | undefined
  /** For a falling price. */
  endPrice?: bigint
  quantity: bigint | undefined
  /** Seconds; absent to start at once. */
  startTime?: bigint
  endTime?: bigint
  buyer?: Address
  issues: readonly FormIssue[]
  warnings: readonly FormWarning[]
  /** The lowest price of the listing, if it has to be typed again. */
  odd?: OddPrice
  /** Whether the seller has to agree to the lowest price. */
  asksAgreement: boolean
}

/** Parses the form: its valid values, and all issues and warnings. */
export function readListForm(form: ListForm, facts: ListFacts): ReadForm {
  const currency =
    facts.currencies.find(({ address }) => isSameAddress(address, form.currencyAddress)) ??
    facts.currencies[0]
  const decimals = currency ?? { decimals: Units.nativeDecimals }
  const price = parseAmount(form.price, decimals)
  const unitPrice = price.ok ? price.amount : undefined
  const end = form.mode === 'dutch' ? readEndPrice(form.endPrice, { unitPrice, decimals }) : {}
  const quantity = readQuantity(form, facts)
  const { issue: timeIssue, ...times } = readTimes(form, facts.now)
  const buyer = readBuyer(form, facts)
  const lowest = form.mode === 'dutch' ? end.endPrice : unitPrice
  const odd = currency && lowest !== undefined ? oddWarnings({ price: lowest, currency }, facts) : []
  const demand = lowest === undefined ? undefined : demandOf(odd, { form, lowest, facts })
  const earlier = facts.earlier
    ? [besides(facts.earlier, { unitPrice, currency, isUntouched: facts.isUntouched })]
    : []
  return {
    currency,
    unitPrice,
    ...(end.endPrice === undefined ? {} : { endPrice: end.endPrice }),
    quantity: quantity.value,
    ...times,
    ...(buyer.to ? { buyer: buyer.to } : {}),
    issues: [
      ...(price.ok ? [] : [price.issue]),
      ...listed(end.issue),
      ...listed(quantity.issue),
      ...listed(timeIssue),
      ...(buyer.issue ? ([`buyer:${buyer.issue}`] as const) : []),
    ],
    warnings: [...odd, ...earlier],
    ...(currency && lowest !== undefined && demand === 'typing' ? { odd: { price: lowest, currency } } : {}),
    asksAgreement: demand === 'agreement',
  }
}

function listed<issue>(issue: issue | undefined): readonly issue[] {
  return issue === undefined ? [] : [issue]
}

type EndPrice = { endPrice?: bigint; issue?: EndPriceIssue }

function readEndPrice(
  typed: string,
  { unitPrice, decimals }: { unitPrice: bigint | undefined; decimals: Units.Currency },
): EndPrice {
  if (typed === '') return { issue: 'endPriceEmpty' }
  const read = parseAmount(typed, decimals)
  if (!read.ok) return { issue: 'endPriceInvalid' }
  if (unitPrice !== undefined && read.amount >= unitPrice) return { issue: 'endPriceNotLower' }
  return { endPrice: read.amount }
}

function readQuantity(
  { quantity }: ListForm,
  { standard, held }: ListFacts,
): { value: bigint | undefined; issue?: QuantityIssue } {
  const isNumber = standard === 'erc721' || (/^\d{1,20}$/.test(quantity.trim()) && BigInt(quantity) > 0n)
  if (!isNumber) return { value: undefined, issue: 'quantityInvalid' }
  const value = standard === 'erc721' ? 1n : BigInt(quantity)
  return value > held ? { value, issue: 'quantityTooLarge' } : { value }
}

/** An auction is open to everyone. */
function readBuyer(
  form: ListForm,
  { names, nameIssue, seller, contract }: ListFacts,
): { to?: Address; issue?: SendIssue } {
  if (!form.isPrivate || form.mode === 'english') return {}
  return readReceiver(form.buyer, { account: seller, contract, names, nameIssue })
}

function oddWarnings(lowest: Price, facts: ListFacts): readonly OddWarning[] {
  const { bestOffer, floor, lastSale, wrappedNative } = facts
  const isBelow = (other: Price | undefined) =>
    other !== undefined &&
    isSameWorth(other.currency, lowest.currency, wrappedNative) &&
    lowest.price < other.price
  return [
    ...(isBelow(bestOffer) ? (['belowOffer'] as const) : []),
    ...(isBelow(floor) ? (['belowFloor'] as const) : []),
    ...(isBelow(lastSale) ? (['belowLastSale'] as const) : []),
  ]
}

/**
 * Returns what a low price demands of the seller. Below an offer that the seller could accept now, or below half of the
 * floor, as after a typing error, the price has to be typed again. Otherwise the seller agrees to a price below the
 * floor, except for the few percent that the form suggests. An auction usually starts below the floor. Without a floor,
 * the last sale counts.
 */
function demandOf(
  odd: readonly OddWarning[],
  { form, lowest, facts: { floor, lastSale } }: { form: ListForm; lowest: bigint; facts: ListFacts },
): 'typing' | 'agreement' | undefined {
  if (odd.includes('belowOffer')) return 'typing'
  const usual = floor ? odd.includes('belowFloor') && floor : odd.includes('belowLastSale') && lastSale
  if (!usual) return undefined
  if (form.mode === 'english') return floor && isUnderShare(lowest, usual.price, 10n) ? 'typing' : undefined
  if (isUnderShare(lowest, usual.price, typedPercent)) return 'typing'
  return isUnderShare(lowest, usual.price, agreedPercent) ? 'agreement' : undefined
}

/** Below this share of the usual price, it has to be typed again. */
export const typedPercent = 50n
/** Below this share of the usual price, the seller has to agree to it. */
export const agreedPercent = 95n

/** Tells whether a price is below a share of another. */
export function isUnderShare(price: bigint, usual: bigint, percent: bigint): boolean {
  return price * 100n < usual * percent
}

type Offered = {
  unitPrice: bigint | undefined
  currency: Currency | undefined
  isUntouched: boolean | undefined
}

function besides(earlier: EarlierListing, { unitPrice, currency, isUntouched }: Offered): EarlierWarning {
  if (!isSameAddress(earlier.currency.address, currency?.address)) return 'otherCurrency'
  if (unitPrice === undefined) return 'earlierListing'
  // A falling price is already another when the form shows it.
  if (isUntouched || earlier.unitPrice === unitPrice) return 'sameListing'
  return earlier.unitPrice > unitPrice ? 'dearerListing' : 'earlierListing'
}

/**
 * Tells whether the form raises the price of a listing. The cheaper listing has to be cancelled first, because buyers
 * would take it.
 */
export function isRaise(
  { mode }: Pick<ListForm, 'mode'>,
  { read, facts }: { read: ReadForm; facts: Pick<ListFacts, 'isEdit'> },
): boolean {
  const isHigher = read.unitPrice !== undefined && read.warnings.includes('earlierListing')
  return facts.isEdit === true && mode !== 'english' && isHigher
}

/**
 * Picks the earlier listing that matters for a new one: the cheapest in its currency, or else any other, since
 * amounts of two currencies cannot be compared.
 */
export function earlierListing(
  orders: readonly MarketOrder[],
  currencyAddress: string,
): EarlierListing | undefined {
  const open = orders.filter(isStillOpen).map(toEarlier)
  const comparable = open.filter(({ currency }) => isSameAddress(currency.address, currencyAddress))
  return (
    comparable.reduce<EarlierListing | undefined>(
      (cheapest, one) => (cheapest && cheapest.unitPrice <= one.unitPrice ? cheapest : one),
      undefined,
    ) ?? open[0]
  )
}

/** Picks the listing whose price the seller changes; `undefined` once it is cancelled or sold. */
export function editedListing(orders: readonly MarketOrder[], orderHash: Hex): EarlierListing | undefined {
  return orders.filter((order) => isStillOpen(order) && order.orderHash === orderHash).map(toEarlier)[0]
}

function toEarlier(listing: MarketOrder): EarlierListing {
  const { price, total, remaining, currency, orderHash, endTime, order } = listing
  const deal = Deal.from(order.parameters)
  const last = Deal.priceAt(deal, deal.endTime)
  return {
    unitPrice: (price + total - 1n) / total,
    ...{ units: remaining, currency, orderHash, endTime },
    ...(Deal.isMoving(deal) && last < price ? { endPrice: (last + total - 1n) / total } : {}),
  }
}

/** A raised counter cancels an order for good; every other cause may go away again. */
export function isStillOpen({ status, reason }: MarketOrder): boolean {
  return status === 'active' || (status === 'inactive' && reason !== 'counter')
}
