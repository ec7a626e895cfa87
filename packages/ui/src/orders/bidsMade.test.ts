import { describe, expect, test } from 'vitest'
import { order } from '../testing/fixtures.js'
import { bidsMade, isBeforeRead } from './bidsMade.js'

const at = new Date(1_000)
const bid = { type: 'offer', at, orderHash: '0x01', inAuction: true } as const
const offer = { type: 'offer', at, orderHash: '0x02' } as const

describe('bidsMade', () => {
  test('default: the offers that were bids when they were made; neither others nor auctions', () => {
    const auction = { type: 'listing', at, orderHash: '0x03', inAuction: true } as const
    expect(bidsMade([bid, offer, auction])).toEqual(new Set(['0x01']))
  })
})

describe('isBeforeRead', () => {
  test('default: as long as an offer is older than the activity that was read', () => {
    const older = { ...order, orderHash: '0x04', createdAt: new Date(500) } as const
    expect(isBeforeRead([older], [bid, offer])).toBe(true)
    expect(isBeforeRead([{ ...older, createdAt: new Date(2_000) }], [bid, offer])).toBe(false)
    expect(isBeforeRead([{ ...older, orderHash: '0x01' }], [bid, offer])).toBe(false)
    expect(isBeforeRead([older], [])).toBe(false)
  })
})
