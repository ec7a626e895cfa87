import type { Reading, Schema } from '@souk/base/schema'
import { InputError } from './errors.js'

/**
 * Reads what a client sent as JSON.
 *
 * @param options.name - Names the whole value in the error.
 * @throws {InputError} naming the first invalid field.
 */
export function decodeInput<output>(
  schema: Schema<output>,
  value: unknown,
  { name }: { name: string },
): output {
  const reading: Reading = {}
  const output = schema.read(value, reading)
  if (!reading.issue) return output
  const { path, expected } = reading.issue
  throw new InputError({ field: path.join('.') || name, expected })
}
