import {
  type AnyOrder,
  type Currency,
  inactiveReasons,
  type MarketOrder,
  type MarketSwap,
  type Side,
} from '@souk/market'
import { Amount, Order } from '@souk/seaport'
import { type Address, getAddress, type Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import { bookTime, type Market, now, type Pricing } from '../market/Market.js'
import { withUsdPrice } from '../market/withUsdPrice.js'
import { readTerms } from './readTerms.js'
import { unfilledOf } from './store.js'
import * as Terms from './Terms.js'

/**
 * Turns a stored order into the API's form. The clock decides here too, so that an order never appears fillable
 * between its end and the update of its row.
 *
 * @param known.parameters - The row's parameters, if they are already decoded.
 */
export function toAnyOrder(row: OrderRow, market: Facts, known: Known = {}): AnyOrder {
  if (row.side !== 'swap') return toMarketOrder(row, market, known)
  const kind = row.kind === 'dutch' ? 'dutch' : 'basic'
  return { ...toShared(row, market, known), side: 'swap', type: kind }
}

/** As {@link toAnyOrder}, of a row that has a price: a listing or an offer. */
export function toMarketOrder(row: OrderRow, market: Facts, known: Known = {}): MarketOrder {
  const shared = toShared(row, market, known)
  const side = row.side === 'bid' || row.side === 'bundle_bid' ? 'bid' : 'ask'
  return {
    ...shared,
    side,
    price: priceAt(row, { side, order: shared.order, time: timeOf(row, market) }),
    currency: findCurrency(market, row.currency),
    type: row.kind,
  }
}

type Facts = Pricing & Pick<Market, 'rules'>
type Known = { parameters?: Order.Components }

function toShared(row: OrderRow, market: Facts, known: Known): Omit<MarketSwap, 'side' | 'type'> {
  const order: Order.Order = known.parameters
    ? { parameters: known.parameters, signature: '0x' }
    : Order.parse({ parameters: row.parameters })
  return {
    orderHash: row.order_hash as Hex,
    chain: market.config.chain,
    protocolAddress: market.rules.exchange,
    order,
    maker: order.parameters.offerer,
    ...(row.taker ? { taker: getAddress(row.taker) } : undefined),
    createdAt: row.created_at,
    ...(row.revived_at ? { revivedAt: row.revived_at } : undefined),
    startTime: order.parameters.startTime,
    endTime: order.parameters.endTime,
    remaining: BigInt(row.remaining),
    unfilled: unfilledOf(row),
    total: BigInt(row.total),
    ...standing(row, bookTime(market)),
  }
}

/** Only a moving price is another one in each second. */
function timeOf({ kind }: Pick<OrderRow, 'kind'>, market: Pick<Market, 'progress'>): bigint {
  return kind === 'dutch' ? now(market) : bookTime(market)
}

type Clocked = { side: Side; order: Order.Order; time: bigint }

/** Returns the price of all units of an order at a time, in seconds. */
export function priceAt(row: Pick<OrderRow, 'kind' | 'price'>, { side, order, time }: Clocked): bigint {
  if (row.kind !== 'dutch') return BigInt(row.price)
  const { startTime, endTime } = order.parameters
  const terms = readTerms(order.parameters, side)
  const price = Terms.isTerms(terms) ? Terms.priceOf(terms) : undefined
  if (!price) return BigInt(row.price)
  const { startPrice: startAmount, endPrice: endAmount } = price
  // The exchange rounds what is asked up and what is offered down.
  return Amount.at({ startAmount, endAmount }, { startTime, endTime, now: time, roundUp: side === 'ask' })
}

function standing(row: OrderRow, time: bigint): Pick<MarketOrder, 'status' | 'reason'> {
  const isOpen = row.status === 'active' || row.status === 'inactive'
  if (isOpen && time >= BigInt(row.end_time)) return { status: 'expired' }
  if (row.status === 'active' && time < BigInt(row.start_time))
    return { status: 'inactive', reason: 'not_started' }
  const reason = inactiveReasons.find((known) => known === row.reason)
  return { status: row.status, ...(reason ? { reason } : undefined) }
}

/** Finds a currency of this market, which accepts no orders in others, with its approximate price. */
export function findCurrency(market: Pricing, address: string): Currency {
  const key = address.toLowerCase()
  const known = market.config.currencies.find((currency) => currency.address.toLowerCase() === key)
  return known
    ? withUsdPrice(market, known)
    : { address: getAddress(key as Address), symbol: '', name: '', decimals: 0 }
}
