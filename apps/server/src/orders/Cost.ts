/** What an ordinary order has: an NFT, its seller, the market and the creator, each with room for one more. */
const usualItems = 8
/** What an ordinary order takes as JSON, its signature over a tree of orders included. */
const usualBytes = 8 * 1024

/**
 * Tells what posted orders cost of an allowance: one for each ordinary order, more for those of many items or bytes.
 *
 * It looks at JSON that nobody has read yet, so what is no order counts as one.
 *
 * @param body - What was posted: an order, or several under `orders` or `items`.
 */
export function ofOrders(body: unknown): number {
  const orders = listIn(body, ['orders', 'items']) ?? [body]
  return orders.reduce<number>(
    (sum, order) => sum + Math.max(1, Math.ceil(countItems(order) / usualItems)),
    0,
  )
}

/** Tells what a list under one of these names costs: one for each entry. */
export function ofList(body: unknown, names: readonly string[]): number {
  return listIn(body, names)?.length ?? 1
}

/** Tells what reading so many bytes costs. */
export function ofBytes(bytes: number): number {
  return Math.ceil(bytes / usualBytes)
}

function listIn(body: unknown, names: readonly string[]): readonly unknown[] | undefined {
  for (const name of names) {
    const list = fieldOf(body, name)
    if (Array.isArray(list)) return list
  }
  return undefined
}

/** Where the forms of posting keep the order's own fields. */
const places = [[], ['parameters'], ['protocol_data', 'parameters'], ['order', 'data']] as const

function countItems(order: unknown): number {
  return Math.max(
    ...places.map((path) => {
      const found = path.reduce<unknown>(fieldOf, order)
      return lengthOf(fieldOf(found, 'offer')) + lengthOf(fieldOf(found, 'consideration'))
    }),
  )
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}
