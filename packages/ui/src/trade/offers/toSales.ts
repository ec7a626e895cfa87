import { Deal, type prepareFulfillOrders } from '@souk/market/flows'
import type { Sale } from '../../dialogs/Sale.js'

/** Requests one unit of each sale, in the currency that was shown. */
export function toSales(sales: readonly Sale[]): Pick<prepareFulfillOrders.Options, 'orders'> {
  return {
    orders: sales.map(({ offer, nft }) => {
      const { currency, maker } = Deal.from(offer.order.parameters)
      return {
        order: 'side' in offer ? offer.orderHash : offer,
        ...('side' in offer ? {} : { tokenId: nft.tokenId }),
        quantity: 1n,
        expected: { maker, ...(currency ? { currency } : {}) },
      }
    }),
  }
}
