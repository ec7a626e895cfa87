import { SoukReader } from '@souk/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { TradeDialogsContext } from '../dialogs/useTradeDialogs.js'
import { SpeechContext } from '../i18n/useSpeech.js'
import { ClockContext } from '../kit/useClock.js'
import { MarketPathContext } from '../kit/useMarketPath.js'
import { PortalContext } from '../kit/usePortalContainer.js'
import { TrustContext } from '../market/TrustContext.js'
import { MarketStateContext } from '../market/useMarketState.js'
import { NamesProvider } from '../names/NamesProvider.js'
import type { Parts, Wishes } from './MarketContext.js'

/** Gives the parts of a market to the components below, which then work as they do in the app. */
export function Within({ wishes, parts, children }: Within.Props) {
  const { language, isTrusted, url } = wishes
  const { souk, queryClient, container, state, ahead, dialogs } = parts
  const speech = useMemo(() => ({ language, onLanguage: () => undefined }), [language])
  return (
    <QueryClientProvider client={queryClient}>
      <SoukReader souk={souk}>
        <SpeechContext value={speech}>
          <MarketPathContext value={url}>
            <TrustContext value={isTrusted}>
              <PortalContext value={container}>
                <ClockContext value={ahead}>
                  <MarketStateContext value={state}>
                    <TradeDialogsContext value={dialogs}>
                      <NamesProvider>{children}</NamesProvider>
                    </TradeDialogsContext>
                  </MarketStateContext>
                </ClockContext>
              </PortalContext>
            </TrustContext>
          </MarketPathContext>
        </SpeechContext>
      </SoukReader>
    </QueryClientProvider>
  )
}

export declare namespace Within {
  type Props = { wishes: Wishes; parts: Parts; children: ReactNode }
}
