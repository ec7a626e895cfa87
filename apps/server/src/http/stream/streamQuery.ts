import * as z from 'zod/mini'
import * as Field from '../endpoint/Field.js'
import * as Filter from './Filter.js'

/** What a listener may ask for; the same for both kinds of stream. */
export const streamQuery = z.object({ after: z.optional(Field.sequence), ...Filter.query })
