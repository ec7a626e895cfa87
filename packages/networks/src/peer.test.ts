/** The same scenarios for this package and for the published one whose rules it follows. */
import { Multicall } from '@0xsequence/multicall'
import type { JsonRpcHandlerFunc } from '@0xsequence/network'
import { describe, expect, test, vi } from 'vitest'
import { batchProvider } from './batch/batchProvider.js'
import type { RpcRequest } from './batch/encodings/Read.js'
import { answerOf, type FakeNode, fakeNode, isBatch, rpcError, sequenceAddress } from './testing/fakeNode.js'
import { balanceOf, callOf, codeOf, range, revertingCallOf } from './testing/questions.js'
import { withFakeTime } from './testing/withFakeTime.js'

withFakeTime()

type Options = { batchSize?: number; timeWindow?: number }
type Client = (request: RpcRequest) => Promise<unknown>

function ours(node: FakeNode, options: Options): Client {
  const provider = batchProvider(node, {
    contract: { type: 'sequence', address: sequenceAddress },
    ...options,
  })
  return (request) => provider.request(request)
}

function peers(node: FakeNode, options: Options): Client {
  const multicall = new Multicall({ contract: sequenceAddress, ...options })
  const next: JsonRpcHandlerFunc = ({ method, params }, callback) => {
    const answer = { jsonrpc: '2.0', id: 0 }
    node.request({ method, params }).then(
      (result) => callback(undefined, { ...answer, result }),
      (error) => callback(error),
    )
  }
  return ({ method, params }) =>
    new Promise((resolve, reject) => {
      const request = { jsonrpc: '2.0', id: 0, method, params: params as unknown[] }
      multicall.handle(next, request, (error, response) =>
        error ? reject(error) : resolve(response?.result),
      )
    })
}

type Scenario = Options & {
  requests: readonly RpcRequest[]
  /** The time between requests, in milliseconds. @default 0 */
  everyMs?: number
  fault?: fakeNode.Options['fault']
}

/** Runs a scenario until nothing more happens. */
async function play(client: typeof ours, { requests, everyMs = 0, fault, ...options }: Scenario) {
  const node = fakeNode(fault ? { fault } : {})
  const ask = client(node, options)
  const delays: number[] = []
  const answers: Promise<unknown>[] = []
  for (const request of requests) {
    const began = Date.now()
    answers.push(ask(request).finally(() => delays.push(Date.now() - began)))
    if (everyMs > 0) await vi.advanceTimersByTimeAsync(everyMs)
  }
  const results = Promise.allSettled(answers)
  await vi.runAllTimersAsync()
  return { results: await results, sent: node.sent, longestMs: Math.max(...delays), firstSent: node.sent[0] }
}

const right = (requests: readonly RpcRequest[]) =>
  Promise.allSettled(requests.map(async (request) => answerOf(request)))
const whenBatch = (value: unknown) => (request: RpcRequest) => (isBatch(request) ? value : undefined)

/** The peer returns balances as objects of its library. */
function plain(result: PromiseSettledResult<unknown>): unknown {
  if (result.status === 'rejected') return { code: (result.reason as { code?: unknown }).code }
  const value = result.value as string | { toHexString(): string }
  return typeof value === 'string' ? value : `0x${BigInt(value.toHexString()).toString(16)}`
}

const from = { from: `0x${'11'.repeat(20)}` }

