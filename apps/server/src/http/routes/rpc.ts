import { request } from '@souk/base'
import { Hono } from 'hono'
import type { Market } from '../../Market.js'
import { InputError } from '../errors.js'
import { readJson } from '../json.js'

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

type Call = { jsonrpc: '2.0'; id: string | number | null; method: string; params?: unknown }

/** Passes node calls on, so that the app needs one origin and the node's address stays here. */
export function rpcRoutes(market: Market): Hono {
  const app = new Hono()
  app.post('/rpc', async (c) => {
    const body = await readJson(c)
    const calls = (Array.isArray(body) ? body : [body]).map(readCall)
    if (calls.length === 0 || calls.length > mostCalls)
      throw new InputError({ field: 'body', expected: `1 to ${mostCalls} calls` })
    const answers = await passOn(market, calls)
    return c.json(Array.isArray(body) ? answers : answers[0])
  })
  return app
}

function readCall(value: unknown): Call {
  const { id, method, params } = (value ?? {}) as Record<string, unknown>
  if (typeof method !== 'string') throw new InputError({ field: 'method', expected: 'the name of a method' })
  const isId = typeof id === 'string' || typeof id === 'number'
  return { jsonrpc: '2.0', id: isId ? id : null, method, params: params ?? [] }
}

async function passOn(market: Market, calls: readonly Call[]): Promise<unknown[]> {
  const allowed = calls.filter((call) => allowedMethods.has(call.method))
  // Numbered anew, since callers may use the same id twice.
  const sent = allowed.map((call, index) => ({ ...call, id: index }))
  const answers = sent.length === 0 ? new Map<number, object>() : await ask(market, sent)
  return calls.map((call) => {
    const { id } = call
    const index = allowed.indexOf(call)
    if (index < 0)
      return { jsonrpc: '2.0', id, error: { code: -32601, message: `${call.method} is not offered here` } }
    const answer = answers.get(index)
    return answer
      ? { ...answer, id }
      : { jsonrpc: '2.0', id, error: { code: -32603, message: 'The chain cannot be asked at the moment.' } }
  })
}

async function ask(
  market: Market,
  calls: readonly (Call & { id: number })[],
): Promise<ReadonlyMap<number, object>> {
  try {
    const { body } = await request(market.config.rpcUrl, {
      body: calls.length === 1 ? calls[0] : calls,
      timeoutMs: 30_000,
    })
    const answers = (Array.isArray(body) ? body : [body]) as { id: number }[]
    return new Map(answers.map((answer) => [answer.id, answer]))
  } catch (error) {
    market.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the node did not answer')
    return new Map()
  }
}
