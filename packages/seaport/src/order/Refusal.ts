import { BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { Fraction } from './Fraction.js'
import type { Shortfall, TokenKind } from './Holding.js'

export { NoAccountError, WrongChainError } from '@souk/base'

/**
 * The reasons why an order cannot be created or filled now. A plan lists them, and an action throws the first. The
 * first sentences of the messages come from the specification of the order protocol.
 */

function describe({ account, itemType, token, identifier, amount }: Shortfall): string {
  const what = itemType === 0 ? 'the native currency' : `${token}${itemType > 1 ? ` #${identifier}` : ''}`
  return `${account} needs ${amount} of ${what}`
}

/** The offerer does not hold the offered tokens. */
export class OffererBalanceError extends BaseError<Shortfall> {
  override readonly name = 'Order.OffererBalanceError'
  constructor(facts: Shortfall) {
    super(
      `The offerer does not have the amount needed to create or fulfill. ${describe(facts)} and holds ${facts.balance}.`,
      { facts, retry: 'user' },
    )
  }
}

/** The offerer has not approved the exchange or conduit for the offered tokens. */
export class OffererApprovalError extends BaseError<Shortfall> {
  override readonly name = 'Order.OffererApprovalError'
  constructor(facts: Shortfall) {
    super(
      `The offerer does not have the sufficient approvals. ${describe(facts)}; ${facts.operator} may move ${facts.approved}.`,
      { facts, retry: 'user' },
    )
  }
}

/** The fulfiller does not hold the consideration. */
export class FulfillerBalanceError extends BaseError<Shortfall> {
  override readonly name = 'Order.FulfillerBalanceError'
  constructor(facts: Shortfall) {
    super(
      `The fulfiller does not have the balances needed to fulfill. ${describe(facts)} and holds ${facts.balance}.`,
      { facts, retry: 'user' },
    )
  }
}

/** An item type of the order does not match the token, so the exchange would not move what the order shows. */
export class TokenKindError extends BaseError<TokenKindError.Facts> {
  override readonly name = 'Order.TokenKindError'
  constructor(facts: TokenKindError.Facts) {
    super(
      `${facts.token} is an ${facts.actual}, but the order calls it an ${facts.named}. The exchange would move something else than the order shows, or nothing. Leave the order out, or create it again with the right item type.`,
      { facts },
    )
  }
}
export declare namespace TokenKindError {
  type Facts = { token: Address; identifier: bigint; named: TokenKind; actual: TokenKind }
}

/** The order is completely filled. */
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

/** The end time of the order has passed. */
export class ExpiredError extends BaseError<{ orderHash: Hex; endTime: bigint; now: bigint }> {
  override readonly name = 'Order.ExpiredError'
  constructor(facts: { orderHash: Hex; endTime: bigint; now: bigint }) {
    super(
      `Order ${facts.orderHash} ended at ${facts.endTime}, and the time on the chain is ${facts.now}. Choose another order.`,
      {
        facts,
      },
    )
  }
}

/** The start time of the order has not been reached. */
export class NotStartedError extends BaseError<{ orderHash: Hex; startTime: bigint; now: bigint }> {
  override readonly name = 'Order.NotStartedError'
  constructor(facts: { orderHash: Hex; startTime: bigint; now: bigint }) {
    super(
      `Order ${facts.orderHash} starts at ${facts.startTime}, and the time on the chain is ${facts.now}. Try again after the start.`,
      {
        facts,
        retry: 'later',
      },
    )
  }
}

/** The offerer has raised its counter, which cancelled all earlier orders including this one. */
export class CounterError extends BaseError<{ orderHash: Hex; signed: bigint; current: bigint }> {
  override readonly name = 'Order.CounterError'
  constructor(facts: { orderHash: Hex; signed: bigint; current: bigint }) {
    super(
      `Order ${facts.orderHash} was signed with counter ${facts.signed}, but the offerer's counter is now ${facts.current}. The offerer has cancelled all earlier orders. Choose another order.`,
      { facts },
    )
  }
}

/** The order has no signature and is not validated on chain. */
export class UnsignedError extends BaseError<{ orderHash: Hex }> {
  override readonly name = 'Order.UnsignedError'
  constructor(facts: { orderHash: Hex }) {
    super(`Order is missing signature. Order ${facts.orderHash} is not validated on chain either.`, { facts })
  }
}

/** The number of units cannot be filled. */
export class UnitsError extends BaseError<{ unitsToFill: bigint; units: bigint }> {
  override readonly name = 'Order.UnitsError'
  constructor(facts: { unitsToFill: bigint; units: bigint }) {
    super(
      facts.unitsToFill <= 0n
        ? `Units to fill must be greater than 1. ${facts.unitsToFill} was given; the order has ${facts.units}.`
        : `${facts.unitsToFill} units cannot be filled. The order allows ${facts.units === 1n ? 'only the whole' : `1 to ${facts.units}`}.`,
      { facts },
    )
  }
}

/** The caller requires the basic entry point, which cannot express the fill. */
export class BasicRouteError extends BaseError<{ orderHash: Hex; reason: string }> {
  override readonly name = 'Order.BasicRouteError'
  constructor(facts: { orderHash: Hex; reason: string }) {
    super(
      `Order parameters did not result in a valid basic fulfillment. Order ${facts.orderHash} needs another entry point: ${facts.reason}. Omit "route" to use another entry point.`,
      { facts },
    )
  }
}

/** An order with fees has several currencies. */
export class MixedCurrenciesError extends BaseError<{ currencies: readonly Address[] }> {
  override readonly name = 'Order.MixedCurrenciesError'
  constructor(facts: { currencies: readonly Address[] }) {
    super(
      `All currency tokens in the order must be the same token when applying fees. It has ${facts.currencies.join(', ')}.`,
      { facts },
    )
  }
}

/** The number of chosen tokens differs from the number of criteria items. */
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

/** The chosen token is not in the order's set of accepted tokens, or its proof is invalid. */
export class ProofError extends BaseError<{ tokenId: bigint; root: bigint }> {
  override readonly name = 'Order.ProofError'
  constructor(facts: { tokenId: bigint; root: bigint }) {
    super(
      `Token ${facts.tokenId} has no valid proof that the order accepts it. Choose another token, or pass its proof.`,
      { facts },
    )
  }
}

/** The signature is not from the offerer, and the offerer's contract does not accept it. */
export class SignatureError extends BaseError<{ orderHash: Hex; offerer: Address }> {
  override readonly name = 'Order.SignatureError'
  constructor(facts: { orderHash: Hex; offerer: Address }) {
    super(
      `The signature of order ${facts.orderHash} is not from ${facts.offerer}, so the exchange would revert. Have the offerer sign the order again, or choose another order.`,
      { facts },
    )
  }
}

/**
 * The wallet signed with an account other than the offerer, and the offerer is not a contract that could accept the
 * signature.
 */
export class SignerError extends BaseError<{ offerer: Address; signer: Address }> {
  override readonly name = 'Order.SignerError'
  constructor(facts: { offerer: Address; signer: Address }) {
    super(
      `The offerer of the order is ${facts.offerer}, but ${facts.signer} signed it, so the exchange would revert. Choose the offerer's account in the wallet.`,
      { facts, retry: 'user' },
    )
  }
}

/** A token that the order uses as a currency is not an ERC20: it is a collection of NFTs, or not a token. */
export class NotCurrencyError extends BaseError<{ currency: Address }> {
  override readonly name = 'Order.NotCurrencyError'
  constructor(facts: { currency: Address }) {
    super(
      `${facts.currency} is not an ERC20 token. Pass the itemType and identifier of an NFT, or the address of a currency.`,
      { facts },
    )
  }
}

/** The amount of an item is 0 now, and the exchange reverts for amounts of 0. */
export class ZeroAmountError extends BaseError<{ orderHash: Hex; token: Address; now: bigint }> {
  override readonly name = 'Order.ZeroAmountError'
  constructor(facts: { orderHash: Hex; token: Address; now: bigint }) {
    super(
      `An item of order ${facts.orderHash} (${facts.token}) has the amount 0 at ${facts.now}. The exchange reverts for amounts of 0. Fill the order when the amount is above 0.`,
      { facts, retry: 'later' },
    )
  }
}

/** The numbers of the order overflow in the exchange. */
export class OverflowError extends BaseError<{ orderHash: Hex; what: string }> {
  override readonly name = 'Order.OverflowError'
  constructor(facts: { orderHash: Hex; what: string }) {
    super(
      `The exchange cannot compute ${facts.what} of order ${facts.orderHash}, because the numbers are too large. Choose another order.`,
      {
        facts,
      },
    )
  }
}

/** The order is malformed, so that the exchange reverts every fill. */
export class MalformedError extends BaseError<{ orderHash: Hex; reason: string }> {
  override readonly name = 'Order.MalformedError'
  constructor(facts: { orderHash: Hex; reason: string }) {
    super(`Order ${facts.orderHash} can never be filled: ${facts.reason}.`, { facts })
  }
}

/** The zone of a restricted order does not allow the fill. */
export class ZoneError extends BaseError<{ orderHash: Hex; zone: Address }> {
  override readonly name = 'Order.ZoneError'
  constructor(facts: { orderHash: Hex; zone: Address }, cause?: unknown) {
    super(
      `The zone ${facts.zone} does not allow this fill of order ${facts.orderHash}, so the exchange would revert. Get the extraData for the zone from the market, or leave the order out.`,
      { facts, cause },
    )
  }
}

/** A recipient of an order does not accept the native currency. */
export class PayeeError extends BaseError<{ orderHash: Hex; payee: Address }> {
  override readonly name = 'Order.PayeeError'
  constructor(facts: { orderHash: Hex; payee: Address }) {
    super(
      `${facts.payee}, a recipient of order ${facts.orderHash}, does not accept the native currency, so the exchange would revert. Leave the order out.`,
      { facts },
    )
  }
}

/** An earlier order of the same fill takes the same token. */
export class SameTokenTwiceError extends BaseError<{ contract: Address; tokenId: bigint; account: Address }> {
  override readonly name = 'Order.SameTokenTwiceError'
  constructor(facts: { contract: Address; tokenId: bigint; account: Address }) {
    super(
      `${facts.contract} #${facts.tokenId} of ${facts.account} is already taken by an earlier order. A token cannot be moved twice. Leave one of the orders out.`,
      { facts },
    )
  }
}

/** The order would raise the total above the given maximum. */
export class MaximumError extends BaseError<{ currency: Address; total: bigint; maximum: bigint }> {
  override readonly name = 'Order.MaximumError'
  constructor(facts: { currency: Address; total: bigint; maximum: bigint }) {
    super(
      `With this order the total would be ${facts.total} of ${BigInt(facts.currency) === 0n ? 'the native currency' : facts.currency}, more than the maximum of ${facts.maximum}. Raise the maximum, or leave the order out.`,
      { facts, retry: 'user' },
    )
  }
}

/** A tip does not divide like the filled part of the order, and rounding would change the tip by more than 1 %. */
export class TipError extends BaseError<{ orderHash: Hex; amount: bigint } & Fraction> {
  override readonly name = 'Order.TipError'
  constructor(facts: { orderHash: Hex; amount: bigint } & Fraction) {
    const { amount, numerator, denominator, orderHash } = facts
    const below = amount - (amount % numerator)
    super(
      `A tip of ${amount} cannot be paid with ${numerator}/${denominator} of order ${orderHash}. The exchange splits tips like the order, here into multiples of ${numerator}. Choose ${below > 0n ? `${below} or ` : ''}${below + numerator}, or pay the tip separately.`,
      { facts },
    )
  }
}

/** An order that a fill of several orders drops, with its issues. */
export type Dropped = { index: number; orderHash: Hex; reasons: readonly BaseError[] }

/** None of the orders can be filled. */
export class NoneFillableError extends BaseError<{ dropped: readonly Dropped[] }> {
  override readonly name = 'Order.NoneFillableError'
  constructor(facts: { dropped: readonly Dropped[] }) {
    super(
      facts.dropped.length === 0
        ? 'No order was given. Pass at least one.'
        : facts.dropped.length === 1
          ? `The order cannot be filled. ${facts.dropped[0]?.reasons[0]?.message}`
          : `None of the ${facts.dropped.length} orders can be filled. The first: ${facts.dropped[0]?.reasons[0]?.message}`,
      { facts },
    )
  }
}

/** `allOrNothing` is set, and some of the orders cannot be filled. */
export class NotAllFillableError extends BaseError<{ dropped: readonly Dropped[] }> {
  override readonly name = 'Order.NotAllFillableError'
  constructor(facts: { dropped: readonly Dropped[] }) {
    super(
      `${facts.dropped.length} of the orders cannot be filled, but allOrNothing is set. The first: ${facts.dropped[0]?.reasons[0]?.message}`,
      { facts },
    )
  }
}

/** Some orders of a sweep make the exchange revert the whole sweep. */
export class SweepRefusedError extends BaseError<{ refused: readonly Dropped[] }> {
  override readonly name = 'Order.SweepRefusedError'
  constructor(facts: { refused: readonly Dropped[] }, cause: unknown) {
    const hashes = facts.refused.map(({ orderHash }) => orderHash).join(', ')
    super(
      `The exchange would revert the whole fill because of ${facts.refused.length === 1 ? 'order' : 'orders'} ${hashes}. Nothing was moved. Leave ${facts.refused.length === 1 ? 'it' : 'them'} out and fill the others. ${facts.refused[0]?.reasons[0]?.message ?? ''}`,
      { facts, cause, retry: 'user' },
    )
  }
}

/** An item that an order of a match asks for is not offered by any order. */
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
      `The orders do not match: ${facts.missing} of ${facts.token}${facts.identifier ? ` #${facts.identifier}` : ''} that order ${facts.orderIndex} asks for are not offered by any order. Add an order that offers them.`,
      { facts },
    )
  }
}

