import { createHash } from 'node:crypto'

/** How a line stands: as it was written, changed since, or written by a version that had no checksums. */
export type Standing = 'whole' | 'damaged' | 'unsealed'

/** Closes a line of JSON with its checksum, as the last field of its last object. What reads JSON reads it as before. */
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

/** The first 8 bytes of a SHA-256: enough to notice what happens by itself. Signatures guard against what somebody does. */
function sumOf(line: string): string {
  return createHash('sha256').update(line).digest('hex').slice(0, 16)
}
