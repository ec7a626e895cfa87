import { describe, expect, test } from 'vitest'
import { chainIn } from './chainIn.js'

const chainOf = (value: unknown) => chainIn(JSON.stringify(value), [{ chain: 'tidal', chainId: 31_353 }])

describe('chainIn', () => {
  const ofMarket = (chain: string) => ({ chain, protocol_data: { parameters: {} } })

  test.each([
    ['an order', ofMarket('matic'), 137],
    ['an answer with an order', { order: ofMarket('caravan') }, 31_338],
    ['a page of orders', { orders: [ofMarket('tidal'), ofMarket('tidal')] }, 31_353],
    ['a list', [ofMarket('base')], 8_453],
    ['orders of two chains', { orders: [ofMarket('base'), ofMarket('matic')] }, 'unknown'],
    ['a chain that nobody knows', ofMarket('moon'), 'unknown'],
    ['signed data without a chain', { parameters: {}, signature: '0x' }, undefined],
  ])('default: %s', (_, value, chainId) => {
    expect(chainOf(value)).toBe(chainId)
  })
})
