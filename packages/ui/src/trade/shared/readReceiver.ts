import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import { isName } from '../../names/isName.js'
import type { AddressNames, NameIssue } from '../../names/useAddressNames.js'

export type SendIssue = 'missing' | 'notAnAddress' | 'wrongChecksum' | 'self' | 'contract' | NameIssue

/**
 * Parses a recipient's address, or the name of an account that the market knows. An address with capital letters has a
 * checksum, and a wrong one means a copying error.
 *
 * @param facts.names - Accounts that can be named instead of their address.
 * @param facts.nameIssue - Why a name of ENS stands for no account.
 *
 * @example
 * readReceiver('0x', { account, contract }) // → { issue: 'notAnAddress' }
 */
export function readReceiver(
  text: string,
  facts: {
    account: string | undefined
    contract: string
  } & Partial<AddressNames>,
): { to: Address } | { issue: SendIssue } {
  const named = facts.names?.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  const typed = named?.address ?? text.trim()
  if (typed === '') return { issue: 'missing' }
  if (facts.nameIssue && isName(typed)) return { issue: facts.nameIssue }
  if (!isAddress(typed, { strict: false }) || /^0x0{40}$/.test(typed)) return { issue: 'notAnAddress' }
  if (!isAddress(typed)) return { issue: 'wrongChecksum' }
  if (isSameAddress(typed, facts.account)) return { issue: 'self' }
  if (isSameAddress(typed, facts.contract)) return { issue: 'contract' }
  return { to: getAddress(typed) }
}
