import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { delay } from '../delay.js'
import { untilAborted } from '../untilAborted.js'
import type { Derivation } from './Keystore.js'
import { pbkdf2 } from './pbkdf2.js'
import { type Progress, scrypt } from './scrypt.js'

/**
 * Derives the key of a keystore file from its password, without holding the thread.
 *
 * @throws {AbortedError} @throws {InsecurePageError}
 */
export async function deriveKey(password: string, derivation: Derivation, progress: Progress): Promise<Hex> {
  const { signal, onProgress } = progress
  onProgress?.(0)
  await delay(0, { signal })
  const work = derive(password, derivation, progress)
  const key = await (signal ? untilAborted(work, signal) : work)
  onProgress?.(1)
  return bytesToHex(key)
}

function derive(password: string, { kdfparams }: Derivation, progress: Progress): Promise<Uint8Array> {
  const salt = new Uint8Array(hexToBytes(`0x${kdfparams.salt}`))
  if ('c' in kdfparams) return pbkdf2(password, { salt, rounds: kdfparams.c, sizeBytes: kdfparams.dklen })
  const { n, r, p } = kdfparams
  return scrypt(password, { salt, n, r, p, ...progress })
}
