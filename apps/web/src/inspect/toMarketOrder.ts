import type { MarketInfo, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import { zeroAddress } from 'viem'
import { nowSeconds } from '../format/formatTime.js'
import { currencyOf } from '../orders/currencyOf.js'

/** Turns an order into a market's form, from the order only; its state is unknown. */
export function toMarketOrder(
  order: Order.Order,
  info: Pick<MarketInfo, 'chain' | 'seaport' | 'currencies'>,
): MarketOrder {
  const { parameters } = order
  const deal = Deal.from(parameters)
  return {
    orderHash: Order.hash(parameters),
    side: deal.side === 'bid' ? 'bid' : 'ask',
    chain: info.chain,
    protocolAddress: info.seaport,
    order,
    maker: deal.maker,
    price: Deal.priceAt(deal, nowSeconds()),
    currency: currencyOf(info, { address: deal.currency ?? zeroAddress }),
    createdAt: new Date(Number(parameters.startTime % 8_640_000_000_000n) * 1_000),
    startTime: parameters.startTime,
    endTime: parameters.endTime,
    remaining: deal.total,
    total: deal.total,
    status: 'active',
    type: 'basic',
  }
}
