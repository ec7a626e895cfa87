import { changeState } from '../db/changeState.js'
import { addTouches } from '../db/touchStore.js'
import { appendEvents } from '../events/feed.js'
import { giveWay } from '../market/giveWay.js'
import type { Market } from '../market/Market.js'
import type { Part } from './divideStep.js'
import { toSubjects, writeHoldings } from './holdings.js'
import { assertTerm } from './progressStore.js'
import { toEvents } from './toEvents.js'
import { writeActivity } from './writeActivity.js'

const noTrades = { sales: [], trades: [] } as const

/**
 * Writes holders of tokens, or transfers, in one transaction, and tells the feed. Changes no order, and does not say that a
 * block is read. Posts of orders go first.
 *
 * @throws {DeposedError} when another instance has become the leader.
 */
export async function writePart(market: Market, part: Part, { term }: { term: bigint }): Promise<void> {
  await giveWay(market)
  const told = await changeState(market.db, async (tx) => {
    await assertTerm(tx, term)
    await addTouches(tx, part.at.number, part.touches)
    await writeHoldings(tx, part.holdings)
    const happened = await writeActivity(tx, { ...part, tags: new Map() }, noTrades)
    const news = market.progress.isFirstSync ? [] : toEvents(part, noTrades)
    const events = await appendEvents(tx, news)
    return { result: events, changed: [...happened, ...part.holdings.flatMap(toSubjects)] }
  })
  market.feed.tell(told)
}
