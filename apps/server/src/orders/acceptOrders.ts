import { BaseError } from '@souk/base'
import type { OrderRow } from '../db/tables.js'
import type { Entry } from '../journal/journal.js'
import type { Caller } from '../market/Caller.js'
import * as Intake from '../market/Intake.js'
import { type Issue, RefusedError } from '../market/Issue.js'
import type { Market } from '../market/Market.js'
import type { Posted } from '../market/Posted.js'
import { findSets, toTokenSet } from './criteria.js'
import type { NewOrder } from './NewOrder.js'
import { rejudge } from './rejudge.js'
import { findOrders } from './store.js'
import { storeOrders } from './storeOrders.js'
import { nftsOf, postedSideOf } from './Terms.js'
import { type Settled, type Verified, verifyOrders } from './verifyOrders.js'

/** The number of orders in a batch. Orders that arrive meanwhile wait for the next batch. */
const batchSize = 400
/** The chain is asked about the next batch while one is being written. */
const lanes = 2
/** The number of callers whose shares together fill the intake. */
const partsOfIntake = 4
/** The delay that an overloaded server asks for. */
const retryAfterMs = 2_000

/**
 * Accepts orders: checks them as the exchange would, writes them to the journal, then to the database.
 *
 * Posts that arrive while a batch is in progress form the next one, with one request to the node, one flush to disk
 * and one transaction for all of them. Posting the same order again gives the same answer. Once this returns, neither
 * a crash nor a power cut loses an accepted order.
 *
 * @param options.isWhole - Accepts all or none: if one is refused, so are the others. @default false
 * @returns In the order of `posted`.
 * @throws {OverloadedError} when too many orders already wait.
 * @throws {NodeError} when the node does not answer. @throws {WriteError} when the disk refuses.
 */
export async function acceptOrders(
  market: Market,
  posted: readonly Posted[],
  options: { isWhole?: boolean } = {},
): Promise<readonly Intake.Answer[]> {
  const { intake, config, caller } = market
  const { isWhole = false } = options
  if (intake.size > 0 && intake.size + posted.length > config.mostWaitingOrders)
    throw new OverloadedError({ waiting: intake.size, retryAfterMs })
  if (caller && config.rateLimits)
    assertTurn(intake, { caller, more: posted.length, most: config.mostWaitingOrders })
  return new Promise((resolve, reject) => {
    Intake.add(intake, {
      posted: posted.map((order) => ({ ...order, from: caller })),
      from: caller?.name,
      isWhole,
      resolve,
      reject,
    })
    // Posts of the same moment join the batch.
    setImmediate(() => drain(market))
  })
}

/**
 * Makes a caller wait who posts faster than the server stores, and not everyone behind that caller. @throws
 * {ShareOfIntakeError}
 */
function assertTurn(
  intake: Intake.Intake,
  { caller, more, most }: { caller: Caller; more: number; most: number },
): void {
  const own = Math.ceil((most * caller.factor) / partsOfIntake)
  const waiting = intake.byCaller.get(caller.name) ?? 0
  if (waiting > 0 && waiting + more > own && !caller.isOperator)
    throw new ShareOfIntakeError({ waiting, most: own, retryAfterMs })
}

function drain(market: Market): void {
  const { intake } = market
  while (intake.running < lanes && intake.waiting.length > 0) {
    const nowMs = performance.now()
    const restMs = Intake.restMs(intake, { most: batchSize, nowMs })
    if (restMs > 0) {
      plan(market, restMs)
      return
    }
    const posts = Intake.take(intake, batchSize)
    intake.running++
    intake.beganMs = nowMs
    void run(market, posts)
  }
}

function plan(market: Market, restMs: number): void {
  const { intake } = market
  if (intake.isPlanned) return
  intake.isPlanned = true
  setTimeout(() => {
    intake.isPlanned = false
    drain(market)
  }, restMs)
}

async function run(market: Market, posts: readonly Intake.Post[]): Promise<void> {
  try {
    const verified = await verifyOrders(
      market,
      posts.flatMap(({ posted }) => posted),
    )
    let start = 0
    const settled: Part[] = []
    for (const post of posts) {
      const part = verified.slice(start, start + post.posted.length)
      start += post.posted.length
      // Only a post with an order that needs a contract's answer waits for that contract.
      if (part.every(isSettled)) settled.push({ post, part })
      else void settleLater(market, post, part)
    }
    await finish(market, settled)
  } catch (error) {
    for (const post of posts) post.reject(error)
  } finally {
    market.intake.running--
    market.intake.ended += posts.length
    drain(market)
  }
}

/** A post, and the result of each of its orders. */
type Part = { post: Intake.Post; part: readonly Settled[] }

function isSettled(verified: Verified): verified is Settled {
  return verified.type !== 'unsettled'
}

async function settleLater(market: Market, post: Intake.Post, part: readonly Verified[]): Promise<void> {
  try {
    const settled = await Promise.all(part.map((entry) => (isSettled(entry) ? entry : entry.settle())))
    await finish(market, [{ post, part: settled }])
  } catch (error) {
    post.reject(error)
  }
}

async function finish(market: Market, parts: readonly Part[]): Promise<void> {
  const taken = parts.filter(
    ({ post, part }) => !post.isWhole || part.every(({ type }) => type !== 'refused'),
  )
  const rows = await keep(
    market,
    distinct(taken.flatMap(({ post, part }) => (post.isWhole ? [part] : part.map((entry) => [entry])))),
  )
  for (const { post, part } of parts) post.resolve(part.map((entry) => toAnswer(entry, rows)))
}

