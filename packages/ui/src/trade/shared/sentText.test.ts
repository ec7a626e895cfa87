import { describe, expect, test } from 'vitest'
import { trade } from '../../i18n/en/trade.js'
import { sentText } from './sentText.js'

describe('sentText', () => {
  test('default: the transaction of a trade', () => {
    expect(sentText(['approval', 'transaction'], trade)).toBe('Transaction')
  })

  test('behavior: a trade that ends with a signature sends only approvals', () => {
    expect(sentText(['approval', 'signature', 'post'], trade)).toBe('Approval')
  })

  test('behavior: an order that is published on chain has a transaction', () => {
    expect(sentText(['approval', 'transaction', 'post'], trade)).toBe('Transaction')
  })

  test('behavior: nothing is known of a trade without steps', () => {
    expect(sentText([], trade)).toBe('Transaction')
  })
})
