import type { Currency } from '@souk/market'
import { useUnwrapWeth, useWrapEth } from '@souk/react'
import { formatMoney } from '../../format/formatMoney.js'
import { useGuard } from '../../guard/useGuard.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { useWrapForm } from './useWrapForm.js'
import { WrapFormView } from './WrapFormView.js'
import { WrapReview } from './WrapReview.js'

/** The dialog to wrap and unwrap. Renders nothing if the market has no wrapped native currency. */
export function WrapDialogContainer({ onClose }: { onClose: () => void }) {
  const { info, native } = useTradeFacts({ kind: 'wrap' })
  const wrapped = info.currencies.find(({ symbol }) => symbol === `W${native.symbol}`)
  return wrapped ? <Wrapping native={native} wrapped={wrapped} onClose={onClose} /> : null
}

type Props = { native: Currency; wrapped: Currency; onClose: () => void }

function Wrapping({ native, wrapped, onClose }: Props) {
  const { from, to, amount, view } = useWrapForm({ native, wrapped })
  const { way } = view.form
  const flows = { wrap: useWrapEth(), unwrap: useUnwrapWeth() }
  const flow = flows[way]
  const trade = useTradeFacts({ kind: way })
  const { words } = trade
  const guard = useGuard()
  const prepare = () => {
    if (amount === undefined) return
    flow.prepare({ amount, known: guard().known }, { title: formatMoney(amount, from, { exact: true }) })
  }
  return (
    <FlowDialogContainer
      kind={way}
      flow={flow}
      trade={trade}
      form={<WrapFormView {...view} busy={flow.state.status === 'preparing'} onSubmit={prepare} />}
      review={(plan) => (
        <WrapReview
          {...{ from, to, amount, words }}
          networkFee={<NetworkFee estimate={flow.estimateFee} native={native} />}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={(_, { done }) => (
        <DoneReceipt
          title={words.wrap.done(formatMoney(amount ?? 0n, to, { exact: true }))}
          facts={{ done, native }}
          onClose={onClose}
        />
      )}
      onRetry={prepare}
      onClose={onClose}
    />
  )
}
