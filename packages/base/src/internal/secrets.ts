/** Shorter texts are no secrets, and stand in every answer by chance. */
const shortestSecret = 6

/** Takes secrets out of what was read, so that nothing made of it repeats them. */
export function hideSecrets<read extends { text: string; cause?: unknown }>(
  read: read,
  secrets: readonly string[] = [],
): read {
  const text = real(secrets).reduce((kept, secret) => kept.replaceAll(secret, '***'), read.text)
  return text === read.text ? read : { ...read, text }
}

/** Tells whether an error of somebody else's, or anything that hangs on it, repeats a secret. */
export function tellsSecrets(error: unknown, secrets: readonly string[] = []): boolean {
  const wanted = real(secrets)
  return wanted.length > 0 && tells(error, wanted, new Set())
}

function tells(value: unknown, secrets: readonly string[], seen: Set<unknown>): boolean {
  if (typeof value === 'string') return secrets.some((secret) => value.includes(secret))
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  if (value instanceof Headers || value instanceof Map) return tells([...value], secrets, seen)
  // The message, stack and cause of an error are its own fields, though none that are listed.
  return Object.getOwnPropertyNames(value).some((name) => tells(fieldOf(value, name), secrets, seen))
}

/** What cannot be read tells nothing. */
function fieldOf(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name)
  } catch {
    return undefined
  }
}

function real(secrets: readonly string[]): readonly string[] {
  return secrets.filter((secret) => secret.length >= shortestSecret)
}
