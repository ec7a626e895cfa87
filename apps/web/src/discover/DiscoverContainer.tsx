import { useActivity, useRanking } from '@souk/react'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { latePart } from '@souk/ui/parts/lazy/latePart.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { keepPreviousData } from '@tanstack/react-query'
import { ChainsBarContainer } from '../chains/ChainsBarContainer.js'
import { volumeCurrency } from '../collections/volumeCurrency.js'
import { useWatched } from '../collections/watchlist.js'
import { discoverWords } from '../i18n/areas/discover.js'
import { PageTitle } from '../pages/PageTitle.js'
import { SearchBoxContainer } from '../search/SearchBoxContainer.js'
import { CollectionPictureContainer } from './CollectionPictureContainer.js'
import { Discover } from './Discover.js'
import type { DiscoverSearch } from './discoverSearch.js'
import { FeaturedContainer } from './FeaturedContainer.js'
import { NewestSales } from './NewestSales.js'
import { StallsContainer } from './StallsContainer.js'
import { useIsNarrow } from './useIsNarrow.js'

/** Few markets have several chains. */
const Elsewhere = latePart(async () => (await import('./ElsewhereContainer.js')).ElsewhereContainer)

/** Reads the data of the front page. */
export function DiscoverContainer({ search, onSearch }: DiscoverContainer.Props) {
  const info = useInfo()
  const words = useArea(discoverWords)
  const { data, error } = useRanking(
    {
      period: search.period ?? '1d',
      sort: search.sort ?? 'volume',
      direction: search.direction ?? 'desc',
      limit: 200,
    },
    { query: { placeholderData: keepPreviousData } },
  )
  const sales = useActivity({ types: ['sale'], limit: 12 })
  const [watched, toggle] = useWatched()
  const narrow = useIsNarrow()
  if (error && !data) throw error
  const newest = sales.data?.pages[0]?.activities ?? []
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <Discover
        ranking={data?.ranking}
        {...{ search, onSearch, narrow, watched }}
        marketName={info.name}
        onWatch={toggle}
        volumeIn={({ collection }) => volumeCurrency(collection, info)}
        renderPicture={({ collection }) => <CollectionPictureContainer collection={collection} />}
        searchBox={<SearchBoxContainer />}
        featured={<FeaturedContainer />}
        chains={info.chains && <ChainsBarContainer />}
        stalls={<StallsContainer />}
        elsewhere={info.chains && <Elsewhere />}
        newest={newest.length > 0 && <NewestSales sales={newest} />}
      />
    </>
  )
}

export declare namespace DiscoverContainer {
  type Props = { search: DiscoverSearch; onSearch: (change: Partial<DiscoverSearch>) => void }
}
