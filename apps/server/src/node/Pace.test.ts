import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import * as Pace from './Pace.js'

/** A pace with a clock that only its own pauses and the test move. */
function paced() {
  const clock = { now: 0 }
  const pause = async (ms: number) => {
    await setImmediate()
    clock.now += ms
  }
  const pace = Pace.create({ nowMs: () => clock.now })
  /** @returns When the calls were sent. */
  const send = async (calls: number) => {
    await Pace.turn(pace, calls, { pause })
    return clock.now
  }
  return { clock, pace, send }
}

describe('turn', () => {
  test('default: a node that refused nothing is not waited for', async () => {
    const { pace, send } = paced()
    expect(await Promise.all([send(1_000), send(1_000)])).toEqual([0, 0])
    expect(Pace.most(pace)).toBe(Number.POSITIVE_INFINITY)
  })

  test('behavior: keeps the rate that the node states, with the calls of a second at once', async () => {
    const { clock, pace, send } = paced()
    Pace.refuse(pace, { type: 'rate', perSecond: 25, retryAfterMs: 0 })
    clock.now = 2_000
    expect(await Promise.all([25, 25, 25, 25].map(send))).toEqual([2_000, 2_000, 3_000, 4_000])
    expect([Pace.most(pace), pace.waiting]).toEqual([25, 0])
    clock.now = 100_000
    await send(1)
    expect(pace.perSecond).toBe(25)
  })

  test('behavior: finds a rate that the node does not state, and tries faster ones later', async () => {
    const { clock, pace, send } = paced()
    await send(100)
    Pace.refuse(pace, { type: 'rate' })
    expect(pace.perSecond).toBe(75)
    clock.now = 12_000
    await send(1)
    expect(pace.perSecond).toBeCloseTo(82.5)
  })

  test('behavior: a refusal also slows down those that wait already', async () => {
    const { clock, pace } = paced()
    Pace.refuse(pace, { type: 'rate', perSecond: 10, retryAfterMs: 0 })
    let isRefused = false
    const pause = async (ms: number) => {
      await setImmediate()
      clock.now += ms
      if (isRefused) return
      isRefused = true
      Pace.refuse(pace, { type: 'rate' })
    }
    const sent = [10, 10, 10].map(async (calls) => {
      await Pace.turn(pace, calls, { pause })
      return Math.round(clock.now)
    })
    // One second for the first ten, two for the pause, and then half as many in a second.
    expect(await Promise.all(sent)).toEqual([0, 3_000, 4_000])
  })

  test('error: the node asks for a long pause meanwhile', async () => {
    const { pace, send } = paced()
    Pace.refuse(pace, { type: 'rate', perSecond: 10, retryAfterMs: 0 })
    await send(10)
    const waiting = send(10)
    Pace.refuse(pace, { type: 'budget' })
    await expect(waiting).rejects.toThrow(Pace.PausedError)
    expect(pace.waiting).toBe(0)
  })
})

describe('refuse', () => {
  test('behavior: waits as long as the node asks', async () => {
    const { pace, send } = paced()
    Pace.refuse(pace, { type: 'rate', retryAfterMs: 3_000 })
    expect(await send(1)).toBe(3_000)
    expect(() => Pace.assertOpen(pace)).not.toThrow()
  })

  test('behavior: who is in a hurry does not wait for a long line', async () => {
    const { pace, send } = paced()
    Pace.refuse(pace, { type: 'rate', perSecond: 10, retryAfterMs: 0 })
    const sent = [10, 100].map(send)
    expect(() => Pace.assertOpen(pace)).not.toThrow()
    expect(() => Pace.assertOpen(pace, { isInHurry: true })).toThrow('asked again in 10 seconds')
    await Promise.all(sent)
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

  test('behavior: refusals of the requests of one moment count once', async () => {
    const { pace, send } = paced()
    await send(100)
    for (let call = 0; call < 50; call++) Pace.refuse(pace, { type: 'rate' })
    expect([pace.perSecond, pace.refusals]).toEqual([75, 1])
  })

  test('behavior: refusals of one moment count once, also where the node says how long to wait', async () => {
    const { clock, pace, send } = paced()
    await send(100)
    for (let call = 0; call < 50; call++) {
      Pace.refuse(pace, { type: 'rate', retryAfterMs: 1_000 })
      clock.now += 10
    }
    expect([pace.perSecond, pace.refusals, pace.pausedUntilMs]).toEqual([75, 1, 1_490])
  })

  test('behavior: slows down below a call a second, and becomes faster and faster again', async () => {
    const { clock, pace, send } = paced()
    await send(10)
    for (let refusal = 0; refusal < 6; refusal++) {
      clock.now = pace.pausedUntilMs
      Pace.refuse(pace, { type: 'rate' })
    }
    expect([pace.perSecond, Pace.most(pace)]).toEqual([0.234375, 1])
    for (let calm = 0; calm < 8; calm++) {
      clock.now += 10_000
      await send(1)
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
