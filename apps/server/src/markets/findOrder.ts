import type { Slot } from './Slot.js'

/** A chain whose database takes longer to say whether it has an order counts as not having it. */
const patienceMs = 1_000

/**
 * Finds the chain that has an order: the default one, or else another. Orders of different chains have different hashes
 * in practice: the same order can be signed for several, and then the default chain's counts.
 *
 * @returns `undefined` when no open chain has it.
 */
export async function findOrder(
  slots: readonly Slot[],
  asked: { hash: string; visitor?: string | undefined },
): Promise<Slot | undefined> {
  const [own, ...others] = slots
  if (own && (await has(own, asked))) return own
  const found = await Promise.all(others.map((slot) => has(slot, asked)))
  return others.find((_, index) => found[index])
}

async function has({ hasOrder }: Slot, { hash, visitor }: Parameters<typeof findOrder>[1]): Promise<boolean> {
  if (!hasOrder) return false
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false)
  })
  try {
    return await Promise.race([hasOrder(hash, visitor).catch(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
