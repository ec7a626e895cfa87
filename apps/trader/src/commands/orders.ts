import { getOrders, type MarketOrder } from '@souk/market'
import { Auction } from '@souk/seaport'
import { formatAddress, formatMoney, formatUntil } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { itemOf, readSlugs, type Slugs } from '../review/orderText.js'
import { accountOf } from '../setup/accountOf.js'
import { ownAccount } from '../setup/ownAccount.js'
import { readCollection, readItem } from '../subject/readSubject.js'
import * as Subject from '../subject/Subject.js'
import { toJson } from '../terminal/json.js'
import { table } from '../terminal/table.js'
import { named } from '../terminal/text.js'
import { chainTime } from './about.js'

/** The flags of `souk orders`. */
export type Flags = { listings?: boolean; offers?: boolean; maker?: string; mine?: boolean; limit: string }

/** Lists orders, the cheapest listings and the highest offers first: of an item, a collection, or the whole market. */
export async function orders(session: Session, typed: string | undefined, flags: Flags): Promise<void> {
  const { shop, signal, screen, mode } = session
  const place = await placeOf(session, typed)
  const maker = flags.mine ? await ownAccount(session) : flags.maker && accountOf(shop, { from: flags.maker })
  const sides = (['ask', 'bid'] as const).filter((side) =>
    flags.listings === flags.offers ? true : flags.listings ? side === 'ask' : side === 'bid',
  )
  const limit = Math.min(50, Math.max(1, Number.parseInt(flags.limit, 10) || 20))
  const pages = await Promise.all(
    sides.map((side) =>
      getOrders(shop.api, {
        ...{ side, ...place, maker: maker || undefined, limit, signal },
        ...(place.contract
          ? { orderBy: 'eth_price', orderDirection: side === 'ask' ? 'asc' : 'desc' }
          : undefined),
      }),
    ),
  )
  const found = pages.flatMap((page) => page.orders)
  if (mode.isJson) {
    screen.say(toJson({ command: 'orders', chainId: shop.info.chainId, orders: found.map(toData) }))
    return
  }
  if (found.length === 0) {
    screen.say('There are no orders here.')
    return
  }
  const [now, slugs] = await Promise.all([chainTime(session), readSlugs(session)])
  const columns = [
    ...[
      { title: 'Kind' },
      { title: 'Item' },
      { title: 'Price', isNumber: true },
      { title: 'Left', isNumber: true },
    ],
    ...[{ title: 'Ends' }, { title: 'Maker' }, { title: 'Order' }],
  ]
  const [head = '', ...lines] = table(
    columns,
    found.map((order) => rowOf(order, { now, slugs })),
  )
  screen.say([screen.paint.dim(head), ...lines].join('\n'))
}

/** Returns the contract and the item that a person typed, as requests name them. */
export async function placeOf(session: Session, typed: string | undefined) {
  const { shop, signal } = session
  if (typed === undefined) return { contract: undefined, tokenIds: undefined }
  if (Subject.parse(typed).tokenId === undefined)
    return { contract: (await readCollection(shop, typed, { signal })).contract, tokenIds: undefined }
  const { nft } = await readItem(shop, typed, { signal })
  return { contract: nft.contract, tokenIds: [nft.tokenId] }
}

type Told = { now: bigint; slugs: Slugs }

function rowOf(order: MarketOrder, { now, slugs }: Told): readonly string[] {
  const { side, price, currency, remaining, endTime, maker, orderHash, type, status } = order
  const kind = side === 'bid' ? 'offer' : type === 'english' ? 'auction' : 'listing'
  return [
    status === 'active' ? kind : `${kind} (${status})`,
    itemOf(order, slugs),
    formatMoney(price, { ...currency, symbol: named(currency.symbol, 12) }),
    String(remaining),
    formatUntil(kind === 'auction' ? bidsUntil(order) : endTime, now),
    formatAddress(maker),
    orderHash,
  ]
}

/** The order of an auction outlives it, so that it can be settled. */
function bidsUntil({ order: { parameters }, endTime }: MarketOrder): bigint {
  const { end } = Auction.decodeTerms(parameters.zoneHash)
  return end > 0n ? end : endTime
}

function toData({
  orderHash,
  side,
  maker,
  taker,
  price,
  currency,
  remaining,
  total,
  endTime,
  status,
  order,
}: MarketOrder) {
  const { offer, consideration } = order.parameters
  const item = (side === 'ask' ? offer : consideration)[0]
  return {
    ...{
      orderHash,
      side,
      maker,
      taker,
      price,
      currency: currency.address,
      remaining,
      total,
      endTime,
      status,
    },
    ...{ contract: item?.token, tokenId: item && item.itemType < 4 ? item.identifierOrCriteria : undefined },
  }
}
