import { order } from '@souk/ui/parts/testing/fixtures.js'
import type { Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { foldOffers } from './foldOffers.js'

const offerOf = (orderHash: Hex) => ({ offer: { ...order, orderHash } })
const [first, second, third] = [offerOf('0xAB'), offerOf('0x02'), offerOf('0x03')]
const rows = [first, second, third]
const hidden = new Set(['0xab', '0x03', '0x99'])
const latest = new Set<string>()

describe('foldOffers', () => {
  test('default: leaves out the hidden offers', () => {
    expect(foldOffers(rows, { hidden, latest })).toEqual({ kept: [second], shown: [second] })
  })

  test('param: latest: an offer that was hidden just now does not count, but stays in its place', () => {
    const result = foldOffers(rows, { hidden, latest: new Set(['0x03']) })
    expect(result).toEqual({ kept: [second], shown: [second, third] })
  })

  test('behavior: a better offer for the same item is shown, because it has another hash', () => {
    const better = { offer: { ...offerOf('0x04').offer, price: 2n * order.price } }
    expect(foldOffers([better, ...rows], { hidden, latest }).kept).toEqual([better, second])
  })
})
