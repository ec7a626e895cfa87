import { BaseError, findCause, WalletFailedError, WrongChainError } from '@souk/base'
import { ChainMismatchError, ExecutionRevertedError, InsufficientFundsError, NonceTooLowError } from 'viem'
import { causesOf } from '../errors/causesOf.js'
import { findRevertData } from '../errors/RevertedError.js'
import { OutOfGasError } from '../errors/TransactionError.js'
import { toReverted } from '../errors/toReverted.js'

/**
 * Translates whatever a wallet or its node threw into one of our errors. This is the only place where foreign errors of
 * wallets are told apart.
 */
export async function fromWallet(error: unknown): Promise<BaseError> {
  if (error instanceof BaseError) return error
  if (is(error, rejected)) return new RejectedError(error)
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

/** How an error is recognised: by its code (EIP-1193, JSON-RPC, ethers, WalletConnect), or by what it says. */
/** What a wallet says may be as long as it likes; the reason stands at the beginning. */
const mostSaid = 1_000

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
    // viem's own message repeats the request, and with it texts of the caller.
    const said = cause.details ?? cause.shortMessage ?? cause.message
    const isCode = codes.includes(cause.code) || codes.includes(cause.statusCode)
    return isCode || (typeof said === 'string' && text.test(said.slice(0, mostSaid)))
  })
}

/** Returns whether an error or one inside it has an EIP-1193 code; wallets that viem does not know still send it. */
export function hasCode(error: unknown, code: number): boolean {
  return causesOf(error).some((cause) => cause.code === code)
}

/**
 * viem keeps the two ids only in its text: "The current chain of the wallet (id: 1) does not match … (id: 31337 – …)";
 * some wallets say: "Provided chainId "31337" must match the active chainId "1"".
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

/** Thrown when the person declines in the wallet; nothing was signed or sent. */
export class RejectedError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.RejectedError'
  constructor(cause: unknown) {
    super('The request was declined in the wallet. Nothing was signed or sent.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}

/** Thrown when the account cannot pay amount and network fee together. */
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

/** Thrown when the wallet numbered a transaction like one that is on the chain already; nothing was sent. */
export class NonceError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.NonceError'
  constructor(cause: unknown) {
    super('The wallet gave the transaction a number that is used already. Nothing was sent; try again.', {
      facts: {},
      cause,
      retry: 'later',
    })
  }
}

/** Thrown when a wallet does not know how to do what it is asked. */
export class UnsupportedError extends BaseError<{ reason: string }> {
  override readonly name = 'Wallet.UnsupportedError'
  constructor(facts: { reason: string }, cause: unknown) {
    super(`The wallet cannot do this: ${facts.reason} Use another wallet.`, { facts, cause })
  }
}

/** Thrown when the wallet has not been given leave to use the account here. */
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

/** Thrown when the wallet waits for an answer to an earlier request. */
export class BusyError extends BaseError<Record<string, never>> {
  override readonly name = 'Wallet.BusyError'
  constructor(cause: unknown) {
    super('The wallet waits for an answer to an earlier request. Open it, answer, and try again.', {
      facts: {},
      cause,
      retry: 'user',
    })
  }
}
