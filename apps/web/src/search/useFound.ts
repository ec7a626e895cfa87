import { useSearchResults } from '@souk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { readingWords } from '../i18n/areas/reading.js'
import { searchWords } from '../i18n/areas/search.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { isName } from '../names/isName.js'
import { useNamed } from '../names/useNamed.js'
import { useEnsRecords } from '../names/useNames.js'
import { useCollectionMap } from '../nft/useCollectionMap.js'
import { useUnreadCollections } from '../reading/useUnreadCollections.js'
import { useSettled } from '../ui/useSettled.js'
import { chainName } from '../market/chainName.js'
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
