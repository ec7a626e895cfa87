import type { Address } from 'viem'
import { stored, useStored } from '../ui/useStored.js'

/** The part of `localStorage` that is used. */
type SeenStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Up to when somebody has seen what happened to a wallet, in milliseconds since 1970; `undefined` for who never looked. */
export function readSeen(storage: Pick<SeenStorage, 'getItem'>, account: Address): number | undefined {
  const text = storage.getItem(keyOf(account))
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Remembers up to when it was seen. What was seen stays seen: another tab may have gone further. */
export function writeSeen(storage: SeenStorage, account: Address, seen: number): void {
  if (seen > (readSeen(storage, account) ?? -1)) storage.setItem(keyOf(account), String(seen))
}

/** The same in all tabs, and how to set it. */
export function useSeen(account: Address): [seen: number | undefined, setSeen: (seen: number) => void] {
  const text = useStored(keyOf(account))
  return [readSeen({ getItem: () => text }, account), (seen) => writeSeen(stored, account, seen)]
}

function keyOf(account: Address): string {
  return `souk.seen.${account.toLowerCase()}`
}
