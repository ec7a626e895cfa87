import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LyingNode, startLyingNode } from '../../testing/lyingNode.js'

const chain = testChain()
const errors: string[] = []
const logger = {
  info: () => {},
  warn: () => {},
  debug: () => {},
  error: (facts: object, message: string) => void errors.push(`${message} ${JSON.stringify(facts)}`),
}
const mostCalls = 100
let node: LyingNode
let server: TestServer
/** The visitors' methods that reached the node since the last body. */
let reached: string[] = []

beforeAll(async () => {
  node = await startLyingNode(chain.rpcUrl)
  // The market does not follow the chain meanwhile, so every request to the node comes from the bodies.
  server = await testServer({ rpcUrl: node.url, logger, pollIntervalMs: 3_600_000 })
  await server.indexed(await chain.publicClient.getBlockNumber())
  node.lie(({ method }) => {
    reached.push(method)
    return undefined
  })
})
afterAll(async () => {
  await server.close()
  await node.close()
})
beforeEach(() => {
  reached = []
})
afterEach(() => {
  expect(errors.splice(0)).toEqual([])
})

const methods = [
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_getBalance',
  'eth_getBlockByNumber',
  'eth_getStorageAt',
  'eth_getTransactionReceipt',
  'eth_sendRawTransaction',
  'eth_simulateV1',
]
const refused = ['eth_accounts', 'eth_sign', 'anvil_reset', 'evm_mine', 'debug_traceCall', '__proto__', '']

const json = fc.jsonValue({ maxDepth: 4, noUnicodeString: false })
const quantity = fc.oneof(
  fc.constantFrom('0x', '0x0', '0x01', 'latest', '0xg', `0x${'f'.repeat(64)}`, `0x${'f'.repeat(65)}`, '-1'),
  fc.double(),
  json,
)
const transaction = fc.record(
  { from: quantity, to: quantity, data: quantity, gas: quantity, value: quantity, __proto__: json },
  { requiredKeys: [] },
)
const params = fc.oneof(
  json,
  fc.array(quantity, { maxLength: 5 }),
  fc.tuple(transaction, quantity, json),
  fc.record({ blockStateCalls: fc.array(fc.record({ calls: fc.array(transaction), blockOverrides: json })) }),
)
const call = fc.record(
  { jsonrpc: json, id: json, method: fc.oneof(fc.constantFrom(...methods, ...refused), json), params },
  { requiredKeys: [] },
)
const body = fc.oneof(json, call, fc.array(fc.oneof({ weight: 4, arbitrary: call }, json), { maxLength: 12 }))

/** Text that is nearly JSON: truncated, or with insertions or a suffix. */
const almost = fc
  .record({ text: body.map((value) => JSON.stringify(value) ?? ''), at: fc.nat(), odd: fc.string() })
  .map(({ text, at, odd }) => {
    const place = at % (text.length + 1)
    return at % 2 ? text.slice(0, place) : text.slice(0, place) + odd + text.slice(place)
  })

async function post(text: string): Promise<{ status: number; answer: unknown }> {
  const response = await server.app.request('/rpc', { method: 'POST', body: text })
  return { status: response.status, answer: await response.json() }
}

/** An answer is a result or a named error; an invalid body is refused by name. */
async function check(text: string): Promise<void> {
  reached = []
  const { status, answer } = await post(text)
  const calls = [answer].flat()
  expect(reached.length).toBeLessThanOrEqual(Math.min(calls.length, mostCalls))
  for (const method of reached) expect(methods).toContain(method)
  if (status !== 200) {
    expect([status, answer]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_input',
        errors: [expect.stringMatching(/^(body|method) must be /)],
      }),
    ])
    return
  }
  for (const one of calls) {
    const { result: _, ...rest } = one as { result?: unknown }
    const named = { error: { code: expect.any(Number), message: expect.stringMatching(/./) } }
    const isError = 'error' in rest
    expect(rest).toMatchObject({ jsonrpc: '2.0', ...(isError ? named : {}) })
  }
}

describe('/rpc', () => {
  test('error: answers any JSON, or refuses it by name', async () => {
    await fc.assert(
      fc.asyncProperty(body, (value) => check(JSON.stringify(value))),
      { numRuns: 150 },
    )
  }, 60_000)

  test('error: answers nearly valid JSON, or refuses it by name', async () => {
    await fc.assert(fc.asyncProperty(almost, check), { numRuns: 150 })
  }, 60_000)

  test.each([
    ['nothing', ''],
    ['no calls', '[]'],
    ['too many calls', JSON.stringify(Array(mostCalls + 1).fill({ method: 'eth_chainId' }))],
    ['what is nested deeply', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['the character U+0000', '{"method":"eth_chainId\\u0000"}'],
    ['half of a character', '{"method":"\\ud800"}'],
    ['a method that is no text', '{"method":{"toString":1}}'],
  ])('error: %s', async (_, text) => {
    await check(text)
    expect(reached).toEqual([])
  })
})
