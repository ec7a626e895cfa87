import { isCurrency, type OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'

/** What a collection asks for its creator, of the price at the start and at the end. */
export type CreatorFee = { recipient: `0x${string}`; startAmount: bigint; endAmount: bigint }

/** The item that fees are a part of: the money offered, or the first that is asked for. */
export function strictPrice({ offer, consideration }: Components): OfferItem | undefined {
  const [offered, ...others] = offer
  const [asked] = consideration
  if (!offered || !asked || others.length > 0 || isCurrency(offered) === isCurrency(asked)) return undefined
  return isCurrency(offered) ? offered : asked
}
