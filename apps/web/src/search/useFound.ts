import { useSearchResults } from '@souk/react'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { useSettled } from '@souk/ui/parts/kit/useSettled.js'
import { chainName } from '@souk/ui/parts/market/chainName.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { isName } from '@souk/ui/parts/names/isName.js'
import { useNamed } from '@souk/ui/parts/names/useNamed.js'
import { useEnsRecords } from '@souk/ui/parts/names/useNames.js'
import { useCollectionMap } from '@souk/ui/parts/nft/useCollectionMap.js'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { readingWords } from '../i18n/areas/reading.js'
import { searchWords } from '../i18n/areas/search.js'
import { useUnreadCollections } from '../reading/useUnreadCollections.js'
import { type ChoiceGroup, toGroups } from './choices.js'
import { knownNames } from './knownNames.js'

const nothingFound: readonly ChoiceGroup[] = []

/** Searches the market for the typed text, and the chain for names; `note` is a message besides the results. */
export function useFound(typed: string): { groups: readonly ChoiceGroup[]; note: string | undefined } {
  const words = useArea(searchWords)
  const info = useInfo()
  const text = useSettled(useDeferredValue(typed).trim())
  const found = useSearchResults(text === '' ? undefined : { text }, {
    query: { placeholderData: keepPreviousData, staleTime: 30_000 },
  })
  const { hasUnreadNames } = useUnreadCollections()
  const reading = useArea(readingWords)
  const named = useNamed(text)
  const recordOf = useEnsRecords()
  const known = knownNames(text, info).map(({ name, address }) => {
    const record = recordOf(address)
    return record ? { name: record.name, address, note: name } : { name, address }
  })
  const collections = useCollectionMap(found.data?.nfts.map(({ collection }) => collection) ?? [])
  const collectionName = (slug: string) => collections.get(slug)?.name ?? slug
  const isWaiting = typed.trim() !== text || found.isFetching || named.isFetching
  const groups = found.data
    ? toGroups(
        found.data,
        { ...words, none: '–' },
        { named: [...known, ...(named.data ? [named.data] : [])], collectionName },
      )
    : nothingFound
  return typed.trim() === '' ? { groups: nothingFound, note: undefined } : { groups, note: noteOf() }

  function noteOf(): string | undefined {
    if (isWaiting && groups.length === 0) return words.searching
    if (found.error && !found.data) return words.failed
    if (isName(text) && !info.ensRegistry) return words.noNames(chainName(info))
    if (isName(text) && named.data === null) return words.nobody(text)
    if (groups.length > 0) return undefined
    return hasUnreadNames ? reading.search(text) : words.none(text)
  }
}
