import { vi } from 'vitest'

const turn = setImmediate

/** Lets everything happen that needs no time. */
export async function settled(): Promise<void> {
  for (let count = 0; count < 8; count++) await new Promise((resolve) => turn(resolve))
  await vi.dynamicImportSettled()
}

/**
 * Lets virtual time pass until work is done, from timer to timer.
 *
 * @returns Whether it was done within the limit; without a timer left, it never will be.
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
