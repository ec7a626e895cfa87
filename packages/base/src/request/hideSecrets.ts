import { onlySecrets } from './tellsSecrets.js'

/** Takes secrets out of what was read, so that nothing made of it repeats them. */
export function hideSecrets<read extends { text: string; cause?: unknown }>(
  read: read,
  secrets: readonly string[] = [],
): read {
  const text = onlySecrets(secrets).reduce((kept, secret) => kept.replaceAll(secret, '***'), read.text)
  return text === read.text ? read : { ...read, text }
}
