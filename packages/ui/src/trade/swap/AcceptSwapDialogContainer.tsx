import type { MarketSwap } from '@souk/market'
import { useOrder } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useArea } from '../../i18n/useArea.js'
import { useNameOf } from '../../names/useNames.js'
import { Checking } from '../shared/Checking.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { useDoneHere } from '../shared/useDoneHere.js'
import { AcceptedSwap } from './AcceptedSwap.js'
import { SwapAcceptReview } from './SwapAcceptReview.js'
import { swapObstacle } from './swapObstacle.js'
import { TokenChoices } from './TokenChoices.js'
import { useSwapAcceptance } from './useSwapAcceptance.js'

type Props = { intent: Extract<TradeIntent, { kind: 'acceptSwap' }>; onClose: () => void }

/** Reads a swap, then shows the dialog to accept it. */
export function AcceptSwapDialogContainer({ intent, onClose }: Props) {
  const { data, error } = useOrder(intent.swap ? undefined : { orderHash: intent.orderHash })
  const swap = intent.swap ?? data
  if (swap?.side !== 'swap') return <OpeningDialog kind="swapAcceptance" errors={[error]} onClose={onClose} />
  return <Accepting {...{ intent, swap, onClose }} />
}

function Accepting({ intent, swap, onClose }: Props & { swap: MarketSwap }) {
  const nameOfAccount = useNameOf()
  const words = useArea(swapTradeWords)
  const { flow, trade, known, own, giving, choice, nameOf, check } = useSwapAcceptance(swap, {
    isOnMarket: !intent.swap,
  })
  const isOpen =
    flow.state.status === 'idle' || flow.state.status === 'ready' || flow.state.status === 'preparing'
  const fee = <NetworkFee estimate={flow.estimateFee} native={trade.native} />
  return (
    <FlowDialogContainer
      kind="swapAcceptance"
      wide
      description={words.with(nameOfAccount(swap.maker))}
      flow={flow}
      trade={trade}
      {...useDoneHere(swap, swapObstacle(swap, trade.account))}
      ownOffers={{ nfts: giving, at: 'giving', isNamed: true, next: intent }}
      item={isOpen && <TokenChoices {...choice} collectionOf={nameOf} />}
      form={choice.isMissing ? null : <Checking label={words.checking} />}
      review={(plan) => (
        <SwapAcceptReview {...{ plan, trade, known, own, swap }} networkFee={fee} onStart={flow.start} />
      )}
      receipt={(_, state) => <AcceptedSwap {...state} {...{ trade, known, onClose }} />}
      onRetry={check}
      onClose={onClose}
    />
  )
}
