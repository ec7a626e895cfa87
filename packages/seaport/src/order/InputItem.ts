import type { Address } from 'viem'
import type { ItemType } from './constants.js'

/** The input form of a currency: the native currency if `currency` is omitted, otherwise an ERC20. */
export type CurrencyInput = {
  /** Optional, since it follows from the currency. If given, it must match the currency. */
  itemType?: typeof ItemType.NATIVE | typeof ItemType.ERC20 | undefined
  /** @default the native currency */
  currency?: Address | undefined
  /** The amount in the currency's smallest unit. */
  amount: bigint
  /** The amount at the end of the order. The amount changes linearly. @default the amount */
  endAmount?: bigint | undefined
  contract?: undefined
  tokenId?: undefined
  tokenIds?: undefined
  criteria?: undefined
  /** Never set. Items in the form of seaport-js do not compile, instead of passing for the native currency. */
  token?: undefined
}

/** The input form of an ERC721 token. It has no amount. */
export type Erc721Input = {
  itemType: typeof ItemType.ERC721
  contract: Address
  tokenId: bigint
  amount?: undefined
  endAmount?: undefined
  currency?: undefined
  tokenIds?: undefined
  criteria?: undefined
}

/** The input form of an amount of an ERC1155 token. */
export type Erc1155Input = {
  itemType: typeof ItemType.ERC1155
  contract: Address
  tokenId: bigint
  amount: bigint
  /** The amount at the end of the order. The amount changes linearly. @default the amount */
  endAmount?: bigint | undefined
  currency?: undefined
  tokenIds?: undefined
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
  contract: Address
  /** The number of tokens. More than one ERC721 token requires an order that allows partial fills. @default 1n */
  amount?: bigint | undefined
  /** @default the amount */
  endAmount?: bigint | undefined
  currency?: undefined
  tokenId?: undefined
} & (
  | {
      /** The token ids of the set, at least one. */
      tokenIds: readonly bigint[]
      criteria?: undefined
    }
  | {
      /** The merkle root of the set, see `Criteria.root`. 0 means every token of the collection. */
      criteria: bigint
      tokenIds?: undefined
    }
)

/**
 * The input form of a token without its item type. Its contract is asked which kind of tokens it has (ERC-165), and is
 * refused if it does not say.
 */
export type UntypedNftInput = WithoutType<Erc721Input | Erc1155Input | CriteriaInput>

type WithoutType<item> = item extends unknown ? Omit<item, 'itemType'> & { itemType?: undefined } : never

/** The input form of an item for `createOrder`. */
export type InputItem = CurrencyInput | Erc721Input | Erc1155Input | CriteriaInput | UntypedNftInput

/** The input form of a consideration item, with its recipient. */
export type ConsiderationInput = InputItem & {
  /** @default the offerer */
  recipient?: Address | undefined
}

/**
 * The input form of a tip: a payment on top of a price, in a currency or as a single token. Unlike the items of
 * `createOrder`, it has no default recipient.
 */
export type TipInput = (CurrencyInput | Erc721Input | Erc1155Input) & {
  recipient: Address
}
