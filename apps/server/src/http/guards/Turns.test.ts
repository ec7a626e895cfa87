import { describe, expect, test } from 'vitest'
import * as Turns from './Turns.js'

/** Jobs and a clock under the test's control. */
function stage(limits: Turns.Limits) {
  const turns = Turns.create(limits)
  const ends: (() => void)[] = []
  const log: string[] = []
  let timeMs = 0
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    turns,
    log,
    start: async (name: string, caller?: string) => {
      const job = () => {
        log.push(`${name} begins`)
        return new Promise<void>((resolve) => ends.push(resolve))
      }
      Turns.run(turns, job, { caller, nowMs: () => timeMs }).then(
        () => log.push(`${name} ends`),
        (error: Error) => log.push(`${name}: ${error.name}`),
      )
      await settle()
    },
    /** Ends the oldest job after some time. */
    end: async (afterMs = 0) => {
      timeMs += afterMs
      ends.shift()?.()
      await settle()
    },
  }
}

describe('run', () => {
  test('default: a number at once, the others in order', async () => {
    const { log, start, end } = stage({ most: 2, mostWaitMs: 100, leastWaiting: 4 })
    for (const name of ['a', 'b', 'c']) await start(name)
    expect(log).toEqual(['a begins', 'b begins'])
    await end()
    expect(log).toEqual(['a begins', 'b begins', 'c begins', 'a ends'])
  })

  test('error: refuses a job at once that would wait too long', async () => {
    const { log, turns, start, end } = stage({ most: 1, mostWaitMs: 100, leastWaiting: 1 })
    await start('a')
    await end(1_000)
    expect(turns.usualMs).toBeCloseTo(100)
    for (const name of ['b', 'c', 'd', 'e']) await start(name)
    expect(log.slice(2)).toEqual(['b begins', 'e: Http.BusyError'])
    expect(turns.waiting.length).toBe(2)
  })

  test('error: refuses a job that has waited too long', async () => {
    const { log, start, end } = stage({ most: 1, mostWaitMs: 100, leastWaiting: 0 })
    for (const name of ['a', 'b', 'c']) await start(name)
    await end(201)
    expect(log).toEqual(['a begins', 'a ends', 'b: Http.BusyError', 'c: Http.BusyError'])
  })

  test('param: mostPerCaller', async () => {
    const { log, start, end } = stage({ most: 3, mostPerCaller: 1, mostWaitMs: 100, leastWaiting: 4 })
    await start('a', 'one')
    await start('b', 'one')
    await start('c', 'two')
    expect(log).toEqual(['a begins', 'c begins'])
    await end()
    expect(log).toEqual(['a begins', 'c begins', 'b begins', 'a ends'])
  })

  test('behavior: a failed job frees its turn', async () => {
    const turns = Turns.create({ most: 1, mostWaitMs: 100, leastWaiting: 4 })
    const failed = Turns.run(turns, () => Promise.reject(new RangeError('no')))
    const next = Turns.run(turns, () => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
    expect({ ...turns, usualMs: 0 }).toEqual({ ...Turns.create(turns.limits) })
  })
})
