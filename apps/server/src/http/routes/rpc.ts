import { findCause } from '@souk/base'
import { Hono } from 'hono'
import { RpcRequestError } from 'viem'
import type { Market } from '../../Market.js'
import type { Env } from '../Env.js'
import { InputError } from '../errors.js'
import { readJson } from '../mount.js'
import type { Surface } from '../Surface.js'

/** What an app needs of a node to read and to send what a wallet signed. Nothing that signs, mines or lists. */
const allowedMethods: ReadonlySet<string> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'net_version',
  'web3_clientVersion',
])

const mostCalls = 100

type Call = { id: string | number | null; method: string; params: unknown }
type Answer = { jsonrpc: '2.0'; id: Call['id'] } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)

/** Passes node calls on, so that the app needs one origin and the node's address stays here. */
export function rpcRoutes({ market, limiter }: Surface): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/rpc', async (c) => {
    c.set('route', 'rpc')
    const body = await readJson(c)
    const calls = (Array.isArray(body) ? body : [body]).map(readCall)
    if (calls.length === 0 || calls.length > mostCalls)
      throw new InputError({ field: 'body', expected: `1 to ${mostCalls} calls` })
    limiter.take(c, 'node', calls.length)
    const answers = await passOn(market, calls)
    return c.json(Array.isArray(body) ? answers : answers[0])
  })
  return app
}

function readCall(value: unknown): Call {
  const { id, method, params } = (value ?? {}) as Record<string, unknown>
  if (typeof method !== 'string') throw new InputError({ field: 'method', expected: 'the name of a method' })
  const isId = typeof id === 'string' || typeof id === 'number'
  return { id: isId ? id : null, method, params: params ?? [] }
}

async function passOn(market: Market, calls: readonly Call[]): Promise<Answer[]> {
  const failures: unknown[] = []
  const answers = await Promise.all(
    calls.map((call) => ask(market, call).catch((error: unknown) => toAnswer(call, error, failures))),
  )
  const [first] = failures
  if (first !== undefined)
    market.log.warn({ reason: first instanceof Error ? first.name : 'unknown' }, 'the node did not answer')
  return answers
}

async function ask({ node }: Market, { id, method, params }: Call): Promise<Answer> {
  if (!allowedMethods.has(method))
    return { jsonrpc: '2.0', id, error: { code: -32601, message: `${method} is not offered here` } }
  const result = await node.request({ method, params } as Parameters<typeof node.request>[0])
  return { jsonrpc: '2.0', id, result }
}

/** What the node says is passed on; why it says nothing is not for callers, since its address may hold a key. */
function toAnswer({ id }: Call, error: unknown, failures: unknown[]): Answer {
  const said = findCause(error, RpcRequestError)
  if (said) {
    const { code, details: message, data } = said
    return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? undefined : { data }) } }
  }
  failures.push(error)
  return { jsonrpc: '2.0', id, error: { code: -32603, message: 'The chain cannot be asked at the moment.' } }
}
