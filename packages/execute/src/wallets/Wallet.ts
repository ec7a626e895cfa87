import { type AnyClient, BaseError } from '@souk/base'
import type { Address, Hex } from 'viem'
import type { Message, Transaction } from '../domain/Step.js'

export { NoAccountError, WalletFailedError as FailedError, WrongChainError } from '@souk/base'

/**
 * The object that a flow asks for signatures and transactions.
 *
 * Every request has passed the checks before the wallet receives it.
 */
export type Wallet = {
  address: () => Address | Promise<Address>
  /** Signs a message and returns the signature. */
  signStep: (message: Message, about: About) => Promise<Hex | undefined>
  /** Sends a transaction and returns its hash. */
  sendStep: (transaction: Sending, about: About) => Promise<Hex | undefined>
  /**
   * Returns the chain to which it would currently send. Without this function, the flow trusts the wallet to use the
   * right chain.
   */
  getChainId?: () => Promise<number>
  /**
   * Asks the user to switch to another chain. Without this function, a wallet on another chain receives no requests.
   */
  switchChain?: (chainId: number) => Promise<void>
  /** A client that reads the chain of {@link Wallet.getChainId}. */
  client?: AnyClient
}

/** A transaction to send: with the gas, fees and nonce of the caller, or else the gas and fees of the server. */
export type Sending = Transaction & {
  chainId: number
  /** In wei. Excludes the two fees. */
  gasPrice?: bigint
  nonce?: number
}

/** Context of a request that a wallet may display. */
export type About = {
  stepId: string
  /** A title for display. */
  action: string
  /** A sentence for display. */
  description: string
  chainId: number
  /** Fires when the flow no longer waits for the answer. */
  signal: AbortSignal
}

/** Thrown when the user rejected a request in the wallet. */
export class DeclinedError extends BaseError<{ stepId: string }> {
  override readonly name = 'Wallet.DeclinedError'
  constructor(facts: { stepId: string }, options: { cause?: unknown } = {}) {
    super(`The user rejected ${facts.stepId} in the wallet.`, { facts, ...options, retry: 'user' })
  }
}

/** Thrown when the wallet did not answer, so it may have executed the request. */
export class UnansweredError extends BaseError<{ stepId: string; reason: string }> {
  override readonly name = 'Wallet.UnansweredError'
  constructor(facts: { stepId: string; reason: string }, options: { cause?: unknown } = {}) {
    super(`The wallet's answer to ${facts.stepId} is unknown: ${facts.reason}`, {
      facts,
      ...options,
      retry: 'user',
    })
  }
}

/** Thrown when the wallet accepted a transaction but returned no hash, so it may have sent it. */
export class NoHashError extends BaseError<{ stepId: string; answer: unknown }> {
  override readonly name = 'Wallet.NoHashError'
  constructor(facts: { stepId: string; answer: unknown }) {
    super('Transaction hash not returned from sendTransaction method', { facts, retry: 'user' })
  }
}

/** Thrown when the wallet returned something other than a signature. */
export class NoSignatureError extends BaseError<{ stepId: string; answer: unknown }> {
  override readonly name = 'Wallet.NoSignatureError'
  constructor(facts: { stepId: string; answer: unknown }) {
    super(`The wallet returned no signature for ${facts.stepId}.`, { facts, retry: 'user' })
  }
}

/** Thrown when the account of the wallet is not the account of the flow. */
export class AccountError extends BaseError<{ account: Address; wallet: Address }> {
  override readonly name = 'Wallet.AccountError'
  constructor(facts: { account: Address; wallet: Address }) {
    super(`The wallet uses account ${facts.wallet}; the flow needs ${facts.account}.`, {
      facts,
      retry: 'user',
    })
  }
}
