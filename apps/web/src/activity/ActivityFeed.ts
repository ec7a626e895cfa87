import type { Activity } from '@souk/market'

/**
 * A list that is read while it grows: what came in meanwhile waits, so that nothing moves under the reader's eyes, and what a
 * reorganisation took back is told instead of silently missing.
 */
export type ActivityFeed = {
  /** The newest first. */
  shown: readonly Activity[]
  /** What came in since and is not shown yet. */
  waiting: readonly Activity[]
  /** Keys of what was put in last. */
  fresh: ReadonlySet<string>
  /** What was shown and is not true any more. */
  gone: readonly Activity[]
}

export type FeedEvent =
  /** The market was read again. `hold`: new rows wait. `isWhole`: there is no page after these rows. */
  | { type: 'read'; rows: readonly Activity[]; hold: boolean; isWhole: boolean }
  | { type: 'show' }
  | { type: 'forgetGone' }

/** Begins with the rows of the first read. */
export function from(rows: readonly Activity[]): ActivityFeed {
  return { shown: rows, waiting: [], fresh: new Set(), gone: [] }
}

/** Takes up what happened. */
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

/** Tells one thing that happened from another, also after the chain wrote it down a second time. */
export function keyOf(activity: Activity): string {
  const { type, transactionHash, orderHash, contract, identifier, from, to, quantity, at } = activity
  const cause = transactionHash ?? `${orderHash}/${at.getTime()}`
  return [type, cause, orderHash, contract, identifier, from, to, quantity].join('/')
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

/** Only the chain takes anything back; what fell off the end of the last page is still true. */
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
