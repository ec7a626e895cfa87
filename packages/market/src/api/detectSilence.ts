/**
 * Detects that a stream went silent: a connection can break without either side noticing.
 *
 * @param options.mostMs - The longest time without data.
 * @param options.signal - Aborts the returned signal too.
 * @returns A signal that aborts after a silence. Call `heard` for all data that arrives, and `stop` at the end, which
 * aborts the signal as well.
 */
export function detectSilence({ mostMs, signal }: { mostMs: number; signal: AbortSignal }): {
  signal: AbortSignal
  heard: () => void
  stop: () => void
} {
  const silence = new AbortController()
  const abort = () => silence.abort()
  signal.addEventListener('abort', abort, { once: true })
  let timer = setTimeout(abort, mostMs)
  return {
    signal: silence.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(abort, mostMs)
    },
    stop: () => {
      clearTimeout(timer)
      abort()
      signal.removeEventListener('abort', abort)
    },
  }
}
