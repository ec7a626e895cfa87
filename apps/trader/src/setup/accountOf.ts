import { isSameAddress } from '@souk/words/format'
import { type Address, getAddress, isAddress } from 'viem'
import { MistakeError } from '../terminal/errors.js'
import type { Shop } from './connect.js'
import type { Settings } from './Settings.js'

/**
 * Returns the account that a command looks at, without opening its wallet.
 *
 * @throws {MistakeError} if none is named.
 */
export function accountOf({ info }: Pick<Shop, 'info'>, { from }: Pick<Settings, 'from'>): Address {
  if (from === undefined)
    throw new MistakeError('Which account? Name it with --browser, --keystore FILE or --from ADDRESS.')
  const demo = info.demoAccounts?.find(
    ({ name, address }) => name.toLowerCase() === from.toLowerCase() || isSameAddress(address, from),
  )
  if (demo) return demo.address
  if (isAddress(from, { strict: false })) return getAddress(from)
  throw new MistakeError(`${from} is no address of an account.`)
}
