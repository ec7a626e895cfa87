import { BaseError } from '@souk/base'
import type { Address } from 'viem'

/** @throws {AmountError} when an amount is 0 or less. */
export function assertPositive(action: string, amount: bigint): void {
  if (amount <= 0n) throw new AmountError({ action, amount })
}

/** Thrown when an account holds less than the amount to spend. */
export class InsufficientBalanceError extends BaseError<InsufficientBalanceError.Facts> {
  override readonly name = 'Wallet.InsufficientBalanceError'
  constructor(facts: InsufficientBalanceError.Facts) {
    const what = facts.token === 'native' ? 'the native currency' : facts.token
    super(
      `${facts.account} needs ${facts.amount} of ${what} but holds ${facts.balance}. Lower the amount, or add funds to the account.`,
      { facts, retry: 'user' },
    )
  }
}

export declare namespace InsufficientBalanceError {
  /** Amounts in the token's smallest unit. */
  type Facts = { account: Address; token: Address | 'native'; amount: bigint; balance: bigint }
}

/** Thrown when an amount is 0 or less. */
export class AmountError extends BaseError<{ action: string; amount: bigint }> {
  override readonly name = 'Wallet.AmountError'
  constructor(facts: { action: string; amount: bigint }) {
    super(`${facts.action} was given the amount ${facts.amount}. It must be above 0.`, { facts })
  }
}
