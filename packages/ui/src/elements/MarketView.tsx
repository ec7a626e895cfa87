import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { WagmiProvider } from 'wagmi'
import { SoukMarket } from '../embed/SoukMarket.js'
import { AwayView } from './AwayView.js'
import { ElementView } from './ElementView.js'
import type { Entry } from './Entry.js'
import type { Market, Wish } from './readAttributes.js'
import { walletConfig } from './walletConfig.js'

/** Shows the elements of one market. */
export function MarketView({ queryClient, ...props }: MarketView.Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Connected {...props} />
    </QueryClientProvider>
  )
}

export declare namespace MarketView {
  type Props = {
    queryClient: QueryClient
    entries: readonly Entry<Wish>[]
    /** The attributes that all have in common. */
    first: Market
    onDone: NonNullable<SoukMarket.Props['onDone']>
  }
}

function Connected({ entries, first, onDone }: Omit<MarketView.Props, 'queryClient'>) {
  const { market, language, theme, trust } = first
  const config = useQuery({
    queryKey: ['souk.config', market],
    queryFn: () => walletConfig(market),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: 'always',
    retry: 2,
  })
  if (config.isError)
    return entries.map(({ id, element }) =>
      createPortal(
        <AwayView {...{ element, first, isBusy: config.isFetching, onRetry: () => void config.refetch() }} />,
        element,
        String(id),
      ),
    )
  if (!config.data) return null
  return (
    <WagmiProvider config={config.data}>
      <SoukMarket {...{ url: market, language, theme, trust, onDone }}>
        {entries.map(({ id, element, name, what }) =>
          createPortal(<ElementView name={name} wish={what} />, element, String(id)),
        )}
      </SoukMarket>
    </WagmiProvider>
  )
}
