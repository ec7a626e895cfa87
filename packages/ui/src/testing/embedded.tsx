import { createMarketApi, type Nft } from '@souk/market'
import { createCartStore, FlowStore, getNftQueryOptions } from '@souk/react'
import type { QueryClient } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Address, createClient, custom } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { foundry } from 'wagmi/chains'
import { mock } from 'wagmi/connectors'
import type { TradeIntent } from '../dialogs/TradeIntent.js'
import { type Embedding, MarketContext, type Wishes } from '../embed/MarketContext.js'
import { createQueryClient } from '../market/createQueryClient.js'
import { info } from './fixtures.js'

const wishes: Wishes = { url: 'https://market.example', language: 'en', theme: 'system', isTrusted: false }

/** A market that knows nothing but what a test tells, and notes the trades that it is asked for. */
export function testMarket(): testMarket.Result {
  const queryClient = createQueryClient()
  const fetch = async () => Response.json({ errors: ['Not found'] }, { status: 404 })
  const api = createMarketApi({ chain: info.chain, baseUrl: wishes.url, fetch })
  const client = createClient({ transport: custom({ request: () => new Promise(() => {}) }) })
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  }
  const trades: TradeIntent[] = []
  const dialogs = {
    trade: (intent: TradeIntent) => trades.push(intent),
    openWallet: () => {},
    openCart: () => {},
  }
  const unused = { preload: () => {}, onFlows: () => {} }
  const parts = {
    ...{
      souk: { api, info, client, cart: createCartStore({ storage }), flows: FlowStore.from() },
      queryClient,
    },
    ...{ container: document.body, state: 'live' as const, ahead: 0n, dialogs, ...unused },
  } as const
  return {
    trades,
    queryClient,
    embedding: { status: 'ready', wishes, parts },
    tell: (nft) => {
      const { queryKey } = getNftQueryOptions(api, { contract: nft.contract, tokenId: nft.tokenId })
      queryClient.setQueryData(queryKey, nft)
    },
    api,
  }
}

export declare namespace testMarket {
  type Result = {
    trades: readonly TradeIntent[]
    queryClient: QueryClient
    embedding: Embedding
    api: ReturnType<typeof createMarketApi>
    /** What the market says about an item. */
    tell: (nft: Nft) => void
  }
}

/** Ways in which a market cannot be used. */
export const gaps = {
  loading: { status: 'loading', wishes },
  chainMissing: { status: 'chainMissing', wishes, chainId: 424_242 },
  away: (onRetry: () => void) => ({ status: 'away' as const, wishes, onRetry }),
} as const

/** Renders a component of a market on the page of a visitor. */
export async function renderEmbedded(
  element: ReactNode,
  { embedding, account }: { embedding: Embedding; account?: Address | undefined },
) {
  const connectors = account ? [mock({ accounts: [account] })] : []
  const config = createConfig({
    ...{ chains: [foundry], connectors, transports: { [foundry.id]: http('http://127.0.0.1:1') } },
    storage: null,
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  return act(async () =>
    render(
      <WagmiProvider config={config} reconnectOnMount={false}>
        <MarketContext value={embedding}>{element}</MarketContext>
      </WagmiProvider>,
    ),
  )
}
