import type { prepareFulfillOrder } from '@souk/market/flows'
import { isSameAddress } from '../../format/formatAddress.js'

/** Adds up what the seller receives. */
export function proceedsOf({ proceeds }: Pick<prepareFulfillOrder.Plan, 'proceeds'>): bigint {
  return proceeds.reduce((sum, { amount }) => sum + amount, 0n)
}

/** Counts the units that the seller gives. */
export function soldUnits(
  { movements }: Pick<prepareFulfillOrder.Plan, 'movements'>,
  account: string | undefined,
): bigint {
  return movements
    .filter(({ itemType, from }) => itemType >= 2 && isSameAddress(from, account))
    .reduce((sum, { amount }) => sum + amount, 0n)
}
