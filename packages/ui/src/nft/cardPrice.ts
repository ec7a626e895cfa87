import type { MarketOrder, Nft } from '@souk/market'
import { auctionPrice } from '../auctions/auctionPrice.js'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import type { auctionCardWords } from '../i18n/areas/auctionCard.js'
import type { cardWords } from '../i18n/areas/card.js'
import { itemKey } from './itemMarks.js'

/**
 * Describes an item's price on a card. A listing of several units has the price of one. An item that can only be won
 * in an auction has its highest bid or its reserve; beside an auction, the price is the one to buy it now.
 *
 * On a wallet's shelf, a bare price would look like that wallet's own listing, so another account's listing has
 * "from" before its price.
 *
 * @param options.shelf - The wallet whose items are shown; absent if they belong to several.
 *
 * @example
 * cardPrice(nft, { words, bids, now, shelf: { address: me, own: true } }) // → { text: 'Yours: 0.45 ETH', money: '0.45 ETH', quiet: false }
 */
export function cardPrice(
  nft: Pick<Nft, 'contract' | 'tokenId' | 'listing' | 'auction' | 'bundle'>,
  { words, bids, now, shelf }: cardPrice.Options,
): cardPrice.Result {
  const { listing, auction, bundle } = nft
  const reserved = listing || auction ? undefined : shelf?.reserved?.get(itemKey(nft))
  if (reserved) {
    const money = formatMoney(reserved.price, reserved.currency)
    return { text: words.reserved(money), money, quiet: false }
  }
  if (!listing && auction) {
    const { text, money } = auctionPrice(auction, { words: bids, now })
    return { text, money, quiet: false }
  }
  if (!listing && bundle) {
    const money = formatMoney(bundle.price, bundle.currency)
    return { text: words.inSet(money), money, quiet: true }
  }
  if (!listing) return { text: words.notListed, quiet: true }
  const money = formatMoney(listing.unitPrice, listing.currency)
  if (shelf && !isSameAddress(listing.maker, shelf.address))
    return { text: words.from(money), money, quiet: true }
  if (auction && !shelf?.own) return { text: words.buyNow(money), money, quiet: false }
  // Both texts would not fit a card on a phone.
  if (listing.total > 1n) return { text: words.each(money), money, quiet: false }
  return { text: shelf?.own ? words.yourPrice(money) : money, money, quiet: false }
}

export declare namespace cardPrice {
  type Options = {
    words: (typeof cardWords)['en']
    /** The texts about auctions. */
    bids: (typeof auctionCardWords)['en']
    /** Seconds. */
    now: bigint
    shelf?: Shelf | undefined
  }
  type Shelf = {
    address: string
    /** Whether the shelf is the visitor's own. */
    own: boolean
    /** The visitor's active listings that only one account can buy, by item. The market names them in no item. */
    reserved?: ReadonlyMap<string, Pick<MarketOrder, 'price' | 'currency'>> | undefined
  }
  type Result = {
    text: string
    /** The amount within the text. It is never cut, however narrow the card. */
    money?: string
    /** Whether the price is another wallet's, so that it is less prominent. */
    quiet: boolean
  }
}
