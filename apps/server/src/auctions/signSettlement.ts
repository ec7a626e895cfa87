import { BaseError } from '@souk/base'
import type { AuctionSettlement } from '@souk/market'
import { Auction, Order } from '@souk/seaport'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { OrderRow } from '../db/tables.js'
import { type Market, now } from '../market/Market.js'
import { rejudge } from '../orders/rejudge.js'
import { findOrder } from '../orders/store.js'
import { toMarketOrder } from '../orders/toMarketOrder.js'
import { findBestBids } from './findBestBids.js'
import { termsOf } from './termsOf.js'

/** How long a settlement is valid, in seconds. The next one may name another bid. */
const settlementSeconds = 3_600n

/**
 * Finds the bid that wins an ended auction and signs the settlement, so that anyone can settle.
 *
 * Checks the auction and its best bid on chain first. A bid that is no longer covered loses to the next one.
 *
 * @returns `undefined` when no auction has that hash.
 * @throws {UnsettledError} when the auction cannot be settled now. The facts give the reason.
 */
export async function signSettlement(
  market: Market,
  orderHash: string,
): Promise<AuctionSettlement | undefined> {
  const row = await findOrder(market.db, orderHash)
  if (row?.kind !== 'english') return undefined
  const terms = termsOf(row)
  const key = market.config.settlerKey
  const settler = key ? privateKeyToAccount(key) : undefined
  assertSettler(terms, settler?.address)
  const time = now(market)
  if (time < terms.end)
    throw new UnsettledError('auction_running', `The auction runs until ${terms.end}; the time is ${time}.`)
  const { auction, bid } = await findWinner(market, row)
  const settlement: Auction.Settlement = {
    auctionHash: auction.order_hash as Hex,
    bidHash: bid.order_hash as Hex,
    currency: bid.currency as Address,
    price: BigInt(bid.price),
    deadline: time + settlementSeconds,
  }
  const zone = auction.parameters.zone as Address
  const typedData = Auction.settlementTypedData(settlement, { chainId: market.chainId, zone })
  // The assertion above holds only with a settler.
  const signature = (await settler?.signTypedData(typedData)) ?? '0x'
  return { auction: toSigned(auction), bid: toSigned(bid), settlement: { ...settlement, signature } }
}

function assertSettler(terms: Auction.Terms, own: Address | undefined): void {
  if (!terms.settler) throw new UnsettledError('seller_settles', 'Only the seller can settle this auction.')
  if (!own || !isAddressEqual(terms.settler, own))
    throw new UnsettledError('other_settler', `${terms.settler} settles this auction, not this market.`)
}

async function findWinner(market: Market, row: OrderRow): Promise<{ auction: OrderRow; bid: OrderRow }> {
  // Each round rules out at least one bid that is no longer covered.
  for (;;) {
    const best = await findBest(market, row)
    await rejudge(market, [row.order_hash, ...(best ? [best.order_hash] : [])])
    const auction = (await findOrder(market.db, row.order_hash)) ?? row
    const { status, reason } = toMarketOrder(auction, market)
    if (status !== 'active')
      throw new UnsettledError(
        'order_not_fillable',
        `The auction cannot be settled: it is ${status}${reason ? ` (${reason})` : ''}.`,
      )
    if (!best) throw new UnsettledError('no_bid', 'No funded bid reaches the reserve.')
    const bid = await findBest(market, row)
    if (bid?.order_hash === best.order_hash) return { auction, bid }
  }
}

async function findBest(market: Market, row: OrderRow): Promise<OrderRow | undefined> {
  return (await findBestBids(market, [row])).get(row.order_hash)
}

function toSigned(row: OrderRow): Order.Order {
  return Order.parse({ parameters: row.parameters, signature: row.signature })
}

/** Thrown when an auction cannot be settled now. */
export class UnsettledError extends BaseError<{ code: UnsettledError.Code }> {
  override readonly name = 'Auctions.UnsettledError'
  constructor(code: UnsettledError.Code, message: string) {
    super(message, { facts: { code } })
  }
}
export declare namespace UnsettledError {
  type Code = 'auction_running' | 'seller_settles' | 'other_settler' | 'order_not_fillable' | 'no_bid'
}
