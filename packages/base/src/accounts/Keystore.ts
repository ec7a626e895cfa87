import type * as Keystore_ from 'ox/Keystore'
import { BaseError } from '../BaseError.js'

/** A private key under a password, as wallets keep it in a file: Web3 Secret Storage, version 3. */
export type Keystore = Keystore_.Keystore & {
  /** Lower case, without `0x`. */
  address?: string | undefined
}

/** How a key comes from a password. */
export type Derivation = Pick<Keystore['crypto'], 'kdf' | 'kdfparams'>

/** What opening a file may cost; more is no protection but an attack. */
const most = { scryptBytes: 2 ** 30, rounds: 10_000_000 }

/**
 * Reads a keystore file, from text or parsed, without opening it.
 *
 * @throws {KeystoreError} when it is none, or one that is not supported.
 */
export function readKeystore(json: unknown): Keystore {
  const file = toRecord(typeof json === 'string' ? parseJson(json) : json, 'the file')
  if (Number(file.version) !== 3) throw new KeystoreError({ reason: 'its version is not 3' })
  // Early wallets wrote a capital.
  const crypto = toRecord(file.crypto ?? file.Crypto, 'crypto')
  if (crypto.cipher !== 'aes-128-ctr') throw new KeystoreError({ reason: 'its cipher is not aes-128-ctr' })
  const { iv } = toRecord(crypto.cipherparams, 'crypto.cipherparams')
  return {
    version: 3,
    id: String(file.id ?? ''),
    ...(typeof file.address === 'string' ? { address: file.address } : undefined),
    crypto: {
      cipher: 'aes-128-ctr',
      ciphertext: toHex(crypto.ciphertext, { name: 'crypto.ciphertext', sizeBytes: 32 }),
      cipherparams: { iv: toHex(iv, { name: 'crypto.cipherparams.iv', sizeBytes: 16 }) },
      mac: toHex(crypto.mac, { name: 'crypto.mac', sizeBytes: 32 }),
      ...readDerivation(crypto),
    },
  }
}

function readDerivation(crypto: Record<string, unknown>): Derivation {
  const given = toRecord(crypto.kdfparams, 'crypto.kdfparams')
  const salt = toHex(given.salt, { name: 'crypto.kdfparams.salt' })
  if (given.dklen !== 32) throw new KeystoreError({ reason: 'its key is not of 32 bytes' })
  if (crypto.kdf === 'scrypt') return scryptOf(given, salt)
  if (crypto.kdf !== 'pbkdf2') throw new KeystoreError({ reason: 'its kdf is neither scrypt nor pbkdf2' })
  if (given.prf !== 'hmac-sha256') throw new KeystoreError({ reason: 'its prf is not hmac-sha256' })
  const c = toCount(given.c, 'crypto.kdfparams.c')
  if (c > most.rounds) throw new KeystoreError({ reason: `it asks for more than ${most.rounds} rounds` })
  return { kdf: 'pbkdf2', kdfparams: { c, dklen: 32, prf: 'hmac-sha256', salt } }
}

/**
 * Reads what scrypt is to cost.
 *
 * @throws {KeystoreError} when it is nothing that scrypt takes, or more than any wallet asks for.
 */
export function scryptOf(cost: Record<string, unknown>, salt: string) {
  const [n, r, p] = (['n', 'r', 'p'] as const).map((name) =>
    toCount(cost[name], `crypto.kdfparams.${name}`),
  ) as [number, number, number]
  if (n < 2 || !Number.isInteger(Math.log2(n)))
    throw new KeystoreError({ reason: 'its n is no power of two' })
  if (128 * r * (n + p) > most.scryptBytes || 128 * r * n * p > most.scryptBytes)
    throw new KeystoreError({ reason: 'it asks for more memory or work than any wallet does' })
  return { kdf: 'scrypt', kdfparams: { dklen: 32, salt, n, r, p } } as const satisfies Derivation
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own error repeats the text, which may be a phrase or key that was pasted by mistake.
    throw new KeystoreError({ reason: 'it is not JSON' })
  }
}

function toRecord(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  throw new KeystoreError({ reason: `${name} is no object` })
}

function toCount(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw new KeystoreError({ reason: `${name} is no count` })
}

function toHex(value: unknown, expected: { name: string; sizeBytes?: number }): string {
  const { name, sizeBytes } = expected
  const text = typeof value === 'string' ? value.replace(/^0x/, '') : ''
  const isHex = /^(?:[0-9a-f]{2})+$/i.test(text)
  if (!isHex || (sizeBytes !== undefined && text.length !== sizeBytes * 2))
    throw new KeystoreError({ reason: `${name} is no hex text${sizeBytes ? ` of ${sizeBytes} bytes` : ''}` })
  return text.toLowerCase()
}

/** Thrown when something is no keystore file that can be opened here. */
export class KeystoreError extends BaseError<{ reason: string }> {
  override readonly name = 'Accounts.KeystoreError'
  constructor(facts: { reason: string }) {
    super(`This is no keystore file that can be opened: ${facts.reason}.`, { facts })
  }
}
