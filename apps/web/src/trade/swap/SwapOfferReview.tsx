import type { prepareSwap } from '@souk/market/flows'
import { formatMoment, nowSeconds } from '../../format/formatTime.js'
import { swapWords } from '../../i18n/areas/swap.js'
import { useArea } from '../../i18n/useArea.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import { swapSides } from '../../swaps/swapSides.js'
import { moneyText } from '../../swaps/swapText.js'
import { chainName } from '../../wallet/createWagmiConfig.js'
import { placeRows } from '../shared/placeRows.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { SwapReview } from './SwapReview.js'
import { swapFeeRows } from './swapFeeRows.js'

/** Explains the signature of a swap, from the data to be signed. */
export function SwapOfferReview({ plan, trade, known, onStart, onBack }: SwapOfferReview.Props) {
  const words = useArea(swapWords)
  const { info, words: told } = trade
  const { parameters, pay } = plan
  const sides = swapSides({ parameters }, { role: 'maker', now: nowSeconds() })
  return (
    <SwapReview
      {...{ sides, known, onStart, onBack }}
      rows={[
        ...swapFeeRows(parameters, { info, collections: known.collections, part: told.orders.part }),
        ...(pay
          ? [
              {
                name: words.review.theyGet,
                value: moneyText({ currency: pay.currency.address, amount: pay.proceeds }, known),
              },
            ]
          : []),
        { name: words.review.until, value: formatMoment(parameters.endTime) },
        ...placeRows({ info, networkName: chainName(info), words: told }),
      ]}
      notes={[words.review.binding, words.review.anyone]}
      steps={trade.stepsOf(plan.steps)}
    />
  )
}

export declare namespace SwapOfferReview {
  type Props = {
    plan: prepareSwap.Plan
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'words' | 'stepsOf'>
    known: SwapKnowledge
    onStart: () => void
    onBack: () => void
  }
}
