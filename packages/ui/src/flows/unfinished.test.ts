import type { FlowRecord } from '@souk/react'
import { describe, expect, test } from 'vitest'
import { buyer, seller } from '../testing/fixtures.js'
import { unfinished } from './unfinished.js'

const record: FlowRecord.FlowRecord = {
  version: 1,
  id: 'one',
  kind: 'purchase',
  chainId: 31_337,
  account: buyer,
  title: 'Ruby Lamp',
  startedAt: 0,
  updatedAt: 0,
  status: 'running',
  steps: ['transaction'],
  step: 0,
  waitingFor: 'wallet',
  sent: [],
  orders: [],
  orderHashes: ['0x01'],
}
const subject: Parameters<typeof unfinished>[1] = { account: buyer, orderHash: '0x01', title: 'Ruby Lamp' }
const find = (of: typeof subject, isUnanswered = true) =>
  unfinished([{ record, isUnanswered }], of)?.record.id

describe('unfinished', () => {
  test('default: the same order, or another order of the same item', () => {
    expect(find(subject)).toBe('one')
    expect(find({ ...subject, orderHash: '0x02' })).toBe('one')
  })

  test('behavior: not another item, another account, or a trade that was answered', () => {
    expect(find({ ...subject, orderHash: '0x02', title: 'Amber Lamp' })).toBeUndefined()
    expect(find({ ...subject, account: seller })).toBeUndefined()
    expect(find(subject, false)).toBeUndefined()
  })
})
