import { BaseError } from '@souk/base'
import { type Address, type Hex, isHex } from 'viem'

/** A request in the form of EIP-1193. */
export type RpcRequest = { method: string; params?: unknown }

/** A read that may share one `eth_call` with others of the same block. */
export type Read = {
  kind: 'call' | 'balance' | 'code'
  target: Address
  /** Empty for reads other than calls. */
  data: Hex
  /** The block as the caller wrote it, or `latest` if none was given. */
  block: unknown
  /** Reads with the same value use the same block. */
  group: string
  /** Reads of one group with the same key are identical. */
  key: string
  /** The original request, for sending it alone. */
  request: RpcRequest
}

/** Why a request is sent on its own immediately. */
export type AroundReason =
  /** It is not one of the three supported methods. */
  | 'method'
  /** A call with `from`, `value`, `gasPrice` or other fields that a call inside another one cannot have. */
  | 'fields'
  /** It has state or block overrides. */
  | 'overrides'
  /** It is malformed, for example with an invalid address. The node reports what is wrong. */
  | 'malformed'
  /** It has its own retries or filters. */
  | 'options'
  /** None of the ways of batching supports it. */
  | 'unsupported'

/** Converts a request to a read, or returns why it cannot be batched. */
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

/** Only calls without other fields share a batch, because any unknown field may change the answer. */
function questionOf(value: unknown): { target: Address; data: Hex } | 'fields' | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { to, data, input, ...others } = value as Record<string, unknown>
  if (Object.values(others).some((other) => other !== undefined)) return 'fields'
  if (data !== undefined && input !== undefined && data !== input) return undefined
  const sent = data ?? input ?? noData
  if (to === undefined || to === null) return 'fields'
  return isAddress(to) && isBytes(sent) ? { target: to, data: sent } : undefined
}

/** Identifies a block by tag, by number, or by hash as in EIP-1898. */
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

/** The node checks checksums. */
function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}

/** Returns whether a value is whole bytes in hexadecimal. */
export function isBytes(value: unknown): value is Hex {
  return isHex(value, { strict: true }) && value.length % 2 === 0
}

/** Thrown when a node's answer to a read cannot be used. */
export class UnusableAnswerError extends BaseError<{ method: string }> {
  override readonly name = 'Batch.UnusableAnswerError'
  constructor(facts: { method: string }) {
    super(`The node's answer to ${facts.method} cannot be used.`, { facts, retry: 'later' })
  }
}
