import { AbortedError } from '@souk/base'
import type { EIP1193Provider } from 'viem'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import {
  answerOf,
  fakeNode,
  isBatch,
  multicall3Address,
  rpcError,
  sequenceAddress,
} from '../testing/fakeNode.js'
import { balanceOf, callOf, codeOf, range, revertingCallOf } from '../testing/questions.js'
import { withFakeTime } from '../testing/withFakeTime.js'
import type { BatchEvent } from './BatchEvent.js'
import type { BatchOptions } from './BatchOptions.js'
import { batchProvider } from './batchProvider.js'
import { type Read, type RpcRequest, readOf } from './encodings/Read.js'
import { sequence } from './encodings/sequence.js'

const throughSequence = { type: 'sequence', address: sequenceAddress } as const
const throughMulticall3 = { type: 'multicall3', address: multicall3Address } as const

withFakeTime()

/** A provider with a fake node, and the requests that it received. */
function open(options: BatchOptions & fakeNode.Options = {}) {
  const node = fakeNode(options)
  const provider = batchProvider(node, { contract: throughSequence, ...options })
  return { node, provider, ask: (request: RpcRequest) => provider.request(request) }
}

/** Sends all requests at the same moment, and advances time until all are answered. */
async function askAll(options: Parameters<typeof open>[0], requests: readonly RpcRequest[]) {
  const { node, provider, ask } = open(options)
  const settled = Promise.allSettled(requests.map(ask))
  await vi.runAllTimersAsync()
  return { node, results: await settled, counters: provider.counters() }
}

/** An honest node's answer to each single request. */
function settledAlone(requests: readonly RpcRequest[]) {
  return Promise.allSettled(requests.map(async (request) => answerOf(request)))
}

