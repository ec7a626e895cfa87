import type { MarketOrder } from '@souk/market'
import { useIsOrderFulfillable } from '@souk/react'
import { Link } from '@tanstack/react-router'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { itemWords } from '../i18n/areas/item.js'
import { useArea } from '../i18n/useArea.js'

const linkClass =
  'inline-flex min-h-8 items-center text-xs font-semibold text-clay underline-offset-4 hover:underline max-sm:min-h-11'

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
      <span className="flex flex-wrap gap-x-3">
        <button type="button" onClick={() => setAsked(true)} className={linkClass}>
          {words.check}
        </button>
        <Link to="/inspect" hash={order.orderHash} className={linkClass}>
          {words.inspect}
        </Link>
      </span>
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
