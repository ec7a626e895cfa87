import type { Activity } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { describe, expect, test } from 'vitest'
import { buyer, contract, seller } from '../testing/fixtures.js'
import { outcomeOf } from './outcomeOf.js'

const transactionHash = `0x${'ab'.repeat(32)}` as const
const sale: Activity = {
  type: 'sale',
  at: new Date(1_000_000),
  collection: 'lanterns',
  contract,
  identifier: 7n,
  name: 'Ruby Lamp',
  quantity: 1n,
  from: seller,
  to: buyer,
  transactionHash,
}
const record: FlowRecord.FlowRecord = {
  version: 1,
  id: 'flow-1',
  kind: 'purchase',
  chainId: 1,
  account: buyer,
  title: 'Ruby Lamp',
  startedAt: 990_000,
  updatedAt: 990_000,
  status: 'running',
  steps: ['transaction'],
  step: 0,
  waitingFor: 'wallet',
  sent: [],
  orders: [],
}

describe('outcomeOf', () => {
  test('default: the transaction that bought the item', () => {
    expect(outcomeOf(record, [sale])).toBe(transactionHash)
  })

  test.each([
    ['a nameless item by its number', { title: '#7' }, { name: '' }],
    ['several items by their buyer', { kind: 'sweep', title: 'up to 3 items' }, {}],
    ['a sale by its seller', { kind: 'sale', account: seller }, {}],
  ] as const)('behavior: finds %s', (_, change, of) => {
    expect(outcomeOf({ ...record, ...change }, [{ ...sale, ...of }])).toBe(transactionHash)
  })

  test.each([
    ['of another item', {}, { name: 'Amber Lamp' }],
    ['of another buyer', {}, { to: seller }],
    ['before the purchase began', {}, { at: new Date(0) }],
    ['for a trade of another kind', { kind: 'listing' }, {}],
  ] as const)('behavior: ignores a sale %s', (_, change, of) => {
    const start = { ...record, startedAt: 900_000, ...change }
    expect(outcomeOf(start, [{ ...sale, ...of }])).toBeUndefined()
  })
})
