import type { Price } from '@souk/execute/wire'
import { type Address, formatUnits } from 'viem'
import { type Market, type Pricing, priceTime } from '../../market/Market.js'
import * as Prices from '../../market/Prices.js'
import { findCurrency } from '../../orders/toMarketOrder.js'

/**
 * Makes a price in the API's form.
 *
 * @param price.raw - In the currency's smallest unit.
 * @param price.netRaw - The rest after fees.
 */
export function toPrice(
  market: Pricing,
  price: { currency: string; raw: bigint; netRaw?: bigint | undefined },
): Price {
  const { address, name, symbol, decimals } = findCurrency(market, price.currency)
  const amount = { raw: price.raw, currency: price.currency, decimals }
  const usd = Prices.usdWorth(market.prices, amount, priceTime(market))
  const isNative = market.config.nativeLike.has(price.currency.toLowerCase())
  return {
    currency: { address: address.toLowerCase() as Address, name, symbol, decimals },
    raw: price.raw,
    ...(price.netRaw === undefined ? undefined : { netRaw: price.netRaw }),
    ...(usd === undefined ? undefined : { usd }),
    ...(isNative ? { native: Number(formatUnits(price.raw, decimals)) } : undefined),
  }
}

/** This market, as orders and sales name their source. */
export function toSource({ config }: Pick<Market, 'config'>): { domain: string; name: string } {
  return { domain: config.domain ?? config.name, name: config.name }
}
