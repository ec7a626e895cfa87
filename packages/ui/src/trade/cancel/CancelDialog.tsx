import type { Currency } from '@souk/market'
import type { prepareCancelOrders, Trade } from '@souk/market/flows'
import type { Flow, FlowRecord } from '@souk/react'
import type { ReactNode } from 'react'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { formatList } from '../../format/formatList.js'
import { listingWords } from '../../i18n/areas/listing.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { Facts } from '../../kit/Facts.js'
import { Notice } from '../../kit/Notice.js'
import { useAsking } from '../shared/Asked.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import type { ProblemName } from '../shared/problemOf.js'
import { ReceiptFacts } from '../shared/ReceiptFacts.js'
import { StepList } from '../shared/StepList.js'
import type { StepText } from '../shared/stepWords.js'
import { backText } from './backText.js'

/** The dialog to cancel a listing, an auction, an offer, a bid or a swap. */
export function CancelDialog(props: CancelDialog.Props) {
  const { state, facts, name, switchNetwork, onClose } = props
  const { words } = facts
  const explain = <Explain {...props} />
  return (
    <FlowDialog
      kind="cancellation"
      titles={titlesOf(props, words)}
      state={state}
      obstacle={props.obstacle}
      description={name}
      form={explain}
      review={() => explain}
      stepsOf={facts.stepsOf}
      receipt={(_, { done }) => <Cancelled {...props} done={done} />}
      ways={{ switch: switchNetwork }}
      onRetry={props.onRetry}
      onResume={props.onResume}
      onStop={props.onStop}
      onClose={onClose}
    />
  )
}

export declare namespace CancelDialog {
  type Props = {
    state: Flow.State<prepareCancelOrders.Plan, prepareCancelOrders.Outcome>
    obstacle: ProblemName | undefined
    facts: {
      words: TradeWords
      native: Currency
      stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[]
    }
    name: string
    /** The price of what is left of it; undefined for a swap, and until it is known. */
    price?: string | undefined
    networkFee: ReactNode
    /** What the order is. */
    kind: Kind
    /** The symbol of the offered currency, if known. */
    offered?: string | undefined
    /** Whether it is the bid that won an auction, which is not settled yet. @default false */
    isWinner?: boolean | undefined
    /** The units that were sold or bought through the order so far, if it is filled in part. */
    filled?: { units: bigint; total: bigint } | undefined
    /** The prices of other listings of the item, and the way to cancel those too. */
    others: { prices: readonly string[]; count: number; onCancel: () => void }
    switchNetwork: ReactNode
    /** The trade that required the cancellation, to return to. */
    next: TradeIntent | undefined
    onNext: (next: TradeIntent) => void
    onStart: () => void
    onStop: () => void
    onRetry: () => void
    onResume: () => void
    onClose: () => void
  }
}

type Kind = FlowRecord.CancelledKind

/** The side of the order, by which the texts about its units differ. */
const sides = { listing: 'ask', auction: 'ask', offer: 'bid', bid: 'bid', swap: 'swap' } as const

function titlesOf({ kind }: CancelDialog.Props, { flows }: TradeWords) {
  return {
    listing: undefined,
    auction: flows.auctionCancellation,
    offer: flows.offerCancellation,
    bid: flows.bidCancellation,
    swap: flows.swapCancellation,
  }[kind]
}

function Explain(props: CancelDialog.Props) {
  const { state, facts, name, price, networkFee, kind, others, filled, isWinner, onStart, onClose } = props
  const { cancel, list, trade } = facts.words
  const start = useAsking(
    [
      { name: cancel.what[kind], value: name },
      ...(price === undefined ? [] : [{ name: list.price, value: price }]),
      { name: cancel.moves, value: cancel.nothing },
    ],
    onStart,
  )
  const ready = state.status === 'ready'
  return (
    <div className="space-y-5">
      <p className="text-ink-soft">
        {
          {
            listing: cancel.explain,
            auction: cancel.explainAuction,
            offer: cancel.explainOffer,
            bid: cancel.explainBid,
            swap: cancel.explainSwap,
          }[kind]
        }
      </p>
      {isWinner && <Notice tone="warn">{cancel.bidWon(price)}</Notice>}
      {filled && <Notice tone="info">{cancel.filled[sides[kind]](filled.units, filled.total)}</Notice>}
      {others.prices.length > 0 && (
        <Notice tone="info">{cancel.others.before(formatList(others.prices))}</Notice>
      )}
      {ready && (
        <div className="rounded-card bg-sunk px-4 py-2">
          <Facts
            rows={[
              ...(price === undefined ? [] : [{ name: cancel.what[kind], value: price }]),
              { name: trade.networkFee, value: networkFee },
            ]}
          />
        </div>
      )}
      {ready && <StepList steps={facts.stepsOf(state.plan.steps)} />}
      <DialogActions>
        <Button size="l" onClick={onClose}>
          {cancel.keep}
        </Button>
        <Button tone="primary" size="l" className="flex-1" busy={!ready} onClick={start}>
          {ready ? cancel.inWallet : trade.checkingListing}
        </Button>
      </DialogActions>
    </div>
  )
}

function Cancelled(props: CancelDialog.Props & { done: Trade.Done }) {
  const { facts, kind, offered, filled, others, done, next, onNext, onClose } = props
  const { words, native } = facts
  const { cancel } = words
  const texts = useArea(listingWords)
  return (
    <div className="space-y-4">
      <Notice
        tone="good"
        title={
          {
            listing: cancel.closed,
            auction: cancel.auctionClosed,
            offer: cancel.offerClosed,
            bid: cancel.bidClosed,
            swap: cancel.swapClosed,
          }[kind]
        }
        live
      >
        {filled
          ? cancel.rest[sides[kind]](filled.units, filled.total)
          : {
              listing: cancel.stays,
              auction: cancel.auctionStays,
              offer: cancel.moneyStays(offered),
              bid: cancel.bidStays(offered),
              swap: cancel.swapStays,
            }[kind]}
      </Notice>
      {others.prices.length > 0 && (
        <Notice
          tone="warn"
          title={cancel.others.title(formatList(others.prices))}
          action={<Button onClick={others.onCancel}>{cancel.others.cancel(others.count)}</Button>}
        >
          {cancel.others.meaning}
        </Notice>
      )}
      <ReceiptFacts done={done} native={native} />
      <Button tone="primary" className="w-full" onClick={next ? () => onNext(next) : onClose}>
        {next ? backText(next, texts) : words.trade.done}
      </Button>
    </div>
  )
}
