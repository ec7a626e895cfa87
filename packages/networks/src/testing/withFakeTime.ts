import { afterEach, beforeEach, vi } from 'vitest'

/** Lets the tests of a file control time. */
export function withFakeTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
