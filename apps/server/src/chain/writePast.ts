import { giveWay } from '../market/giveWay.js'
import type { Market } from '../market/Market.js'
import type { ChainEvent } from '../node/ChainEvent.js'
import { type BlockRef, getBlockRef, MovedError } from '../node/node.js'
import * as Touch from '../node/Touch.js'
import { chunks, writtenTogether } from './divideStep.js'
import { readHoldings } from './holdings.js'
import type { Past } from './readPast.js'
import type { Step } from './Step.js'
import { writeStep } from './writeStep.js'

/** The number of events whose tokens are read together. */
const readTogether = 2_000
/** The number of tokens whose holders one call to the node reads. */
const askedTogether = 400

type Options = { at: BlockRef; term: bigint; turnMs: number }

/**
 * Writes what was read of the past of a contract, for as long as a turn lasts, in small transactions. Tokens come before
 * what happened to them. Writing something again changes nothing.
 *
 * @param options.at - The newest block that is written; the holders are read there.
 * @returns What is left for the next turn, if anything.
 */
export async function writePast(market: Market, past: Past, options: Options): Promise<Past | undefined> {
  const { turnMs } = options
  const began = performance.now()
  let left = past.events
  while (left.length > 0) {
    const [events, others] = cut(left, readTogether)
    await writeTogether(market, past, { ...options, events })
    left = others
    if (performance.now() - began > turnMs) break
  }
  return left[0] && { ...past, events: left, from: left[0].blockNumber }
}

type Slice = Pick<Step, 'events' | 'touches' | 'holdings'>

async function writeTogether(
  market: Market,
  { contract, standard, times }: Past,
  { at, term, events }: Options & Pick<Past, 'events'>,
): Promise<void> {
  const held = await readSlices(market, at, events)
  const { exchange } = market.watched
  const watched = { exchange, collections: new Map([[contract, standard]]), currencies: new Set<string>() }
  // Events from before the market knew the contract are history, not news.
  const past = { ...market, watched, progress: { ...market.progress, isFirstSync: true } }
  const rest = { blocks: [], at, times, tags: new Map(), judgements: [], postponed: [] }
  for (const slice of [...held, ...divide(events)]) {
    await giveWay(market)
    await writeStep(past, { ...rest, ...slice }, { term })
  }
}

/** Reads the holders of the tokens that events touch. */
async function readSlices(
  { node }: Market,
  at: BlockRef,
  events: readonly ChainEvent[],
): Promise<readonly Slice[]> {
  const touched = Touch.fromEvents(events.filter(({ type }) => type !== 'fulfilled'))
  // Tokens first, so that each is written with what was read of it.
  const touches = [...touched.filter(hasHolder), ...touched.filter((touch) => !hasHolder(touch))]
  const slices = await Promise.all(
    chunks(touches, askedTogether).map(async (part) => ({
      touches: chunks(part),
      holdings: chunks(await readHoldings(node, part, { at })),
    })),
  )
  if ((await getBlockRef(node, at.number)).hash !== at.hash) throw new MovedError({ number: at.number })
  return slices.flatMap(({ touches, holdings }) =>
    touches.map((part, index) => ({ events: [], touches: part, holdings: holdings[index] ?? [] })),
  )
}

function hasHolder({ type }: Touch.Touch): boolean {
  return type === 'token' || type === 'units'
}

function divide(events: readonly ChainEvent[]): readonly Slice[] {
  if (events.length === 0) return []
  const [part, others] = cut(events, writtenTogether)
  return [{ events: part, touches: [], holdings: [] }, ...divide(others)]
}

/**
 * Divides events after about as many as wanted. The logs of one trade stay together, since only all of them say what it was;
 * transfers do not need each other.
 */
export function cut(
  events: readonly ChainEvent[],
  most: number,
): readonly [readonly ChainEvent[], readonly ChainEvent[]] {
  const trades = new Set(events.filter(isOfTrade).map(({ transactionHash }) => transactionHash))
  let end = Math.min(most, events.length)
  while (end < events.length && isWithin(events, end, trades)) end++
  return [events.slice(0, end), events.slice(end)]
}

function isOfTrade({ type }: ChainEvent): boolean {
  return type === 'fulfilled' || type === 'matched'
}

function isWithin(events: readonly ChainEvent[], index: number, trades: ReadonlySet<string>): boolean {
  const hash = events[index]?.transactionHash
  return hash !== undefined && hash === events[index - 1]?.transactionHash && trades.has(hash)
}
