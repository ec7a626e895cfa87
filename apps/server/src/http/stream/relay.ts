import { latestSequence, type Printed, readEvents } from '../../events/feed.js'
import type { Market } from '../../market/Market.js'
import * as Filter from './Filter.js'

/** The receiver of a listener's events. */
export type Sink<event = Printed> = {
  send: (event: event) => void
  /** The number of bytes that the client has not read yet. */
  waitingBytes: () => number
  /** Resolves once the client has read most of them. */
  drained: () => Promise<void>
  /** Disconnects a client that is too slow; it may reconnect and resume. */
  cut: () => void
  /** Called when missed events could not be read. */
  fail: (error: unknown) => void
}

/** The server disconnects a client that is this far behind, instead of storing more for it. */
export const mostWaitingBytes = 512 * 1024
const pageSize = 500

/**
 * Sends a listener every event after a number: first the missed ones, then each new one.
 *
 * Subscribes before it reads the missed events, so that none is lost in between. While it reads, it waits for a slow
 * client, since many events may have been missed.
 *
 * @returns Functions to stop, and to tell how far the listener has come.
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
    // A number that this market has not reached comes from an older database.
    if (seen > market.feed.latest()) seen = Math.min(seen, await latestSequence(market.visitors))
    while (!isStopped) {
      const { latest } = market.feed
      const before = latest()
      // Events committed while this page is read are in the next one, or arrive live.
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
    /** Read for each event, since a listener may change its filter. */
    filter: () => Filter.Filter
    /** Reads a page of missed events, in its turn. */
    page: (read: () => Promise<Printed[]>, signal: AbortSignal) => Promise<Printed[]>
  }
  type Result = { stop: () => void; seen: () => number }
}
