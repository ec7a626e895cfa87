import type { prepareCreateSwap } from '@souk/market/flows'
import type { useFlow } from '@souk/react'
import { formatMoment } from '../../format/formatTime.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useClock } from '../../kit/useClock.js'
import { chainName } from '../../market/chainName.js'
import { isHeldByOne } from '../../swaps/isHeldByOne.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import { swapSides } from '../../swaps/swapSides.js'
import { moneyText } from '../../swaps/swapText.js'
import { sendsOrder } from '../list/useBoundSteps.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { placeRows } from '../shared/placeRows.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { SwapReview } from './SwapReview.js'
import { swapFeeRows } from './swapFeeRows.js'

/** Explains the signature of a swap, from the data to be signed. */
export function SwapOfferReview({ plan, trade, known, flow }: SwapOfferReview.Props) {
  const words = useArea(swapTradeWords)
  const clock = useClock()
  const { info, native, words: told } = trade
  const { parameters, pay, ask } = plan
  const sumOf = ({ currency }: NonNullable<typeof pay>, amount: bigint) =>
    moneyText({ currency: currency.address, amount }, known)
  const sides = swapSides({ parameters }, { role: 'maker', now: clock() })
  return (
    <SwapReview
      {...{ sides, known }}
      onStart={flow.start}
      onBack={flow.reset}
      rows={[
        ...(ask ? [{ name: words.review.theyPay, value: sumOf(ask, ask.amount) }] : []),
        ...swapFeeRows(parameters, {
          info,
          collections: known.collections,
          part: told.orders.part,
          role: 'maker',
          words: words.review,
        }),
        ...(pay ? [{ name: words.review.theyGet, value: sumOf(pay, pay.proceeds) }] : []),
        { name: words.review.until, value: formatMoment(parameters.endTime) },
        ...placeRows({ info, networkName: chainName(info), words: told }),
        ...(sendsOrder(plan.steps)
          ? [
              {
                name: told.trade.networkFee,
                value: <NetworkFee estimate={flow.estimateFee} native={native} />,
              },
            ]
          : []),
      ]}
      notes={[
        words.review.binding,
        isHeldByOne(sides.get, known)
          ? words.review.holder
          : sides.get.tokens.some(({ tokenId }) => tokenId === undefined)
            ? words.review.fitting
            : words.review.anyone,
      ]}
      steps={trade.stepsOf(plan.steps)}
    />
  )
}

export declare namespace SwapOfferReview {
  type Props = {
    plan: prepareCreateSwap.Plan
    trade: Pick<ReturnType<typeof useTradeFacts>, 'info' | 'native' | 'words' | 'stepsOf'>
    known: SwapKnowledge
    flow: Pick<useFlow.Result<never, prepareCreateSwap.Plan, unknown>, 'estimateFee' | 'start' | 'reset'>
  }
}
