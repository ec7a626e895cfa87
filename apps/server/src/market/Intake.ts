import type { OrderRow } from '../db/tables.js'
import type { RefusedError } from './Issue.js'
import type { Posted } from './Posted.js'

/** Orders that wait to be stored. Part of the market's state; only `acceptOrders` changes it. */
export type Intake = {
  waiting: Post[]
  /** The number of orders in `waiting`. */
  size: number
  /** The number of waiting orders of each caller. */
  byCaller: Map<string, number>
  /** The number of posts so far. */
  added: number
  /** The number of posts whose batch has ended. */
  ended: number
  /** The number of batches in progress. */
  running: number
  /** When the newest batch began. */
  beganMs: number
  /** Whether a batch will begin by itself. */
  isPlanned: boolean
}

/**
 * The time between the starts of two batches. A batch has a fixed cost, so orders that arrive together should be stored together.
 * Without it, batches in two lanes end at the same moment, and every second one contains one or two orders.
 */
const paceMs = 12

/** Orders that were posted together. */
export type Post = {
  posted: readonly Posted[]
  /** The name of the caller that posted them. */
  from: string | undefined
  /** Accepts all or none of them. */
  isWhole: boolean
  resolve: (answers: readonly Answer[]) => void
  reject: (error: unknown) => void
}

/** The outcome of a posted order. */
export type Answer =
  | { row: OrderRow; isNew: boolean; refused?: undefined }
  | { row?: undefined; refused: RefusedError }

/** Makes an empty intake. */
export function create(): Intake {
  return {
    waiting: [],
    size: 0,
    byCaller: new Map(),
    added: 0,
    ended: 0,
    running: 0,
    beganMs: 0,
    isPlanned: false,
  }
}

/**
 * Returns how long the next batch should wait, in milliseconds. It does not wait if nothing is in progress or if it is full.
 *
 * @param options.most - The number of orders in a full batch.
 */
export function restMs({ running, size, beganMs }: Intake, options: { most: number; nowMs: number }): number {
  const { most, nowMs } = options
  return running === 0 || size >= most ? 0 : Math.max(0, Math.ceil(beganMs + paceMs - nowMs))
}

/**
 * Removes and returns the posts that fit into one batch, oldest first; at least one, whatever its size.
 *
 * @param most - The number of items that the orders of a full batch give. Each takes as long as an ordinary order.
 */
export function take(intake: Intake, most: number): readonly Post[] {
  let items = 0
  const count = intake.waiting.findIndex(({ posted }, index) => {
    for (const { order } of posted) items += Math.max(1, order.parameters.offer.length)
    return items > most && index > 0
  })
  const posts = intake.waiting.splice(0, count < 0 ? intake.waiting.length : count)
  for (const post of posts) tally(intake, post, -post.posted.length)
  return posts
}

/** Adds a post to the end of the queue. */
export function add(intake: Intake, post: Post): void {
  intake.waiting.push(post)
  intake.added++
  tally(intake, post, post.posted.length)
}

function tally(intake: Intake, { from }: Post, more: number): void {
  intake.size += more
  if (from === undefined) return
  const waiting = (intake.byCaller.get(from) ?? 0) + more
  if (waiting > 0) intake.byCaller.set(from, waiting)
  else intake.byCaller.delete(from)
}
