import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { formatMoney } from '../../format/formatMoney.js'
import { useNative } from '../../wallet/useNative.js'
import { useWrapped } from '../../wallet/useWrapped.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import type { useWrapForm } from './useWrapForm.js'
import { useWrapping } from './useWrapping.js'
import { WrapFormView } from './WrapFormView.js'
import { WrapReview } from './WrapReview.js'

/** The dialog to wrap and unwrap. Only opens at a market that has a wrapped native currency. */
export function WrapDialogContainer({ intent, onClose }: WrapDialogContainer.Props) {
  const { next, missing } = intent
  const desk = useTradeDialogs()
  const native = useNative()
  const wrapped = useWrapped()
  const onNext = next && (() => desk.trade(next))
  return wrapped ? <Wrapping {...{ native, wrapped, missing, onNext, onClose }} /> : null
}

export declare namespace WrapDialogContainer {
  type Props = { intent: Extract<TradeIntent, { kind: 'wrap' }>; onClose: () => void }
}

/** `onNext`: returns to the trade that lacks the amount. */
type Props = useWrapForm.Options & { onNext: (() => void) | undefined; onClose: () => void }

function Wrapping({ onNext, onClose, ...about }: Props) {
  const { native } = about
  const { from, to, amount, view, way, flow, prepare } = useWrapping(about)
  const trade = useTradeFacts({ kind: way })
  return (
    <FlowDialogContainer
      kind={way}
      flow={flow}
      trade={trade}
      form={
        <WrapFormView {...view} busy={flow.state.status === 'preparing'} onSubmit={prepare} onBack={onNext} />
      }
      review={(plan) => (
        <WrapReview
          {...{ from, to, amount, words: trade.words, warning: view.warning }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt
          title={trade.words.wrap.done(formatMoney(amount ?? 0n, to, { exact: true }))}
          button={onNext && trade.words.wrap.goOn}
          {...{ facts: { done, native }, onClose: onNext ?? onClose }}
        />
      )}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
