import { AbortedError, BaseError, findCause, loadCode, untilAborted } from '@souk/base'
import type { Market, Trade } from '@souk/market/flows'
import { overridesOf, type TransactionOverrides, UnknownOutcomeError } from '@souk/seaport'
import type { Hash } from 'viem'
import { UnexpectedError } from '../errors/errors.js'
import * as Flow from './Flow.js'
import * as FlowRecord from './FlowRecord.js'
import type { Resumed } from './resumeRecord.js'

export { subscribe } from './subscribe.js'

/** The required part of `localStorage`, so that tests and other environments can provide their own. */
export type FlowStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The required part of `navigator.locks`. A flow that runs in one tab is not touched by the others. */
export type FlowLocks = {
  request: <value>(
    name: string,
    options: { ifAvailable: boolean },
    work: (lock: unknown) => Promise<value>,
  ) => Promise<value>
  /** Lists the locks that the pages of this browser hold. Without it, every running flow counts as followed. */
  query?: () => Promise<{ held?: readonly { name?: string }[] | undefined }>
}

/** All flows of a browser: running and saved ones. */
export type FlowStore = {
  storage: FlowStorage
  locks: FlowLocks | undefined
  nowMs: () => number
  createId: () => string
  listeners: Set<() => void>
  controllers: Map<string, AbortController>
  /** Replaced as a whole at each change, so that views can detect it. */
  current: Snapshot
}

/** The data for views. */
export type Snapshot = {
  /** Newest first. */
  records: readonly FlowRecord.FlowRecord[]
  /** The states of the flows that run, or ran, in this tab. */
  live: ReadonlyMap<string, Flow.Started>
  /** The flows saved as running that no page of this browser follows, as far as {@link lookElsewhere} has looked. */
  left?: ReadonlySet<string>
  /** Why flows cannot be saved, such as a full or forbidden storage. They are then lost with the page. */
  unsaved?: unknown
}

const prefix = 'souk.flow.'
/** Only this many finished flows are kept. The oldest are removed first. */
const mostFinished = 50

/**
 * Creates the store of a browser's flows, including those that are already saved.
 *
 * @param options.storage - Where to save flows. @default only in memory
 * @param options.locks - Prevents two tabs from following the same flow. @default none
 *
 * @example
 * const flows = FlowStore.from({ storage: window.localStorage, locks: navigator.locks })
 */
export function from(options: from.Options = {}): FlowStore {
  const { storage = memoryStorage(), locks, nowMs = Date.now } = options
  const { createId = randomId } = options
  return {
    ...{ storage, locks, nowMs, createId },
    listeners: new Set(),
    controllers: new Map(),
    current: { records: readAll(storage), live: new Map() },
  }
}

/** A page in a local network has no HTTPS, and so no `crypto.randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export declare namespace from {
  type Options = {
    storage?: FlowStorage | undefined
    locks?: FlowLocks | undefined
    nowMs?: (() => number) | undefined
    createId?: (() => string) | undefined
  }
}

/**
 * Reads the saved flows again, after another tab has changed them. A flow that this tab knows to be done stays so.
 *
 * @example
 * window.addEventListener('storage', () => FlowStore.refresh(flows))
 */
export function refresh(store: FlowStore): void {
  const done = new Map(
    store.current.records.flatMap((record) => (record.status === 'done' ? [[record.id, record]] : [])),
  )
  const records = readAll(store.storage).map((record) => done.get(record.id) ?? record)
  publish(store, { ...store.current, records })
}

/**
 * Runs a plan, and saves each stage before the next one begins. It continues when the component that started it
 * unmounts.
 *
 * Asks the wallet: for the steps of the plan.
 *
 * @returns The id of the flow, and a promise of its final state.
 *
 * @example
 * const { id } = FlowStore.start(flows, { about, prepared })
 */
