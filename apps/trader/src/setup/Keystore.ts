import {
  createCipheriv,
  createDecipheriv,
  pbkdf2Sync,
  randomBytes,
  randomUUID,
  scryptSync,
} from 'node:crypto'
import { BaseError } from '@souk/base'
import { type Address, concat, getAddress, type Hex, isAddress, keccak256, toBytes, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'

// Encrypted keys of the format "Web3 Secret Storage", version 3, as geth, foundry and most wallets write them.

/** Thrown when a key file cannot be read, or the password is wrong. */
export class KeystoreError extends BaseError<{ reason: string }> {
  override readonly name = 'Trader.KeystoreError'
  constructor(reason: string) {
    super(reason, { facts: { reason } })
  }
}

type Scrypt = { n: number; r: number; p: number; dklen: number; salt: string }
type Pbkdf2 = { c: number; prf: string; dklen: number; salt: string }
type Crypto = {
  cipher: string
  ciphertext: string
  cipherparams: { iv: string }
  kdf: string
  kdfparams: Scrypt | Pbkdf2
  mac: string
}

/** More memory than any wallet asks for. A file that asks for more would stop the machine. */
const mostMemoryBytes = 1_100_000_000
const mostRounds = 10_000_000
const keyBytes = 32

/**
 * Decrypts a key.
 *
 * @throws {KeystoreError} if the text is no key file of version 3, or the password is wrong.
 */
export function decrypt(text: string, password: string): Hex {
  const crypto = read(text)
  const derived = derive(crypto, password)
  const sealed = toBytes(`0x${crypto.ciphertext}` as Hex)
  const mac = keccak256(concat([derived.subarray(16, keyBytes), sealed]))
  if (mac !== `0x${crypto.mac.toLowerCase()}`) throw new KeystoreError('The password is wrong.')
  const iv = toBytes(`0x${crypto.cipherparams.iv}` as Hex)
  const decipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  return toHex(Buffer.concat([decipher.update(sealed), decipher.final()]))
}

/**
 * Reads the account of a key, for which no password is needed.
 *
 * @returns `undefined` if the file does not name it: that is optional in this format.
 * @throws {KeystoreError} if the text is no key file of version 3.
 */
export function addressOf(text: string): Address | undefined {
  read(text)
  const { address } = JSON.parse(text) as { address?: unknown }
  const given = typeof address === 'string' ? address : ''
  const full = given.startsWith('0x') ? given : `0x${given}`
  return isAddress(full, { strict: false }) ? getAddress(full) : undefined
}

/**
 * Encrypts a key.
 *
 * @param options.n - The work of guessing a password: a power of 2. @default 262,144, as most wallets use
 */
export function encrypt(key: Hex, password: string, options: { n?: number } = {}): string {
  const { n = 262_144 } = options
  const [salt, iv] = [randomBytes(keyBytes), randomBytes(16)]
  const kdfparams = { n, r: 8, p: 1, dklen: keyBytes, salt: salt.toString('hex') }
  const derived = derive({ kdf: 'scrypt', kdfparams }, password)
  const cipher = createCipheriv('aes-128-ctr', derived.subarray(0, 16), iv)
  const sealed = Buffer.concat([cipher.update(toBytes(key)), cipher.final()])
  const mac = keccak256(concat([derived.subarray(16, keyBytes), sealed])).slice(2)
  const crypto = {
    ...{
      cipher: 'aes-128-ctr',
      ciphertext: sealed.toString('hex'),
      cipherparams: { iv: iv.toString('hex') },
    },
    ...{ kdf: 'scrypt', kdfparams, mac },
  }
  const address = privateKeyToAddress(key).slice(2).toLowerCase()
  return JSON.stringify({ version: 3, id: randomUUID(), address, crypto }, undefined, 2)
}

function read(text: string): Crypto {
  const value = parsed(text)
  const crypto = isObject(value) ? (value.crypto ?? value.Crypto) : undefined
  if (!isObject(value) || value.version !== 3 || !isCrypto(crypto))
    throw new KeystoreError('The file is no encrypted key: version 3 of the Web3 Secret Storage is needed.')
  if (crypto.cipher !== 'aes-128-ctr')
    throw new KeystoreError(`The file uses the cipher ${crypto.cipher}, but aes-128-ctr is needed.`)
  return crypto
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

const isHexText = (value: unknown) => typeof value === 'string' && /^([0-9a-fA-F]{2})+$/.test(value)

function isCrypto(value: unknown): value is Crypto {
  return (
    isObject(value) &&
    isObject(value.cipherparams) &&
    isObject(value.kdfparams) &&
    [value.ciphertext, value.mac, value.cipherparams.iv, value.kdfparams.salt].every(isHexText) &&
    [value.cipher, value.kdf].every((name) => typeof name === 'string')
  )
}

function derive({ kdf, kdfparams }: Pick<Crypto, 'kdf' | 'kdfparams'>, password: string): Buffer {
  const salt = Buffer.from(kdfparams.salt, 'hex')
  if (kdfparams.dklen !== keyBytes) throw new KeystoreError('The file derives a key of an unusual length.')
  if (kdf === 'scrypt' && 'n' in kdfparams) {
    const { n, r, p } = kdfparams
    const memory = 128 * n * r
    if (!(memory * p <= mostMemoryBytes)) throw new KeystoreError('The file asks for too much memory.')
    return scryptSync(password, salt, keyBytes, { N: n, r, p, maxmem: memory + 128 * r * p + 1_000_000 })
  }
  if (kdf === 'pbkdf2' && 'c' in kdfparams && kdfparams.prf === 'hmac-sha256' && kdfparams.c <= mostRounds)
    return pbkdf2Sync(password, salt, kdfparams.c, keyBytes, 'sha256')
  throw new KeystoreError(`The file uses the key derivation ${kdf}, but scrypt or pbkdf2 is needed.`)
}
