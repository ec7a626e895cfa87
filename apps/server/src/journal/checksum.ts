import { createHash } from 'node:crypto'

/** The state of a line: intact, changed since it was written, or written by a version without checksums. */
export type Standing = 'whole' | 'damaged' | 'unsealed'

/**
 * Closes a line of JSON with its checksum, as the last field of its last object. JSON parsers read the line as
 * before.
 */
export function seal(line: string): string {
  const end = line.endsWith(']') ? '}]' : '}'
  return `${line.slice(0, -end.length)},"sum":"${sumOf(line)}"${end}`
}

/** Compares a line with its checksum. */
export function check(line: string): Standing {
  const found = /,"sum":"([^"]*)"(\}\]?)$/.exec(line)
  if (!found) return 'unsealed'
  const [, sum, end = ''] = found
  return sum === sumOf(`${line.slice(0, found.index)}${end}`) ? 'whole' : 'damaged'
}

/** The first 8 bytes of a SHA-256. That is enough against accidental damage; signatures protect against forgery. */
function sumOf(line: string): string {
  return createHash('sha256').update(line).digest('hex').slice(0, 16)
}
