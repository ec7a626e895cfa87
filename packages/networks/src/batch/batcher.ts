import { AbortedError } from '@souk/base'
import { createQueue } from './queue.js'
import * as Slot from './Slot.js'

/** Collects questions of many callers and answers them together. */
export type Batcher<question> = {
  /**
   * Waits for the answer to a question.
   *
   * @param options.group - Only questions of the same group are answered together.
   * @param options.key - Questions of a group with the same key share one slot while they wait.
   * @param options.signal - Removes this caller. If no caller is left, nothing is sent.
   * @throws {AbortedError} when the signal fires.
   */
  ask(
    question: question,
    options: { group: string; key: string; signal?: AbortSignal | undefined },
  ): Promise<unknown>
  /** Sends all waiting questions now. */
  flush(): void
}

/**
 * Creates a batcher.
 *
 * @param options.answer - Resolves or rejects each slot. If it throws, all waiting callers receive the error.
 * @param options.onShared - Called with a question that gets another caller.
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
      // The caller joins first, because adding the slot may fill the group, which is then sent immediately.
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
  /** `signal` fires when no caller is left. It is absent if that cannot happen. */
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
