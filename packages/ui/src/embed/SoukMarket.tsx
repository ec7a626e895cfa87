'use client'
import { createMarketApi, getMarketInfo, type MarketInfo } from '@souk/market'
import type { FlowStore } from '@souk/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Client } from 'viem'
import { useClient } from 'wagmi'
import type { TradeDone } from '../dialogs/TradeDone.js'
import { pageLanguage, speakLanguage } from '../i18n/language/locale.js'
import { browserStorage } from '../kit/browserStorage.js'
import { hasStored } from '../kit/chainStorage.js'
import { createQueryClient } from '../market/createQueryClient.js'
import { createSouk, partOf } from './createSouk.js'
import { Desk } from './Desk.js'
import type { Language } from './Language.js'
import { type Embedding, MarketContext, type Parts, type Wishes } from './MarketContext.js'
import { useContainer } from './useContainer.js'
import { Within } from './Within.js'

/**
 * Connects the components below it to a market. Needs a `WagmiProvider` above it with the chain of the market, and
 * `@souk/ui/souk.css` on the page.
 *
 * Reads: the market's description, then its event stream. Asks the wallet only when a visitor trades.
 *
 * @example
 * <SoukMarket url="https://market.example"><BuyButton contract="0x…" tokenId={7n} /></SoukMarket>
 */
export function SoukMarket({ children, ...props }: SoukMarket.Props) {
  const { embedding, onLive, hasTrades } = useMarketParts(props)
  const { onConnect, onDone = ignore } = props
  return (
    <MarketContext value={embedding}>
      {children}
      {'parts' in embedding && (
        <Within wishes={embedding.wishes} parts={embedding.parts}>
          <Desk {...{ onConnect, onDone, onLive, hasTrades }} />
        </Within>
      )}
    </MarketContext>
  )
}

export declare namespace SoukMarket {
  type Props = {
    /** The address of the market. A chain of a market with several adds its path. */
    url: string
    /** The language of all texts, numbers and dates; one for the whole page. @default the page's, if there are texts in it */
    language?: Language | undefined
    /** @default 'system' */
    theme?: 'system' | 'light' | 'dark' | undefined
    /**
     * On chains that `@souk/networks` knows, the contracts that the market names are checked, and others block each trade. On
     * other chains nothing can be checked: `'market'` trusts the market with them, `'known'` refuses the trades. @default 'known'
     */
    trust?: 'known' | 'market' | undefined
    /** Opens your dialog to connect a wallet. The trade goes on if wagmi has one within three minutes. @default a list of wagmi's connectors */
    onConnect?: (() => void) | undefined
    /** Called when a trade has ended well while its dialog was open. */
    onDone?: ((done: TradeDone) => void) | undefined
    children?: ReactNode
  }
}

const ignore = () => undefined

/** Determines how much of the market is known. */
function useMarketParts(props: SoukMarket.Props) {
  const { language = pageLanguage(), theme = 'system', trust = 'known' } = props
  const url = props.url.replace(/\/$/, '')
  // Before anything below formats a number. A server renders none, and answers several visitors at once.
  if (props.language && typeof document !== 'undefined') speakLanguage(props.language)
  // The page's own client has settings for other data.
  const [queryClient] = useState(createQueryClient)
  const container = useContainer(theme)
  const { data: info, isError, refetch } = useInfoOf(url, queryClient)
  const client = useClient({ chainId: info?.chainId }) as Client | undefined
  const isThere = client !== undefined && client.chain?.id === info?.chainId
  const souk = useMemo(
    () => (info && client && isThere ? createSouk({ url, info, client }) : undefined),
    [url, info, client, isThere],
  )
  const [live, onLive] = useState<Live>(quiet)
  const { whole, onFlows } = useFlowsOf(souk)
  const hasStoredTrades = useMemo(
    () => info !== undefined && hasStored(browserStorage(), 'souk.flow.', partOf({ url, info })),
    [url, info],
  )
  const isTrusted = trust === 'market'
  const wishes = useMemo(() => ({ url, language, theme, isTrusted }), [url, language, theme, isTrusted])
  const embedding = useMemo((): Embedding => {
    if (info && !isThere) return { status: 'chainMissing', wishes, chainId: info.chainId }
    if (whole && container)
      return { status: 'ready', wishes, parts: { souk: whole, onFlows, queryClient, container, ...live } }
    return isError ? { status: 'away', wishes, onRetry: () => void refetch() } : { status: 'loading', wishes }
  }, [info, isThere, whole, onFlows, container, queryClient, live, isError, refetch, wishes])
  return { embedding, onLive, hasTrades: hasStoredTrades || whole?.flows !== undefined }
}

/** Adds the flows of this browser to a market, once they are loaded. */
function useFlowsOf(souk: Parts['souk'] | undefined) {
  const [made, setMade] = useState<{ of: Parts['souk'] | undefined; flows: FlowStore.FlowStore }>()
  const flows = made?.of === souk ? made?.flows : undefined
  const whole = useMemo(() => souk && (flows ? { ...souk, flows } : souk), [souk, flows])
  const onFlows = useCallback(
    // Of two dialogs that open together, the first one's.
    (flows: FlowStore.FlowStore) => setMade((before) => (before?.of === souk ? before : { of: souk, flows })),
    [souk],
  )
  return { whole, onFlows }
}

type Live = Pick<Parts, 'state' | 'ahead' | 'dialogs' | 'preload' | 'Left'>

/** Until the first sign of the market. */
const quiet: Live = {
  state: 'connecting',
  ahead: 0n,
  dialogs: { trade: ignore, openWallet: ignore, openCart: ignore },
  preload: ignore,
}

const askAgainMs = 10_000

function useInfoOf(url: Wishes['url'], queryClient: Parts['queryClient']) {
  return useQuery<MarketInfo>(
    {
      queryKey: ['souk.info', url],
      queryFn: ({ signal }) => getMarketInfo(createMarketApi({ chain: '', baseUrl: url }), { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      // A market that was away appears without a press.
      refetchInterval: ({ state }) => (state.status === 'error' ? askAgainMs : false),
    },
    queryClient,
  )
}
