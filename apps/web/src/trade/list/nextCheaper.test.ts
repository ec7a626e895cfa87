import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { contract, dollar, ether, order, seller } from '../../testing/fixtures.js'
import { emptyListForm, type ListFacts, readListForm } from './listForm.js'
import { nextCheaper } from './nextCheaper.js'

const at = (orderHash: MarketOrder['orderHash'], tenths: bigint): MarketOrder => ({
  ...order,
  orderHash,
  price: tenths * 10n ** 17n,
  total: 1n,
})
const [cheapest, cheap, dear] = [at('0x01', 1n), at('0x02', 2n), at('0x05', 5n)]
const own = [dear, cheap, cheapest]
const facts: ListFacts = {
  currencies: [ether, dollar],
  wrappedNative: undefined,
  held: 1n,
  standard: 'erc721',
  floor: undefined,
  earlier: { unitPrice: cheapest.price, currency: ether, orderHash: '0x01', endTime: order.endTime },
  isEdit: true,
  seller,
  contract,
  now: 1n,
}
const next = (price: string, change: Partial<ListFacts> = {}) => {
  const form = { ...emptyListForm(ether.address), price }
  const changed = { ...facts, ...change }
  return nextCheaper(own, { form, read: readListForm(form, changed), facts: changed })?.orderHash
}

describe('nextCheaper', () => {
  test('default: after the cheapest listing, the next one below the new price is to be cancelled', () => {
    expect(next('0.3')).toBe('0x02')
  })

  test('behavior: listings above the new price can stay', () => {
    expect(next('0.15')).toBeUndefined()
  })

  test('behavior: nothing else has to be cancelled to lower a price, or beside another unit of an edition', () => {
    expect([next('0.05'), next('0.3', { standard: 'erc1155' })]).toEqual([undefined, undefined])
  })

  test('behavior: a new listing changes no other one', () => {
    expect(next('0.3', { isEdit: false })).toBeUndefined()
  })
})
