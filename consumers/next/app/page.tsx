import { createMarketApi, getMarketInfo } from '@souk/market'
import { getOrdersQueryOptions } from '@souk/react'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { connection } from 'next/server'
import { Providers } from './Providers'
import { Shop } from './Shop'

/** Reads the market on the server, so that the first HTML contains the newest listing. */
export default async function Page() {
  await connection() // for each visit, not while the app is built
  const baseUrl = process.env.MARKET_URL ?? 'http://127.0.0.1:4300'
  const api = createMarketApi({ chain: 'souk', baseUrl })
  const queryClient = new QueryClient()
  const [info] = await Promise.all([
    getMarketInfo(api),
    queryClient.prefetchInfiniteQuery(getOrdersQueryOptions(api, { side: 'ask' })),
  ])
  return (
    <Providers baseUrl={baseUrl} info={info}>
      <HydrationBoundary state={dehydrate(queryClient)}>
        <Shop />
      </HydrationBoundary>
    </Providers>
  )
}
