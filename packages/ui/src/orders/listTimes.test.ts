import { describe, expect, test } from 'vitest'
import { readTimes, toLocal } from './listTimes.js'

const now = 1_800_000_000n
const day = 86_400n
const form = { duration: '7', endsAt: '', startsAt: '' } as const
const custom = (seconds: bigint) => ({ ...form, duration: 'custom', endsAt: toLocal(seconds) }) as const

describe('readTimes', () => {
  test('default', () => {
    expect(readTimes(form, now)).toEqual({ endTime: now + 7n * day })
  })

  test('param: startsAt', () => {
    const startsAt = toLocal(now + day)
    expect(readTimes({ ...form, startsAt }, now)).toEqual({ startTime: now + day, endTime: now + 8n * day })
  })

  test('param: endsAt', () => {
    expect(readTimes(custom(now + 2n * day), now)).toEqual({ endTime: now + 2n * day })
  })

  test.each([
    [{ ...form, startsAt: 'tomorrow' }, 'startInvalid'],
    [{ ...form, startsAt: toLocal(now - day) }, 'startInvalid'],
    [{ ...form, startsAt: toLocal(now + 40n * day) }, 'startTooLate'],
    [{ ...form, duration: 'custom' }, 'endInvalid'],
    [custom(now + 60n), 'endTooSoon'],
    [custom(now + 29n * day), 'endTooLate'],
  ] as const)('error: %o is %s', (form, issue) => {
    expect(readTimes(form, now).issue).toBe(issue)
  })
})

describe('toLocal', () => {
  test('default', () => {
    expect(new Date(toLocal(now)).getTime()).toBe(Number(now) * 1_000)
  })
})
