export * as BatchProgram from './batch/BatchProgram.js'
export * as Multicall3 from './batch/Multicall3.js'
export { multicall3Address } from './batch/multicall3Address.js'
export type { Read } from './batch/Read.js'
export { type AccountParameter, type AnyClient, readBatch, UnreachableError } from './batch/readBatch.js'
export { defined } from './defined.js'
export { BaseError, findCause } from './errors/BaseError.js'
export { plainText } from './errors/plainText.js'
export * as Words from './errors/Words.js'
export { CodeMissingError, loadCode } from './loadCode.js'
export { failureOf, reasonOf, rpcErrorOf } from './request/failureOf.js'
export { parseRetryAfter } from './request/parseRetryAfter.js'
export { DeadlineError, poll } from './request/poll.js'
export { redactUrl } from './request/redactUrl.js'
export { request } from './request/request.js'
export {
  BadResponseError,
  FailedResponseError,
  InvalidJsonError,
  InvalidRequestError,
  InvalidTimeError,
  MissingResponseError,
  ProcessingError,
  RedirectError,
  TimeoutError,
  TooLargeError,
} from './request/requestErrors.js'
export { backoffMs, retry } from './request/retry.js'
export { tellsSecrets } from './request/tellsSecrets.js'
export { withKey } from './request/withKey.js'
export * as TransactionType from './TransactionType.js'
export * as TransactionWatch from './TransactionWatch.js'
export { AbortedError, delay } from './time/delay.js'
export { untilAborted } from './time/untilAborted.js'
export * as Units from './Units.js'
export { NoAccountError, UnexpectedError, WalletFailedError, WrongChainError } from './walletErrors.js'
