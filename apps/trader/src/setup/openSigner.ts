import { basename } from 'node:path'
import { isSameAddress } from '@souk/words/format'
import { getAddress, isAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getAddresses } from 'viem/actions'
import { browserSigner } from '../browser/browserSigner.js'
import { openAddress } from '../browser/openAddress.js'
import { MistakeError } from '../terminal/errors.js'
import type { Screen } from '../terminal/Screen.js'
import { named } from '../terminal/text.js'
import { accountOf } from './accountOf.js'
import type { Shop } from './connect.js'
import * as Keystore from './Keystore.js'
import { localSigner } from './localSigner.js'
import { readGiven } from './readGiven.js'
import type { Settings } from './Settings.js'
import type { Signer } from './Signer.js'

/**
 * Opens the wallet that the settings name: that of a browser, a key file, a demo wallet of a local market, or an account of the node.
 *
 * @throws {MistakeError} if none is named, or the named one does not exist.
 * @throws {KeystoreError} if the file or its password is wrong.
 */
export async function openSigner(
  shop: Shop,
  settings: Settings,
  options: openSigner.Options,
): Promise<Signer> {
  const { screen } = options
  if (settings.browser) return fromBrowser(shop, settings, options)
  if (settings.keystore !== undefined) return fromKeystore(shop, settings, screen)
  const { from } = settings
  if (from === undefined)
    throw new MistakeError('Which account? Name it with --browser, --keystore FILE or --from ADDRESS.')
  return fromDemo(shop, from) ?? fromNode(shop, from)
}

export declare namespace openSigner {
  type Options = Pick<browserSigner.Options, 'signal' | 'atEnd'> & { screen: Screen }
}

async function fromBrowser(shop: Shop, settings: Settings, options: openSigner.Options): Promise<Signer> {
  if (settings.keystore !== undefined)
    throw new MistakeError('--browser and --keystore name two wallets. Leave out one of them.')
  const { platform, env } = process
  return browserSigner({
    ...{ ...options, chain: shop.chain },
    expected: settings.from === undefined ? undefined : accountOf(shop, settings),
    openAddress: (address) => openAddress(address, { platform, env }),
  })
}

async function fromKeystore(shop: Shop, settings: Settings, screen: Screen): Promise<Signer> {
  const path = settings.keystore ?? ''
  const text = await readGiven(path)
  const account = privateKeyToAccount(Keystore.decrypt(text, await passwordOf(settings, screen, path)))
  if (settings.from !== undefined && !isSameAddress(settings.from, account.address))
    throw new MistakeError(`${path} is the key of ${account.address}, not of ${settings.from}.`)
  return localSigner(account, { ...shop, title: basename(path) })
}

async function passwordOf(settings: Settings, screen: Screen, path: string): Promise<string> {
  if (settings.passwordFile !== undefined)
    return (await readGiven(settings.passwordFile)).replace(/\r?\n$/, '')
  if (settings.password !== undefined) return settings.password
  const given = screen.canAsk
    ? await screen.ask(`Password of ${basename(path)}: `, { isSecret: true })
    : undefined
  if (given !== undefined) return given
  throw new MistakeError('The key file needs a password: --password-file FILE, or SOUK_PASSWORD.')
}

/** The keys of these wallets are published, so that a local market can be tried. */
function fromDemo({ info, ...shop }: Shop, from: string): Signer | undefined {
  const found = info.demoAccounts?.find(
    ({ name, address }) => name.toLowerCase() === from.toLowerCase() || isSameAddress(address, from),
  )
  if (!found) return undefined
  const account = privateKeyToAccount(found.privateKey)
  if (isAddress(from, { strict: false }) && !isSameAddress(account.address, from)) return undefined
  return localSigner(account, { ...shop, title: `the demo wallet ${named(found.name)}` })
}

async function fromNode({ node, info }: Shop, from: string): Promise<Signer> {
  const demo = info.demoAccounts?.map(({ name }) => named(name)).join(', ')
  if (!isAddress(from, { strict: false }))
    throw new MistakeError(
      demo ? `There is no wallet ${from}. There are ${demo}.` : `${from} is no address of an account.`,
    )
  const own = await getAddresses(node).catch(() => [])
  if (!own.some((address) => isSameAddress(address, from)))
    throw new MistakeError(
      `The node does not hold the key of ${from}. Name a node that does with --rpc URL, or a key file with --keystore FILE.`,
    )
  return {
    address: getAddress(from),
    title: 'the account of the node',
    request: ({ method, params }) => node.request({ method, params } as Parameters<typeof node.request>[0]),
  }
}
