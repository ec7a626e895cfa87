import { BaseError } from '@souk/base'
import { describe, expect, test } from 'vitest'
import { shouldRetry } from './shouldRetry.js'

describe('shouldRetry', () => {
  test('default: once', () => {
    const error = new BaseError('The server is busy.', { facts: {}, retry: 'later' })
    expect([0, 1].map((failures) => shouldRetry(failures, error))).toEqual([true, false])
  })

  test('behavior: not after a final answer', () => {
    expect(shouldRetry(0, new BaseError('Not found.', { facts: {}, retry: 'never' }))).toBe(false)
  })

  test('behavior: retries unknown errors', () => {
    expect(shouldRetry(0, new TypeError('Failed to fetch'))).toBe(true)
  })
})
