import type { Address } from 'viem'
import type { Collection } from './Collection.js'
import type { Nft } from './Nft.js'

/** The search results of a market, best first. */
export type SearchResults = {
  collections: readonly Collection[]
  nfts: readonly Nft[]
  /** Set if the search text is an address. */
  account?: {
    address: Address
    /** The collection with this contract. */
    slug?: string
    /** The number of different tokens that it holds in this market's collections. Counting stops at 1000. */
    tokens: number
  }
}
