import { untilAborted } from '@souk/base'
import type { Send } from './Send.js'

/** Lets callers leave at once, with an error of ours: wallets know no signals, and viem throws the bare reason of one. */
export function abortable(send: Send): Send {
  return (request, options) => {
    const answer = send(request, options)
    return options?.signal ? untilAborted(answer, options.signal) : answer
  }
}
