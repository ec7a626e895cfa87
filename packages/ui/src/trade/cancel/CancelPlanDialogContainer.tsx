import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { useTradeDialogs } from '../../dialogs/useTradeDialogs.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { portfolioWords } from '../../i18n/areas/portfolio.js'
import { useArea } from '../../i18n/useArea.js'
import { DoneReceipt } from '../shared/DoneReceipt.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { useTradeFacts } from '../shared/useTradeFacts.js'
import { backText } from './backText.js'
import { CancelPlanView } from './CancelPlanView.js'
import { useCancelPlan } from './useCancelPlan.js'

type Props = { intent: Extract<TradeIntent, { kind: 'cancelPlan' }>; onClose: () => void }

/**
 * Cancels several orders: one by one, or all of the account's orders at once. Shows the cost of each way, and what
 * else it cancels.
 */
export function CancelPlanDialogContainer({ intent, onClose }: Props) {
  const { plan: words } = useArea(portfolioWords)
  const texts = useArea(listingWords)
  const desk = useTradeDialogs()
  const { next } = intent
  const trade = useTradeFacts({ kind: 'cancellation' })
  const { flow, check, plan, view } = useCancelPlan(intent.orders, trade.account)
  const explain = (
    <CancelPlanView
      {...{ ...view, plan, onClose }}
      native={trade.native}
      steps={plan && trade.stepsOf(plan.steps)}
      onStart={flow.start}
    />
  )
  return (
    <FlowDialogContainer
      kind="cancellation"
      titles={{
        ...trade.words.flows.cancellation,
        begin: words.title,
        review: words.title,
        done: words.cancelled,
      }}
      wide
      flow={flow}
      trade={trade}
      form={explain}
      review={() => explain}
      receipt={({ orderHashes: { length } }, { plan, done }) => (
        <DoneReceipt
          title={plan.by === 'counter' ? words.doneAll : words.done(length)}
          facts={{ done, native: trade.native }}
          button={next && backText(next, texts)}
          onClose={next ? () => desk.trade(next) : onClose}
        >
          {plan.by === 'counter' && words.done(length)}
        </DoneReceipt>
      )}
      onRetry={check}
      onClose={onClose}
    />
  )
}
