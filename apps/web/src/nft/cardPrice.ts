import type { Nft } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { formatMoney } from '../format/formatMoney.js'
import type { cardWords } from '../i18n/areas/card.js'

/**
 * Says in words what a card tells of an item's price.
 *
 * On a wallet's shelf a bare price reads as what that wallet asks, so somebody else's listing is only "from" there.
 *
 * @param options.shelf - Whose items are shown; left out where they are of many wallets.
 *
 * @example
 * cardPrice(nft, { words, shelf: { address: me, own: true } }) // → { text: 'Yours: 0.45 ETH', quiet: false }
 */
export function cardPrice(nft: Pick<Nft, 'listing'>, { words, shelf }: cardPrice.Options): cardPrice.Result {
  const { listing } = nft
  if (!listing) return { text: words.notListed, quiet: true }
  if (!shelf) return { text: formatMoney(listing.price, listing.currency), quiet: false }
  const price = formatMoney(listing.unitPrice, listing.currency)
  if (!isSameAddress(listing.maker, shelf.address)) return { text: words.from(price), quiet: true }
  // Both would not fit a card on a phone.
  if (listing.total > 1n) return { text: words.each(price), quiet: false }
  return { text: shelf.own ? words.yourPrice(price) : price, quiet: false }
}

export declare namespace cardPrice {
  type Options = { words: (typeof cardWords)['en']; shelf?: Shelf | undefined }
  type Shelf = {
    address: string
    /** It is the shelf of the person looking. */
    own: boolean
  }
  type Result = {
    text: string
    /** Nothing that the shelf's wallet asks, so it stands back. */
    quiet: boolean
  }
}
