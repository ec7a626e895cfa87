import type { NftCursor } from './NftCursor.js'

/** Selects tokens. Addresses are lower-case. */
export type NftQuery = {
  contract?: string | undefined
  identifiers?: readonly bigint[] | undefined
  /** Exactly these tokens. */
  tokens?: readonly { contract: string; identifier: bigint }[] | undefined
  owner?: string | undefined
  listed?: boolean | undefined
  /** Only tokens whose auctions accept bids now; needs a contract. */
  auctioned?: boolean | undefined
  /** Any sort but by identifier needs a contract. `ending` implies `auctioned`. */
  sort: 'identifier' | 'price' | 'price-down' | 'recent' | 'rarity' | 'ending'
  /** Text in a name, an identifier or a trait's value; needs a contract. */
  text?: string | undefined
  /** The whole name; needs a contract. */
  name?: string | undefined
  /** A range of rarity ranks. Tokens without a rank are in none. */
  rarity?: { from?: number | undefined; to?: number | undefined } | undefined
  /** Leaves out tokens of these contracts. */
  withoutContracts?: readonly string[] | undefined
  /** For sale in currencies of this rank, within this range per unit. */
  price?: { rank: number; from?: bigint | undefined; to?: bigint | undefined } | undefined
  /** The direction of identifiers. @default 'asc' */
  direction?: 'asc' | 'desc' | undefined
  /** Reverses the sort; needs a contract. */
  isReversed?: boolean | undefined
  traits: readonly (readonly [type: string, values: readonly string[]])[]
  limit: number
  cursor?: NftCursor | undefined
}

/** Whether only tokens with an auction are selected. */
export function isAuctioned({ auctioned, sort, contract }: NftQuery): boolean {
  return contract !== undefined && (auctioned === true || sort === 'ending')
}
