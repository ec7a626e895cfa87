import type { MarketOrder, OrderSide } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import type { Hex } from 'viem'

/** A signed order as stored in a file. */
export type SignedOrder = { orderHash: Hex; side: OrderSide; order: Order.Order }

/** A signed order with its state when it was saved. Readers ignore the state, which changes. */
export type SavedOrder = SignedOrder & Pick<MarketOrder, 'createdAt' | 'status' | 'reason'>

/** Larger files are refused. */
export const mostBytes = 20_000_000

/**
 * Writes signed orders as lines of JSON, in the format of a market's own export, so that any market of this software
 * can import them.
 *
 * @example
 * toLines([{ orderHash, side: 'ask', order, createdAt, status: 'active' }]) // → '{"hash":"0x…","side":"ask",…}\n'
 */
export function toLines(orders: readonly SavedOrder[]): string {
  return orders
    .map(({ orderHash, side, order, createdAt, status, reason }) => {
      const line = {
        hash: orderHash,
        side,
        at: createdAt.toISOString(),
        by: 'key',
        status,
        ...(reason ? { reason } : {}),
        order: Order.serialize(order),
      }
      return `${JSON.stringify(line)}\n`
    })
    .join('')
}

/**
 * Reads signed orders from lines of JSON: from an export, from a market's journal, or whole API answers. Leaves out
 * other lines. Trusts only the order itself.
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
    // A torn line, or one that is not JSON, contains no order.
    return undefined
  }
}

function toSigned(value: unknown): SignedOrder | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as { protocol_data?: unknown; order?: unknown }
  for (const candidate of [value, given.protocol_data, given.order]) {
    const order = readOrder(candidate)
    if (order && order.signature !== '0x')
      return { orderHash: Order.hash(order.parameters), side: Deal.from(order.parameters).side, order }
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
