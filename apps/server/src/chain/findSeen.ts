import { sql } from 'kysely'
import type { Db } from '../db/tables.js'
import * as Touch from '../node/Touch.js'
import type { Stale } from './Step.js'

/** What was read at blocks that the next step replaces. */
export type Seen = {
  /** What the step has to read again. */
  touches: readonly Touch.Touch[]
  /** The tokens that it leaves for later. */
  stale?: Stale | undefined
  /** Whether tokens were read at a block that is not read yet, so that some of their transfers may be written as well. */
  isAhead: boolean
}

/** A step reads this many again itself. */
const mostSeen = 500

/**
 * Finds what was read at blocks from a number on, and has to be read again.
 *
 * The history of a collection is read at one block while no other comes: if the chain drops it, that is every token of the
 * collection. Where there are so many, a step reads again what orders depend on, and the holders of all other tokens are
 * read in turns afterwards; see `rereadHolders.ts`.
 */
export async function findSeen(db: Db, from: bigint): Promise<Seen> {
  const some = await db
    .selectFrom('touches')
    .select('touch')
    .distinct()
    .where('block_number', '>=', String(from))
    .limit(mostSeen + 1)
    .execute()
  const touches = some.length > mostSeen ? await findUrgent(db, from) : decode(some)
  const stale = some.length > mostSeen ? await findStale(db, from) : undefined
  return { touches, stale, isAhead: stale !== undefined || touches.some(isOfToken) }
}

function decode(rows: readonly { touch: string }[]): readonly Touch.Touch[] {
  return rows.flatMap(({ touch }) => Touch.decode(touch))
}

function isOfToken({ type }: Touch.Touch): boolean {
  return type === 'token' || type === 'units'
}

/** Tokens, by the beginning of their touches. */
const ofToken = sql`(touch like 'token:%' or touch like 'units:%')`

/** Finds all touches but those of tokens that no open order gives. */
async function findUrgent(db: Db, from: bigint): Promise<readonly Touch.Touch[]> {
  const since = sql`block_number >= ${String(from)}::bigint`
  const { rows } = await sql<{ touch: string }>`
    select distinct touch from touches where ${since} and not ${ofToken}
    union
    select t.touch from (
      select distinct touch, split_part(touch, ':', 2) as contract,
        case when ${ofToken} then split_part(touch, ':', 3)::numeric end as identifier
      from touches where ${since} and ${ofToken}
    ) t
    where exists (select 1 from orders o where o.contract = t.contract and o.identifier = t.identifier
        and o.side = 'ask' and o.status in ('active', 'inactive'))
      or exists (select 1 from order_items i where i.token = t.contract and i.identifier = t.identifier
        and i.is_open and i.side = 'offer')`.execute(db)
  return decode(rows)
}

async function findStale(db: Db, from: bigint): Promise<Stale> {
  const { rows } = await sql<{ contract: string; last: string }>`
    select split_part(touch, ':', 2) as contract, max(block_number) as last from touches
    where block_number >= ${String(from)}::bigint and ${ofToken} group by 1`.execute(db)
  return { from, of: rows.map(({ contract, last }) => ({ contract, to: BigInt(last) })) }
}
