import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'

/** An offer to accept, and the item to give for it. */
export type Sale = {
  offer: MarketOrder | CollectionOffer
  nft: Nft
  /** The bidder's price for one unit, and the seller's part after fees. */
  unitPrice: bigint
  net: bigint
}
