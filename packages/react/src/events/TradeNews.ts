import type { AnyOrder } from '@souk/market'
import { isCriteria } from '@souk/seaport'
import type { Hex, Log } from 'viem'
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

/** `OrderFulfilled` of the exchange. Its first word of data is the hash of the order. */
const fulfilledTopic = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'
/** `OrderCancelled` of the exchange. Its only data is the hash of the order. */
const cancelledTopic = '0x6bacc01dbe442496068f7d234edd811f1a5f833243e0aec824f86ab861f3c90d'
/** `CounterIncremented` of the exchange. Its only data is the new counter. */
const raisedTopic = '0x721c20121297512b72821b97f5326877ea8ecf4bb9948fea5bfcb6453074d37f'
/** `Transfer`. Only that of an ERC721 has three indexed values. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** `TransferSingle` of an ERC1155. */
const transferSingleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

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
  receipts: readonly {
    status: 'success' | 'reverted'
    logs: readonly Pick<Log, 'address' | 'topics' | 'data'>[]
  }[],
  options: { exchange: string; isTold?: ((orderHash: string) => boolean) | undefined },
): TradeNews {
  const logs = receipts.flatMap((receipt) => (receipt.status === 'success' ? receipt.logs : []))
  const exchange = options.exchange.toLowerCase()
  const toldBy = (topic: Hex) =>
    logs.filter(({ address, topics }) => topics[0] === topic && address.toLowerCase() === exchange)
  const moved = new Map<string, Moved>()
  for (const { address, topics } of logs) {
    const [topic, from, to, tokenId] = topics
    if (topic !== transferTopic || !from || !to || !tokenId) continue
    const contract = address.toLowerCase()
    const key = `${contract}:${tokenId}`
    moved.set(key, { contract, tokenId: BigInt(tokenId), from: toAddress(from), to: toAddress(to) })
  }
  const filled = new Map<string, bigint>()
  for (const { data } of toldBy(fulfilledTopic)) {
    const orderHash = data.slice(0, 66).toLowerCase()
    filled.set(orderHash, (filled.get(orderHash) ?? 0n) + unitsIn(data))
  }
  const { isTold = () => false } = options
  return {
    filled,
    cancelled: new Set(toldBy(cancelledTopic).map(({ data }) => data.toLowerCase())),
    raised: new Map(
      toldBy(raisedTopic).map(({ topics: [, account], data }) => [toAddress(account ?? '0x'), BigInt(data)]),
    ),
    moved: [...moved.values()],
    // Without a fill, nothing shows whether the units on the page are already counted.
    sent: filled.size > 0 ? logs.flatMap(sentIn) : [],
    isCounted: [...filled.keys()].some(isTold),
  }
}

function sentIn({ address, topics, data }: Pick<Log, 'address' | 'topics' | 'data'>): readonly Sent[] {
  const [topic, , from, to] = topics
  if (topic !== transferSingleTopic || !from || !to || data.length < 130) return []
  const [tokenId, units] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66, 130)}`)]
  return [{ contract: address.toLowerCase(), tokenId, from: toAddress(from), to: toAddress(to), units }]
}

/**
 * Reads the units of the first token that changed hands from the data of `OrderFulfilled`: hash, recipient, and where the
 * lists of spent and received items begin. An item is its type, token, identifier and amount; a received one also has a
 * recipient.
 */
function unitsIn(data: Hex): bigint {
  const word = (place: number) => BigInt(`0x${data.slice(2 + place * 64, 66 + place * 64) || '0'}`)
  const lists = [
    { at: Number(word(2)) / 32, size: 4 },
    { at: Number(word(3)) / 32, size: 5 },
  ]
  for (const { at, size } of lists)
    for (let index = 0; index < Number(word(at)); index++) {
      const item = at + 1 + index * size
      if (word(item) > 1n) return word(item + 3)
    }
  return 0n
}

function toAddress(topic: Hex): string {
  return `0x${topic.slice(26)}`.toLowerCase()
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
    return units > 0n ? { ...order, remaining: order.remaining - units } : order
  }
  return order.side === 'ask' && moved.some((token) => isLost(order, token)) ? undefined : order
}

/** Tells whether the maker of a listing gave its token away. */
function isLost({ maker, order }: AnyOrder, { contract, tokenId, from, to }: Moved): boolean {
  if (from !== maker.toLowerCase() || to === from) return false
  return order.parameters.offer.some(
    (item) =>
      !isCriteria(item) && item.identifierOrCriteria === tokenId && item.token.toLowerCase() === contract,
  )
}
