import type { Address } from 'viem'
import type { ItemType } from './constants.js'

/** The input form of a currency: the native currency if `token` is omitted, otherwise an ERC20. */
export type CurrencyInput = {
  /** Optional, since it follows from the token. If given, it must match the token. */
  itemType?: typeof ItemType.NATIVE | typeof ItemType.ERC20 | undefined
  /** @default the native currency */
  token?: Address | undefined
  /** The amount in the currency's smallest unit. */
  amount: bigint
  /** The amount at the end of the order. The amount changes linearly. @default the amount */
  endAmount?: bigint | undefined
  identifier?: undefined
  identifiers?: undefined
  criteria?: undefined
}

/** The input form of an ERC721 token. It has no amount. */
export type Erc721Input = {
  itemType: typeof ItemType.ERC721
  token: Address
  identifier: bigint
  amount?: undefined
  endAmount?: undefined
  identifiers?: undefined
  criteria?: undefined
}

/** The input form of an amount of an ERC1155 token. */
export type Erc1155Input = {
  itemType: typeof ItemType.ERC1155
  token: Address
  identifier: bigint
  amount: bigint
  /** The amount at the end of the order. The amount changes linearly. @default the amount */
  endAmount?: bigint | undefined
  identifiers?: undefined
  criteria?: undefined
}

/**
 * The input form of a criteria item: any token of a list of ids (for example a trait), of a known root, or of the whole
 * collection.
 */
export type CriteriaInput = {
  itemType:
    | typeof ItemType.ERC721
    | typeof ItemType.ERC1155
    | typeof ItemType.ERC721_WITH_CRITERIA
    | typeof ItemType.ERC1155_WITH_CRITERIA
  token: Address
  /** The number of tokens. More than one ERC721 token requires an order that allows partial fills. @default 1n */
  amount?: bigint | undefined
  /** @default the amount */
  endAmount?: bigint | undefined
  identifier?: undefined
} & (
  | {
      /** The token ids of the set, at least one. */
      identifiers: readonly bigint[]
      criteria?: undefined
    }
  | {
      /** The merkle root of the set, see `Criteria.root`. 0 means every token of the collection. */
      criteria: bigint
      identifiers?: undefined
    }
)

/** The input form of an item for `createOrder`. */
export type InputItem = CurrencyInput | Erc721Input | Erc1155Input | CriteriaInput

/** The input form of a consideration item, with its recipient. */
export type ConsiderationInput = InputItem & {
  /** @default the offerer */
  recipient?: Address | undefined
}
