/** Requests many items in groups of a maximum size, in parallel, and returns all answers in order. */
export async function inGroups<item, answer>(
  items: readonly item[],
  size: number,
  ask: (group: readonly item[]) => Promise<readonly answer[]>,
): Promise<readonly answer[]> {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, group) => group * size)
  return (await Promise.all(starts.map((start) => ask(items.slice(start, start + size))))).flat()
}
