import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { NodeProfile, Said } from './NodeProfile.js'

type Call = { jsonrpc?: '2.0'; id: unknown; method: string; params?: readonly unknown[] }
type Message = { jsonrpc: '2.0'; id: unknown; result?: unknown; error?: { code: number; message: string } }

/** What was asked of a node. */
export type NodeUsage = {
  /** HTTP requests, with refused ones. */
  requests: number
  /** Calls, with refused ones. */
  calls: number
  /** Units of answered calls, by the costs of the profile. */
  units: number
  /** Answers that were refused, by the reason. */
  refused: Readonly<Record<string, number>>
  /** Calls by method. */
  methods: Readonly<Record<string, number>>
}

/** A node behind a proxy that plays a profile. */
export type ProfiledNode = {
  readonly url: string
  usage: () => NodeUsage
  reset: () => void
  /** Sets the extra milliseconds of each request from now on. */
  setDelay: (delayMs: number) => void
  close: () => Promise<void>
}

/** Answers calls honestly. */
export type Backend = (calls: readonly Call[]) => Promise<readonly Message[]>

type State = {
  profile: NodeProfile
  ask: Backend
  usage: {
    -readonly [key in keyof NodeUsage]: NodeUsage[key] extends number ? number : Record<string, number>
  }
  /** Unused units of the rate, and when they were counted. */
  tokens: number
  countedAtMs: number
  /** Decides which node behind the address answers. */
  turn: number
  delayMs: number
}

/**
 * Starts a proxy that plays a profile in front of a node, over real connections, and counts what is asked of it.
 *
 * @param target - The URL of the node, or a function that answers in its place.
 *
 * @example
 * const node = await startProfiledNode(chain.rpcUrl, nodeProfiles.alchemyFree)
 * node.usage().units
 */
export async function startProfiledNode(
  target: string | Backend,
  profile: NodeProfile,
): Promise<ProfiledNode> {
  const state: State = {
    profile,
    ask: typeof target === 'string' ? honest(target) : target,
    usage: noUsage(),
    tokens: profile.rate ? profile.rate.perSecond * profile.rate.windowSeconds : 0,
    countedAtMs: performance.now(),
    turn: 0,
    delayMs: 0,
  }
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    usage: () => structuredClone(state.usage),
    reset: () => {
      state.usage = noUsage()
    },
    setDelay: (delayMs) => {
      state.delayMs = delayMs
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function noUsage(): State['usage'] {
  return { requests: 0, calls: 0, units: 0, refused: {}, methods: {} }
}

function honest(url: string): Backend {
  return async (calls) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(calls) })
    return response.json()
  }
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Call | readonly Call[]
  const calls = Array.isArray(body) ? (body as readonly Call[]) : [body as Call]
  const { usage, profile } = state
  usage.requests++
  usage.calls += calls.length
  for (const { method } of calls) usage.methods[method] = (usage.methods[method] ?? 0) + 1
  if (state.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, state.delayMs))
  const whole = refuseWhole(state, calls, Array.isArray(body))
  if (whole)
    return end(
      response,
      whole.said,
      { jsonrpc: '2.0', id: null, error: errorOf(whole.said) },
      whole.retryAfter,
    )
  const answers = await answer(state, calls)
  if (Array.isArray(body)) return end(response, undefined, answers)
  const [own] = answers
  const said = own?.error && findSaid(profile, own.error)
  end(response, said, own)
}

