/** The fields of an unknown error. Check each value before use. */
type Fields = Readonly<Record<string, unknown>>

/** The fields in which wallets, providers and libraries store a wrapped error. */
const inner = ['cause', 'data', 'error', 'info', 'originalError', 'innerError', 'payload'] as const

/** The maximum depth, which also ends the search in circular errors. */
const most = 40

/** Lists an error and all errors inside it, outermost first. */
export function causesOf(error: unknown): readonly Fields[] {
  const found: Fields[] = []
  const waiting: unknown[] = [error]
  while (waiting.length > 0 && found.length < most) {
    const next = waiting.shift()
    if (!isFields(next) || found.includes(next)) continue
    found.push(next)
    waiting.push(...inner.map((field) => next[field]))
  }
  return found
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
