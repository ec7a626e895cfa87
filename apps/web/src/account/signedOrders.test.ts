import { Order } from '@souk/seaport'
import { order, parameters } from '@souk/ui/parts/testing/fixtures.js'
import { describe, expect, test } from 'vitest'
import { fromLines, toLines } from './signedOrders.js'

// Addresses have the form that parsing an order gives them.
const signed = Order.parse(Order.serialize({ parameters, signature: `0x${'ab'.repeat(65)}` }))
const orderHash = Order.hash(signed.parameters)
const kept = { orderHash, side: 'ask', order: signed } as const
const saved = { ...kept, createdAt: new Date(0), status: 'active' } as const

describe('toLines', () => {
  test('default: a line in the journal’s format', () => {
    const line = JSON.parse(toLines([{ ...saved, status: 'inactive', reason: 'balance' }]))
    const about = { side: 'ask', at: '1970-01-01T00:00:00.000Z', status: 'inactive', reason: 'balance' }
    expect(line).toMatchObject({ hash: orderHash, by: 'key', ...about })
    expect(Order.parse(line.order)).toEqual(signed)
  })
})

describe('fromLines', () => {
  test('default: reads its own output', () => {
    expect(fromLines(toLines([saved]))).toEqual([kept])
  })

  test.each([
    ['orders that came together', (json: unknown) => [{ order: json }, { order: json }]],
    ['an order by itself', (json: unknown) => json],
    ['an answer of a market', (json: unknown) => ({ order_hash: '0x01', protocol_data: json })],
  ])('behavior: reads %s, each once', (_, wrap) => {
    expect(fromLines(`${JSON.stringify(wrap(Order.serialize(signed)))}\n`)).toEqual([kept])
  })

  test('behavior: leaves out anything but signed orders', () => {
    const unsigned = JSON.stringify(Order.serialize(order.order))
    expect(fromLines(['', 'torn {', 'null', '[1,{}]', unsigned].join('\n'))).toEqual([])
  })
})
