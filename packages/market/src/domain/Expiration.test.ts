import { describe, expect, test } from 'vitest'
import * as Expiration from './Expiration.js'

const seconds = (text: string) => BigInt(Date.parse(text) / 1_000)

describe('latest', () => {
  test.each([
    ['2023-11-14T22:13:20Z', '2023-12-13T22:13:20Z'],
    ['2024-01-31T00:00:00Z', '2024-02-28T00:00:00Z'],
    ['2023-01-31T00:00:00Z', '2023-02-27T00:00:00Z'],
    ['2023-12-31T23:59:59Z', '2024-01-30T23:59:59Z'],
    ['2024-02-29T12:00:00Z', '2024-03-28T12:00:00Z'],
    ['2024-01-01T00:00:00Z', '2024-01-31T00:00:00Z'],
  ])('default: %s', (now, end) => {
    expect(Expiration.latest(seconds(now))).toBe(seconds(end))
  })
})

describe('window', () => {
  const now = seconds('2023-11-14T22:13:20Z')

  test('default', () => {
    expect(Expiration.window({ now, isMoving: false })).toEqual({
      startTime: undefined,
      endTime: Expiration.latest(now),
    })
  })

  test('param: startTime, endTime', () => {
    expect(Expiration.window({ now, isMoving: true, startTime: 5n, endTime: 9n })).toEqual({
      startTime: 5n,
      endTime: 9n,
    })
  })

  test.each([undefined, 0n])('error: a price that moves, to %s', (endTime) => {
    expect(() => Expiration.window({ now, isMoving: true, endTime })).toThrowErrorMatchingInlineSnapshot(
      `[Expiration.MissingError: Expiration time must be set if order will change in price.]`,
    )
  })
})
