import type { ReactNode } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Button } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import { ReceiptFacts } from './ReceiptFacts.js'

/** The end of a trade: what was done, what it means, and what it cost. */
export function DoneReceipt({ title, children, facts, more, button, onClose }: DoneReceipt.Props) {
  const { trade } = useTradeWords()
  return (
    <div className="space-y-4">
      <Notice tone="good" title={title} live>
        {children}
      </Notice>
      {facts && <ReceiptFacts {...facts} />}
      {more}
      <Button tone="primary" className="w-full" onClick={onClose}>
        {button ?? trade.done}
      </Button>
    </div>
  )
}

export declare namespace DoneReceipt {
  type Props = {
    title: string
    /** Explains the result. */
    children?: ReactNode
    /** Absent without a transaction. */
    facts?: ReceiptFacts.Props
    /** Shown after the facts. */
    more?: ReactNode
    /** The label of the button. @default that the visitor is done */
    button?: string | undefined
    onClose: () => void
  }
}
