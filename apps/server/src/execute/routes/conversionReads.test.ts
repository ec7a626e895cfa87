import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain()
const { dusd, lanterns, wrappedNative } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  const { timestamp: updatedAt } = await chain.publicClient.getBlock()
  const feed = { feed: lanterns, fiat: 'USD', maxAge: 86_400 * 365 * 10, updatedAt }
  server.market.prices.known = [
    { ...feed, currency: zeroAddress, price: 2_500_00000000n },
    { ...feed, currency: dusd, price: 50000000n },
  ]
})
afterAll(() => server.close())

async function convert(from: string, to: string) {
  const response = await server.app.request(`/currencies/conversion/v1?from=${from}&to=${to}`)
  const { conversion, usd, code } = await response.json()
  return response.status === 200 ? [conversion, usd] : [response.status, code]
}

describe('/currencies/conversion/v1', () => {
  test.each([
    ['the native currency in dollars', zeroAddress, 'usd', ['2500', '2500']],
    ['one currency in another', zeroAddress, dusd, ['5000', '2500']],
    ['the reverse', dusd, zeroAddress, ['0.0002', '0.5']],
    ['dollars in a currency', 'usd', dusd, ['2', '1']],
    ['a currency in itself', dusd, dusd, ['1', '0.5']],
    ['the wrapped form of the native currency, which has no feed', wrappedNative, zeroAddress, ['1', null]],
    ['error: a currency without a price', wrappedNative, 'usd', [400, 'price_unknown']],
    ['error: a contract that is no currency of the market', lanterns, 'usd', [400, 'currency_unsupported']],
    ['error: another fiat currency', 'eur', zeroAddress, [400, 'invalid_input']],
  ])('behavior: %s', async (_, from, to, answer) => {
    expect(await convert(from, to)).toEqual(answer)
  })
})
