import type { MarketApi, MarketInfo } from '@souk/market'
import { hashKey, SoukProvider } from '@souk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { WagmiProvider } from 'wagmi'
import { createAppRouter } from './router.js'
import { shouldRetry } from './shouldRetry.js'
import { createWagmiConfig } from './wallet/createWagmiConfig.js'

/** The app for one market: everything it holds is made here, once. */
export function App({ info, api }: { info: MarketInfo; api: MarketApi }) {
  const [{ config, queryClient, souk, router }] = useState(() => createApp(info, api))
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <SoukProvider souk={souk}>
          <RouterProvider router={router} />
        </SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function createApp(info: MarketInfo, api: MarketApi) {
  const config = createWagmiConfig(info)
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: hashKey,
        // The event stream says when something changed; asking again by the clock would only repeat it.
        staleTime: 5 * 60_000,
        retry: shouldRetry,
      },
    },
  })
  return { config, queryClient, souk: { api, info, client: config.getClient() }, router: createAppRouter() }
}
