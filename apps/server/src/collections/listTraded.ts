import { type Selectable, sql } from 'kysely'
import type { CollectionsTable } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import * as History from './History.js'

/** A traded collection as its operator sees it. */
export type Traded = {
  contract: string
  slug: string
  name: string
  standard: 'erc721' | 'erc1155'
  isHidden: boolean
  isStopped: boolean
  /** Whether the configuration names it, so that it is traded again after each start. */
  isConfigured: boolean
  tokens: number
  history: History.History
  /** Tokens by the state of their metadata. Counts go up to {@link mostCounted}. */
  metadata: { unread: number; retrying: number; failed: number; reasons: readonly Reason[] }
}

type Reason = { reason: string; tokens: number }

/** Counting more would take long on a market that has just begun to read. */
export const mostCounted = 10_000
/** The number of reasons of failures to name. */
const mostReasons = 3

/** Lists the traded collections with the progress of their histories and their metadata. */
export async function listTraded(market: Pick<Market, 'db' | 'progress'>): Promise<Traded[]> {
  const { db, progress } = market
  const [rows, counted] = await Promise.all([
    db.selectFrom('collections').selectAll().orderBy('position').execute(),
    countMetadata(market),
  ])
  return rows.map((row) => ({
    contract: row.contract,
    slug: row.slug,
    name: row.name,
    standard: row.standard,
    isHidden: row.hidden_at !== null,
    isStopped: row.stopped_at !== null,
    isConfigured: row.added_at === null,
    tokens: Number(row.tokens),
    history: History.from(toRead(row), progress.indexed?.number),
    metadata: counted.get(row.contract) ?? { unread: 0, retrying: 0, failed: 0, reasons: [] },
  }))
}

function toRead(row: Selectable<CollectionsTable>): History.Read {
  const { backfill_next: next, backfill_first: first, backfill_timed_from: from } = row
  return {
    isReadAgain: row.reread_block !== null,
    next: next === null ? undefined : BigInt(next),
    first: first === null ? undefined : BigInt(first),
    timed:
      from !== null && row.backfill_timed_at && row.backfill_at
        ? { from: BigInt(from), ms: row.backfill_at.getTime() - row.backfill_timed_at.getTime() }
        : undefined,
  }
}

type Row = { contract: string; kind: 'unread' | 'retrying' | 'failed'; reason: string | null; tokens: string }

async function countMetadata({ db }: Pick<Market, 'db'>): Promise<ReadonlyMap<string, Traded['metadata']>> {
  const some = (state: string, more: ReturnType<typeof sql>) =>
    sql`(select contract, metadata_attempts, metadata_error, metadata_state from tokens
      where metadata_state = ${sql.lit(state)} and ${more} limit ${sql.lit(mostCounted)})`
  const { rows } = await sql<Row>`
    select contract, count(*) as tokens, kind, reason from (
      select contract,
        case when metadata_state = 'failed' then 'failed' when metadata_attempts = 0 then 'unread' else 'retrying' end as kind,
        case when metadata_attempts = 0 then null else metadata_error end as reason
      from (${some('pending', sql`true`)} union all ${some('failed', sql`true`)}) t
    ) k group by contract, kind, reason order by count(*) desc`.execute(db)
  const found = new Map<string, Traded['metadata']>()
  for (const { contract, kind, reason, tokens } of rows) {
    const before = found.get(contract) ?? { unread: 0, retrying: 0, failed: 0, reasons: [] }
    found.set(contract, {
      ...before,
      [kind]: before[kind] + Number(tokens),
      reasons: withReason(before.reasons, { reason, tokens: Number(tokens) }),
    })
  }
  return found
}

function withReason(
  before: readonly Reason[],
  { reason, tokens }: { reason: string | null; tokens: number },
): readonly Reason[] {
  if (reason === null) return before
  const known = before.find((each) => each.reason === reason)
  if (known)
    return before.map((each) => (each === known ? { ...known, tokens: known.tokens + tokens } : each))
  return before.length < mostReasons ? [...before, { reason, tokens }] : before
}