export function start<plan extends Flow.Plan, outcome>(
  store: FlowStore,
  options: start.Options<plan, outcome>,
): { id: string; ended: Promise<Flow.Started<plan, outcome>> } {
  const { plan, run: perform } = options.prepared
  const overrides = overridesOf(options.overrides ?? {})
  const run: typeof perform = (running) => perform({ ...overrides, ...running })
  const about = { ...options.about, id: store.createId() }
  const toDone = (outcome: outcome) => ({ type: 'done', plan, outcome }) as const
  const hold = (work: () => Promise<void>) => locked(store, about.id, work)
  const following = { about, startedAt: store.nowMs(), steps: plan.steps, run, toDone, hold }
  return { id: about.id, ended: follow<plan, outcome, outcome>(store, following) }
}

export declare namespace start {
  type Options<plan extends Flow.Plan, outcome> = {
    about: Omit<FlowRecord.About, 'id'>
    prepared: Trade.Prepared<plan, outcome>
    /** The fees, gas and nonce of its transactions. A resumed flow sends none. @default the wallet's */
    overrides?: TransactionOverrides | undefined
  }
}

/**
 * Resumes the part of a saved flow that needs no wallet: follows sent transactions, and posts signed orders.
 *
 * @throws {NotResumableError} if nothing remains to do, or the flow runs in another tab.
 *
 * @example
 * await FlowStore.resume(flows, { market, id })
 */
export async function resume(
  store: FlowStore,
  options: { market: Market.Market; id: string },
): Promise<Flow.Started> {
  const { market, id } = options
  findResumable(store, id)
  // Most visits have no flow to resume, so the code is loaded on demand.
  const { resumeRecord } = await loadCode(() => import('./resumeRecord.js'))
  return locked(store, id, () => {
    const record = findResumable(store, id)
    const { plan, run } = resumeRecord(market, record)
    const toDone = (posted: Resumed['outcome']) => ({ type: 'settled', posted }) as const
    const { startedAt } = record
    return follow(store, { about: record, startedAt, steps: plan.steps, run, toDone, before: record })
  })
}

function findResumable(store: FlowStore, id: string): FlowRecord.FlowRecord {
  const record = latest(store, id)
  if (!record || !FlowRecord.canResume(record) || store.controllers.has(id))
    throw new NotResumableError({ id })
  return record
}

/** Returns the record of a flow as it is saved. The browser tells of another tab's changes only later. */
function latest(store: FlowStore, id: string): FlowRecord.FlowRecord | undefined {
  const known = store.current.records.find((record) => record.id === id)
  return known?.status === 'done' ? known : (read(store.storage, id) ?? known)
}

/**
 * Stops following a flow. Sent transactions may still be mined.
 *
 * @example
 * FlowStore.stop(flows, id)
 */
export function stop(store: FlowStore, id: string): void {
  store.controllers.get(id)?.abort()
}

/**
 * Finds the running flows that a page of this browser still follows. A page that was closed or reloaded follows no flow,
 * although its flows are saved as running.
 *
 * @returns The ids of the flows. Without locks that can be listed, those of all running flows.
 *
 * @example
 * const ids = await FlowStore.findFollowed(flows)
 */
export async function findFollowed(store: FlowStore): Promise<ReadonlySet<string>> {
  const names = await store.locks?.query?.().then(({ held = [] }) => new Set(held.map(({ name }) => name)))
  const isFollowed = ({ id, status }: FlowRecord.FlowRecord) =>
    status === 'running' && (!names || store.controllers.has(id) || names.has(prefix + id))
  return new Set(store.current.records.filter(isFollowed).map(({ id }) => id))
}

/**
 * Looks which flows are saved as running although no page of this browser follows them, and tells the listeners when this
 * changes. Without locks that can be listed, it is unknown.
 *
 * @example
 * await FlowStore.lookElsewhere(flows)
 */
export async function lookElsewhere(store: FlowStore): Promise<void> {
  if (!store.locks?.query) return
  const followed = await findFollowed(store)
  const running = store.current.records.filter(({ status }) => status === 'running')
  const found = running.flatMap(({ id }) => (followed.has(id) ? [] : [id]))
  const { left } = store.current
  const isSame = left?.size === found.length && found.every((id) => left.has(id))
  if (!isSame) publish(store, { ...store.current, left: new Set(found) })
}

