import { formatMoment } from '../../format/formatTime.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import { PricedList } from '../shared/PricedList.js'

/** The receipt of several offers, with each price. */
export function OffersReceipt({ entries, endTime, onClose }: OffersReceipt.Props) {
  const { offers: words } = useArea(severalWords)
  const { trade } = useTradeWords()
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.live(entries.length)} live>
        {words.liveMeaning(formatMoment(endTime))}
      </Notice>
      <PricedList label={words.made} entries={entries} />
      <Button tone="primary" className="w-full" onClick={onClose}>
        {trade.done}
      </Button>
    </div>
  )
}

export declare namespace OffersReceipt {
  type Props = { entries: readonly PricedList.Entry[]; endTime: bigint; onClose: () => void }
}
