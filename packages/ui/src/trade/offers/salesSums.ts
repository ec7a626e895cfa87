import { Deal } from '@souk/market/flows'
import { type Address, zeroAddress } from 'viem'
import type { Sale } from '../../dialogs/Sale.js'

/** What the bidders pay in one currency, and what the seller receives of it. */
export type SalesSum = { currency: Address; price: bigint; net: bigint }

/** Returns the currency of a sale. */
export function saleCurrency({ offer }: Pick<Sale, 'offer'>): Address {
  return Deal.from(offer.order.parameters).currency ?? zeroAddress
}

/**
 * Adds up sales by currency.
 *
 * @example
 * salesSums(sales) // → [{ currency: weth, price: 3n, net: 2n }]
 */
export function salesSums(sales: readonly Sale[]): readonly SalesSum[] {
  const sums = new Map<Address, SalesSum>()
  for (const sale of sales) {
    const currency = saleCurrency(sale)
    const { price, net } = sums.get(currency) ?? { price: 0n, net: 0n }
    sums.set(currency, { currency, price: price + sale.unitPrice, net: net + sale.net })
  }
  return [...sums.values()]
}
