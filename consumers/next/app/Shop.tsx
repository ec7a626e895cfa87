'use client'

import { ConnectButton } from '@rainbow-me/rainbowkit'
import type { MarketOrder, Nft } from '@souk/market'
import {
  useCreateListing,
  useFulfillOrder,
  useMarketEvents,
  useNft,
  useNftsByAccount,
  useOrders,
} from '@souk/react'
import { useState } from 'react'
import { formatUnits } from 'viem'
import { useAccount } from 'wagmi'

/** Shows the newest listing, and an item that the connected account can list. */
export function Shop() {
  useMarketEvents()
  const { address } = useAccount()
  const { data: newest } = useOrders(
    { side: 'ask' },
    { query: { select: ({ pages }) => pages[0]?.orders[0] } },
  )
  // The page keeps a listing that is being bought, although newer ones arrive.
  const [chosen, setChosen] = useState<MarketOrder>()
  const order = chosen ?? newest
  const { data: nft } = useNftsByAccount(address && { account: address }, {
    query: { select: ({ pages }) => pages[0]?.nfts[0] },
  })
  return (
    <main>
      <ConnectButton />
      {order && (
        <p>
          <Name order={order} /> {formatUnits(order.price, order.currency.decimals)} {order.currency.symbol}{' '}
          {address && <Buy order={order} onChoose={setChosen} />}
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

function Name({ order }: { order: MarketOrder }) {
  const [item] = order.order.parameters.offer
  const { data: nft } = useNft(item && { contract: item.token, tokenId: item.identifierOrCriteria })
  return nft?.name
}

function Buy({ order, onChoose }: { order: MarketOrder; onChoose: (order: MarketOrder) => void }) {
  const { state, prepare, start, reset } = useFulfillOrder()
  const expected = { payment: order.price } // refuses to pay anything else
  const buy = () => {
    onChoose(order)
    prepare({ order, expected }, { title: 'Item' })
  }
  if (state.status === 'idle')
    return (
      <button type="button" onClick={buy}>
        Buy
      </button>
    )
  return <Progress state={state} start={start} reset={reset} />
}

function Sell({ nft: { contract, tokenId, name } }: { nft: Nft }) {
  const { state, prepare, start, reset } = useCreateListing()
  const listing = { asset: { contract, tokenId }, price: '0.375' } // whole units as text
  if (state.status === 'idle')
    return (
      <button type="button" onClick={() => prepare(listing, { title: name ?? 'Item' })}>
        List for {listing.price} ETH
      </button>
    )
  return <Progress state={state} start={start} reset={reset} />
}

/** Asks for the confirmation before the wallet opens, and then tells the state. */
function Progress({ state, start, reset }: Progress.Props) {
  if (state.status === 'ready')
    return (
      <button type="button" onClick={start}>
        Confirm
      </button>
    )
  if (!state.error) return <output>{state.status}</output>
  return (
    <>
      <output>{state.error.message}</output>{' '}
      <button type="button" onClick={reset}>
        Try again
      </button>
    </>
  )
}

declare namespace Progress {
  type Props = { state: { status: string; error?: Error }; start: () => void; reset: () => void }
}
