import { describe, expect, test } from 'vitest'
import { chainIn, moneyOfChain } from './moneyOfChain.js'

const chainOf = (value: unknown) => {
  const known = [{ chain: 'tidal', chainId: 31_353 }]
  const found = chainIn(typeof value === 'string' ? value : JSON.stringify(value), known)
  return found === 'unknown' ? undefined : found
}
const symbols = (value: unknown) => moneyOfChain(chainOf(value)).tokens?.map(({ symbol }) => symbol)

describe('chainIn', () => {
  const ofMarket = (chain: string) => ({ chain, protocol_data: { parameters: {} } })

  test.each([
    ['an order', ofMarket('matic'), 137],
    ['an answer with an order', { order: ofMarket('caravan') }, 31_338],
    ['a page of orders', { orders: [ofMarket('tidal'), ofMarket('tidal')] }, 31_353],
    ['a list', [ofMarket('base')], 8_453],
    ['orders of two chains', { orders: [ofMarket('base'), ofMarket('matic')] }, undefined],
    ['a chain that nobody knows', ofMarket('moon'), undefined],
    ['signed data without a chain', { parameters: {}, signature: '0x' }, undefined],
  ])('default: %s', (_, value, chainId) => {
    expect(chainOf(value)).toBe(chainId)
  })
})

describe('moneyOfChain', () => {
  test.each([
    ['typed data', { domain: { chainId: 1 } }],
    ['typed data with the chain as text', { domain: { chainId: '1' } }],
    ['a transaction', { to: '0x', chainId: '0x1' }],
    ['a request with a transaction', { method: 'eth_sendTransaction', params: [{ chainId: '0x1' }] }],
    ['a request with typed data as text', { params: ['0x', JSON.stringify({ domain: { chainId: 1 } })] }],
  ])('default: %s', (_, value) => {
    expect(symbols(value)).toEqual(['ETH', 'WETH'])
  })

  test('default: the money of another chain', () => {
    expect(symbols({ domain: { chainId: 137 } })?.[0]).toBe('POL')
  })

  test.each([
    ['no JSON'],
    ['null'],
    ['[]'],
    [{ parameters: {} }],
    [{ domain: { chainId: 999_999_999_999 } }],
    [{ chainId: '1x' }],
  ])('behavior: nothing is known of %j', (value) => {
    expect(symbols(value)).toBeUndefined()
  })
})
