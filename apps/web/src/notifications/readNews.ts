import { stored, useStored } from '@souk/ui/parts/kit/useStored.js'
import { useChainKey } from '@souk/ui/parts/market/useChainKey.js'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { readSeenNotices } from './seenNotices.js'
import type { News } from './selectNews.js'

/** The most read notifications that stay in the list. */
export const mostKept = 50

const none: ReadonlySet<string> = new Set()

/**
 * Returns which of a wallet's notifications the visitor has read, shared by all tabs, and a function to keep those that
 * were shown. Only their keys are stored: the market tells what they say, as long as it holds.
 */
export function useReadNews(
  account: Address,
): [read: ReadonlySet<string>, keep: (shown: readonly Pick<News, 'key'>[]) => void] {
  const place = useChainKey(`souk.read.news.${account.toLowerCase()}`)
  const text = useStored(place)
  const read = useMemo(() => readSeenNotices(text) ?? none, [text])
  // Another tab may have stored more since the last render.
  const before = () => readSeenNotices(stored.getItem(place)) ?? none
  return [read, (shown) => stored.setItem(place, JSON.stringify(keptKeys(shown, before())))]
}

/**
 * Returns the keys of the news to keep in the list: those just shown, and as many of those read before as there is room for.
 *
 * @param shown - Newest first.
 * @param read - The keys read before, newest first.
 *
 * @example
 * keptKeys([{ key: 'b' }], new Set(['a'])) // → ['b', 'a']
 */
export function keptKeys(shown: readonly Pick<News, 'key'>[], read: ReadonlySet<string>): readonly string[] {
  return [...new Set([...shown.map(({ key }) => key), ...read])].slice(0, mostKept)
}
