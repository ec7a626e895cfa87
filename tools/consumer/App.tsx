// An app of another developer: a query client with default settings, wagmi, and a few hooks. Without styles.
import type { MarketApi, MarketInfo } from '@souk/market'
import {
  Cart,
  createCartStore,
  hashKey,
  SoukProvider,
  useCart,
  useCounter,
  useNft,
  useOrders,
} from '@souk/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { createConfig, createStorage, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'

export type AppOptions = {
  api: MarketApi
  info: MarketInfo
  rpcUrl: string
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Creates all shared objects of the app. */
export function createApp({ api, info, rpcUrl, storage }: AppOptions) {
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(rpcUrl) },
    storage: createStorage({ storage: undefined }),
    batch: { multicall: false },
    ssr: true,
  })
  const souk = { api, info, client: config.getClient(), cart: createCartStore({ storage }) }
  return { config, souk, queryClient: new QueryClient() }
}

export const token = {
  contract: '0x00000000000000000000000000000000000000E1',
  tokenId: 7n,
} as const satisfies {
  contract: Address
  tokenId: bigint
}
export const maker = '0x00000000000000000000000000000000000000bb'
export const listings = {
  side: 'ask',
  contract: token.contract,
  tokenIds: [token.tokenId],
} as const

export function App({ app }: { app: ReturnType<typeof createApp> }) {
  return (
    <WagmiProvider config={app.config} reconnectOnMount={false}>
      <QueryClientProvider client={app.queryClient}>
        <SoukProvider souk={app.souk}>
          <Item />
        </SoukProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

function Item() {
  const { data: name } = useNft(token, { query: { select: (nft) => nft.name } })
  const { data: orders } = useOrders(name ? listings : undefined, {
    query: { select: ({ pages }) => pages.flatMap((page) => page.orders) },
  })
  const [first] = orders ?? []
  const { data: counter } = useCounter(first && { offerer: first.maker })
  const { cart, add, undo, clear } = useCart()
  const [key] = useState(() => hashKey([token]))
  const total: bigint | undefined = Cart.groups(cart)[0]?.total
  return (
    <main data-key={key}>
      <h1>{name ?? 'Loading'}</h1>
      <p id="price">{first ? `${first.price} ${first.currency.symbol}` : 'no listing'}</p>
      <p id="counter">{counter === undefined ? 'unknown' : String(counter)}</p>
      <p id="total">{total === undefined ? 'empty' : String(total)}</p>
      <button
        type="button"
        id="add"
        onClick={() => first && add(Cart.toLine(first, { chainId: mainnet.id, addedAt: new Date(0) }))}
      />
      <button type="button" id="clear" onClick={clear} />
      <button type="button" id="undo" onClick={undo} />
    </main>
  )
}
