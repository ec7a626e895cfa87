import { type Address, parseUnits, zeroAddress } from 'viem'
import { ItemType } from '../../order/constants.js'
import type { OfferItem } from '../../order/Item.js'
import { item } from '../makeOrder.js'
import * as at from './accounts.js'

/** Native currency, by a decimal amount. */
export const ether = (amount: string) => wei(parseUnits(amount, 18))
export const weth = (amount: string) => coin(at.wrappedEther, parseUnits(amount, 18))
export const usdc = (amount: string) => coin(at.usdCoin, parseUnits(amount, 6))
export const wbtc = (amount: string) => coin(at.wrappedBitcoin, parseUnits(amount, 8))
export const tickets = (amount: bigint) => coin(at.ticketCoin, amount)

/** Native currency, in wei. */
export const wei = (amount: bigint) => item(ItemType.NATIVE, { token: zeroAddress, amount })
export const coin = (token: Address, amount: bigint) => item(ItemType.ERC20, { token, amount })

/** One token of an ERC721 collection. */
export const nft = (token: Address, identifierOrCriteria: bigint) =>
  item(ItemType.ERC721, { token, identifierOrCriteria })
export const lantern = (id: bigint) => nft(at.lanterns, id)
export const kite = (id: bigint) => nft(at.kites, id)
export const sketch = (id: bigint) => nft(at.sketches, id)

/** An amount of an ERC1155 edition. */
export const edition = (token: Address, identifierOrCriteria: bigint, amount = 1n) =>
  item(ItemType.ERC1155, { token, identifierOrCriteria, amount })
export const print = (id: bigint, amount?: bigint) => edition(at.prints, id, amount)
export const stamp = (id: bigint, amount?: bigint) => edition(at.stamps, id, amount)
export const confettiPiece = (id: bigint, amount?: bigint) => edition(at.confetti, id, amount)

/** Any token of a collection, or any of a list by the root of its tree. */
export const anyOf = (token: Address, root = 0n) =>
  item(ItemType.ERC721_WITH_CRITERIA, { token, identifierOrCriteria: root })
export const anyEdition = (token: Address, amount = 1n, root = 0n) =>
  item(ItemType.ERC1155_WITH_CRITERIA, { token, identifierOrCriteria: root, amount })

/** An item whose amount changes between two items until the order ends. */
export const moving = (from: OfferItem, to: OfferItem): OfferItem => ({ ...from, endAmount: to.endAmount })
