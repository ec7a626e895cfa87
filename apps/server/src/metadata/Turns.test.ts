import { describe, expect, test } from 'vitest'
import type { Outcome } from './resolve.js'
import * as Turns from './Turns.js'

const token = (contract: string) => ({ contract, identifier: '1', metadata_attempts: 0 })
const silent: Outcome = { failure: 'connect ECONNREFUSED', isSilent: true }
const refused: Outcome = { failure: 'status 404' }

async function readAll(turns: Turns.Turns, outcomes: readonly Outcome[], nowMs: number) {
  for (const outcome of outcomes) await Turns.begin(turns, token('0xa'), Promise.resolve(outcome))
  Turns.takeDone(turns, nowMs)
}

describe('absent', () => {
  test('default: a contract while its reads have not ended', async () => {
    const turns = Turns.create()
    let end = (_: Outcome) => {}
    const reading = Turns.begin(turns, token('0xa'), new Promise<Outcome>((resolve) => (end = resolve)))
    const other = Turns.begin(turns, token('0xa'), Promise.reject(new Error('aborted')))
    await other
    expect(Turns.absent(turns, 0)).toEqual(['0xa'])
    end(refused)
    await reading
    expect([Turns.absent(turns, 0), Turns.takeDone(turns, 0), Turns.takeDone(turns, 0)]).toEqual([
      [],
      [{ token: token('0xa'), outcome: refused }],
      [],
    ])
  })

  test('behavior: a contract whose server is silent rests, longer each time, until an answer', async () => {
    const turns = Turns.create()
    await readAll(turns, [silent, silent, refused, silent, silent, silent], 0)
    expect(Turns.absent(turns, 0)).toEqual([])
    await readAll(turns, [silent], 0)
    expect([Turns.absent(turns, 9_999), Turns.absent(turns, 10_000)]).toEqual([['0xa'], []])
    await readAll(turns, [silent], 10_000)
    expect([Turns.absent(turns, 29_999), Turns.absent(turns, 30_000)]).toEqual([['0xa'], []])
    await readAll(turns, Array(100).fill(silent), 30_000)
    expect([Turns.absent(turns, 629_999), Turns.absent(turns, 630_000)]).toEqual([['0xa'], []])
    await readAll(turns, [refused, silent], 630_000)
    expect(Turns.absent(turns, 630_000)).toEqual([])
  })
})
