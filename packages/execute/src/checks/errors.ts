import { BaseError } from '@souk/base'
import { type Address, formatUnits } from 'viem'

/** Thrown when a quote is worse than the caller expects. */
export class PriceError extends BaseError<PriceError.Facts> {
  override readonly name = 'Check.PriceError'
  constructor(facts: PriceError.Facts) {
    const what = facts.side === 'sell' ? 'the offer price of this token' : 'the total price'
    super(`Attention: ${what} is now ${formatUnits(facts.amount, facts.decimals)}`, { facts, retry: 'user' })
  }
}
export declare namespace PriceError {
  type Facts = {
    side: 'buy' | 'sell'
    currency: Address
    /** In the currency's smallest unit. */
    amount: bigint
    decimals: number
    /** In the smallest unit. `undefined` if the caller expects no price in this currency. */
    expected: bigint | undefined
  }
}

/** Thrown when the caller expects a price and the quote contains none. */
export class NoPriceError extends BaseError {
  override readonly name = 'Check.NoPriceError'
  constructor() {
    super('The quote contains no price to compare with the expected one.', { facts: {} })
  }
}

/** Thrown when a step is for a chain that the caller did not name. */
export class ChainError extends BaseError<{ stepId: string; chainId: number; allowed: readonly number[] }> {
  override readonly name = 'Check.ChainError'
  constructor(facts: { stepId: string; chainId: number; allowed: readonly number[] }) {
    super(`${facts.stepId} is for chain ${facts.chainId}; expected ${facts.allowed.join(' or ')}.`, { facts })
  }
}

/** Thrown when a step acts for another account. */
export class AccountError extends BaseError<{ stepId: string; account: Address; asked: string }> {
  override readonly name = 'Check.AccountError'
  constructor(facts: { stepId: string; account: Address; asked: string }) {
    super(`${facts.stepId} is for account ${facts.asked}; expected ${facts.account}.`, { facts })
  }
}

/** Thrown when a step calls or approves a contract that is not trusted. */
export class TargetError extends BaseError<Target> {
  override readonly name = 'Check.TargetError'
  constructor(facts: Target) {
    super(`${facts.stepId} would ${roles[facts.role]} ${facts.address}, which is not trusted.`, { facts })
  }
}

/** A contract and the way in which a step would use it. */
export type Target = {
  stepId: string
  chainId: number
  address: Address
  role: keyof typeof roles
}

const roles = {
  contract: 'call',
  operator: 'allow tokens to be moved by',
  currency: 'approve or wrap in',
  collection: 'approve in',
  bought: 'buy a token of',
  verifier: 'sign something for',
} as const

/** Thrown when the transactions would send more of the native currency than the quote states. */
export class ValueError extends BaseError<{ stepId: string; value: bigint; most: bigint }> {
  override readonly name = 'Check.ValueError'
  constructor(facts: { stepId: string; value: bigint; most: bigint }) {
    super(`${facts.stepId} would send ${facts.value} wei in total; the quote is ${facts.most}.`, { facts })
  }
}

/** Thrown when a trade on the exchange costs more, or brings less, than the quote states. */
export class SpendingError extends BaseError<SpendingError.Facts> {
  override readonly name = 'Check.SpendingError'
  constructor(facts: SpendingError.Facts) {
    super(`${facts.stepId} totals ${facts.amount} of ${facts.currency}; the quote is ${facts.quoted}.`, {
      facts,
    })
  }
}
export declare namespace SpendingError {
  type Facts = { stepId: string; currency: Address; amount: bigint; quoted: bigint }
}

/** Thrown when tokens would go to an unexpected recipient. */
export class RecipientError extends BaseError<{ stepId: string; recipient: Address; expected: Address }> {
  override readonly name = 'Check.RecipientError'
  constructor(facts: { stepId: string; recipient: Address; expected: Address }) {
    super(`${facts.stepId} would send tokens to ${facts.recipient}; expected ${facts.expected}.`, { facts })
  }
}

/** Thrown when a step does not belong in a flow of its kind, such as a transfer of a token in a purchase. */
export class UnfitCallError extends BaseError<{ stepId: string; call: string; kind: string }> {
  override readonly name = 'Check.UnfitCallError'
  constructor(facts: { stepId: string; call: string; kind: string }) {
    super(`${facts.stepId} asks for ${facts.call}, which does not belong in a ${facts.kind} flow.`, {
      facts,
    })
  }
}

/** Thrown when an order that a server wants signed does not match the request. */
export class OrderError extends BaseError<{ stepId: string; issue: string }> {
  override readonly name = 'Check.OrderError'
  constructor(facts: { stepId: string; issue: string }) {
    super(`The order of ${facts.stepId} does not match your request: ${facts.issue}.`, { facts })
  }
}
