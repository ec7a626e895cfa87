/**
 * Converts a query key to text. The key may contain `bigint` values.
 *
 * Equal keys give equal text regardless of the order of their fields, and `1n` differs from `1` and `'1'`. The keys of
 * this package are plain JSON and do not need it. It is for apps with `bigint` in their own keys:
 * `new QueryClient({ defaultOptions: { queries: { queryKeyHashFn: hashKey } } })`.
 *
 * @example
 * hashKey(['mine', { tokenId: 7n }]) // → '["mine",{"tokenId":{"$bigint":"7"}}]'
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
