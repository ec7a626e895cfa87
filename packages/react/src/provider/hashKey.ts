/**
 * Turns a query key into text, with `bigint` allowed anywhere in it.
 *
 * Equal keys give equal text whatever the order of their fields, and `1n` stays different from `1` and `'1'`. The keys of
 * this package are plain JSON and need it not; it is for an app that has `bigint` in keys of its own:
 * `new QueryClient({ defaultOptions: { queries: { queryKeyHashFn: hashKey } } })`.
 *
 * @example
 * hashKey(['mine', { identifier: 7n }]) // → '["mine",{"identifier":{"$bigint":"7"}}]'
 */
export function hashKey(key: readonly unknown[]): string {
  return JSON.stringify(key, (_name, value: unknown) => {
    if (typeof value === 'bigint') return { $bigint: String(value) }
    if (!isPlainObject(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
