import { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import * as Deal from '../../domain/Deal.js'
import type { MarketOrder } from '../../domain/MarketOrder.js'

/** What a person was shown of an order before they agreed. What is left out is not held against the order. */
export type Expected = {
  /** Of a listing: what leaves the account at most, fees and tips included, in the currency's smallest unit. */
  payment?: bigint | undefined
  /** Of an offer: what the account gets at least, fees taken out, in the currency's smallest unit. */
  proceeds?: bigint | undefined
  currency?: Address | undefined
  maker?: Address | undefined
  /** Everyone who gets a part of the price besides the seller. */
  recipients?: readonly Address[] | undefined
}

/** Seconds for which a price that moves may be older than the chain's clock, or newer. */
const slack = 300n

/**
 * Checks what a market says of an order against what was signed. Pages show what the market says; so what is filled must
 * be just that.
 *
 * @param facts.chain - The name of the chain that the market was asked about.
 * @param facts.now - Seconds on the chain's clock.
 * @param facts.decimals - Of the currency, where its contract tells them.
 * @throws {UntrueError} naming the first field that is another.
 */
export function assertClaims(order: MarketOrder, deal: Deal.Deal, facts: assertClaims.Facts): void {
  const { orderHash } = order
  const refuse = (field: UntrueError.Field, claimed: unknown, signed: unknown) =>
    new UntrueError({ orderHash, field, claimed: String(claimed), signed: String(signed) })
  if (order.chain !== '' && order.chain !== facts.chain) throw refuse('chain', order.chain, facts.chain)
  if (order.side !== deal.side) throw refuse('side', order.side, deal.side)
  if (!isSame(order.maker, deal.maker)) throw refuse('maker', order.maker, deal.maker)
  if (order.taker !== undefined && !isSame(order.taker, deal.taker))
    throw refuse('taker', order.taker, deal.taker)
  const currency = deal.currency ?? order.currency.address
  if (!isSame(order.currency.address, currency)) throw refuse('currency', order.currency.address, currency)
  const { decimals } = facts
  if (decimals !== undefined && order.currency.decimals !== decimals)
    throw refuse('decimals', order.currency.decimals, decimals)
  for (const field of ['startTime', 'endTime'] as const)
    if (order[field] !== deal[field]) throw refuse(field, order[field], deal[field])
  // Some markets count only what is left.
  if (order.total > deal.total) throw refuse('total', order.total, deal.total)
  // What an auction is worth is what was bid for it; the exchange lets only its zone have it filled.
  if (order.type !== 'english' && !isPrice(order.price, deal, facts.now))
    throw refuse('price', order.price, Deal.priceAt(deal, facts.now))
}

export declare namespace assertClaims {
  type Facts = { chain: string; now: bigint; decimals: number | undefined }
}

function isSame(a: Address, b: Address | undefined): boolean {
  return b !== undefined && isAddressEqual(a, b)
}

/**
 * A price that moves is somewhere else when it is read than when it was shown. It may have become better for whoever
 * fills the order since, but not worse by more than a moment comes to.
 */
function isPrice(claimed: bigint, deal: Deal.Deal, now: bigint): boolean {
  if (!Deal.isMoving(deal)) return claimed === Deal.priceAt(deal, now)
  const around = [now > slack ? now - slack : 0n, now, now + slack].map((time) => Deal.priceAt(deal, time))
  const ends = [Deal.priceAt(deal, deal.startTime), Deal.priceAt(deal, deal.endTime)]
  if (claimed < least(ends) || claimed > most(ends)) return false
  return deal.side === 'bid' ? claimed <= most(around) : claimed >= least(around)
}

function least(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (a < b ? a : b))
}

function most(values: readonly bigint[]): bigint {
  return values.reduce((a, b) => (a > b ? a : b))
}

/** Thrown when what a market says is not what was signed. Nothing was asked of the wallet. */
export class UntrueError extends BaseError<UntrueError.Facts> {
  override readonly name = 'Market.UntrueError'
  constructor(facts: UntrueError.Facts) {
    super(
      `The market says that the ${facts.field} of order ${facts.orderHash} is ${facts.claimed}; it is ${facts.signed}. Do not trust what it shows.`,
      { facts },
    )
  }
}
export declare namespace UntrueError {
  type Field =
    | 'chain'
    | 'side'
    | 'maker'
    | 'taker'
    | 'currency'
    | 'decimals'
    | 'startTime'
    | 'endTime'
    | 'total'
    | 'price'
    | 'contract'
    | 'criteria'
    | 'zone'
    | 'quantity'
    | 'recipient'
  type Facts = { orderHash: Hex; field: Field; claimed: string; signed: string }
}

/** Thrown when a market gives another order than the one that was asked for or posted. */
export class OtherOrderError extends BaseError<{ asked: Hex; given: Hex }> {
  override readonly name = 'Market.OtherOrderError'
  constructor(facts: { asked: Hex; given: Hex }) {
    super(`Order ${facts.asked} was asked for; the market gives ${facts.given}. Do not trust what it says.`, {
      facts,
    })
  }
}

/** Thrown when an order would be filled on other terms than those that the person was shown. */
export class ChangedError extends BaseError<ChangedError.Facts> {
  override readonly name = 'Market.ChangedError'
  constructor(facts: ChangedError.Facts) {
    super(
      `Attention: the ${facts.field} of order ${facts.orderHash} is now ${facts.actual}; ${facts.expected} was expected.`,
      { facts, retry: 'user' },
    )
  }
}
export declare namespace ChangedError {
  type Facts = { orderHash: Hex; field: keyof Expected; expected: string; actual: string }
}

/** Thrown when an order is for another exchange than the one that is used. */
export class ProtocolError extends BaseError<{ protocolAddress: Address; expected: Address }> {
  override readonly name = 'Market.ProtocolError'
  constructor(facts: { protocolAddress: Address; expected: Address }) {
    super(`Unsupported protocol: the order is for ${facts.protocolAddress}, not for ${facts.expected}.`, {
      facts,
    })
  }
}
