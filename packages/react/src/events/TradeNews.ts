import type { AnyOrder } from '@souk/market'
import { isCriteria } from '@souk/seaport'
import type { Hex } from 'viem'
import { type Fill, fillIn, moveIn, type ReceiptLog, toAddress } from './ReceiptLog.js'
import type { OrderPages } from './withoutSpent.js'

/** What transactions did, as their receipts tell. Addresses and hashes are in lower case. */
export type TradeNews = {
  /** How many units of each order the exchange filled, by the order's hash. Those of the first token, of several. */
  filled: ReadonlyMap<string, bigint>
  /** The orders that their makers cancelled. */
  cancelled: ReadonlySet<string>
  /** The accounts that cancelled all of their earlier orders, each with its new counter. */
  raised: ReadonlyMap<string, bigint>
  /** The tokens with one owner that moved, with the last owner before and after. */
  moved: readonly Moved[]
  /** The units of editions that the fills moved. */
  sent: readonly Sent[]
  /** Whether the market has told of the fills already, so that units on the page may be counted without them. */
  isCounted: boolean
}

/** The move of a token. Two addresses of accounts, and one of its contract. */
type Moved = { contract: string; tokenId: bigint; from: string; to: string }

/** Units of an edition that went from one account to another. */
type Sent = Moved & { units: bigint }

/** `OrderCancelled` of the exchange. Its only data is the hash of the order. */
const cancelledTopic = '0x6bacc01dbe442496068f7d234edd811f1a5f833243e0aec824f86ab861f3c90d'
/** `CounterIncremented` of the exchange. Its only data is the new counter. */
const raisedTopic = '0x721c20121297512b72821b97f5326877ea8ecf4bb9948fea5bfcb6453074d37f'

/**
 * Reads from receipts which orders were filled or cancelled and which tokens moved. Reads topics only: the decoder of viem would be
 * part of every first load.
 *
 * @param options.exchange - The address of the exchange. Events of other contracts fill no orders.
 * @param options.isTold - Whether the market has told of the sale of an order. @default never
 *
 * @example
 * TradeNews.from([receipt], { exchange: seaportAddress }).filled.has(orderHash) // → true
 */
export function from(
  receipts: readonly { status: 'success' | 'reverted'; logs: readonly ReceiptLog[] }[],
  options: { exchange: string; isTold?: ((orderHash: string) => boolean) | undefined },
): TradeNews {
  const logs = receipts.flatMap((receipt) => (receipt.status === 'success' ? receipt.logs : []))
  const exchange = options.exchange.toLowerCase()
  const isBy = ({ address }: ReceiptLog) => address.toLowerCase() === exchange
  const toldBy = (topic: Hex) => logs.filter((log) => log.topics[0] === topic && isBy(log))
  const moves = logs.flatMap((log) => moveIn(log) ?? [])
  const moved = new Map<string, Moved>()
  for (const { contract, tokenId, from, to, isEdition } of moves)
    if (!isEdition) moved.set(`${contract}:${tokenId}`, { contract, tokenId, from, to })
  const filled = new Map<string, bigint>()
  for (const fill of logs.flatMap((log) => (isBy(log) ? (fillIn(log) ?? []) : [])))
    filled.set(fill.orderHash, (filled.get(fill.orderHash) ?? 0n) + unitsIn(fill))
  const { isTold = () => false } = options
  return {
    filled,
    cancelled: new Set(logs.flatMap((log) => (isBy(log) ? (cancelledIn(log) ?? []) : []))),
    raised: new Map(
      toldBy(raisedTopic).map(({ topics: [, account], data }) => [toAddress(account ?? '0x'), BigInt(data)]),
    ),
    moved: [...moved.values()],
    // Without a fill, nothing shows whether the units on the page are already counted.
    sent: filled.size > 0 ? moves.filter(({ isEdition }) => isEdition) : [],
    isCounted: [...filled.keys()].some(isTold),
  }
}

/** Returns the hash of the order that a log of the exchange says to be cancelled, in lower case. */
export function cancelledIn({ topics, data }: Pick<ReceiptLog, 'topics' | 'data'>): string | undefined {
  return topics[0] === cancelledTopic ? data.toLowerCase() : undefined
}

/** Returns the units of the first token that changed hands. */
function unitsIn({ offer, consideration }: Fill): bigint {
  return [...offer, ...consideration].find(({ type }) => type > 1n)?.amount ?? 0n
}

/**
 * Returns whether the maker cancelled an order, alone or with all earlier ones.
 *
 * @param order.order - The signed order. Without it, a raised counter counts as a cancellation.
 */
export function isCancelled(
  { orderHash, maker, order }: Pick<AnyOrder, 'orderHash' | 'maker'> & Partial<Pick<AnyOrder, 'order'>>,
  { cancelled, raised }: Pick<TradeNews, 'cancelled' | 'raised'>,
): boolean {
  const counter = raised.get(maker.toLowerCase())
  const isOld = counter !== undefined && (!order || order.parameters.counter < counter)
  return isOld || cancelled.has(orderHash.toLowerCase())
}

/**
 * Removes the orders that are certainly over: cancelled and filled ones, and listings whose maker no longer owns the token. Of orders
 * that were filled in part, the rest remains. Pages without such orders stay the same object.
 */
export function withoutOver(data: OrderPages, news: TradeNews): OrderPages {
  const pages = data.pages.map((page) => {
    const orders = page.orders.flatMap((order) => restOf(order, news) ?? [])
    const isSame =
      orders.length === page.orders.length && orders.every((order, index) => order === page.orders[index])
    return isSame ? page : { ...page, orders }
  })
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data
}

function restOf(order: AnyOrder, news: TradeNews): AnyOrder | undefined {
  if (isCancelled(order, news)) return undefined
  const { filled, moved, isCounted } = news
  const units = filled.get(order.orderHash.toLowerCase())
  if (units !== undefined) {
    if (isCounted && order.total > 1n) return order
    if (order.remaining <= units) return undefined
    return units > 0n ? without(order, units) : order
  }
  return order.side === 'ask' && moved.some((token) => isLost(order, token)) ? undefined : order
}

/** Takes filled units from what can be filled and from what the chain has not filled. */
function without(order: AnyOrder, units: bigint): AnyOrder {
  const { remaining, unfilled } = order
  return {
    ...order,
    remaining: remaining - units,
    ...(unfilled === undefined ? {} : { unfilled: unfilled - units }),
  }
}

/** Tells whether the maker of a listing gave its token away. */
function isLost({ maker, order }: AnyOrder, { contract, tokenId, from, to }: Moved): boolean {
  if (from !== maker.toLowerCase() || to === from) return false
  return order.parameters.offer.some(
    (item) =>
      !isCriteria(item) && item.identifierOrCriteria === tokenId && item.token.toLowerCase() === contract,
  )
}
