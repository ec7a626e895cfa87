import type { MarketOrder } from '@souk/market'
import { useIsOrderFulfillable } from '@souk/react'
import { Proof } from './Proof.js'

/** Shows whether the chain would fill an order at this moment. */
export function ProofAnswerContainer({ order: { orderHash, maker } }: { order: MarketOrder }) {
  const { data, error } = useIsOrderFulfillable(
    { order: orderHash, account: maker },
    { query: { retry: false } },
  )
  const state = data === undefined ? (error ? 'unknown' : 'checking') : data ? 'takes' : 'takesNot'
  return <Proof state={state} />
}
