import type { Activity } from '@souk/market'

/**
 * A list that grows while it is read. New rows wait, so that nothing moves while someone reads, and rows removed by a
 * reorganisation are announced instead of silently missing.
 */
export type ActivityFeed = {
  /** Newest first. */
  shown: readonly Activity[]
  /** New rows that are not shown yet. */
  waiting: readonly Activity[]
  /** Keys of the rows that were last inserted. */
  fresh: ReadonlySet<string>
  /** Rows that were shown and are no longer true. */
  gone: readonly Activity[]
}

export type FeedEvent =
  /** The market was read again. `hold`: new rows wait. `isWhole`: no page follows these rows. */
  | { type: 'read'; rows: readonly Activity[]; hold: boolean; isWhole: boolean }
  | { type: 'show' }
  | { type: 'forgetGone' }

/** Starts with the rows of the first read. */
export function from(rows: readonly Activity[]): ActivityFeed {
  return { shown: rows, waiting: [], fresh: new Set(), gone: [] }
}

/** Applies an event. */
export function reduce(feed: ActivityFeed, event: FeedEvent): ActivityFeed {
  switch (event.type) {
    case 'read':
      return read(feed, event)
    case 'show':
      return put({ ...feed, waiting: [] }, [...feed.waiting, ...feed.shown], feed.waiting)
    case 'forgetGone':
      return { ...feed, gone: [] }
    default:
      return event satisfies never
  }
}

/** Identifies an activity, even after the chain includes it a second time. */
export function keyOf(activity: Activity): string {
  const { type, transactionHash, orderHash, contract, tokenId, from, to, quantity, at } = activity
  const cause = transactionHash ?? `${orderHash}/${at.getTime()}`
  return [type, cause, orderHash, contract, tokenId, from, to, quantity].join('/')
}

function read(
  feed: ActivityFeed,
  { rows, hold, isWhole }: Extract<FeedEvent, { type: 'read' }>,
): ActivityFeed {
  const before = new Set(feed.shown.map(keyOf))
  const now = new Set(rows.map(keyOf))
  const gone = [...feed.gone, ...takenBack(feed.shown, { rows, now, isWhole })].filter(
    (activity) => !now.has(keyOf(activity)),
  )
  const first = rows.findIndex((row) => before.has(keyOf(row)))
  const added = first < 0 ? [] : rows.slice(0, first)
  if (hold) return { ...feed, gone, shown: rows.slice(added.length), waiting: added }
  return put({ ...feed, gone, waiting: [] }, rows, added)
}

/** Only the chain can undo activities. One that fell off the end of the last page is still true. */
function takenBack(
  shown: readonly Activity[],
  { rows, now, isWhole }: { rows: readonly Activity[]; now: ReadonlySet<string>; isWhole: boolean },
): readonly Activity[] {
  const oldest = rows.at(-1)?.at.getTime() ?? 0
  return shown.filter(
    (row) =>
      row.transactionHash !== undefined && !now.has(keyOf(row)) && (isWhole || row.at.getTime() > oldest),
  )
}

function put(feed: ActivityFeed, shown: readonly Activity[], added: readonly Activity[]): ActivityFeed {
  return { ...feed, shown, fresh: added.length > 0 ? new Set(added.map(keyOf)) : feed.fresh }
}
