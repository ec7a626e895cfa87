import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { BlockRef } from '../node/node.js'
import { ResetError, reconcile } from './reconcile.js'

const hash = (name: string) => `0x${Buffer.from(name).toString('hex')}` as Hex

/** Draws a branch: `branch('a', 3)` is a0 ← a1 ← a2; `branch('b', 2, a1)` grows on a1. */
function branch(name: string, length: number, parent?: BlockRef): BlockRef[] {
  const first = parent ? parent.number + 1n : 0n
  return Array.from({ length }, (_, index) => ({
    number: first + BigInt(index),
    hash: hash(`${name}${index}`),
    parentHash: index === 0 ? (parent?.hash ?? hash('none')) : hash(`${name}${index - 1}`),
    timestamp: first + BigInt(index),
  }))
}

const a = branch('a', 5)
const b = branch('b', 4, a[2])

describe('reconcile', () => {
  test.each([
    ['nothing is known', [], a[3]!, { type: 'append' }],
    ['the newest block again', a, a[4]!, { type: 'unchanged' }],
    ['the next block', a.slice(0, 4), a[4]!, { type: 'append' }],
    [
      'a known block that is not the newest',
      a,
      a[2]!,
      { type: 'reorg', ancestor: a[2], dropped: a.slice(3) },
    ],
    ['a block on a known one', a, b[0]!, { type: 'reorg', ancestor: a[2], dropped: a.slice(3) }],
    ['a block far ahead', a.slice(0, 2), a[4]!, { type: 'behind', next: 2n }],
    ['a block of another branch', a, b[1]!, { type: 'dig', number: 3n }],
    ['a block far ahead on another branch', a, b[3]!, { type: 'behind', next: 5n }],
  ])('behavior: %s', (_, chain, block, expected) => {
    expect(reconcile(chain, block)).toEqual(expected)
  })

  test('error: another chain', () => {
    const other = branch('c', 5)
    expect(() => reconcile(a, other[0]!)).toThrow(ResetError)
  })

  test('behavior: finds the last common block of any two branches', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 25 }),
        fc.integer({ min: 1, max: 8 }),
        (common, ours, theirs, gap) => {
          const trunk = branch('t', common)
          const known = [...trunk, ...branch('o', ours, trunk.at(-1))].filter(
            // Keeps history with gaps.
            (_block, index, all) => index % gap === 0 || index >= common - 1 || all.length < gap,
          )
          const node = [...trunk, ...branch('n', theirs, trunk.at(-1))]
          expect(walk(known, node)).toBe(trunk.at(-1)!.number)
        },
      ),
    )
  })
})

/** Does what the follower does, and returns the block on which the next step builds. */
function walk(known: readonly BlockRef[], node: readonly BlockRef[]): bigint {
  let block = node.at(-1)!
  for (let looks = 0; looks < 200; looks++) {
    const found = reconcile(known, block)
    if (found.type === 'unchanged') return block.number
    if (found.type === 'append') return block.number - 1n
    if (found.type === 'reorg') return found.ancestor.number
    block = node.find(({ number }) => number === (found.type === 'behind' ? found.next : found.number))!
  }
  return -1n
}
