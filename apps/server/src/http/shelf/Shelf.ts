import type { Answer } from './Answer.js'
import type { Versions } from './createVersions.js'

/**
 * A cache of recent answers, all from one state of the database and one second. The next state drops them all, so no
 * caller gets an answer that lacks something committed before the request.
 */
export type Shelf = {
  versions: Versions
  /** The current time in seconds, on which answers depend too. */
  now: () => bigint
  /** The state and the second of the cached answers. */
  version: string
  kept: Map<string, Promise<Answer>>
  sizeBytes: number
  /** The paths requested in this second, and in the one before. */
  asked: { at: bigint; now: Set<string>; before: Set<string> }
}

/** Beyond this size, nothing more is cached until the next state. */
const mostBytes = 32 * 1024 * 1024
/** A longer path is not a frequent one. */
const longestPath = 1_000
const mostAsked = 20_000

/** Creates an empty shelf. */
export function create(options: Pick<Shelf, 'versions' | 'now'>): Shelf {
  const at = 0n
  return {
    ...options,
    version: '',
    kept: new Map(),
    sizeBytes: 0,
    asked: { at, now: new Set(), before: new Set() },
  }
}

/**
 * Returns the answer to a path from the shelf, or makes it. Concurrent requests for one path share one answer.
 *
 * Makes an answer without a look at the shelf if no one else has requested it within a second, since a look costs a
 * query.
 *
 * @param path - Includes the query.
 */
export async function find(shelf: Shelf, path: string, make: () => Promise<Answer>): Promise<Answer> {
  if (path.length > longestPath || !isAskedAgain(shelf, path)) return make()
  // Before the answer is made, so that it shows this state or a later one.
  const state = await shelf.versions.look()
  renew(shelf, `${state} ${shelf.now()}`)
  const { kept } = shelf
  const known = kept.get(path)
  if (known) return known
  const making = make()
  if (shelf.sizeBytes >= mostBytes) return making
  kept.set(path, making)
  try {
    const answer = await making
    // Its compressed form takes a part of the same size again.
    if (shelf.kept === kept) shelf.sizeBytes += 2 * answer.text.length
    return answer
  } catch (error) {
    // A failed answer may work the next time.
    kept.delete(path)
    throw error
  }
}

/** Tells whether the shelf may have the answer to a path; {@link peek} tells whether it is still valid. */
export function mayHold({ kept }: Shelf, path: string): boolean {
  return kept.has(path)
}

/** Returns the answer to a path if it is on the shelf and still valid. Never makes one. */
export async function peek(shelf: Shelf, path: string): Promise<Answer | undefined> {
  if (!mayHold(shelf, path)) return undefined
  isAskedAgain(shelf, path)
  const state = await shelf.versions.look()
  renew(shelf, `${state} ${shelf.now()}`)
  return shelf.kept.get(path)
}

function renew(shelf: Shelf, version: string): void {
  if (shelf.version === version) return
  Object.assign(shelf, { version, kept: new Map(), sizeBytes: 0 })
}

function isAskedAgain({ asked, now }: Shelf, path: string): boolean {
  const at = now()
  if (at !== asked.at || asked.now.size >= mostAsked)
    Object.assign(asked, { at, before: asked.now, now: new Set<string>() })
  const isAgain = asked.now.has(path) || asked.before.has(path)
  asked.now.add(path)
  return isAgain
}
