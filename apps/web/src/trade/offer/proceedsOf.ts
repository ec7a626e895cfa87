import type { prepareFulfillment } from '@souk/market/flows'

/** Adds up what the seller receives. */
export function proceedsOf({ proceeds }: Pick<prepareFulfillment.Plan, 'proceeds'>): bigint {
  return proceeds.reduce((sum, { amount }) => sum + amount, 0n)
}
