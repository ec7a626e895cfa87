import type { Currency, PaymentToken } from '@souk/market'
import { now, type Pricing } from './Market.js'
import * as Prices from './Prices.js'

/** Adds the approximate price of one whole unit in US dollars, if it is known. */
export function withUsdPrice(market: Pick<Pricing, 'prices' | 'progress'>, currency: Currency): PaymentToken {
  if (market.prices.known.length === 0) return currency
  const usdPrice = Prices.usdOf(market.prices, currency.address, now(market))
  return usdPrice === undefined ? currency : { ...currency, usdPrice }
}
