import { isOutdated } from './preparing.js'

/**
 * Tells whether the database could not be asked: it is down, starting or out of connections, its tables just changed,
 * or the connection broke. The same question may be asked again later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // Failed connections to several addresses of one host come as one aggregate error.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  return (
    isOutdated(error) ||
    codes.has(code) ||
    code.startsWith('08') ||
    sentences.some((text) => error.message.includes(text))
  )
}

/** Tells whether the database cancelled a statement because it exceeded its time limit. */
export function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

/**
 * Codes of PostgreSQL (shutdown, crash, start, too many connections, disk full, read-only, time limits) and of
 * sockets.
 */
const codes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '25006',
  '55P03',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of the driver that come without a code. */
const sentences = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
] as const
