import { BaseError } from '@souk/base'
import { type CriteriaChoice, ItemType, isCriteria } from '@souk/seaport'
import type { Hex } from 'viem'
import type * as Deal from '../../domain/Deal.js'
import * as TokenIds from '../../domain/TokenIds.js'
import { mostTokens, rootOf } from './checkBuiltOffer.js'
import { UntrueError } from './claims.js'

/** Returns whether whoever fills an order has to prove that their token is one of several. */
export function needsProof({ items }: Pick<Deal.Deal, 'items'>): boolean {
  return items.some((item) => isCriteria(item) && item.identifierOrCriteria !== 0n)
}

/**
 * Chooses the token that is given for an offer on any of several, and works out the proof that it is one of them. The
 * tokens that a market names are held against the root that was signed.
 *
 * @returns What `fulfillOrder` takes; nothing for an order that names its token.
 * @throws {TokenNeededError} when no token is chosen. @throws {NotAcceptedError} when it is none of the tokens.
 * @throws {UntrueError} when the tokens that the market names are not those of the order.
 */
export function criteriaOf(deal: Pick<Deal.Deal, 'items'>, options: criteriaOf.Options): CriteriaChoice[] {
  const { orderHash, tokenId, tokenIds, proof } = options
  const open = deal.items.filter(isCriteria)
  const [item] = open
  if (!item) return []
  if (tokenId === undefined) throw new TokenNeededError({ orderHash })
  const root = item.identifierOrCriteria
  if (root === 0n) return [{ identifier: tokenId }]
  if (proof) return [{ identifier: tokenId, proof }]
  // Without its tokens nothing can be proven; whoever plans the fill says so.
  if (tokenIds === undefined) return [{ identifier: tokenId }]
  if (rootOf(tokenIds) !== root) {
    const claimed = TokenIds.toText(tokenIds).slice(0, 80)
    throw new UntrueError({ orderHash, field: 'criteria', claimed, signed: String(root) })
  }
  if (!TokenIds.includes(tokenIds, tokenId)) throw new NotAcceptedError({ orderHash, tokenId, tokenIds })
  return [{ identifier: tokenId, identifiers: TokenIds.list(tokenIds, { most: mostTokens }) }]
}

export declare namespace criteriaOf {
  type Options = {
    orderHash: Hex
    tokenId: bigint | undefined
    tokenIds: TokenIds.TokenIds | undefined
    proof: readonly Hex[] | undefined
  }
}

/**
 * Returns the part of an order that is filled as the exchange counts it: in the units into which all its amounts divide,
 * of which an order of a stranger may have fewer than tokens.
 *
 * @param units - Tokens that are bought or given. @default all that is left; of an offer on ERC721 tokens, one
 * @throws {LotError} when the order cannot be filled by that many.
 */
export function toExchangeUnits(
  deal: Pick<Deal.Deal, 'items' | 'total'>,
  options: { units: bigint | undefined; divisor: bigint; orderHash: Hex },
): bigint | undefined {
  const { divisor, orderHash } = options
  const { total } = deal
  const isOneOfSeveral = deal.items[0]?.itemType === ItemType.ERC721_WITH_CRITERIA && total > 1n
  const units = options.units ?? (isOneOfSeveral ? 1n : undefined)
  if (units === undefined || units <= 0n || total === 0n) return units
  if (units === total && total === 1n) return undefined
  if ((units * divisor) % total !== 0n) throw new LotError({ orderHash, units, lot: total / divisor })
  return (units * divisor) / total
}

/** Thrown when an offer on any of several tokens is accepted without saying with which. */
export class TokenNeededError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Trade.TokenNeededError'
  constructor(facts: { orderHash: Hex }) {
    super(
      `You must supply the appropriate criterias for criteria based items: order ${facts.orderHash} takes one of several tokens; name the tokenId.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when a token is none of those that an offer is for. */
export class NotAcceptedError extends BaseError<NotAcceptedError.Facts> {
  override readonly name = 'Trade.NotAcceptedError'
  constructor(facts: NotAcceptedError.Facts) {
    super(`Token ${facts.tokenId} is none of those that order ${facts.orderHash} is for.`, {
      facts,
      retry: 'user',
    })
  }
}
export declare namespace NotAcceptedError {
  type Facts = { orderHash: Hex; tokenId: bigint; tokenIds: TokenIds.TokenIds }
}

/** Thrown when an order cannot be filled by a number of tokens, because its amounts do not divide so far. */
export class LotError extends BaseError<{ orderHash: Hex; units: bigint; lot: bigint }> {
  override readonly name = 'Trade.LotError'
  constructor(facts: { orderHash: Hex; units: bigint; lot: bigint }) {
    super(
      `Order ${facts.orderHash} is filled in lots of ${facts.lot}; ${facts.units} units are no whole lots.`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}
