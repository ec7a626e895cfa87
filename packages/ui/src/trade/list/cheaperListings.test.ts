import type { MarketOrder } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { contract, dollar, ether, order, seller } from '../../testing/fixtures.js'
import { cheaperListings } from './cheaperListings.js'
import { emptyListForm, type ListFacts, readListForm } from './listForm.js'

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
  earlier: {
    unitPrice: cheapest.price,
    units: 1n,
    currency: ether,
    orderHash: '0x01',
    endTime: order.endTime,
  },
  isEdit: true,
  seller,
  contract,
  now: 1n,
}
const cheaper = (price: string, change: Partial<ListFacts> = {}) => {
  const form = { ...emptyListForm(ether.address), price }
  const changed = { ...facts, ...change }
  const read = readListForm(form, changed)
  return cheaperListings(own, { form, read, facts: changed }).map(({ orderHash }) => orderHash)
}

describe('cheaperListings', () => {
  test('default: all listings below the new price, the cheapest first', () => {
    expect(cheaper('0.3')).toEqual(['0x01', '0x02'])
  })

  test('behavior: listings above the new price can stay', () => {
    expect(cheaper('0.15')).toEqual(['0x01'])
  })

  test('behavior: nothing has to be cancelled to lower a price, and of an edition only the listing itself', () => {
    expect([cheaper('0.05'), cheaper('0.3', { standard: 'erc1155' })]).toEqual([[], ['0x01']])
  })

  test('behavior: a new listing changes no other one', () => {
    expect(cheaper('0.3', { isEdit: false })).toEqual([])
  })
})
