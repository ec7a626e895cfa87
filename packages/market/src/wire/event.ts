import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type MarketEvent, marketEventTypes } from '../domain/MarketEvent.js'
import { inactiveReasons } from '../domain/MarketOrder.js'
import * as F from './fields.js'

/** The schema of an event. Other fields are ignored. */
export const schema = z.object({
  sequence: F.count,
  event_type: z.oneOf(marketEventTypes),
  collection: F.optionalText,
  contract: z.nullish(F.address),
  identifier: z.nullish(F.uint),
  order_hash: z.nullish(F.hash),
  reason: z.nullish(z.oneOf(inactiveReasons)),
  accounts: z.array(F.address),
  at: F.date,
})

/** Reads an event. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): MarketEvent {
  const raw = F.decodeBy(schema, value, 'event')
  return defined({
    sequence: raw.sequence,
    type: raw.event_type,
    collection: raw.collection,
    contract: raw.contract,
    tokenId: raw.identifier,
    orderHash: raw.order_hash,
    reason: raw.reason,
    accounts: raw.accounts,
    at: raw.at,
  })
}

const typedSchema = z.object({ event_type: z.string() })

/**
 * Reads an event. Returns `undefined` for an event of a type that this client does not know.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeKnown(value: unknown): MarketEvent | undefined {
  const { event_type } = F.decodeBy(typedSchema, value, 'event')
  const types: readonly string[] = marketEventTypes
  return types.includes(event_type) ? decode(value) : undefined
}

/** Writes an event. */
export function encode(event: MarketEvent) {
  return {
    sequence: event.sequence,
    event_type: event.type,
    collection: event.collection ?? null,
    contract: event.contract?.toLowerCase() ?? null,
    identifier: event.tokenId === undefined ? null : String(event.tokenId),
    order_hash: event.orderHash ?? null,
    reason: event.reason ?? null,
    accounts: event.accounts.map((account) => account.toLowerCase()),
    at: event.at.toISOString(),
  }
}
