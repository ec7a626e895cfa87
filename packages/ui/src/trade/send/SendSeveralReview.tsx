import type { ReactNode } from 'react'
import { formatCount } from '../../format/formatShare.js'
import { severalWords } from '../../i18n/areas/several.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { ItemStrip } from '../../nft/ItemStrip.js'
import { nftName } from '../../nft/nftName.js'
import { Review } from '../shared/Review.js'
import type { Receiver } from './Receiver.js'
import { sentRows } from './SendReview.js'
import type { ReadSendSeveral } from './sendSeveralForm.js'

/** Shows the items and their recipient. */
export function SendSeveralReview({
  read,
  receiver,
  words,
  networkFee,
  warning,
  ...rest
}: SendSeveralReview.Props) {
  const { send: texts, items } = useArea(severalWords)
  const { send, trade } = words
  const rows = sentRows({ what: sentText(read, { items, units: texts.units }), receiver, send })
  return (
    <div className="space-y-5">
      <ItemStrip
        label={texts.lines}
        items={read.lines.map(({ line: { nft }, quantity }) => ({
          contract: nft.contract,
          tokenId: nft.tokenId,
          name: nftName(nft),
          picture: nft.imageUrl,
          units: quantity,
        }))}
      />
      <Review
        label={send.send}
        rows={[...rows, { name: trade.networkFee, value: networkFee }]}
        asked={rows}
        warnings={warning === undefined ? [] : [warning]}
        {...rest}
      />
    </div>
  )
}

export declare namespace SendSeveralReview {
  type Props = Pick<Review.Props, 'steps' | 'onStart' | 'onBack'> & {
    read: ReadSendSeveral
    receiver: Receiver.Props
    words: Pick<TradeWords, 'send' | 'trade'>
    networkFee: ReactNode
    warning: string | undefined
  }
}

/** Says how many items go, and how many units where there are more. */
function sentText(
  { lines }: ReadSendSeveral,
  words: { items: (count: number) => string; units: (count: string) => string },
) {
  const units = lines.reduce((sum, { quantity = 0n }) => sum + quantity, 0n)
  const text = words.items(lines.length)
  return units > BigInt(lines.length) ? `${text}, ${words.units(formatCount(units))}` : text
}
