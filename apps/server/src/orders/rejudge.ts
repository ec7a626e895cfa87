import { retry } from '@souk/base'
import { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { changeState } from '../db/changeState.js'
import * as Subject from '../db/Subject.js'
import type { OrderRow, Tx } from '../db/tables.js'
import { addTouches, isOutdated } from '../db/touchStore.js'
import { appendEvents, type NewEvent } from '../events/feed.js'
import { readHolders } from '../events/holders.js'
import { type Market, now } from '../market/Market.js'
import { type BlockRef, getBlockRef, MovedError } from '../node/node.js'
import type * as Read from '../node/Read.js'
import { findVouched } from './findVouched.js'
import * as Given from './Given.js'
import { type Judged, judge, type Verdict } from './judge.js'
import * as OrderFacts from './OrderFacts.js'
import { findOperators } from './operators.js'
import { refreshStale } from './refreshBest.js'
import { findJudged, findStandings, type Standing, unfilledOf, updateVerdicts } from './store.js'

/** An order and its current state. */
export type Judgement = { row: OrderRow; verdict: Verdict }

/**
 * Judges orders by the chain's current state.
 *
 * @param options.at - @default the latest
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when it is on another branch.
 */
export async function judgeRows(
  market: Market,
  rows: readonly OrderRow[],
  options: { at?: Read.At | undefined } = {},
): Promise<Judgement[]> {
  const keys = rows.map((row) => row.parameters.conduitKey)
  const [operators, vouched] = await Promise.all([
    findOperators(market, keys),
    findVouched(market, rows, options),
  ])
  const subjects = rows.map((row, index) => ({
    orderHash: row.order_hash as Hex,
    maker: row.maker as Address,
    given: Given.from(row.parameters),
    operator: operators.get(keys[index] as Hex) ?? market.rules.exchange,
    isVouched: vouched.has(row.order_hash),
  }))
  const { exchange } = market.rules
  const facts = await OrderFacts.read(market.node, { exchange, subjects, ...options })
  const time = now(market)
  return rows.map((row, index) => ({
    row,
    verdict: judge(toJudged(row), facts[index] as OrderFacts.OrderFacts, time),
  }))
}

/** Returns the fields of a stored order that its verdict depends on. */
export function toJudged(row: OrderRow): Judged {
  const { parameters } = row
  return {
    total: BigInt(row.total),
    given: Given.from(parameters),
    allowsPartialFills: Order.allowsPartialFills(parameters),
    startTime: BigInt(parameters.startTime),
    endTime: BigInt(parameters.endTime),
    counter: BigInt(parameters.counter),
  }
}

/**
 * Writes the judgements that differ from what is stored, with their events. The state is locked.
 *
 * @returns What it may have changed.
 */
export async function writeJudgements(
  tx: Tx,
  judgements: readonly Judgement[],
  options: { blockNumber?: bigint | undefined } = {},
): Promise<readonly Subject.Subject[]> {
  const changed = await toNews(tx, judgements)
  await updateVerdicts(
    tx,
    changed.map(({ row, verdict }) => ({ orderHash: row.order_hash, verdict })),
  )
  const holders = await readHolders(
    tx,
    changed.map(({ row }) => row),
  )
  await appendEvents(
    tx,
    changed.flatMap(({ row, verdict }) =>
      toEvent(row, verdict, {
        blockNumber: options.blockNumber,
        accounts: [row.maker, ...(holders.get(row.order_hash) ?? [])],
      }),
    ),
  )
  const ended = judgements.filter(({ verdict }) => verdict.status !== 'active')
  await refreshStale(
    tx,
    ended.map(({ row }) => row.order_hash),
  )
  return [...changed, ...ended].flatMap(({ row }) => Subject.ofOrder(row, row.parameters))
}

/** Leaves out changes that were written since the orders were read, so that each change has one event. */
async function toNews(tx: Tx, judgements: readonly Judgement[]): Promise<readonly Judgement[]> {
  const changed = judgements.filter(({ row, verdict }) => isChange(row, verdict))
  const stored = await findStandings(
    tx,
    changed.map(({ row }) => row.order_hash),
  )
  return changed.filter(({ row, verdict }) => {
    const standing = stored.get(row.order_hash)
    return standing !== undefined && isChange(standing, verdict)
  })
}

function isChange(row: Standing, verdict: Verdict): boolean {
  return (
    row.status !== verdict.status ||
    row.reason !== (verdict.reason ?? null) ||
    BigInt(row.remaining) !== verdict.remaining ||
    unfilledOf(row) !== verdict.unfilled
  )
}

const eventOfStatus = {
  active: 'valid',
  inactive: 'invalid',
  cancelled: 'cancel',
  expired: 'expired',
  filled: 'filled',
} as const

function toEvent(
  row: OrderRow,
  verdict: Verdict,
  { accounts, blockNumber }: Pick<NewEvent, 'accounts' | 'blockNumber'>,
): NewEvent[] {
  const type = eventOfStatus[verdict.status]
  // The sale itself, from the chain's log, announces a filled order.
  if (type === 'filled') return []
  return nftsOf(row).map((nft) => ({
    type,
    ...nft,
    orderHash: row.order_hash,
    reason: verdict.reason === 'unread' ? undefined : verdict.reason,
    accounts,
    blockNumber,
  }))
}

/** Returns the NFT of an order, or those of an order of several items, each once. */
function nftsOf({
  contract,
  identifier,
  parameters,
}: OrderRow): readonly Pick<NewEvent, 'contract' | 'identifier'>[] {
  if (contract !== '') return [{ contract, identifier: identifier === null ? undefined : BigInt(identifier) }]
  const items = [...parameters.offer, ...parameters.consideration].filter(
    (item) => Number(item.itemType) >= 2,
  )
  const nfts = items.map((item) => ({
    contract: item.token.toLowerCase(),
    identifier: Number(item.itemType) >= 4 ? undefined : BigInt(item.identifierOrCriteria),
  }))
  return [...new Map(nfts.map((nft) => [`${nft.contract}:${nft.identifier}`, nft])).values()]
}

const mostAttempts = 5

/**
 * Judges orders again, whatever their stored state.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changes too fast.
 */
export async function rejudge(market: Market, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  // The follower is on another branch and will catch up in a moment.
  const pauseMs = (error: unknown, attempts: number) =>
    error instanceof MovedError ? attempts * 50 : undefined
  await retry(
    async () => {
      const at = await getBlockRef(market.node)
      if (!(await rejudgeAt(market, hashes, at))) throw new MovedError({ number: at.number })
    },
    { attempts: mostAttempts, pauseMs },
  )
  market.feed.wake()
}

/** @returns Whether it was written. It is not if the follower was faster, which makes the facts outdated. */
async function rejudgeAt(market: Market, hashes: readonly string[], at: BlockRef): Promise<boolean> {
  const rows = await findJudged(market.db, hashes)
  const judgements = await judgeRows(market, rows, { at })
  return changeState(market.db, async (tx) => {
    if (await isOutdated(tx, at)) return { result: false, changed: [] }
    const touches = rows.map((row) => ({ type: 'order', orderHash: row.order_hash as Hex }) as const)
    await addTouches(tx, at.number, touches)
    return { result: true, changed: await writeJudgements(tx, judgements) }
  })
}