/** The order can be filled by any account, or does not have the form of a private listing. */
export class NotPrivateError extends BaseError<{ orderHash: Hex; reason: string }> {
  override readonly name = 'Order.NotPrivateError'
  constructor(facts: { orderHash: Hex; reason: string }) {
    super(`Order is not a private listing - must have a taker address. ${facts.reason}`, { facts })
  }
}

/** The order is a private listing, which is settled by a match with an order of its taker. */
export class PrivateListingError extends BaseError<{ orderHash: Hex; taker: Address }> {
  override readonly name = 'Order.PrivateListingError'
  constructor(facts: { orderHash: Hex; taker: Address }) {
    super(`The order is a private listing for ${facts.taker}. Use fulfillPrivateListing.`, {
      facts,
      retry: 'user',
    })
  }
}

/** An account other than the taker would pay for a private listing. */
export class NotTakerError extends BaseError<{ taker: Address; account: Address }> {
  override readonly name = 'Order.NotTakerError'
  constructor(facts: { taker: Address; account: Address }) {
    super(
      `The private listing is for ${facts.taker}, who would receive it, but ${facts.account} would pay. Use the taker's account, or pass payForTaker to pay for the taker.`,
      { facts, retry: 'user' },
    )
  }
}

/** A private listing always delivers to its taker, so another recipient is invalid. */
export class PrivateRecipientError extends BaseError<{ taker: Address; recipient: Address }> {
  override readonly name = 'Order.PrivateRecipientError'
  constructor(facts: { taker: Address; recipient: Address }) {
    super(
      `Private listings cannot be fulfilled with a recipient address. The order delivers to ${facts.taker}, but the recipient ${facts.recipient} was given. Remove the recipient.`,
      { facts },
    )
  }
}

/** `allOrNothing` is set, and an amount of an order changes with time in a currency that another order offers. */
export class MovingPriceError extends BaseError<{ orderHash: Hex; currency: Address }> {
  override readonly name = 'Order.MovingPriceError'
  constructor(facts: { orderHash: Hex; currency: Address }) {
    super(
      `Order ${facts.orderHash} changes with time in ${facts.currency}, which another order offers. All-or-nothing fills need fixed amounts. Leave one of the orders out, or turn allOrNothing off.`,
      { facts, retry: 'user' },
    )
  }
}
