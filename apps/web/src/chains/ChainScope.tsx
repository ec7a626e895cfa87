import { createMarketApi, getMarketInfo, type MarketChain, type MarketInfo } from '@souk/market'
import { FlowStore, hashKey, SoukProvider } from '@souk/react'
import { FiatContext } from '@souk/ui/parts/kit/Fiat.js'
import { MarketPathContext } from '@souk/ui/parts/kit/useMarketPath.js'
import { PageLinkContext } from '@souk/ui/parts/links/PageLink.js'
import { noNames } from '@souk/ui/parts/names/NameStore.js'
import { NamesContext } from '@souk/ui/parts/names/useNames.js'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { createReadClient } from '../wallet/createReadClient.js'
import { ChainLink } from './ChainLink.js'

/**
 * Lets everything below read another chain of the market. Its reads are separate: if that chain does not answer, the page
 * of the shown chain still does, and says nothing else about its own state.
 */
export function ChainScope(props: ChainScope.Props) {
  const [queryClient] = useState(createReads)
  return (
    <QueryClientProvider client={queryClient}>
      <Scope {...props} />
    </QueryClientProvider>
  )
}

export declare namespace ChainScope {
  type Props = {
    chain: MarketChain
    children: ReactNode
    /** Shown until its market has described itself. */
    waiting: ReactNode
    /** Shown if its market does not answer, or answers for another chain. */
    renderAway: (onRetry: () => void) => ReactNode
  }
}

function Scope({ chain, children, waiting, renderAway }: ChainScope.Props) {
  const { path } = chain
  const api = useMemo(
    () => createMarketApi({ chain: chain.chain, baseUrl: path, appId: 'souk-web' }),
    [chain.chain, path],
  )
  const {
    data: info,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['chains.info', path],
    queryFn: ({ signal }) => getMarketInfo(api, { signal }),
  })
  if (isPending) return waiting
  if (info?.chainId !== chain.chainId) return renderAway(() => void refetch())
  return (
    <ReadChain {...{ info, api }} base={path}>
      {children}
    </ReadChain>
  )
}

function ReadChain({ info, api, base, children }: ReadChain.Props) {
  const { chainId, rpcUrl } = info
  // A market that changes its fees or its name keeps its node.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const client = useMemo(() => createReadClient(info, base), [chainId, rpcUrl, base])
  const [flows] = useState(() => FlowStore.from())
  const souk = useMemo(() => ({ api, info, client, flows }), [api, info, client, flows])
  return (
    <SoukProvider souk={souk}>
      <MarketPathContext value={base}>
        {/* The prices of the shown chain are not those of this one: its native currency has the same address. */}
        <FiatContext value={unknownWorth}>
          {/* Nor are its names: an address may be another contract there. */}
          <NamesContext value={noNames}>
            <PageLinkContext value={ChainLink}>{children}</PageLinkContext>
          </NamesContext>
        </FiatContext>
      </MarketPathContext>
    </SoukProvider>
  )
}

declare namespace ReadChain {
  type Props = {
    info: MarketInfo
    api: ReturnType<typeof createMarketApi>
    base: string
    children: ReactNode
  }
}

const unknownWorth = () => undefined

/** Only the shown chain sends events, so others are read again at intervals. */
function createReads(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryKeyHashFn: hashKey,
        staleTime: 15_000,
        refetchInterval: 30_000,
        retry: false,
        networkMode: 'always',
      },
    },
  })
}
