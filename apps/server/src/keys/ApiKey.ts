import { createHash, randomBytes } from 'node:crypto'

/** What a key lets its holder do: ask more often, or run the market. */
export type Scope = 'client' | 'admin'

/** A key as it is kept: of the secret only its hash. */
export type ApiKey = {
  id: string
  name: string
  scope: Scope
  /** How many times an unknown caller's allowance its holder has. */
  factor: number
  createdAt: Date
  revokedAt?: Date
}

/**
 * Draws a new key. The secret is shown once and cannot be found again.
 *
 * @example
 * ApiKey.draw() // → { id: 'k3v9…', secret: 'souk_k3v9…_9x…', hash: '5f…' }
 */
export function draw(): { id: string; secret: string; hash: string } {
  const id = randomBytes(6).toString('hex')
  const secret = `souk_${id}_${randomBytes(24).toString('base64url')}`
  return { id, secret, hash: hash(secret) }
}

/** The SHA-256 of a secret, in hex. A secret of 192 random bits needs no slow hash. */
export function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
