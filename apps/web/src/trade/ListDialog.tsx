import type { Currency, MarketInfo, MarketOrder } from '@souk/market'
import type { prepareListing, Trade } from '@souk/market/flows'
import type { Flow } from '@souk/react'
import type { ReactNode } from 'react'
import { isSameAddress } from '../format/formatAddress.js'
import { Button } from '../ui/Button.js'
import { DialogActions } from '../ui/DialogActions.js'
import { Facts } from '../ui/Facts.js'
import { Notice } from '../ui/Notice.js'
import { chainName } from '../wallet/createWagmiConfig.js'
import type { Words } from '../words/Words.js'
import { FlowDialog } from './FlowDialog.js'
import type { EarlierListing } from './listForm.js'
import { listedWords, listingWords } from './listWords.js'
import { StepList } from './StepList.js'
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
      review={(plan) => <Review {...props} plan={plan} />}
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

/** A review takes the place of a form that was scrolled down; its warnings stand at the top. */
function scrollToTop(node: HTMLElement | null): void {
  const panel = node?.closest('[role="dialog"]')
  if (panel) panel.scrollTop = 0
}

function Review({
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
    <div ref={scrollToTop} className="space-y-5">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <section aria-label={words.list.inPlainWords} className="rounded-card bg-sunk px-4 py-2">
        <Facts rows={listingWords(plan.parameters, context)} />
      </section>
      <StepList steps={stepsOf(plan.steps)} />
      <DialogActions>
        <Button size="l" onClick={onBack}>
          {words.trade.back}
        </Button>
        <Button tone="primary" size="l" className="flex-1" onClick={onStart}>
          {words.trade.continueInWallet}
        </Button>
      </DialogActions>
    </div>
  )
}

/** The market's currency of an address; its decimals as the chain tells them. */
function currencyOf(info: MarketInfo, { address, decimals }: prepareListing.Plan['currency']): Currency {
  const known = info.currencies.find((currency) => isSameAddress(currency.address, address))
  const unknown = { address, symbol: '?', name: address, decimals: 0 }
  return { ...(known ?? unknown), ...(decimals === undefined ? {} : { decimals }) }
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
