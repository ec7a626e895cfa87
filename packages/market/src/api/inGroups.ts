/** Asks for many things in groups of at most so many, side by side, and gives all answers in order. */
export async function inGroups<item, answer>(
  items: readonly item[],
  size: number,
  ask: (group: readonly item[]) => Promise<readonly answer[]>,
): Promise<readonly answer[]> {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, group) => group * size)
  return (await Promise.all(starts.map((start) => ask(items.slice(start, start + size))))).flat()
}
