import { BaseError } from '@souk/base'
import { type Address, type Hex, isHex } from 'viem'

/** A request as EIP-1193 has it. */
export type RpcRequest = { method: string; params?: unknown }

/** A read that may share one `eth_call` with others of the same block. */
export type Read = {
  kind: 'call' | 'balance' | 'code'
  target: Address
  /** Empty for what is not a call. */
  data: Hex
  /** The block as the caller wrote it; `latest` where nothing was said. */
  block: unknown
  /** Reads with the same value are of the same block. */
  group: string
  /** Reads of one group with the same key ask the same. */
  key: string
  /** What the caller sent, for when it is to be sent alone. */
  request: RpcRequest
}

/** Why a request is passed on by itself at once. */
export type AroundReason =
  /** Not one of the three methods. */
  | 'method'
  /** A call with `from`, `value`, `gasPrice` or anything else that a call inside another one cannot have. */
  | 'fields'
  /** State or block overrides. */
  | 'overrides'
  /** Nothing that could be put into a batch, such as an address that is none; the node says what is wrong. */
  | 'malformed'
  /** Retries and filters of its own. */
  | 'options'
  /** None of the ways to batch can ask this. */
  | 'unsupported'

/** Reads what a request asks for, or says why it goes around the batch. */
export function readOf(request: RpcRequest): Read | AroundReason {
  const kind = kinds.get(request.method)
  if (!kind) return 'method'
  const { params } = request
  if (!Array.isArray(params)) return 'malformed'
  const [what, block, ...overrides] = params as readonly unknown[]
  if (overrides.some((value) => value !== undefined && value !== null)) return 'overrides'
  const group = groupOf(block)
  const question =
    kind === 'call' ? questionOf(what) : isAddress(what) ? { target: what, data: noData } : undefined
  if (question === 'fields') return 'fields'
  if (group === undefined || question === undefined) return 'malformed'
  const { target, data } = question
  const key = `${kind} ${target} ${data}`.toLowerCase()
  return { kind, target, data, block: block ?? 'latest', group, key, request }
}

const kinds: ReadonlyMap<string, Read['kind']> = new Map([
  ['eth_call', 'call'],
  ['eth_getBalance', 'balance'],
  ['eth_getCode', 'code'],
])
const noData: Hex = '0x'

/** Every field that is not known here may change the answer, so only calls without any share a batch. */
function questionOf(value: unknown): { target: Address; data: Hex } | 'fields' | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { to, data, input, ...others } = value as Record<string, unknown>
  if (Object.values(others).some((other) => other !== undefined)) return 'fields'
  if (data !== undefined && input !== undefined && data !== input) return undefined
  const sent = data ?? input ?? noData
  if (to === undefined || to === null) return 'fields'
  return isAddress(to) && isBytes(sent) ? { target: to, data: sent } : undefined
}

/** One name for each block: by tag, by number, or by hash as EIP-1898 has it. */
function groupOf(block: unknown): string | undefined {
  if (block === undefined || block === null) return 'latest'
  if (typeof block === 'string') return block === '' ? undefined : block.toLowerCase()
  if (typeof block !== 'object') return undefined
  const { blockHash, blockNumber, requireCanonical, ...others } = block as Record<string, unknown>
  if (Object.keys(others).length > 0 || (blockHash === undefined) === (blockNumber === undefined))
    return undefined
  const id = blockHash ?? blockNumber
  return typeof id === 'string' ? `${id.toLowerCase()} ${requireCanonical === true}` : undefined
}

/** Checksums are the node's business. */
function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

/** Whole bytes in hexadecimal digits. */
export function isBytes(value: unknown): value is Hex {
  return isHex(value, { strict: true }) && value.length % 2 === 0
}

/** Thrown when a node answers a read with something that is no answer to it. */
export class UnusableAnswerError extends BaseError<{ method: string }> {
  override readonly name = 'Batch.UnusableAnswerError'
  constructor(facts: { method: string }) {
    super(`The node answered ${facts.method} with nothing that can be used.`, { facts, retry: 'later' })
  }
}
