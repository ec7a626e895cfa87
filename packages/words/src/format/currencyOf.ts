import type { Currency, MarketInfo } from '@souk/market'
import { isSameAddress } from './formatAddress.js'

/**
 * Returns the market's currency for an address, with the decimals from the chain. An unknown currency has its address
 * as its name, because its symbol cannot be trusted.
 */
export function currencyOf(
  info: Pick<MarketInfo, 'currencies'>,
  { address, decimals }: { address: Currency['address']; decimals?: number | undefined },
): Currency {
  const known = info.currencies.find((currency) => isSameAddress(currency.address, address))
  const unknown = { address, symbol: '?', name: address, decimals: 0 }
  return { ...(known ?? unknown), ...(decimals === undefined ? {} : { decimals }) }
}

/** Tells whether a market accepts a currency. Any other is identified only by its address, whatever its name. */
export function isKnownCurrency(
  info: Pick<MarketInfo, 'currencies'>,
  { address }: Pick<Currency, 'address'>,
): boolean {
  return info.currencies.some((currency) => isSameAddress(currency.address, address))
}
