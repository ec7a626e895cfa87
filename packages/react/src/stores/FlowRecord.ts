import type { BaseError } from '@souk/base'
import type { Side } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import { type Address, getAddress, type Hash, isAddress, isHash } from 'viem'
import type * as Flow from './Flow.js'

/** Everything that a flow can do. */
export const flowKinds = [
  'listing',
  'listings',
  'offer',
  'collectionOffer',
  'purchase',
  'sale',
  'sweep',
  'cancellation',
  'settlement',
  'transfer',
  'wrap',
  'unwrap',
  'revocation',
  'orderApproval',
  'action',
] as const
/** The kind of trade of a flow. */
export type FlowKind = (typeof flowKinds)[number]

/** The status of a saved flow. */
export type RecordStatus = 'running' | 'done' | 'failed' | 'unknown' | 'stopped'

/** How signed orders go to the market. */
export type Posting = {
  side: Side
  /** Set for an offer on any token of a collection. */
  collectionOffer?: { slug: string; traits?: readonly { type: string; value: string }[]; tokenIds?: string }
}

/**
 * A flow as it is written down at each stage, so that nothing is lost when the page goes: what was sent can be followed,
 * and what was signed can still be passed to the market.
 */
export type FlowRecord = {
  version: 1
  id: string
  kind: FlowKind
  chainId: number
  account: Address
  /** What it is about, in the words of whoever began it. Show it as untrusted: it may hold a token's name. */
  title: string
  /** Milliseconds. */
  startedAt: number
  updatedAt: number
  status: RecordStatus
  steps: readonly Trade.Step['kind'][]
  step: number
  waitingFor: Flow.Waiting
  sent: readonly { hash: Hash; isConfirmed: boolean }[]
  /** Signed, and not known to be at the market. They bind. */
  orders: readonly Order.Order[]
  posting?: Posting
  problem?: { name: string; message: string }
}

/** What is known of a flow when it begins. */
export type About = Pick<FlowRecord, 'id' | 'kind' | 'chainId' | 'account' | 'title'> & {
  posting?: Posting | undefined
}

/**
 * Writes down how a flow stands.
 *
 * @param options.nowMs - The present time.
 *
 * @example
 * record = FlowRecord.from(about, { state, startedAt, nowMs: Date.now() })
 */
export function from(about: About, options: from.Options): FlowRecord {
  const { state, startedAt, nowMs } = options
  const { posting, ...rest } = about
  const isDone = state.status === 'done' || state.status === 'settled'
  return {
    version: 1,
    ...rest,
    ...(posting ? { posting } : undefined),
    startedAt,
    updatedAt: nowMs,
    status: state.status === 'settled' ? 'done' : state.status,
    steps: state.steps.map(({ kind }) => kind),
    step: state.step,
    waitingFor: state.waitingFor,
    sent: state.done.sent.map(({ hash, receipt }) => ({ hash, isConfirmed: receipt !== undefined })),
    // An outcome says that the market has them.
    orders: isDone ? [] : state.done.signed,
    ...('error' in state ? { problem: toProblem(state.error) } : undefined),
  }
}

export declare namespace from {
  type Options = { state: Flow.Started; startedAt: number; nowMs: number }
}

function toProblem({ name, message }: BaseError): FlowRecord['problem'] {
  return { name, message }
}

/**
 * Writes down how it went on with a flow that was taken up. A flow whose steps were never all requested is
 * marked stopped, not done: it has to begin again.
 *
 * @param before - The flow as it was left.
 * @param after - How that went which could go on without a wallet.
 *
 * @example
 * FlowRecord.merge(before, after).status // → 'done'
 */
export function merge(before: FlowRecord, after: FlowRecord): FlowRecord {
  const confirmed = new Set(after.sent.flatMap(({ hash, isConfirmed }) => (isConfirmed ? [hash] : [])))
  const { problem: _, ...rest } = before
  const isDone = after.status === 'done'
  return {
    ...rest,
    updatedAt: after.updatedAt,
    status: isDone && isCutShort(before) ? 'stopped' : after.status,
    waitingFor: after.waitingFor,
    sent: before.sent.map(({ hash, isConfirmed }) => ({
      hash,
      isConfirmed: isConfirmed || confirmed.has(hash),
    })),
    orders: isDone ? [] : before.orders,
    ...(after.problem ? { problem: after.problem } : undefined),
  }
}

/** Telling the market is a courtesy: it follows the chain. */
function isCutShort({ steps, step, orders }: FlowRecord): boolean {
  return orders.length === 0 && steps.slice(step + 1).some((kind) => kind !== 'tell')
}

/**
 * Returns whether a flow has something left that can be done without asking the wallet: an order to hand in, or a
 * transaction to follow.
 *
 * @example
 * FlowRecord.canResume(record) // → true
 */
export function canResume(record: FlowRecord): boolean {
  if (record.status === 'done') return false
  return record.orders.length > 0 || record.sent.some(({ isConfirmed }) => !isConfirmed)
}

/**
 * Returns whether the wallet was asked and nobody heard its answer. Signatures that nobody heard of are nobody's; a
 * transaction may have been sent, and only the wallet knows.
 *
 * @param options.isLive - Whether someone still listens.
 *
 * @example
 * FlowRecord.isUnanswered(record, { isLive: false }) // → true
 */
export function isUnanswered(record: FlowRecord, { isLive }: { isLive: boolean }): boolean {
  return !isLive && record.status === 'running' && record.waitingFor === 'wallet'
}

/**
 * Writes a record as text.
 *
 * @example
 * FlowRecord.serialize(record) // → '{"version":1,…}'
 */
export function serialize(record: FlowRecord): string {
  return JSON.stringify({ ...record, orders: record.orders.map(Order.serialize) })
}

/**
 * Reads a record, or nothing where the text is none: it may be of a later version, or someone else's.
 *
 * @example
 * FlowRecord.parse(FlowRecord.serialize(record)) // → record
 */
export function parse(text: string): FlowRecord | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecordLike(value)) return undefined
    return { ...value, account: getAddress(value.account), orders: value.orders.map(Order.parse) }
  } catch {
    // Not ours, or written by another version. It is left where it is.
    return undefined
  }
}

type RecordLike = Omit<FlowRecord, 'orders'> & { orders: readonly unknown[] }

const statuses: readonly string[] = ['running', 'done', 'failed', 'unknown', 'stopped']
const waitings: readonly string[] = ['check', 'wallet', 'chain', 'market']

/** Everything that is read later is looked at: storage can be written by others of the same origin. */
function isRecordLike(value: unknown): value is RecordLike {
  if (!isObject(value) || value.version !== 1) return false
  const { id, kind, chainId, account, title, startedAt, updatedAt, status, step, waitingFor } = value
  return (
    [id, title].every((text) => typeof text === 'string') &&
    [chainId, startedAt, updatedAt, step].every(Number.isSafeInteger) &&
    flowKinds.some((known) => known === kind) &&
    typeof account === 'string' &&
    isAddress(account, { strict: false }) &&
    statuses.includes(String(status)) &&
    waitings.includes(String(waitingFor)) &&
    isList(value.steps, (step) => typeof step === 'string') &&
    isList(value.sent, isSent) &&
    Array.isArray(value.orders) &&
    (value.posting === undefined || isPosting(value.posting))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isList(value: unknown, is: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(is)
}

function isSent(value: unknown): boolean {
  return isObject(value) && typeof value.isConfirmed === 'boolean' && isHash(String(value.hash))
}

function isPosting(value: unknown): boolean {
  return isObject(value) && (value.side === 'ask' || value.side === 'bid')
}
