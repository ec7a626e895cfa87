import type { Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'

/** Returns orders in the order of some hashes. The row of an unknown one is `undefined`. */
export function inOrderOf(
  rows: readonly OrderRow[],
  hashes: readonly Hex[],
): readonly { hash: Hex; row: OrderRow | undefined }[] {
  const known = new Map(rows.map((row) => [row.order_hash, row]))
  return hashes.map((hash) => ({ hash, row: known.get(hash) }))
}
