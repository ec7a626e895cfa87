import type { Address } from 'viem'
import { isAddressEqual } from 'viem'
import { ItemType } from './constants.js'

/** What an offerer gives. Amounts in the token's smallest unit; start and end differ when the price moves with time. */
export type OfferItem = {
  itemType: ItemType
  /** The zero address for the native currency. */
  token: Address
  /** Token id; for criteria items the Merkle root of the accepted ids, or 0 for any id; 0 for currencies. */
  identifierOrCriteria: bigint
  startAmount: bigint
  endAmount: bigint
}

/** What an offerer asks for, and who receives it. */
export type ConsiderationItem = OfferItem & { recipient: Address }

/** Returns whether an item is money: the native currency or an ERC20. */
export function isCurrency(item: { itemType: ItemType }): boolean {
  return item.itemType === ItemType.NATIVE || item.itemType === ItemType.ERC20
}

/** Returns whether an item is a concrete ERC721 or ERC1155 token. */
export function isNft(item: { itemType: ItemType }): boolean {
  return item.itemType === ItemType.ERC721 || item.itemType === ItemType.ERC1155
}

/** Returns whether an item stands for any token of a set (criteria-based). */
export function isCriteria(item: { itemType: ItemType }): boolean {
  return item.itemType === ItemType.ERC721_WITH_CRITERIA || item.itemType === ItemType.ERC1155_WITH_CRITERIA
}

/** Returns whether two items are of the same token contract and kind, however the addresses are spelled. */
export function isSameToken(
  a: { itemType: ItemType; token: Address },
  b: { itemType: ItemType; token: Address },
): boolean {
  return a.itemType === b.itemType && isAddressEqual(a.token, b.token)
}
