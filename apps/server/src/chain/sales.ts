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

function toSale(event: Fulfilled, watched: Watched): Sale[] {
  const offered = event.offer.find((item) => isFollowed(item, watched))
  const asked = event.consideration.find((item) => isFollowed(item, watched))
  const nft = offered ?? asked
  if (!nft) return []
  const money = (offered ? event.consideration : event.offer).filter((item) => item.itemType <= 1)
  const currency = money[0]?.token
  // A matched private listing names its buyer as the recipient of the NFT.
  const privateBuyer = offered && asked ? asked.recipient : undefined
  if (currency === undefined) return []
  return [
    {
      transactionHash: event.transactionHash,
      logIndex: event.logIndex,
      blockNumber: event.blockNumber,
      transactionIndex: event.transactionIndex,
      blockHash: event.blockHash,
      orderHash: event.orderHash,
      side: offered ? 'ask' : 'bid',
      contract: lower(nft.token),
      identifier: nft.identifier,
      quantity: nft.amount,
      price: money.reduce((sum, item) => sum + item.amount, 0n),
      currency: lower(currency),
      seller: lower(offered ? event.offerer : event.recipient),
      buyer: lower(offered ? (privateBuyer ?? event.recipient) : event.offerer),
    },
  ]
}

function isFollowed(item: Item, watched: Watched): boolean {
  return item.itemType >= 2 && watched.collections.has(item.token.toLowerCase())
}

function lower(address: Address): Address {
  return (address ?? zeroAddress).toLowerCase() as Address
}
