import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { Validity } from '../../market/Validity.js'
import * as Written from '../core/Written.js'

/** An encoded answer that can be sent to several callers. */
export type Answer = {
  text: string
  /** The route that made it, and how long clients may cache it. */
  origin?: { route: string; cacheControl: string } | undefined
  /** Without it, the answer is valid for one second. */
  validity?: Validity | undefined
  /** See {@link markOf}. */
  mark?: string | undefined
  /** The compressed text, once a caller has asked for it. */
  packed?: Packed | Promise<Packed> | undefined
}

export type Packed = Uint8Array<ArrayBuffer>

/** Below this length, compression costs more than it saves. */
const leastPackedChars = 1_024
/** Above this length, compression runs on another thread. Starting one takes as long as compressing a shorter text. */
const mostPackedHere = 65_536
/** Other levels take three times as long to save another tenth of the bytes. */
const options = { level: constants.Z_BEST_SPEED }
const packElsewhere = promisify(gzip)

/** Encodes an answer. */
export function from(value: unknown, about: Pick<Answer, 'origin' | 'validity'> = {}): Answer {
  return { text: Written.print(value), ...about }
}

/** Calculates the ETag of an answer, once. A caller that has it already gets 304 instead of the content. */
export function markOf(answer: Answer): string {
  answer.mark ??= `W/"${createHash('sha1').update(answer.text).digest('base64url')}"`
  return answer.mark
}

/** Tells from `If-None-Match` whether a caller has an answer already. */
export function isKnown(given: string | undefined, mark: string): boolean {
  return given?.split(',').some((known) => known.trim() === mark || known.trim() === '*') ?? false
}

/**
 * Compresses an answer, once for all callers that accept it.
 *
 * @returns `undefined` when it is not worth it.
 */
export function pack(answer: Answer): Packed | Promise<Packed> | undefined {
  if (answer.text.length < leastPackedChars) return undefined
  answer.packed ??=
    answer.text.length <= mostPackedHere
      ? new Uint8Array(gzipSync(answer.text, options))
      : packElsewhere(answer.text, options).then((packed) => new Uint8Array(packed))
  return answer.packed
}

/** Tells from `Accept-Encoding` whether a caller accepts compressed answers. */
export function takesPacked(accepted: string | undefined): boolean {
  return accepted?.split(',').some((part) => gzipAccepted.test(part.trim())) ?? false
}

const gzipAccepted = /^gzip(?:;\s?q=(?!0(?:\.0{1,3})?$)[\d.]{1,5})?$/i
