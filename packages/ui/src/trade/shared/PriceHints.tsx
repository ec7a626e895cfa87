import type { Currency } from '@souk/market'
import { listingWords } from '../../i18n/areas/listing.js'
import { useArea } from '../../i18n/useArea.js'
import { Money } from '../../kit/Money.js'

/** Prices to compare a typed one with. Shows those that are known, in one row. */
export function PriceHints({ hints }: { hints: PriceHints.Hints }) {
  const { quickOf } = useArea(listingWords)
  const shown = kinds.flatMap((kind) => {
    const hint = hints[kind]
    return hint ? [{ kind, ...hint }] : []
  })
  if (shown.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 rounded-card bg-sunk px-3 py-2 text-sm">
      {shown.map(({ kind, price, currency }) => (
        <div key={kind} className="flex items-baseline gap-1.5">
          <dt className="text-ink-soft">{quickOf[kind]}</dt>
          <dd className="font-semibold">
            <Money amount={price} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const kinds = ['bestOffer', 'floor', 'lastSale'] as const

export declare namespace PriceHints {
  type Hint = { price: bigint; currency: Currency }
  type Hints = Partial<Record<(typeof kinds)[number], Hint | undefined>>
}
