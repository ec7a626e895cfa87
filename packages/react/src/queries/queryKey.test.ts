import { createClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { chainKey, isSoukKey, marketKey } from './queryKey.js'

const transport = custom({ request: async () => null })

describe('marketKey', () => {
  test('default: plain JSON, amounts and numbers of tokens as text', () => {
    const key = marketKey({ key: 'https://market.example|souk' }, 'getOrders', {
      side: 'ask',
      tokenIds: [7n, 8n],
      about: { price: 10n ** 18n },
      limit: 20,
    })
    expect(JSON.parse(JSON.stringify(key))).toEqual([
      'souk',
      'https://market.example|souk',
      'getOrders',
      { side: 'ask', tokenIds: ['7', '8'], about: { price: '1000000000000000000' }, limit: 20 },
    ])
  })
})

describe('marketKey and letters', () => {
  const key = (options: object) => marketKey({ key: 'market' }, 'getNftsByCollection', options)
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  test('behavior: an address is the same in any letters', () => {
    expect(key({ maker: address, tokens: [{ address }] })).toEqual(
      key({ maker: address.toLowerCase(), tokens: [{ address: address.toLowerCase() }] }),
    )
  })

  test('behavior: text is not, even where it looks like one', () => {
    expect(key({ traits: { Maker: [address] } })).not.toEqual(
      key({ traits: { Maker: [address.toLowerCase()] } }),
    )
    expect(key({ slug: 'Lanterns' })).not.toEqual(key({ slug: 'lanterns' }))
  })
})

describe('chainKey', () => {
  test('default: one chain, whichever node is asked', () => {
    const clients = [1, 2].map(() => createClient({ chain: mainnet, transport }))
    const keys = clients.map((client) => chainKey(client, 'getCounter', { offerer: '0xaa' }))
    expect(keys).toEqual([
      ['souk', 'chain:1', 'getCounter', { offerer: '0xaa' }],
      ['souk', 'chain:1', 'getCounter', { offerer: '0xaa' }],
    ])
  })

  test('behavior: clients that do not say their chain are kept apart', () => {
    const keys = [1, 2].map(() => chainKey(createClient({ transport }), 'getCounter', {}))
    expect(keys[0]).not.toEqual(keys[1])
  })
})

describe('isSoukKey', () => {
  test.each([
    [['souk', 'market', 'getNft', {}], true],
    [['souk', 'market'], false],
    [['balance', 'market', 'getNft', {}], false],
  ])('default: %j → %s', (key, expected) => {
    expect(isSoukKey(key)).toBe(expected)
  })
})
