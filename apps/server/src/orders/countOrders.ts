import { sql } from 'kysely'
import type { Db } from '../db/tables.js'
import { groupBy } from '../market/groupBy.js'
import type { Claim, Subject } from './BookShare.js'

/**
 * Counts the open orders of each claim, in one statement.
 *
 * @returns By the claims' keys. Counting stops soon after a claim's limit.
 */
export async function countOrders(db: Db, claims: readonly Claim[]): Promise<ReadonlyMap<string, number>> {
  if (claims.length === 0) return new Map()
  const groups = groupBy(claims, ({ subject }) => shapeOf(subject))
  const parts = [...groups.values()].map(countAlike)
  const { rows } = await sql<{ key: string; live: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ key, live }) => [key, Number(live)]))
}

/** One index serves all subjects of one shape. */
function shapeOf({ maker, contract, identifier, origin }: Subject): string {
  return [maker, contract, identifier, origin]
    .map((field) => (field === undefined ? '' : field === null ? 'null' : 'some'))
    .join()
}

function countAlike(claims: readonly [Claim, ...Claim[]]) {
  const [first] = claims
  if (first.kind === 'book') return countBook(first)
  const column = (read: (claim: Claim) => string | null | undefined) =>
    claims.map((claim) => read(claim) ?? null)
  const most = Math.max(...claims.map((claim) => claim.most))
  return sql`
    select k.key, (select count(*) from (
      select 1 from orders o where o.status in ('active', 'inactive') and ${matching(first.subject)}
      ${first.subject.contract === undefined ? sql`` : sql`union all ${ofSeveral(first.subject)}`}
      limit ${sql.lit(most)}) o) as live
    from unnest(${column(({ key }) => key)}::text[], ${column(({ subject }) => subject.maker)}::text[],
      ${column(({ subject }) => subject.contract)}::text[], ${column(({ subject }) => subject.identifier)}::numeric[],
      ${column(({ subject }) => subject.origin)}::text[]) as k (key, maker, contract, identifier, origin)`
}

/** While all orders ever stored are fewer than half of the limit, the planner's estimate is good enough. */
function countBook({ key, most }: Claim) {
  const half = sql.lit(Math.floor(most / 2))
  return sql`
    select ${key}::text as key, case when e.rows between 0 and ${half} then e.rows::bigint else (
      select count(*) from orders where status in ('active', 'inactive')) end as live
    from (select reltuples as rows from pg_class where oid = 'orders'::regclass) e`
}

/** Finds orders of several items, one of which is the token. */
function ofSeveral({ maker, identifier, origin }: Subject) {
  const found = [sql`i.is_open`, sql`i.token = k.contract`]
  found.push(identifier === null ? sql`i.identifier is null` : sql`i.identifier = k.identifier`)
  if (maker !== undefined) found.push(sql`i.maker = k.maker`)
  const posted = origin === undefined ? sql`` : sql`join orders o using (order_hash)`
  if (origin !== undefined) found.push(sql`o.origin = k.origin`)
  return sql`select 1 from order_items i ${posted} where ${sql.join(found, sql` and `)}`
}

function matching({ maker, contract, identifier, origin }: Subject) {
  const found = [sql`true`]
  if (maker !== undefined) found.push(sql`o.maker = k.maker`)
  if (contract !== undefined) found.push(sql`o.contract = k.contract`)
  if (identifier === null) found.push(sql`o.identifier is null`)
  else if (identifier !== undefined) found.push(sql`o.identifier = k.identifier`)
  if (origin !== undefined) found.push(sql`o.origin = k.origin`)
  return sql.join(found, sql` and `)
}
