import type { Collection } from '@souk/market'
import { useHolders } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useConnection } from 'wagmi'
import { readingOf } from '../reading/readingOf.js'
import { Holders } from './Holders.js'

/** Reads the holders of a collection's items. */
export function HoldersContainer({ collection }: { collection: Collection }) {
  const account = useConnection().address
  const query = useHolders({ slug: collection.slug, limit: 50 })
  const { data, error } = query
  if (error && !data) throw error
  return (
    <Holders
      holders={data?.pages.flatMap((page) => page.holders)}
      distribution={data?.pages[0]?.distribution ?? []}
      isReading={readingOf(collection.stats).isHistoryUnread}
      supply={collection.stats.totalSupply}
      isEdition={collection.standard === 'erc1155'}
      isOwn={(address) => isSameAddress(address, account)}
      hasMore={query.hasNextPage}
      isReadingMore={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
    />
  )
}
