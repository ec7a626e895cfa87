import { BaseError } from '@souk/base'
import { Criteria, ItemType } from '@souk/seaport'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { BuiltOffer, OfferTrait } from '../../domain/CollectionOffer.js'
import * as TokenIds from '../../domain/TokenIds.js'

/** So many tokens can be behind the criteria of an offer; their tree is built here. */
export const mostTokens = 1_000_000

/** What a collection offer is to be for, as the caller wants it. */
export type WantedOffer = {
  offerer: Address
  quantity: bigint
  /** Where the caller or the collection says it. */
  contract: Address | undefined
  traits: readonly OfferTrait[] | undefined
  tokenIds: TokenIds.TokenIds | undefined
  trustedZones: readonly Address[]
}

/** The item that an offer asks for, and by whose leave it may be filled. */
export type CheckedOffer = {
  contract: Address
  standard: 'erc721' | 'erc1155'
  /** The root of the accepted tokens; 0 stands for every token of the contract. */
  criteria: bigint
  /** The accepted tokens. */
  tokenIds: TokenIds.TokenIds
  /** The zero address where nobody is asked. */
  zone: Address
  zoneHash: BuiltOffer['zoneHash']
}

/**
 * Checks a market's part of a collection offer against what was asked for. A market could have the bidder sign for
 * another contract, for other tokens, for tokens that someone else gets, or under a zone of its own.
 *
 * @throws {BuiltOfferError} naming the first thing that is another.
 */
export function checkBuiltOffer(built: BuiltOffer, wanted: WantedOffer): CheckedOffer {
  const [item, ...more] = built.consideration
  const refuse = (field: BuiltOfferError.Field, given: unknown, expected: string) =>
    new BuiltOfferError({ field, given: String(given), expected })
  if (!item || more.length > 0) throw refuse('items', built.consideration.length, 'one item')
  const standard = standardOf(item.itemType)
  if (!standard) throw refuse('itemType', item.itemType, 'any token of a set (4 or 5)')
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
    throw refuse('criteria', criteria, 'the root of tokens that are named')
  if (tokenIds !== 'any' && criteria !== rootOf(tokenIds))
    throw refuse('criteria', criteria, `the root of the tokens ${shorten(TokenIds.toText(tokenIds))}`)
  return { contract: item.token, standard, criteria, tokenIds, zone, zoneHash }
}

function standardOf(itemType: ItemType): CheckedOffer['standard'] | undefined {
  if (itemType === ItemType.ERC721_WITH_CRITERIA) return 'erc721'
  return itemType === ItemType.ERC1155_WITH_CRITERIA ? 'erc1155' : undefined
}

/** The root of the tokens that an offer is for; 0 stands for any. */
export function rootOf(tokenIds: TokenIds.TokenIds): bigint {
  return tokenIds === 'any' ? 0n : Criteria.root(TokenIds.list(tokenIds, { most: mostTokens }))
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Thrown when a market's part of a collection offer is not what was asked for. Nothing was signed. */
export class BuiltOfferError extends BaseError<BuiltOfferError.Facts> {
  override readonly name = 'Market.BuiltOfferError'
  constructor(facts: BuiltOfferError.Facts) {
    super(
      `The market would have the offer signed with ${facts.field} ${facts.given}; it must be ${facts.expected}. Nothing was signed.`,
      { facts },
    )
  }
}
export declare namespace BuiltOfferError {
  type Field = 'items' | 'itemType' | 'contract' | 'recipient' | 'quantity' | 'zone' | 'criteria'
  type Facts = { field: Field; given: string; expected: string }
}
