import { BaseError } from '../BaseError.js'

/**
 * Derives bytes by PBKDF2 with HMAC-SHA-256, beside the thread, as the platform does it.
 *
 * @throws {InsecurePageError}
 */
export async function pbkdf2(password: string, options: pbkdf2.Options): Promise<Uint8Array> {
  const { salt, rounds: iterations, sizeBytes } = options
  const { subtle } = crypto
  if (subtle === undefined) throw new InsecurePageError()
  const secret = new TextEncoder().encode(password)
  const key = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await subtle.deriveBits(derivation, key, sizeBytes * 8))
}

export declare namespace pbkdf2 {
  type Options = { salt: Uint8Array<ArrayBuffer>; rounds: number; sizeBytes: number }
}

/** Thrown where browsers keep their cryptography to themselves: on a page that came over an open connection. */
export class InsecurePageError extends BaseError<Record<never, never>> {
  override readonly name = 'Accounts.InsecurePageError'
  constructor() {
    super('Keystore files are only for pages that came over https, or from this machine.', { facts: {} })
  }
}
