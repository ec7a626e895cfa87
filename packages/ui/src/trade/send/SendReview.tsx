import type { ReactNode } from 'react'
import type { TradeWords } from '../../i18n/areas/trades.js'
import type { Facts } from '../../kit/Facts.js'
import { Review } from '../shared/Review.js'
import { Receiver } from './Receiver.js'

/** Shows the item and its recipient. */
export function SendReview({ what, receiver, words, networkFee, warning, ...rest }: SendReview.Props) {
  const { send, trade } = words
  const rows = sentRows({ what, receiver, send })
  return (
    <Review
      label={send.send}
      rows={[...rows, { name: trade.networkFee, value: networkFee }]}
      asked={rows}
      warnings={warning === undefined ? [] : [warning]}
      {...rest}
    />
  )
}

/** What goes to whom, in a review and in a receipt. */
export function sentRows({ what, receiver, send }: SentRows): readonly Facts.Row[] {
  return [
    { name: send.youSend, value: what },
    { name: send.receiver, value: <Receiver {...receiver} /> },
  ]
}

type SentRows = { what: string; receiver: Receiver.Props; send: TradeWords['send'] }

export declare namespace SendReview {
  type Props = Pick<Review.Props, 'steps' | 'onStart' | 'onBack'> & {
    /** The item, with its units for an edition. */
    what: string
    receiver: Receiver.Props
    words: Pick<TradeWords, 'send' | 'trade'>
    networkFee: ReactNode
    warning: string | undefined
  }
}
