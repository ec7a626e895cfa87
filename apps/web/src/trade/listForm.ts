import { Units } from '@souk/base'
import type { Collection, Currency, MarketOrder, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { type AmountIssue, parseAmount } from '../format/parseAmount.js'

/** What the person typed and chose. */
export type ListForm = {
  price: string
  currencyAddress: string
  duration: Duration
  /** As typed; only shown for editions. */
  quantity: string
}

export type Duration = '1' | '3' | '7' | '28'

/** The longest is four weeks: markets of this family take no order that lasts longer than a month less a day. */
export const durations: readonly Duration[] = ['1', '3', '7', '28']

/** What the form is judged by. */
export type ListFacts = {
  currencies: readonly Currency[]
  /** How many units the seller holds. */
  held: bigint
  standard: Nft['standard']
  floor: Collection['stats']['floor']
  /** The cheapest listing of this item that the seller has open already. */
  earlier?: EarlierListing | undefined
}

/** A listing of the item that the seller has signed before. */
export type EarlierListing = { unitPrice: bigint; currency: Currency }

export type FormIssue = AmountIssue | 'quantityInvalid' | 'quantityTooLarge'

/** What may be meant but should be looked at twice. */
export type FormWarning = 'belowFloor' | 'earlierListing' | 'dearerListing' | 'sameListing'

export type ReadForm = {
  currency: Currency | undefined
  unitPrice: bigint | undefined
  quantity: bigint | undefined
  issues: readonly FormIssue[]
  warnings: readonly FormWarning[]
}

/** Reads the form: the values where they are sound, and everything that is wrong or odd with the rest. */
export function readListForm(form: ListForm, facts: ListFacts): ReadForm {
  const currency =
    facts.currencies.find(({ address }) => isSameAddress(address, form.currencyAddress)) ??
    facts.currencies[0]
  const price = parseAmount(form.price, currency ?? { decimals: Units.nativeDecimals })
  const quantity = readQuantity(form.quantity, facts)
  const issues: FormIssue[] = []
  if (!price.ok) issues.push(price.issue)
  if (quantity === undefined) issues.push('quantityInvalid')
  else if (quantity > facts.held) issues.push('quantityTooLarge')
  const unitPrice = price.ok ? price.amount : undefined
  const warnings: FormWarning[] = []
  if (isBelowFloor(unitPrice, currency, facts)) warnings.push('belowFloor')
  if (facts.earlier) warnings.push(besides(facts.earlier, { unitPrice, currency }))
  return {
    currency,
    unitPrice,
    quantity,
    issues,
    warnings,
  }
}

type Offered = { unitPrice: bigint | undefined; currency: Currency | undefined }

function besides(earlier: EarlierListing, { unitPrice, currency }: Offered): FormWarning {
  if (unitPrice === undefined || !isSameAddress(earlier.currency.address, currency?.address))
    return 'earlierListing'
  if (earlier.unitPrice === unitPrice) return 'sameListing'
  return earlier.unitPrice > unitPrice ? 'dearerListing' : 'earlierListing'
}

/**
 * Picks the earlier listing that matters for a new one: the cheapest in its currency, or else any other, for amounts of
 * two currencies cannot be compared.
 */
export function earlierListing(
  orders: readonly MarketOrder[],
  currencyAddress: string,
): EarlierListing | undefined {
  const open = orders.filter(isStillOpen).map((order) => ({
    unitPrice: (order.price + order.total - 1n) / order.total,
    currency: order.currency,
  }))
  const comparable = open.filter(({ currency }) => isSameAddress(currency.address, currencyAddress))
  return (
    comparable.reduce<EarlierListing | undefined>(
      (cheapest, one) => (cheapest && cheapest.unitPrice <= one.unitPrice ? cheapest : one),
      undefined,
    ) ?? open[0]
  )
}

/** A raised counter closes an order for good; every other cause may go away again. */
function isStillOpen({ status, reason }: MarketOrder): boolean {
  return status === 'active' || (status === 'inactive' && reason !== 'counter')
}

function readQuantity(typed: string, facts: ListFacts): bigint | undefined {
  if (facts.standard === 'erc721') return 1n
  return /^\d{1,20}$/.test(typed.trim()) && BigInt(typed) > 0n ? BigInt(typed) : undefined
}

function isBelowFloor(
  unitPrice: bigint | undefined,
  currency: Currency | undefined,
  { floor }: ListFacts,
): boolean {
  if (unitPrice === undefined || !floor || !isSameAddress(floor.currency.address, currency?.address))
    return false
  return unitPrice < floor.price
}
