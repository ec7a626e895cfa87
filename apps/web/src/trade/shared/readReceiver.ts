import type { Address } from 'viem'
import { getAddress, isAddress } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'

export type SendIssue = 'missing' | 'notAnAddress' | 'wrongChecksum' | 'self' | 'contract'

/**
 * Parses a recipient's address. An address with capital letters has a checksum, and a wrong one means a copying
 * error.
 *
 * @example
 * readReceiver('0x', { account, contract }) // → { issue: 'notAnAddress' }
 */
export function readReceiver(
  text: string,
  facts: { account: string | undefined; contract: string },
): { to: Address } | { issue: SendIssue } {
  const typed = text.trim()
  if (typed === '') return { issue: 'missing' }
  if (!isAddress(typed, { strict: false }) || /^0x0{40}$/.test(typed)) return { issue: 'notAnAddress' }
  if (!isAddress(typed)) return { issue: 'wrongChecksum' }
  if (isSameAddress(typed, facts.account)) return { issue: 'self' }
  if (isSameAddress(typed, facts.contract)) return { issue: 'contract' }
  return { to: getAddress(typed) }
}
