/** Groups items with the same key, and keeps their order. */
export function groupBy<item, key>(
  items: readonly item[],
  keyOf: (item: item) => key,
): ReadonlyMap<key, readonly [item, ...item[]]> {
  const groups = new Map<key, [item, ...item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
