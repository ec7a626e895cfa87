import type { MarketApi, MarketInfo } from '@souk/market'
import { createCartStore, FlowStore, type Souk, SoukProvider } from '@souk/react'
import type { Language } from '@souk/ui/parts/i18n/language/locale.js'
import { SpeechProvider } from '@souk/ui/parts/i18n/SpeechProvider.js'
import { chainKey, chainStorage } from '@souk/ui/parts/kit/chainStorage.js'
import { OverlaysContext } from '@souk/ui/parts/kit/useBackCloses.js'
import { MarketPathContext } from '@souk/ui/parts/kit/useMarketPath.js'
import { PageLinkContext } from '@souk/ui/parts/links/PageLink.js'
import { chainName } from '@souk/ui/parts/market/chainName.js'
import { createQueryClient } from '@souk/ui/parts/market/createQueryClient.js'
import { NamesProvider } from '@souk/ui/parts/names/NamesProvider.js'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type CreateConnectorFn, WagmiProvider } from 'wagmi'
import { createOverlays } from './overlays/createOverlays.js'
import { TitleChainContext } from './pages/PageTitle.js'
import { readSourceTag } from './preferences/sourceTag.js'
import { createAppRouter } from './router.js'
import { AppLink } from './routes/AppLink.js'
import { FiatContainer } from './shell/FiatContainer.js'
import { createWagmiConfig } from './wallet/createWagmiConfig.js'

/** The app for one market. Creates all its shared objects, once. */
export function App({ info, api, connectors, language }: App.Props) {
  const { baseUrl } = api
  const [{ config, queryClient, souk, router, overlays }] = useState(() => createApp(info, api, connectors))
  useEffect(() => overlays.watch(), [overlays])
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <SoukProvider souk={souk}>
          <SpeechProvider language={language}>
            <MarketPathContext value={baseUrl}>
              <TitleChainContext value={info.chains && chainName(info)}>
                <OverlaysContext value={overlays}>
                  <PageLinkContext value={AppLink}>
                    <FiatContainer>
                      <NamesProvider>
                        <RouterProvider router={router} />
                      </NamesProvider>
                    </FiatContainer>
                  </PageLinkContext>
                </OverlaysContext>
              </TitleChainContext>
            </MarketPathContext>
          </SpeechProvider>
        </SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

export declare namespace App {
  type Props = {
    info: MarketInfo
    /** Its `baseUrl` is the path of the chain on this origin. */
    api: MarketApi
    /** Connectors to the wallets that the market's operator has configured. */
    connectors: readonly CreateConnectorFn[]
    /** The initial language. */
    language: Language
  }
}

function createApp(info: MarketInfo, api: MarketApi, connectors: readonly CreateConnectorFn[]) {
  const { chainId } = info
  const config = createWagmiConfig(info, { offered: connectors, base: api.baseUrl })
  const storage = window.localStorage
  const cart = createCartStore({ storage, key: chainKey('souk.cart.1', chainId) })
  const flows = FlowStore.from({ storage: chainStorage(storage, chainId), locks: navigator.locks })
  const queryClient = createQueryClient()
  const overlays = createOverlays(window)
  // A trade changes its receipt and the cached data in one go. The page must not be painted in between.
  notifyManager.setScheduler(queueMicrotask)
  return {
    config,
    queryClient,
    souk: { api, info, client: config.getClient(), trade: toTrust(info), cart, flows },
    router: createAppRouter(overlays.history, api.baseUrl),
    overlays,
  }
}

/**
 * The contracts that trades may trust: this market's conduit and its wrapped currency. The same server delivers the
 * app itself, so this adds no trust.
 */
function toTrust(info: MarketInfo): Souk['trade'] {
  return {
    seaport: {
      defaultConduitKey: info.conduitKey,
      // Each trade reads the setting again, because a visitor can change it at any time.
      get domain() {
        return readSourceTag() === 'on' ? info.domain : undefined
      },
    },
    ...(info.wrappedNative ? { wrappedNative: info.wrappedNative } : {}),
    ...(info.auction ? { trustedZones: [info.auction.zone] } : {}),
  }
}
