import { describe, expect, test } from 'vitest'
import * as Door from './Door.js'

/** A door at an event loop that goes on when it is told to. */
function stage() {
  const door = Door.create()
  const log: string[] = []
  let timeMs = 0
  let checks: (() => void)[] = []
  const loop: Door.Loop = { nowMs: () => timeMs, afterRound: (goOn) => checks.push(goOn) }
  return {
    log,
    connect: () => Door.arrive(door, loop),
    ask: (name: string) => Door.pass(door, () => log.push(name)),
    /** Ends a round of the loop. */
    endRound: (tookMs = 1) => {
      timeMs += tookMs
      const due = checks
      checks = []
      for (const goOn of due) goOn()
    },
  }
}

describe('pass', () => {
  test('default: at once while no connection comes', () => {
    const { log, ask, endRound } = stage()
    ask('a')
    endRound()
    ask('b')
    expect(log).toEqual(['a', 'b'])
  })

  test('behavior: requests wait, in their order, until a round brings no connection', () => {
    const { log, connect, ask, endRound } = stage()
    for (const name of ['a', 'b', 'c']) {
      connect()
      ask(name)
      endRound()
    }
    expect(log).toEqual([])
    endRound()
    expect(log).toEqual(['a', 'b', 'c'])
    ask('d')
    expect(log).toEqual(['a', 'b', 'c', 'd'])
  })

  test('behavior: connections that never cease hold nobody for longer than 50 ms', () => {
    const { log, connect, ask, endRound } = stage()
    connect()
    ask('a')
    for (let round = 0; round < 49; round++) {
      endRound()
      connect()
    }
    expect(log).toEqual([])
    endRound()
    expect(log).toEqual(['a'])
    // The next ones wait for a time of their own.
    connect()
    ask('b')
    endRound()
    expect(log).toEqual(['a'])
    endRound()
    expect(log).toEqual(['a', 'b'])
  })
})
