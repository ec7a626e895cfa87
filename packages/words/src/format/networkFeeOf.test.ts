import { describe, expect, test } from 'vitest'
import { networkFeeOf } from './networkFeeOf.js'

const receipt = { gasUsed: 21_000n, effectiveGasPrice: 10n }

describe('networkFeeOf', () => {
  test('default: adds up gas', () => {
    expect(networkFeeOf([receipt, receipt])).toBe(420_000n)
  })

  test.each([0x5n, '0x5'])('behavior: adds the fee of the chain below, from %s', (l1Fee) => {
    const other = { ...receipt, l1Fee }
    expect(networkFeeOf([receipt, other])).toBe(420_005n)
  })

  test.each(['', '0x', 'many', null, -1])('behavior: ignores the fee %j', (l1Fee) => {
    const other = { ...receipt, l1Fee }
    expect(networkFeeOf([other])).toBe(210_000n)
  })
})
