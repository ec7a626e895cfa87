import { type BaseError, findCause } from '@souk/base'
import type { OrderSide } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import { Order, RevertedError } from '@souk/seaport'
import { type Address, getAddress, type Hash, isAddress, isHash } from 'viem'
import type * as Flow from './Flow.js'

/** The kinds of flows. */
export const flowKinds = [
  'listing',
  'listings',
  'bundle',
  'auction',
  'offer',
  'bid',
  'offers',
  'swap',
  'swapAcceptance',
  'collectionOffer',
  'purchase',
  'sale',
  'sweep',
  'cancellation',
  'settlement',
  'transfer',
  'mint',
  'wrap',
  'unwrap',
  'revocation',
  'orderApproval',
  'action',
] as const
/** The kind of trade of a flow. */
export type FlowKind = (typeof flowKinds)[number]

/** What a cancellation can end. A bid is an offer that counts in an auction. */
export const cancelledKinds = ['listing', 'auction', 'offer', 'bid', 'swap'] as const
/** One of {@link cancelledKinds}. */
export type CancelledKind = (typeof cancelledKinds)[number]

/** The status of a saved flow. */
export type RecordStatus = 'running' | 'done' | 'failed' | 'unknown' | 'stopped'

/** How to post signed orders to the market. */
export type Posting = {
  side: OrderSide
  /** Set for an offer on any token of a collection. */
  collectionOffer?: { slug: string; traits?: readonly { type: string; value: string }[]; tokenIds?: string }
}

/** A token that a transaction sends, and its recipient. Of several tokens in one transaction, the first. */
export type Sending = { contract: Address; tokenId: bigint; to: Address }

/** A token that a trade is about. */
export type Item = { contract: Address; tokenId: bigint }

/** An amount of a currency, in its smallest unit. The zero address is the native currency. */
export type Money = { currency: Address; amount: bigint }

/**
 * A flow as it is saved at each stage, so that nothing is lost when the page closes: sent transactions can be followed,
 * and signed orders can still be posted.
 */
export type FlowRecord = {
  version: 1
  id: string
  kind: FlowKind
  chainId: number
  account: Address
  /** A title from the app that started the flow. Treat it as untrusted, because it may contain a token's name. */
  title: string
  /** Unix time in milliseconds. */
  startedAt: number
  updatedAt: number
  status: RecordStatus
  steps: readonly Trade.Step['kind'][]
  step: number
  waitingFor: Flow.Waiting
  sent: readonly { hash: Hash; isConfirmed: boolean }[]
  /** Signed orders that may not be on the market. They are binding. */
  orders: readonly Order.Order[]
  posting?: Posting
  /** The orders that the flow fills. Their sales show how it ended, if the wallet's answer never arrives. */
  orderHashes?: readonly Hash[]
  /**
   * What each transaction of a transfer sends. Its move shows that the transaction went through, if the wallet's answer never
   * arrives. Absent for a transfer of money.
   */
  sends?: readonly Sending[]
  /**
   * The money of the trade as it was when the flow started: the prices of signed orders, what a purchase pays, or the price
   * of a sale before fees. A sweep may buy less. Absent if the trade has none.
   */
  money?: readonly Money[]
  /** The tokens of the trade, as its plan named them. Absent for an offer on any token of a collection. */
  items?: readonly Item[]
  /** What a cancellation of one order ends. Absent if the app did not say. */
  cancels?: CancelledKind
  /** `revert`: the name of the error with which a contract refused its transaction. */
  problem?: { name: string; message: string; revert?: string }
}

/** The facts of a flow that are known when it starts. */
export type About = Pick<FlowRecord, 'id' | 'kind' | 'chainId' | 'account' | 'title'> & {
  posting?: Posting | undefined
  orderHashes?: readonly Hash[] | undefined
  sends?: readonly Sending[] | undefined
  money?: readonly Money[] | undefined
  items?: readonly Item[] | undefined
  cancels?: CancelledKind | undefined
}

