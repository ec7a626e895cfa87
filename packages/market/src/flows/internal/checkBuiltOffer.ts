import { BaseError } from '@souk/base'
import { Criteria, ItemType } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { BuiltOffer, OfferTrait } from '../../domain/CollectionOffer.js'
import * as TokenIds from '../../domain/TokenIds.js'

/** The maximum number of tokens behind the criteria of an offer, because their Merkle tree is built here. */
export const mostTokens = 1_000_000

/** The collection offer that the caller requested. */
export type WantedOffer = {
  offerer: Address
  quantity: bigint
  /** The contract, if the caller or the collection names it. */
  contract: Address | undefined
  traits: readonly OfferTrait[] | undefined
  tokenIds: TokenIds.TokenIds | undefined
  trustedZones: readonly Address[]
}

/** The item that an offer asks for, and the zone that restricts it. */
export type CheckedOffer = {
  contract: Address
  standard: 'erc721' | 'erc1155'
  /** The Merkle root of the accepted tokens. 0 means every token of the contract. */
  criteria: bigint
  /** The accepted tokens. */
  tokenIds: TokenIds.TokenIds
  /** The zero address means no zone. */
  zone: Address
  zoneHash: BuiltOffer['zoneHash']
}

/**
 * Checks a market's part of a collection offer against the request. Otherwise a market could make the bidder sign for
 * another contract, for other tokens, for tokens that someone else receives, or with a zone of its own.
 *
 * @throws {BuiltOfferError} naming the first field that differs.
 */
export function checkBuiltOffer(built: BuiltOffer, wanted: WantedOffer): CheckedOffer {
  const [item, ...more] = built.consideration
  const refuse = (field: BuiltOfferError.Field, given: unknown, expected: string) =>
    new BuiltOfferError({ field, given: String(given), expected })
  if (!item || more.length > 0) throw refuse('items', built.consideration.length, 'one item')
  const standard = standardOf(item.itemType)
  if (!standard) throw refuse('itemType', item.itemType, 'an item type with criteria (4 or 5)')
  const { contract = item.token, offerer, quantity, trustedZones } = wanted
  if (!isAddressEqual(item.token, contract)) throw refuse('contract', item.token, contract)
  if (!isAddressEqual(item.recipient, offerer)) throw refuse('recipient', item.recipient, offerer)
  for (const amount of [item.startAmount, item.endAmount])
    if (amount !== quantity) throw refuse('quantity', amount, String(quantity))
  const { zone, zoneHash } = built
  if (zone !== zeroAddress && !trustedZones.some((trusted) => isAddressEqual(trusted, zone)))
    throw refuse('zone', zone, 'none, or one of trustedZones')
  const criteria = item.identifierOrCriteria
  const tokenIds = wanted.tokenIds ?? built.tokenIds ?? 'any'
  if (tokenIds === 'any' && (wanted.traits?.length || criteria !== 0n))
    throw refuse('criteria', criteria, 'the root of a list of tokens')
  if (tokenIds !== 'any' && criteria !== rootOf(tokenIds))
    throw refuse('criteria', criteria, `the root of the tokens ${shorten(TokenIds.toText(tokenIds))}`)
  return { contract: item.token, standard, criteria, tokenIds, zone, zoneHash }
}

function standardOf(itemType: ItemType): CheckedOffer['standard'] | undefined {
  if (itemType === ItemType.ERC721_WITH_CRITERIA) return 'erc721'
  return itemType === ItemType.ERC1155_WITH_CRITERIA ? 'erc1155' : undefined
}

/** Calculates the Merkle root of the tokens of an offer. 0 means any token. */
export function rootOf(tokenIds: TokenIds.TokenIds): bigint {
  return tokenIds === 'any' ? 0n : Criteria.root(TokenIds.list(tokenIds, { most: mostTokens }))
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Thrown when a market's part of a collection offer differs from the request. Nothing was signed. */
export class BuiltOfferError extends BaseError<BuiltOfferError.Facts> {
  override readonly name = 'Market.BuiltOfferError'
  constructor(facts: BuiltOfferError.Facts) {
    super(
      `The market's offer contains the ${facts.field} ${facts.given}; expected ${facts.expected}. Nothing was signed.`,
      { facts },
    )
  }
}
export declare namespace BuiltOfferError {
  type Field = 'items' | 'itemType' | 'contract' | 'recipient' | 'quantity' | 'zone' | 'criteria'
  type Facts = { field: Field; given: string; expected: string }
}
