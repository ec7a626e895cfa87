import * as CatchUp from './CatchUp.js'
import type { Progress } from './Progress.js'

/** Prints one line about what the server does. */
export type Say = (text: string) => void

/**
 * Creates a printer of progress lines. Each line begins with the time since the start.
 *
 * @param options.isOn - Whether a person reads the output. Off when standard error is not a terminal, or `--quiet` is
 * set.
 *
 * @example
 * const say = createSay({ write: (text) => process.stderr.write(text), isOn: process.stderr.isTTY, began: Date.now() })
 * say('Opening the database') // →   0.3 s  Opening the database
 */
export function createSay(options: createSay.Options): Say {
  const { write, isOn, began, now = Date.now } = options
  if (!isOn) return () => {}
  return (text) => {
    const seconds = ((now() - began) / 1_000).toFixed(1)
    write(`${seconds.padStart(5)} s  ${text}\n`)
  }
}

export declare namespace createSay {
  type Options = {
    write: (text: string) => void
    isOn: boolean
    /** In milliseconds since 1970. */
    began: number
    /** @default Date.now */
    now?: (() => number) | undefined
  }
}

/**
 * Prints how far the chain has been followed, at intervals, until the head is reached or the signal fires.
 *
 * @param options.intervalMs - Between two looks. @default 2000
 * @param options.leastMs - Between two lines, except for the last one. @default none
 */
export function sayIndexing(market: { progress: Progress }, options: sayIndexing.Options): void {
  const { say, signal, intervalMs = 2_000, leastMs = 0 } = options
  let last = ''
  let saidMs = performance.now()
  const look = () => {
    const text = progressText(market.progress)
    const isOver = market.progress.caughtUp && !market.progress.catchUp
    if (text !== last && (isOver || performance.now() - saidMs >= leastMs)) {
      say(text)
      last = text
      saidMs = performance.now()
    }
    if (isOver) stop()
  }
  const timer = setInterval(look, intervalMs)
  // The timer does not keep the process alive.
  timer.unref()
  const stop = () => clearInterval(timer)
  signal?.addEventListener('abort', stop, { once: true })
}

export declare namespace sayIndexing {
  type Options = {
    say: Say
    signal?: AbortSignal | undefined
    intervalMs?: number | undefined
    leastMs?: number | undefined
  }
}

/**
 * Describes in one line how far the chain has been followed.
 *
 * @example
 * progressText({ …, indexed: { number: 50n, … }, head: { number: 200n, … } }) // → 'Indexing: block 50 of 200 (25 %)'
 */
export function progressText({ head, indexed, caughtUp, catchUp, error }: Progress): string {
  if (error) return `The chain cannot be followed right now: ${error.message}`
  if (!head) return 'Indexing: asking the node for its latest block'
  const at = indexed?.number ?? 0n
  if (caughtUp && catchUp) return `Reading the history of collections: ${CatchUp.toText(catchUp)}`
  if (caughtUp) return `Indexed up to the latest block, ${at}`
  const share = head.number === 0n ? 0n : (at * 100n) / head.number
  const left = catchUp ? `, ${CatchUp.toText(catchUp)}` : ''
  return `Indexing: block ${at} of ${head.number} (${share} %)${left}`
}
