import type { MarketInfo, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isCriteria } from '@souk/seaport'
import { isSameAddress } from '../format/formatAddress.js'
import { heldBy } from '../nft/heldBy.js'
import { isKnownCurrency } from './currencyOf.js'
import { isAlive } from './inactiveReason.js'

/** What an account can do with an order, or why it can do nothing. The state of an order says it for `state`. */
export type OrderAct =
  | { can: 'buy' | 'bid' | 'accept' | 'cancel' }
  | {
      can: 'nothing'
      why: 'state' | 'reserved' | 'notHeld' | 'holderUnread' | 'anyItem' | 'unknownMoney' | 'over'
    }

/**
 * Returns what an account can do with a listing or an offer of one item. Without an account, returns what it can do once a
 * wallet is connected.
 *
 * @param facts.nft - The item; `undefined` if it could not be read.
 * @param facts.end - When the order ends, in seconds. An auction ends before its order.
 *
 * @example
 * orderAct(order, { account, nft, info, now, end: order.endTime }) // → { can: 'buy' }
 */
export function orderAct(order: MarketOrder, facts: orderAct.Facts): OrderAct {
  const { account, now, end } = facts
  if (isSameAddress(order.maker, account))
    return isAlive(order) ? { can: 'cancel' } : { can: 'nothing', why: 'state' }
  if (order.status !== 'active') return { can: 'nothing', why: 'state' }
  if (account && order.taker && !isSameAddress(order.taker, account))
    return { can: 'nothing', why: 'reserved' }
  if (order.side === 'bid') return acceptance(order, facts)
  if (order.type !== 'english') return { can: 'buy' }
  return end <= now ? { can: 'nothing', why: 'over' } : { can: 'bid' }
}

export declare namespace orderAct {
  type Facts = {
    account: string | undefined
    nft: Pick<Nft, 'owners'> | undefined
    info: Pick<MarketInfo, 'currencies'>
    /** Seconds. */
    now: bigint
    end: bigint
  }
}

function acceptance(order: MarketOrder, { account, nft, info }: orderAct.Facts): OrderAct {
  if (Deal.from(order.order.parameters).items.some(isCriteria)) return { can: 'nothing', why: 'anyItem' }
  if (!isKnownCurrency(info, order.currency)) return { can: 'nothing', why: 'unknownMoney' }
  if (!account) return { can: 'accept' }
  if (!nft) return { can: 'nothing', why: 'holderUnread' }
  return heldBy(nft, account) === undefined ? { can: 'nothing', why: 'notHeld' } : { can: 'accept' }
}
