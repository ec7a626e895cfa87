/** So many are asked for at a time. */
const atOnce = 8

/** Reads something of each item, a few at a time, and gives the answers in order. */
export async function eachInPool<item, value>(
  items: readonly item[],
  read: (item: item, index: number) => Promise<value>,
): Promise<readonly value[]> {
  const values = new Array<value>(items.length)
  const left = items.entries()
  // Whoever is done takes the next one; nobody waits for the slowest of a group.
  const work = async () => {
    for (const [index, item] of left) values[index] = await read(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return values
}
