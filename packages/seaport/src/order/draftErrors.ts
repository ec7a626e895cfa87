import { BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'

/** Thrown for an order that gives nothing. */
export class NothingOfferedError extends BaseError {
  override readonly name = 'Draft.NothingOfferedError'
  constructor() {
    super('The order offers nothing; name at least one item.', { facts: {} })
  }
}

/** Thrown when the native currency is offered: the exchange cannot take it from an account that only signs. */
export class NativeOfferedError extends BaseError {
  override readonly name = 'Draft.NativeOfferedError'
  constructor() {
    super('The native currency cannot be offered; use its wrapped token.', { facts: {} })
  }
}

/** Thrown for an order that ends before it starts. */
export class TimeError extends BaseError<{ startTime: bigint; endTime: bigint }> {
  override readonly name = 'Draft.TimeError'
  constructor(facts: { startTime: bigint; endTime: bigint }) {
    super(`The order ends at ${facts.endTime}, which is not after its start at ${facts.startTime}.`, {
      facts,
    })
  }
}

/** Thrown when a time is far beyond all ages in seconds, but of ours in milliseconds. */
export class MillisecondsError extends BaseError<{ field: 'startTime' | 'endTime'; time: bigint }> {
  override readonly name = 'Draft.MillisecondsError'
  constructor(facts: { field: 'startTime' | 'endTime'; time: bigint }) {
    super(
      `${facts.field} is ${facts.time}, which looks like milliseconds; the exchange counts seconds: ${facts.time / 1000n}.`,
      { facts },
    )
  }
}

/** Thrown for an order whose time is over already. */
export class EndedError extends BaseError<{ endTime: bigint; now: bigint }> {
  override readonly name = 'Draft.EndedError'
  constructor(facts: { endTime: bigint; now: bigint }) {
    super(`The order would end at ${facts.endTime}; the time on the chain is ${facts.now} already.`, {
      facts,
    })
  }
}

/** Thrown when an order names a counter that is not the account's: the exchange would never fill it. */
export class CounterError extends BaseError<{ counter: bigint; current: bigint }> {
  override readonly name = 'Draft.CounterError'
  constructor(facts: { counter: bigint; current: bigint }) {
    super(
      `The order names counter ${facts.counter}, but the account's counter on the exchange is ${facts.current}; leave it out to get the right one.`,
      { facts },
    )
  }
}

/** Thrown when the exchange knows the very same order as filled or cancelled: it would never fill it again. */
export class SpentError extends BaseError<{ orderHash: Hex; state: 'filled' | 'cancelled' }> {
  override readonly name = 'Draft.SpentError'
  constructor(facts: { orderHash: Hex; state: 'filled' | 'cancelled' }) {
    super(
      `An order that is the same in everything was ${facts.state} before (${facts.orderHash}), and the exchange would take this one for it; choose another salt, or leave it out to get a random one.`,
      { facts },
    )
  }
}

/** Thrown when a price moves but the order never ends: nobody can tell how fast it moves. */
export class MovingPriceError extends BaseError<{ startTime: bigint; endTime: bigint }> {
  override readonly name = 'Draft.MovingPriceError'
  constructor(facts: { startTime: bigint; endTime: bigint }) {
    super('Expiration time must be set if order will change in price.', { facts })
  }
}

/** Thrown when an order is restricted by a zone but names none: nobody could let it be filled. */
export class ZoneMissingError extends BaseError {
  override readonly name = 'Draft.ZoneMissingError'
  constructor() {
    super('The order is restricted by its zone but names none; name a zone or leave the order open.', {
      facts: {},
    })
  }
}

/** Thrown when an item is to be paid to the zero address, where it would be lost. */
export class NullRecipientError extends BaseError<{ field: string }> {
  override readonly name = 'Draft.NullRecipientError'
  constructor(facts: { field: string }) {
    super(`${facts.field} is the zero address; what it gets would be lost.`, { facts })
  }
}

/** Thrown when more or less than one ERC721 token would have to move at once. */
export class TokenAmountError extends BaseError<{ field: string; startAmount: bigint; endAmount: bigint }> {
  override readonly name = 'Draft.TokenAmountError'
  constructor(facts: { field: string; startAmount: bigint; endAmount: bigint }) {
    super(
      `${facts.field} asks for ${facts.startAmount}${facts.startAmount === facts.endAmount ? '' : ` to ${facts.endAmount}`} of an ERC721 token; each fill moves exactly one. Any of a set may be several where partial fills are allowed, all ERC721 items alike.`,
      { facts },
    )
  }
}

/** Thrown when one side of the order names an ERC721 token twice: it can be moved only once. */
export class SameTokenTwiceError extends BaseError<{ token: Address; identifier: bigint }> {
  override readonly name = 'Draft.SameTokenTwiceError'
  constructor(facts: { token: Address; identifier: bigint }) {
    super(`The order names ${facts.token} #${facts.identifier} twice; one token cannot be moved twice.`, {
      facts,
    })
  }
}

/** Thrown when an order for one taker has a form that could not be settled with them. */
export class PrivateListingError extends BaseError<{ reason: string; taker: Address }> {
  override readonly name = 'Draft.PrivateListingError'
  constructor(facts: { reason: string; taker: Address }) {
    super(`A private listing offers tokens to one taker (${facts.taker}) for one currency. ${facts.reason}`, {
      facts,
    })
  }
}

/** Thrown when an English auction is priced in the native currency. */
export class EnglishAuctionCurrencyError extends BaseError {
  override readonly name = 'Draft.EnglishAuctionCurrencyError'
  constructor() {
    super('English auctions must use wrapped ETH or an ERC-20 token.', { facts: {} })
  }
}

/** Thrown when an order names the zone of English auctions but is not restricted by it, or may be filled in parts. */
export class EnglishAuctionFormError extends BaseError {
  override readonly name = 'Draft.EnglishAuctionFormError'
  constructor() {
    super('English auctions are restricted by their zone and filled as a whole; use Auction.english().', {
      facts: {},
    })
  }
}

/** Thrown when the exchange cannot compute with the numbers of the order: every fill would fail by overflow. */
export class TooLargeError extends BaseError<{ what: string; field: string; value: bigint }> {
  override readonly name = 'Draft.TooLargeError'
  constructor(facts: { what: string; field: string; value: bigint }) {
    super(
      `The exchange cannot compute ${facts.what}: it comes to ${facts.value}, more than 2^256-1. Choose smaller amounts or an earlier end.`,
      { facts },
    )
  }
}

/** Thrown when an item comes to nothing whenever the rest of the order could be filled. */
export class EmptyItemError extends BaseError<{ field: string; startAmount: bigint; endAmount: bigint }> {
  override readonly name = 'Draft.EmptyItemError'
  constructor(facts: { field: string; startAmount: bigint; endAmount: bigint }) {
    super(
      facts.startAmount === facts.endAmount
        ? `${facts.field} has the amount 0, and the exchange moves no empty items.`
        : `${facts.field} moves from ${facts.startAmount} to ${facts.endAmount} and comes to 0 whenever the rest of the order could be filled.`,
      { facts },
    )
  }
}

/** Thrown when an order may be filled in parts but its amounts do not divide by the pieces. */
export class IndivisibleError extends BaseError<IndivisibleError.Facts> {
  override readonly name = 'Draft.IndivisibleError'
  constructor(facts: IndivisibleError.Facts) {
    const { pieces, units, piecesPerLot, isFillableWhole } = facts
    const lots = piecesPerLot === pieces ? 'as a whole' : `in lots of ${piecesPerLot} pieces`
    const advice = isFillableWhole
      ? `It could only be filled ${lots}. Leave allowPartialFills off to have it filled as a whole, or choose`
      : 'Tokens of a set move one at a time, so it could never be filled. Choose'
    super(
      `The order may be filled in parts, but its amounts split evenly only into ${units} ${units === 1n ? 'unit' : 'units'}, not ${pieces}. ${advice} a price per piece from which every fee comes out whole.`,
      { facts },
    )
  }
}

export declare namespace IndivisibleError {
  type Facts = {
    /** The pieces that someone would expect to buy or sell one by one. */
    pieces: bigint
    /** The equal parts into which all amounts of the order split. */
    units: bigint
    piecesPerLot: bigint
    /** Whether the exchange fills the same order as a whole where `allowPartialFills` is left off. */
    isFillableWhole: boolean
  }
}

/** Thrown when one of several orders cannot be signed; its own reason is the cause. */
export class InBulkError extends BaseError<{ index: number; count: number }> {
  override readonly name = 'Draft.InBulkError'
  constructor(facts: { index: number; count: number }, cause: BaseError) {
    super(`Order ${facts.index + 1} of ${facts.count}: ${cause.message}`, {
      facts,
      cause,
      retry: cause.retry,
    })
  }
}

/** Thrown when two orders of a bulk are alike to the last field: a fill of one would fill the other. */
export class SameOrderTwiceError extends BaseError<{ first: number; second: number }> {
  override readonly name = 'Draft.SameOrderTwiceError'
  constructor(facts: { first: number; second: number }) {
    super(
      `Orders ${facts.first + 1} and ${facts.second + 1} are alike, salt included: filling one would fill the other. Give each its own salt.`,
      { facts },
    )
  }
}
