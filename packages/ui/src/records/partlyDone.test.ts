import { describe, expect, test } from 'vitest'
import { partlyDone } from './partlyDone.js'

const hash = `0x${'ab'.repeat(32)}` as const
const record = {
  status: 'stopped',
  steps: ['transaction', 'transaction', 'transaction', 'tell'],
  sent: [{ hash, isConfirmed: true }],
} as const

describe('partlyDone', () => {
  test('default: counts the transactions that went through', () => {
    expect(partlyDone(record)).toEqual({ confirmed: 1, of: 3 })
  })

  test.each([
    ['is done', { status: 'done' }],
    ['sent nothing that went through', { sent: [{ hash, isConfirmed: false }] }],
    ['has no more transactions', { steps: ['transaction', 'tell'] }],
  ] as const)('behavior: says nothing of a flow that %s', (_, change) => {
    expect(partlyDone({ ...record, ...change })).toBeUndefined()
  })
})
