import type { Tx } from '../db/tables.js'
import type { BlockRef } from '../node/node.js'

/**
 * Drops the blocks above a common ancestor after a reorganisation, with everything that was read from them. The step that
 * follows has read the values again that they touched.
 */
export async function dropBlocksAbove(tx: Tx, ancestor: BlockRef): Promise<void> {
  const number = String(ancestor.number)
  await tx.deleteFrom('sales').where('block_number', '>', number).execute()
  await tx.deleteFrom('activity').where('block_number', '>', number).execute()
  await tx.deleteFrom('events').where('block_number', '>', number).execute()
  await tx.deleteFrom('touches').where('block_number', '>', number).execute()
  await tx.deleteFrom('blocks').where('number', '>', number).execute()
}
