/** The longest that a timer can be set for: 31 bits of milliseconds, some 24 days. */
export const longestTimerMs = 2 ** 31 - 1

/** One signal for a piece of work that ends with the caller's signal or with the time, whichever is first. */
export type TimeLimit = {
  signal: AbortSignal
  isTimeOver: () => boolean
  /** Ends whatever still listens, and frees the timer. */
  stop: () => void
}

/** Begins to count. Times too long for a timer are no limit. */
export function timeLimit(options: { timeoutMs: number; signal: AbortSignal | undefined }): TimeLimit {
  const { timeoutMs, signal } = options
  const controller = new AbortController()
  let isTimeOver = false
  const onTime = () => {
    isTimeOver = true
    controller.abort()
  }
  const onAbort = () => controller.abort(signal?.reason)
  const timer = timeoutMs <= longestTimerMs ? setTimeout(onTime, timeoutMs) : undefined
  if (signal?.aborted) onAbort()
  signal?.addEventListener('abort', onAbort, { once: true })
  return {
    signal: controller.signal,
    isTimeOver: () => isTimeOver,
    stop: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      controller.abort()
    },
  }
}
