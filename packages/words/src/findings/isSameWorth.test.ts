import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isSameWorth } from './isSameWorth.js'

const pol = { address: zeroAddress, symbol: 'POL' } as const
const wpol = { address: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', symbol: 'WPOL' } as const
const weth = { address: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', symbol: 'WETH' } as const
const fake = { address: '0x00000000000000000000000000000000000000fa', symbol: 'WPOL' } as const

describe('isSameWorth', () => {
  test('default: the native currency and the token that wraps it', () => {
    expect(isSameWorth(pol, wpol, wpol.address)).toBe(true)
    expect(isSameWorth(wpol, { address: wpol.address.toLowerCase() as `0x${string}` }, undefined)).toBe(true)
  })

  test('behavior: bridged ether is another currency on Polygon', () => {
    expect(isSameWorth(pol, weth, wpol.address)).toBe(false)
    expect(isSameWorth(wpol, weth, wpol.address)).toBe(false)
  })

  test('behavior: a symbol decides nothing', () => {
    expect(isSameWorth(pol, fake, wpol.address)).toBe(false)
    expect(isSameWorth(pol, wpol, undefined)).toBe(false)
  })
})
