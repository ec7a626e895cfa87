'use client'

import type { MarketOrder } from '@souk/market'
import { useFulfillOrder, useOrders } from '@souk/react'
import { formatUnits } from 'viem'
import { useAccount, useConnect } from 'wagmi'

/** Shows the newest listing, and sells it to the connected account. */
export function Shop() {
  const { address } = useAccount()
  const { connect, connectors } = useConnect()
  const { data: order } = useOrders(
    { side: 'ask' },
    { query: { select: ({ pages }) => pages[0]?.orders[0] } },
  )
  if (!order) return <p>Nothing is for sale.</p>
  return (
    <main>
      <p>
        {formatUnits(order.price, order.currency.decimals)} {order.currency.symbol}
      </p>
      {address ? (
        <Buy order={order} />
      ) : (
        connectors.map((connector) => (
          <button key={connector.uid} type="button" onClick={() => connect({ connector })}>
            Connect {connector.name}
          </button>
        ))
      )}
    </main>
  )
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
