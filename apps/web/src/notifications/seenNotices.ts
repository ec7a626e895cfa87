import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'
import { useChainKey } from '@souk/ui/parts/market/useChainKey.js'
import { useEffect, useMemo } from 'react'
import type { Address } from 'viem'

/**
 * Returns which notices of a wallet the visitor has seen, shared by all tabs, and a function to mark all as seen. States
 * that have ended are forgotten, so that they are news when they come back. A wallet seen for the first time has no
 * unread notices.
 *
 * @param keys - The keys of the current notices; undefined until all are read.
 */
export function useSeenNotices(
  account: Address,
  keys: readonly string[] | undefined,
): [seen: ReadonlySet<string> | undefined, onSeen: () => void] {
  const place = useChainKey(`souk.seen.notices.${account.toLowerCase()}`)
  const text = useStored(place)
  const seen = useMemo(() => readSeenNotices(text), [text])
  const next = keys && (seen ? keys.filter((key) => seen.has(key)) : keys)
  const isStale = next !== undefined && (seen === undefined || next.length < seen.size)
  const written = isStale ? JSON.stringify(next) : undefined
  useEffect(() => {
    if (written !== undefined) stored.setItem(place, written)
  }, [place, written])
  return [seen, () => keys && stored.setItem(place, JSON.stringify(keys))]
}

/**
 * Reads stored keys; `undefined` if there are none or if they are damaged.
 *
 * @example
 * readSeenNotices('["outbid/0x01"]') // → Set { 'outbid/0x01' }
 */
export function readSeenNotices(text: string | null): ReadonlySet<string> | undefined {
  try {
    const keys: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(keys) ? new Set(keys.filter((key) => typeof key === 'string')) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
