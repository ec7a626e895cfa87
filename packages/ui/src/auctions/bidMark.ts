import type { MarketOrder, Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import type { auctionWords } from '../i18n/areas/auction.js'
import { hasWon } from './hasWon.js'

/**
 * Says how an offer stands as a bid on its item's auction, or that its maker holds the item already; `undefined` for
 * other offers.
 *
 * @example
 * bidMark(offer, nft, { words, isOwn: false, now }) // → 'Outbid: the highest bid is 0.3 WETH'
 */
export function bidMark(
  offer: Pick<MarketOrder, 'orderHash' | 'maker' | 'currency' | 'status' | 'type'>,
  nft: Pick<Nft, 'auction' | 'owners' | 'standard'> | undefined,
  { words, isOwn, now, isBid = false }: bidMark.Options,
): string | undefined {
  if (!nft || offer.type === 'criteria' || offer.status !== 'active') return undefined
  const { auction, owners, standard } = nft
  const { mark } = words
  // Other holders of an edition can accept an offer of one of them.
  if (standard === 'erc721' && isSameAddress(owners[0]?.address, offer.maker))
    return isOwn ? (isBid ? mark.bidHeldByYou : mark.heldByYou) : mark.held
  if (!auction?.highestBid) return undefined
  if (!isSameAddress(offer.currency.address, auction.currency.address)) return undefined
  const { orderHash, maker, price } = auction.highestBid
  if (hasWon(offer, auction, now))
    return isOwn ? (auction.settler ? mark.won : mark.wonBySeller) : mark.winner
  if (orderHash === offer.orderHash) return mark.highest
  const highest = formatMoney(price, auction.currency, { exact: true })
  return isSameAddress(maker, offer.maker) ? mark.lower(highest) : mark.outbid(highest)
}

export declare namespace bidMark {
  type Options = {
    words: Pick<(typeof auctionWords)['en'], 'mark'>
    /** Whether the reader made the offer. */
    isOwn: boolean
    /** Seconds. */
    now: bigint
    /** Whether it counts in an auction, or was made as a bid in one. @default false */
    isBid?: boolean
  }
}
