import type { AuctionSummary, MarketOrder } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import type { auctionWords } from '../i18n/areas/auction.js'

/**
 * Says how an offer stands as a bid on its item's auction; `undefined` if it is not one.
 *
 * @example
 * bidMark(offer, auction, words) // → 'Outbid: the highest bid is 0.3 WETH'
 */
export function bidMark(
  offer: Pick<MarketOrder, 'orderHash' | 'maker' | 'currency' | 'status' | 'type'>,
  auction: AuctionSummary | undefined,
  { mark }: Pick<(typeof auctionWords)['en'], 'mark'>,
): string | undefined {
  if (!auction?.highestBid || offer.type === 'criteria' || offer.status !== 'active') return undefined
  if (!isSameAddress(offer.currency.address, auction.currency.address)) return undefined
  const { orderHash, maker, price } = auction.highestBid
  if (orderHash === offer.orderHash) return mark.highest
  const highest = formatMoney(price, auction.currency, { exact: true })
  return isSameAddress(maker, offer.maker) ? mark.lower(highest) : mark.outbid(highest)
}
