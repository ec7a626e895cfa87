import type { Currency } from '@souk/market'
import { useUnwrapWeth, useWrapEth } from '@souk/react'
import { useState } from 'react'
import { formatMoney } from '../../format/formatMoney.js'
import { parseAmount } from '../../format/parseAmount.js'
import { useGuard } from '../../guard/useGuard.js'
import { Money } from '../../ui/Money.js'
import { useBalance } from '../../wallet/useBalances.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { NetworkFee } from '../shared/NetworkFee.js'
import { Review } from '../shared/Review.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { WrapFormView } from './WrapFormView.js'

/** Wrapping and unwrapping; nothing where the market knows no wrapped form of its native currency. */
export function WrapDialogContainer({ onClose }: { onClose: () => void }) {
  const { info, native } = useTradeFacts({ kind: 'wrap' })
  const wrapped = info.currencies.find(({ symbol }) => symbol === `W${native.symbol}`)
  return wrapped ? <Wrapping native={native} wrapped={wrapped} onClose={onClose} /> : null
}

type Props = { native: Currency; wrapped: Currency; onClose: () => void }

function Wrapping({ native, wrapped, onClose }: Props) {
  const [form, setForm] = useState<WrapFormView.Form>({ way: 'wrap', amount: '' })
  const flows = { wrap: useWrapEth(), unwrap: useUnwrapWeth() }
  const flow = flows[form.way]
  const trade = useTradeFacts({ kind: form.way })
  const { words, account } = trade
  const [from, to] = form.way === 'wrap' ? [native, wrapped] : [wrapped, native]
  const balance = useBalance(from.address, account)
  const read = parseAmount(form.amount, from)
  const amount = read.ok ? read.amount : undefined
  const title = amount === undefined ? '' : formatMoney(amount, from, { exact: true })
  const guard = useGuard()
  const prepare = () => {
    if (amount !== undefined) flow.prepare({ amount, known: guard().known }, { title })
  }
  const money = (currency: Currency) => <Money amount={amount ?? 0n} currency={currency} exact />
  return (
    <FlowDialog
      kind={form.way}
      state={flow.state}
      form={
        <WrapFormView
          form={form}
          currencies={{ native, wrapped }}
          balance={balance}
          issue={read.ok ? undefined : read.issue}
          isTooMuch={amount !== undefined && balance !== undefined && amount > balance}
          busy={flow.state.status === 'preparing'}
          onChange={(change) => setForm((before) => ({ ...before, ...change }))}
          onSubmit={prepare}
        />
      }
      review={(plan) => (
        <Review
          label={words.wrap.review}
          rows={[
            { name: words.wrap.youGive, value: money(from) },
            { name: words.wrap.youGet, value: money(to) },
            {
              name: words.trade.networkFee,
              value: <NetworkFee estimate={flow.estimateFee} native={native} />,
            },
          ]}
          steps={trade.stepsOf(plan.steps)}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      stepsOf={trade.stepsOf}
      receipt={(_, { done }) => (
        <DoneReceipt
          title={words.wrap.done(formatMoney(amount ?? 0n, to, { exact: true }))}
          done={done}
          native={native}
          onClose={onClose}
        />
      )}
      ways={{ switch: <SwitchNetwork onSwitched={prepare} /> }}
      onRetry={prepare}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}
