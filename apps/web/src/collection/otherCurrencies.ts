import type { Collection, Currency, MarketInfo, Nft } from '@souk/market'
import { isSameWorth } from '@souk/ui/parts/orders/isSameWorth.js'
import { zeroAddress } from 'viem'

/**
 * Returns the symbols of the currencies whose prices come last in a list by price, because they cannot be compared with
 * the native currency. Empty once the list shows that no item has such a price.
 *
 * @example
 * otherCurrencies(collection, { nfts, hasMore: false, info }) // → ['dUSD']
 */
export function otherCurrencies(
  { currencies }: Pick<Collection, 'currencies'>,
  { nfts = [], hasMore, info }: otherCurrencies.Facts,
): readonly string[] {
  const isOther = (one: Currency) => !isSameWorth(one, { address: zeroAddress }, info.wrappedNative)
  // Items for sale come first. Once one without a price is read, all prices are.
  const isEveryPriceRead = !hasMore || nfts.some(({ listing }) => !listing)
  const hasOther = nfts.some(({ listing }) => listing && isOther(listing.currency))
  return isEveryPriceRead && !hasOther ? [] : currencies.filter(isOther).map(({ symbol }) => symbol)
}

export declare namespace otherCurrencies {
  type Facts = {
    /** The items read so far, by price; undefined while they load. */
    nfts: readonly Nft[] | undefined
    /** Whether there are more items. */
    hasMore: boolean
    info: Pick<MarketInfo, 'wrappedNative'>
  }
}
