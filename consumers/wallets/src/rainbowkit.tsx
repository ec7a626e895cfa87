import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets'
import { createRoot } from 'react-dom/client'
import { openMarket } from './openMarket'
import { Providers, Shop } from './Shop'

const opened = await openMarket(({ chain, transport }) =>
  getDefaultConfig({
    appName: 'Shop',
    projectId: 'none',
    chains: [chain],
    transports: { [chain.id]: transport },
    wallets: [{ groupName: 'Browser', wallets: [injectedWallet] }],
    pollingInterval: 100,
  }),
)
createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers opened={opened}>
    <RainbowKitProvider>
      <ConnectButton />
      <Shop />
    </RainbowKitProvider>
  </Providers>,
)
