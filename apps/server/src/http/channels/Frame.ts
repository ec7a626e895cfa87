import * as z from '@souk/base/schema'
import { decodeInput } from '../endpoint/decodeInput.js'
import * as Json from '../endpoint/Json.js'

/** A message of the Phoenix channels protocol. */
export type Frame = {
  /** The reference of the join that the message belongs to. */
  joinRef: string | null
  /** The reference that an answer repeats. */
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** The first version of the protocol writes objects, the second one lists. */
export type Version = '1.0.0' | '2.0.0'

const mostTopicLength = 300
const reference = z.expecting(
  z.map(z.nullish(z.string().check(z.maxLength(100))), (text) => text ?? null),
  'a reference',
)
const name = z.expecting(z.string().check(z.maxLength(mostTopicLength)), 'a name')
const fields = z.object({
  join_ref: reference,
  ref: reference,
  topic: name,
  event: name,
  payload: z.unknown(),
})

/** Reads a message of either version. @throws {InputError} naming the invalid field. */
export function parse(text: string): Frame {
  const value = Json.read(text, { field: 'message' })
  const { join_ref: joinRef, ...frame } = decodeInput(fields, toObject(value), { name: 'message' })
  return { joinRef, ...frame }
}

function toObject(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const [join_ref, ref, topic, event, payload] = value
  return { join_ref, ref, topic, event, payload }
}

/** Writes a message in the form of a version. */
export function encode({ joinRef, ref, topic, event, payload }: Frame, version: Version): object {
  return version === '2.0.0'
    ? [joinRef, ref, topic, event, payload]
    : { join_ref: joinRef, ref, topic, event, payload }
}
