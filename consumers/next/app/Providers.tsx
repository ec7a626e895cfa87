'use client'

import '@rainbow-me/rainbowkit/styles.css'
import { getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { createMarketApi, type MarketInfo } from '@souk/market'
import { SoukProvider } from '@souk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { defineChain } from 'viem'
import { http, WagmiProvider } from 'wagmi'

type Source = { baseUrl: string; info: MarketInfo }

/** Makes what the page shares: once in a browser, and for each request on the server. */
function create({ baseUrl, info }: Source) {
  const rpcUrl = new URL(info.rpcUrl, baseUrl).href
  const chain = defineChain({
    id: info.chainId,
    name: info.name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const config = getDefaultConfig({
    appName: 'Shop',
    projectId: 'none', // WalletConnect gives one to your app; wallets in the browser need none
    chains: [chain],
    transports: { [chain.id]: http(rpcUrl) },
    ssr: true,
  })
  const souk = {
    api: createMarketApi({ chain: 'souk', baseUrl }),
    info,
    client: config.getClient(),
    trade: { seaport: { defaultConduitKey: info.conduitKey } },
  }
  return {
    config,
    souk,
    queryClient: new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } }),
  }
}

export function Providers({ children, ...source }: Source & { children: ReactNode }) {
  const [{ config, souk, queryClient }] = useState(() => create(source))
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <RainbowKitProvider>
          <SoukProvider souk={souk}>{children}</SoukProvider>
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
