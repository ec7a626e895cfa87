import { Conduit, ItemType } from '@souk/seaport'
import { type Address, isAddressEqual } from 'viem'
import type { MarketOrder } from './MarketOrder.js'

/**
 * Picks the inactive orders that an approval makes fillable again, because they miss only that approval. Anyone can then
 * fill them at their old prices. A pure function: it reads nothing.
 *
 * @param approval - A step of a plan.
 * @param orders - Listings, offers or swaps of the account that gives the approval.
 * @param options.exchange - The Seaport contract of the orders.
 *
 * @example
 * const [step] = plan.steps
 * if (step?.kind === 'approval') Trade.revivedBy(step, orders, { exchange: info.seaport }) // → the listings that anyone can then buy
 */
export function revivedBy<order extends revivedBy.Order>(
  approval: revivedBy.Approval,
  orders: readonly order[],
  options: { exchange: Address },
): readonly order[] {
  const isSingle = approval.itemType !== ItemType.ERC20 && approval.exact !== undefined
  return orders.filter(({ status, reason, order }) => {
    const { conduitKey, offer } = order.parameters
    return (
      status === 'inactive' &&
      reason === 'approval' &&
      isAddressEqual(Conduit.operator(conduitKey, options), approval.operator) &&
      offer.some(
        ({ token, identifierOrCriteria }) =>
          isAddressEqual(token, approval.token) && (!isSingle || identifierOrCriteria === approval.exact),
      )
    )
  })
}

export declare namespace revivedBy {
  /** The fields of the step of a plan that matter. */
  type Approval = {
    token: Address
    operator: Address
    itemType: ItemType
    /** The token of an approval of a single one; the amount of one of a currency. */
    exact?: bigint | undefined
  }
  type Order = Pick<MarketOrder, 'status' | 'reason' | 'order'>
}
