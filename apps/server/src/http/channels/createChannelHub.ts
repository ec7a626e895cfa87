import type { Market } from '../../market/Market.js'
import { createHub, type Hub, type Listener } from '../stream/hub.js'
import { type StreamEvent, typesOf } from './StreamEvent.js'
import { toStreamEvents } from './toStreamEvents.js'

/** A listener to channels. */
export type ChannelListener = Listener<StreamEvent>

/** Creates the hub of all channels. It reads the subject of an event only if a channel may want it. */
export function createChannelHub(market: Market): Hub<ChannelListener> {
  return createHub<StreamEvent, ChannelListener>(market, async (event, listeners) => {
    const { collection, type, isHidden } = event.about
    if (collection === null) return []
    const isWanted = typesOf(type).some((told) =>
      listeners.some((listener) => listener.wants({ collection, type: told, isHidden, message: {} })),
    )
    return isWanted ? toStreamEvents(market, event) : []
  })
}
