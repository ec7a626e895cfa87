import { useTradeWords } from '../../i18n/areas/trades.js'
import { Notice } from '../../kit/Notice.js'

/** Warns that trades of this browser are filling the same order right now. */
export function UnderWay({ trades }: { trades: readonly string[] }) {
  const { trade } = useTradeWords()
  if (trades.length === 0) return null
  return (
    <Notice tone="warn" title={trade.underWay} live>
      <TradesUnderWay trades={trades} />
      <p>{trade.underWayMeaning}</p>
    </Notice>
  )
}

/** Lists such trades. */
export function TradesUnderWay({ trades }: { trades: readonly string[] }) {
  if (trades.length === 0) return null
  return (
    <ul className="space-y-1 text-sm">
      {trades.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}
