import type { ActivityType } from '@souk/market'
import { type Selectable, sql } from 'kysely'
import { isShown } from '../db/isHidden.js'
import type { ActivityTable, Db } from '../db/tables.js'

export type ActivityRow = Selectable<ActivityTable>

/** Selects activity. Addresses are lower-case. */
export type ActivityQuery = {
  contract?: string | undefined
  identifier?: bigint | undefined
  /** The accounts that gave or received. */
  accounts?: readonly string[] | undefined
  /** Activity within these seconds, both included. */
  from?: bigint | undefined
  to?: bigint | undefined
  /** @default all */
  types?: readonly ActivityType[] | undefined
  limit: number
  cursor?: ActivityCursor | undefined
}

/** The position of the previous page's last row. */
export type ActivityCursor = { at: Date; sequence: string }

/**
 * Reads a page of what happened to tokens, newest first.
 *
 * Pages follow time and the order of writing, so walking them repeats nothing. New activity appears before the first
 * page.
 */
export async function listActivity(
  db: Db,
  query: ActivityQuery,
): Promise<{ rows: ActivityRow[]; next: ActivityCursor | undefined }> {
  const { accounts, limit } = query
  // Each side of an account has its own index.
  const sides = accounts?.flatMap((account) => [
    { side: 'from_account', account } as const,
    { side: 'to_account', account } as const,
  ]) ?? [undefined]
  const pages = await Promise.all(sides.map((side) => readPage(db, query, side)))
  const found = [...new Map(pages.flat().map((row) => [row.sequence, row])).values()].sort(newestFirst)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: found.length > limit && last ? { at: last.at, sequence: last.sequence } : undefined }
}

function newestFirst(a: ActivityRow, b: ActivityRow): number {
  return b.at.getTime() - a.at.getTime() || Number(BigInt(b.sequence) - BigInt(a.sequence))
}

function readPage(
  db: Db,
  query: ActivityQuery,
  of: { side: 'from_account' | 'to_account'; account: string } | undefined,
): Promise<ActivityRow[]> {
  const { contract, identifier, types, from, to, cursor } = query
  let select = db.selectFrom('activity').selectAll()
  if (of) select = select.where(of.side, '=', of.account)
  if (contract) select = select.where('contract', '=', contract)
  if (!contract && !of) select = select.where(isShown('contract'))
  if (identifier !== undefined) select = select.where('identifier', '=', String(identifier))
  if (types && types.length > 0) select = select.where(isOfType(types))
  if (from !== undefined) select = select.where(sql<boolean>`at >= to_timestamp(${String(from)}::bigint)`)
  if (to !== undefined) select = select.where(sql<boolean>`at <= to_timestamp(${String(to)}::bigint)`)
  if (cursor)
    select = select.where(
      sql<boolean>`(at, sequence) < (${cursor.at}::timestamptz, ${cursor.sequence}::bigint)`,
    )
  return select
    .orderBy('at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(query.limit + 1)
    .execute()
}

/** A mint is stored as a transfer without a sender. */
function isOfType(types: readonly ActivityType[]) {
  const stored = types.filter((type) => type !== 'mint' && type !== 'transfer')
  const moves = types.filter((type) => type === 'mint' || type === 'transfer')
  const choices = [
    ...(stored.length > 0 ? [sql`type in (${sql.join(stored)})`] : []),
    ...(moves.length === 2 ? [sql`type = 'transfer'`] : []),
    ...(moves.length === 1 ? [movedBy(moves[0])] : []),
  ]
  return sql<boolean>`(${sql.join(choices, sql` or `)})`
}

function movedBy(type: 'mint' | 'transfer' | undefined) {
  const sender = type === 'mint' ? sql`from_account is null` : sql`from_account is not null`
  return sql`(type = 'transfer' and ${sender})`
}

/** Returns the type of a row in the words of the API. */
export function activityTypeOf(row: Pick<ActivityRow, 'type' | 'from_account'>): ActivityType {
  return row.type === 'transfer' && row.from_account === null ? 'mint' : row.type
}
