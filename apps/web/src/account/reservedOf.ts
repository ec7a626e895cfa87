import type { MarketOrder } from '@souk/market'
import { itemKey } from '@souk/ui/parts/nft/itemMarks.js'

/**
 * Picks the active listings that only one account can buy, by the key of their item. Of several, the first one counts.
 *
 * @example
 * reservedOf(listings).get(itemKey(nft))?.price // → 160000000000000000n
 */
export function reservedOf(
  listings: readonly Pick<MarketOrder, 'status' | 'taker' | 'order' | 'price' | 'currency'>[],
): ReadonlyMap<string, Pick<MarketOrder, 'price' | 'currency'>> {
  const found = new Map<string, Pick<MarketOrder, 'price' | 'currency'>>()
  for (const { status, taker, order, price, currency } of listings) {
    const [item, ...others] = order.parameters.offer
    if (status !== 'active' || !taker || !item || others.length > 0) continue
    const key = itemKey({ contract: item.token, tokenId: item.identifierOrCriteria })
    if (!found.has(key)) found.set(key, { price, currency })
  }
  return found
}
