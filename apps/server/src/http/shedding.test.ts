import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
let server: TestServer

beforeAll(async () => {
  // With such a short limit, every read that has to wait is refused, as on an overloaded server.
  server = await testServer({ rpcUrl: chain.rpcUrl, mostReadWaitMs: 1 })
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

describe('reads', () => {
  test('error: more at once than the server can answer soon', async () => {
    const read = (index: number) => server.app.request(`/v2/collections?limit=10&_=${index}`)
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => read(index)))
    const shed = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length + shed.length).toBe(300)
    expect(shed.length).toBeGreaterThan(0)
    expect(shed.length).toBeLessThan(300)
    const [first] = shed
    expect([first?.headers.get('retry-after'), await first?.json()]).toMatchObject([
      '1',
      {
        code: 'busy',
        errors: ['The market is overloaded at the moment. Try again soon.'],
      },
    ])
    expect((await read(0)).status).toBe(200)
    // A health check is answered meanwhile.
    const [health] = await Promise.all([
      server.app.request('/health'),
      ...Array.from({ length: 100 }, (_, i) => read(i)),
    ])
    expect(health.status).toBe(200)
  })
})
