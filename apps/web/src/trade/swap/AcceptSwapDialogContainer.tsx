import type { MarketSwap } from '@souk/market'
import { useOrder } from '@souk/react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { accountName } from '../../format/accountName.js'
import { swapWords } from '../../i18n/areas/swap.js'
import { useArea } from '../../i18n/useArea.js'
import { Checking } from '../shared/Checking.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { OpeningDialog } from '../shared/OpeningDialog.js'
import { AcceptedSwap } from './AcceptedSwap.js'
import { SwapAcceptReview } from './SwapAcceptReview.js'
import { swapObstacle } from './swapObstacle.js'
import { useSwapAcceptance } from './useSwapAcceptance.js'

type Props = { intent: Extract<TradeIntent, { kind: 'acceptSwap' }>; onClose: () => void }

/** Reads a swap, then shows the dialog to accept it. */
export function AcceptSwapDialogContainer({ intent, onClose }: Props) {
  const { data: swap, error } = useOrder({ orderHash: intent.orderHash })
  if (swap?.side !== 'swap') return <OpeningDialog kind="swapAcceptance" errors={[error]} onClose={onClose} />
  return <Accepting swap={swap} onClose={onClose} />
}

function Accepting({ swap, onClose }: { swap: MarketSwap; onClose: () => void }) {
  const words = useArea(swapWords)
  const { flow, trade, known, check } = useSwapAcceptance(swap)
  const fee = <NetworkFee estimate={flow.estimateFee} native={trade.native} />
  return (
    <FlowDialogContainer
      kind="swapAcceptance"
      wide
      description={words.with(accountName(swap.maker, trade.info))}
      flow={flow}
      trade={trade}
      obstacle={swapObstacle(swap, trade.account)}
      form={<Checking label={words.checking} />}
      review={(plan) => (
        <SwapAcceptReview {...{ plan, trade, known, swap }} networkFee={fee} onStart={flow.start} />
      )}
      receipt={(_, state) => <AcceptedSwap {...state} {...{ trade, known, onClose }} />}
      onRetry={check}
      onClose={onClose}
    />
  )
}
