import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'
import { refreshBest } from '../orders/refreshBest.js'
import type { Suspension } from '../orders/Suspension.js'
import { findShown } from './findShown.js'
import type { Queued } from './readQueued.js'
import * as Touch from './Touch.js'

/**
 * Queues touches that concern too many orders for one step, and suspends those orders that have lost what they stand on:
 * one row stands for all of them. What was queued before of the same touches is old, for everything is read again.
 */
export async function queueTouches(
  tx: Tx,
  { touches, queued }: { touches: readonly Touch.Touch[]; queued: readonly Queued[] },
): Promise<void> {
  const old = await tx
    .deleteFrom('touch_queue')
    .where(sql<boolean>`touch = any(${touches.map(Touch.encode)}::text[])`)
    .returning('touch')
    .execute()
  for (const { touch, suspensions } of queued) await write(tx, touch, suspensions)
  const changed = [...queued.map(({ touch }) => touch), ...old.flatMap(({ touch }) => Touch.decode(touch))]
  if (changed.length > 0) await refreshBest(tx, await findShown(tx, changed))
}

async function write(tx: Tx, touch: Touch.Touch, suspensions: readonly Suspension[]): Promise<void> {
  const place = await tx
    .insertInto('touch_queue')
    .values((eb) => ({
      touch: Touch.encode(touch),
      after_sequence: 0,
      last_sequence: eb
        .selectFrom('orders')
        .select(sql<string>`coalesce(max(sequence), 0)`.as('last'))
        .$asScalar(),
    }))
    .returning(['touch', 'after_sequence', 'last_sequence'])
    .executeTakeFirstOrThrow()
  if (suspensions.length === 0) return
  await tx
    .insertInto('suspensions')
    .values(suspensions.map((suspension) => ({ ...place, ...toRow(suspension) })))
    .execute()
}

function toRow(suspension: Suspension) {
  const { reason, side = null, counter = null, identifier = null, covered = null } = suspension
  return {
    reason,
    side,
    counter,
    identifier,
    covered,
    maker: suspension.maker?.toLowerCase() ?? null,
    other_than: suspension.otherThan?.toLowerCase() ?? null,
    contract: suspension.contract?.toLowerCase() ?? null,
    currency: suspension.currency?.toLowerCase() ?? null,
    keys: suspension.keys ? [...suspension.keys] : null,
    other_keys: suspension.otherKeys ? [...suspension.otherKeys] : null,
  }
}
