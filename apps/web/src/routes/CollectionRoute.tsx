import { getRouteApi } from '@tanstack/react-router'
import { isAddress } from 'viem'
import { CollectionContainer } from '../collection/CollectionContainer.js'
import { ContractContainer } from '../collection/ContractContainer.js'

const route = getRouteApi('/collection/$slug')

/** A collection's page; the address holds filters and sort. The address of a contract leads to it. */
export function CollectionRoute() {
  const { slug } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  if (isAddress(slug, { strict: false })) return <ContractContainer address={slug} search={search} />
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
