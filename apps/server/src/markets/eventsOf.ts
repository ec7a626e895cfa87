import { pageFor } from '../http/stream/pageFor.js'
import { relay } from '../http/stream/relay.js'
import type { Caller } from '../market/Caller.js'
import type { Source } from './relaySeveral.js'
import { remoteEvents } from './remoteEvents.js'
import type { Slot } from './Slot.js'

/** How often to look whether a chain is open by now. */
const lookMs = 500

/** Returns the events of a chain, wherever it runs. */
export function eventsOf(slot: Slot, visitor: { caller: Caller | undefined; forwarded: string }): Source {
  const { plan } = slot
  const { chain } = plan.info
  return {
    chain,
    begin:
      plan.type === 'remote'
        ? remoteEvents({ chain, url: plan.url, forwarded: visitor.forwarded })
        : localEvents(slot, visitor.caller),
  }
}

function localEvents(slot: Slot, caller: Caller | undefined): Source['begin'] {
  return (sink, { after, filter }) => {
    let relayed: relay.Result | undefined
    const start = () => {
      if (!slot.open) return
      clearInterval(timer)
      const { market, site } = slot.open
      const from = after ?? market.feed.latest()
      relayed = relay(market, sink, { after: from, filter, page: pageFor(site.surface, caller) })
    }
    const timer = setInterval(start, lookMs)
    start()
    const stop = () => {
      clearInterval(timer)
      relayed?.stop()
    }
    return { stop, seen: () => relayed?.seen() }
  }
}
