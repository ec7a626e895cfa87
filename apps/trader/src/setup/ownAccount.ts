import { isSameAddress } from '@souk/words/format'
import type { Address } from 'viem'
import { MistakeError } from '../terminal/errors.js'
import { accountOf } from './accountOf.js'
import * as Keystore from './Keystore.js'
import { openSigner } from './openSigner.js'
import { readGiven } from './readGiven.js'
import type { Settings } from './Settings.js'
import type { Signer } from './Signer.js'

/**
 * Returns the account of the person, for a command that only looks. It asks for no password: a key file names its account. Only a
 * wallet of a browser is opened.
 *
 * @throws {MistakeError} if no account is named, or two different ones.
 * @throws {KeystoreError} if the file is no key file.
 */
export async function ownAccount(session: ownAccount.Session): Promise<Address> {
  const { signer, shop, settings } = session
  if (signer) return signer.address
  if (settings.browser) return (await openSigner(shop, settings, session)).address
  // A key file of the environment is the usual account, and a named account another one.
  if (settings.from !== undefined && settings.flags.keystore === undefined) return accountOf(shop, settings)
  return settings.keystore === undefined ? accountOf(shop, settings) : ofFile(settings.keystore, session)
}

export declare namespace ownAccount {
  type Session = Parameters<typeof openSigner>[2] & {
    shop: Parameters<typeof openSigner>[0]
    settings: Settings
    signer?: Signer
  }
}

async function ofFile(path: string, session: ownAccount.Session): Promise<Address> {
  const { shop, settings } = session
  const found = Keystore.addressOf(await readGiven(path))
  if (settings.from === undefined) return found ?? byPassword(path, session)
  const named = accountOf(shop, settings)
  if (found !== undefined && !isSameAddress(found, named))
    throw new MistakeError(`${path} is the key of ${found}, not of ${settings.from}.`)
  return named
}

/** The password is used if it is given, but nobody is asked for it. */
async function byPassword(path: string, session: ownAccount.Session): Promise<Address> {
  const { shop, settings, screen } = session
  if (settings.passwordFile === undefined && settings.password === undefined)
    throw new MistakeError(`${path} does not name its account. Name it with --from ADDRESS.`)
  const quiet = { ...session, screen: { ...screen, canAsk: false } }
  return (await openSigner(shop, settings, quiet)).address
}