describe('both alike', () => {
  test.each<[string, Scenario, number]>([
    ['reads of one moment are one call', { requests: range(5).map((index) => callOf(index)) }, 1],
    ['reads of all kinds are one call', { requests: [callOf(1), balanceOf(2), codeOf(3)] }, 1],
    ['one read goes straight through', { requests: [callOf(1)] }, 1],
    [
      'reads further apart than the window are alone',
      { requests: range(3).map((index) => callOf(index)), everyMs: 60 },
      3,
    ],
    ['a call with a sender is alone', { requests: [callOf(1), callOf(2), callOf(3, 'latest', from)] }, 2],
    [
      'a call with a value is alone',
      { requests: [callOf(1), callOf(2), callOf(3, 'latest', { value: '0x1' })] },
      2,
    ],
    [
      'a call with a gas price is alone',
      { requests: [callOf(1), callOf(2), callOf(3, 'latest', { gasPrice: '0x1' })] },
      2,
    ],
    ['one read of another block is alone', { requests: [callOf(1), callOf(2), callOf(3, 'pending')] }, 2],
    [
      'other methods pass',
      {
        requests: [
          { method: 'eth_chainId', params: [] },
          { method: 'eth_gasPrice', params: [] },
        ],
      },
      2,
    ],
    ['what fails inside is asked again alone', { requests: [callOf(1), revertingCallOf(2), callOf(3)] }, 2],
    [
      'a refused batch is asked one by one',
      { requests: range(3).map((index) => callOf(index)), fault: whenBatch(rpcError(-32_000, 'no')) },
      4,
    ],
    [
      'an undecodable answer is asked one by one',
      { requests: range(3).map((index) => callOf(index)), fault: whenBatch('0x1234') },
      4,
    ],
    [
      'no contract there: one by one',
      { requests: range(3).map((index) => callOf(index)), fault: whenBatch('0x') },
      4,
    ],
    ['more than a batch holds', { requests: range(6).map((index) => callOf(index)), batchSize: 3 }, 2],
  ])('default: %s', async (_, scenario, requests) => {
    const expected = (await right(scenario.requests)).map(plain)
    for (const client of [ours, peers]) {
      const { results, sent } = await play(client, scenario)
      expect(results.map(plain)).toEqual(expected)
      expect(sent).toHaveLength(requests)
    }
  })

  test.each([0, -1])('error: a batch size of %s', (batchSize) => {
    const message = `Invalid batch size of ${batchSize}`
    expect(() => ours(fakeNode(), { batchSize })).toThrow(message)
    expect(() => peers(fakeNode(), { batchSize })).toThrow(message)
  })
})

