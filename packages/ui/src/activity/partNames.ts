import type { Activity } from '@souk/market'
import type { feedWords } from '../i18n/areas/feed.js'

/**
 * Names the items of a row: all of them if there are at most two, otherwise the first two and the number of the others.
 *
 * @example
 * partNames([ruby, amber, jade], words) // → 'Ruby Lamp, Amber Lamp and 1 more'
 */
export function partNames(
  parts: readonly Pick<Activity, 'name' | 'tokenId' | 'collection' | 'collectionName'>[],
  words: Pick<(typeof feedWords)['en'], 'anyOf' | 'both' | 'andMore'>,
): string {
  const names = parts.map(({ name, tokenId, collection, collectionName = collection }) =>
    tokenId === undefined ? words.anyOf(collectionName) : name || `#${tokenId}`,
  )
  const [first = '', second, ...others] = names
  if (second === undefined) return first
  return others.length === 0 ? words.both(first, second) : words.andMore(first, second, others.length)
}
