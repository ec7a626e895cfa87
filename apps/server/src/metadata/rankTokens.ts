import { sql } from 'kysely'
import { lockState } from '../db/lockState.js'
import type { StoredTrait } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import * as Rarity from '../nfts/Rarity.js'

/** Larger collections are not put in order: their tokens would be read anew after each mint. */
const mostTokens = 100_000
/** Read or written at once, so that nobody waits for long in between. */
const pageSize = 200
/** A collection is put in order again after this many times what it took: one that mints all the time stays affordable. */
const restFactor = 20

/** When collections may be put in order again, in milliseconds since 1970. */
export type Rests = Map<string, number>

/**
 * Puts the tokens of one collection in order by rarity, where traits changed since it was last done. Takes from the
 * database and gives back in pages; what changes meanwhile makes it due again.
 *
 * @returns Whether one was due.
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
  const ranks = Number(collection.tokens) <= mostTokens ? await reckon(db, contract, signal) : []
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

/** Twice through the collection: what there is, then what each token has of it. */
async function reckon(db: Market['db'], contract: string, signal: AbortSignal): Promise<readonly Ranked[]> {
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
  await db.transaction().execute(async (tx) => {
    // First, as every transaction does that comes to it: two that take rows and lock in other orders would wait for each other.
    await lockState(tx)
    await sql`
      update tokens t set rarity_rank = k.rank
      from unnest(${ranks.map(([identifier]) => identifier)}::numeric[], ${ranks.map(([, rank]) => rank)}::integer[])
        as k (identifier, rank)
      where t.contract = ${contract} and t.identifier = k.identifier and t.rarity_rank is distinct from k.rank`.execute(
      tx,
    )
  })
}
