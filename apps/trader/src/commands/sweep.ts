import { getOrders, type MarketOrder } from '@souk/market'
import { prepareFulfillOrders } from '@souk/market/flows'
import { formatMoney, isSameAddress } from '@souk/words/format'
import { conduct } from '../conduct/conduct.js'
import type { Session } from '../conduct/Session.js'
import { openWallet } from '../conduct/wallet.js'
import { sumsText } from '../review/Review.js'
import * as Money from '../subject/Money.js'
import { readCollection } from '../subject/readSubject.js'
import { readUpTo } from '../subject/readUpTo.js'
import { MistakeError, RefusedError } from '../terminal/errors.js'
import { named } from '../terminal/text.js'
import { factsOf, guardOf, notLookedAt, reviewOf } from './about.js'
import { type ApprovalFlags, approvalOf } from './approvalOf.js'

/** The flags of `souk sweep`. */
export type Flags = ApprovalFlags & { max?: string; each?: string }

const mostItems = 50

/** Buys the cheapest listings of a collection in one transaction. */
export async function sweep(session: Session, typed: string, count: string, flags: Flags): Promise<void> {
  const { shop, signal } = session
  const wanted = /^\d{1,3}$/.test(count) ? Number(count) : 0
  if (wanted < 1 || wanted > mostItems)
    throw new MistakeError(`${count} is no number of items. Write a whole number from 1 to ${mostItems}.`)
  const collection = await readCollection(shop, typed, { signal })
  const usual = Money.nativeOf(shop.info)
  const [most, each] = [flags.max, flags.each].map((text) =>
    text === undefined ? undefined : Money.parse(text, { info: shop.info, usual }),
  )
  const currency = (most ?? each)?.currency ?? usual
  if (most && each && most.currency.address !== each.currency.address)
    throw new MistakeError('--max and --each are in different currencies.')
  const wallet = await openWallet(session)
  const choosing = { wanted, most: each?.amount, account: wallet.address }
  const { found, isMore } = await readUpTo(
    shop,
    getOrders,
    {
      ...{ side: 'ask', contract: collection.contract, currency: currency.address, signal },
      ...{ orderBy: 'eth_price', orderDirection: 'asc', limit: 50 },
    },
    (orders) => orders.length % 50 === 0 && cheapest(orders, choosing).length === wanted,
  )
  const chosen = cheapest(found, choosing)
  if (chosen.length === 0)
    throw new RefusedError([
      `Nobody else sells an item of ${named(collection.name)} in ${named(currency.symbol)}${most || each ? ' for that' : ''}.`,
      ...(isMore ? [notLookedAt[1]] : []),
    ])
  const about = { collections: [collection], account: wallet.address }
  const prepared = await prepareFulfillOrders(wallet.market, {
    ...guardOf(session, about),
    exactApproval: approvalOf(flags),
    orders: chosen.map(({ orderHash, maker }) => ({
      order: orderHash,
      expected: { currency: currency.address, maker },
    })),
    ...(most ? { maximumTotal: { amount: most.amount, currency: currency.address } } : undefined),
  })
  const { payment, dropped, pieces, orderHashes } = prepared.plan
  const taken = chosen.filter(({ orderHash }) => orderHashes.includes(orderHash))
  const review = reviewOf(session, about, {
    kind: 'sweep',
    title: `Buy ${pieces} of ${named(collection.name)}`,
    plan: prepared.plan,
    rows: [
      ...taken.map(
        (order) => [tokenOf(order), formatMoney(order.price, order.currency, { exact: true })] as const,
      ),
      ['You pay', sumsText(payment, shop.info)],
      ...(dropped.length > 0
        ? [['Left out', `${dropped.length} that cannot be bought, or cost too much`] as const]
        : []),
      ...(isMore ? [notLookedAt] : []),
    ],
  })
  const paid = payment.find((sum) => isSameAddress(sum.currency, currency.address))
  await conduct(session, wallet, {
    review,
    prepared,
    ...factsOf(session, about),
    price: paid && { amount: paid.amount, currency },
    posting: undefined,
    toReceipt: ({ transactionHash, filled, skipped, refunded }) => ({
      rows: [
        ['Bought', String(filled.length)],
        ...(skipped.length > 0 ? [['Others were faster', String(skipped.length)] as const] : []),
        ...(refunded > 0n ? [['Refunded', formatMoney(refunded, usual)] as const] : []),
        ['Transaction', transactionHash],
      ],
      data: {
        ...{ command: 'sweep', transactionHash, collection: collection.slug, contract: collection.contract },
        ...{ filled: filled.map(({ orderHash }) => orderHash), skipped, refunded, payment },
      },
    }),
  })
}

type Choosing = { wanted: number; most: bigint | undefined; account: string }

/** One listing for each item, the cheapest first. */
function cheapest(
  orders: readonly MarketOrder[],
  { wanted, most, account }: Choosing,
): readonly MarketOrder[] {
  const open = orders.filter(
    ({ status, maker, taker, total, type, price }) =>
      status === 'active' &&
      total === 1n &&
      type !== 'english' &&
      !isSameAddress(maker, account) &&
      (taker === undefined || isSameAddress(taker, account)) &&
      (most === undefined || price <= most),
  )
  const sorted = open.toSorted((a, b) => (a.price < b.price ? -1 : 1))
  const firsts = [...new Map(sorted.toReversed().map((order) => [tokenOf(order), order])).values()]
  return firsts.toSorted((a, b) => (a.price < b.price ? -1 : 1)).slice(0, wanted)
}

function tokenOf({ order }: MarketOrder): string {
  return `#${order.parameters.offer[0]?.identifierOrCriteria ?? '?'}`
}
