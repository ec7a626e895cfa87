import { getRouteApi } from '@tanstack/react-router'
import { CollectionContainer } from '../collection/CollectionContainer.js'

const route = getRouteApi('/collection/$slug')

/** A collection's page; the address holds filters and sort. */
export function CollectionRoute() {
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <CollectionContainer
      slug={slug}
      search={search}
      onSearch={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