/**
 * Returns whether another page of this browser follows a running flow. Where locks can be listed, each one counts as
 * followed until {@link lookElsewhere} finds that it is not.
 *
 * @example
 * FlowStore.isElsewhere(flows, record) // → true
 */
export function isElsewhere(store: FlowStore, { id, status }: FlowRecord.FlowRecord): boolean {
  if (status !== 'running' || store.controllers.has(id) || !store.locks?.query) return false
  return !store.current.left?.has(id)
}

/**
 * Completes a flow whose transaction was found on the chain, though the wallet's answer never arrived. Ignores all other
 * flows, and those that another tab runs.
 *
 * @example
 * await FlowStore.settle(flows, { id, hash })
 */
export async function settle(store: FlowStore, { id, hash }: { id: string; hash: Hash }): Promise<void> {
  const complete = async () => {
    const record = latest(store, id)
    if (!record || !FlowRecord.isUnanswered(record, { isLive: store.controllers.has(id) })) return
    const settled = FlowRecord.settle(record, { hash, nowMs: store.nowMs() })
    const failure = save(store.storage, settled)
    const records = store.current.records.map((other) => (other.id === id ? settled : other))
    const live = new Map(store.current.live)
    const state = live.get(id)
    const found = state && Flow.reduce(state, { type: 'found', hash, isLast: settled.status === 'done' })
    if (found && 'done' in found) live.set(id, found)
    publish(store, { records, live, ...failure })
  }
  await locked(store, id, complete).catch((error: unknown) => {
    // Another tab runs the flow, and hears the answer itself.
    if (!(error instanceof NotResumableError)) throw error
  })
}

/**
 * Removes flows that do not run in this tab. Signed orders stay valid.
 *
 * @example
 * FlowStore.forget(flows, [id])
 */
export function forget(store: FlowStore, ids: readonly string[]): void {
  const gone = ids.filter((id) => !store.controllers.has(id))
  for (const id of gone) store.storage.removeItem(prefix + id)
  const { records, live } = store.current
  publish(store, {
    records: records.filter(({ id }) => !gone.includes(id)),
    live: new Map([...live].filter(([id]) => !gone.includes(id))),
  })
}

type Following<plan extends Flow.Plan, outcome, result> = {
  about: FlowRecord.About
  startedAt: number
  steps: readonly Trade.Step[]
  run: (options: { signal: AbortSignal }) => AsyncGenerator<Trade.Progress, result, undefined>
  /** Converts the result to the final event. */
  toDone: (result: result) => Flow.Event<plan, outcome>
  /** Runs work while no other tab can follow the flow. @default the caller does */
  hold?: (work: () => Promise<void>) => Promise<void>
  /** The earlier record of a resumed flow. */
  before?: FlowRecord.FlowRecord
}

async function follow<plan extends Flow.Plan, outcome, result>(
  store: FlowStore,
  following: Following<plan, outcome, result>,
): Promise<Flow.Started<plan, outcome>> {
  const { about, startedAt, steps, run, toDone, before, hold = (work) => work() } = following
  const controller = new AbortController()
  const { signal } = controller
  store.controllers.set(about.id, controller)
  let state: Flow.State<plan, outcome> = Flow.idle
  const tell = (event: Flow.Event<plan, outcome>): void => {
    state = Flow.reduce(state, event)
    if ('done' in state) write(store, { about, startedAt, state, before })
  }
  const finish = (end: Flow.Event<plan, outcome>): void => {
    // Runs before the end is published, so that listeners do not find the flow running.
    store.controllers.delete(about.id)
    tell(end)
    tidy(store)
  }
  const onProgress = (progress: Trade.Progress) => tell({ type: 'progress', progress })
  tell({ type: 'start', steps })
  const perform = () =>
    carry(run({ signal }), { signal, onProgress }).then(toDone, (error) => toEnd(error, signal))
  try {
    await hold(async () => finish(await perform()))
  } catch (error) {
    finish(toEnd(error, signal))
  }
  return state as Flow.State<plan, outcome> as Flow.Started<plan, outcome>
}

