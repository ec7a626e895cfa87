import type { MarketOrder } from '@souk/market'
import { useIsOrderFulfillable } from '@souk/react'
import { useState } from 'react'
import { Proof } from './Proof.js'

/** Asks the chain on request whether it would fill an order at this moment. */
export function ProofContainer({ order }: { order: MarketOrder }) {
  const [isAsked, setAsked] = useState(false)
  const { data, error } = useIsOrderFulfillable(
    isAsked ? { order: order.orderHash, account: order.maker } : undefined,
    { query: { retry: false } },
  )
  return (
    <Proof
      state={
        !isAsked
          ? 'unasked'
          : data !== undefined
            ? data
              ? 'takes'
              : 'takesNot'
            : error
              ? 'unknown'
              : 'checking'
      }
      orderHash={order.orderHash}
      onAsk={() => setAsked(true)}
    />
  )
}
