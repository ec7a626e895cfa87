import { expect, test } from 'vitest'
import { toEstimate } from './estimate.js'

test.each([
  [0, 'seconds', 1],
  [89, 'seconds', 89],
  [90, 'minutes', 2],
  [5_399, 'minutes', 90],
  [5_400, 'hours', 2],
] as const)('toEstimate: %s seconds', (seconds, unit, count) => {
  expect(toEstimate(seconds)).toEqual({ unit, count })
})