describe('batchProvider', () => {
  test('behavior: takes the provider type of viem', () => {
    expectTypeOf<EIP1193Provider>().toExtend<Parameters<typeof batchProvider>[0]>()
  })

  test.each([
    ['sequence', throughSequence, 1],
    ['multicall3', throughMulticall3, 6],
  ] as const)('default: reads of all kinds through %s in one call', async (_, contract, requests) => {
    const reads = range(5).flatMap((index) => [callOf(index), balanceOf(index), codeOf(index)])
    const { node, results } = await askAll({ contract }, reads)
    expect(results).toEqual(await settledAlone(reads))
    // A Multicall3 cannot read code, so this request is sent on its own.
    expect(node.sent).toHaveLength(requests)
  })

  test('default: one queued item goes straight through, unchanged', async () => {
    const request = callOf(1, '0x10')
    const { node, results } = await askAll({}, [request])
    expect(node.sent).toEqual([request])
    expect(node.sent[0]).toBe(request)
    expect(results).toEqual(await settledAlone([request]))
  })

  test('default: the batch is a plain call at the block, without a sender', async () => {
    const { node } = await askAll({}, [callOf(1), callOf(2)])
    expect(node.sent[0]).toEqual({
      method: 'eth_call',
      params: [{ to: sequenceAddress, data: expect.stringMatching(/^0xffd7d741/) }, 'latest'],
    })
  })

  test('param: batchSize: a full queue leaves at once', async () => {
    const { node, ask } = open({ batchSize: 3 })
    const asked = range(3).map((index) => ask(callOf(index)))
    expect(node.sent).toHaveLength(1)
    await Promise.all(asked)
  })

  test('param: batchSize: a queue that left early does not cut the next window short', async () => {
    const { node, ask } = open({ batchSize: 2 })
    const asked = [ask(callOf(0))]
    await vi.advanceTimersByTimeAsync(40)
    asked.push(ask(callOf(1)), ask(callOf(2)))
    await vi.advanceTimersByTimeAsync(49)
    expect(node.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(node.sent).toHaveLength(2)
    await Promise.all(asked)
  })

  test.each([0, -1, 1.5, Number.NaN])('error: batchSize: %s', (batchSize) => {
    expect(() => open({ batchSize })).toThrow(`Invalid batch size of ${batchSize}`)
  })

  test('param: timeWindow: counts from the first call, however many follow', async () => {
    const { node, ask } = open({ batchSize: 1_000 })
    const delays: number[] = []
    const answers: Promise<void>[] = []
    for (const index of range(100)) {
      const began = Date.now()
      answers.push(ask(callOf(index)).then(() => void delays.push(Date.now() - began)))
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(50)
    await Promise.all(answers)
    expect(delays).toHaveLength(100)
    expect(Math.max(...delays)).toBeLessThanOrEqual(50)
    expect(node.sent.length).toBeLessThan(50)
  })

  test('param: timeWindow: 0 gathers what is asked in the same moment', async () => {
    const { node, ask } = open({ timeWindow: 0 })
    await Promise.all([ask(callOf(1)), ask(balanceOf(1))])
    expect(node.sent).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: flush sends what waits', async () => {
    const { node, provider, ask } = open()
    const asked = [ask(callOf(1)), ask(callOf(2)), ask(callOf(3, 'pending'))]
    provider.flush()
    expect(node.sent).toHaveLength(2)
    await Promise.all(asked)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: equal reads share one slot', async () => {
    const reads = [...range(20).map(() => callOf(1)), callOf(2)]
    const { node, results, counters } = await askAll({ batchSize: 3 }, reads)
    expect(results).toEqual(await settledAlone(reads))
    expect(node.sent).toHaveLength(1)
    expect(counters).toMatchObject({ calls: 21, requests: 1, shared: 19 })
  })

  test('behavior: twenty times the same read is one unchanged request', async () => {
    const { node } = await askAll(
      {},
      range(20).map(() => callOf(1)),
    )
    expect(node.sent).toEqual([callOf(1)])
  })

  test('behavior: each block has its own batch', async () => {
    const hash = { blockHash: `0x${'ab'.repeat(32)}` }
    const blocks = ['latest', undefined, 'pending', '0x10', hash, { ...hash, requireCanonical: true }]
    const reads = range(4).flatMap((index) => blocks.map((block) => callOf(index, block)))
    const { node, results } = await askAll({}, reads)
    expect(results.map((result) => result.status)).toEqual(reads.map(() => 'fulfilled'))
    expect(results.filter((_, index) => index % 6 > 1)).toEqual(
      await settledAlone(reads.filter((_, index) => index % 6 > 1)),
    )
    expect(node.sent.map(({ params }) => (params as unknown[])[1])).toEqual([
      'latest',
      'pending',
      '0x10',
      hash,
      blocks[5],
    ])
  })

  test.each([
    ['from', callOf(1, 'latest', { from: multicall3Address })],
    ['gasPrice', callOf(1, 'latest', { gasPrice: '0x1' })],
    ['value', callOf(1, 'latest', { value: '0x0' })],
    ['gas', callOf(1, 'latest', { gas: '0x5208' })],
    ['maxFeePerGas', callOf(1, 'latest', { maxFeePerGas: '0x1' })],
    ['accessList', callOf(1, 'latest', { accessList: [] })],
    ['no target', callOf(1, 'latest', { to: undefined })],
    ['state overrides', { method: 'eth_call', params: [{ to: multicall3Address }, 'latest', {}] }],
    ['block overrides', { method: 'eth_call', params: [{ to: multicall3Address }, 'latest', undefined, {}] }],
    ['an address that is none', { method: 'eth_getBalance', params: ['vitalik', 'latest'] }],
    ['half a byte', callOf(1, 'latest', { data: '0x123' })],
    ['two kinds of data', callOf(1, 'latest', { input: '0x12' })],
    ['a block that is none', callOf(1, 16)],
    ['a block with unknown fields', callOf(1, { blockHash: '0x12', depth: 1 })],
    ['no parameters', { method: 'eth_call' }],
    ['another method', { method: 'eth_blockNumber', params: [] }],
  ])('behavior: goes around: %s', async (_, request) => {
    const { node, ask } = open({ fault: () => '0x' })
    const waiting = [ask(callOf(7)), ask(callOf(8))]
    await ask(request)
    expect(node.sent).toEqual([request])
    await vi.runAllTimersAsync()
    await Promise.all(waiting)
  })

  test('behavior: fields without a value change nothing', async () => {
    const { node } = await askAll({}, [callOf(1, 'latest', { from: undefined }), callOf(2)])
    expect(node.sent).toHaveLength(1)
  })

  test('behavior: what fails inside is asked again alone, so that the caller gets the reason', async () => {
    const reads = [callOf(1), revertingCallOf(2), balanceOf(3), revertingCallOf(4), codeOf(5)]
    const { node, results } = await askAll({}, reads)
    expect(results).toEqual(await settledAlone(reads))
    expect(results[1]).toMatchObject({ reason: { code: 3, message: 'execution reverted: no' } })
    expect(node.sent.slice(1)).toEqual([reads[1], reads[3]])
  })

  test('behavior: others of another provider never share a batch', async () => {
    const one = open()
    const other = open()
    const asked = [one.ask(callOf(1)), other.ask(callOf(2))]
    await vi.runAllTimersAsync()
    await Promise.all(asked)
    expect([one.node.sent, other.node.sent]).toEqual([[callOf(1)], [callOf(2)]])
  })

  test('behavior: passes on what a wallet tells, and nothing but the request', async () => {
    const request = vi.fn(async (..._: unknown[]) => '0x1')
    const on = vi.fn()
    const provider = batchProvider({ request, on })
    await provider.request({ method: 'eth_chainId' }, { signal: new AbortController().signal })
    provider.on?.('chainChanged', () => undefined)
    expect(request.mock.calls).toEqual([[{ method: 'eth_chainId' }]])
    expect(on).toHaveBeenCalledOnce()
    expect('removeListener' in provider).toBe(false)
  })

  test('param: verbose: tells what happens', async () => {
    const lines: string[] = []
    const events: BatchEvent[] = []
    const { counters } = await askAll(
      {
        verbose: true,
        logger: { debug: (line) => lines.push(line) },
        onEvent: (event) => events.push(event),
      },
      [callOf(1), callOf(1), revertingCallOf(2), { method: 'eth_chainId' }],
    )
    expect(lines).toMatchInlineSnapshot(`
      [
        "[souk] eth_call came in",
        "[souk] eth_call came in",
        "[souk] eth_call shares the answer of an equal one",
        "[souk] eth_call came in",
        "[souk] eth_chainId came in",
        "[souk] eth_chainId passed on at once (method)",
        "[souk] 2 reads sent as one call (sequence, block "latest")",
        "[souk] eth_call sent alone (failedInside)",
      ]
    `)
    expect(events).toHaveLength(lines.length)
    expect(counters).toMatchInlineSnapshot(`
      {
        "alone": 1,
        "around": 1,
        "batches": 1,
        "calls": 4,
        "failed": 0,
        "requests": 3,
        "shared": 1,
      }
    `)
  })
})

describe('batchProvider, failing', () => {
  const reads = range(16).map((index) => callOf(index))
  const whenBatch = (fault: (request: RpcRequest) => unknown) => (request: RpcRequest) =>
    isBatch(request) ? fault(request) : undefined
  const sizeOf = ({ params }: RpcRequest) => {
    const [{ data }] = params as [{ data: string }]
    return Number.parseInt(data.slice(10 + 64, 10 + 128), 16)
  }

  test.each([
    ['rate limit', rpcError(-32_005, 'limit exceeded')],
    [
      'rate limit by its text',
      rpcError(-32_000, 'Your app has exceeded its compute units per second capacity'),
    ],
    ['disconnected', rpcError(4_900, 'disconnected')],
    ['no answer', new TypeError('fetch failed')],
  ])('error: %s: every caller gets it, and nothing more is sent', async (_, error) => {
    const { node, results } = await askAll({ fault: () => error }, reads)
    expect(results).toEqual(reads.map(() => ({ status: 'rejected', reason: error })))
    expect(node.sent).toHaveLength(1)
  })

  test('error: a node that dies between the halves', async () => {
    const dead = rpcError(429, 'too many requests')
    const { node, results } = await askAll(
      { fault: (_, index) => (index === 0 ? rpcError(-32_000, 'out of gas') : dead) },
      reads,
    )
    expect(results).toEqual(reads.map(() => ({ status: 'rejected', reason: dead })))
    expect(node.sent).toHaveLength(3)
  })

  test('behavior: too much at once is halved until it fits', async () => {
    const fault = whenBatch((request) => (sizeOf(request) > 4 ? rpcError(-32_000, 'out of gas') : undefined))
    const { node, results, counters } = await askAll({ fault }, reads)
    expect(results).toEqual(await settledAlone(reads))
    expect(node.sent.map(sizeOf)).toEqual([16, 8, 8, 4, 4, 4, 4])
    expect(counters).toMatchObject({ calls: 16, requests: 7, failed: 3 })
  })

  test('behavior: one greedy read costs the others little', async () => {
    const greedy = 5
    const word = greedy.toString(16).padStart(64, '0')
    const fault = whenBatch(({ params }) => {
      const [{ data }] = params as [{ data: string }]
      return data.endsWith(word) || data.includes(`${'0'.repeat(62)}20${word}`)
        ? rpcError(-32_000, 'gas limit exceeded')
        : undefined
    })
    const { node, results } = await askAll({ fault }, reads)
    expect(results).toEqual(await settledAlone(reads))
    expect(node.sent.length).toBeLessThanOrEqual(9)
  })

  test('behavior: refused batches are asked in halves once, then one by one', async () => {
    const { node, results } = await askAll({ fault: whenBatch(() => rpcError(-32_602, 'no')) }, reads)
    expect(results).toEqual(await settledAlone(reads))
    expect(node.sent.map(isBatch).filter(Boolean)).toHaveLength(3)
    expect(node.sent).toHaveLength(3 + 16)
  })

  test.each([
    ['nothing', '0x'],
    ['no hexadecimal digits', 'ok'],
    ['a number', 1],
    ['nothing at all', null],
    ['half a byte', '0x123'],
    ['a word', `0x${'1'.padStart(64, '0')}`],
    ['lengths beyond the answer', `0x${'ff'.repeat(32 * 8)}`],
  ])('behavior: answers that are none: %s', async (_, answer) => {
    const { results } = await askAll({ fault: whenBatch(() => answer) }, reads)
    expect(results).toEqual(await settledAlone(reads))
  })

  test('behavior: answers to fewer questions are not taken for answers to these', async () => {
    const others = reads.slice(1).map((request) => readOf(request) as Read)
    const call = sequence(sequenceAddress).encode(others)
    const answer = answerOf({ method: 'eth_call', params: [call, 'latest'] })
    const { results } = await askAll({ fault: whenBatch(() => answer) }, reads)
    expect(results).toEqual(await settledAlone(reads))
  })

  test('error: a node that answers a read with nothing', async () => {
    const { results } = await askAll({ fault: () => null }, reads.slice(0, 1))
    expect(results).toMatchObject([{ status: 'rejected', reason: { name: 'Batch.UnusableAnswerError' } }])
  })
})

describe('batchProvider, stopped', () => {
  const start = (options?: Parameters<typeof open>[0]) => {
    const opened = open(options)
    const controller = new AbortController()
    const leave = (request: RpcRequest) => opened.provider.request(request, { signal: controller.signal })
    return { ...opened, controller, leave }
  }

  test('default: a caller leaves its slot; the others stay', async () => {
    const { node, ask, leave, controller } = start()
    const gone = leave(callOf(1))
    const stays = [ask(callOf(2)), ask(callOf(3))]
    controller.abort('changed my mind')
    await expect(gone).rejects.toThrow(AbortedError)
    await vi.runAllTimersAsync()
    await expect(Promise.all(stays)).resolves.toEqual([answerOf(callOf(2)), answerOf(callOf(3))])
    const [data] = node.sent.map(({ params }) => (params as [{ data: string }])[0].data)
    expect(Number.parseInt(data?.slice(10 + 64, 10 + 128) ?? '', 16)).toBe(2)
  })

  test('behavior: a slot lives on as long as one of its callers', async () => {
    const { node, ask, leave, controller } = start()
    const gone = leave(callOf(1))
    const stays = ask(callOf(1))
    controller.abort()
    await expect(gone).rejects.toThrow(AbortedError)
    await vi.runAllTimersAsync()
    expect(await stays).toBe(answerOf(callOf(1)))
    expect(node.sent).toEqual([callOf(1)])
  })

  test('behavior: a batch that nobody waits for is dropped', async () => {
    const { node, leave, controller } = start()
    const gone = [leave(callOf(1)), leave(callOf(2))]
    controller.abort()
    await Promise.all(gone.map((call) => expect(call).rejects.toThrow(AbortedError)))
    await vi.runAllTimersAsync()
    expect(node.sent).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: a later equal read is not taken along by one that left', async () => {
    const { ask, leave, controller, provider } = start()
    const first = leave(callOf(1))
    provider.flush()
    const second = ask(callOf(1))
    controller.abort()
    await expect(first).rejects.toThrow(AbortedError)
    await vi.runAllTimersAsync()
    expect(await second).toBe(answerOf(callOf(1)))
  })

  test('error: stopped before it began', async () => {
    const { node, leave, controller } = start()
    controller.abort()
    await expect(leave(callOf(1))).rejects.toThrow(AbortedError)
    expect(node.sent).toEqual([])
  })

  test('error: no wallet is installed', () => {
    expect(() => batchProvider(undefined as never)).toThrow('There is no provider')
  })
})
