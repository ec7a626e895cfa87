import * as z from 'zod/mini'
import * as Field from '../Field.js'
import * as Filter from '../stream/Filter.js'

/** What a listener may ask for; the same for both kinds of stream. */
export const streamQuery = z.object({ after: z.optional(Field.sequence), ...Filter.query })
