import { describe, expect, test } from 'vitest'
import { orders } from '../i18n/en/orders.js'
import { collection, creator, info, market } from '../testing/fixtures.js'
import { feeName } from './feeName.js'

const known = { info, collection, part: orders.part }

describe('feeName', () => {
  test('default: by the recipient', () => {
    expect(feeName({ recipient: market, basisPoints: 250 }, known)).toBe('Market fee (2.5%)')
    expect(feeName({ recipient: creator, basisPoints: 500 }, known)).toBe('Creator fee (5%)')
  })

  test('behavior: an unknown recipient by the address', () => {
    expect(feeName({ recipient: `0x${'ab'.repeat(20)}`, basisPoints: 100 }, known)).toMatch(
      /^0x.+… ?.+\(1%\)$/,
    )
  })
})
