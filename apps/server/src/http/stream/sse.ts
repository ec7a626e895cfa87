import type { Printed } from '../../events/feed.js'
import type * as Listeners from '../guards/Listeners.js'
import type { Sink } from './relay.js'

const heartbeatMs = 15_000

/** Encodes an event for a stream: once, for any number of listeners. */
export type Print = (event: Printed) => Uint8Array

/** Creates an encoder that remembers the last event. */
export function createPrint(): Print {
  const encoder = new TextEncoder()
  let last: { event: Printed; bytes: Uint8Array } | undefined
  return (event) => {
    if (last?.event !== event)
      last = {
        event,
        bytes: encoder.encode(`id: ${event.sequence}\nevent: market\ndata: ${event.json()}\n\n`),
      }
    return last.bytes
  }
}

/** Sends events as server-sent events, which a client can resume after a disconnect. */
export function streamSse<event = Printed>(options: streamSse.Options<event>): ReadableStream<Uint8Array> {
  const { listeners, client, print, after, begin } = options
  const encoder = new TextEncoder()
  let leave = () => {}
  let drained = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const say = (text: string) => controller.enqueue(encoder.encode(text))
        const waitingBytes = () => -(controller.desiredSize ?? 0)
        const listener = {
          kind: 'sse' as const,
          client,
          end: () => end('retry: 2000\nevent: bye\ndata: {}\n\n'),
        }
        function end(lastWords?: string): void {
          leave()
          if (lastWords) say(lastWords)
          controller.close()
        }
        say(`retry: 1000\nid: ${after}\nevent: hello\ndata: {}\n\n`)
        const relayed = begin({
          send: (event) => controller.enqueue(print(event)),
          waitingBytes,
          drained: () =>
            waitingBytes() <= 0
              ? Promise.resolve()
              : new Promise((resolve) => {
                  drained = resolve
                }),
          cut: () => {
            options.onCut()
            end()
          },
          fail: (error) => {
            leave()
            controller.error(error)
          },
        })
        // Includes the event number, so that a client with a narrow filter need not search the same events again.
        const timer = setInterval(() => say(`: still here\nid: ${relayed.seen()}\n\n`), heartbeatMs)
        listeners.open.add(listener)
        leave = () => {
          relayed.stop()
          clearInterval(timer)
          listeners.open.delete(listener)
        }
      },
      pull: () => drained(),
      cancel: () => leave(),
    },
    { highWaterMark: 0, size: (chunk) => chunk.byteLength },
  )
}

export declare namespace streamSse {
  type Options<event> = {
    listeners: Listeners.Listeners
    client: string | undefined
    print: (event: event) => Uint8Array
    /** The id of the last event before the stream. */
    after: number | string
    /** Begins to send events. @returns Functions to stop, and to tell the id of the last event that was looked at. */
    begin: (sink: Sink<event>) => { stop: () => void; seen: () => number | string }
    onCut: () => void
  }
}
