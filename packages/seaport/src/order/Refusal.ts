import { BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { Fraction } from './Fraction.js'
import type { Shortfall, TokenKind } from './Holding.js'

export { NoAccountError, WrongChainError } from '@souk/base'

/**
 * The reasons why an order cannot be made or filled now. A plan lists them; an action throws the first. The opening
 * sentences are those of the order protocol's specification.
 */

function describe({ account, itemType, token, identifier, amount }: Shortfall): string {
  const what = itemType === 0 ? 'the native currency' : `${token}${itemType > 1 ? ` #${identifier}` : ''}`
  return `${account} needs ${amount} of ${what}`
}

/** The offerer does not hold what the order gives. */
export class OffererBalanceError extends BaseError<Shortfall> {
  override readonly name = 'Order.OffererBalanceError'
  constructor(facts: Shortfall) {
    super(
      `The offerer does not have the amount needed to create or fulfill. ${describe(facts)} and holds ${facts.balance}.`,
      { facts, retry: 'user' },
    )
  }
}

/** The offerer has not allowed the exchange or conduit to move what the order gives. */
export class OffererApprovalError extends BaseError<Shortfall> {
  override readonly name = 'Order.OffererApprovalError'
  constructor(facts: Shortfall) {
    super(
      `The offerer does not have the sufficient approvals. ${describe(facts)}; ${facts.operator} may move ${facts.approved}.`,
      { facts, retry: 'user' },
    )
  }
}

/** The fulfiller does not hold what the order asks for. */
export class FulfillerBalanceError extends BaseError<Shortfall> {
  override readonly name = 'Order.FulfillerBalanceError'
  constructor(facts: Shortfall) {
    super(
      `The fulfiller does not have the balances needed to fulfill. ${describe(facts)} and holds ${facts.balance}.`,
      { facts, retry: 'user' },
    )
  }
}

/** The order calls a token something that it is not: what the exchange would move is not what the order shows. */
export class TokenKindError extends BaseError<TokenKindError.Facts> {
  override readonly name = 'Order.TokenKindError'
  constructor(facts: TokenKindError.Facts) {
    super(
      `${facts.token} is an ${facts.actual}, but the order calls it an ${facts.named}: the exchange would move something else than the order shows, or nothing. Leave the order, or make it anew with the right item type.`,
      { facts },
    )
  }
}
export declare namespace TokenKindError {
  type Facts = { token: Address; identifier: bigint; named: TokenKind; actual: TokenKind }
}

/** The order is filled as a whole. */
export class FilledError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Order.FilledError'
  constructor(facts: { orderHash: Hex }) {
    super(`The order you are trying to fulfill is already filled. (${facts.orderHash})`, { facts })
  }
}

/** The order was cancelled on chain. */
export class CancelledError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Order.CancelledError'
  constructor(facts: { orderHash: Hex }) {
    super(`The order you are trying to fulfill is cancelled. (${facts.orderHash})`, { facts })
  }
}

/** The order's time is over. */
export class ExpiredError extends BaseError<{ orderHash: Hex; endTime: bigint; now: bigint }> {
  override readonly name = 'Order.ExpiredError'
  constructor(facts: { orderHash: Hex; endTime: bigint; now: bigint }) {
    super(`Order ${facts.orderHash} ended at ${facts.endTime}; the time on the chain is ${facts.now}.`, {
      facts,
    })
  }
}

/** The order's time has not come. */
export class NotStartedError extends BaseError<{ orderHash: Hex; startTime: bigint; now: bigint }> {
  override readonly name = 'Order.NotStartedError'
  constructor(facts: { orderHash: Hex; startTime: bigint; now: bigint }) {
    super(`Order ${facts.orderHash} starts at ${facts.startTime}; the time on the chain is ${facts.now}.`, {
      facts,
      retry: 'later',
    })
  }
}

/** The offerer has cancelled all orders of the counter that this one was signed with. */
export class CounterError extends BaseError<{ orderHash: Hex; signed: bigint; current: bigint }> {
  override readonly name = 'Order.CounterError'
  constructor(facts: { orderHash: Hex; signed: bigint; current: bigint }) {
    super(
      `Order ${facts.orderHash} was signed with counter ${facts.signed}; the offerer has since cancelled all orders of that counter (now ${facts.current}).`,
      { facts },
    )
  }
}