describe('where the peer fails', () => {
  test('behavior: a steady stream is answered within the window; there it waits for the end of the stream', async () => {
    const stream = { requests: range(100).map((index) => callOf(index)), everyMs: 20, batchSize: 1_000 }
    expect((await play(ours, stream)).longestMs).toBeLessThanOrEqual(50)
    expect((await play(peers, stream)).longestMs).toBeGreaterThan(2_000)
  })

  test('behavior: a full queue leaves at once; there it waits', async () => {
    const full = { requests: range(3).map((index) => callOf(index)), batchSize: 3 }
    expect((await play(ours, full)).longestMs).toBe(0)
    expect((await play(peers, full)).longestMs).toBe(50)
  })

  test('behavior: what is left over waits one window; there one for each batch before it', async () => {
    const long = { requests: range(31).map((index) => callOf(index)), batchSize: 10 }
    expect((await play(ours, long)).longestMs).toBe(50)
    expect((await play(peers, long)).longestMs).toBe(200)
  })

  test('behavior: an account that is none shifts nothing; there others get wrong answers', async () => {
    const none = { method: 'eth_getBalance', params: ['nobody', 'latest'] }
    const requests = [callOf(1), none, callOf(2), callOf(3)]
    const fault = (request: RpcRequest) =>
      request.params === none.params ? rpcError(-32_602, 'no address') : undefined
    const expected = (await right([callOf(1), callOf(2), callOf(3)])).map(plain)
    const ofOthers = (results: readonly PromiseSettledResult<unknown>[]) =>
      [0, 2, 3].map((index) => plain(results[index] as PromiseSettledResult<unknown>))

    const own = await play(ours, { requests, fault })
    expect(ofOthers(own.results)).toEqual(expected)
    expect(own.results[1]).toMatchObject({ status: 'rejected', reason: { code: -32_602 } })
    const peer = await play(peers, { requests, fault })
    expect(ofOthers(peer.results)).not.toEqual(expected)
    expect(peer.results[1]?.status).toBe('fulfilled')
  })

  test('behavior: a node with a limit of the rate is asked once; there once more for each', async () => {
    const limited = {
      requests: range(50).map((index) => callOf(index)),
      fault: () => rpcError(429, 'too many requests'),
    }
    for (const [client, requests] of [
      [ours, 1],
      [peers, 51],
    ] as const) {
      const { results, sent } = await play(client, limited)
      expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']))
      expect(sent).toHaveLength(requests)
    }
  })

  test('behavior: too much at once is halved; there it is asked one by one', async () => {
    const requests = range(32).map((index) => callOf(index))
    const fault = (request: RpcRequest) =>
      JSON.stringify(request).length > 6_000 ? rpcError(-32_000, 'out of gas') : undefined
    const expected = (await right(requests)).map(plain)
    for (const [client, most] of [
      [ours, 7],
      [peers, 33],
    ] as const) {
      const { results, sent } = await play(client, { requests, fault })
      expect(results.map(plain)).toEqual(expected)
      expect(sent).toHaveLength(most)
    }
  })

  test('behavior: equal reads share one slot; there each has its own', async () => {
    const { sent } = await play(ours, { requests: range(20).map(() => callOf(1)) })
    expect(sent).toEqual([callOf(1)])
    const peer = await play(peers, { requests: range(20).map(() => callOf(1)) })
    expect(JSON.stringify(peer.sent).length).toBeGreaterThan(20 * JSON.stringify(sent).length)
  })

  test('behavior: each block has its batch; there all but the first are asked one by one', async () => {
    const blocks = range(4).flatMap((index) => [
      callOf(index),
      callOf(index, 'pending'),
      callOf(index, 'earliest'),
    ])
    expect((await play(ours, { requests: blocks })).sent).toHaveLength(3)
    expect((await play(peers, { requests: blocks })).sent).toHaveLength(9)
  })

  test('behavior: numbers of blocks stay text; there strict nodes refuse the batch', async () => {
    const requests = range(4).map((index) => callOf(index, '0x10'))
    expect((await play(ours, { requests })).sent).toHaveLength(1)
    expect((await play(peers, { requests })).sent).toHaveLength(5)
  })

  test('behavior: a block by its hash has a batch; there it is asked one by one', async () => {
    const requests = range(4).map((index) => callOf(index, { blockHash: `0x${'ab'.repeat(32)}` }))
    expect((await play(ours, { requests })).sent).toHaveLength(1)
    expect((await play(peers, { requests })).sent).toHaveLength(4)
  })

  test('behavior: balances are text as the node writes them; there objects of a library', async () => {
    const requests = [balanceOf(1), balanceOf(2)]
    expect((await play(ours, { requests })).results).toEqual(await right(requests))
    const [first] = (await play(peers, { requests })).results
    expect(first).toMatchObject({ value: { _isBigNumber: true } })
  })

  test('behavior: the batch has no value; there a number, which strict nodes refuse', async () => {
    const requests = [callOf(1), callOf(2)]
    expect((await play(ours, { requests })).firstSent).not.toHaveProperty('params.0.value')
    expect((await play(peers, { requests })).firstSent).toHaveProperty('params.0.value', 0)
  })

  test('behavior: overrides of the state go around; there they are lost', async () => {
    const params = [...(callOf(9).params as unknown[]), { [sequenceAddress]: { balance: '0x1' } }]
    const requests = [{ method: 'eth_call', params }, callOf(1), callOf(2)]
    const fault = (request: RpcRequest) => (request.params === params ? '0x99' : undefined)
    expect((await play(ours, { requests, fault })).results[0]).toEqual({ status: 'fulfilled', value: '0x99' })
    expect((await play(peers, { requests, fault })).sent.some((request) => request.params === params)).toBe(
      false,
    )
  })

  test('behavior: what waits can be sent at once and seen; there neither', async () => {
    const provider = batchProvider(fakeNode(), { contract: { type: 'sequence', address: sequenceAddress } })
    const asked = [provider.request(callOf(1)), provider.request(callOf(2))]
    provider.flush()
    await Promise.all(asked)
    expect(provider.counters()).toMatchObject({ calls: 2, requests: 1 })
    const peer = new Multicall()
    expect(peer).not.toHaveProperty('flush')
    // The peer's own check of itself requires a field that it does not have.
    expect(Multicall.isMulticall(peer)).toBe(false)
  })
})
