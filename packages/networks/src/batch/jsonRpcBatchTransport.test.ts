import {
  BadResponseError,
  BaseError,
  findCause,
  InvalidJsonError,
  ProcessingError,
  RedirectError,
  TimeoutError,
  TooLargeError,
} from '@souk/base'
import { type Fault, type HostileNode, startHostileNode } from '@souk/testing'
import * as fc from 'fast-check'
import {
  createClient,
  HttpRequestError,
  keccak256,
  RpcRequestError,
  stringToHex,
  BaseError as ViemError,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JsonRpcEvent } from './askCalls.js'
import { UnusableAnswerError } from './encodings/Read.js'
import { jsonRpcBatchTransport } from './jsonRpcBatchTransport.js'

let node: HostileNode
beforeAll(async () => {
  node = await startHostileNode(({ method, params }) => answerTo(method, params))
})
afterAll(() => node.close())

/** A different value for every question. */
function answerTo(method: string, params: unknown): string {
  return keccak256(stringToHex(`${method} ${JSON.stringify(params)}`))
}
type Question = { method: string; params: unknown[] }
const question = (number: number): Question => ({ method: 'eth_getBalance', params: [number] })
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const right = ({ method, params }: Question) => ({ status: 'fulfilled', value: answerTo(method, params) })

function open(options: jsonRpcBatchTransport.Options = {}) {
  const transport = jsonRpcBatchTransport(node.url, { retryDelayMs: 0, retryCount: 1, ...options })
  const client = createClient({ transport })
  return (asked: Question, signal?: AbortSignal) =>
    client.request(asked as never, { signal }) as Promise<unknown>
}

/** Sends all requests at the same moment with one client. */
async function askTogether(
  faults: readonly Fault[] | Fault,
  count: number,
  options?: jsonRpcBatchTransport.Options,
) {
  if ('type' in faults) node.always(faults)
  else node.play(faults)
  const send = open(options)
  const questions = range(count).map(question)
  const results = await Promise.allSettled(questions.map((asked) => send(asked)))
  return { results, right: questions.map(right), sizes: node.requests.map(({ length }) => length) }
}

