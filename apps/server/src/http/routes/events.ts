import { Hono } from 'hono'
import { type Printed, readEvents } from '../../events/feed.js'
import type { Market } from '../../Market.js'
import { uint } from '../params.js'

const heartbeatMs = 15_000
/** A client that is this many events behind is cut off; it comes back and resumes. */
const mostWaiting = 2_000

/** What happens on the market, as server-sent events that can be taken up again where they broke off. */
export function eventRoutes(market: Market): Hono {
  const app = new Hono()
  app.get('/v2/events', (c) => {
    const given = c.req.header('last-event-id') || c.req.query('after')
    const after = given ? Number(uint(given, 'after')) : market.feed.latest()
    return new Response(toStream(market, after), {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  })
  return app
}

/** Listens first and reads what was missed second, so that nothing falls between. */
function toStream(market: Market, after: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        let sent = after
        let waiting: Printed[] | undefined = []
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) <= -mostWaiting) close()
          else controller.enqueue(encoder.encode(text))
        }
        const sendEvent = (event: Printed) => {
          if (event.sequence <= sent) return
          sent = event.sequence
          send(`id: ${event.sequence}\nevent: market\ndata: ${event.json}\n\n`)
        }
        const unsubscribe = market.feed.subscribe((event) => {
          if (waiting) waiting.push(event)
          else sendEvent(event)
        })
        const timer = setInterval(() => send(': still here\n\n'), heartbeatMs)
        stop = () => {
          unsubscribe()
          clearInterval(timer)
        }
        function close() {
          stop()
          controller.close()
        }
        send(`retry: 1000\nid: ${after}\nevent: hello\ndata: {}\n\n`)
        for (;;) {
          const missed = await readEvents(market.db, { after: sent, limit: 500 })
          for (const event of missed) sendEvent(event)
          if (missed.length < 500) break
        }
        for (const event of waiting) sendEvent(event)
        waiting = undefined
      },
      cancel: () => stop(),
    },
    { highWaterMark: 0 },
  )
}
