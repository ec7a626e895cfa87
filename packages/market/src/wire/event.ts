import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type MarketEvent, type MarketEventFacts, marketEventTypes } from '../domain/MarketEvent.js'
import { inactiveReasons } from '../domain/MarketOrder.js'
import * as F from './fields.js'

/** The schema of the facts of an event. */
const factsSchema = z.object({
  side: z.nullish(z.oneOf(['ask', 'bid', 'swap'])),
  order_type: z.nullish(z.oneOf(['basic', 'dutch', 'english', 'criteria'])),
  maker: z.nullish(F.address),
  taker: z.nullish(F.address),
  price: z.nullish(F.uint),
  end_price: z.nullish(F.uint),
  currency: z.nullish(F.address),
  total: z.nullish(F.uint),
  remaining: z.nullish(F.uint),
  quantity: z.nullish(F.uint),
  items: z.nullish(F.count),
  start_time: z.nullish(F.uint),
  end_time: z.nullish(F.uint),
  from_address: z.nullish(F.address),
  to_address: z.nullish(F.address),
  transaction: z.nullish(F.hash),
})

/** The schema of an event. Other fields are ignored. */
export const schema = z.extend(factsSchema, {
  chain: F.optionalText,
  sequence: F.count,
  event_type: z.oneOf(marketEventTypes),
  collection: F.optionalText,
  contract: z.nullish(F.address),
  identifier: z.nullish(F.uint),
  order_hash: z.nullish(F.hash),
  reason: z.nullish(z.oneOf(inactiveReasons)),
  accounts: z.array(F.address),
  at: F.date,
  is_partial: z.nullish(z.boolean()),
})

/** Reads an event. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): MarketEvent {
  const raw = F.decodeBy(schema, value, 'event')
  return defined({
    chain: raw.chain,
    sequence: raw.sequence,
    type: raw.event_type,
    collection: raw.collection,
    contract: raw.contract,
    tokenId: raw.identifier,
    orderHash: raw.order_hash,
    reason: raw.reason,
    accounts: raw.accounts,
    at: raw.at,
    isPartial: raw.is_partial ? (true as const) : undefined,
    ...toFacts(raw),
  })
}

/** Reads the facts of an event. @throws {InvalidFieldError} naming the invalid field. */
export function decodeFacts(value: unknown): MarketEventFacts {
  return defined(toFacts(F.decodeBy(factsSchema, value, 'facts')))
}

function toFacts(raw: z.Output<typeof factsSchema>) {
  const { order_type, end_price, start_time, end_time, from_address, to_address, transaction } = raw
  const { side, maker, taker, price, currency, total, remaining, quantity, items } = raw
  return {
    ...{ side, maker, taker, price, currency, total, remaining, quantity, items },
    orderType: order_type,
    endPrice: end_price,
    startTime: start_time,
    endTime: end_time,
    from: from_address,
    to: to_address,
    transactionHash: transaction,
  }
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
    ...(event.chain === undefined ? undefined : { chain: event.chain }),
    sequence: event.sequence,
    event_type: event.type,
    collection: event.collection ?? null,
    contract: event.contract?.toLowerCase() ?? null,
    identifier: event.tokenId === undefined ? null : String(event.tokenId),
    order_hash: event.orderHash ?? null,
    reason: event.reason ?? null,
    accounts: event.accounts.map((account) => account.toLowerCase()),
    at: event.at.toISOString(),
    ...(event.isPartial ? { is_partial: true } : undefined),
    ...encodeFacts(event),
  }
}

/** Writes the facts of an event. Absent facts are left out. */
export function encodeFacts(facts: MarketEventFacts) {
  return defined({
    side: facts.side,
    order_type: facts.orderType,
    maker: facts.maker?.toLowerCase(),
    taker: facts.taker?.toLowerCase(),
    price: facts.price?.toString(),
    end_price: facts.endPrice?.toString(),
    currency: facts.currency?.toLowerCase(),
    total: facts.total?.toString(),
    remaining: facts.remaining?.toString(),
    quantity: facts.quantity?.toString(),
    items: facts.items,
    start_time: facts.startTime?.toString(),
    end_time: facts.endTime?.toString(),
    from_address: facts.from?.toLowerCase(),
    to_address: facts.to?.toLowerCase(),
    transaction: facts.transactionHash,
  })
}