/** The order was signed neither by a signature nor by a validation on chain. */
export class UnsignedError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Order.UnsignedError'
  constructor(facts: { orderHash: Hex }) {
    super(`Order is missing signature. Order ${facts.orderHash} is not validated on chain either.`, { facts })
  }
}

/** The number of units is not one that can be filled. */
export class UnitsError extends BaseError<{ unitsToFill: bigint; units: bigint }> {
  override readonly name = 'Order.UnitsError'
  constructor(facts: { unitsToFill: bigint; units: bigint }) {
    super(
      facts.unitsToFill <= 0n
        ? `Units to fill must be greater than 1. ${facts.unitsToFill} was given; the order has ${facts.units}.`
        : `${facts.unitsToFill} units cannot be filled; the order allows ${facts.units === 1n ? 'only the whole' : `1 to ${facts.units}`}.`,
      { facts },
    )
  }
}

/** The caller asked for the basic entry point, which cannot express the fill. */
export class BasicRouteError extends BaseError<{ orderHash: Hex; reason: string }> {
  override readonly name = 'Order.BasicRouteError'
  constructor(facts: { orderHash: Hex; reason: string }) {
    super(
      `Order parameters did not result in a valid basic fulfillment. Order ${facts.orderHash} needs another entry point: ${facts.reason}. Leave out "route" to have it chosen.`,
      { facts },
    )
  }
}

/** Fees were asked for on an order that is paid in several currencies. */
export class MixedCurrenciesError extends BaseError<{ tokens: readonly Address[] }> {
  override readonly name = 'Order.MixedCurrenciesError'
  constructor(facts: { tokens: readonly Address[] }) {
    super(
      `All currency tokens in the order must be the same token when applying fees. It has ${facts.tokens.join(', ')}.`,
      { facts },
    )
  }
}

/** A criteria item was left without a token, or tokens were supplied for criteria that are not there. */
export class CriteriaError extends BaseError<{
  side: 'offer' | 'consideration'
  needed: number
  given: number
}> {
  override readonly name = 'Order.CriteriaError'
  constructor(facts: { side: 'offer' | 'consideration'; needed: number; given: number }) {
    super(
      `You must supply the appropriate criterias for criteria based items. The ${facts.side} has ${facts.needed}, and ${facts.given} ${facts.given === 1 ? 'was' : 'were'} supplied.`,
      { facts },
    )
  }
}

/** The chosen token is not in the set that the order accepts, or the proof does not show it. */
export class ProofError extends BaseError<{ identifier: bigint; root: bigint }> {
  override readonly name = 'Order.ProofError'
  constructor(facts: { identifier: bigint; root: bigint }) {
    super(
      `Token ${facts.identifier} is not proven to be one of those that the order accepts; choose another token or supply its proof.`,
      { facts },
    )
  }
}

/** The signature is neither the offerer's own nor one that the offerer's contract accepts. */
export class SignatureError extends BaseError<{ orderHash: Hex; offerer: Address }> {
  override readonly name = 'Order.SignatureError'
  constructor(facts: { orderHash: Hex; offerer: Address }) {
    super(
      `The signature of order ${facts.orderHash} is not of ${facts.offerer}; the exchange would refuse it.`,
      { facts },
    )
  }
}

/** A wallet signed with another account than the offerer, which is no contract that could accept that. */
export class SignerError extends BaseError<{ offerer: Address; signer: Address }> {
  override readonly name = 'Order.SignerError'
  constructor(facts: { offerer: Address; signer: Address }) {
    super(
      `The order is of ${facts.offerer}, but ${facts.signer} signed it; the exchange would refuse it. Choose the right account in the wallet.`,
      { facts, retry: 'user' },
    )
  }
}

/** What an order names as a currency is none: a collection of NFTs, or no token at all. */
export class NotCurrencyError extends BaseError<{ token: Address }> {
  override readonly name = 'Order.NotCurrencyError'
  constructor(facts: { token: Address }) {
    super(
      `${facts.token} is not an ERC20 token. Name the itemType and identifier of an NFT, or the address of a currency.`,
      { facts },
    )
  }
}

