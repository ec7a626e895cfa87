import { ConnectKitButton, ConnectKitProvider } from 'connectkit'
import { createRoot } from 'react-dom/client'
import { createConfig } from 'wagmi'
import { openMarket } from './openMarket'
import { Providers, Shop } from './Shop'

const opened = await openMarket(({ chain, transport }) =>
  createConfig({ chains: [chain], transports: { [chain.id]: transport }, pollingInterval: 100 }),
)
createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers opened={opened}>
    <ConnectKitProvider>
      <ConnectKitButton />
      <Shop />
    </ConnectKitProvider>
  </Providers>,
)
