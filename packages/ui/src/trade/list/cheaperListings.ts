import type { MarketOrder } from '@souk/market'
import { isSameAddress } from '../../format/formatAddress.js'
import { unitPrice } from '../../orders/statusText.js'
import { isRaise, isStillOpen, type ListFacts, type ListForm, type ReadForm } from './listForm.js'

/**
 * Picks the listings to cancel so that a raised price is the lowest, the cheapest first. Listings of an edition each sell
 * their own units, so only the edited one has to go.
 *
 * @example
 * cheaperListings(orders, { form, read, facts }) // → [listing at 0.055, listing at 0.06]
 */
export function cheaperListings(
  orders: readonly MarketOrder[],
  { form, read, facts }: { form: ListForm; read: ReadForm; facts: ListFacts },
): readonly MarketOrder[] {
  const { earlier, standard } = facts
  const asked = read.unitPrice
  if (!earlier || asked === undefined || !isRaise(form, { read, facts })) return []
  const isEdited = ({ orderHash }: MarketOrder) => orderHash === earlier.orderHash
  const isCheaper = (order: MarketOrder) =>
    order.type !== 'english' &&
    isSameAddress(order.currency.address, form.currencyAddress) &&
    unitPrice(order) < asked
  return orders
    .filter(isStillOpen)
    .filter((order) => isEdited(order) || (standard === 'erc721' && isCheaper(order)))
    .toSorted((a, b) => (unitPrice(a) < unitPrice(b) ? -1 : 1))
}
