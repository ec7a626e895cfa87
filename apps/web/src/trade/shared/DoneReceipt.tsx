import type { ReactNode } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../ui/Button.js'
import { Notice } from '../../ui/Notice.js'
import { ReceiptFacts } from './ReceiptFacts.js'

/** The end of a trade: that it is done, what that means, and what it took. */
export function DoneReceipt({ title, children, facts, onClose }: DoneReceipt.Props) {
  const { trade } = useTradeWords()
  return (
    <div className="space-y-4">
      <Notice tone="good" title={title} live>
        {children}
      </Notice>
      {facts && <ReceiptFacts {...facts} />}
      <Button tone="primary" className="w-full" onClick={onClose}>
        {trade.done}
      </Button>
    </div>
  )
}

export declare namespace DoneReceipt {
  type Props = {
    title: string
    /** What being done means. */
    children?: ReactNode
    /** Missing where nothing was sent. */
    facts?: ReceiptFacts.Props
    onClose: () => void
  }
}
