import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import { isUnavailable } from '../db/isUnavailable.js'
import type { Market } from '../market/Market.js'
import type { Posted } from '../market/Posted.js'
import type { ChainEvent } from '../node/ChainEvent.js'
import * as Read from '../node/Read.js'
import { acceptOrders } from '../orders/acceptOrders.js'
import * as Items from '../orders/Items.js'
import { findTaken } from '../orders/store.js'

/** An order that its maker, or anyone with its signature, has validated on chain. */
export type Validated = Extract<ChainEvent, { type: 'validated' }>

/** The number of orders that one step stores, so that following goes on. */
const mostAtOnce = 100
/** Further orders are dropped while the node or the disk does not answer. */
const mostWaiting = 10_000

/**
 * Stores orders that were validated on chain, by any maker and from any market. Their logs contain the whole order. Posts go first: while many of them wait, the orders wait, too.
 *
 * Drops orders that this market does not trade, that cannot be filled now, or whose counter has changed since.
 *
 * @returns The orders to store at a later step.
 */
export async function takeValidated(
  market: Market,
  waiting: readonly Validated[],
): Promise<readonly Validated[]> {
  const kept = waiting.slice(0, mostWaiting)
  if (kept.length === 0 || market.intake.size > market.config.mostWaitingOrders / 2) return kept
  const [part, later] = [kept.slice(0, mostAtOnce), kept.slice(mostAtOnce)]
  try {
    const posted = await readPosted(market, part)
    if (posted.length > 0) await acceptOrders(market, posted)
    return later
  } catch (error) {
    if (isPassing(error)) return kept
    // One batch of orders must not keep the market from following the chain.
    market.log.error({ err: error }, 'validated orders could not be stored')
    return later
  }
}

function isPassing(error: unknown): boolean {
  return isUnavailable(error) || (error instanceof BaseError && error.retry === 'later')
}

/** Completes orders with the counters of their makers, and leaves out those that are not open any more. */
async function readPosted(market: Market, found: readonly Validated[]): Promise<Posted[]> {
  const { exchange } = market.rules
  const events = await withoutKnown(
    market,
    found.filter((event) => isTraded(market, event)),
  )
  const reads = events.flatMap(({ orderHash, parameters }) => [
    Read.counter(exchange, parameters.offerer),
    Read.orderStatus(exchange, orderHash),
  ])
  const answers = reads.length > 0 ? await Read.all(market.node, reads) : []
  return events.flatMap((event, index) => {
    const [counter, status] = answers.slice(2 * index, 2 * index + 2) as Answers
    return counter !== undefined && status && isOpen(status) ? toPosted(market, event, counter) : []
  })
}

type Answers = [counter: bigint | undefined, status: Read.OrderStatus | undefined]

function isTraded({ watched }: Market, { parameters }: Validated): boolean {
  const items = [...parameters.offer, ...parameters.consideration]
  return items.some(({ token }) => watched.collections.has(token.toLowerCase()))
}

async function withoutKnown({ db }: Market, events: readonly Validated[]): Promise<readonly Validated[]> {
  const distinct = new Map(events.map((event) => [event.orderHash.toLowerCase(), event]))
  const taken = new Set(await findTaken(db, [...distinct.keys()]))
  return [...distinct].flatMap(([hash, event]) => (taken.has(hash) ? [] : [event]))
}

function isOpen({ isValidated, isCancelled, totalFilled, totalSize }: Read.OrderStatus): boolean {
  return isValidated && !isCancelled && (totalSize === 0n || totalFilled < totalSize)
}

/** The log has no counter. With the wrong one, the order has another hash. */
function toPosted(market: Market, { orderHash, parameters }: Validated, counter: bigint): Posted[] {
  const order = Order.parse({ parameters: { ...parameters, counter }, signature: '0x' })
  if (market.hasher.hash(order.parameters) !== orderHash.toLowerCase()) return []
  const items = Items.from(order.parameters)
  if (!Items.isItems(items)) return []
  return [{ side: Items.sideOf(items), order, protocolAddress: market.rules.exchange }]
}
