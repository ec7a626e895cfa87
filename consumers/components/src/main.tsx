import { BuyButton, SoukMarket } from '@souk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import '@souk/ui/souk.css'
import { createRoot } from 'react-dom/client'
import { type Address, defineChain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'

/** What a test asks of the page, in its address. */
const asked = new URLSearchParams(window.location.search)
const rpc = asked.get('rpc') ?? ''
const chain = defineChain({
  id: Number(asked.get('chain')),
  name: 'Test chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpc] } },
})
const config = createConfig({ chains: [chain], transports: { [chain.id]: http(rpc) } })

const element = document.querySelector('#shop')
if (element)
  createRoot(element).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <SoukMarket url={asked.get('url') ?? ''} onDone={({ kind }) => document.body.append(kind)}>
          <BuyButton contract={asked.get('contract') as Address} tokenId={BigInt(asked.get('token') ?? 0)} />
        </SoukMarket>
      </QueryClientProvider>
    </WagmiProvider>,
  )
