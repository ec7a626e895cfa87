import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import * as Written from '../core/Written.js'

/** An answer that is written out, so that it can be sent to several callers. */
export type Answer = {
  text: string
  /** The route that gave it, and how long others may keep it. */
  origin?: { route: string; cacheControl: string } | undefined
  /** See {@link markOf}. */
  mark?: string | undefined
  /** The text packed, once somebody has asked for it so. */
  packed?: Packed | Promise<Packed> | undefined
}

export type Packed = Uint8Array<ArrayBuffer>

/** Below this, packing costs more than it saves. */
const leastPackedChars = 1_024
/** Above this, it is worth another thread; to wake one takes as long as packing what is shorter. */
const mostPackedHere = 65_536
/** The other levels take three times as long for a tenth fewer bytes. */
const options = { level: constants.Z_BEST_SPEED }
const packElsewhere = promisify(gzip)

/** Writes an answer out. */
export function from(value: unknown, origin?: Answer['origin']): Answer {
  return { text: Written.print(value), origin }
}

/** Makes the mark of an answer's content, once: who has it already is told so instead of being sent it again. */
export function markOf(answer: Answer): string {
  answer.mark ??= `W/"${createHash('sha1').update(answer.text).digest('base64url')}"`
  return answer.mark
}

/** Tells whether a caller has an answer already, by what it says in `If-None-Match`. */
export function isKnown(given: string | undefined, mark: string): boolean {
  return given?.split(',').some((known) => known.trim() === mark || known.trim() === '*') ?? false
}

/**
 * Packs an answer, once for all who take it so.
 *
 * @returns `undefined` where it is not worth it.
 */
export function pack(answer: Answer): Packed | Promise<Packed> | undefined {
  if (answer.text.length < leastPackedChars) return undefined
  answer.packed ??=
    answer.text.length <= mostPackedHere
      ? new Uint8Array(gzipSync(answer.text, options))
      : packElsewhere(answer.text, options).then((packed) => new Uint8Array(packed))
  return answer.packed
}

/** Tells whether a caller takes packed answers, by what it says in `Accept-Encoding`. */
export function takesPacked(accepted: string | undefined): boolean {
  return accepted?.split(',').some((part) => gzipAccepted.test(part.trim())) ?? false
}

const gzipAccepted = /^gzip(?:;\s?q=(?!0(?:\.0{1,3})?$)[\d.]{1,5})?$/i
