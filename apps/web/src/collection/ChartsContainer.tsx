import type { Collection } from '@souk/market'
import { useCollectionHistory } from '@souk/react'
import type { ChartPeriod } from '@souk/ui/parts/links/collectionSearch.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { currencyOf } from '@souk/ui/parts/orders/currencyOf.js'
import { keepPreviousData } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { Charts, ChartsSkeleton } from './Charts.js'

/** Reads a collection's history for its charts. */
export function ChartsContainer({ collection, period = '30d', onPeriod }: ChartsContainer.Props) {
  const { slug } = collection
  const currency = currencyOf(useInfo(), { address: zeroAddress })
  const { data, error } = useCollectionHistory(
    { slug, period },
    { query: { placeholderData: keepPreviousData } },
  )
  if (error && !data) throw error
  if (!data) return <ChartsSkeleton />
  return <Charts history={data} {...{ currency, slug, period, onPeriod }} />
}

export declare namespace ChartsContainer {
  type Props = {
    collection: Collection
    /** @default '30d' */
    period: ChartPeriod | undefined
    onPeriod: (period: ChartPeriod) => void
  }
}
