import { findCause } from '@souk/base'
import { type Context, Hono } from 'hono'
import { RpcRequestError } from 'viem'
import * as Link from '../../node/Link.js'
import { createVisitorNode, type VisitorNode, visitorBatch } from '../../node/visitorNode.js'
import type { Env } from '../core/Env.js'
import { InputError } from '../endpoint/errors.js'
import { readJson } from '../endpoint/mount.js'
import type { Surface } from '../endpoint/Surface.js'
import { callerOf } from '../guards/callerOf.js'
import * as Turns from '../guards/Turns.js'
import * as RpcCall from './RpcCall.js'

const mostCalls = 100

/** The milliseconds of the node's work that one unit of the rate limit pays for. */
const usualMs = 10

type Call = RpcCall.RpcCall & { id: string | number | null }
type Answer = { jsonrpc: '2.0'; id: Call['id'] } & (
  | { result: unknown }
  | { error: { code: number; message: string; data?: unknown } }
)

/** Forwards node calls, so that the app needs only one origin and the node's URL stays private. */
export function rpcRoutes(surface: Surface): Hono<Env> {
  const app = new Hono<Env>()
  app.post('/rpc', async (c) => {
    c.set('route', 'rpc')
    const body = await readJson(c)
    const calls = (Array.isArray(body) ? body : [body]).map(readCall)
    if (calls.length === 0 || calls.length > mostCalls)
      throw new InputError({ field: 'body', expected: `1 to ${mostCalls} calls` })
    surface.limiter.take(c, 'node', calls.length)
    const answers = await passOn(surface, c, calls)
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

/**
 * Forwards the calls in small batches, each in its turn. Also charges the time that the node took beyond the usual to
 * the rate limit.
 */
async function passOn(surface: Surface, c: Context<Env>, calls: readonly Call[]): Promise<Answer[]> {
  const { market, limiter, turns } = surface
  const node = createVisitorNode(market.node.link ?? Link.create(market.config.rpcUrl))
  const caller = callerOf(c, market.config)?.name
  const answers: Answer[] = []
  const failures: unknown[] = []
  for (let start = 0; start < calls.length; start += visitorBatch) {
    const part = calls.slice(start, start + visitorBatch)
    const answer = (call: Call) =>
      ask(surface, node, call).catch((error: unknown) => toAnswer(call, error, failures))
    const job = async () => {
      const startedAt = performance.now()
      answers.push(...(await Promise.all(part.map(answer))))
      const worked = Math.floor((performance.now() - startedAt) / usualMs)
      if (worked > part.length) limiter.spend(callerOf(c, market.config), 'node', worked - part.length)
    }
    await Turns.run(turns.node, job, { caller })
  }
  const [first] = failures
  if (first !== undefined)
    market.log.warn({ reason: first instanceof Error ? first.name : 'unknown' }, 'the node did not answer')
  return answers
}

async function ask({ market }: Surface, node: VisitorNode, { id, ...call }: Call): Promise<Answer> {
  const limited = RpcCall.limit(call, market)
  if (RpcCall.isRefusal(limited)) return { jsonrpc: '2.0', id, error: limited }
  return { jsonrpc: '2.0', id, result: await node(limited) }
}

/** Forwards the node's own errors. Callers do not learn why it does not answer, since its URL may contain an API key. */
function toAnswer({ id }: Call, error: unknown, failures: unknown[]): Answer {
  const said = findCause(error, RpcRequestError)
  if (said) {
    const { code, details: message, data } = said
    return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? undefined : { data }) } }
  }
  failures.push(error)
  return { jsonrpc: '2.0', id, error: { code: -32603, message: 'The chain does not respond at the moment.' } }
}
