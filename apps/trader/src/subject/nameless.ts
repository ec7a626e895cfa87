import type { Currency, MarketInfo, Nft } from '@souk/market'
import { currencyOf, formatAddress } from '@souk/words/format'
import type { Shop } from '../setup/connect.js'

/**
 * Replaces the names that a market gives by addresses, for a reader that a name could mislead: what is made of such a
 * market and its items contains no text of a stranger.
 */
export function namelessShop(shop: Shop): Shop {
  const { title: _, ...info } = shop.info
  const currencies = info.currencies.map(namelessCurrency)
  return { ...shop, isNameless: true, info: { ...info, name: 'the market', currencies } }
}

/** A short word cannot be an instruction, and amounts are hard to read without it. */
function namelessCurrency(currency: Currency): Currency {
  const { address, symbol } = currency
  return {
    ...currency,
    name: address,
    symbol: /^[A-Za-z0-9.]{1,8}$/.test(symbol) ? symbol : formatAddress(address),
  }
}

/** Replaces the names of an item by its contract. */
export function namelessNft(nft: Nft, info: Pick<MarketInfo, 'currencies'>): Nft {
  const { listing, ...rest } = nft
  return {
    ...rest,
    ...{ collection: nft.contract, name: '', description: '', traits: [] },
    ...(listing ? { listing: { ...listing, currency: currencyOf(info, listing.currency) } } : undefined),
  }
}

/** Replaces the names of a collection by its contract. Its slug stays, because requests need it. */
export function namelessCollection<
  collection extends { contract: string; name: string; description: string },
>(collection: collection): collection {
  return { ...collection, name: collection.contract, description: '' }
}
