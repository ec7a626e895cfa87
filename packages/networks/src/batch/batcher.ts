import { AbortedError } from '@souk/base'
import { createQueue } from './queue.js'
import * as Slot from './Slot.js'

/** Gathers questions of many callers and has them answered together. */
export type Batcher<question> = {
  /**
   * Waits for the answer to a question.
   *
   * @param options.group - Only questions of one group are answered together.
   * @param options.key - Questions of a group that have the same key share one slot while they wait to leave.
   * @param options.signal - Makes this caller leave; when nobody is left, nothing is asked.
   * @throws {AbortedError} when the signal fires.
   */
  ask(
    question: question,
    options: { group: string; key: string; signal?: AbortSignal | undefined },
  ): Promise<unknown>
  /** Lets everything leave now. */
  flush(): void
}

/**
 * Makes a batcher.
 *
 * @param options.answer - Resolves or rejects each slot; what it throws goes to everyone that is still waiting.
 * @param options.onShared - Called with a question that gets one more caller.
 */
export function createBatcher<question>(options: createBatcher.Options<question>): Batcher<question> {
  const { batchSize, timeWindow, answer, onShared } = options
  const queue = createQueue<Slot.Slot<question>>({
    batchSize,
    timeWindow,
    depart: (slots) => depart(slots, answer),
  })
  return {
    ask: (question, { group, key, signal }) => {
      if (signal?.aborted) return Promise.reject(new AbortedError({ reason: signal.reason }))
      const waiting = queue.find(group, key)
      if (waiting) {
        onShared?.(waiting.question)
        return Slot.join(waiting, signal)
      }
      const slot = Slot.from(question)
      slot.onEmpty = () => queue.remove(group, key, slot)
      // Joined first: adding may fill the group, which then leaves at once.
      const answered = Slot.join(slot, signal)
      queue.add(group, key, slot)
      return answered
    },
    flush: queue.flush,
  }
}

export declare namespace createBatcher {
  type Options<question> = {
    batchSize: number
    timeWindow: number
    answer: Answer<question>
    onShared?: ((question: question) => void) | undefined
  }
  /** `signal` fires when nobody waits any more; it is left out where that cannot happen. */
  type Answer<question> = (
    slots: readonly Slot.Slot<question>[],
    signal: AbortSignal | undefined,
  ) => Promise<void>
}

function depart<question>(
  slots: readonly Slot.Slot<question>[],
  answer: createBatcher.Answer<question>,
): void {
  const abandoned = new AbortController()
  const canBeAbandoned = slots.every(Slot.canEmpty)
  for (const slot of slots)
    slot.onEmpty = () => {
      if (!slots.some(Slot.isWanted)) abandoned.abort()
    }
  answer(slots, canBeAbandoned ? abandoned.signal : undefined).catch((error: unknown) => {
    for (const slot of slots) Slot.reject(slot, error)
  })
}
