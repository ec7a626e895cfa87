import type { MarketOrder } from '@souk/market'
import type { Flow, ListingIssue, ListingPlan } from '@souk/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.js'
import { Dialog } from '../ui/Dialog.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Facts } from '../ui/Facts.js'
import { Notice } from '../ui/Notice.js'
import { failureText } from './failure.js'
import { listingIssueText } from './issues.js'
import type { EarlierListing } from './listForm.js'
import { Blocked, Failed } from './Outcome.js'
import { StepList } from './StepList.js'
import { listedWords, listingWords, stepMeaning, stepName, type WordsContext } from './words.js'

/** Listing an item, from its terms to the market. */
export function ListDialog({
  state,
  words,
  item,
  form,
  warnings,
  earlier,
  switchNetwork,
  onStart,
  onBack,
  onRetry,
  onClose,
}: ListDialog.Props) {
  return (
    <Dialog open onClose={onClose} title={titles[state.status]}>
      {item}
      {content()}
    </Dialog>
  )

  function content(): ReactNode {
    switch (state.status) {
      case 'idle':
      case 'preparing':
        return form
      case 'blocked':
        return state.issues
          .slice(0, 1)
          .map((issue) => (
            <Blocked
              key={issue}
              text={listingIssueText[issue]}
              onClose={onClose}
              action={issue === 'wrongNetwork' ? switchNetwork : <Button onClick={onBack}>Back</Button>}
            />
          ))
      case 'ready':
        return (
          <Review plan={state.plan} words={words} warnings={warnings} onStart={onStart} onBack={onBack} />
        )
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
        return <Listed order={state.outcome} earlier={earlier} onClose={onClose} />
      case 'failed':
        return (
          <Failed
            text={failureText(state, 'list', state.plan?.steps[state.step]?.kind)}
            onRetry={onRetry}
            onClose={onClose}
          />
        )
      default:
        return state satisfies never
    }
  }
}

export declare namespace ListDialog {
  type Props = {
    state: Flow.State<ListingPlan, MarketOrder, ListingIssue>
    words: WordsContext
    /** The item, small. */
    item: ReactNode
    form: ReactNode
    /** What is odd about the terms; said again before anything is signed. */
    warnings: readonly string[]
    /** The listing of the item that was open when the terms were chosen, and is still. */
    earlier: EarlierListing | undefined
    switchNetwork: ReactNode
    onStart: () => void
    onBack: () => void
    onRetry: () => void
    onClose: () => void
  }
}

const titles: Record<Flow.State['status'], string> = {
  idle: 'List for sale',
  preparing: 'List for sale',
  blocked: 'List for sale',
  ready: 'What you are about to sign',
  running: 'Listing',
  done: 'Listed',
  failed: 'Not listed',
}

function stepsOf(plan: ListingPlan, words: WordsContext) {
  const context = { ...words, currency: plan.currency }
  return plan.steps.map((step) => ({
    name: stepName(step, 'list', context),
    meaning: stepMeaning(step, 'list', context),
  }))
}

/** A review takes the place of a form that was scrolled down; its warnings stand at the top. */
function scrollToTop(node: HTMLElement | null): void {
  const panel = node?.closest('[role="dialog"]')
  if (panel) panel.scrollTop = 0
}

function Review({
  plan,
  words,
  warnings,
  onStart,
  onBack,
}: Pick<ListDialog.Props, 'words' | 'warnings' | 'onStart' | 'onBack'> & { plan: ListingPlan }) {
  return (
    <div ref={scrollToTop} className="space-y-5">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <section aria-label="The listing in plain words" className="rounded-card bg-sunk px-4 py-2">
        <Facts rows={listingWords(plan, words)} />
      </section>
      <StepList steps={stepsOf(plan, words)} />
      <DialogActions>
        <Button size="l" onClick={onBack}>
          Back
        </Button>
        <Button tone="primary" size="l" className="flex-1" onClick={onStart}>
          Continue in wallet
        </Button>
      </DialogActions>
    </div>
  )
}

function Listed({
  order,
  earlier,
  onClose,
}: Pick<ListDialog.Props, 'earlier' | 'onClose'> & { order: MarketOrder }) {
  return (
    <div className="space-y-4">
      <Notice tone="good" title="Your item is for sale" live>
        {listedWords(order, earlier)}
      </Notice>
      <Button tone="primary" className="w-full" onClick={onClose}>
        Done
      </Button>
    </div>
  )
}
