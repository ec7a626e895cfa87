import type { MarketSwap } from '@souk/market'
import { formatMoment } from '../../format/formatTime.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import { swapSides } from '../../swaps/swapSides.js'
import { sideText } from '../../swaps/swapText.js'
import { PublishedFacts } from '../list/PublishedFacts.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'

/** The receipt of a swap that is offered: both sides, and when it ends. */
export function OfferedSwap({ made, state, trade, known, onClose }: OfferedSwap.Props) {
  const words = useArea(swapTradeWords)
  const clock = useClock()
  const { give, get } = swapSides(made.order, { role: 'maker', now: clock() })
  return (
    <DoneReceipt
      title={words.offered}
      more={<PublishedFacts state={state} native={trade.native} />}
      onClose={onClose}
    >
      {words.madeMeaning(
        sideText(give, known, words),
        sideText(get, known, words),
        formatMoment(made.endTime),
      )}
    </DoneReceipt>
  )
}

export declare namespace OfferedSwap {
  type Props = {
    made: MarketSwap
    /** The state of the finished trade. */
    state: PublishedFacts.Props['state']
    trade: Pick<ReturnType<typeof useTradeFacts>, 'native'>
    known: SwapKnowledge
    onClose: () => void
  }
}
