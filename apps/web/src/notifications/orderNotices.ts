import type { MarketOrder } from '@souk/market'
import { isCriteria, isCurrency } from '@souk/seaport'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { priceLeft } from '@souk/ui/parts/orders/priceLeft.js'
import { unfilledOf } from '@souk/ui/parts/orders/unfilledOf.js'
import type { Address } from 'viem'
import type { Notice } from './Notice.js'

/** An order that ends within this time is said to end soon, unless it never was to last much longer. */
const soonSeconds = 86_400n

/**
 * Returns what the maker of listings and offers should know of them now: they end soon, cannot be filled, or can be
 * filled again, or another offer on the collection is higher. Auctions have notices of their own.
 *
 * @param options.now - Seconds.
 * @param options.topOffers - The highest offer on any item of a collection, by contract in lower case.
 *
 * @example
 * orderNotices(orders, { now, topOffers: new Map() }) // → [{ about: 'listingAsleep', … }]
 */
export function orderNotices(
  orders: readonly MarketOrder[],
  { now, topOffers }: orderNotices.Options,
): readonly Notice[] {
  return orders.flatMap((order): readonly Notice[] => {
    const subject = subjectOf(order)
    if (!subject || order.type === 'english') return []
    const top = topOffers.get(subject.contract.toLowerCase())
    if (top && isOutbid(order, subject, top) && !orders.some((other) => isAhead(other, order)))
      return [
        {
          key: `offerOutbid/${order.orderHash}`,
          about: 'offerOutbid',
          at: undefined,
          ...subject,
          price: top,
        },
      ]
    const said = saidOf(order, now)
    if (!said) return []
    const { state, at, cause = '' } = said
    const about = `${order.side === 'ask' ? 'listing' : 'offer'}${state}` as const
    // What is active again concerns its maker as far as it can be filled.
    const units = state === 'Awake' ? order.remaining : unfilledOf(order)
    const price = { amount: priceLeft({ ...order, remaining: units }), currency: order.currency }
    const key = `${about}/${order.orderHash}${cause}`
    return [{ key, about, at, ...subject, units, price }]
  })
}

export declare namespace orderNotices {
  type Options = { now: bigint; topOffers: ReadonlyMap<string, Notice['price']> }
}

/** Whether an offer on any item of a collection is not the highest one. */
function isOutbid(order: MarketOrder, { tokenId }: Subject, top: Notice['price']): boolean {
  const { side, status, price, remaining, total, currency } = order
  if (side !== 'bid' || status !== 'active' || tokenId !== undefined || remaining === 0n) return false
  return isSameAddress(currency.address, top.currency.address) && price / total < top.amount
}

/**
 * Whether a seller would take another offer of the same maker first. Then only that one is said to be outbid: a ladder
 * of offers is outbid once, and never by itself.
 */
function isAhead(other: MarketOrder, order: MarketOrder): boolean {
  if (other.side !== 'bid' || other.status !== 'active' || other.remaining === 0n) return false
  if (!isSameAddress(other.currency.address, order.currency.address)) return false
  const [wide, narrow] = [criteriaOf(other), criteriaOf(order)]
  if (!wide || !narrow || !isSameAddress(wide.contract, narrow.contract)) return false
  const covers = wide.criteria === 0n || wide.criteria === narrow.criteria
  return covers && other.price * order.total > order.price * other.total
}

/** Returns the collection of an offer on any of its items and the root of the wanted ids; 0 stands for every id. */
function criteriaOf({
  order: { parameters },
}: MarketOrder): { contract: Address; criteria: bigint } | undefined {
  const item = [...parameters.offer, ...parameters.consideration].find(isCriteria)
  return item && { contract: item.token, criteria: item.identifierOrCriteria }
}

type Said = { state: 'Ends' | 'Asleep' | 'Awake'; at: Date | undefined; cause?: string }

function saidOf(
  { status, reason, revivedAt, startTime, endTime }: MarketOrder,
  now: bigint,
): Said | undefined {
  if (status === 'inactive')
    return reason === 'not_started' || reason === 'counter' ? undefined : { state: 'Asleep', at: undefined }
  if (status !== 'active') return undefined
  const isShort = endTime - startTime < 2n * soonSeconds
  if (endTime - now <= soonSeconds && !isShort)
    return { state: 'Ends', at: new Date(Number(endTime - soonSeconds) * 1_000) }
  return revivedAt && { state: 'Awake', at: revivedAt, cause: `/${revivedAt.getTime()}` }
}

type Subject = Pick<Notice, 'contract' | 'tokenId' | 'items'>

/** Returns the item or the set of an order, or the collection of an offer on any item or on one of several. */
function subjectOf({ order: { parameters } }: MarketOrder): Subject | undefined {
  const items = [...parameters.offer, ...parameters.consideration].filter((item) => !isCurrency(item))
  const [item] = items
  if (!item) return undefined
  const { token: contract, identifierOrCriteria: tokenId } = item
  if (isCriteria(item)) return { contract }
  return items.length > 1 ? { contract, tokenId, items: items.length } : { contract, tokenId }
}
