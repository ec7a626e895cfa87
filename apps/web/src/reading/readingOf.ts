import type { Collection } from '@souk/market'
import { formatCount } from '@souk/ui/parts/format/formatShare.js'
import { countItems } from '@souk/ui/parts/nft/countItems.js'
import type { readingWords } from '../i18n/areas/reading.js'

/** Returns what the market has still to read of a collection. Markets that do not say have read all. */
export function readingOf({ figures }: Pick<Collection['stats'], 'figures'>): {
  isHistoryUnread: boolean
  unreadNames: number
} {
  return {
    isHistoryUnread: (figures?.unread_history ?? 0) > 0,
    unreadNames: figures?.unread_metadata ?? 0,
  }
}

/** How often to read a collection again while the market reads it. */
const everyMs = 2_000

/**
 * Returns the interval at which to read collections again; `false` once the market has read them.
 *
 * @example
 * readAgain([{ stats: { figures: { unread_metadata: 3 } } }]) // → 2000
 */
export function readAgain(
  collections: readonly { stats: Pick<Collection['stats'], 'figures'> }[],
): number | false {
  const isUnread = collections.some(({ stats }) => {
    const { isHistoryUnread, unreadNames } = readingOf(stats)
    return isHistoryUnread || unreadNames > 0
  })
  return isUnread && everyMs
}

/**
 * Says how far the market has read a collection; `undefined` once it has read all.
 *
 * @example
 * readingText(collection, words) // → 'Reading names: 312 of 1,000'
 */
export function readingText(
  collection: Pick<Collection, 'standard' | 'stats' | 'traits'>,
  words: (typeof readingWords)['en'],
): string | undefined {
  const { isHistoryUnread, unreadNames } = readingOf(collection.stats)
  if (isHistoryUnread) return words.history
  if (unreadNames === 0) return undefined
  const total = countItems(collection)
  // Of an edition, the market counts units.
  return collection.standard === 'erc721' && total >= unreadNames
    ? words.names(formatCount(total - unreadNames), formatCount(total))
    : words.namesLeft(formatCount(unreadNames))
}
