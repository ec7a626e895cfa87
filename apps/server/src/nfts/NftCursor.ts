/** The position of the previous page's last token, in every sort. */
export type NftCursor = {
  contract: string
  identifier: string
  rank: number | null
  price: string | null
  /** The number of the token's cheapest listing. */
  listing: string | null
  rarity: number | null
  /** The end of the token's auction; see `AuctionEnd`. */
  end: string | null
}

/** The columns of a token that its position depends on. */
export type Placed = {
  contract: string
  identifier: string
  listing_rank: number | null
  listing_unit_price: string | null
  listing_sequence: string | null
  rarity_rank: number | null
  auction_end: string | null
}

/** Returns the position of a token. */
export function from(row: Placed): NftCursor {
  const { contract, identifier, listing_rank: rank, listing_unit_price: price } = row
  const [listing, rarity, end] = [row.listing_sequence, row.rarity_rank, row.auction_end]
  return { contract, identifier, rank, price, listing, rarity, end }
}
