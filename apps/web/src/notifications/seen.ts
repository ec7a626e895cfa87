import { chainKey } from '@souk/ui/parts/kit/chainStorage.js'
import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import type { Address } from 'viem'

/** The part of `localStorage` in use. */
type SeenStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Events of the chain carry its time, offers the market's. Each has its own marker. */
export type Seen = 'past' | 'offers'

/**
 * Reads until when the visitor has seen a wallet's notifications, in milliseconds since 1970; `undefined` before the
 * first visit.
 */
export function readSeen(
  storage: Pick<SeenStorage, 'getItem'>,
  account: Address,
  what: Seen,
): number | undefined {
  const text = storage.getItem(keyOf(account, what))
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** Stores until when they were seen. Never moves back, because another tab may be further. */
export function writeSeen(storage: SeenStorage, account: Address, what: Seen, seen: number): void {
  if (seen > (readSeen(storage, account, what) ?? -1)) storage.setItem(keyOf(account, what), String(seen))
}

/** Returns the marker, shared by all tabs, and a function to set it. */
export function useSeen(
  account: Address,
  what: Seen,
): [seen: number | undefined, setSeen: (seen: number) => void] {
  const { chainId } = useInfo()
  const text = useStored(chainKey(keyOf(account, what), chainId))
  const own = {
    getItem: () => text,
    setItem: (key: string, seen: string) => stored.setItem(chainKey(key, chainId), seen),
  }
  return [readSeen(own, account, what), (seen) => writeSeen(own, account, what, seen)]
}

function keyOf(account: Address, what: Seen): string {
  return `souk.seen.${what}.${account.toLowerCase()}`
}
