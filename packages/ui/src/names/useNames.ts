import { createContext, useContext, useSyncExternalStore } from 'react'
import { accountName, knownName } from '../format/accountName.js'
import { useInfo } from '../market/useInfo.js'
import type { EnsRecord } from './EnsRecord.js'
import { isName } from './isName.js'
import { noNames } from './NameStore.js'

export const NamesContext = createContext(noNames)

/** Returns a function that returns what ENS says about an account, once it has been read. */
export function useEnsRecords(): (address: string | undefined) => EnsRecord | undefined {
  const names = useContext(NamesContext)
  const known = useSyncExternalStore(names.subscribe, names.known)
  return (address) => {
    if (address === undefined) return undefined
    // Starts a read that the next render shows, as a cache of queries does.
    names.want(address)
    return known.get(address.toLowerCase())
  }
}

/** Returns a function that tells whether the name of an account has been read. */
export function useIsNameRead(): (address: string) => boolean {
  const names = useContext(NamesContext)
  // A read also changes what is known.
  useSyncExternalStore(names.subscribe, names.known)
  return names.isRead
}

/**
 * Returns a function that names accounts for people, always with their address: by the name of ENS once it has been
 * read, or else as {@link accountName}.
 */
export function useNameOf(): (address: string) => string {
  const info = useInfo()
  const recordOf = useEnsRecords()
  return (address) => accountName(address, info, recordOf(address)?.name)
}

/**
 * Returns the name to show beside an account's full address in a review: the one of ENS or of the market, or else the
 * typed one.
 */
export function useReceiverName(address: string | undefined, typed: string): string | undefined {
  const info = useInfo()
  const record = useEnsRecords()(address)
  if (address === undefined) return undefined
  return record?.name ?? knownName(address, info) ?? (isName(typed) ? typed.trim() : undefined)
}
