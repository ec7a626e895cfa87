import { BadResponseError, MissingResponseError, TimeoutError, TooLargeError } from '@souk/base'
import { HttpRequestError, ResponseBodyTooLargeError, RpcRequestError, UnknownRpcError } from 'viem'
import { describe, expect, test } from 'vitest'
import { rpcError } from '../testing/fakeNode.js'
import { batchFailureOf } from './batchFailureOf.js'
import { UnusableAnswerError } from './encodings/Read.js'

const url = 'http://node.example'
const http = (status?: number, cause?: Error) =>
  new HttpRequestError({ url, ...(status && { status }), ...(cause && { cause }) })
const bad = (status: number) => new BadResponseError({ url, status, excerpt: '', body: undefined })
const aborted = new DOMException('This operation was aborted', 'AbortError')

describe('batchFailureOf', () => {
  test.each([
    ['geth: out of gas', rpcError(-32_000, 'out of gas'), 'tooMuch'],
    ['geth: allowance', rpcError(-32_000, 'gas required exceeds allowance (50000000)'), 'tooMuch'],
    ['geth: slow', rpcError(-32_000, 'execution aborted (timeout = 5s)'), 'tooMuch'],
    ['geth: long answer', rpcError(-32_003, 'response too large'), 'tooMuch'],
    ['geth: long batch', rpcError(-32_600, 'batch too large'), 'tooMuch'],
    [
      'geth: long code',
      rpcError(-32_000, 'max initcode size exceeded: code size 50000 limit 49152'),
      'tooMuch',
    ],
    ['geth: long creation', rpcError(-32_000, 'max code size exceeded'), 'tooMuch'],
    [
      'anvil: out of gas',
      rpcError(-32_003, 'Out of gas: gas required exceeds allowance: 30000000'),
      'tooMuch',
    ],
    ['anvil: memory', rpcError(-32_603, 'EVM error MemoryOOG'), 'tooMuch'],
    ['erigon: long answer', rpcError(-32_000, 'method handler response size limit exceeded'), 'tooMuch'],
    [
      'gateway: long batch with the code of the rate',
      rpcError(-32_005, 'batch size limit exceeded'),
      'tooMuch',
    ],
    ['gateway: long batch', rpcError(-32_000, 'Too many calls in one batch'), 'tooMuch'],
    ['gateway: content too large', http(413), 'tooMuch'],
    ['ours: answer too large', new TooLargeError({ url, status: 200, maxSizeBytes: 1 }), 'tooMuch'],
    ['viem: answer too large', new ResponseBodyTooLargeError({ maxSize: 1, size: 2 }), 'tooMuch'],

    ['revert', rpcError(3, 'execution reverted'), 'refused'],
    ['revert of a wallet', rpcError(-32_603, 'Internal JSON-RPC error.'), 'refused'],
    ['parameters', rpcError(-32_602, 'invalid argument 0'), 'refused'],
    ['no overrides', rpcError(-32_602, 'too many arguments, want at most 2'), 'refused'],
    ['no such method', rpcError(-32_601, 'method not found'), 'refused'],
    ['bad request', http(400), 'refused'],
    ['ours: bad request', http(400, bad(400)), 'refused'],
    [
      'viem: revert',
      new RpcRequestError({
        body: { method: 'out of gas' },
        error: { code: 3, message: 'execution reverted' },
        url,
      }),
      'refused',
    ],

    ['no answer', new TypeError('fetch failed'), 'unreachable'],
    ['no answer, by viem', new UnknownRpcError(new TypeError('fetch failed')), 'unreachable'],
    ['no connection', http(), 'unreachable'],
    ['stopped', new UnknownRpcError(aborted), 'unreachable'],
    ['timeout', http(undefined, new TimeoutError({ url, timeoutMs: 1 }, { cause: aborted })), 'unreachable'],
    ['ours: no connection', new MissingResponseError({ url }), 'unreachable'],
    ['ours: forbidden', http(403, bad(403)), 'unreachable'],
    ['rate by status', http(429), 'unreachable'],
    ['gateway', http(502), 'unreachable'],
    ['rate by code', rpcError(-32_005, 'limit exceeded'), 'unreachable'],
    ['rate: quicknode', rpcError(-32_007, '50/second request limit reached'), 'unreachable'],
    [
      'rate: alchemy',
      rpcError(429, 'Your app has exceeded its compute units per second capacity'),
      'unreachable',
    ],
    [
      'rate: text only',
      rpcError(-32_000, 'daily request count exceeded, request rate limited'),
      'unreachable',
    ],
    ['node lags behind', rpcError(-32_000, 'header not found'), 'unreachable'],
    ['disconnected wallet', rpcError(4_900, 'disconnected'), 'unreachable'],
    ['person says no', rpcError(4_001, 'User rejected the request.'), 'unreachable'],
    ['nothing', undefined, 'unreachable'],

    ['no answer to this', new UnusableAnswerError({ method: 'eth_call' }), 'undecodable'],
    [
      'no answer to this, by viem',
      new UnknownRpcError(new UnusableAnswerError({ method: 'eth_call' })),
      'undecodable',
    ],
  ] as const)('behavior: %s', (_, error, failure) => {
    expect(batchFailureOf(error)).toBe(failure)
  })
})
