import { defined } from '@souk/base'
import * as z from '@souk/base/schema'

/** Why a market refused a request: sentences for people, a code and facts for programs. */
export type Failure = {
  reasons: readonly string[]
  code?: string
  facts: Readonly<Record<string, unknown>>
  /** If several items were sent together: the fault of each. */
  issues?: readonly OrderFault[]
}

/** The fault of one of several items that were sent together. */
export type OrderFault = {
  /** Its index in the request, starting at 0. */
  index?: number
  code: string
  message: string
  facts: Readonly<Record<string, unknown>>
}

const factsSchema = z.nullish(z.record(z.unknown()))
const issueSchema = z.object({
  index: z.nullish(z.int()),
  code: z.string(),
  message: z.string(),
  facts: factsSchema,
})

/** The schema of an error answer. */
export const schema = z.object({
  errors: z.array(z.string()),
  code: z.nullish(z.string()),
  facts: factsSchema,
  issues: z.nullish(z.array(issueSchema)),
})

/** Reads an error answer. An answer in another format has no reasons. */
export function decode(value: unknown): Failure {
  const read = z.safeRead(schema, value)
  if (!read) return { reasons: [], facts: {} }
  const { errors, code, facts, issues } = read
  return defined({
    reasons: errors,
    code: code || undefined,
    facts: facts ?? {},
    issues: issues?.map(toIssue),
  })
}

function toIssue({ index, code, message, facts }: z.Output<typeof issueSchema>): OrderFault {
  return defined({ index, code, message, facts: facts ?? {} })
}

/** Writes an error answer. Large numbers become decimal strings. */
export function encode(failure: Failure) {
  const issues = failure.issues?.map((issue) => ({ ...issue, facts: writeFacts(issue.facts) }))
  return {
    errors: failure.reasons,
    code: failure.code ?? 'error',
    facts: writeFacts(failure.facts),
    ...(issues ? { issues } : undefined),
  }
}

function writeFacts(facts: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(facts, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
  ) as Record<string, unknown>
}
