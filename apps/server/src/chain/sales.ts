import { type Address, type Hex, zeroAddress } from 'viem'
import type { ChainEvent, Item, Watched } from './ChainEvent.js'

/** An NFT that changed hands for money. Addresses are lower-case. */
export type Sale = {
  transactionHash: Hex
  logIndex: number
  blockNumber: bigint
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
 * Finds the sales among events. Matching two orders writes two logs of the same trade; the listing's is the one kept.
 */
export function findSales(events: readonly ChainEvent[], watched: Watched): Sale[] {
  const sales = events.flatMap((event) => (event.type === 'fulfilled' ? toSale(event, watched) : []))
  const asks = new Set(sales.filter((sale) => sale.side === 'ask').map(tradeKey))
  return sales.filter((sale) => sale.side === 'ask' || !asks.has(tradeKey(sale)))
}

function tradeKey(sale: Sale): string {
  return `${sale.transactionHash}:${sale.contract}:${sale.identifier}:${sale.quantity}`
}

function toSale(event: Fulfilled, watched: Watched): Sale[] {
  const offered = event.offer.find((item) => isFollowed(item, watched))
  const asked = event.consideration.find((item) => isFollowed(item, watched))
  const nft = offered ?? asked
  if (!nft) return []
  const money = (offered ? event.consideration : event.offer).filter((item) => item.itemType <= 1)
  const currency = money[0]?.token
  // A matched private listing names its buyer as the receiver of the NFT.
  const privateBuyer = offered && asked ? asked.recipient : undefined
  if (currency === undefined) return []
  return [
    {
      transactionHash: event.transactionHash,
      logIndex: event.logIndex,
      blockNumber: event.blockNumber,
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
