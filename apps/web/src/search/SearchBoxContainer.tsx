import { useSearchResults, useSouk } from '@souk/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { searchWords } from '../i18n/areas/search.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { useCollectionMap } from '../nft/useCollectionMap.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import {
  type Choice,
  type ChoiceGroup,
  decodeRecent,
  isName,
  type Place,
  toGroups,
  withRecent,
} from './choices.js'
import { canResolveNames, resolveName } from './resolveName.js'
import { SearchBox } from './SearchBox.js'

const key = 'souk.searches'
/** Long enough that a word is not looked for letter by letter, short enough not to be felt. */
const pauseMs = 150

/**
 * Looks for what is typed at the market, and for names at the chain where it has any.
 *
 * @param props.onGone - Called when a result was opened, such as to close what the box stands in.
 */
export function SearchBoxContainer({ onGone }: { onGone?: () => void }) {
  const words = useArea(searchWords)
  const info = useInfo()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const text = useSettled(useDeferredValue(typed).trim())
  const [recent, setRecent] = useState(() => decodeRecent(window.localStorage.getItem(key)))
  const found = useSearchResults(text === '' ? undefined : { text }, {
    query: { placeholderData: keepPreviousData, staleTime: 30_000 },
  })
  const named = useNamed(text)
  const collections = useCollectionMap(found.data?.nfts.map(({ collection }) => collection) ?? [])
  const collectionName = (slug: string) => collections.get(slug)?.name ?? slug
  const isWaiting = typed.trim() !== text || found.isFetching || named.isFetching
  const groups: readonly ChoiceGroup[] =
    typed.trim() === ''
      ? [{ kind: 'recent' as const, choices: recent }].filter(({ choices }) => choices.length > 0)
      : found.data
        ? toGroups(found.data, { ...words, none: '–' }, { named: named.data ?? undefined, collectionName })
        : []
  const note = noteOf()

  function noteOf(): string | undefined {
    if (typed.trim() === '') return undefined
    if (isWaiting && groups.length === 0) return words.searching
    if (found.error && !found.data) return words.failed
    if (isName(text) && !canResolveNames(info.chainId)) return words.noNames(chainName(info))
    if (isName(text) && named.data === null) return words.nobody(text)
    return groups.length === 0 ? words.none(text) : undefined
  }

  const keep = (next: readonly Choice[]) => {
    setRecent(next)
    window.localStorage.setItem(key, JSON.stringify(next))
  }
  return (
    <SearchBox
      text={typed}
      onText={setTyped}
      groups={groups}
      note={note}
      onChoose={(choice) => {
        keep(withRecent(recent, choice))
        setTyped('')
        onGone?.()
        void navigate(toLink(choice.place))
      }}
      onForget={() => keep([])}
    />
  )
}

function toLink(place: Place) {
  switch (place.to) {
    case 'collection':
      return { to: '/collection/$slug', params: { slug: place.slug } } as const
    case 'item':
      return { to: '/item/$contract/$id', params: { contract: place.contract, id: place.id } } as const
    case 'account':
      return { to: '/account/$address', params: { address: place.address } } as const
    default:
      return place satisfies never
  }
}

/** What was typed, once nothing more is typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Whose name was typed; `null` for nobody's. */
function useNamed(text: string) {
  const { client } = useSouk()
  const { chainId } = useInfo()
  return useQuery({
    queryKey: ['name', chainId, text],
    queryFn: () => resolveName(client, text),
    enabled: isName(text) && canResolveNames(chainId),
    staleTime: 300_000,
    retry: false,
  })
}
