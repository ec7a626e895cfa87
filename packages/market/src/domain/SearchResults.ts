import type { Address } from 'viem'
import type { Collection } from './Collection.js'
import type { Nft } from './Nft.js'

/** The search results of a market, best first. */
export type SearchResults = {
  collections: readonly Collection[]
  nfts: readonly Nft[]
  /** What was typed is this address. */
  account?: {
    address: Address
    /** The collection whose contract it is. */
    slug?: string
    /** How many different tokens of this market's collections it holds; counting stops at 1000. */
    tokens: number
  }
}
