import { BaseError } from '@souk/base'
import { type CriteriaChoice, ItemType, isCriteria } from '@souk/seaport'
import type { Hex } from 'viem'
import type * as Deal from '../../domain/Deal.js'
import * as TokenIds from '../../domain/TokenIds.js'
import { UntrueError } from './assertMatchesSigned.js'
import { mostTokens, rootOf } from './checkBuiltOffer.js'

/** Returns whether the fulfiller of an order has to prove that a token is accepted. */
export function needsProof({ items }: Pick<Deal.Deal, 'items'>): boolean {
  return items.some(isListed)
}

/** Returns whether an item stands for one of a list of tokens. */
export function isListed(item: Deal.Deal['items'][number]): boolean {
  return isCriteria(item) && item.identifierOrCriteria !== 0n
}

/**
 * Chooses the tokens to give for items that accept any of several tokens, and calculates the proofs that they accept
 * them. The tokens that a market names are checked against the signed Merkle root.
 *
 * @returns The criteria for `fulfillOrder`, one for each such item. Empty for an order on specific tokens.
 * @throws {TokenNeededError} if a token is not chosen.
 * @throws {NotAcceptedError} if the order does not accept a token.
 * @throws {UntrueError} if the tokens that the market names do not belong to the order.
 */
export function criteriaOf(deal: Pick<Deal.Deal, 'items'>, options: criteriaOf.Options): CriteriaChoice[] {
  const { orderHash, chosen } = options
  return deal.items.filter(isCriteria).map(({ identifierOrCriteria: root }, index) => {
    const tokenId = chosen[index]
    if (tokenId === undefined) throw new TokenNeededError({ orderHash })
    return root === 0n ? { tokenId: tokenId } : provenOf(root, tokenId, options)
  })
}

function provenOf(root: bigint, tokenId: bigint, options: criteriaOf.Options): CriteriaChoice {
  const { orderHash, tokenIds, proof } = options
  if (proof) return { tokenId: tokenId, proof }
  // Without the tokens, nothing can be proven. The planner of the fill reports that.
  if (tokenIds === undefined) return { tokenId: tokenId }
  if (rootOf(tokenIds) !== root) {
    const claimed = TokenIds.toText(tokenIds).slice(0, 80)
    throw new UntrueError({ orderHash, field: 'criteria', claimed, signed: String(root) })
  }
  if (!TokenIds.includes(tokenIds, tokenId)) throw new NotAcceptedError({ orderHash, tokenId, tokenIds })
  return { tokenId: tokenId, tokenIds: TokenIds.list(tokenIds, { most: mostTokens }) }
}

export declare namespace criteriaOf {
  type Options = {
    orderHash: Hex
    /** The tokens to give, one for each item that accepts any of several tokens. */
    chosen: readonly bigint[]
    tokenIds: TokenIds.TokenIds | undefined
    proof: readonly Hex[] | undefined
  }
}

/**
 * Converts a number of tokens to units of the exchange, into which all amounts of an order divide evenly. A foreign
 * order may have fewer units than tokens.
 *
 * @param options.quantity - The number of tokens to buy or give. @default all that are left, or one for an offer on ERC721 tokens
 * @throws {LotError} if the order cannot be filled by that number.
 */
export function toExchangeUnits(
  deal: Pick<Deal.Deal, 'items' | 'total'>,
  options: { quantity: bigint | undefined; divisor: bigint; orderHash: Hex },
): bigint | undefined {
  const { divisor, orderHash } = options
  const { total } = deal
  const isOneOfSeveral = deal.items[0]?.itemType === ItemType.ERC721_WITH_CRITERIA && total > 1n
  const quantity = options.quantity ?? (isOneOfSeveral ? 1n : undefined)
  if (quantity === undefined || quantity <= 0n || total === 0n) return quantity
  if (quantity === total && total === 1n) return undefined
  if ((quantity * divisor) % total !== 0n) throw new LotError({ orderHash, quantity, lot: total / divisor })
  return (quantity * divisor) / total
}

/** Thrown when an offer on any of several tokens is accepted without naming a token. */
export class TokenNeededError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Trade.TokenNeededError'
  constructor(facts: { orderHash: Hex }) {
    super(
      `You must supply the appropriate criterias for criteria based items: order ${facts.orderHash} accepts one of several tokens; pass the tokenId.`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when an offer does not accept a token. */
export class NotAcceptedError extends BaseError<NotAcceptedError.Facts> {
  override readonly name = 'Trade.NotAcceptedError'
  constructor(facts: NotAcceptedError.Facts) {
    super(`Order ${facts.orderHash} does not accept token ${facts.tokenId}.`, {
      facts,
      retry: 'user',
    })
  }
}
export declare namespace NotAcceptedError {
  type Facts = { orderHash: Hex; tokenId: bigint; tokenIds: TokenIds.TokenIds }
}

/** Thrown when an order cannot be filled by a number of tokens, because its amounts do not divide evenly. */
export class LotError extends BaseError<{ orderHash: Hex; quantity: bigint; lot: bigint }> {
  override readonly name = 'Trade.LotError'
  constructor(facts: { orderHash: Hex; quantity: bigint; lot: bigint }) {
    super(
      `Order ${facts.orderHash} can be filled only in lots of ${facts.lot}; ${facts.quantity} units are not a multiple of that.`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}
