import { describe, expect, test } from 'vitest'
import * as Gate from './Gate.js'

/** Admits as many reads as the gate allows, each with a given duration, again and again. */
function play(
  gate: Gate.Gate,
  options: { asked: number; tookMs: number; rounds: number },
): readonly number[] {
  let nowMs = gate.window.sinceMs
  return Array.from({ length: options.rounds }, () => {
    const entered = Array.from({ length: options.asked }, () =>
      Gate.enter(gate, { waitedMs: 0, waiting: 0 }),
    ).filter(Boolean).length
    nowMs += 100
    for (let index = 0; index < entered; index++) Gate.leave(gate, { tookMs: options.tookMs, nowMs })
    return entered
  })
}

describe('Gate', () => {
  test('default: fewer reads while they are late, more while they are in time', () => {
    const gate = Gate.create({ targetMs: 100 })
    expect(play(gate, { asked: 500, tookMs: 400, rounds: 3 })).toEqual([96, 67, 64])
    expect(play(gate, { asked: 500, tookMs: 50, rounds: 4 })).toEqual([64, 64, 66, 68])
    expect(gate.running).toBe(0)
  })

  test('behavior: always admits a minimum, and refuses none while there is room', () => {
    const gate = Gate.create({ targetMs: 100 })
    expect(play(gate, { asked: 500, tookMs: 9_000, rounds: 20 }).at(-1)).toBe(Gate.least)
    const calm = Gate.create({ targetMs: 100 })
    expect(play(calm, { asked: 20, tookMs: 50, rounds: 3 })).toEqual([20, 20, 20])
    expect(calm.limit).toBe(96)
  })

  test('behavior: refuses a read that has waited long, unless hardly any others are there', () => {
    const gate = Gate.create({ targetMs: 100 })
    const enter = (waitedMs: number, waiting: number) => {
      const isIn = Gate.enter(gate, { waitedMs, waiting })
      if (isIn) Gate.leave(gate, { tookMs: waitedMs, nowMs: 0 })
      return isIn
    }
    const waits = [0, 40, 41, 100, 101]
    expect(waits.map((waitedMs) => enter(waitedMs, Gate.least))).toEqual([true, true, true, true, false])
    // Once reads are late, less of their time may pass before.
    gate.isStrained = true
    expect(waits.map((waitedMs) => enter(waitedMs, Gate.least))).toEqual([true, true, false, false, false])
    expect(enter(9_000, Gate.least - 1)).toBe(true)
    // Reads in progress count as those that wait.
    Gate.enter(gate, { waitedMs: 0, waiting: 0 })
    expect(enter(9_000, Gate.least - 1)).toBe(false)
  })

  test('param: targetMs', () => {
    const gate = Gate.create({ targetMs: 0 })
    expect(Gate.enter(gate, { waitedMs: 9_000, waiting: 9_000 })).toBe(true)
    Gate.leave(gate, { tookMs: 0, nowMs: 0 })
    expect(play(gate, { asked: 5_000, tookMs: 900, rounds: 2 })).toEqual([5_000, 5_000])
  })
})
