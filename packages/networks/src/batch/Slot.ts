import { AbortedError } from '@souk/base'

/** A question with all callers that wait for its answer. Answers belong to slots, not to positions. */
export type Slot<question> = {
  readonly question: question
  readonly waiters: Set<Waiter>
  /** Called when the last caller leaves without an answer. It depends on whether the slot is queued or sent. */
  onEmpty: () => void
}

type Waiter = {
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  signal: AbortSignal | undefined
  /** Removes the listener from the signal. */
  forget: () => void
}

/** Creates a slot without callers. */
export function from<question>(question: question): Slot<question> {
  return { question, waiters: new Set(), onEmpty: () => undefined }
}

/**
 * Adds a caller that waits for the answer.
 *
 * @param signal - Removes this caller. The others stay.
 * @throws {AbortedError} when the signal fires first.
 */
export function join(slot: Slot<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      slot.waiters.delete(waiter)
      reject(new AbortedError({ reason: signal?.reason }))
      if (!isWanted(slot)) slot.onEmpty()
    }
    const waiter = { resolve, reject, signal, forget: () => signal?.removeEventListener('abort', leave) }
    signal?.addEventListener('abort', leave, { once: true })
    slot.waiters.add(waiter)
  })
}

/** Returns whether a caller is still waiting. */
export function isWanted(slot: Slot<unknown>): boolean {
  return slot.waiters.size > 0
}

/** Returns whether all callers may leave early. If not, the request needs no signal. */
export function canEmpty(slot: Slot<unknown>): boolean {
  return [...slot.waiters].every(({ signal }) => signal !== undefined)
}

/** Returns the answer to all callers. */
export function resolve(slot: Slot<unknown>, answer: unknown): void {
  for (const waiter of take(slot)) waiter.resolve(answer)
}

/** Passes the error to all callers. */
export function reject(slot: Slot<unknown>, error: unknown): void {
  for (const waiter of take(slot)) waiter.reject(error)
}

function take(slot: Slot<unknown>): readonly Waiter[] {
  const waiters = [...slot.waiters]
  slot.waiters.clear()
  for (const waiter of waiters) waiter.forget()
  return waiters
}
