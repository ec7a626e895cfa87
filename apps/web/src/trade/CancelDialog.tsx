import type { CancellationIssue, CancellationPlan, Flow, Receipt } from '@souk/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.js'
import { CopyText } from '../ui/CopyText.js'
import { Dialog } from '../ui/Dialog.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Facts } from '../ui/Facts.js'
import { Money } from '../ui/Money.js'
import { Notice } from '../ui/Notice.js'
import { failureText } from './failure.js'
import { cancellationIssueText } from './issues.js'
import { Blocked, Failed } from './Outcome.js'
import { StepList } from './StepList.js'
import { stepMeaning, stepName, type WordsContext } from './words.js'

/** Taking a listing back. */
export function CancelDialog(props: CancelDialog.Props) {
  return (
    <Dialog open onClose={props.onClose} title={titles[props.state.status]} description={props.words.item}>
      {content(props)}
    </Dialog>
  )
}

export declare namespace CancelDialog {
  type Props = {
    state: Flow.State<CancellationPlan, Receipt, CancellationIssue>
    words: WordsContext
    native: { symbol: string; decimals: number }
    switchNetwork: ReactNode
    onStart: () => void
    onRetry: () => void
    onClose: () => void
  }
}

const titles: Record<Flow.State['status'], string> = {
  idle: 'Cancel listing',
  preparing: 'Cancel listing',
  blocked: 'Cancel listing',
  ready: 'Cancel listing',
  running: 'Cancelling',
  done: 'Listing cancelled',
  failed: 'Not cancelled',
}

function content(props: CancelDialog.Props): ReactNode {
  const { state, words, onClose, onRetry } = props
  switch (state.status) {
    case 'idle':
    case 'preparing':
    case 'ready':
      return <Explain {...props} />
    case 'blocked':
      return state.issues
        .slice(0, 1)
        .map((issue) => (
          <Blocked
            key={issue}
            text={cancellationIssueText[issue]}
            onClose={onClose}
            action={issue === 'wrongNetwork' && props.switchNetwork}
          />
        ))
    case 'running':
      return (
        <StepList
          steps={stepsOf(state.plan, words)}
          current={state.step}
          waitingFor={state.waitingFor}
          hash={state.hash}
        />
      )
    case 'done':
      return <Cancelled {...props} receipt={state.outcome} />
    case 'failed':
      return (
        <Failed
          text={failureText(state, 'cancel', state.plan?.steps[state.step]?.kind)}
          onRetry={onRetry}
          onClose={onClose}
        />
      )
    default:
      return state satisfies never
  }
}

function stepsOf(plan: CancellationPlan, words: WordsContext) {
  return plan.steps.map((step) => ({
    name: stepName(step, 'cancel', words),
    meaning: stepMeaning(step, 'cancel', words),
  }))
}

function Explain({ state, words, onStart, onClose }: CancelDialog.Props) {
  const ready = state.status === 'ready'
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">
        A signed listing can be used by anybody who has it, so hiding it is not enough: the exchange itself
        has to be told. That takes a transaction, and the network charges a small fee for it. Until it is
        confirmed, the item can still be bought.
      </p>
      {ready && <StepList steps={stepsOf(state.plan, words)} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          Keep it
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!ready} onClick={onStart}>
          {ready ? 'Cancel in wallet' : 'Checking the listing'}
        </Button>
      </DialogActions>
    </div>
  )
}

function Cancelled({ receipt, native, onClose }: CancelDialog.Props & { receipt: Receipt }) {
  return (
    <div className="space-y-4">
      <Notice tone="good" title="Nobody can buy through this listing any more" live>
        The item stays with you.
      </Notice>
      <section aria-label="Receipt" className="rounded-card bg-sunk px-4 py-2">
        <Facts
          rows={[
            { name: 'Network fee', value: <Money amount={receipt.networkFee} currency={native} /> },
            { name: 'Transaction', value: <CopyText value={receipt.hash} label="transaction hash" /> },
          ]}
        />
      </section>
      <Button tone="primary" className="w-full" onClick={onClose}>
        Done
      </Button>
    </div>
  )
}
