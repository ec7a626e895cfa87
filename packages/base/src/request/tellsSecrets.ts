/** Shorter texts are not treated as secrets, since they occur in any response by chance. */
const shortestSecret = 6

/**
 * Returns whether a foreign error, or any value that it refers to, contains a secret.
 *
 * @param error - Any thrown value.
 * @param secrets - Texts such as keys. Texts below 6 characters are ignored.
 *
 * @example
 * tellsSecrets(new Error('refused: sk-0123456789'), ['sk-0123456789']) // → true
 */
export function tellsSecrets(error: unknown, secrets: readonly string[] = []): boolean {
  const wanted = onlySecrets(secrets)
  return wanted.length > 0 && tells(error, wanted, new Set())
}

/** Drops texts that are too short to be secrets. */
export function onlySecrets(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text.length >= shortestSecret)
}

function tells(value: unknown, secrets: readonly string[], seen: Set<unknown>): boolean {
  if (typeof value === 'string') return secrets.some((secret) => value.includes(secret))
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  if (value instanceof Headers || value instanceof Map) return tells([...value], secrets, seen)
  // The message, stack and cause of an error are own properties, but not enumerable ones.
  return Object.getOwnPropertyNames(value).some((name) => tells(fieldOf(value, name), secrets, seen))
}

/** A property whose getter throws cannot reveal a secret. */
function fieldOf(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}
