import type { Side } from '@souk/market'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Notice } from '../../kit/Notice.js'

/** Says which earlier orders an approval makes fillable again, with their prices. */
export function Revived({ orders, side, isIncomplete = false }: Revived.Props) {
  const { steps } = useTradeWords()
  if (orders.length === 0 && !isIncomplete) return null
  const shown = orders.slice(0, most)
  return (
    <Notice tone="warn" title={orders.length > 0 ? steps.revives.title[side](orders.length) : undefined}>
      {shown.length > 0 && (
        <ul className="list-disc pl-5">
          {shown.map(({ key, text }) => (
            <li key={key} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {orders.length > most && <p>{steps.revives.more(orders.length - most)}</p>}
      {orders.length > 0 && <p>{steps.revives.meaning[side]}</p>}
      {isIncomplete && <p>{steps.revives.incomplete}</p>}
    </Notice>
  )
}

/** Says why the review cannot be confirmed yet. */
export function RevivedReading() {
  const { steps } = useTradeWords()
  return <p className="text-sm text-ink-soft">{steps.revives.reading}</p>
}

/** More would hide the trade itself. */
const most = 5

export declare namespace Revived {
  type Props = {
    orders: readonly { key: string; text: string }[]
    /** Whether they are listings at a price (`ask`), auctions, offers or swaps. */
    side: Side | 'auction' | 'swap'
    /** Whether orders of the account were not looked at. @default false */
    isIncomplete?: boolean
  }
}
