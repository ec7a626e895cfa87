import { describe, expect, test } from 'vitest'
import { contract, ether, seller } from '../testing/fixtures.js'
import { toHistory } from './history.js'

const sale = {
  type: 'sale',
  at: new Date(0),
  collection: 'lanterns',
  contract,
  identifier: 7n,
  quantity: 1n,
  price: 1_250_000_000_000_000_000n,
  currency: ether,
  from: seller,
} as const

describe('toHistory', () => {
  test('default: a line for each, with every digit and a decimal period', () => {
    expect(toHistory([sale]).split('\r\n')).toEqual([
      'time,type,collection,contract,identifier,quantity,price,currency,from,to,order,transaction',
      `1970-01-01T00:00:00.000Z,sale,lanterns,${contract},7,1,1.25,ETH,${seller},,,`,
      '',
    ])
  })

  test('behavior: a swapped token is not a sale without a price', () => {
    const { price: _, currency: __, ...swapped } = sale
    const line = toHistory([{ ...swapped, side: 'swap' }]).split('\r\n')[1]
    expect(line).toBe(`1970-01-01T00:00:00.000Z,swap,lanterns,${contract},7,1,,,${seller},,,`)
  })

  test('behavior: strangers’ text is neither a column nor a formula', () => {
    const line = toHistory([{ ...sale, collection: '=HYPERLINK("x,y")' }]).split('\r\n')[1]
    expect(line).toContain(`"'=HYPERLINK(""x,y"")"`)
  })
})
