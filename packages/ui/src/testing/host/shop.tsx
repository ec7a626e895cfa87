import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Address, defineChain, type Hash } from 'viem'
import { createConfig, http, useConnect, useConnectors, useDisconnect, WagmiProvider } from 'wagmi'
import type { Language } from '../../index.js'
import {
  Activity,
  AddToCartButton,
  BuyButton,
  Cart,
  ItemCard,
  ListButton,
  OfferButton,
  OrderCard,
  SoukMarket,
  SweepButton,
} from '../../index.js'

/** What a test asks of the page, in its address. */
const asked = Object.fromEntries(new URLSearchParams(window.location.search))
const { url = '', rpc = '', second, lang, theme, trust } = asked
const item = { contract: asked.contract as Address, tokenId: BigInt(asked.token ?? 0) }
const slug = asked.slug ?? ''

const chain = defineChain({
  id: Number(asked.chain),
  name: 'Test chain',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpc] } },
})
const config = createConfig({ chains: [chain], transports: { [chain.id]: http() }, pollingInterval: 100 })
/** The settings of a page whose own data never changes. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 0, gcTime: 0, retry: false, refetchOnMount: false, queryKeyHashFn: () => 'one' },
  },
})

/** A page of somebody else. */
function Shop() {
  const [isOpen, setOpen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState<readonly string[]>([])
  const note = (line: string) => setDone((before) => [...before, line])
  return (
    <main>
      <h1>A shop</h1>
      <button type="button" onClick={() => setOpen((was) => !was)}>
        Switch the market
      </button>
      <Wallets isAsking={isAsking} onAsked={() => setAsking(false)} />
      <output aria-label="Done trades" style={{ whiteSpace: 'pre-wrap' }}>
        {done.join('\n')}
      </output>
      {isOpen && (
        <SoukMarket
          url={url}
          language={lang as Language | undefined}
          theme={theme as 'light' | 'dark' | undefined}
          trust={trust as 'known' | 'market' | undefined}
          onConnect={asked.connect === 'own' ? () => setAsking(true) : undefined}
          onDone={({ kind, hash }) => note(`${kind} ${hash ?? 'without a transaction'}`)}
        >
          <Components onBought={() => note('buy button')} />
        </SoukMarket>
      )}
      {second && (
        <SoukMarket url={second}>
          <section aria-label="Second">
            <BuyButton {...item} />
          </section>
        </SoukMarket>
      )}
    </main>
  )
}

function Components({ onBought }: { onBought: () => void }) {
  return (
    <>
      <section aria-label="Buttons">
        <BuyButton {...item} size="l" onDone={onBought} /> <AddToCartButton {...item} />{' '}
        <ListButton {...item} /> <OfferButton {...item} />{' '}
        <OfferButton slug={slug}>Offer for any</OfferButton> <SweepButton slug={slug} /> <Cart />
      </section>
      <section aria-label="Card" style={{ width: 280 }}>
        <ItemCard {...item} />
      </section>
      {asked.order && (
        <section aria-label="Order">
          <OrderCard orderHash={asked.order as Hash} />
        </section>
      )}
      <section aria-label="Feed">
        <Activity {...item} />
      </section>
    </>
  )
}

/** The page's own list of wallets. */
function Wallets({ isAsking, onAsked }: { isAsking: boolean; onAsked: () => void }) {
  const { mutate, isPending } = useConnect()
  const { mutate: disconnect } = useDisconnect()
  const connectors = useConnectors()
  return (
    <p>
      <button type="button" onClick={() => disconnect({})}>
        Leave
      </button>
      {isAsking &&
        connectors.map((connector) => (
          <button
            type="button"
            key={connector.uid}
            disabled={isPending}
            onClick={() => {
              onAsked()
              mutate({ connector })
            }}
          >
            Use {connector.name}
          </button>
        ))}
    </p>
  )
}

const element = document.querySelector('#shop')
if (element)
  createRoot(element).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queryClient}>
          <Shop />
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