/**
 * Creates the record of a flow.
 *
 * @param options.nowMs - The current time in milliseconds.
 *
 * @example
 * record = FlowRecord.from(about, { state, startedAt, nowMs: Date.now() })
 */
export function from(about: About, options: from.Options): FlowRecord {
  const { state, startedAt, nowMs } = options
  const { posting, orderHashes, sends, money, items, cancels, ...rest } = about
  const isDone = state.status === 'done' || state.status === 'settled'
  return {
    version: 1,
    ...rest,
    ...(posting ? { posting } : undefined),
    ...(orderHashes ? { orderHashes } : undefined),
    ...(sends && sends.length > 0 ? { sends } : undefined),
    ...(money && money.length > 0 ? { money } : undefined),
    ...(items && items.length > 0 ? { items } : undefined),
    ...(cancels ? { cancels } : undefined),
    startedAt,
    updatedAt: nowMs,
    status: state.status === 'settled' ? 'done' : state.status,
    steps: state.steps.map(({ kind }) => kind),
    step: state.step,
    waitingFor: state.waitingFor,
    sent: state.done.sent.map(({ hash, receipt }) => ({ hash, isConfirmed: receipt !== undefined })),
    // With an outcome, the market has the orders.
    orders: isDone ? [] : state.done.signed,
    ...('error' in state ? { problem: toProblem(state.error) } : undefined),
  }
}

export declare namespace from {
  type Options = { state: Flow.Started; startedAt: number; nowMs: number }
}

function toProblem(error: BaseError): FlowRecord['problem'] {
  const { name, message } = error
  const revert = findCause(error, RevertedError)?.facts.errorName
  return { name, message, ...(revert ? { revert } : {}) }
}

/**
 * Updates the record of a resumed flow. A flow whose steps were never all requested is marked as stopped, not done,
 * because it has to start again. A flow that is done stays so, because another tab may have completed it.
 *
 * @param before - The latest saved record.
 * @param after - The record of the part that could continue without a wallet.
 *
 * @example
 * FlowRecord.merge(before, after).status // → 'done'
 */
export function merge(before: FlowRecord, after: FlowRecord): FlowRecord {
  if (before.status === 'done') return before
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

/** Notifying the market is optional, because it follows the chain. */
function isCutShort({ steps, step, orders }: FlowRecord): boolean {
  return orders.length === 0 && steps.slice(step + 1).some((kind) => kind !== 'tell')
}

/**
 * Completes a record whose transaction was found on the chain, though the wallet's answer never arrived. A transfer whose
 * other transactions were never requested is marked as stopped, not done.
 *
 * @param options.hash - The hash of the transaction.
 *
 * @example
 * FlowRecord.settle(record, { hash, nowMs: Date.now() }).status // → 'done'
 */
export function settle(record: FlowRecord, options: { hash: Hash; nowMs: number }): FlowRecord {
  const { problem: _, ...rest } = record
  const { hash, nowMs } = options
  const sent = [...record.sent, { hash, isConfirmed: true }]
  const found = { ...rest, updatedAt: nowMs, sent } as const
  // Nothing is left to wait for, and nothing else was requested.
  if (record.sends && isCutShort(record)) return { ...found, status: 'stopped', waitingFor: 'check' }
  return { ...found, status: 'done' }
}

/**
 * Returns whether something of a flow remains that does not need the wallet: an order to post, or a transaction to
 * follow.
 *
 * @example
 * FlowRecord.canResume(record) // → true
 */
export function canResume(record: FlowRecord): boolean {
  if (record.status === 'done') return false
  return record.orders.length > 0 || record.sent.some(({ isConfirmed }) => !isConfirmed)
}

/**
 * Returns whether the wallet was asked and its answer is unknown. A signature without a recipient has no effect, but a
 * transaction may have been sent, and only the wallet knows. Stopping a flow does not withdraw the request.
 *
 * @param options.isLive - Whether the answer can still arrive.
 *
 * @example
 * FlowRecord.isUnanswered(record, { isLive: false }) // → true
 */
export function isUnanswered(record: FlowRecord, { isLive }: { isLive: boolean }): boolean {
  const isLeft = record.status === 'running' || record.status === 'stopped'
  return !isLive && isLeft && record.waitingFor === 'wallet'
}

/**
 * Converts a record to text.
 *
 * @example
 * FlowRecord.serialize(record) // → '{"version":1,…}'
 */
export function serialize(record: FlowRecord): string {
  const { orders, money, sends, items } = record
  return JSON.stringify({
    ...record,
    orders: orders.map(Order.serialize),
    money: money?.map(({ currency, amount }) => ({ currency, amount: String(amount) })),
    sends: sends?.map((sending) => ({ ...sending, tokenId: String(sending.tokenId) })),
    items: items?.map((item) => ({ ...item, tokenId: String(item.tokenId) })),
  })
}

/**
 * Reads a record from text. Returns `undefined` for other text: it may come from a later version or another program.
 *
 * @example
 * FlowRecord.parse(FlowRecord.serialize(record)) // → record
 */
export function parse(text: string): FlowRecord | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecordLike(value)) return undefined
    const { money, sends, items, ...rest } = value
    return {
      ...rest,
      account: getAddress(value.account),
      orders: value.orders.map(Order.parse),
      ...(money ? { money: money.map(toMoney) } : undefined),
      ...(sends ? { sends: sends.map(toSending) } : undefined),
      ...(items ? { items: items.map(toItem) } : undefined),
    }
  } catch {
    // The record belongs to another program or version, so it stays unchanged.
    return undefined
  }
}

