export { BaseError, findCause } from './BaseError.js'
export * as BatchProgram from './BatchProgram.js'
export { AbortedError, delay } from './delay.js'
export { failureOf, reasonOf, rpcErrorOf } from './failureOf.js'
export { CodeMissingError, loadCode } from './loadCode.js'
export * as Multicall3 from './Multicall3.js'
export { multicall3Address } from './multicall3Address.js'
export { parseRetryAfter } from './parseRetryAfter.js'
export { plainText } from './plainText.js'
export { DeadlineError, poll } from './poll.js'
export { type AnyClient, type Read, readBatch, UnreachableError } from './readBatch.js'
export { redactUrl } from './redactUrl.js'
export { request } from './request.js'
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
} from './requestErrors.js'
export { backoffMs, retry } from './retry.js'
export * as TransactionType from './TransactionType.js'
export * as TransactionWatch from './TransactionWatch.js'
export { tellsSecrets } from './tellsSecrets.js'
export * as Units from './Units.js'
export { untilAborted } from './untilAborted.js'
export * as Words from './Words.js'
export { NoAccountError, UnexpectedError, WalletFailedError, WrongChainError } from './walletErrors.js'
