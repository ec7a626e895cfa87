import type { Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import type { cardWords } from '../i18n/areas/card.js'

/**
 * Describes an item's price on a card.
 *
 * On a wallet's shelf, a bare price would look like that wallet's own listing, so another account's listing has
 * "from" before its price.
 *
 * @param options.shelf - The wallet whose items are shown; absent if they belong to several.
 *
 * @example
 * cardPrice(nft, { words, shelf: { address: me, own: true } }) // → { text: 'Yours: 0.45 ETH', quiet: false }
 */
export function cardPrice(
  nft: Pick<Nft, 'listing' | 'bundle'>,
  { words, shelf }: cardPrice.Options,
): cardPrice.Result {
  const { listing, bundle } = nft
  if (!listing && bundle)
    return { text: words.inSet(formatMoney(bundle.price, bundle.currency)), quiet: true }
  if (!listing) return { text: words.notListed, quiet: true }
  if (!shelf) return { text: formatMoney(listing.price, listing.currency), quiet: false }
  const price = formatMoney(listing.unitPrice, listing.currency)
  if (!isSameAddress(listing.maker, shelf.address)) return { text: words.from(price), quiet: true }
  // Both texts would not fit a card on a phone.
  if (listing.total > 1n) return { text: words.each(price), quiet: false }
  return { text: shelf.own ? words.yourPrice(price) : price, quiet: false }
}

export declare namespace cardPrice {
  type Options = { words: (typeof cardWords)['en']; shelf?: Shelf | undefined }
  type Shelf = {
    address: string
    /** Whether the shelf is the visitor's own. */
    own: boolean
  }
  type Result = {
    text: string
    /** Whether the price is another wallet's, so that it is less prominent. */
    quiet: boolean
  }
}
