import type { MarketOrder, MarketSwap } from '@souk/market'
import type { SwapItem } from '../../dialogs/SwapForm.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { isAlive } from '../../orders/inactiveReason.js'
import { unitsOf } from './swapForm.js'

/** A given item that another open order of its holder gives as well. */
export type Bound = { item: SwapItem; order: MarketOrder | MarketSwap }

/**
 * Finds the listings, auctions and swaps of the holder that give an item of a swap too: as soon as one of them is used,
 * the other can no longer be. Units of an edition may suffice for both.
 *
 * @example
 * boundOrders(form.give.items, { orders, account }) // → [{ item: lantern, order: listing }]
 */
export function boundOrders(
  items: readonly SwapItem[],
  { orders, account }: { orders: readonly (MarketOrder | MarketSwap)[]; account: string | undefined },
): readonly Bound[] {
  return items.flatMap((item) => {
    const { contract, tokenId } = item.nft
    return orders.flatMap((order): readonly Bound[] => {
      const given = order.order.parameters.offer.find(
        ({ token, identifierOrCriteria }) =>
          identifierOrCriteria === tokenId && isSameAddress(token, contract),
      )
      if (!given || !isAlive(order)) return []
      const units = /^\d{1,30}$/.test(item.quantity) ? BigInt(item.quantity) : 1n
      const taken = (given.startAmount * order.remaining) / order.total
      return units + taken <= unitsOf(item.nft, account) ? [] : [{ item, order }]
    })
  })
}
