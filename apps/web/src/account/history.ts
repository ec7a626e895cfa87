import { Units } from '@souk/base'
import type { Activity } from '@souk/market'

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
] as const

/**
 * Writes activity as CSV (RFC 4180). Amounts have every digit and a decimal period, so that every program reads the
 * same.
 *
 * @example
 * toHistory(activities) // → 'time,type,…\r\n2026-11-22T00:00:00.000Z,sale,…\r\n'
 */
export function toHistory(activities: readonly Activity[]): string {
  return [columns, ...activities.map(toRow)].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function toRow(entry: Activity): readonly string[] {
  const { price, currency } = entry
  return [
    entry.at.toISOString(),
    // A swap is a sale without a price, which would read as a gift.
    entry.type === 'sale' && entry.side === 'swap' ? 'swap' : entry.type,
    entry.collection,
    entry.contract,
    String(entry.identifier ?? ''),
    String(entry.quantity),
    price === undefined || !currency ? '' : Units.formatExact(price, currency),
    currency?.symbol ?? '',
    entry.from ?? '',
    entry.to ?? '',
    entry.orderHash ?? '',
    entry.transactionHash ?? '',
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
