import { validateMnemonic } from '@scure/bip39'
// The chain library has this list, too, and would bring those of nine more languages along.
import { wordlist as english } from '@scure/bip39/wordlists/english'
import * as Keystore_ from 'ox/Keystore'
import { bytesToHex, type HDAccount, type Hex, type PrivateKeyAccount } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { BaseError } from '../BaseError.js'
import type { AbortedError } from '../delay.js'
import { deriveKey } from './deriveKey.js'
import { type Keystore, readKeystore, scryptOf } from './Keystore.js'
import type { Progress } from './scrypt.js'

export { type Keystore, KeystoreError } from './Keystore.js'
export { InsecurePageError } from './pbkdf2.js'
export type { Progress } from './scrypt.js'

/** The order of the curve: keys are from 1 to below it. */
const curveOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** What most programs spend on a key, about a second and 256 MiB: who guesses passwords pays it for each guess. */
const standardCost = { n: 2 ** 18, r: 8, p: 1 }

/**
 * Makes an account from a mnemonic phrase of the English list of 2048 words (BIP-39, 2048 rounds of PBKDF2).
 *
 * Capitals and spaces too many do not matter. Words, length and checksum are checked first: a phrase with a slip would
 * otherwise give another, empty account.
 *
 * @param mnemonic - 12, 15, 18, 21 or 24 words.
 * @param options.index - Which account of the phrase; the last part of the path. @default 0
 * @param options.path - In place of `m/44'/60'/0'/0/{index}`.
 * @param options.passphrase - The 25th word, where there is one.
 * @throws {MnemonicError} when it is no such phrase. No word of it is repeated.
 * @throws {PathError} when the path cannot be followed.
 *
 * @example
 * Accounts.fromMnemonic('test test test test test test test test test test test junk').address
 * // → '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function fromMnemonic(mnemonic: string, options: fromMnemonic.Options = {}): HDAccount {
  const { index = 0, passphrase } = options
  const path = (options.path ?? `m/44'/60'/0'/0/${index}`) as `m/44'/60'/${string}`
  const phrase = mnemonic.normalize('NFKD').toLowerCase().match(/\S+/g) ?? []
  assertMnemonic(phrase)
  try {
    return mnemonicToAccount(phrase.join(' '), { path, ...(passphrase ? { passphrase } : undefined) })
  } catch (cause) {
    throw new PathError({ path }, { cause })
  }
}

export declare namespace fromMnemonic {
  type Options = { index?: number | undefined; path?: string | undefined; passphrase?: string | undefined }
}

function assertMnemonic(phrase: readonly string[]): void {
  const words = phrase.length
  const unknownAt = phrase.flatMap((word, index) => (english.includes(word) ? [] : [index + 1]))
  if (words < 12 || words > 24 || words % 3 !== 0)
    throw new MnemonicError({ reason: 'length', words, unknownAt })
  if (unknownAt.length > 0) throw new MnemonicError({ reason: 'words', words, unknownAt })
  if (!validateMnemonic(phrase.join(' '), english))
    throw new MnemonicError({ reason: 'checksum', words, unknownAt })
}

/**
 * Opens a keystore file (Web3 Secret Storage, version 3, scrypt or PBKDF2) with its password.
 *
 * It takes as long as its maker wanted guessing to take, usually a second or two, in turns of some milliseconds between
 * which a page stays alive. Files that ask for more than four times the usual, or more than ten million rounds of PBKDF2,
 * are refused.
 *
 * @param json - The file's text, or what was parsed from it.
 * @param options.onProgress - Told how much is done, from 0 to 1; with PBKDF2 nothing in between.
 * @param options.signal - Ends it.
 * @throws {WrongPasswordError} when the password does not open it.
 * @throws {KeystoreError} when it is no such file, or asks for too much work.
 * @throws {InsecurePageError} on a page that came over http.
 * @throws {AbortedError} when the signal fires.
 *
 * @example
 * const account = await Accounts.fromKeystore(await file.text(), password)
 */
export async function fromKeystore(
  json: unknown,
  password: string,
  options: fromKeystore.Options = {},
): Promise<PrivateKeyAccount> {
  const keystore = readKeystore(json)
  const key = await deriveKey(password, keystore.crypto, options)
  return toAccount(decrypt(keystore, key), keystore)
}

export declare namespace fromKeystore {
  type Options = Progress
  type ErrorType = WrongPasswordError | AbortedError
}

function decrypt(keystore: Keystore, key: Hex): Hex {
  try {
    return Keystore_.decrypt(keystore, key)
  } catch (cause) {
    throw new WrongPasswordError({ address: keystore.address }, { cause })
  }
}

