import type { MarketChain } from '@souk/market'
import { useRanking } from '@souk/react'
import { ChainAway } from './ChainAway.js'
import { ChainCollections } from './ChainCollections.js'
import { ChainWaiting } from './ChainWaiting.js'

/** How many collections of another chain are shown. Its own front page shows all. */
const most = 6

/** Reads the busiest collections of the chain around it. */
export function ChainCollectionsContainer({ chain, renderPicture }: ChainCollectionsContainer.Props) {
  const { data, isError, refetch } = useRanking({
    period: '30d',
    sort: 'volume',
    direction: 'desc',
    limit: most,
  })
  if (data) return <ChainCollections chain={chain} ranking={data.ranking} renderPicture={renderPicture} />
  return isError ? <ChainAway title={chain.title} onRetry={() => void refetch()} /> : <ChainWaiting />
}

export declare namespace ChainCollectionsContainer {
  type Props = { chain: MarketChain } & Pick<ChainCollections.Props, 'renderPicture'>
}
