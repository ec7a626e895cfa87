import { getOrders, type MarketOrder, type Side } from '@souk/market'
import type { Address } from 'viem'
import type { Session } from '../conduct/Session.js'
import type { Item } from '../subject/readSubject.js'

/** Reads the open orders of an account on an item. */
export async function ownOrders(
  { shop, signal }: Session,
  { nft }: Pick<Item, 'nft'>,
  { maker, side }: { maker: Address; side: Side },
): Promise<readonly MarketOrder[]> {
  const at = { side, maker, contract: nft.contract, tokenIds: [nft.tokenId], limit: 50, signal }
  const { orders } = await getOrders(shop.api, at)
  return orders.filter(({ status }) => status === 'active')
}
