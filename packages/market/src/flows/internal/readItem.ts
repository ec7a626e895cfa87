import { BaseError } from '@souk/base'
import { Chain } from '@souk/networks'
import { ItemType } from '@souk/seaport'
import type { Address } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import type { TradeFacts } from './readTradeFacts.js'

/** A token as callers pass it. */
export type ItemInput = {
  contract: Address
  /** A bigint, or a string of digits. */
  tokenId: bigint | string
  /** The standard, if the contract does not report it. */
  standard?: TokenStandard | undefined
}

/**
 * Reads the id of a token.
 *
 * @throws {TokenIdError} if it is missing or invalid.
 */
export function readTokenId(tokenId: bigint | string | undefined): bigint {
  if (typeof tokenId === 'bigint' && tokenId >= 0n) return tokenId
  if (typeof tokenId === 'string' && /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(tokenId)) return BigInt(tokenId)
  throw new TokenIdError({ tokenId })
}

/**
 * Converts a token to the form that orders use. The standard is the one that the contract reports. Items of shared
 * storefronts use the address of the adapter that mints them at their first sale.
 *
 * @throws {TokenIdError} {@link StandardError} if the token cannot be traded.
 */
export function toItem(input: ItemInput, facts: Pick<TradeFacts, 'standards'>) {
  const tokenId = readTokenId(input.tokenId)
  const standard = standardOf(input, facts)
  const contract = Chain.toLazyMintAdapter(input.contract)
  const itemType = standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155
  return { itemType, contract, tokenId, standard }
}

/**
 * Determines the standard of a token.
 *
 * @throws {StandardError} if neither the contract nor the caller provides it.
 */
export function standardOf(
  { contract, standard }: Pick<ItemInput, 'contract' | 'standard'>,
  { standards }: Pick<TradeFacts, 'standards'>,
): TokenStandard {
  const found = standards.get(contract.toLowerCase()) ?? standard
  if (found === 'erc721' || found === 'erc1155') return found
  throw new StandardError({ contract, standard: found })
}

/** Thrown when a token has no valid id. */
export class TokenIdError extends BaseError<{ tokenId: unknown }> {
  override readonly name = 'Item.TokenIdError'
  constructor(facts: { tokenId: unknown }) {
    super(`Asset must have a tokenId: a bigint or a string of digits; received ${String(facts.tokenId)}.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when the standard of a contract's tokens is unknown. */
export class StandardError extends BaseError<{ contract: Address; standard: unknown }> {
  override readonly name = 'Item.StandardError'
  constructor(facts: { contract: Address; standard: unknown }) {
    const said =
      facts.standard === undefined ? 'does not report its standard' : `cannot be a ${facts.standard}`
    super(`Unknown schema name: ${facts.contract} ${said}; it must be erc721 or erc1155.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a number of units is invalid. */
export class QuantityError extends BaseError<{ quantity: unknown; standard: TokenStandard }> {
  override readonly name = 'Item.QuantityError'
  constructor(facts: { quantity: unknown; standard: TokenStandard }) {
    const needed = facts.standard === 'erc721' ? 'an ERC721 token exists once' : 'it must be at least 1'
    super(`The quantity is ${String(facts.quantity)}; ${needed}.`, { facts, retry: 'user' })
  }
}

/**
 * Checks the number of units to trade.
 *
 * @throws {QuantityError} if it is invalid.
 */
export function assertQuantity(quantity: bigint, standard: TokenStandard): void {
  if (typeof quantity !== 'bigint' || quantity < 1n || (standard === 'erc721' && quantity !== 1n))
    throw new QuantityError({ quantity, standard })
}
