/** The number of parallel requests. */
const atOnce = 8

/** Reads a value for each item, a few in parallel, and returns the values in order. */
export async function eachInPool<item, value>(
  items: readonly item[],
  read: (item: item, index: number) => Promise<value>,
): Promise<readonly value[]> {
  const values = new Array<value>(items.length)
  const left = items.entries()
  // Each worker takes the next item as soon as it is free, so that a slow item does not block a group.
  const work = async () => {
    for (const [index, item] of left) values[index] = await read(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return values
}
