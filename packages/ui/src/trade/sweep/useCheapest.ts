import { useNftsByCollection } from '@souk/react'
import type { CollectionSearch } from '../../links/collectionSearch.js'
import { useInfo } from '../../market/useInfo.js'
import { currencyOfSearch, toAsked } from '../../nft/itemsAsked.js'

/** Reads the cheapest items that match a search, in the one currency in which they can be compared. */
export function useCheapest(slug: string, search: CollectionSearch) {
  const info = useInfo()
  const { traits, text } = toAsked(search, info.currencies)
  const currency = currencyOfSearch(search, info.currencies)
  const { data, error } = useNftsByCollection(
    currency && {
      slug,
      sort: 'price',
      limit: 100,
      price: { currency: currency.address },
      ...(traits ? { traits } : {}),
      ...(text ? { text } : {}),
    },
  )
  if (error && !data) throw error
  const only = [
    ...(search.traits ?? []).map((trait) => trait.replace(':', ': ')),
    ...(text ? [`“${text}”`] : []),
  ]
  return { nfts: data?.pages[0]?.nfts, currency, only }
}
