import type { prepareFulfillOrder, Trade } from '@souk/market/flows'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import { sideText } from '../../swaps/swapText.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { planSides } from './planSides.js'

/** The receipt of a swap that was accepted: what was given, and what came. */
export function AcceptedSwap({ plan, done, trade, known, onClose }: AcceptedSwap.Props) {
  const words = useArea(swapTradeWords)
  const { give, get } = planSides(plan, trade.account)
  return (
    <DoneReceipt title={words.swapped} facts={{ done, native: trade.native }} onClose={onClose}>
      {words.swappedMeaning(sideText(give, known, words), sideText(get, known, words))}
    </DoneReceipt>
  )
}

export declare namespace AcceptedSwap {
  type Props = {
    plan: prepareFulfillOrder.Plan
    done: Trade.Done
    trade: Pick<ReturnType<typeof useTradeFacts>, 'account' | 'native'>
    known: SwapKnowledge
    onClose: () => void
  }
}
