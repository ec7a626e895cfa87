import type { MarketOrder } from '@souk/market'
import { Suspense, useState } from 'react'
import { latePart } from '../lazy/latePart.js'
import { ProofAsk } from './ProofAsk.js'
import { ProofChecking } from './ProofChecking.js'

const Answer = latePart(async () => (await import('./ProofAnswerContainer.js')).ProofAnswerContainer)

/** Asks the chain on request whether it would fill an order at this moment. */
export function ProofContainer({ order }: { order: MarketOrder }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked) return <ProofAsk orderHash={order.orderHash} onAsk={() => setAsked(true)} />
  return (
    <Suspense fallback={<ProofChecking />}>
      <Answer order={order} />
    </Suspense>
  )
}
