import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { heldBy } from '../../nft/heldBy.js'
import { lotOf } from '../../orders/lotOf.js'

/**
 * Returns how many units of an item an account can sell to an offer, and the smallest number.
 *
 * @example
 * saleUnits(offer, { nft, account }) // → { lot: 1n, most: 3n }
 */
export function saleUnits(
  offer: MarketOrder | CollectionOffer,
  { nft, account }: { nft: Pick<Nft, 'standard' | 'owners'>; account: string | undefined },
): { lot: bigint; most: bigint } {
  if (nft.standard !== 'erc1155') return { lot: 1n, most: 1n }
  const { total } = Deal.from(offer.order.parameters)
  const lot = lotOf({ order: offer.order, total })
  const left = offer.remaining ?? total
  const held = heldBy(nft, account) ?? 0n
  const most = left < held ? left : held
  return { lot, most: most < lot ? lot : most - (most % lot) }
}
