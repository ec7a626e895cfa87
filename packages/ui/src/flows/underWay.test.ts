import { describe, expect, test } from 'vitest'
import { underWay } from './underWay.js'

const flow = {
  isLive: false,
  isElsewhere: true,
  record: { status: 'running', orderHashes: ['0x01', '0x02'] },
} as const

describe('underWay', () => {
  test('default: a trade of another tab that fills one of the orders', () => {
    expect(underWay([flow], ['0x02', '0x03'])).toEqual([flow])
    expect(underWay([{ ...flow, isElsewhere: false, isLive: true }], ['0x01'])).toHaveLength(1)
  })

  test.each([
    ['another order', flow, '0x03'],
    ['a trade that no page follows', { ...flow, isElsewhere: false }, '0x01'],
    ['a trade that is over', { ...flow, record: { ...flow.record, status: 'done' } }, '0x01'],
    ['a trade that fills no order', { ...flow, record: { status: 'running' } }, '0x01'],
  ] as const)('behavior: not %s', (_, other, hash) => {
    expect(underWay([other], [hash])).toEqual([])
  })

  test('behavior: an order that is not known is filled by no trade', () => {
    expect(underWay([flow], [undefined])).toEqual([])
  })
})
