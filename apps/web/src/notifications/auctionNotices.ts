import type { MarketAuction } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { isAlive } from '@souk/ui/parts/orders/inactiveReason.js'
import type { Notice, NoticeAbout } from './Notice.js'

/**
 * Returns what the seller of an auction or one of its bidders should know of it now.
 *
 * @param auctions - Those that the account made, and those on which it has bid.
 *
 * @example
 * auctionNotices(auctions, account) // → [{ about: 'outbid', … }]
 */
export function auctionNotices(auctions: readonly MarketAuction[], account: string): readonly Notice[] {
  return auctions.flatMap((auction) => {
    const [item] = auction.order.order.parameters.offer
    const said = isSameAddress(auction.order.maker, account) ? toSeller(auction) : toBidder(auction, account)
    if (!item || !said) return []
    const { about, amount, at, cause = auction.order.orderHash, ...more } = said
    const { token: contract, identifierOrCriteria: tokenId } = item
    const price = { amount, currency: auction.order.currency }
    return [{ key: `${about}/${cause}`, about, at, contract, tokenId, price, ...more }]
  })
}

type Said = Pick<Notice, 'at' | 'transactionHash'> & {
  about: NoticeAbout
  amount: bigint
  /** What makes it news again. @default the auction */
  cause?: string
}

function toSeller({ order, phase, sale, highestBid, reserve, end }: MarketAuction): Said | undefined {
  if (sale) return { about: 'settled', amount: sale.price, ...pick(sale) }
  const amount = highestBid?.price ?? reserve
  if (order.status === 'inactive')
    return isAlive(order) && order.reason !== 'not_started'
      ? { about: 'auctionAsleep', amount, at: undefined }
      : undefined
  if (phase === 'running' && order.revivedAt) {
    const { orderHash, revivedAt: at } = order
    return { about: 'auctionAwake', amount, at, cause: `${orderHash}/${at.getTime()}` }
  }
  if (phase !== 'ended') return undefined
  return highestBid
    ? { about: 'ended', amount: highestBid.price, at: toDate(end) }
    : { about: 'unsold', amount: reserve, at: toDate(end) }
}

function toBidder({ phase, sale, highestBid, end }: MarketAuction, account: string): Said | undefined {
  const isOwn = isSameAddress(sale?.bidder ?? highestBid?.maker, account)
  if (sale && isOwn) return { about: 'settledForYou', amount: sale.price, ...pick(sale) }
  // The seller may have accepted a bid before the end.
  if (sale) return { about: 'lost', amount: sale.price, at: earlier(sale.at, toDate(end)) }
  if (phase === 'over' || !highestBid) return undefined
  const { price: amount, orderHash: cause, createdAt } = highestBid
  if (phase === 'ended') return { about: isOwn ? 'won' : 'lost', amount, at: toDate(end) }
  return isOwn ? undefined : { about: 'outbid', amount, cause, at: createdAt }
}

function pick({ at, transactionHash }: NonNullable<MarketAuction['sale']>) {
  return { at, transactionHash }
}

function toDate(seconds: bigint): Date {
  return new Date(Number(seconds) * 1_000)
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
