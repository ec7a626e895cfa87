import { CartProvider, darkTheme, ReservoirKitProvider } from '@reservoir0x/reservoir-kit-ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { defineChain, http } from 'viem'
import { createConfig, useAccount, useConnect, WagmiProvider } from 'wagmi'
import { asked } from './asked'
import { Cart } from './Cart'
import { Hook } from './Hook'
import { Shown } from './Shown'

const { market, rpcUrl, chainId, paymentTokens } = asked
const chain = defineChain({
  id: chainId,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})
const config = createConfig({
  chains: [chain],
  transports: { [chainId]: http(rpcUrl) },
  pollingInterval: 100,
})
const options = {
  chains: [{ id: chainId, name: 'Local', baseApiUrl: market, active: true, paymentTokens }],
  source: 'shop.example',
}

function Connect() {
  const { isConnected } = useAccount()
  const { connect, connectors } = useConnect()
  if (isConnected) return <p>Connected</p>
  return connectors.map((connector) => (
    <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
      Connect {connector.name}
    </button>
  ))
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <ReservoirKitProvider options={options} theme={darkTheme()}>
        <CartProvider>
          <Connect />
          {asked.show && <Shown {...asked.show} />}
          {asked.cart && <Cart {...asked.cart} chainId={chainId} />}
          {asked.hook && <Hook {...asked.hook} />}
        </CartProvider>
      </ReservoirKitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
