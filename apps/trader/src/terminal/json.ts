/** Writes a value as one line of JSON. Amounts are text, because they may exceed what other programs read as a number. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part))
}
