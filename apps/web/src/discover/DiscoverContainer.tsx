import type { Collection } from '@souk/market'
import { useActivity, useNftsByCollection, useRanking } from '@souk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { CollectionCard, CollectionCardSkeleton } from '../collections/CollectionCard.js'
import { useWatched } from '../collections/watchlist.js'
import { discoverWords } from '../i18n/areas/discover.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { SearchBoxContainer } from '../search/SearchBoxContainer.js'
import { PageTitle } from '../ui/PageTitle.js'
import { TokenImage } from '../ui/TokenImage.js'
import { Discover } from './Discover.js'
import type { DiscoverSearch } from './discoverSearch.js'
import { NewestSales } from './NewestSales.js'
import { useIsNarrow } from './useIsNarrow.js'

const picturesPerCard = 4
const stallCount = 3

/** Reads what the front page shows. */
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
  const busiest = useRanking({ period: 'all', sort: 'volume', limit: stallCount })
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
        search={search}
        onSearch={onSearch}
        narrow={narrow}
        marketName={info.name}
        watched={watched}
        onWatch={toggle}
        renderPicture={({ collection }) => <CollectionPicture collection={collection} />}
        searchBox={<SearchBoxContainer />}
        stalls={
          busiest.error && !busiest.data ? undefined : (
            <section aria-label={words.stalls}>
              <ul className="grid auto-cols-[86%] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain pb-1 max-md:-mx-(--gutter) max-md:snap-x max-md:px-(--gutter) sm:auto-cols-[60%] md:grid-flow-row md:auto-cols-auto md:grid-cols-2 md:gap-6 md:overflow-visible xl:grid-cols-3">
                {(busiest.data?.ranking ?? placeholders).map((ranked) => (
                  <li
                    key={typeof ranked === 'number' ? ranked : ranked.collection.slug}
                    className="grid snap-center"
                  >
                    {typeof ranked === 'number' ? (
                      <CollectionCardSkeleton />
                    ) : (
                      <CollectionCardContainer collection={ranked.collection} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )
        }
        newest={newest.length > 0 && <NewestSales sales={newest} />}
      />
    </>
  )
}

export declare namespace DiscoverContainer {
  type Props = { search: DiscoverSearch; onSearch: (change: Partial<DiscoverSearch>) => void }
}

const placeholders = [0, 1, 2]

function CollectionCardContainer({ collection }: { collection: Collection }) {
  const { data } = useNftsByCollection({ slug: collection.slug, limit: picturesPerCard })
  const nfts = data?.pages[0]?.nfts ?? []
  return <CollectionCard collection={collection} pictures={nfts.map((nft) => nft.imageUrl)} />
}

/** The collection's own picture, or its first item's. */
function CollectionPicture({ collection }: { collection: Collection }) {
  const { data } = useNftsByCollection(
    collection.imageUrl ? undefined : { slug: collection.slug, limit: picturesPerCard },
  )
  return <TokenImage src={collection.imageUrl ?? data?.pages[0]?.nfts[0]?.imageUrl} alt="" />
}
