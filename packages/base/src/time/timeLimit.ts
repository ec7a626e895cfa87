/** The longest time that a timer supports: 31 bits of milliseconds, about 24 days. */
export const longestTimerMs = 2 ** 31 - 1

/** A signal that fires with the caller's signal or at a time limit, whichever comes first. */
export type TimeLimit = {
  signal: AbortSignal
  isTimeOver: () => boolean
  /** Aborts all remaining listeners and clears the timer. */
  stop: () => void
}

/** Starts a time limit. Times that are too long for a timer set no limit. */
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
