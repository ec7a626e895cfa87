import type { MarketEventType } from '@souk/market'

/** The types of events of the published stream library. */
export const eventTypes = [
  'item_metadata_updated',
  'item_listed',
  'item_sold',
  'item_transferred',
  'item_received_offer',
  'item_received_bid',
  'item_cancelled',
  'collection_offer',
  'trait_offer',
  'order_invalidate',
  'order_revalidate',
] as const
export type EventType = (typeof eventTypes)[number]

/** An event of a collection, as channels send it. */
export type StreamEvent = { collection: string; type: EventType; isHidden: boolean; message: object }

/** Returns the types that an event of the market can have in this API. It has none for other events. */
export function typesOf(type: MarketEventType): readonly EventType[] {
  return types[type] ?? []
}

const types: Partial<Record<MarketEventType, readonly EventType[]>> = {
  listing: ['item_listed'],
  offer: ['item_received_offer', 'item_received_bid', 'collection_offer', 'trait_offer'],
  sale: ['item_sold'],
  transfer: ['item_transferred'],
  cancel: ['item_cancelled'],
  invalid: ['order_invalidate'],
  valid: ['order_revalidate'],
  metadata: ['item_metadata_updated'],
}
