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
}

/** The move of a token. Two addresses of accounts, and one of its contract. */
export type Moved = { contract: string; tokenId: bigint; from: string; to: string }

/** `OrderFulfilled` of the exchange. Its first word of data is the hash of the order. */
const fulfilledTopic = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31'
/** `Transfer`. Only that of an ERC721 has three indexed values. */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * Reads from receipts which orders were filled and which tokens moved. Reads topics only: the decoder of viem would be
 * part of every first load.
 *
 * @param options.exchange - The address of the exchange. Events of other contracts fill no orders.
 *
 * @example
 * TradeNews.from([receipt], { exchange: seaportAddress }).filled.has(orderHash) // → true
 */
export function from(
  receipts: readonly {
    status: 'success' | 'reverted'
    logs: readonly Pick<Log, 'address' | 'topics' | 'data'>[]
  }[],
  options: { exchange: string },
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
  return { filled, moved: [...moved.values()] }
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

function restOf(order: AnyOrder, { filled, moved }: TradeNews): AnyOrder | undefined {
  const units = filled.get(order.orderHash.toLowerCase())
  if (units !== undefined) {
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
export function withOwner(nft: Nft, { moved }: TradeNews): Nft {
  const move = moved.find(
    ({ contract, tokenId }) => tokenId === nft.tokenId && contract === nft.contract.toLowerCase(),
  )
  if (!move || nft.standard !== 'erc721') return nft
  const { listing: _, auction: __, bundle: ___, ...rest } = nft
  return { ...rest, owners: [{ address: move.to as Hex, quantity: 1n }] }
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
