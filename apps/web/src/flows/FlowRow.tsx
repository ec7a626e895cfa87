import type { useFlows } from '@souk/react'
import { formatMoment } from '../format/formatTime.js'
import { type TradeWords, useTradeWords } from '../i18n/areas/trades.js'
import { recordedProblem } from '../trade/shared/problemOf.js'
import { Button } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { Spinner } from '../ui/Spinner.js'

/** Shows a flow started in this browser: its state, and possible actions. */
export function FlowRow({ flow, onResume, onStop, onForget }: FlowRow.Props) {
  const words = useTradeWords()
  const { activity, flows, steps, trade } = words
  const { record, isLive, canResume } = flow
  const { orders, sent } = record
  const hash = sent.at(-1)?.hash
  const problem = recordedProblem(record, words)
  return (
    <li className="space-y-2 rounded-card border border-line bg-surface p-3.5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-break-word">
            {flows[record.kind][record.status === 'done' ? 'done' : 'begin']}: {record.title}
          </p>
          <p className="text-sm text-ink-soft">
            {stateText(flow, words)} · {formatMoment(BigInt(Math.floor(record.startedAt / 1_000)))}
          </p>
        </div>
        {isLive && <Spinner />}
      </div>
      {isLive && (
        <p role="status" className="text-sm font-semibold text-clay">
          {steps.waiting[record.waitingFor]}
        </p>
      )}
      {flow.isUnanswered && <p className="text-sm">{activity.state.unanswered}</p>}
      {!isLive && orders.length > 0 && <p className="text-sm">{activity.ordersKept(orders.length)}</p>}
      {canResume && orders.length === 0 && <p className="text-sm">{activity.toFollow}</p>}
      {problem && <p className="text-sm text-ink-soft wrap-break-word">{problem}</p>}
      {hash && (
        <p className="text-sm">
          {trade.transaction} <CopyText value={hash} label={trade.transactionHash} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {canResume && (
          <Button tone="primary" onClick={onResume}>
            {orders.length > 0 ? activity.resumePost : activity.resumeFollow}
          </Button>
        )}
        {isLive ? (
          <Button onClick={onStop}>{activity.stop}</Button>
        ) : (
          <Button onClick={onForget} title={orders.length > 0 ? activity.forgetMeaning : undefined}>
            {orders.length > 0 ? activity.forgetSigned : activity.forget}
          </Button>
        )}
      </div>
    </li>
  )
}

export declare namespace FlowRow {
  type Props = {
    flow: useFlows.Entry
    onResume: () => void
    onStop: () => void
    onForget: () => void
  }
}

function stateText({ record, isLive }: useFlows.Entry, { activity }: TradeWords): string {
  if (record.status === 'running' && !isLive) return activity.state.elsewhere
  return activity.state[record.status]
}
