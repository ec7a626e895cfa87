import type { MarketOrder, Side } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import type { Hex } from 'viem'

/** A signed order as it is kept in a file. */
export type SignedOrder = { orderHash: Hex; side: Side; order: Order.Order }

/** Larger files are not looked at. */
export const mostBytes = 20_000_000

/**
 * Writes signed orders as lines of JSON, as a market's own export does, so that any market of this family takes them in.
 *
 * @example
 * toLines([{ orderHash, side: 'ask', order, createdAt }]) // → '{"hash":"0x…","side":"ask",…}\n'
 */
export function toLines(orders: readonly (SignedOrder & Pick<MarketOrder, 'createdAt'>)[]): string {
  return orders
    .map(({ orderHash, side, order, createdAt }) => {
      const line = {
        hash: orderHash,
        side,
        at: createdAt.toISOString(),
        by: 'key',
        order: Order.serialize(order),
      }
      return `${JSON.stringify(line)}\n`
    })
    .join('')
}

/**
 * Reads signed orders out of lines of JSON: those of an export, of a market's journal, or whole answers of a market. Lines
 * that are none are left out; nothing in them is trusted but the order itself.
 *
 * @example
 * fromLines(text) // → [{ orderHash: '0x…', side: 'ask', order }]
 */
export function fromLines(text: string): readonly SignedOrder[] {
  const found = new Map<Hex, SignedOrder>()
  for (const line of text.split('\n')) {
    const value = parse(line)
    for (const entry of Array.isArray(value) ? value : [value]) {
      const order = toSigned(entry)
      if (order) found.set(order.orderHash, order)
    }
  }
  return [...found.values()]
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    // A line that is torn or no JSON holds no order.
    return undefined
  }
}

function toSigned(value: unknown): SignedOrder | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as { protocol_data?: unknown; order?: unknown }
  for (const candidate of [value, given.protocol_data, given.order]) {
    const order = readOrder(candidate)
    const side = order && Deal.from(order.parameters).side
    if (order && order.signature !== '0x' && side !== 'swap' && side !== undefined)
      return { orderHash: Order.hash(order.parameters), side, order }
  }
  return undefined
}

function readOrder(value: unknown): Order.Order | undefined {
  try {
    return Order.parse(value)
  } catch (error) {
    if (error instanceof Order.ParseError) return undefined
    throw error
  }
}
