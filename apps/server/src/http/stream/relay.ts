import { latestSequence, type Printed, readEvents } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'
import * as Filter from './Filter.js'

/** Where a listener's events go. */
export type Sink = {
  send: (event: Printed) => void
  /** Bytes that the client has not taken yet. */
  waitingBytes: () => number
  /** Resolves once the client has taken most of them. */
  drained: () => Promise<void>
  /** The client is too slow: it is cut off, and may come back and take up where it was. */
  cut: () => void
  /** What was missed could not be read. */
  fail: (error: unknown) => void
}

/** A client that is this far behind is cut off instead of being remembered for. */
const mostWaitingBytes = 512 * 1024
const pageSize = 500

/**
 * Hands a listener every event after a place, those missed first and then each as it happens.
 *
 * It listens first and reads what was missed second, so that nothing falls between; while it reads it waits for a slow
 * client, since what was missed may be long.
 *
 * @returns Stops, and says how far the listener has come.
 */
export function relay(
  market: Pick<Market, 'visitors' | 'feed'>,
  sink: Sink,
  options: relay.Options,
): relay.Result {
  let seen = options.after
  let isLive = false
  let isStopped = false
  const stopping = new AbortController()
  const unsubscribe = market.feed.subscribe((event) => {
    if (!isLive) return
    try {
      hand(event)
    } catch (error) {
      fail(error)
    }
  })
  function hand(event: Printed): void {
    if (isStopped || event.sequence <= seen) return
    seen = event.sequence
    if (!Filter.wants(options.filter(), event.about)) return
    if (isLive && sink.waitingBytes() > mostWaitingBytes) {
      stop()
      sink.cut()
    } else sink.send(event)
  }
  function stop(): void {
    isStopped = true
    stopping.abort()
    unsubscribe()
  }
  async function catchUp(): Promise<void> {
    // A place that this market has not come to is of an older life of its database.
    if (seen > market.feed.latest()) seen = Math.min(seen, await latestSequence(market.visitors))
    while (!isStopped) {
      const { latest } = market.feed
      const before = latest()
      // What is committed while this page is on its way is in the next one, or comes live.
      const missed = await options.page(
        () => readEvents(market.visitors, { after: seen, limit: pageSize }),
        stopping.signal,
      )
      for (const event of missed) hand(event)
      if (missed.length < pageSize && latest() === before) {
        isLive = true
        return
      }
      await sink.drained()
    }
  }
  function fail(error: unknown): void {
    if (isStopped) return
    stop()
    sink.fail(error)
  }
  catchUp().catch(fail)
  return { stop, seen: () => seen }
}

export declare namespace relay {
  type Options = {
    after: number
    /** Asked for each event, since a listener may change its mind. */
    filter: () => Filter.Filter
    /** Reads a page of what was missed, when it is its turn. */
    page: (read: () => Promise<Printed[]>, signal: AbortSignal) => Promise<Printed[]>
  }
  type Result = { stop: () => void; seen: () => number }
}
