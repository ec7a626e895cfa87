import type { AnyOrder, MarketInfo } from '@souk/market'
import { moneyGiven } from './moneyGiven.js'
import type { Sum } from './worth.js'

/**
 * Divides the money that orders can still take from their maker into that of active and that of inactive ones, which can
 * become active again. Only inactive orders that take money are counted.
 *
 * @example
 * moneyOffered([offer, { ...offer, status: 'inactive' }], info) // → { active: [sum], inactive: [sum], inactiveCount: 1 }
 */
export function moneyOffered(
  orders: readonly AnyOrder[],
  info: Pick<MarketInfo, 'currencies'>,
): moneyOffered.Result {
  const asleep = orders.filter(({ status }) => status !== 'active')
  return {
    active: moneyGiven(
      orders.filter(({ status }) => status === 'active'),
      info,
    ),
    inactive: moneyGiven(asleep, info),
    inactiveCount: asleep.filter((order) => moneyGiven([order], info).length > 0).length,
  }
}

export declare namespace moneyOffered {
  type Result = { active: readonly Sum[]; inactive: readonly Sum[]; inactiveCount: number }
}
