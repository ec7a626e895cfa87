import { vi } from 'vitest'

const turn = setImmediate

/** Waits until everything that takes no time has happened. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 8; count++) await new Promise((resolve) => turn(resolve))
  await vi.dynamicImportSettled()
}

/**
 * Advances virtual time from timer to timer until work is done.
 *
 * @returns Whether the work was done within the limit. Without a remaining timer, it never will be.
 */
export async function isDoneWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let isDone = false
  const stop = () => {
    isDone = true
  }
  work.then(stop, stop)
  const until = Date.now() + limitMs
  await settled()
  while (!isDone && Date.now() < until && vi.getTimerCount() > 0) {
    await vi.advanceTimersToNextTimerAsync()
    await settled()
  }
  return isDone
}
