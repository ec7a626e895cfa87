import { untilAborted } from '@souk/base'
import type { Send } from './Send.js'

/**
 * Lets callers leave immediately with a named error. Wallets do not support signals, and viem throws only the reason of
 * a signal.
 */
export function abortable(send: Send): Send {
  return (request, options) => {
    const answer = send(request, options)
    return options?.signal ? untilAborted(answer, options.signal) : answer
  }
}
