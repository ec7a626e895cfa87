import type { MarketOrder } from '@souk/market'
import type { prepareCancellation } from '@souk/market/flows'
import { useCancelOrders } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useGuard } from '../../guard/useGuard.js'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../ui/Button.js'
import { Notice } from '../../ui/Notice.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { SwitchNetwork } from '../shared/SwitchNetwork.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { CancelPlanView } from './CancelPlanView.js'
import { useCancelCosts } from './useCancelCosts.js'

type Props = { intent: Extract<TradeIntent, { kind: 'cancelPlan' }>; onClose: () => void }
type By = prepareCancellation.Plan['by']

/** Cancels several orders: just them, or everything at once, with the price of each way and what else it ends. */
export function CancelPlanDialogContainer({ intent, onClose }: Props) {
  const { plan: words } = useArea(portfolioWords)
  const trade = useTradeFacts({ kind: 'cancellation' })
  const [orders, setOrders] = useState<readonly MarketOrder[]>(intent.orders)
  const [by, setBy] = useState<By>('order')
  const costs = useCancelCosts(orders, trade.account)
  const { state, prepare, start, stop, resume, reset } = useCancelOrders()
  const guard = useGuard()
  const check = useCallback(() => {
    if (orders.length === 0) return reset()
    prepare(
      { orders: orders.map(({ order }) => order), by, known: guard().known },
      { title: by === 'counter' ? words.counter : words.orders(orders.length) },
    )
  }, [prepare, reset, orders, by, guard, words])
  useEffect(check, [check])
  const explain = (
    <CancelPlanView
      orders={orders}
      by={by}
      costs={costs}
      native={trade.native}
      plan={state.status === 'ready' ? state.plan : undefined}
      steps={state.status === 'ready' ? trade.stepsOf(state.plan.steps) : undefined}
      onBy={setBy}
      onRemove={(hash) => setOrders(orders.filter(({ orderHash }) => orderHash !== hash))}
      onStart={start}
      onClose={onClose}
    />
  )
  return (
    <FlowDialog
      kind="cancellation"
      titles={{
        ...trade.words.flows.cancellation,
        begin: words.title,
        review: words.title,
        done: words.cancelled,
      }}
      wide
      state={state}
      form={explain}
      review={() => explain}
      stepsOf={trade.stepsOf}
      receipt={(outcome, { plan, done }) => (
        <div className="space-y-4">
          <Notice
            tone="good"
            title={plan.by === 'counter' ? words.doneAll : words.done(outcome.orderHashes.length)}
            live
          >
            {plan.by === 'counter' && words.done(outcome.orderHashes.length)}
          </Notice>
          <ReceiptFacts done={done} native={trade.native} />
          <Button tone="primary" className="w-full" onClick={onClose}>
            {trade.words.trade.done}
          </Button>
        </div>
      )}
      ways={{ switch: <SwitchNetwork onSwitched={check} /> }}
      onRetry={check}
      onResume={resume}
      onStop={stop}
      onClose={onClose}
    />
  )
}
