import { createMarketApi } from '@souk/market'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import { createConfig, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { SoukProvider } from '../provider/SoukProvider.js'
import * as FlowStore from '../stores/FlowStore.js'

/** The account of the app's wallet. */
export const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Renders a hook in an app with a wallet, and a market that answers with two pages without orders. */
export async function marketApp<result>(useHook: () => result) {
  const asked: string[] = []
  const transport = custom({ request: async () => '0x1' })
  const config = createConfig({
    chains: [mainnet],
    connectors: [mock({ accounts: [account] })],
    transports: { [mainnet.id]: transport },
  })
  const api = createMarketApi({
    chain: 'ethereum',
    baseUrl: 'https://market.example',
    fetch: async (input) => {
      asked.push(String(input).replace('https://market.example', ''))
      return Response.json({ orders: [], next: asked.length === 1 ? 'more' : null })
    },
  })
  const flows = FlowStore.from()
  const souk = { api, client: createClient({ chain: mainnet, transport }), flows }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <SoukProvider souk={souk}>{children}</SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const rendered = renderHook(useHook, { wrapper })
  const [connector] = config.connectors
  if (connector) await act(async () => void (await connect(config, { connector })))
  return { ...rendered, asked, flows }
}
