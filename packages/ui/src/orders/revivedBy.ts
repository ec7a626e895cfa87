import type { MarketOrder } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { Conduit, ItemType } from '@souk/seaport'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Picks the inactive orders that an approval makes fillable again, because they only miss that approval.
 *
 * @example
 * revivedBy(step, orders, { exchange: info.seaport }) // → the listings that anyone can then buy
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
      isSameAddress(Conduit.operator(conduitKey, options), approval.operator) &&
      offer.some(
        ({ token, identifierOrCriteria }) =>
          isSameAddress(token, approval.token) && (!isSingle || identifierOrCriteria === approval.exact),
      )
    )
  })
}

export declare namespace revivedBy {
  type Approval = Pick<Extract<Trade.Step, { kind: 'approval' }>, 'token' | 'operator' | 'itemType' | 'exact'>
  type Order = Pick<MarketOrder, 'status' | 'reason' | 'order'>
}