describe('jsonRpcBatchTransport', () => {
  test('default: the calls of one moment travel together', async () => {
    const { results, right, sizes } = await askTogether([], 5)
    expect(results).toEqual(right)
    expect(sizes).toEqual([5])
  })

  test('default: one call travels as one', async () => {
    const { results, right, sizes } = await askTogether([], 1)
    expect([results, sizes]).toEqual([right, [1]])
  })

  test('param: batchSize', async () => {
    const { results, right, sizes } = await askTogether([], 7, { batchSize: 3 })
    expect(results).toEqual(right)
    expect(sizes).toEqual([3, 3, 1])
    expect(() => jsonRpcBatchTransport(node.url, { batchSize: 0 })).toThrow('Invalid batch size of 0')
  })

  test.each<[string, Fault, number[]]>([
    ['reverses the answers', { type: 'reverse' }, [4]],
    ['drops one', { type: 'drop', index: 1 }, [4, 1]],
    ['repeats one', { type: 'duplicate', index: 1 }, [4]],
    ['contradicts itself about one', { type: 'contradict', index: 1 }, [4, 1]],
    ['writes ids as text', { type: 'textIds' }, [4]],
    ['drops all', { type: 'dropAll' }, [4, 2, 2]],
    ['answers under ids that nobody has', { type: 'wrongIds' }, [4, 2, 2]],
    [
      'answers with one error',
      { type: 'error', error: { code: -32_600, message: 'no batches here' } },
      [4, 2, 2],
    ],
    ['answers with a number', { type: 'json', body: 7 }, [4, 2, 2]],
    ['answers with nothing', { type: 'json', body: null }, [4, 2, 2]],
    [
      'answers with nonsense',
      { type: 'json', body: [null, 1, 'a', [], { id: 1 }, { id: 'x', result: 1 }] },
      [4, 2, 2],
    ],
    ['is busy', { type: 'status', status: 503 }, [4, 4]],
    ['has a limit of the rate', { type: 'status', status: 429, headers: { 'retry-after': '0' } }, [4, 4]],
    [
      'has a limit of the rate for each',
      { type: 'errors', error: { code: -32_005, message: 'limit exceeded' } },
      [4, 4],
    ],
    ['shows a page', { type: 'html' }, [4, 4]],
    ['ends early', { type: 'truncated' }, [4, 4]],
    ['breaks off', { type: 'reset' }, [4, 4]],
    ['is too large', { type: 'status', status: 413 }, [4, 2, 2]],
    ['says too much', { type: 'huge', sizeBytes: 2_000 }, [4, 2, 2]],
  ])('behavior: a server that %s gives everybody their own answer', async (_, fault, expected) => {
    const { results, right, sizes } = await askTogether([fault], 4, { maxSizeBytes: 1_500 })
    expect(results).toEqual(right)
    expect(sizes).toEqual(expected)
  })

  test.each([401, 403])('error: a wrong key (%i) ends at one request and says its status', async (status) => {
    let requests = 0
    const fetch: typeof globalThis.fetch = async () => {
      requests++
      const body = { jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'Must be authenticated' } }
      return new Response(JSON.stringify(body), { status })
    }
    const send = open({ fetch, retryCount: 3 })
    const results = await Promise.allSettled(range(12).map((number) => send(question(number))))
    for (const result of results)
      expect(findCause('reason' in result && result.reason, HttpRequestError)?.status).toBe(status)
    expect(requests).toBe(1)
  })

  test.each([Number.NaN, -1])('error: a window of %s', (timeWindow) => {
    expect(() => jsonRpcBatchTransport(node.url, { timeWindow })).toThrow('timeWindow is')
  })

  test('behavior: a limit of the batch is found by halving', async () => {
    const { results, right, sizes } = await askTogether({ type: 'limit', calls: 5 }, 20)
    expect(results).toEqual(right)
    expect(sizes).toEqual([20, 10, 10, 5, 5, 5, 5])
  })

  test.each<[string, Fault, number[]]>([
    ['that it showed', { type: 'limit', calls: 5 }, [5, 5, 2]],
    [
      'that it states',
      { type: 'limit', calls: 3, message: 'Batch of more than 3 requests are not allowed on free tier' },
      [3, 3, 3, 3],
    ],
    [
      'of one, if it supports none',
      { type: 'limit', calls: 1, message: 'batch requests are not supported' },
      Array.from({ length: 12 }, () => 1),
    ],
  ])('behavior: later batches stay within the limit %s', async (_, fault, expected) => {
    node.always(fault)
    const send = open()
    await Promise.all(range(20).map((number) => send(question(number))))
    const before = node.requests.length
    const values = await Promise.all(range(12).map((number) => send(question(number))))
    expect(values).toEqual(range(12).map((number) => right(question(number)).value))
    expect(node.requests.slice(before).map(({ length }) => length)).toEqual(expected)
  })

  test('param: rate', async () => {
    const waits: number[] = []
    const wait = async (calls: number) => void waits.push(calls)
    const { results, right, sizes } = await askTogether([], 5, { rate: { wait, most: () => 2 } })
    expect(results).toEqual(right)
    expect([waits, sizes.toSorted()]).toEqual([
      [2, 2, 1],
      [1, 2, 2],
    ])
  })

  test('behavior: a stated limit takes one refusal to learn', async () => {
    const fault: Fault = { type: 'limit', calls: 3, message: 'Batch of more than 3 requests are not allowed' }
    const { sizes } = await askTogether(fault, 9)
    expect(sizes.filter((size) => size > 3)).toEqual([9])
  })

  test('behavior: a server without batches is asked one by one in the end', async () => {
    const { results, right, sizes } = await askTogether({ type: 'limit', calls: 1 }, 4)
    expect(results).toEqual(right)
    expect(sizes).toEqual([4, 2, 2, 1, 1, 1, 1])
  })

  test.each<[string, Fault, abstract new (...args: never[]) => Error]>([
    ['is dead', { type: 'status', status: 502 }, BadResponseError],
    [
      'asks to wait for a year',
      { type: 'status', status: 429, headers: { 'retry-after': '31536000' } },
      BadResponseError,
    ],
    ['shows a page', { type: 'html' }, InvalidJsonError],
    ['breaks off', { type: 'reset' }, ProcessingError],
    ['redirects', { type: 'redirect', to: 'http://127.0.0.1:1/' }, RedirectError],
    ['does not answer', { type: 'delay', delayMs: 5_000 }, TimeoutError],
  ])('error: a server that %s: one request a try, and its reason for everybody', async (_, fault, cause) => {
    // Only a request without any answer should time out, also on a busy machine.
    const timeoutMs = fault.type === 'delay' ? 150 : 10_000
    const { results, sizes } = await askTogether(fault, 50, { timeoutMs })
    for (const result of results) {
      expect(result.status).toBe('rejected')
      const reason = 'reason' in result ? result.reason : undefined
      expect(findCause(reason, HttpRequestError)).toBeDefined()
      expect(findCause(reason, cause)).toBeDefined()
    }
    expect(sizes.length).toBeLessThanOrEqual(2)
    // On a busy machine, time may be over before the request arrives at the server.
    expect(sizes.filter((size) => size !== 50)).toEqual([])
    if (fault.type !== 'delay') expect(sizes).not.toEqual([])
  })

  test('error: an answer that is too large', async () => {
    const { results } = await askTogether({ type: 'huge', sizeBytes: 3_000 }, 1, { maxSizeBytes: 1_000 })
    expect(findCause((results[0] as { reason: unknown }).reason, TooLargeError)).toBeDefined()
  })

  test('error: ids that are never right', async () => {
    const { results, sizes } = await askTogether({ type: 'wrongIds' }, 2)
    for (const result of results)
      expect(findCause((result as { reason: unknown }).reason, UnusableAnswerError)).toBeDefined()
    expect(sizes).toEqual([2, 1, 1])
  })

  test('error: what the node says to a call, with its code', async () => {
    const error = { code: 3, message: 'execution reverted' }
    const { results, sizes } = await askTogether({ type: 'errors', error }, 2)
    for (const result of results)
      expect(findCause((result as { reason: unknown }).reason, RpcRequestError)).toMatchObject({
        code: 3,
        details: error.message,
      })
    expect(sizes).toEqual([2])
  })

  test('error: what a node says with another status is what it says', async () => {
    const body = JSON.stringify({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32_601, message: 'no such method' },
    })
    const { results } = await askTogether({ type: 'status', status: 500, body }, 1)
    expect((results[0] as { reason: unknown }).reason).toMatchObject({ code: -32_601 })
  })

  test('error: keys in the address stay secret', async () => {
    const send = createClient({
      transport: jsonRpcBatchTransport(
        `http://me:pass@127.0.0.1:1/v2/abcDEF0123456789abcDEF0123?apikey=hidden`,
        { retryCount: 0 },
      ),
    })
    const error = await send.request({ method: 'eth_chainId' }).catch((reason: ViemError) => reason)
    expect(String((error as Error).message)).not.toMatch(/pass|abcDEF|hidden/)
  })

  test('behavior: a call that changes something travels alone and once', async () => {
    node.always({ type: 'status', status: 503 })
    const send = open()
    const sent = { method: 'eth_sendRawTransaction', params: ['0x'] }
    const results = await Promise.allSettled([send(sent), send(sent), send(question(1))])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(node.requests.filter(([call]) => call?.method === sent.method)).toHaveLength(2)
  })

  test('behavior: a caller may leave', async () => {
    node.always({ type: 'delay', delayMs: 5_000 })
    const send = open()
    const controller = new AbortController()
    const asked = [send(question(1), controller.signal), send(question(2), controller.signal)]
    const outcomes = Promise.allSettled(asked)
    await new Promise((resolve) => setTimeout(resolve, 20))
    controller.abort('enough')
    const aborted = { name: 'AbortedError', facts: { reason: 'enough' } }
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: aborted })
    const early = send(question(3), controller.signal)
    await expect(early).rejects.toMatchObject(aborted)
    await node.close()
    node = await startHostileNode(({ method, params }) => answerTo(method, params))
  })

  test('param: onEvent: a server that is busy', async () => {
    const events: JsonRpcEvent[] = []
    const fault: Fault = { type: 'status', status: 429, headers: { 'retry-after': '0' } }
    await askTogether([fault], 2, { onEvent: (event) => events.push(event) })
    expect(events.map(({ type }) => type)).toEqual(['request', 'busy', 'request'])
  })

  test('param: onEvent', async () => {
    const events: JsonRpcEvent[] = []
    await askTogether([{ type: 'drop', index: 0 }], 3, { onEvent: (event) => events.push(event) })
    expect(events).toEqual([
      { type: 'request', calls: 3 },
      { type: 'missing', calls: 1 },
      { type: 'request', calls: 1 },
    ])
  })

  test('behavior: whatever the server does, everybody gets their own value or a named error, with few requests', async () => {
    const fault: fc.Arbitrary<Fault> = fc.oneof(
      fc.constantFrom<Fault>(
        { type: 'honest' },
        { type: 'reverse' },
        { type: 'dropAll' },
        { type: 'wrongIds' },
        { type: 'textIds' },
        { type: 'html' },
        { type: 'truncated' },
        { type: 'reset' },
        { type: 'huge', sizeBytes: 20_000 },
        { type: 'redirect', to: 'http://127.0.0.1:1/' },
        { type: 'error', error: { code: -32_600, message: 'no' } },
        { type: 'error', error: { code: -32_000, message: 'response size exceeded' } },
        { type: 'errors', error: { code: -32_005, message: 'limit exceeded' } },
        { type: 'errors', error: { code: 3, message: 'execution reverted' } },
        { type: 'status', status: 429, headers: { 'retry-after': '31536000' } },
        { type: 'delay', delayMs: 3 },
      ),
      fc.record({
        type: fc.constantFrom('drop', 'duplicate', 'contradict'),
        index: fc.nat(40),
      }) as fc.Arbitrary<Fault>,
      fc.record({ type: fc.constant('limit'), calls: fc.nat(20) }) as fc.Arbitrary<Fault>,
      fc.record({
        type: fc.constant('status'),
        status: fc.constantFrom(400, 403, 413, 429, 500, 502, 503),
      }) as fc.Arbitrary<Fault>,
      fc.record({ type: fc.constant('json'), body: fc.jsonValue() }) as fc.Arbitrary<Fault>,
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 12 }),
        fc.integer({ min: 1, max: 24 }),
        async (faults, count) => {
          const { results, right, sizes } = await askTogether(faults, count, {
            maxSizeBytes: 10_000,
            batchSize: 16,
            timeoutMs: 3_000,
          })
          results.forEach((result, index) => {
            if (result.status === 'fulfilled') expect(result).toEqual(right[index])
            else expect(result.reason instanceof BaseError || result.reason instanceof ViemError).toBe(true)
          })
          // There are fewer than twice as many requests as calls. Each one is attempted twice, and each missing answer
          // is requested once more.
          expect(sizes.length).toBeLessThanOrEqual(2 * (2 * count + 1))
        },
      ),
      { numRuns: 150 },
    )
  }, 60_000)
})
