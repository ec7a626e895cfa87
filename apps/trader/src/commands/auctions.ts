import { getAuctions, type MarketAuction } from '@souk/market'
import { formatAddress, formatMoney, formatUntil } from '@souk/words/format'
import type { Session } from '../conduct/Session.js'
import { itemOf, readSlugs } from '../review/orderText.js'
import { ownAccount } from '../setup/ownAccount.js'
import { readCollection } from '../subject/readSubject.js'
import { toJson } from '../terminal/json.js'
import { table } from '../terminal/table.js'
import { named } from '../terminal/text.js'
import { chainTime } from './about.js'

/** The flags of `souk auctions`. */
export type Flags = { mine?: boolean; bidding?: boolean; all?: boolean; limit: string }

/** Lists auctions, the next to end first: of a collection, or of the whole market. */
export async function auctions(session: Session, typed: string | undefined, flags: Flags): Promise<void> {
  const { shop, signal, screen, mode } = session
  const collection = typed === undefined ? undefined : await readCollection(shop, typed, { signal })
  // The auctions of an account include those that it still has to settle.
  const isAll = flags.all || flags.mine || flags.bidding
  const { auctions: found } = await getAuctions(shop.api, {
    ...{ signal, limit: Math.min(50, Math.max(1, Number.parseInt(flags.limit, 10) || 20)) },
    ...(isAll ? undefined : { isRunning: true }),
    ...(collection ? { slug: collection.slug } : undefined),
    ...(flags.mine ? { maker: await ownAccount(session) } : undefined),
    ...(flags.bidding ? { bidder: await ownAccount(session) } : undefined),
  })
  if (mode.isJson) {
    screen.say(
      toJson({ command: 'auctions', chainId: session.shop.info.chainId, auctions: found.map(toData) }),
    )
    return
  }
  if (found.length === 0) {
    screen.say('There are no auctions here.')
    return
  }
  const [now, slugs] = await Promise.all([chainTime(session), readSlugs(session)])
  const columns = [
    ...[{ title: 'Item' }, { title: 'Reserve', isNumber: true }, { title: 'Highest bid', isNumber: true }],
    ...[{ title: 'Ends' }, { title: 'Seller' }, { title: 'Order' }],
  ]
  const [head = '', ...lines] = table(
    columns,
    found.map((one) => rowOf(one, { now, slugs })),
  )
  screen.say([screen.paint.dim(head), ...lines].join('\n'))
}

type Told = { now: bigint; slugs: ReadonlyMap<string, string> }

function rowOf({ order, reserve, highestBid, phase, end, sale }: MarketAuction, { now, slugs }: Told) {
  const currency = { ...order.currency, symbol: named(order.currency.symbol, 12) }
  const text = (amount: bigint | undefined) => (amount === undefined ? '–' : formatMoney(amount, currency))
  const ends = {
    running: formatUntil(end, now),
    ended: 'ended, not settled',
    over: sale ? 'settled' : 'over',
  }
  return [
    itemOf(order, slugs),
    ...[text(reserve), text(sale?.price ?? highestBid?.price), ends[phase]],
    ...[formatAddress(order.maker), order.orderHash],
  ]
}

function toData({ order, phase, reserve, end, settleUntil, settler, highestBid, sale }: MarketAuction) {
  const [item] = order.order.parameters.offer
  return {
    ...{ orderHash: order.orderHash, contract: item?.token, tokenId: item?.identifierOrCriteria },
    ...{ maker: order.maker, phase, reserve, currency: order.currency.address, end, settleUntil, settler },
    highestBid: highestBid && {
      ...{ orderHash: highestBid.orderHash, maker: highestBid.maker, price: highestBid.price },
    },
    sale: sale && { bidder: sale.bidder, price: sale.price, transactionHash: sale.transactionHash },
  }
}
