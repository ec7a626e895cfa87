import type { Subject } from '../../db/Subject.js'
import * as Validity from '../../market/Validity.js'
import type { Answer } from './Answer.js'
import type { Version, Versions } from './createVersions.js'

/**
 * A cache of answers that are valid in one state of the database. The next state drops those that it may have changed,
 * so no caller gets an answer that lacks something committed before the request. Each answer is also dropped when time
 * alone may change it.
 */
export type Shelf = {
  versions: Versions
  /** The current time in seconds, on which answers depend too. */
  now: () => bigint
  /** The state of the cached answers. */
  state: string
  /** The time of the latest look. */
  time: bigint
  /** When the book changes next by time alone, by the latest look. */
  turn: bigint | undefined
  /** By path, the least recently requested first. */
  kept: Map<string, Entry>
  sizeBytes: number
  /** The paths requested in this span of time, and in the one before. */
  asked: { span: bigint; now: Set<string>; before: Set<string> }
}

/** An answer on the shelf, or one that is being made. */
type Entry = {
  answer: Promise<Answer>
  /** The first second in which it is no longer valid. Absent when only a new state of the database ends it. */
  until?: bigint | undefined
  /** What it is about. Absent while it is being made, and if any write may change it. */
  subjects?: readonly Subject[] | undefined
  /** What was found to have changed since the answer was begun. Absent once it is made. */
  meanwhile?: ReadonlySet<Subject>[] | undefined
  /** 0 while it is being made. */
  sizeBytes: number
}

/** Beyond this size, the shelf drops the answers that were not requested for the longest time. */
const mostBytes = 32 * 1024 * 1024
/** A longer path is not a frequent one. */
const longestPath = 1_000
const mostAsked = 20_000
/** A path that was requested twice within this time is a frequent one. */
const spanSeconds = 10n

/** Creates an empty shelf. */
export function create(options: Pick<Shelf, 'versions' | 'now'>): Shelf {
  return {
    ...options,
    state: '',
    time: 0n,
    turn: undefined,
    kept: new Map(),
    sizeBytes: 0,
    asked: { span: 0n, now: new Set(), before: new Set() },
  }
}

/**
 * Returns the answer to a path from the shelf, or makes it. Concurrent requests for one path share one answer.
 *
 * Makes an answer without a look at the shelf if the path was not requested recently, since a look costs a query.
 *
 * @param path - Includes the query.
 */
export async function find(shelf: Shelf, path: string, make: () => Promise<Answer>): Promise<Answer> {
  if (path.length > longestPath || !isAskedAgain(shelf, path)) return make()
  // Before the answer is made, so that it shows this state or a later one.
  await look(shelf)
  // If a known change concerns an answer that was being made, whatever is on the shelf afterwards was begun after the look.
  return (await take(shelf, path)) ?? shelf.kept.get(path)?.answer ?? begin(shelf, path, make)
}

/** Makes an answer that later callers share. */
function begin(shelf: Shelf, path: string, make: () => Promise<Answer>): Promise<Answer> {
  // The clock may have moved since the look, while another answer was awaited. If it goes back, this answer is dropped too.
  const time = shelf.now()
  if (time > shelf.time) shelf.time = time
  const { turn } = shelf
  const entry: Entry = { answer: make(), until: time + 1n, meanwhile: [], sizeBytes: 0 }
  entry.answer = settle(shelf, path, { entry, turn })
  shelf.kept.set(path, entry)
  return entry.answer
}

/** Keeps an answer once it is made, unless a change meanwhile concerns it. */
async function settle(
  shelf: Shelf,
  path: string,
  { entry, turn }: { entry: Entry; turn: bigint | undefined },
): Promise<Answer> {
  const isKept = () => shelf.kept.get(path) === entry
  try {
    const answer = await entry.answer
    const changes = entry.meanwhile ?? []
    if (answer.validity) entry.until = Validity.endOf(answer.validity, turn)
    entry.subjects = answer.validity?.subjects
    entry.meanwhile = undefined
    if (!isKept()) return answer
    if (changes.some((subjects) => isAbout(entry, subjects))) drop(shelf, path, entry)
    // Its compressed form takes a part of the same size again.
    else store(shelf, entry, 2 * answer.text.length)
    return answer
  } catch (error) {
    // A failed answer may work the next time.
    if (isKept()) drop(shelf, path, entry)
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
  await look(shelf)
  return take(shelf, path)
}

/** Drops what is no longer valid for all answers. The clock can go back with the blocks of a chain that is ahead. */
async function look(shelf: Shelf): Promise<void> {
  const version = await shelf.versions.look()
  const time = shelf.now()
  if (time < shelf.time) clear(shelf)
  else if (version.state !== shelf.state) dropChanged(shelf, version)
  shelf.state = version.state
  shelf.time = time
  shelf.turn = version.turn
}

function clear(shelf: Shelf): void {
  shelf.kept = new Map()
  shelf.sizeBytes = 0
}

/** Drops the answers that may be others since the state of the shelf. What those that are being made are about is not known yet. */
function dropChanged(shelf: Shelf, { changed }: Version): void {
  if (changed?.since !== shelf.state) {
    clear(shelf)
    return
  }
  const { subjects } = changed
  if (subjects.size === 0) return
  for (const [path, entry] of shelf.kept)
    if (entry.meanwhile) entry.meanwhile.push(subjects)
    else if (isAbout(entry, subjects)) drop(shelf, path, entry)
}

/** Tells whether a finished answer may be another one after changes. */
function isAbout({ subjects }: Entry, changed: ReadonlySet<Subject>): boolean {
  return !subjects || subjects.some((subject) => changed.has(subject))
}

function drop(shelf: Shelf, path: string, { sizeBytes }: Entry): void {
  shelf.kept.delete(path)
  shelf.sizeBytes -= sizeBytes
}

/**
 * Takes a valid answer from the shelf, as the most recently requested one. Waits for one that is being made.
 *
 * @returns `undefined` if none is there, or if a change known before this call concerns it.
 */
async function take(shelf: Shelf, path: string): Promise<Answer | undefined> {
  const entry = shelf.kept.get(path)
  if (!entry) return undefined
  if (entry.until !== undefined && shelf.time >= entry.until) {
    drop(shelf, path, entry)
    return undefined
  }
  shelf.kept.delete(path)
  shelf.kept.set(path, entry)
  const { answer, meanwhile = [] } = entry
  const { length: known } = meanwhile
  await answer
  return meanwhile.slice(0, known).some((subjects) => isAbout(entry, subjects)) ? undefined : answer
}

/** Counts the size of an answer, and makes room for it. */
function store(shelf: Shelf, entry: Entry, sizeBytes: number): void {
  entry.sizeBytes = sizeBytes
  shelf.sizeBytes += sizeBytes
  for (const [path, oldest] of shelf.kept) {
    if (shelf.sizeBytes <= mostBytes) return
    drop(shelf, path, oldest)
  }
}

function isAskedAgain({ asked, now }: Shelf, path: string): boolean {
  const span = now() / spanSeconds
  if (span !== asked.span || asked.now.size >= mostAsked)
    Object.assign(asked, { span, before: asked.now, now: new Set<string>() })
  const isAgain = asked.now.has(path) || asked.before.has(path)
  asked.now.add(path)
  return isAgain
}
