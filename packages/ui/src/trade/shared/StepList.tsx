import type { Flow } from '@souk/react'
import { Check } from 'lucide-react'
import { use } from 'react'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { Badge } from '../../kit/Badge.js'
import { CopyText } from '../../kit/CopyText.js'
import { Spinner } from '../../kit/Spinner.js'
import { ApprovalChoice } from './ApprovalChoice.js'
import { NetworkContext } from './NetworkContext.js'
import { RevivedContainer } from './RevivedContainer.js'
import type { StepText } from './stepWords.js'

/**
 * Shows future, current and completed steps. Screen readers announce changes. Before the first step, it names the chain if
 * the market has others: the same price and the same address can exist on each of them. A review of what is signed names
 * it among its lines.
 */
export function StepList({ steps, current, waitingFor, hash }: StepList.Props) {
  const { steps: words, trade } = useTradeWords()
  const network = use(NetworkContext)
  return (
    <div className="space-y-4">
      {current === undefined && network?.hasOthers && !steps.some(({ isSignature }) => isSignature) && (
        <p className="text-sm font-semibold">{words.onChain(network.name)}</p>
      )}
      {current === undefined && <ApprovalChoice steps={steps} />}
      <ol className="space-y-1" aria-label={trade.steps}>
        {steps.map((step, index) => {
          const state = current === undefined || index > current ? 'ahead' : index < current ? 'done' : 'now'
          return (
            <li
              key={step.id}
              aria-current={state === 'now' ? 'step' : undefined}
              className={`flex gap-3 rounded-card p-3 ${state === 'now' ? 'bg-sunk' : ''}`}
            >
              <Mark state={state} number={index + 1} />
              <div className="min-w-0 flex-1">
                <p className={`font-semibold ${state === 'done' ? 'text-ink-soft' : ''}`}>
                  {step.name}
                  {state === 'done' && <span className="sr-only"> ({words.done})</span>}
                </p>
                {step.approval && (
                  <Badge tone={step.approval.scope === 'all' ? 'warn' : 'quiet'}>
                    {words.approvalSize[step.approval.of][step.approval.scope]}
                  </Badge>
                )}
                {state !== 'done' && <p className="text-sm text-ink-soft">{step.meaning}</p>}
                {current === undefined && step.grants && (
                  <div className="space-y-2">
                    <RevivedContainer approval={step.grants} />
                  </div>
                )}
                {state === 'now' && waitingFor && (
                  <p role="status" className="mt-1.5 text-sm font-semibold text-clay">
                    {words.waiting[waitingFor]}
                  </p>
                )}
                {state === 'now' && hash && (
                  <p className="text-sm">
                    {trade.transaction} <CopyText value={hash} label={trade.transactionHash} />
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

export declare namespace StepList {
  type Props = {
    steps: readonly StepText[]
    /** The current step; absent before the start. */
    current?: number | undefined
    waitingFor?: Flow.Waiting | undefined
    hash?: string | undefined
  }
}

function Mark({ state, number }: { state: 'ahead' | 'now' | 'done'; number: number }) {
  const look = {
    ahead: 'border border-edge text-ink-soft',
    now: 'bg-clay text-on-clay',
    done: 'bg-good-wash text-good',
  }[state]
  return (
    <span
      aria-hidden
      className={`grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold ${look}`}
    >
      {state === 'now' ? <Spinner /> : state === 'done' ? <Check className="size-4" /> : number}
    </span>
  )
}
