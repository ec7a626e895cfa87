import type { BaseError } from '@souk/base'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Transaction } from '../domain/Step.js'
import { RecipientError, UnfitCallError } from './errors.js'
import { type Ground, has } from './Ground.js'
import { seaDropAddress } from './seaDrop.js'

/** `mintPublic` and `mintAllowList` of SeaDrop. The first argument is the collection, the third one the minting account. */
const dropSelectors: readonly string[] = ['0x161ac21f', '0x4300a4e6']

/** `mint(address to, …)` with an amount, with a token id and an amount, and with additional data. */
const mintSelectors: readonly string[] = ['0x40c10f19', '0x156e29f6', '0x731133e9']

/**
 * Checks a mint against the request, if its function is known: SeaDrop may only mint for a collection that the caller
 * named, and the account must receive the units.
 *
 * @returns The problem, or nothing.
 */
export function checkMint(ground: Ground, stepId: string, { to, data }: Transaction): BaseError | undefined {
  const { kind, account: expected, collections } = ground
  const selector = data.slice(0, 10).toLowerCase()
  if (isAddressEqual(to, seaDropAddress)) {
    const isMeant = dropSelectors.includes(selector) && has(collections, addressAt(data, 0))
    if (!isMeant) return new UnfitCallError({ stepId, call: selector, kind })
    return checkRecipient(addressAt(data, 2), { stepId, expected })
  }
  return mintSelectors.includes(selector)
    ? checkRecipient(addressAt(data, 0), { stepId, expected })
    : undefined
}

/** Checks the recipient. Without one, SeaDrop mints for the sender. */
function checkRecipient(
  recipient: Address | undefined,
  { stepId, expected }: { stepId: string; expected: Address },
): RecipientError | undefined {
  const isOwn = !recipient || isAddressEqual(recipient, zeroAddress) || isAddressEqual(recipient, expected)
  return isOwn ? undefined : new RecipientError({ stepId, recipient, expected })
}

/** Returns the address in an argument word, or `undefined` if the data ends before it. */
function addressAt(data: string, word: number): Address | undefined {
  const text = data.slice(10 + word * 64, 74 + word * 64)
  return text.length === 64 ? `0x${text.slice(24)}` : undefined
}
