import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../ui/Button.js'
import { Notice } from '../../ui/Notice.js'
import { ReceiptFacts } from './ReceiptFacts.js'

/** The end of a trade of which there is no more to say than that it is done, and what it took. */
export function DoneReceipt({ title, onClose, ...facts }: DoneReceipt.Props) {
  const { trade } = useTradeWords()
  return (
    <div className="space-y-4">
      <Notice tone="good" title={title} live />
      <ReceiptFacts {...facts} />
      <Button tone="primary" className="w-full" onClick={onClose}>
        {trade.done}
      </Button>
    </div>
  )
}

export declare namespace DoneReceipt {
  type Props = ReceiptFacts.Props & { title: string; onClose: () => void }
}
