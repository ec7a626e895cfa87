import { describe, expect, test } from 'vitest'
import { buyer, ether, order, parameters, seller } from '../testing/fixtures.js'
import { toLocal } from './listTimes.js'
import { editOf, toListDraft } from './toListDraft.js'

// The listing ends later than a new one can.
const draft = { mode: 'fixed', price: '1', currencyAddress: ether.address, quantity: '1', duration: '28' }

describe('toListDraft', () => {
  test('default: the present price and currency', () => {
    expect(toListDraft(order, { now: 1n })).toEqual(draft)
  })

  test('behavior: of an edition, the price per unit and the units that are left', () => {
    expect(toListDraft({ ...order, total: 4n, remaining: 3n }, { now: 1n })).toEqual({
      ...draft,
      price: '0.25',
      quantity: '3',
    })
  })

  test('behavior: a falling price begins at what it is now, in four digits, and ends where it was to end', () => {
    const consideration = parameters.consideration.map((item) => ({
      ...item,
      endAmount: item.startAmount / 2n,
    }))
    const time = { startTime: 0n, endTime: 3_000n }
    const signed = { ...order.order, parameters: { ...parameters, ...time, consideration } }
    const at = (now: bigint) => toListDraft({ ...order, order: signed }, { now })
    const falling = { ...draft, mode: 'dutch', endPrice: '0.5', duration: 'custom', endsAt: toLocal(3_000n) }
    expect(at(0n)).toEqual(falling)
    expect(at(1_000n)).toEqual({ ...falling, price: '0.8333' })
  })

  test('behavior: ends when the listing ends, or by default if a new listing would end too soon', () => {
    const endTime = 1_800_000_000n
    const signed = { ...order.order, parameters: { ...parameters, endTime } }
    const at = (now: bigint) => {
      const { duration, endsAt } = toListDraft({ ...order, order: signed }, { now })
      return { duration, endsAt }
    }
    expect(at(endTime - 86_400n)).toEqual({ duration: 'custom', endsAt: toLocal(endTime) })
    expect(at(endTime - 29n * 86_400n)).toEqual({ duration: '28', endsAt: undefined })
    expect(at(endTime - 100n)).toEqual({ duration: undefined, endsAt: undefined })
    expect(at(endTime + 100n)).toEqual({ duration: undefined, endsAt: undefined })
  })

  test('behavior: of a private listing, its buyer', () => {
    expect(toListDraft({ ...order, taker: buyer }, { now: 1n })).toEqual({ ...draft, isPrivate: true, buyer })
  })
})

describe('editOf', () => {
  test('default: the listing and its terms', () => {
    expect(editOf(order, { account: seller, now: 1n })).toEqual({ draft, edits: order.orderHash })
  })

  test('behavior: nothing for the listing of another account, or without one', () => {
    expect([
      editOf(order, { account: buyer, now: 1n }),
      editOf(undefined, { account: seller, now: 1n }),
    ]).toEqual([{}, {}])
  })
})
