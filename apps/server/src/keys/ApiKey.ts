import { createHash, randomBytes } from 'node:crypto'

/** What a key allows: a higher rate limit, or running the market. */
export type Scope = 'client' | 'admin'

/** A key as stored, with only the hash of its secret. */
export type ApiKey = {
  id: string
  name: string
  scope: Scope
  /** The multiple of the anonymous rate limit that its holder has. */
  factor: number
  createdAt: Date
  revokedAt?: Date
}

/**
 * Draws a new key. The secret is returned once and cannot be recovered.
 *
 * @example
 * ApiKey.draw() // → { id: 'k3v9…', secret: 'souk_k3v9…_9x…', hash: '5f…' }
 */
export function draw(): { id: string; secret: string; hash: string } {
  const id = randomBytes(6).toString('hex')
  const secret = `souk_${id}_${randomBytes(24).toString('base64url')}`
  return { id, secret, hash: hash(secret) }
}

/** Hashes a secret with SHA-256, in hex. A secret of 192 random bits needs no slow hash. */
export function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
