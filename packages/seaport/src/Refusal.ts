import { BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { Shortfall } from './Holding.js'

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

/** The order contains items that this way of filling cannot settle. */
export class UnsupportedItemsError extends BaseError<{ items: string }> {
  override readonly name = 'Order.UnsupportedItemsError'
  constructor(facts: { items: string }) {
    super(
      `You must supply the appropriate criterias for criteria based items. The order has ${facts.items}.`,
      { facts },
    )
  }
}

/** The order could be signed, but nobody could ever fill it. */
export class UnfillableError extends BaseError<{ reason: string }> {
  override readonly name = 'Order.UnfillableError'
  constructor(facts: { reason: string }) {
    super(`This order could never be filled: ${facts.reason}`, { facts })
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

/** The action needs an account, and the client has none. */
export class NoAccountError extends BaseError<{ action: string }> {
  override readonly name = 'Wallet.NoAccountError'
  constructor(facts: { action: string }) {
    super(
      `${facts.action} asks a wallet, but the client has no account. Connect one, or create the client with one.`,
      {
        facts,
        retry: 'user',
      },
    )
  }
}

/** Client and node are not on the same chain. */
export class WrongChainError extends BaseError<{ expected: number; actual: number }> {
  override readonly name = 'Wallet.WrongChainError'
  constructor(facts: { expected: number; actual: number }, cause?: unknown) {
    super(
      `Chain ${facts.expected} is needed, but chain ${facts.actual} answers. Switch the network and try again.`,
      {
        facts,
        cause,
        retry: 'user',
      },
    )
  }
}
