import type { Activity, AnyOrder, Currency } from '@souk/market'
import { isCurrency } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'

/** What a seller paid and received, in the smallest unit of the currency of the price. */
export type SellerMoney = { fees: bigint; received: bigint }

/**
 * Returns what the seller of a sale received, and the fees and royalties out of the price, from the signed order. Its amounts
 * must add up to the price that was paid. Otherwise the chain moved others, as of a falling price, in an auction or with
 * extra fees of an app, and nothing is returned.
 *
 * @param order - The order that the sale filled.
 * @param paid.quantity - The units of the sale; all of a set. @default all of the order
 *
 * @example
 * sellerMoney(order, { price: 10n ** 18n, currency: ether, quantity: 1n }) // → { fees: 75n * 10n ** 15n, received: 925n * 10n ** 15n }
 */
export function sellerMoney(
  order: Pick<AnyOrder, 'side' | 'total' | 'order'> & { type?: string },
  { price, currency, quantity = order.total }: sellerMoney.Paid,
): SellerMoney | undefined {
  const { offerer, offer, consideration } = order.order.parameters
  if (order.side === 'swap' || order.type === 'english' || price === undefined || !currency) return undefined
  const money = [...offer, ...consideration].filter(isCurrency)
  const isPlain = money.every(
    ({ token, startAmount, endAmount }) =>
      startAmount === endAmount &&
      isSameAddress(token, currency.address) &&
      (startAmount * quantity) % order.total === 0n,
  )
  if (!isPlain) return undefined
  const sumOf = (items: readonly { startAmount: bigint }[]) =>
    items.reduce((sum, { startAmount }) => sum + (startAmount * quantity) / order.total, 0n)
  const asked = consideration.filter(isCurrency)
  const whole = sumOf(order.side === 'bid' ? offer.filter(isCurrency) : asked)
  // An offer gives the whole price to the account that accepts it, which pays the fees.
  const fees = sumOf(asked.filter(({ recipient }) => !isSameAddress(recipient, offerer)))
  return whole === price && fees <= price ? { fees, received: price - fees } : undefined
}

export declare namespace sellerMoney {
  type Paid = Pick<Activity, 'price'> & { currency?: Currency | undefined; quantity?: bigint | undefined }
}
