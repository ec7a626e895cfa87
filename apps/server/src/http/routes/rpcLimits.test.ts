import { poll } from '@souk/base'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterEach, describe, expect, test } from 'vitest'
import { type GatedNode, startGatedNode } from '../../testing/gatedNode.js'
import { type LyingNode, startLyingNode } from '../../testing/lyingNode.js'

const chain = testChain({ isUndone: false })
const quiet = () => undefined
const logger = { info: quiet, warn: quiet, error: quiet, debug: quiet }
let node: LyingNode | GatedNode
let server: TestServer
let url: string

afterEach(async () => {
  await server.close()
  await node.close()
})

const start = async () => {
  server = await testServer({ rpcUrl: node.url, logger, trustedProxies: 1 })
  url = (await server.listen()).url
  await server.indexed(await chain.publicClient.getBlockNumber())
}

async function ask(body: unknown, from = '203.0.113.1') {
  const headers = { 'x-forwarded-for': from }
  const response = await fetch(`${url}/rpc`, { method: 'POST', body: JSON.stringify(body), headers })
  expect(response.status).toBe(200)
  return response.json()
}

const call = (method: string, ...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method, params })
const mebibytes = (count: number) => `0x${'00'.repeat(count * 2 ** 19)}`

describe('/rpc', () => {
  test('error: does not read answers of more than 4 MiB', async () => {
    const lying = await startLyingNode(chain.rpcUrl)
    node = lying
    await start()
    lying.lie(({ method, params }) =>
      method === 'eth_getCode' ? mebibytes(params[0] === '0xfe' ? 3 : 5) : undefined,
    )
    expect((await ask(call('eth_getCode', '0xfe', 'latest'))).result).toHaveLength(3 * 2 ** 20 + 2)
    expect(await ask(call('eth_getCode', '0xff', 'latest'))).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32603, message: 'The chain does not respond at the moment.' },
    })
  }, 60_000)

  test('behavior: limits a call’s gas to that of a block', async () => {
    const lying = await startLyingNode(chain.rpcUrl)
    node = lying
    await start()
    const passed: unknown[] = []
    lying.lie(({ method, params }) => {
      if (method === 'eth_estimateGas') passed.push(params[0])
      return undefined
    })
    const { gasLimit } = await chain.publicClient.getBlock()
    const most = gasLimit < 50_000_000n ? gasLimit : 50_000_000n
    await ask(call('eth_estimateGas', { data: '0x00', gas: '0xe8d4a51000' }))
    await ask(call('eth_estimateGas', { data: '0x00' }))
    await ask(call('eth_estimateGas', { data: '0x00', gas: '0xf4240' }))
    expect(passed).toEqual([
      { data: '0x00', gas: `0x${most.toString(16)}` },
      { data: '0x00', gas: `0x${most.toString(16)}` },
      { data: '0x00', gas: '0xf4240' },
    ])
  }, 60_000)

  test('behavior: a caller has three turns at once, all callers together eight', async () => {
    const gated = await startGatedNode(chain.rpcUrl, { holds: ({ method }) => method === 'eth_gasPrice' })
    node = gated
    await start()
    const callers = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
    const asked = callers.flatMap((from) => [1, 2, 3, 4].map(() => ask(call('eth_gasPrice', from), from)))
    await poll(() => gated.held().length === 8 || undefined, { intervalMs: 10, deadlineMs: 30_000 })
    // The market's own questions take no visitors' turns. If more of those had been admitted, they would precede this
    // block.
    await chain.testClient.mine({ blocks: 1 })
    await server.indexed(await chain.publicClient.getBlockNumber())
    const turns = callers.map((from) => gated.held().filter(([one]) => one?.params?.[0] === from).length)
    expect(turns).toEqual([3, 3, 2])
    gated.open()
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([1]))
  }, 60_000)
})
