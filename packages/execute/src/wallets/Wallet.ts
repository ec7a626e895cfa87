import { type AnyClient, BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { Message, Transaction } from '../domain/Step.js'

export { NoAccountError, WalletFailedError as FailedError, WrongChainError } from '@souk/base'

/**
 * What a flow asks for signatures and transactions.
 *
 * Whatever the wallet is asked for went through the checks before.
 */
export type Wallet = {
  address: () => Address | Promise<Address>
  /** @returns The signature. */
  signStep: (message: Message, about: About) => Promise<Hex | undefined>
  /** @returns The transaction's hash. */
  sendStep: (transaction: Transaction & { chainId: number }, about: About) => Promise<Hex | undefined>
  /** The chain that it would send to now. Without it, the wallet is trusted to send to the right one. */
  getChainId?: () => Promise<number>
  /** Has the person go to another chain. Without it, a wallet on another chain is not asked. */
  switchChain?: (chainId: number) => Promise<void>
  /** To look at the chain through, which it does for the one of {@link Wallet.getChainId}. */
  client?: AnyClient
}

/** What a wallet may show of what it is asked for. */
export type About = {
  stepId: string
  /** For people. */
  action: string
  /** For people. */
  description: string
  chainId: number
  /** Fires when nobody waits for the answer any longer. */
  signal: AbortSignal
}

/** Thrown when the person said no in the wallet. */
export class DeclinedError extends BaseError<{ stepId: string }> {
  override readonly name = 'Wallet.DeclinedError'
  constructor(facts: { stepId: string }, options: { cause?: unknown } = {}) {
    super(`The wallet declined: ${facts.stepId}.`, { facts, ...options, retry: 'user' })
  }
}

/** Thrown when the wallet gave no answer: it may have done what it was asked for. */
export class UnansweredError extends BaseError<{ stepId: string; reason: string }> {
  override readonly name = 'Wallet.UnansweredError'
  constructor(facts: { stepId: string; reason: string }, options: { cause?: unknown } = {}) {
    super(`The wallet was asked for ${facts.stepId} and its answer is not known: ${facts.reason}`, {
      facts,
      ...options,
      retry: 'user',
    })
  }
}

/** Thrown when the wallet took a transaction and names no hash: it may have been sent. */
export class NoHashError extends BaseError<{ stepId: string; answer: unknown }> {
  override readonly name = 'Wallet.NoHashError'
  constructor(facts: { stepId: string; answer: unknown }) {
    super('Transaction hash not returned from sendTransaction method', { facts, retry: 'user' })
  }
}

/** Thrown when the wallet gives something else than a signature. */
export class NoSignatureError extends BaseError<{ stepId: string; answer: unknown }> {
  override readonly name = 'Wallet.NoSignatureError'
  constructor(facts: { stepId: string; answer: unknown }) {
    super(`The wallet gave no signature for ${facts.stepId}.`, { facts, retry: 'user' })
  }
}

/** Thrown when the wallet is another account than the flow's. */
export class AccountError extends BaseError<{ account: Address; wallet: Address }> {
  override readonly name = 'Wallet.AccountError'
  constructor(facts: { account: Address; wallet: Address }) {
    super(`The wallet is ${facts.wallet}; the flow is of ${facts.account}.`, { facts, retry: 'user' })
  }
}
