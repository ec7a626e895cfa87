import type { prepareFulfillOrder } from '@souk/market/flows'

/** Adds up what the seller receives. */
export function proceedsOf({ proceeds }: Pick<prepareFulfillOrder.Plan, 'proceeds'>): bigint {
  return proceeds.reduce((sum, { amount }) => sum + amount, 0n)
}
