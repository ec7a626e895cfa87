import { sql } from 'kysely'
import type { Db, Tx } from '../db/tables.js'
import * as Touch from '../node/Touch.js'
import type { Revival } from '../orders/Revival.js'
import { refreshBest } from '../orders/refreshBest.js'
import type { Suspension } from '../orders/Suspension.js'
import { findShown } from './findShown.js'
import type { Queued } from './readQueued.js'

/**
 * Queues touches that concern too many orders for one step. Suspends the orders that have lost what they depend on,
 * and revives those that have it back; one row covers them all. Replaces what was queued before for the same touches,
 * since everything is read again.
 *
 * @param options.time - The current time, in seconds.
 * @returns Whether orders of any kind may be shown differently.
 */
export async function queueTouches(
  tx: Tx,
  options: { touches: readonly Touch.Touch[]; queued: readonly Queued[]; time: bigint },
): Promise<boolean> {
  const { touches, queued, time } = options
  const old = await tx
    .deleteFrom('touch_queue')
    .where(sql<boolean>`touch = any(${touches.map(Touch.encode)}::text[])`)
    .returning('touch')
    .execute()
  for (const one of queued) await write(tx, one, time)
  const changed = [...queued.map(({ touch }) => touch), ...old.flatMap(({ touch }) => Touch.decode(touch))]
  if (changed.length === 0) return false
  await refreshBest(tx, await findShown(tx, changed))
  return true
}

/**
 * Finds queued touches whose suspensions and revivals depend on values that other touches change. They have to be
 * read again together.
 */
export async function findShaken(db: Db, touches: readonly Touch.Touch[]): Promise<readonly Touch.Touch[]> {
  const changed = touches.flatMap(toShaken)
  if (changed.length === 0) return []
  const { rows } = await sql<{ touch: string }>`
    select distinct q.touch from (
      select touch, maker, side, contract, currency from suspensions
      union all select touch, maker, side, contract, currency from revivals
    ) q join unnest(${changed.map(({ account }) => account)}::text[], ${changed.map(({ side }) => side)}::text[],
      ${changed.map(({ contract }) => contract)}::text[], ${changed.map(({ currency }) => currency)}::text[])
      as k (account, side, contract, currency) on k.account = q.maker
      and (k.side is null or q.side is null or k.side = q.side)
      and (k.contract is null or q.contract is null or k.contract = q.contract)
      and (k.currency is null or q.currency is null or k.currency = q.currency)`.execute(db)
  return rows.flatMap(({ touch }) => Touch.decode(touch))
}

type Shaken = {
  account: string
  side: 'ask' | 'bid' | null
  contract: string | null
  currency: string | null
}

/** Returns the suspensions and revivals that a touch changes, by what they depend on. */
function toShaken(touch: Touch.Touch): Shaken[] {
  const all = { side: null, contract: null, currency: null }
  switch (touch.type) {
    case 'counter':
      return [{ ...all, account: touch.account }]
    case 'operator':
      return [{ ...all, account: touch.account, side: 'ask', contract: touch.contract }]
    case 'money':
      return [{ ...all, account: touch.account, side: 'bid', currency: touch.currency }]
    default:
      return []
  }
}

async function write(tx: Tx, { touch, suspensions, revivals }: Queued, time: bigint): Promise<void> {
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
  if (suspensions.length > 0)
    await tx
      .insertInto('suspensions')
      .values(suspensions.map((suspension) => ({ ...place, ...toRow(suspension) })))
      .execute()
  if (revivals.length > 0)
    await tx
      .insertInto('revivals')
      .values(revivals.map((revival) => ({ ...place, ...toRevivedRow(revival), time })))
      .execute()
}

function toRevivedRow({ side, maker, contract, currency, key, counter, ...rest }: Revival) {
  const { identifier = null, covered = null } = rest
  return {
    side,
    maker,
    contract: contract ?? null,
    currency: currency ?? null,
    key,
    counter,
    identifier,
    covered,
  }
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
