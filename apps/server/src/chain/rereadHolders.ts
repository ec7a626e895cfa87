import { sql } from 'kysely'
import type { Db } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import { type BlockRef, getBlockRef, MovedError } from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { chunks } from './divideStep.js'
import { readHoldings } from './holdings.js'
import { writePart } from './writePart.js'

/** How long holders are read again before the next look at the chain. */
const turnMs = 1_000
/** The number of tokens whose holders one call to the node reads. */
const pageSize = 400

/**
 * Reads holders again that were read at blocks that the chain has dropped, for as long as a turn lasts, in small transactions. The follower calls this
 * between its steps.
 *
 * @param at - The newest block that is written.
 * @returns Whether there were any.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changed; try again.
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function rereadHolders(
  market: Market,
  at: BlockRef,
  options: { term: bigint },
): Promise<boolean> {
  const began = performance.now()
  let hasRead = false
  while (performance.now() - began < turnMs && (await rereadPage(market, at, options))) hasRead = true
  return hasRead
}

async function rereadPage(market: Market, at: BlockRef, options: { term: bigint }): Promise<boolean> {
  const { db, node } = market
  const place = await findPlace(db)
  if (!place) return false
  const rows = await findPage(db, place)
  const touches = rows.flatMap(({ touch }) => Touch.decode(touch))
  const holdings = await readHoldings(node, touches, { at })
  if ((await getBlockRef(node, at.number)).hash !== at.hash) throw new MovedError({ number: at.number })
  const parts = chunks(holdings)
  for (const [index, part] of chunks(touches).entries())
    await writePart(
      market,
      { at, times: new Map(), events: [], touches: part, holdings: parts[index] ?? [] },
      options,
    )
  const last = rows.length < pageSize ? undefined : rows.at(-1)
  await db
    .updateTable('collections')
    .set({
      reread_block: last?.block_number ?? null,
      reread_touch: last?.touch ?? null,
      ...(last ? undefined : { reread_to: null }),
    })
    .where('contract', '=', place.contract)
    .execute()
  return true
}

type Place = { contract: string; block: string; touch: string; to: string }

async function findPlace(db: Db): Promise<Place | undefined> {
  const row = await db
    .selectFrom('collections')
    .select(['contract', 'reread_block', 'reread_touch', 'reread_to'])
    .where('reread_block', 'is not', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.reread_block === null || row.reread_to === null) return undefined
  return { contract: row.contract, block: row.reread_block, touch: row.reread_touch ?? '', to: row.reread_to }
}

async function findPage(db: Db, { contract, block, touch, to }: Place) {
  const { rows } = await sql<{ block_number: string; touch: string }>`
    select block_number, touch from touches
    where (block_number, touch) > (${block}::bigint, ${touch}) and block_number <= ${to}::bigint
      and (touch like ${`token:${contract}:%`} or touch like ${`units:${contract}:%`})
    order by block_number, touch limit ${sql.lit(pageSize)}`.execute(db)
  return rows
}
