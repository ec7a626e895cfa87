import { Units } from '@souk/base'
import type { Activity, ActivityBundle, Currency } from '@souk/market'

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
] as const

/**
 * Writes activity as CSV (RFC 4180). Amounts have every digit and a decimal period, so that every program reads the
 * same. The money of a set or a swap has a line of its own, so that a sum counts it once. Each line names the chain, because
 * currencies and contracts of several chains can look the same.
 *
 * @returns The file's text, and the number of its lines without the head.
 *
 * @example
 * toHistory(activities, { chain: 'matic' }) // → { csv: 'time,type,…\r\n2026-11-22T00:00:00.000Z,sale,…\r\n', lines: 1 }
 */
export function toHistory(
  activities: readonly Activity[],
  { chain }: { chain: string },
): { csv: string; lines: number } {
  const together = new Set<string>()
  const rows = activities.flatMap((entry) => {
    const key = [entry.type, entry.orderHash, entry.transactionHash].join('/')
    if (!entry.bundle || together.has(key)) return [toRow(entry)]
    together.add(key)
    return [...toMoneyRows(entry, entry.bundle), toRow(entry)]
  })
  const table = [columns, ...rows.map((row) => [...row, chain])]
  return { csv: table.map((row) => `${row.map(toCell).join(',')}\r\n`).join(''), lines: rows.length }
}

/** Names what happened. A swap is a sale without a price, which would read as a gift. */
function toType({ type, side, inAuction }: Activity): string {
  if (type === 'sale' && side === 'swap') return 'swap'
  if (!inAuction) return type
  if (type === 'listing') return 'auction'
  if (type === 'offer') return 'bid'
  return type === 'cancel' ? `cancel of ${side === 'bid' ? 'a bid' : 'an auction'}` : type
}

function toRow(entry: Activity): readonly string[] {
  const type = toType(entry)
  const { collection, contract, tokenId = '' } = entry
  return toCells(entry, { ...entry, type, item: [collection, contract, String(tokenId)] })
}

/** Writes the price of a set, or the money that each account of a swap adds. The quantity is the number of items. */
function toMoneyRows(entry: Activity, bundle: ActivityBundle): readonly (readonly string[])[] {
  const { type, from, to } = entry
  const { items: quantity, price, currency, payments = [] } = bundle
  const line = { item: ['', '', ''], quantity } as const
  if (price !== undefined)
    return [toCells(entry, { ...line, type: `${type} of a set`, price, currency, from, to })]
  const swapType = type === 'sale' ? 'swap money' : `${type} of a swap`
  return payments.map(({ amount, ...payment }) =>
    toCells(entry, { ...line, type: swapType, price: amount, ...payment }),
  )
}

type Line = {
  type: string
  item: readonly [collection: string, contract: string, identifier: string]
  quantity: bigint | number
  price?: bigint | undefined
  currency?: Currency | undefined
  from?: string | undefined
  to?: string | undefined
}

function toCells(
  { at, orderHash, transactionHash }: Activity,
  { type, item, quantity, price, currency, from, to }: Line,
): readonly string[] {
  return [
    at.toISOString(),
    type,
    ...item,
    String(quantity),
    price === undefined || !currency ? '' : Units.formatExact(price, currency),
    currency?.symbol ?? '',
    from ?? '',
    to ?? '',
    orderHash ?? '',
    transactionHash ?? '',
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
