import type { Nft } from '@souk/market'

/**
 * Counts a wallet's items by collection, in the order of the collections' names.
 *
 * @param nameOf - A collection's name, where known. @default its slug
 *
 * @example
 * countByCollection(nfts, names) // → [{ slug: 'lanterns', name: 'Lanterns', count: 12 }]
 */
export function countByCollection(
  nfts: readonly Pick<Nft, 'collection'>[],
  nameOf: (slug: string) => string | undefined,
): readonly countByCollection.Entry[] {
  const counts = new Map<string, number>()
  for (const { collection } of nfts) counts.set(collection, (counts.get(collection) ?? 0) + 1)
  return [...counts]
    .map(([slug, count]) => ({ slug, name: nameOf(slug) ?? slug, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

export declare namespace countByCollection {
  type Entry = { slug: string; name: string; count: number }
}
