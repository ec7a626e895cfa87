import { describe, expect, test } from 'vitest'
import { madeNote } from './madeNote.js'

const words = { bid: 'Bid', left: (remaining: bigint, total: bigint) => `${remaining} of ${total} left` }
const [one, some] = [
  { remaining: 1n, total: 1n },
  { remaining: 1n, total: 4n },
]

describe('madeNote', () => {
  test.each([
    [one, false, ''],
    [one, true, 'Bid'],
    [some, false, '1 of 4 left'],
    [some, true, 'Bid, 1 of 4 left'],
  ])('default: case %#', (order, isBid, text) => {
    expect(madeNote(order, { ...words, isBid })).toBe(text)
  })
})
