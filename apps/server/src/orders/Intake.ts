import type { RefusedError } from './Issue.js'
import type { OrderRow } from './store.js'
import type { Posted } from './verifyOrders.js'

/** Orders that wait to be taken in; part of the market's state, changed by `acceptOrders` alone. */
export type Intake = {
  waiting: Post[]
  /** Orders in `waiting`. */
  size: number
  /** Batches that are being worked on. */
  running: number
}

/** Orders that came together. */
export type Post = {
  posted: readonly Posted[]
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
  return { waiting: [], size: 0, running: 0 }
}

/** Takes the posts that fit into one batch, the oldest first; at least one, whatever its size. */
export function take(intake: Intake, most: number): readonly Post[] {
  let orders = 0
  const count = intake.waiting.findIndex((post, index) => {
    orders += post.posted.length
    return orders > most && index > 0
  })
  const posts = intake.waiting.splice(0, count < 0 ? intake.waiting.length : count)
  intake.size -= posts.reduce((sum, post) => sum + post.posted.length, 0)
  return posts
}
