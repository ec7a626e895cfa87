import { failureOf, rpcErrorOf } from '@souk/base'
import { RpcRequestError, size } from 'viem'

/**
 * Forms of requests that a node has refused. They are not sent again for a while, because each refusal costs a request and
 * the caller has another way.
 */
export type Lacks = {
  /** The smallest refused size of each form in bytes, and when the refusal is forgotten. */
  refused: Map<string, { bytes: number; untilMs: number }>
  nowMs: () => number
}

/** A form of a request, and its size where a smaller one may be answered. */
export type Form = { name: string; bytes: number }

/** Nodes are updated, and a busy one may refuse what it otherwise answers. */
const rememberedMs = 10 * 60_000

/** Methods that callers can do without. */
const optional: ReadonlySet<string> = new Set(['eth_getBlockReceipts', 'alchemy_getAssetTransfers'])

/** Creates the memory of a node that has refused nothing yet. */
export function create(options: { nowMs?: () => number } = {}): Lacks {
  return { refused: new Map(), nowMs: options.nowMs ?? (() => performance.now()) }
}

/** Returns the form of a request for which callers have another way, if it is one. */
export function formOf(method: string, params: unknown): Form | undefined {
  if (optional.has(method)) return { name: method, bytes: 0 }
  if (method !== 'eth_call' || !Array.isArray(params)) return undefined
  const [call, , overrides] = params as unknown as readonly [
    { to?: unknown; data?: `0x${string}` }?,
    unknown?,
    unknown?,
  ]
  if (overrides !== undefined) return { name: 'overrides', bytes: JSON.stringify(overrides).length >> 1 }
  if (call?.to === undefined && call?.data) return { name: 'creation', bytes: size(call.data) }
  return undefined
}

/** @throws {RpcRequestError} when the node has refused such a request before. */
export function assertAnswered({ refused, nowMs }: Lacks, form: Form): void {
  const known = refused.get(form.name)
  if (!known || known.bytes > form.bytes) return
  if (known.untilMs < nowMs()) refused.delete(form.name)
  else
    throw new RpcRequestError({
      body: {},
      url: '',
      error: { code: -32_601, message: 'the node has refused such a request before' },
    })
}

/** Takes note of an error. Only a refusal of the form counts: any other may pass. */
export function note({ refused, nowMs }: Lacks, form: Form, error: unknown): void {
  if (failureOf(error) !== 'refused') return
  if (form.bytes === 0 && !isMissing(error)) return
  const bytes = Math.min(form.bytes, refused.get(form.name)?.bytes ?? Number.POSITIVE_INFINITY)
  refused.set(form.name, { bytes, untilMs: nowMs() + rememberedMs })
}

function isMissing(error: unknown): boolean {
  const said = rpcErrorOf(error)
  return said?.code === -32_601 || missingTexts.test(said?.message.slice(0, 1_000) ?? '')
}

const missingTexts = /not (found|supported|available|exist|whitelisted)|unsupported/i
