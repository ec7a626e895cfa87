import { describe, expect, test } from 'vitest'
import * as Pace from './Pace.js'

function paced() {
  const clock = { now: 0 }
  return { clock, pace: Pace.create({ nowMs: () => clock.now }) }
}

describe('take', () => {
  test('default: a node that refused nothing is not waited for', () => {
    const { pace } = paced()
    expect([Pace.take(pace, 1_000), Pace.take(pace, 1_000), Pace.most(pace)]).toEqual([
      0,
      0,
      Number.POSITIVE_INFINITY,
    ])
  })

  test('behavior: keeps the rate that the node states, with the calls of a second at once', () => {
    const { clock, pace } = paced()
    Pace.refuse(pace, { type: 'rate', perSecond: 25, retryAfterMs: 0 })
    clock.now = 2_000
    const waits = Array.from({ length: 4 }, () => Pace.take(pace, 25))
    expect(waits).toEqual([0, 0, 1_000, 2_000])
    expect(Pace.most(pace)).toBe(25)
    clock.now = 100_000
    Pace.take(pace, 1)
    expect(pace.perSecond).toBe(25)
  })

  test('behavior: finds a rate that the node does not state, and tries faster ones later', () => {
    const { clock, pace } = paced()
    Pace.take(pace, 100)
    Pace.refuse(pace, { type: 'rate' })
    expect(pace.perSecond).toBe(75)
    clock.now = 12_000
    Pace.take(pace, 1)
    expect(pace.perSecond).toBeCloseTo(82.5)
  })
})

describe('refuse', () => {
  test('behavior: waits as long as the node asks', () => {
    const { pace } = paced()
    Pace.refuse(pace, { type: 'rate', retryAfterMs: 3_000 })
    expect(Pace.take(pace, 1)).toBe(3_000)
    expect(() => Pace.assertOpen(pace)).not.toThrow()
  })

  test('behavior: who is in a hurry does not wait for a long line', () => {
    const { pace } = paced()
    Pace.refuse(pace, { type: 'rate', perSecond: 10, retryAfterMs: 0 })
    Pace.take(pace, 100)
    expect(() => Pace.assertOpen(pace)).not.toThrow()
    expect(() => Pace.assertOpen(pace, { isInHurry: true })).toThrow('asked again in 10 seconds')
  })

  test('behavior: waits longer after each refusal, until an answer comes', () => {
    const { clock, pace } = paced()
    const pauses = [0, 1, 2].map(() => {
      clock.now = pace.pausedUntilMs
      Pace.refuse(pace, { type: 'rate' })
      return pace.pausedUntilMs - clock.now
    })
    expect(pauses).toEqual([1_000, 2_000, 4_000])
    clock.now = pace.pausedUntilMs
    Pace.succeed(pace)
    Pace.refuse(pace, { type: 'rate' })
    expect(pace.pausedUntilMs - clock.now).toBe(1_000)
  })

  test('behavior: refusals of the requests of one moment count once', () => {
    const { pace } = paced()
    Pace.take(pace, 100)
    for (let call = 0; call < 50; call++) Pace.refuse(pace, { type: 'rate' })
    expect([pace.perSecond, pace.refusals]).toEqual([75, 1])
  })

  test('behavior: refusals of one moment count once, also where the node says how long to wait', () => {
    const { clock, pace } = paced()
    Pace.take(pace, 100)
    for (let call = 0; call < 50; call++) {
      Pace.refuse(pace, { type: 'rate', retryAfterMs: 1_000 })
      clock.now += 10
    }
    expect([pace.perSecond, pace.refusals, pace.pausedUntilMs]).toEqual([75, 1, 1_490])
  })

  test('behavior: slows down below a call a second, and becomes faster and faster again', () => {
    const { clock, pace } = paced()
    Pace.take(pace, 10)
    for (let refusal = 0; refusal < 6; refusal++) {
      clock.now = pace.pausedUntilMs
      Pace.refuse(pace, { type: 'rate' })
    }
    expect([pace.perSecond, Pace.most(pace)]).toEqual([0.234375, 1])
    for (let calm = 0; calm < 8; calm++) {
      clock.now += 10_000
      Pace.take(pace, 1)
    }
    expect(pace.perSecond).toBeGreaterThan(7)
  })

  test('error: a node whose budget is used up is not asked', () => {
    const { pace } = paced()
    Pace.refuse(pace, { type: 'budget' })
    expect(() => Pace.assertOpen(pace)).toThrowErrorMatchingInlineSnapshot(
      `[Pace.PausedError: The node asks to wait. It is asked again in 60 seconds.]`,
    )
  })
})
