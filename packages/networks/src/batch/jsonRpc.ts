/** A call with its id. No other call of the same transport has the same id. */
export type RpcCall = { id: number; method: string; params?: unknown }

/** A node's answer to one call. */
export type Reply = { result: unknown } | { error: RpcError }

/** An error in the form of JSON-RPC. */
export type RpcError = { code: number; message: string; data?: unknown }

/** A node's answer to several calls. */
export type Replies =
  /** By id. Calls without an entry have no answer that can be trusted. */
  | { type: 'replies'; replies: ReadonlyMap<number, Reply> }
  /** One error for all calls. */
  | { type: 'error'; error: RpcError }
  /** No answer to any of the calls. */
  | { type: 'garbage' }

/** Converts a call to JSON. */
export function toMessage({ id, method, params }: RpcCall): object {
  return { jsonrpc: '2.0', id, method, params: params ?? [] }
}

/**
 * Finds the answer to each call by its id, never by its position, because servers omit, reorder and repeat answers.
 *
 * Two different answers with the same id count as none.
 */
export function matchReplies(body: unknown, calls: readonly RpcCall[]): Replies {
  if (!Array.isArray(body)) {
    const error = errorOf(body)
    return error ? { type: 'error', error } : { type: 'garbage' }
  }
  const asked = new Set(calls.map(({ id }) => id))
  const replies = new Map<number, Reply>()
  const contradicted = new Set<number>()
  for (const message of body as readonly unknown[]) {
    const id = idOf(message)
    const reply = replyOf(message)
    if (id === undefined || reply === undefined || !asked.has(id)) continue
    const earlier = replies.get(id)
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(reply)) contradicted.add(id)
    replies.set(id, reply)
  }
  for (const id of contradicted) replies.delete(id)
  return replies.size > 0 ? { type: 'replies', replies } : { type: 'garbage' }
}

/**
 * Reads the answer to a single call. An error may lack the id, because a node that cannot parse a call does not know
 * it.
 */
export function matchReply(body: unknown, call: RpcCall): Reply | undefined {
  const reply = replyOf(body)
  if (reply === undefined) return undefined
  const isNameless = 'error' in reply && fieldsOf(body).id == null
  return isNameless || idOf(body) === call.id ? reply : undefined
}

/** Returns whether a body comes from a node instead of a gateway. */
export function isAnswer(body: unknown): boolean {
  const [first] = Array.isArray(body) ? (body as readonly unknown[]) : [body]
  return replyOf(first) !== undefined
}

function replyOf(message: unknown): Reply | undefined {
  const error = errorOf(message)
  if (error) return { error }
  const fields = fieldsOf(message)
  return fields.error == null && fields.result !== undefined ? { result: fields.result } : undefined
}

function errorOf(message: unknown): RpcError | undefined {
  const { error } = fieldsOf(message)
  const { code, message: text, data } = fieldsOf(error)
  if (typeof code !== 'number') return undefined
  return { code, message: String(text ?? ''), ...(data === undefined ? {} : { data }) }
}

/** Reads an id. Some servers return numbers as text. */
function idOf(message: unknown): number | undefined {
  const { id } = fieldsOf(message)
  if (typeof id === 'number') return id
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/**
 * Returns whether repeating a call is safe. Only such calls are batched and retried: a transaction must not be sent
 * again because its answer was lost.
 */
export function isRepeatable(method: string): boolean {
  return repeatable.test(method)
}

const repeatable =
  /^(eth_(get(?!FilterChanges)\w+|call|chainId|blockNumber|estimateGas|gasPrice|maxPriorityFeePerGas|blobBaseFee|feeHistory|createAccessList|simulateV1|syncing)|net_(version|listening|peerCount)|web3_clientVersion)$/
