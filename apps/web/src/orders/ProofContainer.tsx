import type { MarketOrder } from '@souk/market'
import { useIsOrderFulfillable } from '@souk/react'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { itemWords } from '../words/areas/item.js'
import { useArea } from '../words/areas/useArea.js'

/** Asks the chain whether it would take an order at this moment, when somebody wants to know. */
export function ProofContainer({ order }: { order: MarketOrder }) {
  const words = useArea(itemWords)
  const [isAsked, setAsked] = useState(false)
  const { data, error } = useIsOrderFulfillable(
    isAsked ? { order: order.orderHash, account: order.maker } : undefined,
    { query: { retry: false } },
  )
  if (!isAsked)
    return (
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="min-h-8 text-xs font-semibold text-clay underline-offset-4 hover:underline max-sm:min-h-11"
      >
        {words.check}
      </button>
    )
  const Icon = data ? Check : CircleAlert
  return (
    <p role="status" className="flex items-start gap-1.5 text-xs">
      {data === undefined && !error ? (
        words.checking
      ) : (
        <>
          <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${data ? 'text-good' : 'text-warn'}`} />
          {data === undefined ? words.unknownNow : data ? words.takes : words.takesNot}
        </>
      )}
    </p>
  )
}
