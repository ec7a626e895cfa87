/** An ordinary order has an NFT, its seller, the market and the creator, with room for one more of each. */
const usualItems = 8
/** The size of an ordinary order as JSON, including its signature over a tree of orders. */
const usualBytes = 8 * 1024

/**
 * Returns what posted orders cost against the rate limit: one for each ordinary order, more for one of many items or
 * bytes.
 *
 * Works on raw JSON, so anything that is not an order counts as one.
 *
 * @param body - A posted order, or several under `orders` or `items`.
 */
export function ofOrders(body: unknown): number {
  const orders = listIn(body, ['orders', 'items']) ?? [body]
  return orders.reduce<number>(
    (sum, order) => sum + Math.max(1, Math.ceil(countItems(order) / usualItems)),
    0,
  )
}

/** Returns the cost of a list under one of these names: one per entry. */
export function ofList(body: unknown, names: readonly string[]): number {
  return listIn(body, names)?.length ?? 1
}

/** Returns the cost of reading a number of bytes. */
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

/** The paths of the order's own fields in each form of post. */
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
