import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { StoredTrait } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import * as Rarity from '../nfts/Rarity.js'

/** Larger collections are not ranked: the server would read all their tokens again after each mint. */
const mostTokens = 100_000
/** The number of tokens to read or write at once. Other queries run in between. */
const pageSize = 200
/**
 * A collection waits this multiple of its ranking time before it is ranked again, which limits the cost of one that
 * mints all the time.
 */
const restFactor = 20

/** When each collection may be ranked again, in milliseconds since 1970. */
export type Rests = Map<string, number>

/**
 * Ranks the tokens of one collection by rarity, if traits have changed since the last time. Reads and writes in
 * pages; a change meanwhile makes the collection due again.
 *
 * @returns Whether a collection was due.
 */
export async function rankTokens(
  { db }: Pick<Market, 'db'>,
  { rests, signal }: { rests: Rests; signal: AbortSignal },
): Promise<boolean> {
  const due = await db
    .selectFrom('collections')
    .select(['contract', 'tokens', 'traits_version'])
    .whereRef('traits_version', '<>', 'ranked_version')
    .execute()
  const startedAt = Date.now()
  const collection = due.find(({ contract }) => (rests.get(contract) ?? 0) <= startedAt)
  if (!collection) return false
  const { contract, traits_version: version } = collection
  const ranks = Number(collection.tokens) <= mostTokens ? await scoreAll(db, contract, signal) : []
  for (let at = 0; at < ranks.length && !signal.aborted; at += pageSize)
    await writeRanks(db, contract, ranks.slice(at, at + pageSize))
  if (signal.aborted) return false
  await db
    .updateTable('collections')
    .set({ ranked_version: version })
    .where('contract', '=', contract)
    .execute()
  rests.set(contract, Date.now() + restFactor * (Date.now() - startedAt))
  return true
}

type Ranked = readonly [identifier: string, rank: number | null]

/** Reads the collection twice: first to count the traits, then to score each token. */
async function scoreAll(db: Market['db'], contract: string, signal: AbortSignal): Promise<readonly Ranked[]> {
  const counts = Rarity.noCounts()
  const all: string[] = []
  for await (const { identifier, traits } of readTraits(db, contract, signal)) {
    all.push(identifier)
    Rarity.count(counts, traits)
  }
  const score = Rarity.measure(counts)
  if (!score) return all.map((identifier) => [identifier, null])
  const scores: [string, number][] = []
  for await (const { identifier, traits } of readTraits(db, contract, signal))
    scores.push([identifier, score(traits)])
  return Rarity.toRanks(scores)
}

async function* readTraits(db: Market['db'], contract: string, signal: AbortSignal) {
  let last = '-1'
  while (!signal.aborted) {
    const rows: { identifier: string; traits: StoredTrait[] }[] = await db
      .selectFrom('tokens')
      .select(['identifier', 'traits'])
      .where('contract', '=', contract)
      .where('identifier', '>', last)
      .where('metadata_state', '=', 'read')
      .orderBy('identifier')
      .limit(pageSize)
      .execute()
    yield* rows
    const final = rows.at(-1)
    if (!final || rows.length < pageSize) return
    last = final.identifier
  }
}

async function writeRanks(db: Market['db'], contract: string, ranks: readonly Ranked[]): Promise<void> {
  // As every transaction that writes tokens. Two that take rows and the lock in different orders would deadlock.
  await changeState(db, async (tx) => {
    await sql`
      update tokens t set rarity_rank = k.rank
      from unnest(${ranks.map(([identifier]) => identifier)}::numeric[], ${ranks.map(([, rank]) => rank)}::integer[])
        as k (identifier, rank)
      where t.contract = ${contract} and t.identifier = k.identifier and t.rarity_rank is distinct from k.rank`.execute(
      tx,
    )
    return { result: undefined, changed: 'anything' }
  })
}
