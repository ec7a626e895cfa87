import type { Address } from 'viem'
import { useSettled } from '../kit/useSettled.js'
import { useInfo } from '../market/useInfo.js'
import { isName } from './isName.js'
import { useNamed } from './useNamed.js'

/** Why a name of ENS stands for no account. */
export type NameIssue = 'nameReading' | 'nameUnknown' | 'nameUnread' | 'nameMoved'

/** The accounts that a field accepts by name. */
export type AddressNames = {
  /** Undefined where neither the market nor the chain has names. */
  names: readonly { name: string; address: Address }[] | undefined
  /** About the typed name, if it is one of ENS. */
  nameIssue: NameIssue | undefined
}

/** About the time of a block. */
const againMs = 12_000

/**
 * Reads the account of a name in an address field, and again for as long as the field or its review is open. A name
 * that leads elsewhere in the meantime becomes an issue, and never another account: the review stays true.
 */
export function useAddressNames(typed: string): AddressNames {
  const { demoAccounts, ensRegistry } = useInfo()
  const text = typed.trim()
  const settled = useSettled(text)
  const first = useNamed(settled, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const latest = useNamed(first.data ? settled : '', { refetchInterval: againMs, gcTime: 0, part: 'latest' })
  if (!ensRegistry) return { names: demoAccounts, nameIssue: undefined }
  const isMoved = latest.data !== undefined && latest.data?.address !== first.data?.address
  const found = settled === text && !isMoved && first.data ? [{ ...first.data, name: text }] : []
  const names = [...(demoAccounts ?? []), ...found]
  if (!isName(text) || found.length > 0) return { names, nameIssue: undefined }
  return { names, nameIssue: issueOf() }

  function issueOf(): NameIssue {
    if (settled !== text || first.isFetching) return 'nameReading'
    if (first.error) return 'nameUnread'
    return isMoved ? 'nameMoved' : 'nameUnknown'
  }
}
