import { type RawBuilder, sql } from 'kysely'
import * as Snapshot from './Snapshot.js'
import type { Tx } from './tables.js'

/**
 * What transactions say about their writes: the subjects whose answers may change; see `market/Subject.ts`. A cache
 * keeps all other answers. A transaction that says nothing may have changed everything, so no writer has to say
 * anything.
 *
 * Rows are reused, since only the latest transactions matter. A row that is missing because another transaction took its
 * place is a transaction that said nothing.
 */

/** The number of rows. A transaction has the row of its number, divided by this, as remainder. */
const slots = 1_024
/** After more transactions than this, everything counts as changed. */
const most = 200
/** A transaction with more subjects may have changed anything. */
const mostSubjects = 2_000
/** Stands for all subjects. The row still says which market made the transaction. */
const anything = -1

const own = sql`pg_current_xact_id()::text::bigint`

/**
 * Says what its transaction changes, as a part of a statement (`with noted as …`).
 *
 * @param subjects - All subjects whose answers the transaction may change; none if no answer shows its writes.
 * @param options.from - A table with one row, which is read first. @default none
 */
export function insert(
  subjects: readonly number[],
  { from }: { from?: RawBuilder<unknown> } = {},
): RawBuilder<Record<string, never>> {
  const said = subjects.length <= mostSubjects ? [...new Set(subjects)] : [anything]
  return sql<Record<string, never>>`insert into changes (slot, xid, subjects)
    select ${own} % ${sql.lit(slots)}, ${own}, ${said}::integer[]
    from ${from ?? sql`(select 1) one`} where true
    on conflict (slot) do update set xid = excluded.xid, subjects = excluded.subjects`
}

/** Says what a transaction changes; see {@link insert}. */
export async function note(tx: Tx, subjects: readonly number[]): Promise<void> {
  await insert(subjects).execute(tx)
}

/**
 * Says that a transaction may have changed anything here, so that other markets in the database know that it is not
 * theirs. A transaction that wrote nothing stays one.
 */
export async function noteAnything(tx: Tx): Promise<void> {
  await insert([anything], {
    from: sql`(select 1 where pg_current_xact_id_if_assigned() is not null) written`,
  }).execute(tx)
}

/** A state of the database. */
export type State = {
  /** Equal names mean the same state: no process has committed anything in between. */
  name: string
  /** The subjects that have changed since the previous state; `undefined` if anything may have changed. */
  changed: ReadonlySet<number> | undefined
}

/** What transactions said, and the transactions that are visible. */
export type Row = {
  snapshot: string
  changes: readonly { xid: string; subjects: readonly number[] }[] | null
}

/**
 * Selects a {@link Row}: the state of the database, and what the transactions said that became visible since an earlier
 * state. The name of a state is the list of visible transactions, so it changes with every commit.
 *
 * @param since - The name of the earlier state. @default none
 * @param neighbours - The schemas of other markets in the database, whose transactions change nothing here. @default none
 */
export function columns(since: string | undefined, neighbours: readonly string[] = []): RawBuilder<Row> {
  const { next, running } = Snapshot.parse(since ?? '')
  // A state that was not seen before has no transactions between.
  const begun = since === undefined ? sql`null::bigint` : sql`${String(next)}::bigint`
  // The planner expects as few transactions for any values as for these, so it keeps its plan.
  return sql<Row>`pg_current_snapshot()::text as snapshot,
    (select json_agg(json_build_object('xid', c.xid::text, 'subjects', c.subjects)) from (
      select unnest(r.running) as xid from (select ${running.map(String)}::bigint[] as running offset 0) r union all
      select ${begun} + n from generate_series(0, ${sql.lit(most - 1)}) n
      where n between 0 and pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1 - ${begun}
    ) k cross join lateral (
      select c.xid, c.subjects from changes c where c.slot = k.xid % ${sql.lit(slots)} and c.xid = k.xid
      ${sql.join(neighbours.map(ofNeighbour), sql` `)} offset 0
    ) c) as changes`
}

function ofNeighbour(schema: string): RawBuilder<unknown> {
  return sql`union all select c.xid, '{}'::integer[] from ${sql.id(schema, 'changes')} c
    where c.slot = k.xid % ${sql.lit(slots)} and c.xid = k.xid`
}

/** Reads a {@link State} from a row of {@link columns}, which was selected since the same state. */
export function toState({ snapshot: name, changes }: Row, since: string | undefined): State {
  if (since === undefined) return { name, changed: undefined }
  if (since === name) return { name, changed: new Set() }
  const seen = Snapshot.between(Snapshot.parse(since), Snapshot.parse(name), { most })
  const said = new Map(changes?.map(({ xid, subjects }) => [xid, subjects]))
  const changed = new Set<number>()
  for (const transaction of seen ?? []) {
    const subjects = said.get(String(transaction))
    if (!subjects || subjects.includes(anything)) return { name, changed: undefined }
    for (const subject of subjects) changed.add(subject)
  }
  return { name, changed: seen && changed }
}
