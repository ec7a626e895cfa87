import { Order } from '@souk/seaport'
import { describe, expect, test } from 'vitest'
import { dropSavedOrder, getSavedOrders, saveOrder } from './savedOrders.js'

const zero = '0x0000000000000000000000000000000000000000'
const order = Order.parse({
  parameters: {
    offerer: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    zone: zero,
    offer: [{ itemType: 2, token: zero, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
    consideration: [],
    orderType: 0,
    startTime: '1',
    endTime: '2',
    zoneHash: '0x0',
    salt: '3',
    conduitKey: '0x0',
    counter: '0',
  },
  signature: '0x1234',
})
const saved = { orderHash: Order.hash(order.parameters), chainId: 31337, order }

function createStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('saveOrder', () => {
  test('default: comes back whole, once', () => {
    const storage = createStorage()
    saveOrder(storage, saved)
    saveOrder(storage, saved)
    expect(getSavedOrders(storage)).toEqual([saved])
  })
})

describe('dropSavedOrder', () => {
  test('default', () => {
    const storage = createStorage()
    saveOrder(storage, saved)
    dropSavedOrder(storage, saved.orderHash)
    expect(getSavedOrders(storage)).toEqual([])
  })
})

describe('getSavedOrders', () => {
  test('behavior: nothing was ever saved', () => {
    expect(getSavedOrders(createStorage())).toEqual([])
  })
})
