import { afterEach, beforeEach, vi } from 'vitest'

/** Lets the tests of a file make time pass themselves. */
export function withFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
