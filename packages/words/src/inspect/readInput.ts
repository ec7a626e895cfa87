import { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'

/** A pasted input, as far as its form reveals what it is. */
export type Pasted =
  | { type: 'empty' }
  | { type: 'tooLarge' }
  /** `more`: the number of further orders. */
  | { type: 'orders'; orders: readonly Order.Order[]; more: number }
  /** As text if it was pasted as text, because only there a duplicate field is visible. */
  | { type: 'typedData'; data: unknown }
  /** A wallet request other than an order or a single call: batches, texts, authorisations. */
  | { type: 'request'; request: Order.WalletRequest }
  | { type: 'call'; call: { to: Address | undefined; data: Hex; value: bigint; from?: Address | undefined } }
  /** The hash of an order or a transaction. */
  | { type: 'hash'; hash: Hex }
  | { type: 'signature'; signature: Hex }
  | { type: 'unknown' }

/** Longer texts are refused. No order comes near this length, and parsing them would block the page. */
export const longestInput = 400_000

/** The most orders to show. */
const mostOrders = 20

/**
 * Parses a pasted input: an order in any form that markets and wallets use, typed data, a transaction, a hash, or a
 * signature. Runs and fetches nothing from it, and trusts nothing in it.
 *
 * @example
 * readInput('{"parameters":{…},"signature":"0x…"}') // → { type: 'orders', orders: [{ … }], more: 0 }
 */
export function readInput(text: string): Pasted {
  if (text.length > longestInput) return { type: 'tooLarge' }
  const trimmed = text.trim()
  if (trimmed === '') return { type: 'empty' }
  const hex = /^0x[0-9a-fA-F]*$/.test(trimmed) ? (trimmed as Hex) : undefined
  if (hex) return readHex(hex)
  // The signature may follow its order.
  const end = trimmed.lastIndexOf('}') + 1
  const [signature] = /^0x[0-9a-fA-F]{128,2000}$/.exec(trimmed.slice(end).trim()) ?? []
  const json = signature ? trimmed.slice(0, end) : trimmed
  const read = readJson(parse(json), json)
  if (signature && read.type === 'orders' && read.orders.length === 1)
    return { ...read, orders: read.orders.map((order) => ({ ...order, signature: signature as Hex })) }
  return read
}

function readHex(hex: Hex): Pasted {
  const bytes = (hex.length - 2) / 2
  if (bytes === 32) return { type: 'hash', hash: hex }
  if (bytes === 64 || bytes === 65) return { type: 'signature', signature: hex }
  const isKnownCall = bytes >= 4 && Order.explainTransaction({ to: nobody, data: hex }).type !== 'unknown'
  if (isKnownCall) return { type: 'call', call: { to: undefined, data: hex, value: 0n } }
  // 64 or 65 bytes of signature, 3 of index, then hashes.
  if (bytes > 67 && (bytes - 67) % 32 <= 1) return { type: 'signature', signature: hex }
  return bytes >= 4 && Number.isInteger(bytes)
    ? { type: 'call', call: { to: undefined, data: hex, value: 0n } }
    : { type: 'unknown' }
}

const nobody = '0x0000000000000000000000000000000000000000'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON, or nested too deeply for an order.
    return undefined
  }
}

function readJson(value: unknown, text: string): Pasted {
  const typed = findTypedData(value, text)
  if (typed) return { type: 'typedData', data: typed }
  const request = findRequest(value)
  if (request) return { type: 'request', request }
  const call = findCall(value)
  if (call) return { type: 'call', call }
  const orders = [...ordersIn(value, 0)]
  const [first] = orders
  if (!first) return { type: 'unknown' }
  return {
    type: 'orders',
    orders: orders.slice(0, mostOrders),
    more: Math.max(0, orders.length - mostOrders),
  }
}

/** Finds typed data: the data itself, or within a wallet request. */
function findTypedData(value: unknown, text: string): unknown {
  const { primaryType, types, params } = asRecord(value)
  if (typeof primaryType === 'string' && typeof types === 'object') return text
  const list = Array.isArray(params) ? params : Array.isArray(value) ? value : []
  for (const part of list.slice(0, 4)) {
    const inner = typeof part === 'string' && part.startsWith('{') ? parse(part) : part
    const record = asRecord(inner)
    if (typeof record.primaryType === 'string' && typeof record.types === 'object') return part
  }
  return undefined
}

/** Finds wallet requests other than typed data and single plain calls. Such a request is inspected as a whole. */
function findRequest(value: unknown): Order.WalletRequest | undefined {
  const { method, params, calls, address, contractAddress, nonce } = asRecord(value)
  if (typeof method === 'string' && Array.isArray(params)) return { method, params }
  if (Array.isArray(calls)) return { method: 'wallet_sendCalls', params: [value] }
  return nonce !== undefined && (isAddress(address) || isAddress(contractAddress))
    ? { method: 'wallet_signAuthorization', params: [value] }
    : undefined
}

/** Finds a transaction: the transaction itself, or within a wallet request. */
function findCall(value: unknown): Extract<Pasted, { type: 'call' }>['call'] | undefined {
  const { params } = asRecord(value)
  const [first] = Array.isArray(params) ? params : [value]
  const { to, from, data, input, value: sent } = asRecord(first)
  const bytes = data ?? input
  if (!isAddress(to) || (bytes !== undefined && !isHex(bytes))) return undefined
  if (bytes === undefined && sent === undefined) return undefined
  const sender = isAddress(from) ? { from } : {}
  return { to, data: bytes ?? '0x', value: readNumber(sent), ...sender }
}

/** The depth at which markets' answers hold orders at most. */
const deepest = 4

function* ordersIn(value: unknown, depth: number): Generator<Order.Order> {
  const order = toOrder(value)
  if (order) {
    yield order
    return
  }
  if (depth >= deepest) return
  if (Array.isArray(value)) {
    for (const part of value.slice(0, 500)) yield* ordersIn(part, depth + 1)
    return
  }
  const { protocol_data, order: inner, orders, fulfillment_data, rawData, listings, offers } = asRecord(value)
  for (const part of [protocol_data, inner, orders, fulfillment_data, rawData, listings, offers])
    if (typeof part === 'object' && part !== null) yield* ordersIn(part, depth + 1)
}

function toOrder(value: unknown): Order.Order | undefined {
  const record = asRecord(value)
  try {
    if (typeof record.parameters === 'object') return Order.parse({ signature: '0x', ...record })
    // Signed data without its signature.
    return 'offerer' in record
      ? {
          parameters: Order.parseComponents(value),
          signature: isHex(record.signature) ? record.signature : '0x',
        }
      : undefined
  } catch (error) {
    if (error instanceof Order.ParseError) return undefined
    throw error
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x([0-9a-fA-F]{2})*$/.test(value)
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}

function readNumber(value: unknown): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  return typeof value === 'string' && /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value) ? BigInt(value) : 0n
}
