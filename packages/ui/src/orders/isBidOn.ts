import type { MarketOrder } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { isOpen } from './listings.js'

/** Tells whether an offer on an auction's item is a bid. Offers on one of several items, or in another currency, are not. */
export function isBidOn(
  { currency }: Pick<MarketOrder, 'currency'>,
  bid: Pick<MarketOrder, 'status' | 'type' | 'currency'>,
): boolean {
  return bid.type !== 'criteria' && isSameAddress(bid.currency.address, currency.address) && isOpen(bid)
}
