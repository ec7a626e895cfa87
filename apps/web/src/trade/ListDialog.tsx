import type { MarketInfo, MarketOrder } from '@souk/market'
import type { prepareListing, Trade } from '@souk/market/flows'
import type { Flow } from '@souk/react'
import type { ReactNode } from 'react'
import { currencyOf } from '../orders/currencyOf.js'
import { Button } from '../ui/Button.js'
import { Notice } from '../ui/Notice.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import type { Words } from '../words/Words.js'
import { FlowDialog } from './FlowDialog.js'
import type { EarlierListing } from './listForm.js'
import { listedWords, listingWords } from './listWords.js'
import { Review } from './Review.js'
import type { StepText } from './stepWords.js'

/** Listing an item, from its terms to the market. */
export function ListDialog(props: ListDialog.Props) {
  const { state, facts, earlier, onBack, onClose } = props
  const { words } = facts
  return (
    <FlowDialog
      kind="listing"
      state={state}
      item={props.item}
      form={props.form}
      review={(plan) => <ListingReview {...props} plan={plan} />}
      stepsOf={facts.stepsOf}
      receipt={(order) => <Listed order={order} earlier={earlier} words={words} onClose={onClose} />}
      ways={{
        switch: props.switchNetwork,
        ...(state.status === 'blocked'
          ? { retry: <Button onClick={onBack}>{words.trade.back}</Button> }
          : {}),
      }}
      onRetry={props.onRetry}
      onResume={props.onResume}
      onStop={props.onStop}
      onClose={onClose}
    />
  )
}

export declare namespace ListDialog {
  type Props = {
    state: Flow.State<prepareListing.Plan, MarketOrder>
    facts: {
      words: Words
      info: MarketInfo
      stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[]
    }
    /** The item, small. */
    item: ReactNode
    name: string
    form: ReactNode
    /** What is odd about the terms; said again before anything is signed. */
    warnings: readonly string[]
    /** The listing of the item that was open when the terms were chosen, and is still. */
    earlier: EarlierListing | undefined
    switchNetwork: ReactNode
    onStart: () => void
    onStop: () => void
    onBack: () => void
    onRetry: () => void
    onResume: () => void
    onClose: () => void
  }
}

function ListingReview({
  plan,
  facts,
  name,
  warnings,
  onStart,
  onBack,
}: ListDialog.Props & { plan: prepareListing.Plan }) {
  const { words, info, stepsOf } = facts
  const currency = currencyOf(info, plan.currency)
  const context = { info, networkName: chainName(info), item: name, currency, words }
  return (
    <Review
      label={words.list.inPlainWords}
      rows={listingWords(plan.parameters, context)}
      steps={stepsOf(plan.steps)}
      warnings={warnings}
      onStart={onStart}
      onBack={onBack}
    />
  )
}

function Listed({
  order,
  earlier,
  words,
  onClose,
}: Pick<ListDialog.Props, 'earlier' | 'onClose'> & { order: MarketOrder; words: Words }) {
  return (
    <div className="space-y-4">
      <Notice tone="good" title={words.list.forSale} live>
        {listedWords(order, { earlier, words })}
      </Notice>
      <Button tone="primary" className="w-full" onClick={onClose}>
        {words.trade.done}
      </Button>
    </div>
  )
}
