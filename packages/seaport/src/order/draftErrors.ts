import { BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'

/** Thrown when an order offers no items. */
export class NothingOfferedError extends BaseError {
  override readonly name = 'Draft.NothingOfferedError'
  constructor() {
    super('The order offers nothing. Add at least one item.', { facts: {} })
  }
}

/** Thrown when an order offers the native currency, which the exchange cannot transfer from a signer. */
export class NativeOfferedError extends BaseError {
  override readonly name = 'Draft.NativeOfferedError'
  constructor() {
    super('The native currency cannot be offered. Use its wrapped token.', { facts: {} })
  }
}

/** Thrown when an order does not end after its start. */
export class TimeError extends BaseError<{ startTime: bigint; endTime: bigint }> {
  override readonly name = 'Draft.TimeError'
  constructor(facts: { startTime: bigint; endTime: bigint }) {
    super(`The order ends at ${facts.endTime}, which is not after its start at ${facts.startTime}.`, {
      facts,
    })
  }
}

/** Thrown when a time is implausible in seconds but plausible in milliseconds. */
export class MillisecondsError extends BaseError<{ field: 'startTime' | 'endTime'; time: bigint }> {
  override readonly name = 'Draft.MillisecondsError'
  constructor(facts: { field: 'startTime' | 'endTime'; time: bigint }) {
    super(
      `${facts.field} is ${facts.time}, which looks like milliseconds, but the exchange counts seconds. Pass ${facts.time / 1000n}.`,
      { facts },
    )
  }
}

/** Thrown when the end time of an order has already passed. */
export class EndedError extends BaseError<{ endTime: bigint; now: bigint }> {
  override readonly name = 'Draft.EndedError'
  constructor(facts: { endTime: bigint; now: bigint }) {
    super(
      `The order would end at ${facts.endTime}, but the time on the chain is already ${facts.now}. Choose a later end.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when an order has a counter other than the account's, so that it could never be filled. */
export class CounterError extends BaseError<{ counter: bigint; current: bigint }> {
  override readonly name = 'Draft.CounterError'
  constructor(facts: { counter: bigint; current: bigint }) {
    super(
      `The order has the counter ${facts.counter}, but the account's counter on the exchange is ${facts.current}. Omit the counter to use the current one.`,
      { facts },
    )
  }
}

/** Thrown when an identical order was filled or cancelled, so that it could never be filled again. */
export class SpentError extends BaseError<{ orderHash: Hex; state: 'filled' | 'cancelled' }> {
  override readonly name = 'Draft.SpentError'
  constructor(facts: { orderHash: Hex; state: 'filled' | 'cancelled' }) {
    super(
      `An identical order was ${facts.state} before (${facts.orderHash}), and the exchange cannot distinguish them. Choose another salt, or omit the salt to use a random one.`,
      { facts },
    )
  }
}

/** Thrown when a price changes with time but the order has no end, so that the rate of change is undefined. */
export class MovingPriceError extends BaseError<{ startTime: bigint; endTime: bigint }> {
  override readonly name = 'Draft.MovingPriceError'
  constructor(facts: { startTime: bigint; endTime: bigint }) {
    super('Expiration time must be set if order will change in price.', { facts })
  }
}

/** Thrown when a restricted order has no zone, so that no zone could allow a fill. */
export class ZoneMissingError extends BaseError {
  override readonly name = 'Draft.ZoneMissingError'
  constructor() {
    super('The order is restricted by its zone but has none. Pass a zone, or do not restrict the order.', {
      facts: {},
    })
  }
}

/** Thrown when a recipient is the zero address, where the item would be lost. */
export class NullRecipientError extends BaseError<{ field: string }> {
  override readonly name = 'Draft.NullRecipientError'
  constructor(facts: { field: string }) {
    super(`${facts.field} is the zero address, where items are lost. Pass another recipient.`, { facts })
  }
}

/** Thrown when an ERC721 item has an amount other than 1. */
export class TokenAmountError extends BaseError<{ field: string; startAmount: bigint; endAmount: bigint }> {
  override readonly name = 'Draft.TokenAmountError'
  constructor(facts: { field: string; startAmount: bigint; endAmount: bigint }) {
    super(
      `${facts.field} asks for ${facts.startAmount}${facts.startAmount === facts.endAmount ? '' : ` to ${facts.endAmount}`} of an ERC721 token, but each fill moves exactly one. A criteria item may ask for several if partial fills are allowed and all ERC721 items have the same amount.`,
      { facts },
    )
  }
}

/** Thrown when one side of an order contains an ERC721 token twice, which can be moved only once. */
export class SameTokenTwiceError extends BaseError<{ contract: Address; tokenId: bigint }> {
  override readonly name = 'Draft.SameTokenTwiceError'
  constructor(facts: { contract: Address; tokenId: bigint }) {
    super(
      `The order names ${facts.contract} #${facts.tokenId} twice, but a token can be moved only once. Remove one of the items.`,
      {
        facts,
      },
    )
  }
}

/** Thrown when an order with a taker does not have the form of a private listing. */
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

/** Thrown when an order has the zone of English auctions but is not restricted by it, or allows partial fills. */
export class EnglishAuctionFormError extends BaseError {
  override readonly name = 'Draft.EnglishAuctionFormError'
  constructor() {
    super('English auctions must be restricted by their zone and filled as a whole. Use Auction.english().', {
      facts: {},
    })
  }
}

/** Thrown when the numbers of an order overflow in the exchange, so that every fill would revert. */
export class TooLargeError extends BaseError<{ what: string; field: string; value: bigint }> {
  override readonly name = 'Draft.TooLargeError'
  constructor(facts: { what: string; field: string; value: bigint }) {
    super(
      `The exchange cannot compute ${facts.what}: it is ${facts.value}, above 2^256-1. Choose smaller amounts or an earlier end.`,
      { facts },
    )
  }
}

/** Thrown when the amount of an item is 0 at every time when the rest of the order could be filled. */
export class EmptyItemError extends BaseError<{ field: string; startAmount: bigint; endAmount: bigint }> {
  override readonly name = 'Draft.EmptyItemError'
  constructor(facts: { field: string; startAmount: bigint; endAmount: bigint }) {
    super(
      facts.startAmount === facts.endAmount
        ? `${facts.field} has the amount 0, but the exchange reverts for amounts of 0. Pass a larger amount, or remove the item.`
        : `${facts.field} changes from ${facts.startAmount} to ${facts.endAmount} and is 0 at every time when the rest of the order could be filled. Pass larger amounts.`,
      { facts },
    )
  }
}

/** Thrown when an order allows partial fills but its amounts are not divisible by the number of pieces. */
export class IndivisibleError extends BaseError<IndivisibleError.Facts> {
  override readonly name = 'Draft.IndivisibleError'
  constructor(facts: IndivisibleError.Facts) {
    const { pieces, units, piecesPerLot, isFillableWhole } = facts
    const lots = piecesPerLot === pieces ? 'as a whole' : `in lots of ${piecesPerLot} pieces`
    const advice = isFillableWhole
      ? `It could only be filled ${lots}. Turn allowPartialFills off, or choose`
      : 'Tokens of a set move one at a time, so it could never be filled. Choose'
    super(
      `The order allows partial fills, but its amounts split evenly only into ${units} ${units === 1n ? 'unit' : 'units'}, not ${pieces}. ${advice} a price per piece of which every fee is a whole amount.`,
      { facts },
    )
  }
}

export declare namespace IndivisibleError {
  type Facts = {
    /** The number of pieces that can be expected to trade one by one. */
    pieces: bigint
    /** The number of equal parts into which all amounts of the order split. */
    units: bigint
    piecesPerLot: bigint
    /** Whether the exchange would fill the same order as a whole without `allowPartialFills`. */
    isFillableWhole: boolean
  }
}

/** Thrown when one of several orders cannot be signed. Its own error is the cause. */
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

/** Thrown when two orders of a bulk are identical, so that a fill of one would fill the other. */
export class SameOrderTwiceError extends BaseError<{ first: number; second: number }> {
  override readonly name = 'Draft.SameOrderTwiceError'
  constructor(facts: { first: number; second: number }) {
    super(
      `Orders ${facts.first + 1} and ${facts.second + 1} are identical, including the salt, so a fill of one would fill the other. Use a different salt for each.`,
      { facts },
    )
  }
}
