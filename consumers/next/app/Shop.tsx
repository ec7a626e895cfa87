'use client'

import { ConnectButton } from '@rainbow-me/rainbowkit'
import type { MarketOrder, Nft } from '@souk/market'
import {
  Flow,
  useCreateListing,
  useFulfillOrder,
  useMarketEvents,
  useNft,
  useNftsByAccount,
  useOrders,
} from '@souk/react'
import { type ReactNode, useState } from 'react'
import { formatEther, formatUnits } from 'viem'
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
  const { decimals, symbol } = order.currency
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
  if (state.status === 'ready')
    return (
      <Review plan={state.plan} start={start} reset={reset}>
        You pay {state.plan.payment.map(({ amount }) => formatUnits(amount, decimals))} {symbol}.
      </Review>
    )
  return <Progress state={state} reset={reset} />
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
  if (state.status === 'ready')
    return (
      <Review plan={state.plan} start={start} reset={reset}>
        {state.plan.fees.map(({ recipient, amount }) => (
          <span key={recipient}>
            Fee: {formatEther(amount.start)} ETH to {recipient}.{' '}
          </span>
        ))}
        You receive {formatEther(state.plan.proceeds.start)} ETH.
      </Review>
    )
  return <Progress state={state} reset={reset} />
}

/** What the wallet will be asked for, and what is odd. The wallet opens only after "Confirm". */
function Review({ plan, start, reset, children }: Review.Props) {
  return (
    <section>
      <p>{children}</p>
      {plan.findings?.map(({ code, message }) => (
        <p key={`${code}${message}`} role="alert">
          {message}
        </p>
      ))}
      <p>Steps: {plan.steps.map(({ kind }) => kind).join(', ')}.</p>
      <button type="button" onClick={start}>
        Confirm
      </button>{' '}
      <button type="button" onClick={reset}>
        Back
      </button>
    </section>
  )
}

declare namespace Review {
  type Props = { plan: Flow.Plan; start: () => void; reset: () => void; children: ReactNode }
}

/** Tells the state after "Confirm", with the transaction once it is sent. */
function Progress({ state, reset }: { state: Flow.State; reset: () => void }) {
  const hash = 'done' in state ? Flow.hashOf(state) : undefined
  const error = 'error' in state ? state.error : undefined
  return (
    <>
      <output>{error?.message ?? state.status}</output> {hash && <code>{hash}</code>}{' '}
      {(error || state.status === 'done') && (
        <button type="button" onClick={reset}>
          {error ? 'Try again' : 'Done'}
        </button>
      )}
    </>
  )
}
