import type { Address } from 'viem'
import { stored, useStored } from '../ui/useStored.js'

/** The part of `localStorage` that is used. */
type SeenStorage = Pick<Storage, 'getItem' | 'setItem'>

/** What happened on the chain is told by its clock, offers by the market's; each is seen by itself. */
export type Seen = 'past' | 'offers'

/** Up to when somebody has seen what happened to a wallet, in milliseconds since 1970; `undefined` for who never looked. */
export function readSeen(
  storage: Pick<SeenStorage, 'getItem'>,
  account: Address,
  what: Seen,
): number | undefined {
  const text = storage.getItem(keyOf(account, what))
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Remembers up to when it was seen. What was seen stays seen: another tab may have gone further. */
export function writeSeen(storage: SeenStorage, account: Address, what: Seen, seen: number): void {
  if (seen > (readSeen(storage, account, what) ?? -1)) storage.setItem(keyOf(account, what), String(seen))
}

/** The same in all tabs, and how to set it. */
export function useSeen(
  account: Address,
  what: Seen,
): [seen: number | undefined, setSeen: (seen: number) => void] {
  const text = useStored(keyOf(account, what))
  return [readSeen({ getItem: () => text }, account, what), (seen) => writeSeen(stored, account, what, seen)]
}

function keyOf(account: Address, what: Seen): string {
  return `souk.seen.${what}.${account.toLowerCase()}`
}
