import { readBatch } from '@souk/base'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { createPublicClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { wrappedNative } = demo.contracts
/** Bytecode that jumps to its own beginning for ever. */
const loop = '0x5b600056'
let server: TestServer
let url: string

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, rateLimits: { node: 2_000 }, trustedProxies: 1 })
  url = (await server.listen()).url
})
afterAll(() => server.close())

async function ask(body: unknown, from = '203.0.113.1') {
  const headers = { 'x-forwarded-for': from }
  const response = await fetch(`${url}/rpc`, { method: 'POST', body: JSON.stringify(body), headers })
  return { left: Number(response.headers.get('ratelimit-remaining')), body: await response.json() }
}

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })

describe('rpc', () => {
  test('error: endless code runs out of gas, whatever the caller’s limit', async () => {
    const asked = [{ data: loop, gas: '0xe8d4a51000' }, 'latest']
    for (const method of ['eth_call', 'eth_estimateGas'])
      expect((await ask(call(method, ...asked))).body).toMatchObject({
        error: { message: expect.stringMatching(/gas/i) },
      })
  })

  test('error: refuses state overrides without asking the node', async () => {
    const overrides = { [wrappedNative]: { code: loop } }
    for (const method of ['eth_call', 'eth_estimateGas'])
      expect((await ask(call(method, { to: wrappedNative }, 'latest', overrides))).body).toEqual({
        jsonrpc: '2.0',
        id: 1,
        error: { code: -32602, message: 'State and block overrides are not available here.' },
      })
  })

  test('behavior: charges the node’s time to the rate limit', async () => {
    const from = '203.0.113.2'
    const calls = Array.from({ length: 20 }, () => call('eth_call', { data: loop }, 'latest'))
    const before = await ask(call('eth_chainId'), from)
    await ask(calls, from)
    const after = await ask(call('eth_chainId'), from)
    // Each of them costs one, and more for its time.
    expect(before.left - after.left).toBeGreaterThan(21)
  })

  test('behavior: answers of a long batch keep its order', async () => {
    const calls = Array.from({ length: 95 }, (_, id) => ({
      ...call('eth_getBalance', amina.address, 'latest'),
      id,
    }))
    const { body } = await ask(calls, '203.0.113.3')
    expect(body.map(({ id }: { id: number }) => id)).toEqual(calls.map(({ id }) => id))
    expect(new Set(body.map(({ result }: { result: string }) => result)).size).toBe(1)
  })

  test.each([3, 450])('behavior: %d reads of one batch succeed', async (count) => {
    const client = createPublicClient({ transport: http(`${url}/rpc`) })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })
    const answers = await readBatch(
      client,
      Array.from({ length: count }, () => ({ type: 'call', to: wrappedNative, data })),
    )
    expect(answers).toEqual(Array(count).fill(`0x${'12'.padStart(64, '0')}`))
  })
})
