'use client'

import { ConnectButton } from '@rainbow-me/rainbowkit'
import type { MarketOrder, Nft } from '@souk/market'
import { useCreateListing, useFulfillOrder, useMarketEvents, useNftsByAccount, useOrders } from '@souk/react'
import { formatUnits } from 'viem'
import { useAccount } from 'wagmi'

/** Shows the newest listing, and an item that the connected account can list. */
export function Shop() {
  useMarketEvents()
  const { address } = useAccount()
  const { data: order } = useOrders(
    { side: 'ask' },
    { query: { select: ({ pages }) => pages[0]?.orders[0] } },
  )
  const { data: nft } = useNftsByAccount(address && { account: address }, {
    query: { select: ({ pages }) => pages[0]?.nfts[0] },
  })
  return (
    <main>
      <ConnectButton />
      {order && (
        <p>
          {formatUnits(order.price, order.currency.decimals)} {order.currency.symbol}{' '}
          {address && <Buy order={order} />}
        </p>
      )}
      {nft && (
        <p>
          {nft.name} <Sell nft={nft} />
        </p>
      )}
    </main>
  )
}

function Buy({ order }: { order: MarketOrder }) {
  const { state, prepare, start } = useFulfillOrder()
  const expected = { payment: order.price } // refuses to pay anything else
  if (state.status === 'idle')
    return (
      <button type="button" onClick={() => prepare({ order, expected }, { title: 'Item' })}>
        Buy
      </button>
    )
  return <Progress state={state} start={start} />
}

function Sell({ nft: { contract, tokenId, name } }: { nft: Nft }) {
  const { state, prepare, start } = useCreateListing()
  const listing = { asset: { contract, tokenId }, price: '0.375' } // whole units as text
  if (state.status === 'idle')
    return (
      <button type="button" onClick={() => prepare(listing, { title: name ?? 'Item' })}>
        List for {listing.price} ETH
      </button>
    )
  return <Progress state={state} start={start} />
}

/** Asks for the confirmation before the wallet opens, and then tells the state. */
function Progress({ state, start }: { state: { status: string; error?: Error }; start: () => void }) {
  if (state.status === 'ready')
    return (
      <button type="button" onClick={start}>
        Confirm
      </button>
    )
  return <output>{state.error?.message ?? state.status}</output>
}
