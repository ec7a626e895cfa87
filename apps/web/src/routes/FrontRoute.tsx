import { getRouteApi } from '@tanstack/react-router'
import { DiscoverContainer } from '../discover/DiscoverContainer.js'

const route = getRouteApi('/')

/** The front page; the address holds its search parameters. */
export function FrontRoute() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <DiscoverContainer
      search={search}
      onSearch={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
