import { Order } from '@souk/seaport'
import { parameters } from '@souk/ui/parts/testing/fixtures.js'
import { readInput } from '@souk/words/inspect'
import { describe, expect, test } from 'vitest'
import { fromLink, toLink } from './link.js'

const order = Order.parse(Order.serialize({ parameters, signature: `0x${'ab'.repeat(65)}` }))

describe('toLink', () => {
  test('default: decodes its own output', () => {
    const text = fromLink(`#${toLink(order)}`)
    expect(readInput(text ?? '')).toEqual({ type: 'orders', orders: [order], more: 0 })
  })

  test('behavior: none for an order that is too large', () => {
    const signature = `0x${'ab'.repeat(9_000)}` as const
    expect(toLink({ ...order, signature })).toBeUndefined()
  })
})

describe('fromLink', () => {
  test('default: the hash of an order', () => {
    const hash = Order.hash(parameters)
    expect(fromLink(`#${hash}`)).toBe(hash)
  })

  test.each(['', '#main', '#order=', '#order=%%', '#order=abc', `#order=${'a'.repeat(8_000)}`])(
    'behavior: none for %s',
    (hash) => expect(fromLink(hash)).toBeUndefined(),
  )
})
