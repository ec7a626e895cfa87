import type { AnyOrder, Nft } from '@souk/market'
import { isCriteria } from '@souk/seaport'
import type { InfiniteData } from '@tanstack/react-query'
import type { Hex, Log } from 'viem'
import type { OrderPages } from './withoutSpent.js'

/** What transactions did, as their receipts tell. Addresses and hashes are in lower case. */
export type TradeNews = {
  /** How many units of each order the exchange filled, by the order's hash. Those of the first token, of several. */
  filled: ReadonlyMap<string, bigint>
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
/** `Transfer`. Only that of an ERC721 has three indexed values. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** `TransferSingle` of an ERC1155. */
const transferSingleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

/**
 * Reads from receipts which orders were filled and which tokens moved. Reads topics only: the decoder of viem would be
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
  const fulfilled = logs.filter(
    ({ address, topics }) => topics[0] === fulfilledTopic && address.toLowerCase() === exchange,
  )
  const moved = new Map<string, Moved>()
  for (const { address, topics } of logs) {
    const [topic, from, to, tokenId] = topics
    if (topic !== transferTopic || !from || !to || !tokenId) continue
    const contract = address.toLowerCase()
    const key = `${contract}:${tokenId}`
    moved.set(key, { contract, tokenId: BigInt(tokenId), from: toAddress(from), to: toAddress(to) })
  }
  const filled = new Map<string, bigint>()
  for (const { data } of fulfilled) {
    const orderHash = data.slice(0, 66).toLowerCase()
    filled.set(orderHash, (filled.get(orderHash) ?? 0n) + unitsIn(data))
  }
  const { isTold = () => false } = options
  return {
    filled,
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
 * Removes the orders that are certainly over: filled ones, and listings whose maker no longer owns the token. Of orders
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

function restOf(order: AnyOrder, { filled, moved, isCounted }: TradeNews): AnyOrder | undefined {
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

/** Gives a token that moved its new owner, and removes what the old owner sold. Other tokens stay the same object. */
export function withOwner(nft: Nft, news: TradeNews): Nft {
  const { moved } = news
  if (nft.standard === 'erc1155') return withUnits(nft, news)
  const move = moved.find(
    ({ contract, tokenId }) => tokenId === nft.tokenId && contract === nft.contract.toLowerCase(),
  )
  if (!move || nft.standard !== 'erc721') return nft
  const { listing: _, auction: __, bundle: ___, ...rest } = nft
  return { ...rest, owners: [{ address: move.to as Hex, quantity: 1n }] }
}

/** Moves units of an edition between its owners, unless some owners are not listed. */
function withUnits(nft: Nft, { sent, isCounted }: TradeNews): Nft {
  const own = sent.filter(
    ({ contract, tokenId }) => tokenId === nft.tokenId && contract === nft.contract.toLowerCase(),
  )
  const listed = nft.owners.reduce((sum, { quantity }) => sum + quantity, 0n)
  if (own.length === 0 || isCounted || listed !== nft.supply) return nft
  const owners = new Map(nft.owners.map(({ address, quantity }) => [address.toLowerCase(), quantity]))
  for (const { from, to, units } of own) {
    owners.set(from, (owners.get(from) ?? 0n) - units)
    owners.set(to, (owners.get(to) ?? 0n) + units)
  }
  if ([...owners.values()].some((quantity) => quantity < 0n)) return nft
  return {
    ...nft,
    owners: [...owners]
      .filter(([, quantity]) => quantity > 0n)
      .map(([address, quantity]) => ({ address: address as Hex, quantity })),
  }
}

/** Pages of tokens. */
export type NftPages = InfiniteData<{ nfts: readonly Nft[]; next?: string }>

/** Does the same with pages of tokens, which keep their order. Pages without such tokens stay the same object. */
export function withOwners(data: NftPages, news: TradeNews): NftPages {
  const pages = data.pages.map((page) => {
    const nfts = page.nfts.map((nft) => withOwner(nft, news))
    return nfts.some((nft, index) => nft !== page.nfts[index]) ? { ...page, nfts } : page
  })
  return pages.some((page, index) => page !== data.pages[index]) ? { ...data, pages } : data
}
