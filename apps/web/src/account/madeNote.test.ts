import { orderText } from '@souk/ui/parts/i18n/en/orderText.js'
import { describe, expect, test } from 'vitest'
import { madeNote } from './madeNote.js'

const words = {
  bid: 'Bid',
  left: (units: bigint, total: bigint) => `${units} of ${total} left`,
  now: orderText.now,
}
const [one, some, short] = [
  { side: 'bid', remaining: 1n, total: 1n },
  { side: 'bid', remaining: 1n, total: 4n },
  { side: 'bid', remaining: 2n, unfilled: 4n, total: 4n },
] as const

describe('madeNote', () => {
  test.each([
    [one, false, ''],
    [one, true, 'Bid'],
    [some, false, '1 of 4 left'],
    [some, true, 'Bid, 1 of 4 left'],
    [short, false, '4 of 4 left, money for 2 now'],
  ])('default: case %#', (order, isBid, text) => {
    expect(madeNote(order, { ...words, isBid })).toBe(text)
  })
})
