import type { Answer } from './Answer.js'
import type { Versions } from './createVersions.js'

/**
 * Answers that were asked for lately, all of one state of the database and of one second. With the next state, all of
 * them are gone: none is ever given to somebody who asked after something was committed that it does not show.
 */
export type Shelf = {
  versions: Versions
  /** The present time in seconds, on which answers depend as well. */
  now: () => bigint
  /** The state and the second of what is kept. */
  version: string
  kept: Map<string, Promise<Answer>>
  sizeBytes: number
  /** What was asked for in this second, and in the one before it. */
  asked: { at: bigint; now: Set<string>; before: Set<string> }
}

/** Beyond this, nothing more is kept until the next state. */
const mostBytes = 32 * 1024 * 1024
/** What is longer is nobody's common question. */
const longestPath = 1_000
const mostAsked = 20_000

/** Makes an empty shelf. */
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
 * Gives the answer to a path from the shelf, or has it made. Whoever asks for the same while it is being made gets the same.
 *
 * What nobody else has asked for within a second is made without a look at the shelf: looking costs a question to the database.
 *
 * @param path - With the query.
 */
export async function find(shelf: Shelf, path: string, make: () => Promise<Answer>): Promise<Answer> {
  if (path.length > longestPath || !isAskedAgain(shelf, path)) return make()
  // Before anything is made: what it shows is of this state, or of a later one.
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
    // Packed, it takes a part of the same once more.
    if (shelf.kept === kept) shelf.sizeBytes += 2 * answer.text.length
    return answer
  } catch (error) {
    // What failed may work the next time.
    kept.delete(path)
    throw error
  }
}

/** Tells whether the answer to a path may be on the shelf; {@link peek} says whether it still holds. */
export function mayHold({ kept }: Shelf, path: string): boolean {
  return kept.has(path)
}

/** Gives the answer to a path where it is on the shelf and still holds. Nothing is made. */
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
