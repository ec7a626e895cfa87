import type { Read } from './encodings/Read.js'
import type { Way } from './encodings/Way.js'
import type { Slot } from './Slot.js'

/** The reads to send together, and those to send alone because the way does not support them. */
export type BatchPlan = { batches: readonly (readonly Slot<Read>[])[]; alone: readonly Slot<Read>[] }

/** Distributes reads over as few batches as possible, in their order. */
export function planBatch(slots: readonly Slot<Read>[], way: Way): BatchPlan {
  const batches: Slot<Read>[][] = []
  const alone: Slot<Read>[] = []
  let left = 0
  for (const slot of slots) {
    const sizeBytes = way.sizeOf(slot.question)
    if (sizeBytes === undefined || sizeBytes > way.capacityBytes) {
      alone.push(slot)
      continue
    }
    const last = batches.at(-1)
    if (last && sizeBytes <= left) last.push(slot)
    else batches.push([slot])
    left = (last && sizeBytes <= left ? left : way.capacityBytes) - sizeBytes
  }
  const isBatch = (batch: readonly Slot<Read>[]) => batch.length > 1
  return {
    batches: batches.filter(isBatch),
    alone: [...alone, ...batches.filter((batch) => !isBatch(batch)).flat()],
  }
}
