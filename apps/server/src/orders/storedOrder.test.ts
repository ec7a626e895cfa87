import { Order } from '@souk/seaport'
import { Arbitrary } from '@souk/testing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedOrder } from './storedOrder.js'

describe('storedOrder', () => {
  test('default: a stored order equals the posted one', () => {
    return fc.assert(
      fc.property(Arbitrary.components, (parameters) => {
        const order = Order.parse(Order.serialize({ parameters, signature: '0x1234' }))
        const stored = JSON.parse(JSON.stringify(Order.serialize(order))) as Order.Serialized
        expect(storedOrder(stored)).toEqual(order)
      }),
    )
  })
})
