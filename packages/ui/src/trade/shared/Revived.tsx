import { useTradeWords } from '../../i18n/areas/trades.js'
import { Notice } from '../../kit/Notice.js'

/** Says which earlier orders an approval makes fillable again, with their prices. */
export function Revived({ orders, side, isCut }: Revived.Props) {
  const { steps } = useTradeWords()
  if (orders.length === 0 && !isCut) return null
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
      {isCut && <p>{steps.revives.cut}</p>}
    </Notice>
  )
}

/** More would hide the trade itself. */
const most = 5

export declare namespace Revived {
  type Props = {
    orders: readonly { key: string; text: string }[]
    /** Whether they are listings (`ask`) or offers. */
    side: 'ask' | 'bid'
    /** Whether the account has more orders than were looked at. */
    isCut: boolean
  }
}
