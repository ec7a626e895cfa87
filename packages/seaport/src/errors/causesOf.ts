/** Whatever fields an error has, each to be looked at before it is believed. */
type Fields = Readonly<Record<string, unknown>>

/** Where wallets, providers and libraries put the error that they wrap. */
const inner = ['cause', 'data', 'error', 'info', 'originalError', 'innerError', 'payload'] as const

/** More than anyone nests, and an end to errors that contain themselves. */
const most = 40

/** Lists an error and all errors inside it, the outermost first. */
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
