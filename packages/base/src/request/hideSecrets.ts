import { onlySecrets } from './tellsSecrets.js'

/** Removes secrets from a response, so that no value derived from it repeats them. */
export function hideSecrets<read extends { text: string; cause?: unknown }>(
  read: read,
  secrets: readonly string[] = [],
): read {
  const text = onlySecrets(secrets).reduce((kept, secret) => kept.replaceAll(secret, '***'), read.text)
  return text === read.text ? read : { ...read, text }
}
