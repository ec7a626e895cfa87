import type { AuctionSummary } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatUntil } from '../format/formatTime.js'
import type { auctionCardWords } from '../i18n/areas/auctionCard.js'

/**
 * Describes the state of an auction on a card: its highest bid or its reserve, and when it ends.
 *
 * @param options.now - Seconds.
 *
 * @example
 * auctionPrice(auction, { words, now }) // → { text: 'Bid 0.3 WETH', money: '0.3 WETH', label: 'on auction, highest bid 0.3 WETH, ends in 2 hours' }
 */
export function auctionPrice(
  { highestBid, reserve, currency, end }: Pick<AuctionSummary, 'highestBid' | 'reserve' | 'currency' | 'end'>,
  { words, now }: { words: (typeof auctionCardWords)['en']; now: bigint },
): { text: string; money: string; label: string } {
  const price = formatMoney(highestBid?.price ?? reserve, currency)
  const [text, said] = highestBid
    ? [words.bid(price), words.labelBid(price)]
    : [words.reserve(price), words.labelReserve(price)]
  return {
    text,
    money: price,
    label: words.label(said, end <= now ? words.ended : formatUntil(end, now, words.endsIn)),
  }
}
