import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { type Hex, isHex, size, toHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Session } from '../conduct/Session.js'
import * as Keystore from '../setup/Keystore.js'
import { DeclinedError, MistakeError, RefusedError } from '../terminal/errors.js'
import { toJson } from '../terminal/json.js'
import type { Screen } from '../terminal/Screen.js'

/** The flags of `souk account`. */
export type Flags = { import?: boolean }

const shortest = 8

/** Writes a key file: with a new key, or with one that the person types without an echo. */
export async function account(
  { screen, mode }: Pick<Session, 'screen' | 'mode'>,
  path: string,
  flags: Flags,
): Promise<void> {
  if (!screen.canAsk) throw new RefusedError(['A key file needs a password, and nobody is here to type one.'])
  const key = flags.import ? toKey(await secret(screen, 'Private key: ')) : toHex(randomBytes(32))
  const password = await secret(screen, 'New password: ')
  if (password.length < shortest)
    throw new MistakeError(`The password needs at least ${shortest} characters.`)
  if ((await secret(screen, 'The same again: ')) !== password)
    throw new MistakeError('The two passwords differ.')
  try {
    // Never replaces a file, which may be the only copy of a key.
    await writeFile(path, `${Keystore.encrypt(key, password)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new MistakeError(`The file ${path} cannot be written. It may exist already.`, { cause })
  }
  const address = privateKeyToAddress(key)
  if (mode.isJson) return screen.say(toJson({ command: 'account', file: path, account: address }))
  screen.say(`${path} has the key of ${address}. Keep a copy, and the password: nobody can restore them.`)
}

async function secret(screen: Screen, question: string): Promise<string> {
  const answer = await screen.ask(question, { isSecret: true })
  if (answer === undefined) throw new DeclinedError()
  return answer
}

function toKey(text: string): Hex {
  const key = (text.trim().startsWith('0x') ? text.trim() : `0x${text.trim()}`) as Hex
  if (isHex(key) && size(key) === 32) return key
  throw new MistakeError('A private key has 64 hexadecimal digits.')
}
