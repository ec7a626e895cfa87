import { chainIn } from '@souk/words/inspect'
import { describe, expect, test } from 'vitest'
import { moneyOfChain } from './moneyOfChain.js'

const chainOf = (value: unknown) => {
  const known = [{ chain: 'tidal', chainId: 31_353 }]
  const found = chainIn(typeof value === 'string' ? value : JSON.stringify(value), known)
  return found === 'unknown' ? undefined : found
}
const symbols = (value: unknown) => moneyOfChain(chainOf(value)).tokens?.map(({ symbol }) => symbol)

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
