import type { MarketSwap } from '@souk/market'
import { formatMoment, nowSeconds } from '../../format/formatTime.js'
import { swapWords } from '../../i18n/areas/swap.js'
import { useArea } from '../../i18n/useArea.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import { swapSides } from '../../swaps/swapSides.js'
import { sideText } from '../../swaps/swapText.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'

/** The receipt of a swap that is offered: both sides, and when it ends. */
export function OfferedSwap({ made, known, onClose }: OfferedSwap.Props) {
  const words = useArea(swapWords)
  const { give, get } = swapSides(made.order, { role: 'maker', now: nowSeconds() })
  return (
    <DoneReceipt title={words.offered} onClose={onClose}>
      {words.madeMeaning(
        sideText(give, known, words),
        sideText(get, known, words),
        formatMoment(made.endTime),
      )}
    </DoneReceipt>
  )
}

export declare namespace OfferedSwap {
  type Props = { made: MarketSwap; known: SwapKnowledge; onClose: () => void }
}
