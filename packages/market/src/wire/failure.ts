import * as z from 'zod/mini'

/** Why a market refused: sentences for people, a code and facts for programs. */
export type Failure = { reasons: readonly string[]; code?: string; facts: Readonly<Record<string, unknown>> }

/** What is read of an error answer. */
export const schema = z.object({
  errors: z.array(z.string()),
  code: z.nullish(z.string()),
  facts: z.nullish(z.record(z.string(), z.unknown())),
})

/** Reads an error answer; anything that is not one has no reasons. */
export function decode(value: unknown): Failure {
  const result = z.safeParse(schema, value)
  if (!result.success) return { reasons: [], facts: {} }
  const { errors, code, facts } = result.data
  return { reasons: errors, facts: facts ?? {}, ...(code ? { code } : undefined) }
}

/** Writes an error answer; large numbers become decimal strings. */
export function encode(failure: Failure) {
  return {
    errors: failure.reasons,
    code: failure.code ?? 'error',
    facts: JSON.parse(
      JSON.stringify(failure.facts, (_key, value) => (typeof value === 'bigint' ? String(value) : value)),
    ) as Record<string, unknown>,
  }
}
