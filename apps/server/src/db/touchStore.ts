import { sql } from 'kysely'
import type { Hex } from 'viem'
import * as Touch from '../node/Touch.js'
import type { Tx } from './tables.js'

/**
 * Stores what was read at a block, so that it is read again if that block is dropped, or turns out different from
 * what a request saw ahead of the follower.
 */
export async function addTouches(
  tx: Tx,
  blockNumber: bigint,
  touches: readonly Touch.Touch[],
): Promise<void> {
  const texts = touches.map(Touch.encode)
  await sql`
    insert into touches (block_number, touch)
    select ${String(blockNumber)}::bigint, t from unnest(${texts}::text[]) as k (t) on conflict do nothing`.execute(
    tx,
  )
}

/** The block at which something was read. Without a hash, the branch is unknown. */
export type ReadAt = { number: bigint; hash?: Hex | undefined }

/**
 * Tells whether the follower has passed a block, or is on another branch, so that facts read there are outdated.
 *
 * Facts read ahead of the follower are not outdated: {@link addTouches} stores them, and they are read again when the
 * follower reaches that block.
 */
export async function isOutdated(tx: Tx, at: ReadAt): Promise<boolean> {
  const tip = await tx
    .selectFrom('blocks')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!tip) return false
  const number = BigInt(tip.number)
  return number > at.number || (number === at.number && tip.hash !== at.hash)
}
