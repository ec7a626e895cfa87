import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
let server: TestServer
beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
})
afterAll(() => server.close())

describe('endpoints that the market does not have', () => {
  test.each([
    ['/v2/tokens/top', 'GET', 'currencies_unsupported'],
    ['/api/v2/drops', 'GET', 'drops_unsupported'],
    ['/api/v2/listings/actions', 'POST', 'steps_elsewhere'],
    ['/v2/account/0x0000000000000000000000000000000000000001/favorites', 'GET', 'profiles_unsupported'],
  ])('error: %s is refused by name', async (path, method, code) => {
    const answer = await server.app.request(path, { method })
    expect([answer.status, (await answer.json()).code]).toEqual([400, code])
  })

  test('error: an endpoint that no market has is not found', async () => {
    const answer = await server.app.request('/v2/nonsense')
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
  })
})
