import type { Activity } from '@souk/market'
import { describe, expect, test } from 'vitest'
import { contract, dollar, ether, seller } from '../testing/fixtures.js'
import { activityEntries } from './activityEntries.js'

const buyer = '0x00000000000000000000000000000000000000b1'
const at = new Date(1_000)

function sale(tokenId: bigint, change: Partial<Activity> = {}): Activity {
  return {
    type: 'sale',
    at,
    collection: 'lanterns',
    contract,
    tokenId,
    quantity: 1n,
    from: seller,
    to: buyer,
    price: 10n,
    currency: ether,
    transactionHash: '0x01',
    ...change,
  }
}

describe('activityEntries', () => {
  test('default: a sweep is one row with its totals', () => {
    const rows = activityEntries([sale(1n), sale(2n), sale(3n, { currency: dollar, price: 7n })])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      type: 'sale',
      from: seller,
      to: buyer,
      units: 3n,
      prices: [
        { currency: ether, amount: 20n },
        { currency: dollar, amount: 7n },
      ],
    })
    expect(rows[0]?.parts.map(({ tokenId }) => tokenId)).toEqual([1n, 2n, 3n])
  })

  test('behavior: a swap is one row from its maker to the account that accepted it, without a price', () => {
    const parts = [sale(2n, { from: buyer, to: seller }), sale(1n)].map(
      ({ price: _, currency: __, ...part }) => ({
        ...part,
        side: 'swap' as const,
        orderHash: '0x0a' as const,
      }),
    )
    expect(activityEntries([...parts, sale(3n)])).toMatchObject([
      { type: 'swap', from: seller, to: buyer, prices: [], parts },
      { type: 'sale', units: 1n },
    ])
  })

  test('behavior: a feed of one item has the other tokens of its swap too, on their sides', () => {
    const tokens = [1n, 2n].map((tokenId) => ({
      collection: 'lanterns',
      contract,
      tokenId,
      quantity: 1n,
    }))
    const [given, wanted] = tokens as [(typeof tokens)[0], (typeof tokens)[0]]
    const bundle = {
      items: 2,
      tokens: [
        { ...given, from: seller },
        { ...wanted, to: seller },
      ],
    }
    const { price: _, currency: __, to: ___, ...own } = sale(2n, { type: 'offer', side: 'swap', bundle })
    const [entry] = activityEntries([{ ...own, name: 'Amber Lamp' }])
    expect(entry?.parts).toHaveLength(1)
    expect(entry?.things).toMatchObject(bundle.tokens)
    expect(entry?.things.map(({ name, from, to }) => [name, from, to])).toEqual([
      [undefined, seller, undefined],
      [undefined, undefined, seller],
    ])
  })

  test('behavior: the transfer of a sale is not shown again', () => {
    const { price: _, currency: __, ...moved } = sale(1n, { type: 'transfer' })
    const gift = { ...moved, tokenId: 9n }
    expect(activityEntries([sale(1n), moved, gift]).map(({ type, parts }) => [type, parts.length])).toEqual([
      ['sale', 1],
      ['transfer', 1],
    ])
  })

  test('behavior: names accounts only if all parts agree', () => {
    const rows = activityEntries([sale(1n), sale(2n, { from: contract })])
    expect(rows[0]?.from).toBeUndefined()
    expect(rows[0]?.to).toBe(buyer)
  })

  test('behavior: a transfer to the zero address is a burn', () => {
    const { to: _, ...burned } = sale(1n, { type: 'transfer' })
    expect(activityEntries([burned])[0]?.type).toBe('burn')
  })

  test('behavior: listings signed together are one row with the lowest price, others are not', () => {
    const { transactionHash: _, to: __, ...listed } = sale(1n, { type: 'listing' })
    const second = { ...listed, tokenId: 2n, price: 4n }
    const rows = activityEntries([listed, second, { ...listed, from: buyer }])
    expect(rows.map(({ parts, prices }) => [parts.length, prices[0]?.amount])).toEqual([
      [2, 4n],
      [1, 10n],
    ])
  })

  test('behavior: a set is one row, and its price counts once', () => {
    const bundle = { items: 2, price: 9n, currency: ether } as const
    const part = (tokenId: bigint, change: Partial<Activity> = {}) => {
      const {
        price: _,
        currency: __,
        ...unpriced
      } = sale(tokenId, { orderHash: '0x05', side: 'ask', bundle, ...change })
      return unpriced
    }
    const single = sale(3n, { orderHash: '0x06' })
    expect(activityEntries([part(1n), part(2n)])).toMatchObject([
      { bundle, prices: [{ currency: ether, amount: 9n }], units: 2n },
    ])
    const [swept] = activityEntries([part(1n), part(2n), single])
    expect(swept?.bundle).toBeUndefined()
    expect(swept?.prices).toEqual([{ currency: ether, amount: 19n }])
    const listed = [part(1n), part(2n, { orderHash: '0x07' })].map(({ transactionHash: _, ...entry }) => ({
      ...entry,
      type: 'listing' as const,
    }))
    expect(activityEntries(listed).map(({ parts }) => parts.length)).toEqual([1, 1])
  })
})
