import { describe, expect, test } from 'vitest'
import { buyer, ether, order, parameters, seller } from '../testing/fixtures.js'
import { editOf, toListDraft } from './toListDraft.js'

const draft = { mode: 'fixed', price: '1', currencyAddress: ether.address, quantity: '1' }

describe('toListDraft', () => {
  test('default: the present price and currency', () => {
    expect(toListDraft(order)).toEqual(draft)
  })

  test('behavior: of an edition, the price per unit and the units that are left', () => {
    expect(toListDraft({ ...order, total: 4n, remaining: 3n })).toEqual({
      ...draft,
      price: '0.25',
      quantity: '3',
    })
  })

  test('behavior: of a falling price, both ends', () => {
    const consideration = parameters.consideration.map((item) => ({
      ...item,
      endAmount: item.startAmount / 2n,
    }))
    const falling = { ...order.order, parameters: { ...parameters, startTime: 0n, consideration } }
    expect(toListDraft({ ...order, order: falling })).toEqual({ ...draft, mode: 'dutch', endPrice: '0.5' })
  })

  test('behavior: of a private listing, its buyer', () => {
    expect(toListDraft({ ...order, taker: buyer })).toEqual({ ...draft, isPrivate: true, buyer })
  })
})

describe('editOf', () => {
  test('default: the listing and its terms', () => {
    expect(editOf(order, seller)).toEqual({ draft, edits: order.orderHash })
  })

  test('behavior: nothing for the listing of another account, or without one', () => {
    expect([editOf(order, buyer), editOf(undefined, seller)]).toEqual([{}, {}])
  })
})
