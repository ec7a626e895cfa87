import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Db, Tx } from '../db/tables.js'
import { appendEvents, type EventRow } from '../events/feed.js'
import { type Market, now } from '../market/Market.js'
import type { ChainEvent } from '../node/ChainEvent.js'
import type { BlockRef } from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { askRecheck } from '../orders/askRecheck.js'
import { priceRank } from '../orders/priceRank.js'
import { writeJudgements } from '../orders/rejudge.js'
import { findAffected, holdOrders, holdSeveral } from './affectedOrders.js'
import { dropBlocksAbove } from './dropBlocksAbove.js'
import { toSubjects, writeHoldings } from './holdings.js'
import { noteStale } from './noteStale.js'
import { assertTerm } from './progressStore.js'
import { queueTouches } from './queueTouches.js'
import { keptBlocks, type Step } from './Step.js'
import { findSales, findTrades, type Sale } from './sales.js'
import { toEvents } from './toEvents.js'
import { writeActivity } from './writeActivity.js'

/**
 * Writes a step in one transaction: its rows, its blocks and its touches, or nothing.
 *
 * Puts orders on the recheck list that were posted while the chain was being read, since the step did not judge them.
 * Queues the orders of touches that concern too many.
 *
 * @returns The events of its blocks.
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function writeStep(
  market: Market,
  step: Step,
  options: { term: bigint },
): Promise<readonly EventRow[]> {
  const seen = new Set<string>([...step.judgements.map(({ row }) => row.order_hash), ...step.postponed])
  return changeState(market.db, async (tx) => {
    await assertTerm(tx, options.term)
    if (step.ancestor) await dropBlocksAbove(tx, step.ancestor)
    await writeBlocks(tx, step)
    await writeHoldings(tx, step.holdings)
    if (step.stale) await noteStale(tx, step.stale)
    const sales = findSales(step.events, market.watched)
    const trades = findTrades(step.events, market.watched)
    await writeSales(tx, sales, { step, config: market.config })
    const happened = await writeActivity(tx, step, { sales, trades })
    await askForMetadata(tx, step)
    // What happened before this market was opened is history, not news.
    const news = market.progress.isFirstSync ? [] : toEvents(step, { sales, trades })
    const told = await appendEvents(tx, news)
    const judged = await writeJudgements(tx, step.judgements, { blockNumber: step.at.number })
    const { touches, queued: many } = step
    const isOfMany =
      many !== undefined && (await queueTouches(tx, { touches, queued: many, time: now(market) }))
    const queued = new Set(many?.map(({ touch }) => touch))
    await holdSeveral(tx, [...queued])
    await holdOrders(tx, step.postponed)
    const affected = await findAffected(
      tx,
      touches.filter((touch) => !queued.has(touch)),
    )
    await askRecheck(
      tx,
      affected.filter((hash) => !seen.has(hash)),
    )
    const isRare = step.ancestor || step.stale || step.postponed.length > 0 || step.events.some(isOfMetadata)
    const moved = step.holdings.flatMap(toSubjects)
    return { result: told, changed: isOfMany || isRare ? 'anything' : [...happened, ...judged, ...moved] }
  })
}

function isOfMetadata({ type }: ChainEvent): boolean {
  return type === 'metadata' || type === 'contractMetadata'
}

/** One statement, since each round trip delays the news of a block. */
async function writeBlocks(tx: Tx, { blocks, at, touches, stored }: Step): Promise<void> {
  const unstored = touches.map(Touch.encode).filter((touch) => !stored?.has(touch))
  const oldest = String(at.number - BigInt(keptBlocks))
  // Touches are stored under the block that was read, not that of the log: if that block is dropped, these values have to
  // be read again.
  await sql`
    with added as (
      insert into blocks (number, hash, parent_hash, timestamp)
      select * from unnest(${blocks.map(({ number }) => String(number))}::bigint[], ${blocks.map(({ hash }) => hash)}::text[],
        ${blocks.map(({ parentHash }) => parentHash)}::text[], ${blocks.map(({ timestamp }) => String(timestamp))}::bigint[])
      on conflict (number) do update
        set hash = excluded.hash, parent_hash = excluded.parent_hash, timestamp = excluded.timestamp
    ), touched as (
      insert into touches (block_number, touch)
      select ${String(at.number)}::bigint, t from unnest(${unstored}::text[]) as k (t)
      on conflict do nothing
    ), forgotten as (
      delete from touches where block_number < least(${oldest}::bigint, (select min(reread_block) from collections)))
    delete from blocks where number < ${oldest}::bigint`.execute(tx)
}

async function writeSales(
  tx: Tx,
  sales: readonly Sale[],
  { step, config }: { step: Step; config: Market['config'] },
): Promise<void> {
  if (sales.length === 0) return
  await tx
    .insertInto('sales')
    .values(
      sales.map((sale) => ({
        transaction_hash: sale.transactionHash,
        log_index: sale.logIndex,
        block_number: sale.blockNumber,
        transaction_index: sale.transactionIndex,
        block_hash: sale.blockHash,
        order_hash: sale.orderHash.toLowerCase(),
        side: sale.side,
        contract: sale.contract,
        identifier: sale.identifier,
        quantity: sale.quantity,
        price: sale.price,
        price_rank: priceRank(sale.currency, config),
        currency: sale.currency,
        seller: sale.seller,
        buyer: sale.buyer,
        at: new Date(Number(step.times.get(sale.blockNumber) ?? step.at.timestamp) * 1000),
      })),
    )
    .onConflict((oc) => oc.columns(['transaction_hash', 'log_index']).doNothing())
    .execute()
}

/** Contracts announce changes of their metadata (EIP-4906, ERC-1155 `URI`, `ContractURIUpdated`). */
async function askForMetadata(tx: Tx, step: Step): Promise<void> {
  const pending = { metadata_state: 'pending', metadata_attempts: 0, metadata_next_at: 0 } as const
  for (const event of step.events) {
    if (event.type === 'metadata')
      await tx
        .updateTable('tokens')
        .set(pending)
        .where('contract', '=', event.contract.toLowerCase())
        .where('identifier', '>=', String(event.from))
        .where('identifier', '<=', String(event.to))
        .execute()
    if (event.type === 'contractMetadata')
      await tx
        .updateTable('collections')
        .set(pending)
        .where('contract', '=', event.contract.toLowerCase())
        .execute()
  }
}

/** Reads the stored blocks, oldest first. */
export async function readBlocksKnown(db: Db): Promise<BlockRef[]> {
  const rows = await db.selectFrom('blocks').selectAll().orderBy('number').execute()
  return rows.map((row) => ({
    number: BigInt(row.number),
    hash: row.hash as BlockRef['hash'],
    parentHash: row.parent_hash as BlockRef['hash'],
    timestamp: BigInt(row.timestamp),
  }))
}
