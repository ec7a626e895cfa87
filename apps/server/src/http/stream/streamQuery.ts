import * as z from '@souk/base/schema'
import * as Field from '../endpoint/Field.js'
import { read, type Sent } from '../endpoint/Route.js'
import * as Filter from './Filter.js'

/** The query of both kinds of streams. A stream has the events of one chain. */
export const streamQuery = z.object({
  after: z.optional(Field.sequence),
  chain: Field.list(Field.chain, 20),
  ...Filter.query,
})

/**
 * Reads the query of a stream.
 *
 * @throws {NotFoundError} when it asks for another chain.
 */
export function readStreamQuery(sent: Pick<Sent, 'query' | 'queries' | 'search'>, own: string) {
  const asked = read(streamQuery, sent)
  for (const chain of asked.chain) Field.assertPlace({ chain }, own)
  return asked
}
