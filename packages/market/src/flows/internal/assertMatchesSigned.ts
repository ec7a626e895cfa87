import { BaseError } from '@souk/base'
import { type Address, type Hex, isAddressEqual } from 'viem'
import * as Deal from '../../domain/Deal.js'
import type { AnyOrder } from '../../domain/MarketOrder.js'

/** How far a changing price may be from the chain's clock, in seconds. */
const slack = 300n

/**
 * Checks what a market says of an order against the signed data. Pages show what the market says, so the fill must
 * match it.
 *
 * @param facts.chain - The name of the chain that the market was asked about.
 * @param facts.now - Unix time on the chain's clock, in seconds.
 * @param facts.decimals - The decimals of the currency, if its contract reports them.
 * @throws {UntrueError} naming the first field that differs.
 */
export function assertMatchesSigned(
  order: AnyOrder,
  deal: Deal.Deal,
  facts: assertMatchesSigned.Facts,
): void {
  const { orderHash } = order
  const refuse = (field: UntrueError.Field, claimed: unknown, signed: unknown) =>
    new UntrueError({ orderHash, field, claimed: String(claimed), signed: String(signed) })
  if (order.chain !== '' && order.chain !== facts.chain) throw refuse('chain', order.chain, facts.chain)
  if (order.side !== deal.side) throw refuse('side', order.side, deal.side)
  if (!isSame(order.maker, deal.maker)) throw refuse('maker', order.maker, deal.maker)
  if (order.taker !== undefined && !isSame(order.taker, deal.taker))
    throw refuse('taker', order.taker, deal.taker)
  for (const field of ['startTime', 'endTime'] as const)
    if (order[field] !== deal[field]) throw refuse(field, order[field], deal[field])
  // Some markets count only what is left.
  if (order.total > deal.total) throw refuse('total', order.total, deal.total)
  if (order.side === 'swap') return
  const currency = deal.currency ?? order.currency.address
  if (!isSame(order.currency.address, currency)) throw refuse('currency', order.currency.address, currency)
  const { decimals } = facts
  if (decimals !== undefined && order.currency.decimals !== decimals)
    throw refuse('decimals', order.currency.decimals, decimals)
  // What an auction is worth is what was bid for it; the exchange lets only its zone have it filled.
  if (order.type !== 'english' && !isPrice(order.price, deal, facts.now))
    throw refuse('price', order.price, Deal.priceAt(deal, facts.now))
}

export declare namespace assertMatchesSigned {
  type Facts = { chain: string; now: bigint; decimals: number | undefined }
}

function isSame(a: Address, b: Address | undefined): boolean {
  return b !== undefined && isAddressEqual(a, b)
}

/**
 * Returns whether a claimed price is plausible. A changing price differs between display and check. It may have become
 * better for the fulfiller in the meantime, but worse only by as much as a short time explains.
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

/** Thrown when a market's statement differs from the signed order. The wallet was not asked for anything. */
export class UntrueError extends BaseError<UntrueError.Facts> {
  override readonly name = 'Market.UntrueError'
  constructor(facts: UntrueError.Facts) {
    super(
      `The market says that the ${facts.field} of order ${facts.orderHash} is ${facts.claimed}; the signed order says ${facts.signed}. Do not trust what it shows.`,
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

/** Thrown when a market returns a different order than the one that was requested or posted. */
export class OtherOrderError extends BaseError<{ asked: Hex; given: Hex }> {
  override readonly name = 'Market.OtherOrderError'
  constructor(facts: { asked: Hex; given: Hex }) {
    super(
      `Order ${facts.asked} was requested; the market returned ${facts.given}. Do not trust its answers.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when an order is for another exchange than the configured one. */
export class ProtocolError extends BaseError<{ protocolAddress: Address; expected: Address }> {
  override readonly name = 'Market.ProtocolError'
  constructor(facts: { protocolAddress: Address; expected: Address }) {
    super(`Unsupported protocol: the order is for ${facts.protocolAddress}, not for ${facts.expected}.`, {
      facts,
    })
  }
}
