import { describe, expect, test } from 'vitest'
import * as Cost from './Cost.js'

const order = (payments: number) => ({
  offer: [{}],
  consideration: Array.from({ length: payments }, () => ({})),
})

describe('ofOrders', () => {
  test.each([
    ['an order', { parameters: order(3), signature: '0x' }, 1],
    ['an order of many payments', { parameters: order(63) }, 8],
    ['orders together', { orders: [{ parameters: order(2) }, { parameters: order(9) }, {}] }, 4],
    ['an offer', { protocol_data: { parameters: order(20) } }, 3],
    [
      'orders of the execution API',
      { items: [{ order: { data: order(2) } }, { order: { data: order(20) } }] },
      4,
    ],
    ['no orders', { orders: [] }, 0],
    ['what is no order', null, 1],
    ['a text', 'offer', 1],
    ['names of other things', { constructor: order(99), orders: 'many' }, 1],
  ])('default: %s', (_, body, cost) => {
    expect(Cost.ofOrders(body)).toBe(cost)
  })
})

describe('ofList', () => {
  test('default', () => {
    expect(Cost.ofList({ items: [1, 2, 3] }, ['params', 'items'])).toBe(3)
    expect(Cost.ofList({ items: 3 }, ['items'])).toBe(1)
  })
})

describe('ofBytes', () => {
  test('default', () => {
    expect([0, 1, 8_192, 8_193, 1024 * 1024].map(Cost.ofBytes)).toEqual([0, 1, 1, 2, 128])
  })
})
