import { getOrders, getSwaps, type MarketOrder, type MarketSwap, NotFoundError } from '@souk/market'
import { Trade } from '@souk/market/flows'
import { Auction, ItemType } from '@souk/seaport'
import { formatMoment, formatMoney } from '@souk/words/format'
import { stepWords } from '@souk/words/steps'
import type { Address } from 'viem'
import { itemOf, readSlugs, type Slugs, swapSides } from '../review/orderText.js'
import type { FindingLine } from '../review/Review.js'
import { toCommand } from '../setup/Settings.js'
import { readUpTo } from '../subject/readUpTo.js'
import { named } from '../terminal/text.js'
import type { Session } from './Session.js'

type Reader = Pick<Session, 'shop' | 'settings' | 'signal' | 'clock'>
type Order = MarketOrder | MarketSwap
type Approval = Extract<Trade.Step, { kind: 'approval' }>

/** More would hide the trade itself. */
const mostNamed = 5

/**
 * Finds the account's earlier orders that the approvals of a trade make valid again, and says so as a warning. It also
 * says where it could not look.
 */
export async function findRevived(
  session: Reader,
  steps: readonly Trade.Step[],
  account: Address,
): Promise<readonly FindingLine[]> {
  const approvals = steps.filter((step) => step.kind === 'approval')
  if (approvals.length === 0) return []
  const { orders, isComplete } = await readOrders(session, approvals, account)
  const { seaport: exchange } = session.shop.info
  const revived = new Set(approvals.flatMap((approval) => Trade.revivedBy(approval, orders, { exchange })))
  const unread = {
    name: 'revivedUnread',
    severity: 'warning',
    text: texts.incomplete,
    advice: undefined,
  } as const
  const found = revived.size === 0 ? [] : [await toFinding(session, [...revived])]
  return isComplete ? found : [...found, unread]
}

const texts = stepWords.en.revives

/** Reads the open orders of an account that give what is approved. */
async function readOrders({ shop, signal }: Reader, approvals: readonly Approval[], maker: Address) {
  const isMoney = ({ itemType }: Approval) => itemType === ItemType.ERC20
  const sides = [
    ...(approvals.every(isMoney) ? [] : (['ask'] as const)),
    ...(approvals.some(isMoney) ? (['bid'] as const) : []),
  ]
  const reads = await Promise.allSettled([
    ...sides.map((side) =>
      readUpTo(shop, getOrders, { side, maker, includeBundled: true, limit: 50, signal }),
    ),
    readUpTo(shop, getSwaps, { maker, limit: 50, signal }).catch((error) => {
      // A market without swaps has none.
      if (error instanceof NotFoundError) return { found: [], isMore: false }
      throw error
    }),
  ])
  signal.throwIfAborted()
  return {
    orders: reads.flatMap((read): readonly Order[] => (read.status === 'fulfilled' ? read.value.found : [])),
    isComplete: reads.every((read) => read.status === 'fulfilled' && !read.value.isMore),
  }
}

async function toFinding(session: Reader, orders: readonly Order[]): Promise<FindingLine> {
  const slugs = await readSlugs(session).catch((): Slugs => new Map())
  const now = BigInt(Math.floor(session.clock() / 1_000))
  const known = { now, slugs, info: session.shop.info }
  const lines = orders.slice(0, mostNamed).map((order) => lineOf(order, known))
  const more = orders.length > mostNamed ? [texts.more(orders.length - mostNamed)] : []
  const isOne = orders.length === 1
  const command = (words: string) => toCommand(session.settings, words)
  const hashes = orders
    .slice(0, mostNamed)
    .map(({ orderHash }) => orderHash)
    .join(' ')
  const others =
    more.length > 0
      ? `, and the others, which ${command('orders --mine')} and ${command('swaps --mine')} list`
      : ''
  return {
    name: 'revivesOrders',
    severity: 'warning',
    text: `The approval makes ${isOne ? 'an earlier order' : `${orders.length} earlier orders`} of yours valid again: ${[...lines, ...more].join(', ')}. Others can then fill ${isOne ? 'it' : 'them'} as before.`,
    advice: `To prevent it, cancel first: ${command(`cancel ${hashes}`)}${others}`,
  }
}

function lineOf(order: Order, known: swapSides.Known): string {
  if (order.side === 'swap') {
    const { gives, wants } = swapSides(order, known)
    return `${gives} for ${wants}`
  }
  const { price, remaining, total, currency } = order
  const left = (price * remaining + total - 1n) / total
  const name = itemOf(order, known.slugs)
  const sum = formatMoney(left, { ...currency, symbol: named(currency.symbol, 12) }, { exact: true })
  if (order.type !== 'english') return texts.line({ name, units: remaining, price: sum })
  const { end } = Auction.decodeTerms(order.order.parameters.zoneHash)
  return end > known.now
    ? texts.auction.running({ name, price: sum, end: formatMoment(end) })
    : texts.auction.ended({ name, until: formatMoment(order.endTime) })
}
