import { describe, expect, test } from 'vitest'
import { idleReasons, readUntrusting } from './patterns.js'

// Takes longer than the check of all other patterns: the checker gives these up only at its limit of steps.
describe('idleReasons', () => {
  test('behavior: every reason belongs to a pattern that needs it', () => {
    expect(idleReasons(readUntrusting())).toEqual([])
  })
})
