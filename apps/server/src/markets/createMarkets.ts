import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pause } from '../db/session.js'
import { noGround } from '../ground/readGround.js'
import { createHttp } from '../http/createHttp.js'
import * as Rounds from '../http/guards/Rounds.js'
import * as Metrics from '../http/metrics/Metrics.js'
import { CommandError } from '../market/CommandError.js'
import { createLogger } from '../market/log.js'
import type { Market } from '../market/Market.js'
import { createServer } from '../server/createServer.js'
import { toConfig } from '../server/toConfig.js'
import type { Common } from './bareApp.js'
import { createFront } from './createFront.js'
import { createShared } from './createShared.js'
import { keepOpening, type Opening } from './keepOpening.js'
import { isRemote, type LocalChain, type MarketsOptions } from './MarketsOptions.js'
import { openRemote } from './openRemote.js'
import { type PlannedChain, planMarkets } from './planMarkets.js'
import { createSlot, type Slot } from './Slot.js'
import { wholeSite } from './wholeSite.js'

/** One or more markets at one address. */
export type Markets = {
  /** The chains' names, the default one first. */
  chains: readonly string[]
  /** Returns the market of a chain; `undefined` while it is not open, or where another server has it. */
  marketOf: (chain: string) => Market | undefined
  /**
   * Waits until every chain of this process is open.
   *
   * @throws The error of the first chain that cannot be opened for another reason than a node or a database that does
   * not answer.
   */
  opened: () => Promise<void>
  /**
   * Waits until a chain is open.
   *
   * @returns Its market; `undefined` for a chain that another server has.
   * @throws The error of the chain, as `opened`.
   */
  openedOf: (chain: string) => Promise<Market | undefined>
  /** @throws {PortInUseError} when the port is taken. */
  listen: () => Promise<{ host: string; port: number; url: string }>
  /** Reports "not ready" for the configured time and keeps answering meanwhile. Call it before `close`. */
  drain: () => Promise<void>
  /** Stops everything, in order. Further calls return the same promise. */
  close: () => Promise<void>
}

/**
 * Creates the markets of one or more chains in this process, behind one address. No chain waits for another: one whose
 * node does not answer reports that it is not ready, and opens by itself when its node answers.
 *
 * A single chain is a server as {@link createServer} makes it, with the same paths, data folder and errors.
 *
 * @throws {CommandError} when the chains contradict each other.
 *
 * @example
 * const markets = await createMarkets({
 *   dataDir: './data',
 *   chains: [{ chain: 'ethereum', rpcUrl }, { chain: 'matic', rpcUrl: polygonUrl }],
 * })
 * const { url } = await markets.listen()
 * await fetch(`${url}/chains/matic/v2/market`)
 */
export async function createMarkets(options: MarketsOptions): Promise<Markets> {
  const [only, second] = options.chains
  if (!only) throw new CommandError({ problem: 'Name at least one chain.' })
  return second || isRemote(only) ? createSeveral(options) : createOne(options, only)
}

async function createOne({ chains: _, ...common }: MarketsOptions, chain: LocalChain): Promise<Markets> {
  const { title: __, ...own } = chain
  const { market, listen, drain, close } = await createServer({ collections: [], ...common, ...own })
  return {
    chains: [chain.chain],
    marketOf: (name) => (name === chain.chain ? market : undefined),
    opened: async () => undefined,
    openedOf: async (name) => (name === chain.chain ? market : undefined),
    listen,
    drain,
    close,
  }
}

function createSeveral(options: MarketsOptions): Markets {
  const plans = planMarkets(options)
  assertNoneLeft(options.dataDir, plans)
  const { chains: _, ...common } = options
  const everywhere = { ...common, priceFeeds: [], dataDir: 'memory://', rpcUrl: '', collections: [] }
  const config = toConfig(everywhere, noGround)
  const log = options.logger ?? createLogger({ level: 'warn' })
  const slots: Slot[] = []
  const shared = createShared(config, () => slots)
  const parts = { config, limiter: shared.limiter, shared, log, metrics: Metrics.create() }
  slots.push(...plans.map((plan) => createSlot(plan, parts)))
  const front = createFront(slots, {
    ...parts,
    whole: wholeSite(slots, parts),
    noteConnection: (connection) => Rounds.noteConnection(shared.rounds, connection),
  })
  const http = createHttp(front, { config, log })
  const stopping = new AbortController()
  const { signal } = stopping
  const opening = slots.map((slot) => openSlot(slot, { signal, ...parts }))
  const opened = Promise.all(opening.map((each) => each.opened))
  // The log and /ready have the reasons, where nobody asks.
  opened.catch(() => undefined)
  const marketOf = (chain: string) => slots.find(({ plan }) => plan.info.chain === chain)?.open?.market
  const markClosing = () => {
    for (const { open } of slots) if (open) open.market.vitals.isClosing = true
  }
  const close = async () => {
    markClosing()
    stopping.abort()
    // Requests that are still being answered need the open markets.
    await http.close()
    const late = pause(config.closeTimeoutMs, AbortSignal.timeout(config.closeTimeoutMs))
    await Promise.all(opening.map(({ ended }) => Promise.race([ended, late])))
    const stopped = await Promise.allSettled(slots.map(({ open }) => open?.stop()))
    for (const result of stopped) if (result.status === 'rejected') throw result.reason
  }
  let closing: Promise<void> | undefined
  return {
    chains: slots.map(({ plan }) => plan.info.chain),
    marketOf,
    opened: () => opened.then(() => undefined),
    openedOf: async (chain) => {
      await opening[slots.findIndex(({ plan }) => plan.info.chain === chain)]?.opened
      return marketOf(chain)
    },
    listen: http.listen,
    drain: async () => {
      markClosing()
      await pause(config.drainMs, signal)
    },
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

/** A chain of another server does not keep this one from being open. */
function openSlot(slot: Slot, options: keepOpening.Options & Common): Opening {
  const { plan } = slot
  if (plan.type === 'local') return keepOpening(slot, plan.options, options)
  return { opened: Promise.resolve(), ended: openRemote(slot, { url: plan.url, ...options }) }
}

/** @throws {CommandError} when the folder has the data of a market with one chain, and no chain continues it. */
function assertNoneLeft(dataDir: string, plans: readonly PlannedChain[]): void {
  const isUsed = plans.some(
    (plan) => plan.type === 'local' && resolve(plan.options.dataDir) === resolve(dataDir),
  )
  if (isUsed || !existsSync(join(dataDir, 'orders.jsonl'))) return
  throw new CommandError({
    problem: `The folder ${dataDir} has the orders of a market with one chain. Name it as the dataDir of that chain.`,
  })
}
