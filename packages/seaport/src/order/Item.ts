import type { Address } from 'viem'
import { isAddressEqual } from 'viem'
import { ItemType } from './constants.js'

/**
 * An item that the offerer gives. Amounts are in the token's smallest unit. Start and end amount differ if the amount
 * changes with time.
 */
export type OfferItem = {
  itemType: ItemType
  /** The zero address for the native currency. */
  token: Address
  /** The token id. For criteria items, the merkle root of the accepted ids, or 0 for any id. For currencies, 0. */
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
}

/** An item that the offerer asks for, with its recipient. */
export type ConsiderationItem = OfferItem & { recipient: Address }

/** Returns whether an item is a currency: the native currency or an ERC20. */
export function isCurrency(item: { itemType: ItemType }): boolean {
  return item.itemType === ItemType.NATIVE || item.itemType === ItemType.ERC20
}

/** Returns whether an item is a concrete ERC721 or ERC1155 token. */
export function isNft(item: { itemType: ItemType }): boolean {
  return item.itemType === ItemType.ERC721 || item.itemType === ItemType.ERC1155
}

/** Returns whether an item is criteria-based: any token of a set. */
export function isCriteria(item: { itemType: ItemType }): boolean {
  return item.itemType === ItemType.ERC721_WITH_CRITERIA || item.itemType === ItemType.ERC1155_WITH_CRITERIA
}

/** Returns whether two items have the same token contract and kind, independent of the case of addresses. */
export function isSameToken(
  a: { itemType: ItemType; token: Address },
  b: { itemType: ItemType; token: Address },
): boolean {
  return a.itemType === b.itemType && isAddressEqual(a.token, b.token)
}
