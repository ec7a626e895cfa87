import type { OrderSide } from '@souk/market'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainEvent, Item, Watched } from '../node/ChainEvent.js'

/** An NFT that changed hands for money. Addresses are lower-case. */
export type Sale = {
  transactionHash: Hex
  logIndex: number
  blockNumber: bigint
  transactionIndex: number
  blockHash: Hex
  orderHash: Hex
  side: 'ask' | 'bid'
  contract: Address
  identifier: bigint
  quantity: bigint
  /** What the buyer paid, fees included. */
  price: bigint
  currency: Address
  seller: Address
  buyer: Address
}

type Fulfilled = Extract<ChainEvent, { type: 'fulfilled' }>

/**
 * Finds the sales among events. Two orders that were matched with each other write two logs of the same trade. This
 * keeps the listing's log. Only the offer's log tells who receives the token and what the buyer pays for it, because
 * the listing's log names the sender of the transaction and omits the fees that the offer pays.
 */
export function findSales(events: readonly ChainEvent[], watched: Watched): Sale[] {
  const matches = findMatches(events)
  const sales = events.flatMap((event) => (event.type === 'fulfilled' ? toSale(event, watched) : []))
  const keyOf = (sale: Sale) => {
    const match = matches.get(placeOf(sale))
    return match === undefined ? undefined : `${match}:${sale.contract}:${sale.identifier}:${sale.quantity}`
  }
  const bySide = (side: Sale['side']) =>
    new Map(sales.filter((sale) => sale.side === side).map((sale) => [keyOf(sale), sale]))
  const [asks, bids] = [bySide('ask'), bySide('bid')]
  return sales.flatMap((sale) => {
    const key = keyOf(sale)
    if (key === undefined) return [sale]
    if (sale.side === 'bid') return asks.has(key) ? [] : [sale]
    const bid = bids.get(key)
    return [bid?.currency === sale.currency ? { ...sale, price: bid.price, buyer: bid.buyer } : sale]
  })
}

/** Returns the orders that were matched with each other, by where each was fulfilled. */
function findMatches(events: readonly ChainEvent[]): ReadonlyMap<string, string> {
  return new Map(
    events.flatMap((event) =>
      event.type === 'matched'
        ? event.orderHashes.map((orderHash) => [
            placeOf({ ...event, orderHash }),
            `${event.transactionHash}:${event.logIndex}`,
          ])
        : [],
    ),
  )
}

function placeOf({ transactionHash, orderHash }: Pick<Sale, 'transactionHash' | 'orderHash'>): string {
  return `${transactionHash}:${orderHash}`
}

/** An NFT that was traded together with others, without a price of its own. Addresses are lower-case. */
export type Trade = Pick<
  Sale,
  'transactionHash' | 'logIndex' | 'blockNumber' | 'orderHash' | 'contract' | 'identifier' | 'quantity'
> & {
  /** Its index among those of the log. */
  item: number
  from: Address
  to: Address
  /** Of the order. */
  side: OrderSide
  maker: Address
  taker: Address
  /** The number of NFTs of the log. */
  items: number
  /** What was paid for all of them, fees included. A swap has no price. */
  paid?: Pick<Sale, 'price' | 'currency'> | undefined
}

/** Finds the NFTs that bundles and swaps moved. An NFT in the logs of two matched orders is returned once. */
export function findTrades(events: readonly ChainEvent[], watched: Watched): Trade[] {
  const matches = findMatches(events)
  const trades = events.flatMap((event) => (event.type === 'fulfilled' ? toTrades(event, watched) : []))
  const keyOf = (trade: Trade) =>
    `${matches.get(placeOf(trade)) ?? placeOf(trade)}:${trade.contract}:${trade.identifier}`
  return [...new Map(trades.map((trade) => [keyOf(trade), trade])).values()]
}

function toTrades(event: Fulfilled, watched: Watched): Trade[] {
  const { offered, asked, taker } = nftsOf(event, watched)
  if (offered.length + asked.length < 2) return []
  const { transactionHash, logIndex, blockNumber, orderHash } = event
  const [maker, other] = [lower(event.offerer), lower(taker ?? event.recipient)]
  const side = asked.length === 0 ? 'ask' : offered.length === 0 ? 'bid' : 'swap'
  const deal = { side, maker, taker: other, paid: paidIn(event, side) } as const
  const moved = [
    ...offered.map((nft) => ({ nft, from: maker, to: other })),
    ...asked.map((nft) => ({ nft, from: other, to: lower(nft.recipient) })),
  ]
  return moved.map(({ nft, from, to }, item) => ({
    ...{ transactionHash, logIndex, blockNumber, orderHash, item, from, to },
    ...{ ...deal, items: moved.length },
    contract: lower(nft.token),
    identifier: nft.identifier,
    quantity: nft.amount,
  }))
}

function paidIn(event: Fulfilled, side: OrderSide): Trade['paid'] {
  if (side === 'swap') return undefined
  const money = (side === 'ask' ? event.consideration : event.offer).filter((item) => item.itemType <= 1)
  const [first] = money
  return first && { price: money.reduce((sum, item) => sum + item.amount, 0n), currency: lower(first.token) }
}

/** Returns the NFTs of a log. A private order asks for its own NFTs on behalf of its taker; these count once. */
function nftsOf(event: Fulfilled, watched: Watched) {
  const offered = event.offer.filter((item) => isFollowed(item, watched))
  const wanted = event.consideration.filter((item) => isFollowed(item, watched))
  const isGiven = (item: Item) =>
    offered.some(({ token, identifier }) => token === item.token && identifier === item.identifier)
  const taker = wanted.find(isGiven)?.recipient
  return { offered, asked: wanted.filter((item) => !isGiven(item)), taker }
}

function toSale(event: Fulfilled, watched: Watched): Sale[] {
  const nfts = nftsOf(event, watched)
  const [offered, ...others] = nfts.offered
  const [asked, ...more] = nfts.asked
  const nft = offered ?? asked
  if (!nft || others.length + more.length > 0 || (offered && asked)) return []
  const side = offered ? 'ask' : 'bid'
  const paid = paidIn(event, side)
  if (!paid) return []
  return [
    {
      transactionHash: event.transactionHash,
      logIndex: event.logIndex,
      blockNumber: event.blockNumber,
      transactionIndex: event.transactionIndex,
      blockHash: event.blockHash,
      orderHash: event.orderHash,
      side,
      contract: lower(nft.token),
      identifier: nft.identifier,
      quantity: nft.amount,
      ...paid,
      seller: lower(offered ? event.offerer : event.recipient),
      // A matched private listing names its buyer as the receiver of the NFT.
      buyer: lower(offered ? (nfts.taker ?? event.recipient) : event.offerer),
    },
  ]
}

function isFollowed(item: Item, watched: Watched): boolean {
  return item.itemType >= 2 && watched.collections.has(item.token.toLowerCase())
}

function lower(address: Address): Address {
  return (address ?? zeroAddress).toLowerCase() as Address
}