/** Returns the new orders of each post, each order once. */
function distinct(posts: readonly (readonly Settled[])[]): readonly (readonly NewOrder[])[] {
  const seen = new Set<string>()
  const news = posts.map((post) =>
    post.flatMap((entry) => {
      if (entry.type !== 'sound' || seen.has(entry.order.orderHash)) return []
      seen.add(entry.order.orderHash)
      return [entry.order]
    }),
  )
  return news.filter((orders) => orders.length > 0)
}

async function keep(
  market: Market,
  posts: readonly (readonly NewOrder[])[],
): Promise<ReadonlyMap<string, OrderRow>> {
  if (posts.length === 0) return new Map()
  await market.journal.append(await toEntries(market, posts))
  const { rows, old } = await storeOrders(market, posts.flat())
  if (old.length === 0) return rows
  await judgeAgain(market, old)
  const judged = await findOrders(market.db, old)
  return new Map([...rows, ...judged.map((row) => [row.order_hash, row] as const)])
}

async function toEntries(
  market: Market,
  posts: readonly (readonly NewOrder[])[],
): Promise<readonly (readonly Entry[])[]> {
  const wanted = posts.flat().flatMap(({ terms }) => nftsOf(terms))
  const sets = await findSets(market.db, wanted)
  const tokens = new Map(sets.map((row) => [`${row.contract}:${row.root}`, toTokenSet(row)]))
  return posts.map((orders) =>
    orders.map(({ orderHash, order, createdAt, signedBy, terms, json }) => {
      const set = nftsOf(terms)
        .map(({ contract, criteria }) => tokens.get(`${contract.toLowerCase()}:${criteria}`))
        .find(Boolean)
      return { orderHash, side: postedSideOf(terms.side), order, createdAt, signedBy, json, tokens: set }
    }),
  )
}

/** An order that cannot be checked now is left to the follower. */
async function judgeAgain(market: Market, hashes: readonly string[]): Promise<void> {
  try {
    await rejudge(market, hashes)
  } catch (error) {
    if (!(error instanceof BaseError) || error.retry !== 'later') throw error
    market.log.debug({ err: error }, 'orders are left to the follower')
  }
}

function toAnswer(verified: Settled, rows: ReadonlyMap<string, OrderRow>): Intake.Answer {
  if (verified.type === 'known') return { row: verified.row, isNew: false }
  if (verified.type === 'refused') return { refused: new RefusedError({ issues: verified.issues }) }
  const row = rows.get(verified.order.orderHash)
  // Another order of the same post was refused.
  return row ? { row, isNew: true } : { refused: new RefusedError({ issues: [] }) }
}

/**
 * Accepts orders that were posted together: all or none.
 *
 * @throws {BulkRefusedError} with the issues of each refused order. Otherwise as {@link acceptOrders}.
 */
export async function acceptBulk(market: Market, posted: readonly Posted[]): Promise<readonly OrderRow[]> {
  const { mostBulkOrders: most } = market.config
  if (posted.length > most) throw new BulkTooLargeError({ orders: posted.length, most })
  const answers = await acceptOrders(market, posted, { isWhole: true })
  const refusals = answers.flatMap(({ refused }, index) =>
    refused && refused.facts.issues.length > 0 ? [{ index, issues: refused.facts.issues }] : [],
  )
  if (refusals.length > 0) throw new BulkRefusedError({ refusals })
  return answers.flatMap(({ row }) => (row ? [row] : []))
}

/** Thrown when orders that were posted together are refused; `index` says which. */
export class BulkRefusedError extends BaseError<{
  refusals: readonly { index: number; issues: readonly Issue[] }[]
}> {
  override readonly name = 'Orders.BulkRefusedError'
  constructor(facts: { refusals: readonly { index: number; issues: readonly Issue[] }[] }) {
    const sentences = facts.refusals.map(
      ({ index, issues }) => `Order ${index}: ${issues.map(({ message }) => message).join(' ')}`,
    )
    super(sentences.join(' '), { facts, retry: 'user' })
  }
}

/** Thrown when a post has more orders than the server accepts at once. */
export class BulkTooLargeError extends BaseError<{ orders: number; most: number }> {
  override readonly name = 'Orders.BulkTooLargeError'
  constructor(facts: { orders: number; most: number }) {
    super(`One request can post at most ${facts.most} orders; this one has ${facts.orders}.`, { facts })
  }
}

/** Thrown when more orders wait than the server can store soon. */
export class OverloadedError extends BaseError<{ waiting: number; retryAfterMs: number }> {
  override readonly name = 'Orders.OverloadedError'
  constructor(facts: { waiting: number; retryAfterMs: number }) {
    super('The market is receiving too many orders at the moment. Try again soon.', {
      facts,
      retry: 'later',
    })
  }
}

/** Thrown when one caller has so many waiting orders that other callers would have to wait for them. */
export class ShareOfIntakeError extends BaseError<{ waiting: number; most: number; retryAfterMs: number }> {
  override readonly name = 'Orders.ShareOfIntakeError'
  constructor(facts: { waiting: number; most: number; retryAfterMs: number }) {
    super(
      `${facts.waiting} orders of yours wait to be taken in; ${facts.most} may. Post more when these are answered; a key of this market has a larger share.`,
      { facts, retry: 'later' },
    )
  }
}
