import type { Activity, ActivityType } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { type ActivityEntry, activityEntries } from '../activity/activityEntries.js'
import { isSameAddress } from '../format/formatAddress.js'

/** What the market knows of a completed trade: its items, and the money. */
export type FlowFacts = Pick<ActivityEntry, 'parts' | 'prices'>

/** How far the clocks of the browser and of the market may differ, in milliseconds. */
const leewayMs = 120_000

/** Trades that end with a signature have no transaction; the market tells of their orders. */
const signedTypes: Partial<Record<FlowRecord.FlowKind, ActivityType>> = {
  listing: 'listing',
  listings: 'listing',
  bundle: 'listing',
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
  const [closest] = activityEntries(own).toSorted((a, b) => distance(a, record) - distance(b, record))
  return closest && { parts: closest.parts, prices: closest.prices }
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

const named: readonly FlowRecord.FlowKind[] = ['listing', 'offer', 'bid']

function distance({ at }: ActivityEntry, { updatedAt }: FlowRecord.FlowRecord): number {
  return Math.abs(at.getTime() - updatedAt)
}
