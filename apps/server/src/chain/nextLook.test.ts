import { describe, expect, test } from 'vitest'
import type { BlockRef } from '../node/node.js'
import { blockMsOf, type HeadSeen, nextLookMs, noteHead } from './nextLook.js'

const chainOf = (count: number, seconds: number): BlockRef[] =>
  Array.from({ length: count }, (_, index) => ({
    number: BigInt(index),
    hash: `0x${index}`,
    parentHash: `0x${index - 1}`,
    timestamp: BigInt(Math.floor(index * seconds)),
  }))

/** Plays a day at the head, where each block appears at the node some time after it is due. */
function playDay(seconds: number, lateMs: (block: number) => number) {
  const seen: HeadSeen = { hash: undefined, atMs: 0 }
  const known = chainOf(40, seconds)
  const blocks = Math.floor(86_400 / seconds)
  let [looks, delayMs] = [0, 0]
  for (let now = 0; now < 86_400_000; ) {
    looks++
    const block = Math.floor(now / (seconds * 1_000))
    const shown = now - block * seconds * 1_000 >= lateMs(block) ? block : block - 1
    if (`${shown}` !== seen.hash) delayMs += now - shown * seconds * 1_000 - lateMs(shown)
    noteHead(seen, `${shown}`, now)
    now += nextLookMs(known, seen, now)
  }
  return { looksPerBlock: looks / blocks, delayMs: delayMs / blocks }
}

describe('nextLookMs', () => {
  test.each([
    [12, 1.6, 1_500],
    [2, 2.1, 250],
  ])('default: a chain of %i seconds needs few looks and delays no block', (seconds, most, delay) => {
    const { looksPerBlock, delayMs } = playDay(seconds, (block) => (block * 37) % 300)
    expect(looksPerBlock).toBeLessThan(most)
    expect(delayMs).toBeLessThan(delay)
  })

  test('behavior: looks every second while the pace is not known', () => {
    expect(nextLookMs([], { hash: undefined, atMs: 0 }, 5)).toBe(1_000)
  })

  test('behavior: a chain faster than four blocks a second is looked at four times a second', () => {
    expect(nextLookMs(chainOf(40, 0.1), { hash: '0x1', atMs: 0 }, 0)).toBe(250)
  })
})

describe('blockMsOf', () => {
  test('default', () => {
    expect([blockMsOf(chainOf(40, 12)), blockMsOf(chainOf(2, 12)), blockMsOf(chainOf(40, 600))]).toEqual([
      12_000,
      undefined,
      15_000,
    ])
  })
})