function end(response: ServerResponse, said: Said | undefined, body: unknown, retryAfter?: number): void {
  const headers = {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
  response.writeHead(said?.status ?? 200, headers).end(JSON.stringify(body))
}

function errorOf({ code, message }: Said): { code: number; message: string } {
  return { code, message }
}

/** A single call has the status of its error; a batch has status 200. */
function findSaid(profile: NodeProfile, error: { code: number }): Said | undefined {
  const all = Object.values(profile).flatMap((value): Said[] =>
    typeof value === 'object' && 'said' in value ? [value.said as Said] : [],
  )
  return all.find(({ code }) => code === error.code)
}

type Whole = { said: Said; retryAfter?: number | undefined }

function refuseWhole(state: State, calls: readonly Call[], isBatch: boolean): Whole | undefined {
  const { batch, budget, rate } = state.profile
  if (batch && isBatch && calls.length > batch.most) return refuse(state, 'batch', batch.said)
  const units = calls.reduce((sum, { method }) => sum + unitsOf(state.profile, method), 0)
  if (budget && state.usage.units + units > budget.units) return refuse(state, 'budget', budget.said)
  if (rate && !rate.isPerCall && !takeTokens(state, units))
    return { ...refuse(state, 'rate', rate.said), retryAfter: rate.retryAfter }
  return undefined
}

function refuse({ usage }: State, reason: string, said: Said): Whole {
  usage.refused[reason] = (usage.refused[reason] ?? 0) + 1
  return { said }
}

function unitsOf({ costs }: NodeProfile, method: string): number {
  return costs ? (costs.units[method] ?? costs.units['*'] ?? 1) : 1
}

function takeTokens(state: State, units: number): boolean {
  const { rate } = state.profile
  if (!rate) return true
  const now = performance.now()
  const most = rate.perSecond * rate.windowSeconds
  state.tokens = Math.min(most, state.tokens + ((now - state.countedAtMs) / 1_000) * rate.perSecond)
  state.countedAtMs = now
  if (state.tokens < Math.min(units, most)) return false
  state.tokens -= units
  return true
}

async function answer(state: State, calls: readonly Call[]): Promise<readonly Message[]> {
  const lag = state.profile.lag && state.turn++ % 2 === 1 ? state.profile.lag : undefined
  const known = (await readHead(state)) - (lag?.blocks ?? 0)
  const refusals = calls.map((call) => refusalOf(state, call, known))
  const asked = calls.filter((_, index) => !refusals[index]).map((call) => change(state, call, known))
  const answers = asked.length === 0 ? [] : await state.ask(asked)
  let next = 0
  return calls.map((call, index): Message => {
    const said = refusals[index]
    if (said) return { jsonrpc: '2.0', id: call.id, error: errorOf(said) }
    const honestAnswer = answers[next++] as Message
    return finish(state, call, honestAnswer, known)
  })
}

/** @throws {RangeError} when the node behind does not say. Limits that depend on it would silently not be played. */
async function readHead({ ask }: State): Promise<number> {
  const [head] = await ask([{ jsonrpc: '2.0', id: 0, method: 'eth_blockNumber', params: [] }])
  const number = Number(head?.result)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The node has no newest block: ${JSON.stringify(head)}`)
  return number
}

function refusalOf(state: State, call: Call, known: number): Said | undefined {
  const { profile } = state
  const { method, params = [] } = call
  const said = (reason: string, value: Said) => refuse(state, reason, value).said
  if (profile.rate?.isPerCall && !takeTokens(state, unitsOf(profile, method)))
    return said('rate', profile.rate.said)
  if (method === 'alchemy_getAssetTransfers' && !profile.transferIndex) return said('missing', noMethod)
  if (profile.missing?.methods.includes(method)) return said('missing', profile.missing.said)
  if (profile.missingTags && params.some((param) => profile.missingTags?.tags.includes(String(param))))
    return said('tag', profile.missingTags.said)
  if (method === 'eth_call') return refusalOfCall(state, params)
  const block = Number(params.at(-1))
  if (profile.state && stateMethods.includes(method) && block < known - profile.state.blocks)
    return said('state', profile.state.said)
  const logs = method === 'eth_getLogs' ? rangeOf(params, known) : undefined
  if (logs && profile.logBlocks && logs.to - logs.from + 1 > profile.logBlocks.most)
    return said('blocks', fill(profile.logBlocks.said, logs, profile.logBlocks.most))
  return undefined
}

const noMethod: Said = { code: -32_601, message: 'Method not found' }
const stateMethods: readonly string[] = ['eth_getCode', 'eth_getBalance', 'eth_getStorageAt']

function refusalOfCall(state: State, params: readonly unknown[]): Said | undefined {
  const { needsTo, creationCode } = state.profile
  const { to, data = '' } = (params[0] ?? {}) as { to?: string; data?: string }
  if (to) return undefined
  if (needsTo) return refuse(state, 'to', needsTo.said).said
  if (creationCode && data.length / 2 - 1 > creationCode.mostBytes)
    return refuse(state, 'creation', creationCode.said).said
  return undefined
}

/** Returns the blocks of a query of logs; a query by hash has none. */
function rangeOf([filter]: readonly unknown[], known: number): { from: number; to: number } | undefined {
  const { fromBlock, toBlock, blockHash } = (filter ?? {}) as Record<string, string | undefined>
  if (blockHash) return undefined
  const numberOf = (text: string | undefined) => (text?.startsWith('0x') ? Number(text) : known)
  return { from: numberOf(fromBlock), to: numberOf(toBlock) }
}

const hex = (number: number) => `0x${number.toString(16)}`

function fill(said: Said, { from, to }: { from: number; to: number }, most: number): Said {
  const end = from + most - 1
  const message = said.message
    .replace('{from}', hex(from))
    .replace('{to}', hex(end))
    .replace('{fromDecimal}', String(from))
    .replace('{toDecimal}', String(end))
    .replace('{blocks}', String(to - from + 1))
  return { ...said, message }
}

/** A node that lags takes its own newest block for the newest, and a node that limits gas uses less. */
function change({ profile }: State, call: Call, known: number): Call {
  const params = (call.params ?? []).map((param, index) => {
    if (param === 'latest' && profile.lag) return hex(known)
    if (call.method !== 'eth_call' || index > 0 || !profile.callGas) return param
    const { gas = hex(profile.callGas.most), ...rest } = (param ?? {}) as { gas?: string }
    return { ...rest, gas: hex(Math.min(Number(gas), profile.callGas.most)) }
  })
  return { ...call, params }
}

function finish(state: State, call: Call, message: Message, known: number): Message {
  const { profile, usage } = state
  const { method } = call
  usage.units += unitsOf(profile, method)
  if (profile.lag && isNewer(call, message, known)) {
    refuse(state, 'lag', profile.lag.said)
    return method === 'eth_getBlockByNumber'
      ? { ...message, result: null }
      : { jsonrpc: '2.0', id: call.id, error: errorOf(profile.lag.said) }
  }
  const { logResults } = profile
  if (method !== 'eth_getLogs' || !Array.isArray(message.result)) return message
  const logs = message.result as readonly { blockNumber: string; blockTimestamp?: string }[]
  if (logResults && logs.length > logResults.most) {
    const from = rangeOf(call.params ?? [], known)?.from ?? 0
    const last = Number(logs[logResults.most]?.blockNumber) - 1
    const { said } = refuse(
      state,
      'results',
      fill(logResults.said, { from, to: last }, Math.max(1, last - from + 1)),
    )
    return { jsonrpc: '2.0', id: call.id, error: errorOf(said) }
  }
  if (!profile.hasNoLogTimes) return message
  return { ...message, result: logs.map(({ blockTimestamp: _, ...log }) => log) }
}

/** Whether a question is about a block that a lagging node does not know yet. */
function isNewer({ method, params = [] }: Call, { result }: Message, known: number): boolean {
  if (method === 'eth_getLogs')
    return (
      Array.isArray(result) &&
      result.some((log) => Number((log as { blockNumber: string }).blockNumber) > known)
    )
  if (method === 'eth_getBlockReceipts' || method === 'eth_getBlockByNumber' || method === 'eth_call')
    return params.some((param) => typeof param === 'string' && param.length < 12 && Number(param) > known)
  return false
}
