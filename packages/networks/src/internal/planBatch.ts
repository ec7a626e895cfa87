import type { Way } from './encodings/Way.js'
import type { Read } from './Read.js'
import type { Slot } from './Slot.js'

/** Which reads are asked together, and which alone because the way cannot ask them. */
export type BatchPlan = { batches: readonly (readonly Slot<Read>[])[]; alone: readonly Slot<Read>[] }

/** Puts reads into as few batches as a way can carry, in their order. */
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

/** What to do about a batch without answers. */
export type Next =
  /** Nobody could be asked: all callers get the error, and nothing more is sent. */
  | 'fail'
  /** Both halves are asked, and so on: there was too much in it. */
  | 'halve'
  /** Both halves are asked; when neither works, it is the way of asking that does not. */
  | 'probe'
  /** Asked in the next way, or one by one when there is none. */
  | 'nextWay'

/** Why a batch has no answers. */
export type Failure = 'unreachable' | 'tooMuch' | 'refused' | 'undecodable' | 'absent'

/** Decides what to do about a batch without answers. */
export function nextStep(failure: Failure, reads: number): Next {
  if (failure === 'unreachable') return 'fail'
  if (failure === 'absent') return 'nextWay'
  if (failure === 'tooMuch') return 'halve'
  return reads < leastProbe ? 'nextWay' : 'probe'
}

/** With fewer, asking halves costs as much as asking each alone. */
const leastProbe = 4

/** The first and the second half. */
export function halve<item>(items: readonly item[]): readonly (readonly item[])[] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}