/** An item of the order comes to nothing now, and the exchange moves no empty items. */
export class ZeroAmountError extends BaseError<{ orderHash: Hex; token: Address; now: bigint }> {
  override readonly name = 'Order.ZeroAmountError'
  constructor(facts: { orderHash: Hex; token: Address; now: bigint }) {
    super(
      `An item of order ${facts.orderHash} (${facts.token}) comes to 0 at ${facts.now}; the exchange fills no order with an empty item.`,
      { facts, retry: 'later' },
    )
  }
}

/** Numbers of the order are too large for the arithmetic of the exchange. */
export class OverflowError extends BaseError<{ orderHash: Hex; what: string }> {
  override readonly name = 'Order.OverflowError'
  constructor(facts: { orderHash: Hex; what: string }) {
    super(
      `The exchange cannot compute ${facts.what} of order ${facts.orderHash}: the numbers are too large.`,
      {
        facts,
      },
    )
  }
}

/** The order has a form that the exchange refuses whoever fills it. */
export class MalformedError extends BaseError<{ orderHash: Hex; reason: string }> {
  override readonly name = 'Order.MalformedError'
  constructor(facts: { orderHash: Hex; reason: string }) {
    super(`Order ${facts.orderHash} can never be filled: ${facts.reason}.`, { facts })
  }
}

/** The zone of a restricted order does not let it be filled. */
export class ZoneError extends BaseError<{ orderHash: Hex; zone: Address }> {
  override readonly name = 'Order.ZoneError'
  constructor(facts: { orderHash: Hex; zone: Address }, cause?: unknown) {
    super(
      `The zone ${facts.zone} does not let order ${facts.orderHash} be filled as asked; the exchange would refuse it. Ask the market for what the zone wants (extraData), or leave the order out.`,
      { facts, cause },
    )
  }
}

/** An account that an order pays does not take the native currency. */
export class PayeeError extends BaseError<{ orderHash: Hex; payee: Address }> {
  override readonly name = 'Order.PayeeError'
  constructor(facts: { orderHash: Hex; payee: Address }) {
    super(
      `${facts.payee}, whom order ${facts.orderHash} pays, does not take the native currency; the exchange would refuse the order.`,
      { facts },
    )
  }
}

/** Another order of the same fill takes the same token already. */
export class SameTokenTwiceError extends BaseError<{ token: Address; identifier: bigint; account: Address }> {
  override readonly name = 'Order.SameTokenTwiceError'
  constructor(facts: { token: Address; identifier: bigint; account: Address }) {
    super(
      `${facts.token} #${facts.identifier} of ${facts.account} is taken by an order before this one; one token cannot be moved twice.`,
      { facts },
    )
  }
}

/** The order would bring the total above the maximum that was set. */
export class MaximumError extends BaseError<{ token: Address; total: bigint; maximum: bigint }> {
  override readonly name = 'Order.MaximumError'
  constructor(facts: { token: Address; total: bigint; maximum: bigint }) {
    super(
      `With this order the total would be ${facts.total} of ${BigInt(facts.token) === 0n ? 'the native currency' : facts.token}, more than the maximum of ${facts.maximum}.`,
      { facts, retry: 'user' },
    )
  }
}

/** A tip does not divide as the part of the order that is filled, and rounding it up would change it noticeably. */
export class TipError extends BaseError<{ orderHash: Hex; amount: bigint } & Fraction> {
  override readonly name = 'Order.TipError'
  constructor(facts: { orderHash: Hex; amount: bigint } & Fraction) {
    const { amount, numerator, denominator, orderHash } = facts
    const below = amount - (amount % numerator)
    super(
      `A tip of ${amount} cannot be paid with ${numerator}/${denominator} of order ${orderHash}: the exchange splits tips like the order, here into multiples of ${numerator}. Choose ${below > 0n ? `${below} or ` : ''}${below + numerator}, or pay it apart.`,
      { facts },
    )
  }
}

/** An order that is left out of a fill of several, with what speaks against it. */
export type Dropped = { index: number; orderHash: Hex; reasons: readonly BaseError[] }

/** None of the orders can be filled. */
export class NoneFillableError extends BaseError<{ dropped: readonly Dropped[] }> {
  override readonly name = 'Order.NoneFillableError'
  constructor(facts: { dropped: readonly Dropped[] }) {
    super(
      facts.dropped.length === 0
        ? 'No order was given; name at least one.'
        : facts.dropped.length === 1
          ? `The order cannot be filled. ${facts.dropped[0]?.reasons[0]?.message}`
          : `None of the ${facts.dropped.length} orders can be filled. The first: ${facts.dropped[0]?.reasons[0]?.message}`,
      { facts },
    )
  }
}

