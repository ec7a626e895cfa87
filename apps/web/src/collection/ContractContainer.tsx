import { NotFoundError } from '@souk/market'
import { useNftsByContract } from '@souk/react'
import { lateComponent } from '@souk/ui/parts/lazy/lateComponent.js'
import type { CollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { NotFoundPage } from '../pages/ErrorPage.js'
import { CollectionSkeleton } from './CollectionSkeleton.js'

/** Few visitors look for a collection that the market does not trade. */
const AskToAdd = lateComponent(
  async () => (await import('./AskToAddContainer.js')).AskToAddContainer,
  () => <NotFoundPage what="collection" />,
)

/** Leads from the address of a contract to the page of its collection. */
export function ContractContainer({ address, search }: { address: Address; search: CollectionSearch }) {
  const { data, error } = useNftsByContract({ contract: address, limit: 1 })
  const page = data?.pages[0]
  if (error && !page && !(error instanceof NotFoundError)) throw error
  if (!page && !error) return <CollectionSkeleton />
  const slug = page?.nfts[0]?.collection
  if (slug === undefined)
    return (
      <Suspense fallback={<CollectionSkeleton />}>
        <AskToAdd address={address} />
      </Suspense>
    )
  return <Navigate to="/collection/$slug" params={{ slug }} search={search} replace />
}