type MoneyLike = { currency: Address; amount: string }
type ItemLike = { contract: Address; tokenId: string }
type SendingLike = ItemLike & { to: Address }
type RecordLike = Omit<FlowRecord, 'orders' | 'money' | 'sends' | 'items'> & {
  orders: readonly unknown[]
  money?: readonly MoneyLike[]
  sends?: readonly SendingLike[]
  items?: readonly ItemLike[]
}

function toMoney({ currency, amount }: MoneyLike): Money {
  return { currency: getAddress(currency), amount: BigInt(amount) }
}

function toItem({ contract, tokenId }: ItemLike): Item {
  return { contract: getAddress(contract), tokenId: BigInt(tokenId) }
}

function toSending({ to, ...item }: SendingLike): Sending {
  return { ...toItem(item), to: getAddress(to) }
}

const sides: readonly string[] = ['ask', 'bid', 'swap']
const statuses: readonly string[] = ['running', 'done', 'failed', 'unknown', 'stopped']
const waitings: readonly string[] = ['check', 'wallet', 'chain', 'market']

/** Checks every field that is read later, because other code of the same origin can write to the storage. */
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
    (value.posting === undefined || isPosting(value.posting)) &&
    (value.orderHashes === undefined || isList(value.orderHashes, (hash) => isHash(String(hash)))) &&
    (value.money === undefined || isList(value.money, isMoney)) &&
    (value.sends === undefined || isList(value.sends, isSending)) &&
    (value.items === undefined || isList(value.items, isItem)) &&
    (value.cancels === undefined || cancelledKinds.some((known) => known === value.cancels))
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

function isMoney(value: unknown): boolean {
  if (!isObject(value) || typeof value.amount !== 'string') return false
  return isAddress(String(value.currency), { strict: false }) && /^\d{1,78}$/.test(value.amount)
}

function isItem(value: unknown): boolean {
  if (!isObject(value) || typeof value.tokenId !== 'string' || !/^\d{1,78}$/.test(value.tokenId)) return false
  return isAddress(String(value.contract), { strict: false })
}

function isSending(value: unknown): boolean {
  return isItem(value) && isObject(value) && isAddress(String(value.to), { strict: false })
}

function isPosting(value: unknown): boolean {
  return isObject(value) && sides.includes(String(value.side))
}
