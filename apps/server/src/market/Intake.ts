import type { OrderRow } from '../db/tables.js'
import type { RefusedError } from './Issue.js'
import type { Posted } from './Posted.js'

/** Orders that wait to be taken in; part of the market's state, changed by `acceptOrders` alone. */
export type Intake = {
  waiting: Post[]
  /** Orders in `waiting`. */
  size: number
  /** How many of them each caller has. */
  byCaller: Map<string, number>
  /** Batches that are being worked on. */
  running: number
}

/** Orders that came together. */
export type Post = {
  posted: readonly Posted[]
  /** The name of who posts them. */
  from: string | undefined
  /** Takes all or none of them. */
  isWhole: boolean
  resolve: (answers: readonly Answer[]) => void
  reject: (error: unknown) => void
}

/** What becomes of a posted order. */
export type Answer =
  | { row: OrderRow; isNew: boolean; refused?: undefined }
  | { row?: undefined; refused: RefusedError }

/** Makes an empty intake. */
export function create(): Intake {
  return { waiting: [], size: 0, byCaller: new Map(), running: 0 }
}

/** Takes the posts that fit into one batch, the oldest first; at least one, whatever its size. */
export function take(intake: Intake, most: number): readonly Post[] {
  let orders = 0
  const count = intake.waiting.findIndex((post, index) => {
    orders += post.posted.length
    return orders > most && index > 0
  })
  const posts = intake.waiting.splice(0, count < 0 ? intake.waiting.length : count)
  for (const post of posts) tally(intake, post, -post.posted.length)
  return posts
}

/** Puts a post behind those that wait. */
export function add(intake: Intake, post: Post): void {
  intake.waiting.push(post)
  tally(intake, post, post.posted.length)
}

function tally(intake: Intake, { from }: Post, more: number): void {
  intake.size += more
  if (from === undefined) return
  const waiting = (intake.byCaller.get(from) ?? 0) + more
  if (waiting > 0) intake.byCaller.set(from, waiting)
  else intake.byCaller.delete(from)
}
