import { Units } from '@souk/base'
import type { Activity, ActivityBundle, AnyOrder, Currency } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import type { Address, Hex } from 'viem'
import { type SellerMoney, sellerMoney } from './sellerMoney.js'

const columns = [
  'time',
  'type',
  'collection',
  'contract',
  'identifier',
  'quantity',
  'price',
  'currency',
  'from',
  'to',
  'order',
  'transaction',
  'chain',
  'item name',
  'collection name',
  'fees',
  'received',
] as const

/**
 * Writes activity as CSV (RFC 4180). Amounts have every digit and a decimal period, so that every program reads the
 * same. The money of a set or a swap has a line of its own, so that a sum counts it once. Each line names the chain, because
 * currencies and contracts of several chains can look the same. The fees, with the royalties, and the sum received are those
 * of the account's own sales, in the currency of the price. They are empty where the market does not tell them exactly.
 *
 * @param about.account - Whose activity it is.
 * @param about.orders - The orders by which the account sold, by their hash.
 * @returns The file's text, and the number of its lines without the head.
 *
 * @example
 * toHistory(activities, { chain: 'matic', account, orders }) // → { csv: 'time,type,…\r\n2026-11-22T00:00:00.000Z,sale,…\r\n', lines: 1 }
 */
export function toHistory(
  activities: readonly Activity[],
  about: toHistory.About,
): { csv: string; lines: number } {
  const together = new Set<string>()
  const rows = activities.flatMap((entry) => {
    const key = [entry.type, entry.orderHash, entry.transactionHash].join('/')
    if (!entry.bundle || together.has(key)) return [toRow(entry, about)]
    together.add(key)
    return [...toMoneyRows(entry, entry.bundle, about), toRow(entry, about)]
  })
  const csv = [columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
  return { csv, lines: rows.length }
}

export declare namespace toHistory {
  type About = { chain: string; account: Address; orders: ReadonlyMap<Hex, AnyOrder> }
}

/** Names what happened. A swap is a sale without a price, which would read as a gift. */
function toType({ type, side, inAuction }: Activity): string {
  if (type === 'sale' && side === 'swap') return 'swap'
  if (!inAuction) return type
  if (type === 'listing') return 'auction'
  if (type === 'offer') return 'bid'
  return type === 'cancel' ? `cancel of ${side === 'bid' ? 'a bid' : 'an auction'}` : type
}

function toRow(entry: Activity, about: toHistory.About): readonly string[] {
  const type = toType(entry)
  const { collection, contract, tokenId = '', name = '', collectionName = '', bundle, quantity } = entry
  return toCells(
    entry,
    {
      ...entry,
      type,
      item: [collection, contract, String(tokenId)],
      names: [name, collectionName],
      // The price of a set is in the line of its money.
      ...(bundle ? {} : soldFor(entry, { ...entry, quantity }, about)),
    },
    about,
  )
}

/** Writes the price of a set, or the money that each account of a swap adds. The quantity is the number of items. */
function toMoneyRows(
  entry: Activity,
  bundle: ActivityBundle,
  about: toHistory.About,
): readonly (readonly string[])[] {
  const { type, from, to } = entry
  const { items: quantity, price, currency, payments = [] } = bundle
  const line = { item: ['', '', ''], names: ['', ''], quantity } as const
  if (price !== undefined) {
    const sold = soldFor(entry, { price, currency }, about)
    return [toCells(entry, { ...line, type: `${type} of a set`, price, currency, from, to, ...sold }, about)]
  }
  const swapType = type === 'sale' ? 'swap money' : `${type} of a swap`
  return payments.map(({ amount, received, ...payment }) => {
    const isOwn = type === 'sale' && isSameAddress(payment.to, about.account)
    const sold = isOwn ? { fees: amount - received, received } : {}
    return toCells(entry, { ...line, type: swapType, price: amount, ...payment, ...sold }, about)
  })
}

/** The money of a sale by the account. */
function soldFor(
  { type, from, orderHash }: Activity,
  paid: sellerMoney.Paid,
  { account, orders }: toHistory.About,
): Partial<SellerMoney> {
  const order = orderHash && orders.get(orderHash)
  if (type !== 'sale' || !order || !isSameAddress(from, account)) return {}
  return sellerMoney(order, paid) ?? {}
}

type Line = {
  type: string
  item: readonly [collection: string, contract: string, identifier: string]
  names: readonly [item: string, collection: string]
  quantity: bigint | number
  price?: bigint | undefined
  currency?: Currency | undefined
  from?: string | undefined
  to?: string | undefined
} & Partial<SellerMoney>

function toCells(
  { at, orderHash, transactionHash }: Activity,
  { type, item, names, quantity, price, currency, from, to, fees, received }: Line,
  { chain }: Pick<toHistory.About, 'chain'>,
): readonly string[] {
  const say = (amount: bigint | undefined) =>
    amount === undefined || !currency ? '' : Units.formatExact(amount, currency)
  return [
    at.toISOString(),
    type,
    ...item,
    String(quantity),
    say(price),
    currency?.symbol ?? '',
    from ?? '',
    to ?? '',
    orderHash ?? '',
    transactionHash ?? '',
    chain,
    ...names,
    say(fees),
    say(received),
  ]
}

/**
 * Texts come from strangers. A spreadsheet would run one that begins like a formula, so this prefixes it with a
 * quote.
 */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
