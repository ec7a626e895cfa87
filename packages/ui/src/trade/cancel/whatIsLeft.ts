import type { AnyOrder, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { priced } from '../../orders/priced.js'
import { priceSigned } from '../../orders/priceLeft.js'
import { unfilledOf } from '../../orders/unfilledOf.js'
import { unitsPrice } from '../../orders/unitsPrice.js'

/**
 * Returns what the cancellation of an order ends: the price of what is left of it, the symbol of the money that an offer
 * can take, and the units that others have filled. Reads a live order, so that the receipt counts fills during the
 * cancellation.
 *
 * @example
 * whatIsLeft(listing, words) // → { price: '3 × 0.1 ETH', filled: { units: 2n, total: 5n } }
 */
export function whatIsLeft(
  order: AnyOrder | undefined,
  words: Pick<TradeWords['cancel'], 'units'>,
): whatIsLeft.Result {
  if (!order) return {}
  const { total } = order
  const unfilled = unfilledOf(order)
  const isPart = unfilled !== total && unfilled !== 0n
  const money = priced(order)
  return {
    ...(money ? { price: unitsPrice(sumLeft(money), words) } : {}),
    ...(money?.side === 'bid' ? { offered: money.currency.symbol } : {}),
    ...(isPart ? { filled: { units: total - unfilled, total } } : {}),
  }
}

export declare namespace whatIsLeft {
  type Result = { price?: string; offered?: string; filled?: { units: bigint; total: bigint } }
}

/** A set has one price for all its items. */
function sumLeft(order: MarketOrder): unitsPrice.Sum {
  const isSet = Deal.from(order.order.parameters).items.length > 1
  return { units: isSet ? 1n : unfilledOf(order), amount: priceSigned(order), currency: order.currency }
}
