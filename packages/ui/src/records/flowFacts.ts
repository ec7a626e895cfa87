import type { Activity, ActivityType, MarketInfo } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { type ActivityEntry, activityEntries } from '../activity/activityEntries.js'
import { isSameAddress } from '../format/formatAddress.js'
import { currencyOf } from '../orders/currencyOf.js'

/** What the market knows of a completed trade: its items, and the money. */
export type FlowFacts = Pick<ActivityEntry, 'parts' | 'prices'>

/** How far the clocks of the browser and of the market may differ, in milliseconds. */
const leewayMs = 120_000

/** Trades that end with a signature have no transaction; the market tells of their orders. */
const signedTypes: Partial<Record<FlowRecord.FlowKind, ActivityType>> = {
  listing: 'listing',
  listings: 'listing',
  bundle: 'listing',
  auction: 'listing',
  offer: 'offer',
  bid: 'offer',
  offers: 'offer',
  collectionOffer: 'offer',
}

/**
 * Finds the items and the money of a completed trade.
 *
 * @param activities - Of the account, newest first.
 *
 * @example
 * flowFacts(record, activities)?.prices // → [{ amount: 135n, currency: ether }]
 */
export function flowFacts(
  record: FlowRecord.FlowRecord,
  activities: readonly Activity[],
): FlowFacts | undefined {
  if (record.status !== 'done') return undefined
  const type = signedTypes[record.kind]
  const own = activities.filter((activity) =>
    type ? activity.type === type && isSignedBy(activity, record) : isCausedBy(activity, record),
  )
  const isSeveral = several.includes(record.kind)
  // A row of several orders has only the lowest price.
  const rows = isSeveral ? own.flatMap((activity) => activityEntries([activity])) : activityEntries(own)
  const [closest] = rows.toSorted((a, b) => distance(a, record) - distance(b, record))
  if (!closest) return undefined
  // What several cancelled orders had asked for is no sum that anybody would pay.
  if (record.kind === 'cancellation' && own.length > 1) return { parts: own, prices: [] }
  const together = isSeveral
    ? rows.filter(({ at }) => Math.abs(at.getTime() - closest.at.getTime()) <= togetherMs)
    : [closest]
  return { parts: together.flatMap(({ parts }) => parts), prices: sumOf(together) }
}

/**
 * Returns the money of a trade: what it signed, as the browser noted it, or what the market tells of it. Of a purchase of
 * several items the note is only the most that it may cost, so it does not count once the trade is completed.
 */
export function moneyIn(
  { kind, status, chainId, money = [] }: FlowRecord.FlowRecord,
  { facts, info }: { facts: FlowFacts | undefined; info: Pick<MarketInfo, 'chainId' | 'currencies'> },
): FlowFacts['prices'] {
  const isExact = signedTypes[kind] !== undefined
  const told = facts?.prices ?? []
  if ((told.length > 0 && !isExact) || money.length === 0 || chainId !== info.chainId) return told
  if (kind === 'sweep' && status === 'done') return told
  return money.map(({ currency, amount }) => ({ currency: currencyOf(info, { address: currency }), amount }))
}

/** Trades that post several orders at once. */
const several: readonly FlowRecord.FlowKind[] = ['listings', 'offers']
/** The market stores orders that were posted together within this time. */
const togetherMs = 2_000

/** Adds up prices by currency. */
function sumOf(entries: readonly ActivityEntry[]): FlowFacts['prices'] {
  const sums = new Map<string, FlowFacts['prices'][number]>()
  for (const price of entries.flatMap(({ prices }) => prices)) {
    const key = price.currency.address.toLowerCase()
    sums.set(key, { ...price, amount: (sums.get(key)?.amount ?? 0n) + price.amount })
  }
  return [...sums.values()]
}

function isCausedBy({ transactionHash }: Activity, { sent }: FlowRecord.FlowRecord): boolean {
  return sent.some(({ hash }) => hash === transactionHash)
}

function isSignedBy({ at, from, name, tokenId }: Activity, record: FlowRecord.FlowRecord): boolean {
  const { account, startedAt, updatedAt, title, kind } = record
  const time = at.getTime()
  const isThen = time >= startedAt - leewayMs && time <= updatedAt + leewayMs
  // Several items, and any item of a collection, have no name of their own.
  const isNamed = named.includes(kind)
  return isThen && isSameAddress(from, account) && (!isNamed || title === (name || `#${tokenId}`))
}

const named: readonly FlowRecord.FlowKind[] = ['listing', 'auction', 'offer', 'bid']

function distance({ at }: ActivityEntry, { updatedAt }: FlowRecord.FlowRecord): number {
  return Math.abs(at.getTime() - updatedAt)
}
