import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer
let url: string

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, rateLimits: { write: 100 }, trustedProxies: 1 })
  url = (await server.listen()).url
})
afterAll(() => server.close())

/** The server looks up each of these unknown items separately; only their number matters here. */
const item = { token: `${lanterns}:1`, quantity: 1 }
const verbs = [
  ['/execute/buy/v7', 'items', 50, { taker: amina.address }],
  ['/execute/sell/v7', 'items', 50, { taker: amina.address }],
  ['/execute/mint/v1', 'items', 50, { taker: amina.address }],
  ['/execute/list/v5', 'params', 250, { maker: amina.address }],
  ['/execute/bid/v5', 'params', 250, { maker: amina.address }],
  ['/execute/cancel/v3', 'orderIds', 250, { maker: amina.address }],
  ['/execute/transfer/v1', 'items', 100, { from: amina.address, to: amina.address }],
  ['/execute/call/v1', 'txs', 50, { user: amina.address }],
] as const

describe('tradeRoutes', () => {
  test.each(verbs)('error: %s of a body full of %s', async (path, list, most, rest) => {
    const full = Array.from({ length: 12_000 }, () => (list === 'txs' ? {} : item))
    const response = await server.app.request(path, {
      method: 'POST',
      body: JSON.stringify({ ...rest, [list]: full }),
    })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid_input', message: `${list} must be a list of ${most} at most.` },
    ])
  })

  test('behavior: each entry of a list counts against the rate limit', async () => {
    const ask = (count: number) =>
      fetch(`${url}/execute/mint/v1`, {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.8' },
        body: JSON.stringify({ taker: amina.address, onlyPath: true, items: Array(count).fill(item) }),
      })
    const left = async (count: number) => Number((await ask(count)).headers.get('ratelimit-remaining'))
    expect(await left(1)).toBe(99)
    expect(await left(40)).toBeLessThanOrEqual(60)
    expect((await ask(50)).status).toBe(400)
    expect((await ask(50)).status).toBe(429)
  })
})
