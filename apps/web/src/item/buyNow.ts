import type { MarketAuction, MarketOrder, Nft } from '@souk/market'
import type { ListForm } from '@souk/ui/parts/dialogs/ListForm.js'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { formatMoney } from '@souk/ui/parts/format/formatMoney.js'
import { toLocal } from '@souk/ui/parts/orders/listTimes.js'

/** Returns the price at which the seller of an auction also sells its item; `undefined` without one. */
export function buyNowPrice(
  { listing }: Pick<Nft, 'listing'>,
  { maker }: Pick<MarketOrder, 'maker'>,
): string | undefined {
  if (!listing || !isSameAddress(listing.maker, maker)) return undefined
  return formatMoney(listing.price, listing.currency, { exact: true })
}

/** Begins a listing beside an auction. One that lasted longer could undercut the winning bid. */
export function buyNowDraft({ end, order }: Pick<MarketAuction, 'end' | 'order'>): Partial<ListForm> {
  return { mode: 'fixed', duration: 'custom', endsAt: toLocal(end), currencyAddress: order.currency.address }
}
