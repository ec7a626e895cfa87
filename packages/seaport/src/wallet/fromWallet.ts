import { BaseError, findCause, WalletFailedError, WrongChainError } from '@souk/base'
import { ChainMismatchError, ExecutionRevertedError, InsufficientFundsError, NonceTooLowError } from 'viem'
import { causesOf } from '../errors/causesOf.js'
import { findRevertData } from '../errors/RevertedError.js'
import { OutOfGasError } from '../errors/TransactionError.js'
import { toReverted } from '../errors/toReverted.js'

/**
 * Translates an error of a wallet or its node into a `BaseError`. This is the only function that distinguishes errors
 * of wallets.
 */
export async function fromWallet(error: unknown): Promise<BaseError> {
  if (error instanceof BaseError) return error
  if (isUserRejection(error)) return new UserRejectedError(error)
  const chains = chainsOf(error)
  if (chains) return new WrongChainError(chains, error)
  const data = findRevertData(error)
  if (!data && is(error, starved)) return new OutOfGasError({ hash: undefined, gas: undefined }, error)
  if (!data && is(error, poor)) return new InsufficientFundsForGasError(error)
  if (data || findCause(error, ExecutionRevertedError) || is(error, reverted)) return toReverted(data, error)
  if (findCause(error, InsufficientFundsError)) return new InsufficientFundsForGasError(error)
  if (findCause(error, NonceTooLowError) || is(error, stale)) return new NonceError(error)
  if (is(error, unsupported)) return new UnsupportedError({ reason: reasonOf(error) }, error)
  if (is(error, unauthorized)) return new UnauthorizedError(error)
  if (is(error, busy)) return new BusyError(error)
  return new WalletFailedError({ reason: reasonOf(error) }, error)
}

/**
 * Tells whether a person declined a request in the wallet: a {@link UserRejectedError}, or an error of viem, wagmi, ethers
 * or a wallet with that meaning, also as a cause.
 *
 * @example
 * if (!isUserRejection(error)) showError(error)
 */
export function isUserRejection(error: unknown): boolean {
  return findCause(error, UserRejectedError) !== undefined || is(error, rejected)
}

/** A wallet's message may have any length. The reason is at its start. */
const mostSaid = 1_000

/** Recognises an error by its code (EIP-1193, JSON-RPC, ethers, WalletConnect) or by its text. */
type Sign = { codes: readonly unknown[]; text: RegExp }

const rejected: Sign = {
  codes: [4_001, 5_000, 5_001, 'ACTION_REJECTED', 'Failure_ActionCancelled', 0x6985],
  text: /(user|you) (has )?(rejected|denied|declined|cancell?ed|refused|disapproved)|(rejected|denied|declined|cancell?ed) by (the )?user/i,
}
const reverted: Sign = { codes: ['CALL_EXCEPTION'], text: /^execution reverted/i }
const poor: Sign = {
  codes: ['INSUFFICIENT_FUNDS'],
  text: /insufficient (funds|balance for gas)|gas required exceeds allowance/i,
}
const starved: Sign = { codes: [], text: /out ?of ?gas(?!.*allowance)|intrinsic gas too low/i }
const stale: Sign = {
  codes: ['NONCE_EXPIRED'],
  text: /nonce (is |has )?(already |been )*(too low|used)|invalid nonce/i,
}
const unsupported: Sign = {
  codes: [4_200, -32_601, -32_004, 'UNSUPPORTED_OPERATION'],
  text: /method .*(not (found|supported|available|exist)|does not exist)|unsupported method/i,
}
const unauthorized: Sign = { codes: [4_100], text: /^unauthori[sz]ed|has not been authorized by the user/i }
const busy: Sign = { codes: [-32_002], text: /already pending|request of type .* pending/i }

function is(error: unknown, { codes, text }: Sign): boolean {
  return causesOf(error).some((cause) => {
    // viem's own message repeats the request, which contains text of the caller.
    const said = cause.details ?? cause.shortMessage ?? cause.message
    const isCode = codes.includes(cause.code) || codes.includes(cause.statusCode)
    return isCode || (typeof said === 'string' && text.test(said.slice(0, mostSaid)))
  })
}

/**
 * Returns whether an error or one of its causes has an EIP-1193 code. Wallets that viem does not recognise also send
 * it.
 */
export function hasCode(error: unknown, code: number): boolean {
  return causesOf(error).some((cause) => cause.code === code)
}

/**
 * Reads the two chain ids from the text of an error, since viem has no fields for them: "The current chain of the
 * wallet (id: 1) does not match … (id: 31337 – …)". Some wallets write: "Provided chainId "31337" must match the active
 * chainId "1"".
 */
function chainsOf(error: unknown): { expected: number; actual: number } | undefined {
  const mismatch = findCause(error, ChainMismatchError)
  if (mismatch) {
    const [actual, expected] = Array.from(mismatch.message.matchAll(/\(id: (\d+)/g), ([, id]) => Number(id))
    return { expected: expected ?? 0, actual: actual ?? 0 }
  }
  for (const { message } of causesOf(error)) {
    const ids = /chainId "?(\d+)"? must match the active chainId "?(\d+)/i.exec(
      String(message).slice(0, mostSaid),
    )
    if (ids) return { expected: Number(ids[1]), actual: Number(ids[2]) }
  }
  return undefined
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it gave no reason.'
  return 'shortMessage' in error && typeof error.shortMessage === 'string'
    ? error.shortMessage
    : error.message
}

/** Thrown when the user declines a request in the wallet. Nothing was signed or sent. */
export class UserRejectedError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.UserRejectedError'
  constructor(cause: unknown) {
    super('The request was declined in the wallet. Nothing was signed or sent.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when the account cannot pay the amount plus the network fee. */
export class InsufficientFundsForGasError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.InsufficientFundsForGasError'
  constructor(cause: unknown) {
    super('The account does not hold enough of the native currency for the amount and the network fee.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when the wallet reused the nonce of a transaction that is already on the chain. Nothing was sent. */
export class NonceError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.NonceError'
  constructor(cause: unknown) {
    super('The wallet used a nonce that is already taken. Nothing was sent. Try again.', {
      facts: {},
      cause,
      retry: 'later',
    })
  }
}

/** Thrown when a wallet does not support a request. */
export class UnsupportedError extends BaseError<{ reason: string }> {
  override readonly name = 'Wallet.UnsupportedError'
  constructor(facts: { reason: string }, cause: unknown) {
    super(`The wallet cannot do this: ${facts.reason} Use another wallet.`, { facts, cause })
  }
}

/** Thrown when the site is not authorized to use the account. */
export class UnauthorizedError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.UnauthorizedError'
  constructor(cause: unknown) {
    super('The wallet does not let this site use the account. Connect it again.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when an earlier request is still open in the wallet. */
export class BusyError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.BusyError'
  constructor(cause: unknown) {
    super('An earlier request is still open in the wallet. Answer it in the wallet, then try again.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}
