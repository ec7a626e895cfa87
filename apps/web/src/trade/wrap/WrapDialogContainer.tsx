import type { Currency } from '@souk/market'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { formatMoney } from '../../format/formatMoney.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { useWrapping } from './useWrapping.js'
import { WrapFormView } from './WrapFormView.js'
import { WrapReview } from './WrapReview.js'

/** The dialog to wrap and unwrap. Renders nothing if the market has no wrapped native currency. */
export function WrapDialogContainer({ intent, onClose }: WrapDialogContainer.Props) {
  const { next } = intent
  const desk = useTradeDialogs()
  const { info, native } = useTradeFacts({ kind: 'wrap' })
  const wrapped = info.currencies.find(({ symbol }) => symbol === `W${native.symbol}`)
  const onDone = next ? () => desk.trade(next) : onClose
  return wrapped ? <Wrapping {...{ native, wrapped, onDone, onClose }} /> : null
}

export declare namespace WrapDialogContainer {
  type Props = { intent: Extract<TradeIntent, { kind: 'wrap' }>; onClose: () => void }
}

/** `onDone`: called by the button of the receipt. */
type Props = { native: Currency; wrapped: Currency; onDone: () => void; onClose: () => void }

function Wrapping({ native, wrapped, onDone, onClose }: Props) {
  const { from, to, amount, view, way, flow, prepare } = useWrapping({ native, wrapped })
  const trade = useTradeFacts({ kind: way })
  return (
    <FlowDialogContainer
      kind={way}
      flow={flow}
      trade={trade}
      form={<WrapFormView {...view} busy={flow.state.status === 'preparing'} onSubmit={prepare} />}
      review={(plan) => (
        <WrapReview
          {...{ from, to, amount, words: trade.words }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt
          title={trade.words.wrap.done(formatMoney(amount ?? 0n, to, { exact: true }))}
          {...{ facts: { done, native }, onClose: onDone }}
        />
      )}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
