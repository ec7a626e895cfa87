import type { Currency, PaymentToken } from '@souk/market'
import { type Pricing, priceTime } from './Market.js'
import * as Prices from './Prices.js'

/** Adds the approximate price of one whole unit in US dollars, if it is known. */
export function withUsdPrice(market: Pick<Pricing, 'prices' | 'progress'>, currency: Currency): PaymentToken {
  const usdPrice = Prices.usdOf(market.prices, currency.address, priceTime(market))
  return usdPrice === undefined ? currency : { ...currency, usdPrice }
}
