import type { MarketOrder } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import {
  type EarlierListing,
  earlierListing,
  isRaise,
  type ListFacts,
  type ListForm,
  type ReadForm,
} from './listForm.js'

/**
 * Picks the listing to cancel after another one, so that a raised price is the lowest. Listings of an edition each sell
 * their own units.
 *
 * @example
 * nextCheaper(orders, { form, read, facts })?.orderHash // → '0x04'
 */
export function nextCheaper(
  orders: readonly MarketOrder[],
  { form, read, facts }: { form: ListForm; read: ReadForm; facts: ListFacts },
): EarlierListing | undefined {
  if (facts.standard === 'erc1155' || !isRaise(form, { read, facts })) return undefined
  const others = orders.filter(({ orderHash }) => orderHash !== facts.earlier?.orderHash)
  const next = earlierListing(others, form.currencyAddress)
  if (!next || !isSameAddress(next.currency.address, form.currencyAddress)) return undefined
  return read.unitPrice !== undefined && next.unitPrice < read.unitPrice ? next : undefined
}