/** Runs to the end, or until the signal fires, because a wallet may never answer. */
async function carry<outcome>(
  running: AsyncGenerator<Trade.Progress, outcome, undefined>,
  options: { signal: AbortSignal; onProgress: (progress: Trade.Progress) => void },
): Promise<outcome> {
  for (;;) {
    const next = await untilAborted(running.next(), options.signal)
    if (next.done) return next.value
    options.onProgress(next.value)
  }
}

function toEnd(
  error: unknown,
  signal: AbortSignal,
): Extract<Flow.Event, { type: 'failed' | 'unknown' | 'stopped' }> {
  if (signal.aborted && (error instanceof AbortedError || error === signal.reason)) return { type: 'stopped' }
  const named = error instanceof BaseError ? error : new UnexpectedError(error)
  return { type: findCause(named, UnknownOutcomeError) ? 'unknown' : 'failed', error: named }
}

/**
 * Runs work while holding the lock of a flow.
 *
 * @throws {NotResumableError} if another tab holds it.
 */
async function locked<value>(store: FlowStore, id: string, work: () => Promise<value>): Promise<value> {
  if (!store.locks) return work()
  return store.locks.request(prefix + id, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new NotResumableError({ id })
    return work()
  })
}

function write(
  store: FlowStore,
  flow: {
    about: FlowRecord.About
    startedAt: number
    state: Flow.Started
    before?: FlowRecord.FlowRecord | undefined
  },
): void {
  const { about, startedAt, state, before } = flow
  const record = FlowRecord.from(toAbout(about), { state, startedAt, nowMs: store.nowMs() })
  const whole = before ? FlowRecord.merge(read(store.storage, about.id) ?? before, record) : record
  // A lock reaches other tabs before a last write does. Saving again that a flow runs could replace its end.
  const isSaved = before?.status === 'running' && state.status === 'running'
  const failure = isSaved ? {} : save(store.storage, whole)
  const others = store.current.records.filter(({ id }) => id !== about.id)
  publish(store, {
    records: sort([whole, ...others]),
    live: new Map([...store.current.live, [about.id, state]]),
    ...failure,
  })
}

/**
 * Saves a record. A full or forbidden storage must not stop a trade, because signed orders still have to reach the
 * market.
 */
function save(storage: FlowStorage, record: FlowRecord.FlowRecord): Pick<Snapshot, 'unsaved'> {
  try {
    storage.setItem(prefix + record.id, FlowRecord.serialize(record))
    return {}
  } catch (error) {
    return { unsaved: error }
  }
}

function toAbout(about: FlowRecord.About): FlowRecord.About {
  const { id, kind, chainId, account, title, posting, orderHashes, sends, money, items } = about
  return { id, kind, chainId, account, title, posting, orderHashes, sends, money, items }
}

/** Removes the oldest finished flows, so that the storage does not fill up. */
function tidy(store: FlowStore): void {
  const finished = store.current.records.filter(
    (record) => record.status !== 'running' && !FlowRecord.canResume(record),
  )
  const old = finished.slice(mostFinished).map(({ id }) => id)
  if (old.length > 0) forget(store, old)
}

function publish(store: FlowStore, current: Snapshot): void {
  const { left } = store.current
  store.current = left ? { left, ...current } : current
  for (const listener of store.listeners) listener()
}

function sort(records: readonly FlowRecord.FlowRecord[]): readonly FlowRecord.FlowRecord[] {
  return records.toSorted((a, b) => b.startedAt - a.startedAt)
}

function readAll(storage: FlowStorage): readonly FlowRecord.FlowRecord[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  return sort(
    keys.flatMap((key) => (key?.startsWith(prefix) && read(storage, key.slice(prefix.length))) || []),
  )
}

function read(storage: FlowStorage, id: string): FlowRecord.FlowRecord | undefined {
  const text = storage.getItem(prefix + id)
  return text ? FlowRecord.parse(text) : undefined
}

function memoryStorage(): FlowStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

/** Thrown when a flow cannot be resumed: it is over, it is already running, or it is unknown. */
export class NotResumableError extends BaseError<{ id: string }> {
  override readonly name = 'Flow.NotResumableError'
  constructor(facts: { id: string }) {
    super(`The flow ${facts.id} cannot be resumed: it is over, or it runs in another tab.`, { facts })
  }
}
