import type { Currency, MarketInfo } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Gives the market's currency of an address, its decimals as the chain tells them. One that the market does not know has
 * no symbol to be trusted: its name is its address.
 */
export function currencyOf(
  info: Pick<MarketInfo, 'currencies'>,
  { address, decimals }: { address: Currency['address']; decimals?: number | undefined },
): Currency {
  const known = info.currencies.find((currency) => isSameAddress(currency.address, address))
  const unknown = { address, symbol: '?', name: address, decimals: 0 }
  return { ...(known ?? unknown), ...(decimals === undefined ? {} : { decimals }) }
}

/** Tells whether a market takes a currency; of any other only its address says what it is, whatever it calls itself. */
export function isKnownCurrency(
  info: Pick<MarketInfo, 'currencies'>,
  { address }: Pick<Currency, 'address'>,
): boolean {
  return info.currencies.some((currency) => isSameAddress(currency.address, address))
}
