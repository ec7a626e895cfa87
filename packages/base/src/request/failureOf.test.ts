import {
  CallExecutionError,
  ExecutionRevertedError,
  HttpRequestError,
  RpcRequestError,
  TimeoutError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { failureOf } from './failureOf.js'
import { TimeoutError as RequestTimeoutError, TooLargeError } from './requestErrors.js'

const url = 'http://node'
const wrapped = (cause: Error) =>
  new CallExecutionError(Object.assign(cause, { shortMessage: '' }) as never, {})
const rpc = (code: number, message: string) =>
  wrapped(new RpcRequestError({ body: {}, error: { code, message }, url }))
const plain = (code: number, message: string) => wrapped(Object.assign(new TypeError(message), { code }))
const broken = (cause: Error) => wrapped(new HttpRequestError({ cause, url }))
const http = (status: number) => wrapped(new HttpRequestError({ status, url }))

describe('failureOf', () => {
  test.each([
    ['viem knows that it reverted', wrapped(new ExecutionRevertedError({})), 'reverted'],
    ['geth', rpc(3, 'execution reverted'), 'reverted'],
    ['geth, without a reason', rpc(-32_000, 'execution reverted'), 'reverted'],
    ['geth, out of gas', rpc(-32_000, 'out of gas'), 'reverted'],
    ['geth, too long', rpc(-32_000, 'execution aborted (timeout = 5s)'), 'reverted'],
    ['geth, old assertion', rpc(-32_000, 'invalid opcode: INVALID'), 'reverted'],
    ['Nethermind', rpc(-32_015, 'VM execution error.'), 'reverted'],
    ['anvil', rpc(-32_603, 'EVM error MemoryOOG'), 'reverted'],
    ['a wallet', plain(-32_603, 'execution reverted: no'), 'reverted'],
    ['no overrides', rpc(-32_602, 'too many arguments, want at most 2'), 'refused'],
    ['no target', rpc(-32_602, 'missing field `to`'), 'refused'],
    ['too large', rpc(-32_000, 'max initcode size exceeded'), 'refused'],
    ['too much gas', rpc(-32_000, 'intrinsic gas too low'), 'refused'],
    ['too large for the server', http(413), 'refused'],
    ['bad request', http(400), 'refused'],
    ['block unknown', rpc(-32_000, 'header not found'), 'unreachable'],
    ['state pruned', rpc(-32_000, 'missing trie node 12'), 'unreachable'],
    ['rate limit by code', rpc(-32_005, 'slow down'), 'unreachable'],
    ['rate limit by text', rpc(-32_000, 'Too Many Requests'), 'unreachable'],
    ['rate limit by status', http(429), 'unreachable'],
    ['gateway', http(502), 'unreachable'],
    ['timeout', wrapped(new TimeoutError({ body: {}, url })), 'unreachable'],
    [
      'timeout of our own transport, with a platform error behind it',
      broken(
        new RequestTimeoutError({ url, timeoutMs: 1 }, { cause: new DOMException('aborted', 'AbortError') }),
      ),
      'unreachable',
    ],
    [
      'an answer too large for it',
      broken(new TooLargeError({ url, status: 200, maxSizeBytes: 1 })),
      'refused',
    ],
    ['disconnected', plain(4_900, 'disconnected'), 'unreachable'],
    ['a person says no', plain(4_001, 'User rejected the request.'), 'unreachable'],
    ['an app forbids', plain(4_100, 'not authorized'), 'unreachable'],
    ['rate limit of QuickNode', rpc(-32_007, '50/second request limit reached'), 'unreachable'],
    ['rate limit of Chainstack', rpc(-32_005, "You've exceeded the RPS limit available"), 'unreachable'],
    ['budget of Infura', rpc(402, 'Payment Required'), 'unreachable'],
    ['budget of Alchemy', rpc(-32_600, 'Monthly capacity limit exceeded.'), 'unreachable'],
    [
      'too many logs, with the code of a rate limit',
      rpc(-32_005, 'query returned more than 10000 results. Try with this block range [0x1, 0x2].'),
      'refused',
    ],
    ['a contract that talks of ranges', rpc(3, 'execution reverted: block range'), 'reverted'],
    ['rate limit by count', rpc(-32_000, 'daily request count exceeded'), 'unreachable'],
    ['stopped by the platform', wrapped(new DOMException('aborted', 'AbortError')), 'unreachable'],
    ['not an error', 'no', 'unreachable'],
  ] as const)('default: %s', (_, error, failure) => {
    expect(failureOf(error)).toBe(failure)
  })
})
