import type { MarketOrder } from '@souk/market'
import { SoukProvider, useFulfillOrder, useOrders } from '@souk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccount, WagmiProvider } from 'wagmi'
import type { Opened } from './openMarket'

const queryClient = new QueryClient()

/** The providers that every kit needs, around the dialog of one kit. */
export function Providers({ opened, children }: { opened: Opened; children: ReactNode }) {
  const { api, info, config } = opened
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <SoukProvider
          souk={{
            api,
            info,
            client: config.getClient(),
            trade: { seaport: { defaultConduitKey: info.conduitKey } },
          }}
        >
          {children}
        </SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

/** Sells the newest listing to the connected account. */
export function Shop() {
  const { address } = useAccount()
  const { data: order } = useOrders(
    { side: 'ask' },
    { query: { select: ({ pages }) => pages[0]?.orders[0] } },
  )
  if (!order) return <p>Reading the market</p>
  return address ? <Buy order={order} /> : <p>Connect a wallet to buy.</p>
}

function Buy({ order }: { order: MarketOrder }) {
  const { state, prepare, start } = useFulfillOrder()
  if (state.status === 'idle')
    return (
      <button
        type="button"
        onClick={() => prepare({ order, expected: { payment: order.price } }, { title: 'Item' })}
      >
        Buy
      </button>
    )
  if (state.status === 'ready')
    return (
      <button type="button" onClick={start}>
        Confirm
      </button>
    )
  return <output>{'error' in state ? state.error.message : state.status}</output>
}
