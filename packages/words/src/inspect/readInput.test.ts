import { BulkOrder, Order, seaportAbi, seaportAddress } from '@souk/seaport'
import { encodeFunctionData } from 'viem'
import { describe, expect, test } from 'vitest'
import { parameters } from '../testing/fixtures.js'
import { longestInput, readInput } from './readInput.js'

const order = Order.parse(Order.serialize({ parameters, signature: `0x${'ab'.repeat(65)}` }))
const json = Order.serialize(order)
const text = (value: unknown) => JSON.stringify(value)
const one = { type: 'orders', orders: [order], more: 0 }

describe('readInput', () => {
  test.each([
    ['the exchange', json],
    ['a market', { order_hash: '0x01', protocol_data: json }],
    ['a page of a market', { listings: [{ protocol_data: json }] }],
    ['a fulfilment', { fulfillment_data: { orders: [json] } }],
    ['an export', { hash: '0x01', side: 'ask', order: json }],
    ['what is signed, and a signature', { ...json.parameters, signature: order.signature }],
  ])('default: an order in the form of %s', (_, value) => {
    expect(readInput(text(value))).toEqual(one)
  })

  test('behavior: a signature after its order', () => {
    expect(readInput(`${text({ parameters: json.parameters })}\n${order.signature}`)).toEqual(one)
  })

  test('behavior: an order without a signature', () => {
    expect(readInput(text(json.parameters))).toEqual({ ...one, orders: [{ ...order, signature: '0x' }] })
  })

  test('behavior: typed data, alone or in its request', () => {
    const { domain, types, primaryType, message } = Order.typedData(parameters, { chainId: 1 })
    const data = JSON.parse(JSON.stringify({ domain, types, primaryType, message }, toText))
    expect(readInput(text(data))).toEqual({ type: 'typedData', data: text(data) })
    expect(readInput(text({ method: 'eth_signTypedData_v4', params: ['0x01', text(data)] }))).toEqual({
      type: 'typedData',
      data: text(data),
    })
  })

  test('behavior: batches, texts and authorisations in their requests', () => {
    const batch = { method: 'wallet_sendCalls', params: [{ calls: [] }] }
    expect(readInput(text(batch))).toEqual({ type: 'request', request: batch })
    expect(readInput(text({ calls: [] }))).toEqual({ type: 'request', request: batch })
    const sign = { method: 'personal_sign', params: ['hello', seaportAddress] }
    expect(readInput(text(sign))).toEqual({ type: 'request', request: sign })
    const delegation = { address: seaportAddress, chainId: 1, nonce: 0 }
    expect(readInput(text(delegation))).toEqual({
      type: 'request',
      request: { method: 'wallet_signAuthorization', params: [delegation] },
    })
  })

  test('behavior: a transaction, alone or in its request, and bare calldata', () => {
    const data = encodeFunctionData({ abi: seaportAbi, functionName: 'incrementCounter' })
    const call = { to: seaportAddress, data, value: 16n }
    expect(readInput(text({ to: seaportAddress, data, value: '0x10' }))).toEqual({ type: 'call', call })
    expect(readInput(text({ ...call, value: '0x10', from: seaportAddress }))).toEqual({
      type: 'call',
      call: { ...call, from: seaportAddress },
    })
    expect(readInput(data)).toEqual({ type: 'call', call: { to: undefined, data, value: 0n } })
  })

  test('behavior: hashes and signatures by their length', () => {
    const bulk = BulkOrder.create([parameters]).encodeSignature(0, `0x${'ab'.repeat(65)}`)
    const types = [`0x${'1'.repeat(64)}`, `0x${'1'.repeat(128)}`, order.signature, bulk].map(
      (hex) => readInput(hex).type,
    )
    expect(types).toEqual(['hash', 'signature', 'signature', 'signature'])
  })

  test.each([
    ['nothing', '  \n', 'empty'],
    ['no order', 'hello', 'unknown'],
    ['half an order', '{"parameters":{"offerer":"0x"}}', 'unknown'],
    ['markup', '<script>alert(1)</script>', 'unknown'],
    ['a name of the prototype', '{"__proto__":{"to":1},"constructor":{}}', 'unknown'],
    ['JSON without an end of depth', '['.repeat(200_000), 'unknown'],
    ['an endless text', 'a'.repeat(longestInput + 1), 'tooLarge'],
  ])('behavior: %s', (_, input, type) => {
    expect(readInput(input).type).toBe(type)
  })

  test('behavior: counts the orders left out', () => {
    expect(readInput(text(Array.from({ length: 25 }, () => json)))).toMatchObject({ more: 5 })
  })
})

function toText(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
