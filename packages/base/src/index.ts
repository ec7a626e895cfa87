export { BaseError, findCause } from './BaseError.js'
export * as BatchProgram from './BatchProgram.js'
export { AbortedError, delay } from './delay.js'
export { DeadlineError, poll } from './poll.js'
export {
  BadResponseError,
  InvalidJsonError,
  MissingResponseError,
  parseRetryAfter,
  RedirectError,
  redactUrl,
  request,
  TimeoutError,
  TooLargeError,
} from './request.js'
