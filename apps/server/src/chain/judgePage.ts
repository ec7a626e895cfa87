import { sql } from 'kysely'
import { changeState } from '../db/changeState.js'
import type { Tx } from '../db/tables.js'
import { isOutdated } from '../db/touchStore.js'
import type { Market } from '../market/Market.js'
import type { BlockRef } from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { refreshBest } from '../orders/refreshBest.js'
import { type Judgement, judgeRows, writeJudgements } from '../orders/rejudge.js'
import { findPage } from './affectedOrders.js'

/** The number of orders of a page to judge. The database writes nothing else while it writes them. */
export const pageSize = 250
/**
 * The number of orders in a page. One statement writes those that are already shown as active, without asking the
 * chain.
 */
export const mostOfPage = 500

/** How long pages are judged between two looks at the chain. */
const turnMs = 200

/**
 * Judges pages of queued touches for a moment. The follower calls this between its steps.
 *
 * @returns Whether there were any.
 * @throws As {@link judgePage}.
 */
export async function judgePages(market: Market, at: BlockRef): Promise<boolean> {
  const began = performance.now()
  let hasJudged = false
  while (performance.now() - began < turnMs && (await judgePage(market, at))) hasJudged = true
  return hasJudged
}

/**
 * Judges a page of the orders of a queued touch. Picks the touch with the fewest pages so far, so that an account
 * with few orders does not wait for one with very many.
 *
 * @param at - The newest block that is written.
 * @returns Whether there was a page to judge.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it is on another branch.
 */
async function judgePage(market: Market, at: BlockRef): Promise<boolean> {
  const queued = await market.db
    .selectFrom('touch_queue')
    .selectAll()
    .orderBy('pages')
    .orderBy('touch')
    .limit(1)
    .executeTakeFirst()
  if (!queued) return false
  const { touch, after_sequence: after, last_sequence: last } = queued
  const [decoded] = Touch.decode(touch)
  const place = { after, last, limit: mostOfPage, mostRows: pageSize }
  const { rows, revived, next } = decoded ? await findPage(market.db, decoded, place) : noPage
  const judgements = rows.length === 0 ? [] : await judgeRows(market, rows, { at })
  await changeState(market.db, async (tx) => {
    if (await isOutdated(tx, at)) return { result: undefined, changed: [] }
    if (revived.length > 0) await sql`select revive(${revived}::bigint[])`.execute(tx)
    await writeJudgements(tx, judgements)
    await turnPage(tx, { touch, after, next })
    await refreshBest(tx, toPlaces(judgements))
    // The touch's other orders may be shown differently, too.
    return { result: undefined, changed: 'anything' }
  })
  market.feed.wake()
  return true
}

const noPage = { rows: [], revived: [], next: undefined }

/** Ends the touch's suspensions and revivals for orders up to `next`, or for all orders without it. */
async function turnPage(
  tx: Tx,
  page: { touch: string; after: string; next: string | undefined },
): Promise<void> {
  const { touch, after, next } = page
  if (next === undefined) {
    await tx
      .deleteFrom('touch_queue')
      .where('touch', '=', touch)
      .where('after_sequence', '=', after)
      .execute()
    return
  }
  const place = { after_sequence: next }
  await tx
    .updateTable('touch_queue')
    .set((eb) => ({ ...place, pages: eb('pages', '+', 1) }))
    .where('touch', '=', touch)
    .execute()
  await tx.updateTable('suspensions').set(place).where('touch', '=', touch).execute()
  await tx.updateTable('revivals').set(place).where('touch', '=', touch).execute()
}

/** Returns the places where fillable orders may have been passed over while they were suspended. */
function toPlaces(judgements: readonly Judgement[]) {
  const active = judgements.flatMap(({ row, verdict }) => (verdict.status === 'active' ? [row] : []))
  const listed = active.filter(({ side }) => side === 'ask')
  return {
    tokens: listed.flatMap(({ contract, identifier }) =>
      identifier === null ? [] : [{ contract, identifier }],
    ),
    collections: [...new Set(active.map(({ contract }) => contract))],
  }
}