/** All or nothing was asked for, and some of the orders cannot be filled. */
export class NotAllFillableError extends BaseError<{ dropped: readonly Dropped[] }> {
  override readonly name = 'Order.NotAllFillableError'
  constructor(facts: { dropped: readonly Dropped[] }) {
    super(
      `${facts.dropped.length} of the orders cannot be filled, and all or nothing was asked for. The first: ${facts.dropped[0]?.reasons[0]?.message}`,
      { facts },
    )
  }
}

/** The exchange refuses a fill of several orders as a whole, on account of some of them. */
export class SweepRefusedError extends BaseError<{ refused: readonly Dropped[] }> {
  override readonly name = 'Order.SweepRefusedError'
  constructor(facts: { refused: readonly Dropped[] }, cause: unknown) {
    const hashes = facts.refused.map(({ orderHash }) => orderHash).join(', ')
    super(
      `The exchange would refuse the whole fill on account of ${facts.refused.length === 1 ? 'order' : 'orders'} ${hashes}. Nothing was moved; leave ${facts.refused.length === 1 ? 'it' : 'them'} out and fill the others. ${facts.refused[0]?.reasons[0]?.message ?? ''}`,
      { facts, cause, retry: 'user' },
    )
  }
}

/** The orders to be matched do not give what they ask of each other. */
export class UnmatchedError extends BaseError<{
  orderIndex: number
  itemIndex: number
  token: Address
  identifier: bigint
  missing: bigint
}> {
  override readonly name = 'Order.UnmatchedError'
  constructor(facts: {
    orderIndex: number
    itemIndex: number
    token: Address
    identifier: bigint
    missing: bigint
  }) {
    super(
      `The orders do not match: ${facts.missing} of ${facts.token}${facts.identifier ? ` #${facts.identifier}` : ''} that order ${facts.orderIndex} asks for is offered by none of them.`,
      { facts },
    )
  }
}

/** The order is open to everyone, or is not of the form of a private listing. */
export class NotPrivateError extends BaseError<{ orderHash: Hex; reason: string }> {
  override readonly name = 'Order.NotPrivateError'
  constructor(facts: { orderHash: Hex; reason: string }) {
    super(`Order is not a private listing - must have a taker address. ${facts.reason}`, { facts })
  }
}

/** A private listing is for someone: it is settled with an order of theirs, not filled like others. */
export class PrivateListingError extends BaseError<{ orderHash: Hex; taker: Address }> {
  override readonly name = 'Order.PrivateListingError'
  constructor(facts: { orderHash: Hex; taker: Address }) {
    super(`The order is a private listing for ${facts.taker}. Use fulfillPrivateListing.`, {
      facts,
      retry: 'user',
    })
  }
}

/** Someone else than the taker would pay for a private listing. */
export class NotTakerError extends BaseError<{ taker: Address; account: Address }> {
  override readonly name = 'Order.NotTakerError'
  constructor(facts: { taker: Address; account: Address }) {
    super(
      `The private listing is for ${facts.taker}, who would receive it; ${facts.account} would pay. Use the taker's account, or pass payForTaker to make them a present.`,
      { facts, retry: 'user' },
    )
  }
}

/** A private listing delivers to its taker, whoever else is named. */
export class PrivateRecipientError extends BaseError<{ taker: Address; recipient: Address }> {
  override readonly name = 'Order.PrivateRecipientError'
  constructor(facts: { taker: Address; recipient: Address }) {
    super(
      `Private listings cannot be fulfilled with a recipient address. The order delivers to ${facts.taker}; ${facts.recipient} was given.`,
      { facts },
    )
  }
}

/** All or nothing was asked for, and a price moves in a currency that another of the orders gives. */
export class MovingPriceError extends BaseError<{ orderHash: Hex; token: Address }> {
  override readonly name = 'Order.MovingPriceError'
  constructor(facts: { orderHash: Hex; token: Address }) {
    super(
      `Order ${facts.orderHash} moves with time in ${facts.token}, which another of the orders gives: what they come to together cannot be fixed for all or nothing. Leave one of them out, or fill what is available.`,
      { facts, retry: 'user' },
    )
  }
}
