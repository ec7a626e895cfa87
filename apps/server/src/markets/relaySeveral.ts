import type { Filter } from '../http/stream/Filter.js'
import type { Sink } from '../http/stream/relay.js'
import * as Position from './Position.js'

/** An event of one chain, numbered there. */
type ChainEvent = { sequence: number; json: () => string }

/** An event that names its chain, and the position after it. */
export type Told = { json: string; position: string }

/** The events of one chain. */
export type Source = {
  chain: string
  /**
   * Sends every event after a number. Waits for a chain that is away, and does not call `fail` for it.
   *
   * @param options.after - @default the newest event at the time
   * @returns Functions to stop, and to tell the number of the last event that was looked at.
   */
  begin: (sink: Sink<ChainEvent>, options: Begin) => Begun
}

type Begin = { after: number | undefined; filter: () => Filter }
type Begun = { stop: () => void; seen: () => number | undefined }

/**
 * Sends a listener the events of several chains, those of each chain in their order.
 *
 * @param options.after - The position to start after. A chain that is missing there starts with its next event.
 */
export function relaySeveral(
  sources: readonly Source[],
  sink: Sink<Told>,
  { after, filter }: { after: string; filter: () => Filter },
): { stop: () => void; seen: () => string } {
  const start = Position.parse(after)
  const begun = new Map<string, Begun>()
  let draining: Promise<void> | undefined
  let isStopped = false
  const stop = () => {
    isStopped = true
    for (const { stop: end } of begun.values()) end()
  }
  const seen = () =>
    Position.print(
      new Map(
        sources.flatMap(({ chain }) => {
          const number = begun.get(chain)?.seen() ?? start.get(chain)
          return number === undefined ? [] : [[chain, number]]
        }),
      ),
    )
  for (const { chain, begin } of sources) {
    const own: Sink<ChainEvent> = {
      send: (event) => {
        if (isStopped) return
        sink.send({ json: `{"chain":"${chain}",${event.json().slice(1)}`, position: seen() })
      },
      waitingBytes: sink.waitingBytes,
      drained: () => {
        draining ??= sink.drained().finally(() => {
          draining = undefined
        })
        return draining
      },
      cut: () => {
        stop()
        sink.cut()
      },
      fail: (error) => {
        if (isStopped) return
        stop()
        sink.fail(error)
      },
    }
    begun.set(chain, begin(own, { after: start.get(chain), filter }))
  }
  return { stop, seen }
}
