import { describe, expect, test } from 'vitest'
import * as CatchUp from './CatchUp.js'

describe('note', () => {
  test('default: estimates the rest from the speed so far', () => {
    const began = CatchUp.note(undefined, 1_000n, 0)
    expect(began).toEqual({ blocksLeft: 1_000n, began: { atMs: 0, blocks: 1_000n } })
    expect(CatchUp.note(began, 750n, 5_000)).toMatchObject({ blocksLeft: 750n, secondsLeft: 15 })
  })

  test('behavior: nothing left ends it', () => {
    expect(CatchUp.note(undefined, 0n, 0)).toBeUndefined()
  })

  test('behavior: another collection begins it again', () => {
    const before = { blocksLeft: 5n, began: { atMs: 0, blocks: 1_000n } }
    expect(CatchUp.note(before, 9_000n, 7_000)?.began).toEqual({ atMs: 7_000, blocks: 9_000n })
    expect(CatchUp.note(before, 6n, 7_000)?.began).toEqual(before.began)
  })
})

describe('toText', () => {
  test.each([
    [{ blocksLeft: 1n }, '1 block left'],
    [{ blocksLeft: 1_200_000n, secondsLeft: 150 }, '1,200,000 blocks left, about 3 minutes'],
    [{ blocksLeft: 20n, secondsLeft: 1 }, '20 blocks left, about 1 second'],
    [{ blocksLeft: 20n, secondsLeft: 7 }, '20 blocks left, about 7 seconds'],
    [{ blocksLeft: 20n, secondsLeft: 9_000 }, '20 blocks left, about 3 hours'],
  ])('default: %#', (left, text) => {
    expect(CatchUp.toText({ ...left, began: { atMs: 0, blocks: 0n } })).toBe(text)
  })
})
