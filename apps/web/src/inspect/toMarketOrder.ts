import type { AnyOrder, MarketInfo } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import { currencyOf } from '@souk/ui/parts/orders/currencyOf.js'
import { zeroAddress } from 'viem'

/** Turns an order into a market's form, from the order only; its state is unknown. */
export function toMarketOrder(
  order: Order.Order,
  { info, now }: { info: Pick<MarketInfo, 'chain' | 'seaport' | 'currencies'>; now: bigint },
): AnyOrder {
  const { parameters } = order
  const deal = Deal.from(parameters)
  const shared = {
    orderHash: Order.hash(parameters),
    chain: info.chain,
    protocolAddress: info.seaport,
    order,
    maker: deal.maker,
    createdAt: new Date(Number(parameters.startTime % 8_640_000_000_000n) * 1_000),
    startTime: parameters.startTime,
    endTime: parameters.endTime,
    remaining: deal.total,
    total: deal.total,
    status: 'active',
    type: 'basic',
  } as const
  if (deal.side === 'swap') return { ...shared, side: 'swap' }
  const currency = currencyOf(info, { address: deal.currency ?? zeroAddress })
  return { ...shared, side: deal.side, price: Deal.priceAt(deal, now), currency }
}
