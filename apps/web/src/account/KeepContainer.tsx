import type { MarketOrder } from '@souk/market'

/** Lets the owner take their orders along. */
export function KeepContainer(_: { orders: readonly MarketOrder[] }) {
  return null
}
