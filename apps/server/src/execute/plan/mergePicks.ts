import type { Picked } from './choose.js'

/** Merges parts of one order for the same token, since the exchange fills them at once. */
export function mergePicks(picks: readonly Picked[]): readonly Picked[] {
  const merged = new Map<string, Picked>()
  for (const pick of picks) {
    const name = `${pick.listing.orderHash}/${pick.identifier}`
    const before = merged.get(name)
    merged.set(name, before ? { ...before, units: before.units + pick.units } : pick)
  }
  return [...merged.values()]
}
