import { AbortedError } from '@souk/base'

/** One question and all callers that wait for its answer. An answer goes to the slot's own callers, whatever its place. */
export type Slot<question> = {
  readonly question: question
  readonly waiters: Set<Waiter>
  /** What happens when the last caller has left without an answer; another thing in the queue than on the way. */
  onEmpty: () => void
}

type Waiter = {
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  signal: AbortSignal | undefined
  /** Stops listening to the signal. */
  forget: () => void
}

/** Makes a slot that nobody waits for yet. */
export function from<question>(question: question): Slot<question> {
  return { question, waiters: new Set(), onEmpty: () => undefined }
}

/**
 * Lets a caller wait.
 *
 * @param signal - Makes this caller leave; the others stay.
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

/** Whether anyone still waits. */
export function isWanted(slot: Slot<unknown>): boolean {
  return slot.waiters.size > 0
}

/** Whether all who wait may leave early; if not, nobody needs to be told to stop. */
export function canEmpty(slot: Slot<unknown>): boolean {
  return [...slot.waiters].every(({ signal }) => signal !== undefined)
}

/** Returns all callers the answer. */
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
