import { isCurrency, type OfferItem } from '../../order/Item.js'
import type { Components } from '../../order/Order.js'

/** The creator fee of a collection, for the start and end prices. */
export type CreatorFee = { recipient: `0x${string}`; startAmount: bigint; endAmount: bigint }

/** Returns the item from which fees are deducted: the offered currency, or the first consideration item. */
export function strictPrice({ offer, consideration }: Components): OfferItem | undefined {
  const [offered, ...others] = offer
  const [asked] = consideration
  if (!offered || !asked || others.length > 0 || isCurrency(offered) === isCurrency(asked)) return undefined
  return isCurrency(offered) ? offered : asked
}
