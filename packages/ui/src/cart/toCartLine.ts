import type { Nft } from '@souk/market'
import type { Cart } from '@souk/react'

/**
 * Makes a cart line from an item's cheapest listing, for one unit of an edition. Returns `undefined` when it is not
 * for sale.
 */
export function toCartLine(
  { contract, tokenId, listing }: Pick<Nft, 'contract' | 'tokenId' | 'listing'>,
  { chainId, addedAt }: { chainId: number; addedAt: Date },
): Cart.Group['lines'][number] | undefined {
  if (!listing) return undefined
  const { orderHash, total, price, currency } = listing
  const id = { chainId, orderHash, contract, tokenId }
  return { ...id, quantity: 1n, total, price, currency: currency.address, addedAt }
}
