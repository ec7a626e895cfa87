import { type Currency, inactiveReasons, type MarketOrder } from '@souk/market'
import { Amount, Order } from '@souk/seaport'
import { type Address, getAddress, type Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import { type Market, now } from '../market/Market.js'
import * as Terms from './Terms.js'

/**
 * Turns a stored order into the API's form. The clock decides here too, so that an order never appears fillable
 * between its end and the update of its row.
 *
 * @param known.parameters - The row's parameters, if they are already decoded.
 */
export function toMarketOrder(
  row: OrderRow,
  market: Pick<Market, 'config' | 'progress' | 'rules'>,
  known: { parameters?: Order.Components } = {},
): MarketOrder {
  const order: Order.Order = known.parameters
    ? { parameters: known.parameters, signature: '0x' }
    : Order.parse({ parameters: row.parameters })
  const time = now(market)
  return {
    orderHash: row.order_hash as Hex,
    side: row.side,
    chain: market.config.chain,
    protocolAddress: market.rules.exchange,
    order,
    maker: order.parameters.offerer,
    ...(row.taker ? { taker: getAddress(row.taker) } : undefined),
    price: currentPrice(row, order, time),
    currency: findCurrency(market, row.currency),
    createdAt: row.created_at,
    ...(row.revived_at ? { revivedAt: row.revived_at } : undefined),
    startTime: order.parameters.startTime,
    endTime: order.parameters.endTime,
    remaining: BigInt(row.remaining),
    total: BigInt(row.total),
    ...standing(row, time),
    type: row.kind,
  }
}

function currentPrice(row: OrderRow, order: Order.Order, time: bigint): bigint {
  if (row.kind !== 'dutch') return BigInt(row.price)
  const { startTime, endTime } = order.parameters
  const terms = Terms.fromOrder(order.parameters, row.side)
  if (!Terms.isTerms(terms)) return BigInt(row.price)
  const { startPrice: startAmount, endPrice: endAmount } = terms
  // The exchange rounds payments up and offered amounts down.
  return Amount.at({ startAmount, endAmount }, { startTime, endTime, now: time, roundUp: row.side === 'ask' })
}

function standing(row: OrderRow, time: bigint): Pick<MarketOrder, 'status' | 'reason'> {
  const isOpen = row.status === 'active' || row.status === 'inactive'
  if (isOpen && time >= BigInt(row.end_time)) return { status: 'expired' }
  if (row.status === 'active' && time < BigInt(row.start_time))
    return { status: 'inactive', reason: 'not_started' }
  const reason = inactiveReasons.find((known) => known === row.reason)
  return { status: row.status, ...(reason ? { reason } : undefined) }
}

/** Finds a currency of this market, which accepts no orders in others. */
export function findCurrency(market: Pick<Market, 'config'>, address: string): Currency {
  const key = address.toLowerCase()
  const known = market.config.currencies.find((currency) => currency.address.toLowerCase() === key)
  return known ?? { address: getAddress(key as Address), symbol: '', name: '', decimals: 0 }
}
