import { sql } from 'kysely'

/**
 * The end in an auction's terms, as 16 hex digits, which sort like the number. An index of the orders has exactly this
 * expression.
 */
export const column = columnOf('o')

/** Returns {@link column} of the orders under another name. */
export function columnOf(alias: 'o' | 'a') {
  return sql<string>`lower(substr(${sql.ref(alias)}.parameters ->> 'zoneHash', 43, 16))`
}

/** Writes a time in seconds like {@link column}. */
export function from(seconds: bigint): string {
  return seconds.toString(16).padStart(16, '0')
}

/** Reads a value of {@link column}. */
export function toSeconds(end: string): bigint {
  return BigInt(`0x${end}`)
}
