import { describe, expect, test } from 'vitest'
import { chainLink, isDefaultChain, otherChains } from './chainsOf.js'

const nativeCurrency = { symbol: 'POL', name: 'POL', decimals: 18 }
const first = { chain: 'souk', chainId: 31_337, title: 'Souk local', path: '', nativeCurrency }
const second = { chain: 'two', chainId: 31_338, title: 'Second', path: '/chains/two', nativeCurrency }
const chains = [first, second]

describe('otherChains', () => {
  test('default: all but the shown one', () => {
    expect(otherChains({ chains, chainId: 31_338 })).toEqual([first])
    expect(otherChains({ chainId: 31_338 })).toEqual([])
  })
})

describe('isDefaultChain', () => {
  test('default: the one without a path, or the only one', () => {
    expect(isDefaultChain({ chains, chainId: 31_337 })).toBe(true)
    expect(isDefaultChain({ chains, chainId: 31_338 })).toBe(false)
    expect(isDefaultChain({ chainId: 31_338 })).toBe(true)
  })
})

describe('chainLink', () => {
  test.each([
    ['/', '/chains/two/'],
    ['/me', '/chains/two/me'],
    [
      '/account/0x00000000000000000000000000000000000000a1',
      '/chains/two/account/0x00000000000000000000000000000000000000a1',
    ],
    ['/settings', '/chains/two/settings'],
    ['/item/0x01/7', '/chains/two/'],
    ['/collection/lanterns', '/chains/two/'],
  ])('default: %s', (page, link) => {
    expect(chainLink(second, page)).toBe(link)
  })

  test('behavior: the default chain is at the root', () => {
    expect(chainLink(first, '/item/0x01/7')).toBe('/')
  })
})
