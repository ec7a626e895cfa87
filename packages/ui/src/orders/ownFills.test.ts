import { describe, expect, test } from 'vitest'
import { ownFills } from './ownFills.js'

describe('ownFills', () => {
  test('default: the order of a trade, and both of a settled auction', () => {
    const records = [
      { kind: 'sale', status: 'done', orderHashes: ['0x1'] },
      { kind: 'settlement', status: 'done', orderHashes: ['0x2', '0x3'] },
    ] as const
    expect([...ownFills(records)]).toEqual(['0x1', '0x2', '0x3'])
  })

  test('behavior: leaves out trades that are not done, fill nothing, or may skip an order', () => {
    const records = [
      { kind: 'sale', status: 'running', orderHashes: ['0x1'] },
      { kind: 'purchase', status: 'failed', orderHashes: ['0x2'] },
      { kind: 'sweep', status: 'done', orderHashes: ['0x3', '0x4'] },
      { kind: 'listing', status: 'done' },
    ] as const
    expect([...ownFills(records)]).toEqual([])
  })
})
