import * as z from '@souk/base/schema'
import * as Field from '../endpoint/Field.js'
import * as Filter from './Filter.js'

/** The query of both kinds of streams. */
export const streamQuery = z.object({ after: z.optional(Field.sequence), ...Filter.query })
