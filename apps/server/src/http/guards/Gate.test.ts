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
      Gate.enter(gate, { nowMs, afterRound: (goOn) => goOn() }),
    ).filter(Boolean).length
    nowMs += 100
    for (let index = 0; index < entered; index++) Gate.leave(gate, { tookMs: options.tookMs, nowMs })
    return entered
  })
}

describe('Gate', () => {
  test('default: fewer while reads are late, more while they are in time', () => {
    const gate = Gate.create({ targetMs: 100 })
    expect(play(gate, { asked: 500, tookMs: 400, rounds: 3 })).toEqual([96, 67, 64])
    expect(play(gate, { asked: 500, tookMs: 50, rounds: 4 })).toEqual([64, 64, 66, 68])
    expect(gate.running).toBe(0)
  })

  test('behavior: some are let in whatever it takes, and nobody is sent away while there is room', () => {
    const gate = Gate.create({ targetMs: 100 })
    expect(play(gate, { asked: 500, tookMs: 9_000, rounds: 20 }).at(-1)).toBe(Gate.least)
    const calm = Gate.create({ targetMs: 100 })
    expect(play(calm, { asked: 20, tookMs: 50, rounds: 3 })).toEqual([20, 20, 20])
    expect(calm.limit).toBe(96)
  })

  test('behavior: of those that come together, as many as the round has time for', () => {
    const gate = Gate.create({ targetMs: 100 })
    const rounds: (() => void)[] = []
    const enter = (nowMs: number) => {
      const isIn = Gate.enter(gate, { nowMs, afterRound: (goOn) => rounds.push(goOn) })
      if (isIn) Gate.leave(gate, { tookMs: 2, nowMs })
      return isIn
    }
    const together = (atMs: number) => Array.from({ length: Gate.least }, () => enter(atMs))
    expect(new Set(together(0))).toEqual(new Set([true]))
    expect([20, 40, 41, 90].map(enter)).toEqual([true, true, false, false])
    rounds.pop()?.()
    // One page's reads are admitted however long they take.
    expect(new Set(together(400))).toEqual(new Set([true]))
    expect([440, 441].map(enter)).toEqual([true, false])
    expect(rounds.length).toBe(1)
  })

  test('param: targetMs', () => {
    const gate = Gate.create({ targetMs: 0 })
    expect(play(gate, { asked: 5_000, tookMs: 900, rounds: 2 })).toEqual([5_000, 5_000])
  })
})
