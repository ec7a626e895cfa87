import type { ReactNode } from 'react'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { Review } from '../shared/Review.js'
import { Receiver } from './Receiver.js'

/** Shows the item and its recipient. */
export function SendReview({
  name,
  quantity,
  receiver,
  words,
  networkFee,
  warning,
  ...rest
}: SendReview.Props) {
  const { send, trade } = words
  return (
    <Review
      label={send.send}
      rows={[
        { name: send.youSend, value: quantity && quantity > 1n ? `${quantity} × ${name}` : name },
        { name: send.receiver, value: <Receiver {...receiver} /> },
        { name: trade.networkFee, value: networkFee },
      ]}
      warnings={warning === undefined ? [] : [warning]}
      {...rest}
    />
  )
}

export declare namespace SendReview {
  type Props = Pick<Review.Props, 'steps' | 'onStart' | 'onBack'> & {
    name: string
    quantity: bigint | undefined
    receiver: Receiver.Props
    words: Pick<TradeWords, 'send' | 'trade'>
    networkFee: ReactNode
    warning: string | undefined
  }
}
