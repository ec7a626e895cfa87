import { describe, expect, test } from 'vitest'
import { createMarketApi } from './MarketApi.js'

describe('createMarketApi', () => {
  test('default', () => {
    const { fetch, clock, ...api } = createMarketApi({ chain: 'souk', baseUrl: 'https://market.example//' })
    expect(api).toMatchInlineSnapshot(`
      {
        "appId": "souk",
        "baseUrl": "https://market.example",
        "chain": "souk",
        "key": "https://market.example|souk",
        "longestPauseMs": 60000,
        "timeoutMs": 120000,
      }
    `)
    expect(clock.now()).toBeGreaterThan(0)
  })

  test('param: fetch: is not called as a method, which browsers refuse', async () => {
    let self: unknown = 'not called'
    const api = createMarketApi({
      chain: 'souk',
      baseUrl: '',
      fetch: async function (this: unknown) {
        self = this
        return new Response()
      },
    })
    await api.fetch('/')
    expect(self).toBe(undefined)
  })
})
