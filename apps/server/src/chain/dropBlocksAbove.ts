import { changeState } from '../db/changeState.js'
import type { Tx } from '../db/tables.js'
import { appendEvents } from '../events/feed.js'
import type { Market } from '../market/Market.js'
import { assertTerm } from './progressStore.js'

/**
 * Drops the blocks above a common ancestor after a reorganisation, with everything that was read from them. The step that
 * follows has read the values again that they touched.
 */
export async function dropBlocksAbove(tx: Tx, ancestor: { number: bigint }): Promise<void> {
  await dropWritten(tx, ancestor)
  await tx.deleteFrom('touches').where('block_number', '>', String(ancestor.number)).execute()
}

/**
 * Drops the blocks above a number in a transaction of their own, before a step that takes several, and what such a step had
 * written before it ended early. Their touches stay, so that the next step reads those values again, also after a crash.
 *
 * Tells listeners only if anything is dropped.
 *
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function dropFirst(market: Market, above: { number: bigint }, { term }: { term: bigint }) {
  const told = await changeState(market.db, async (tx) => {
    await assertTerm(tx, term)
    const isAny = await dropWritten(tx, above)
    const isNews = isAny && !market.progress.isFirstSync
    return { result: await appendEvents(tx, isNews ? [{ type: 'reorg' }] : []), changed: 'anything' }
  })
  market.feed.tell(told)
}

/** @returns Whether there was anything. */
async function dropWritten(tx: Tx, { number }: { number: bigint }): Promise<boolean> {
  const above = String(number)
  const dropped = [
    await tx.deleteFrom('sales').where('block_number', '>', above).executeTakeFirst(),
    await tx.deleteFrom('activity').where('block_number', '>', above).executeTakeFirst(),
    await tx.deleteFrom('events').where('block_number', '>', above).executeTakeFirst(),
    await tx.deleteFrom('blocks').where('number', '>', above).executeTakeFirst(),
  ]
  return dropped.some(({ numDeletedRows }) => numDeletedRows > 0n)
}
