import { BaseError } from '@souk/base'
import { Chain } from '@souk/networks'
import { ItemType } from '@souk/seaport'
import type { Address } from 'viem'
import type { TokenStandard } from '../../domain/Collection.js'
import type { TradeFacts } from './readTradeFacts.js'

/** A token as callers name it. */
export type ItemInput = {
  contract: Address
  /** A number, as a bigint or a text of digits. */
  tokenId: bigint | string
  /** Where the contract does not say it itself. */
  standard?: TokenStandard | undefined
}

/**
 * Reads the id of a token.
 *
 * @throws {TokenIdError} when there is none.
 */
export function readTokenId(tokenId: bigint | string | undefined): bigint {
  if (typeof tokenId === 'bigint' && tokenId >= 0n) return tokenId
  if (typeof tokenId === 'string' && /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(tokenId)) return BigInt(tokenId)
  throw new TokenIdError({ tokenId })
}

/**
 * Returns a token as orders name it. Its standard is what the contract says of itself; items of the shared storefronts are
 * named by the adapter that mints them when they are first sold.
 *
 * @throws {TokenIdError} {@link StandardError} when it is no token that can be traded.
 */
export function toItem(input: ItemInput, facts: Pick<TradeFacts, 'standards'>) {
  const identifier = readTokenId(input.tokenId)
  const standard = standardOf(input, facts)
  const token = Chain.toLazyMintAdapter(input.contract)
  const itemType = standard === 'erc721' ? ItemType.ERC721 : ItemType.ERC1155
  return { itemType, token, identifier, standard }
}

/** @throws {StandardError} when neither the contract nor the caller says it. */
function standardOf(
  { contract, standard }: Pick<ItemInput, 'contract' | 'standard'>,
  { standards }: Pick<TradeFacts, 'standards'>,
): TokenStandard {
  const found = standards.get(contract.toLowerCase()) ?? standard
  if (found === 'erc721' || found === 'erc1155') return found
  throw new StandardError({ contract, standard: found })
}

/** Thrown when a token is named without its id. */
export class TokenIdError extends BaseError<{ tokenId: unknown }> {
  override readonly name = 'Item.TokenIdError'
  constructor(facts: { tokenId: unknown }) {
    super(`Asset must have a tokenId: a bigint or a text of digits; ${String(facts.tokenId)} was given.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when nobody knows how the tokens of a contract are kept. */
export class StandardError extends BaseError<{ contract: Address; standard: unknown }> {
  override readonly name = 'Item.StandardError'
  constructor(facts: { contract: Address; standard: unknown }) {
    const said = facts.standard === undefined ? 'does not say its standard' : `cannot be a ${facts.standard}`
    super(`Unknown schema name: ${facts.contract} ${said}; it must be erc721 or erc1155.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Thrown when a number of units is none. */
export class QuantityError extends BaseError<{ quantity: unknown; standard: TokenStandard }> {
  override readonly name = 'Item.QuantityError'
  constructor(facts: { quantity: unknown; standard: TokenStandard }) {
    const needed = facts.standard === 'erc721' ? 'an ERC721 token exists once' : 'it must be at least 1'
    super(`The quantity is ${String(facts.quantity)}; ${needed}.`, { facts, retry: 'user' })
  }
}

/** Checks how many units are traded. @throws {QuantityError} when it cannot be. */
export function assertQuantity(quantity: bigint, standard: TokenStandard): void {
  if (typeof quantity !== 'bigint' || quantity < 1n || (standard === 'erc721' && quantity !== 1n))
    throw new QuantityError({ quantity, standard })
}
