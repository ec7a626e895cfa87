import type { Address } from 'viem'
import type { ItemType } from './constants.js'

/** A currency as callers write it: the native one where `token` is left out, else an ERC20. */
export type CurrencyInput = {
  /** Follows from the token; whoever names it is held to it. */
  itemType?: typeof ItemType.NATIVE | typeof ItemType.ERC20 | undefined
  /** @default the native currency */
  token?: Address | undefined
  /** In the currency's smallest unit. */
  amount: bigint
  /** What the amount moves to until the order ends. @default the amount */
  endAmount?: bigint | undefined
  identifier?: undefined
  identifiers?: undefined
  criteria?: undefined
}

/** One ERC721 token as callers write it; it has no amount. */
export type Erc721Input = {
  itemType: typeof ItemType.ERC721
  token: Address
  identifier: bigint
  amount?: undefined
  endAmount?: undefined
  identifiers?: undefined
  criteria?: undefined
}

/** Pieces of one ERC1155 token as callers write them. */
export type Erc1155Input = {
  itemType: typeof ItemType.ERC1155
  token: Address
  identifier: bigint
  amount: bigint
  /** What the amount moves to until the order ends. @default the amount */
  endAmount?: bigint | undefined
  identifiers?: undefined
  criteria?: undefined
}

/** Any token of a set as callers write it: of a trait (identifiers), of a known root, or of the whole collection. */
export type CriteriaInput = {
  itemType:
    | typeof ItemType.ERC721
    | typeof ItemType.ERC1155
    | typeof ItemType.ERC721_WITH_CRITERIA
    | typeof ItemType.ERC1155_WITH_CRITERIA
  token: Address
  /** How many tokens or pieces; more than one ERC721 needs an order that allows partial fills. @default 1n */
  amount?: bigint | undefined
  /** @default the amount */
  endAmount?: bigint | undefined
  identifier?: undefined
} & (
  | {
      /** The tokens of the set; at least one. */
      identifiers: readonly bigint[]
      criteria?: undefined
    }
  | {
      /** Merkle root of the set, see `Criteria.root`; 0 stands for every token of the collection. */
      criteria: bigint
      identifiers?: undefined
    }
)

/** An item as callers of `createOrder` write it. */
export type InputItem = CurrencyInput | Erc721Input | Erc1155Input | CriteriaInput

/** An item that is asked for, and who receives it. */
export type ConsiderationInput = InputItem & {
  /** @default the offerer */
  recipient?: Address | undefined
}