/** The password was right; then the file can only have been put together wrongly. */
function toAccount(privateKey: Hex, keystore: Keystore): PrivateKeyAccount {
  assertPrivateKey(privateKey)
  const account = privateKeyToAccount(privateKey)
  const { address = account.address.slice(2) } = keystore
  if (account.address.toLowerCase() !== `0x${address.toLowerCase().replace(/^0x/, '')}`)
    throw new PrivateKeyError({ reason: 'otherAddress' })
  return account
}

/**
 * Locks a private key into a keystore file (Web3 Secret Storage, version 3, scrypt).
 *
 * Takes a second or two, which is what it later costs to try a password, in turns between which a page stays alive.
 *
 * @param privateKey - 32 bytes.
 * @param options.cost - Of scrypt: `n`, a power of two, blocks of 128 · `r` bytes, `p` times. @default 262 144, 8, 1
 * @param options.onProgress - Told how much is done, from 0 to 1.
 * @param options.signal - Ends it.
 * @returns What to write into the file, with `JSON.stringify`.
 * @throws {PrivateKeyError} when it is no private key.
 * @throws {KeystoreError} when the cost is none, or too high to be opened again.
 * @throws {InsecurePageError} on a page that came over http.
 *
 * @example
 * const text = JSON.stringify(await Accounts.toKeystore(privateKey, password))
 */
export async function toKeystore(
  privateKey: Hex,
  password: string,
  options: toKeystore.Options = {},
): Promise<Keystore> {
  const { cost = standardCost } = options
  assertPrivateKey(privateKey)
  const { address } = privateKeyToAccount(privateKey)
  const salt = bytesToHex(random(32)).slice(2)
  const derivation = scryptOf(cost, salt)
  const key = await deriveKey(password, derivation, options)
  const keystore = Keystore_.encrypt(privateKey, key, { ...derivation, iv: random(16) })
  return { address: address.slice(2).toLowerCase(), ...keystore }
}

export declare namespace toKeystore {
  type Options = Progress & { cost?: { n: number; r: number; p: number } | undefined }
  type ErrorType = PrivateKeyError | AbortedError
}

const random = (sizeBytes: number) => crypto.getRandomValues(new Uint8Array(sizeBytes))

/** The library's own complaints repeat the key, so it never sees a bad one. */
function assertPrivateKey(privateKey: Hex): void {
  if (!/^0x[0-9a-f]{64}$/i.test(privateKey)) throw new PrivateKeyError({ reason: 'format' })
  const value = BigInt(privateKey)
  if (value === 0n || value >= curveOrder) throw new PrivateKeyError({ reason: 'range' })
}

/** Thrown for a phrase that is no mnemonic. It tells where the slips are and repeats no word. */
export class MnemonicError extends BaseError<MnemonicError.Facts> {
  override readonly name = 'Accounts.MnemonicError'
  constructor(facts: MnemonicError.Facts) {
    super(mnemonicText[facts.reason](facts), { facts, retry: 'user' })
  }
}
export declare namespace MnemonicError {
  type Facts = {
    reason: 'length' | 'words' | 'checksum'
    words: number
    /** Places of words that are not on the list, from 1. */
    unknownAt: readonly number[]
  }
}

const mnemonicText: Record<MnemonicError.Facts['reason'], (facts: MnemonicError.Facts) => string> = {
  length: ({ words }) => `A mnemonic phrase has 12, 15, 18, 21 or 24 words, not ${words}.`,
  words: ({ unknownAt }) => `Not on the list of words: number ${unknownAt.join(', ')} of the phrase.`,
  checksum: () => 'The words are all on the list, but do not belong together: one is wrong or out of place.',
}

/** Thrown when the path to an account cannot be followed. */
export class PathError extends BaseError<{ path: string }> {
  override readonly name = 'Accounts.PathError'
  constructor(facts: { path: string }, options: { cause?: unknown } = {}) {
    super(`${facts.path} is not a path to an account.`, { facts, ...options })
  }
}

/** Thrown when a password does not open a keystore file. */
export class WrongPasswordError extends BaseError<{ address: string | undefined }> {
  override readonly name = 'Accounts.WrongPasswordError'
  constructor(facts: { address: string | undefined }, options: { cause?: unknown } = {}) {
    super('The password does not open this keystore file.', { facts, ...options, retry: 'user' })
  }
}

/** Thrown when something is no private key, or not that of the address beside it. It is not repeated. */
export class PrivateKeyError extends BaseError<{ reason: 'format' | 'range' | 'otherAddress' }> {
  override readonly name = 'Accounts.PrivateKeyError'
  constructor(facts: { reason: 'format' | 'range' | 'otherAddress' }) {
    super(privateKeyText[facts.reason], { facts })
  }
}

const privateKeyText = {
  format: 'A private key is 32 bytes in hex.',
  range: 'This number is out of the range of private keys.',
  otherAddress: 'The private key in this keystore file belongs to another address than the file says.',
}
