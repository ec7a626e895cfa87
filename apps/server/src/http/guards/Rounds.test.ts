import { describe, expect, test } from 'vitest'
import * as Rounds from './Rounds.js'

/** An event loop that the test turns, and a clock that only work moves. */
function play() {
  const at = { nowMs: 0, isYielding: false }
  let queue: (() => void)[] = []
  const rounds = Rounds.create(
    { nowMs: () => at.nowMs, afterRound: (goOn) => void queue.push(goOn) },
    { isYielding: () => at.isYielding },
  )
  const begun: string[] = []
  const waits: Record<string, number> = {}
  return {
    rounds,
    waits,
    yieldTo: (isYielding: boolean) => {
      at.isYielding = isYielding
    },
    pass: (ms: number) => {
      at.nowMs += ms
    },
    ask: (name: string, { tookMs = 0, connection = {} }: { tookMs?: number; connection?: object } = {}) =>
      Rounds.wait(rounds, connection, (waitedMs) => {
        begun.push(name)
        waits[name] = waitedMs
        at.nowMs += tookMs
      }),
    /** Runs one round. @returns The requests that began. */
    turn: () => {
      const due = queue
      queue = []
      for (const goOn of due) goOn()
      return begun.splice(0)
    },
    isIdle: () => queue.length === 0,
  }
}

describe('Rounds', () => {
  test('default: requests begin in their order, for a short time in each round', () => {
    const { ask, turn, isIdle } = play()
    for (const name of ['a', 'b', 'c', 'd']) ask(name, { tookMs: 3 })
    expect([turn(), turn(), turn()]).toEqual([['a', 'b'], ['c', 'd'], []])
    expect(isIdle()).toBe(true)
  })

  test('behavior: a request that takes long ends its round, and each round begins one', () => {
    const { ask, turn } = play()
    for (const name of ['a', 'b', 'c']) ask(name, { tookMs: 400 })
    expect([turn(), turn(), turn()]).toEqual([['a'], ['b'], ['c']])
  })

  test('behavior: requests wait while each round accepts a connection', () => {
    const { rounds, ask, turn, pass, isIdle } = play()
    const accepted = () => {
      Rounds.noteConnection(rounds, {})
      pass(1)
    }
    accepted()
    ask('a')
    ask('b')
    expect(turn()).toEqual([])
    accepted()
    expect(turn()).toEqual([])
    // No connection came in this round, so none waits.
    expect([...turn(), ...turn()]).toEqual(['a', 'b'])
    expect([turn(), isIdle()]).toEqual([[], true])
  })

  test('behavior: requests give way to the market’s own work, but not for long, and then begin one by one', () => {
    const { ask, turn, pass, yieldTo } = play()
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name)
    yieldTo(true)
    expect(turn()).toEqual([])
    pass(26)
    expect([turn(), turn()]).toEqual([['a'], ['b']])
    yieldTo(false)
    expect(turn()).toEqual(['c', 'd', 'e'])
  })

  test('behavior: an endless series of connections does not block requests', () => {
    const { rounds, ask, turn, pass } = play()
    const begun: string[][] = []
    for (const name of ['a', 'b', 'c']) ask(name)
    for (let round = 0; round < 7; round++) {
      Rounds.noteConnection(rounds, {})
      begun.push(turn())
      pass(10)
    }
    expect(begun).toEqual([[], [], [], ['a', 'b', 'c'], [], [], []])
  })

  test('behavior: the first request of a connection includes the wait of the connection', () => {
    const { rounds, ask, turn, pass, waits } = play()
    const [early, late] = [{}, {}]
    for (const connection of [early, {}, late]) {
      Rounds.noteConnection(rounds, connection)
      turn()
      pass(20)
    }
    for (let round = 0; round < 3; round++) turn()
    ask('early', { connection: early })
    ask('late', { connection: late })
    turn()
    ask('late again', { connection: late })
    turn()
    expect(waits).toEqual({ early: 0, late: 40, 'late again': 0 })
  })

  test('behavior: refuses requests when too many wait', () => {
    const { ask, turn } = play()
    const found = Array.from({ length: 600 }, (_, index) => ask(String(index)))
    expect(found.filter(Boolean).length).toBe(512)
    expect(turn().length).toBe(512)
    expect(ask('next')).toBe(true)
  })
})
