import type { MarketInfo, MarketOrder } from '@souk/market'
import { Deal, type prepareCreateListing, type Trade } from '@souk/market/flows'
import type { useFlow } from '@souk/react'
import { Auction } from '@souk/seaport'
import type { ReactNode } from 'react'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { listingWords } from '../../i18n/areas/listing.js'
import type { TradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Notice } from '../../kit/Notice.js'
import { useClock } from '../../kit/useClock.js'
import { chainName } from '../../market/chainName.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { FlowDialog } from '../shared/FlowDialog.js'
import type { OddPrice } from '../shared/isConfirmed.js'
import type { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import { Review } from '../shared/Review.js'
import type { StepText } from '../shared/stepWords.js'
import { isBesideFindings } from './besideFindings.js'
import type { EarlierListing, FormWarning } from './listForm.js'
import { isAuctionOf, type ListingTexts, listedWords, listingRows } from './listWords.js'
import { PublishedFacts } from './PublishedFacts.js'
import { publishTitles } from './publishTitles.js'
import { type SaleManner, sendsOrder, useBoundSteps } from './useBoundSteps.js'

/** The dialog to list an item, from its terms to the market. */
export function ListDialog(props: ListDialog.Props) {
  const { flow, facts, onClose } = props
  const { words } = facts
  const texts = useArea(listingWords)
  const stepsOf = useBoundSteps(facts.stepsOf, props.notes.manner)
  return (
    <FlowDialog
      kind="listing"
      titles={publishTitles(titlesOf(props, texts), flow.state, texts)}
      state={flow.state}
      approval={facts.approval}
      item={props.item}
      ownOffers={props.ownOffers}
      form={props.form}
      review={(plan) => <ListingReview {...props} facts={{ ...facts, stepsOf }} plan={plan} />}
      stepsOf={stepsOf}
      receipt={(order, state) => <Listed {...props} order={order} state={state} />}
      ways={{
        switch: props.switchNetwork,
        ...(flow.state.status === 'blocked'
          ? {
              retry: <Button onClick={flow.reset}>{words.trade.back}</Button>,
              close: <Button onClick={flow.reset}>{words.trade.back}</Button>,
            }
          : {}),
      }}
      onRetry={props.onRetry}
      onResume={flow.resume}
      onStop={flow.stop}
      onClose={onClose}
    />
  )
}

export declare namespace ListDialog {
  type Notes = {
    /** Warnings about the terms; shown again before the signature. */
    warnings: readonly { is: FormWarning; text: string }[]
    /** The item's earlier listing that is still open. */
    earlier: EarlierListing | undefined
    /** A price that has to be typed again. */
    odd?: OddPrice | undefined
    /** Whether the seller has to agree to the price. @default false */
    asksAgreement?: boolean | undefined
    /** The way of selling, which decides what a signature commits to. */
    manner: SaleManner
    /** When the seller's auction of the item ends, which a purchase would end without a winner. @default none */
    auctionEnd?: bigint | undefined
  }
  type Props = {
    flow: Pick<
      useFlow.Result<never, prepareCreateListing.Plan, MarketOrder>,
      'state' | 'start' | 'stop' | 'reset' | 'resume'
    >
    facts: {
      words: TradeWords
      info: MarketInfo
      stepsOf: (steps: readonly Trade.Step[]) => readonly StepText[]
      /** The currency of network fees. */
      native: PublishedFacts.Props['native']
      approval?: FlowDialog.Props<prepareCreateListing.Plan, MarketOrder>['approval']
    }
    /** The item in small. */
    item: ReactNode
    name: string
    /** Whether it changes the price of a listing. @default false */
    isEdit?: boolean
    /** The seller's own open offers on the item. @default nothing */
    ownOffers?: OwnOffersContainer.Props
    form: ReactNode
    /** Returns the name of an account. */
    nameOf: (address: string) => string
    /** The notes from when the terms were chosen. */
    notes: Notes
    /** The listing's current state, once it exists. */
    newest?: MarketOrder | undefined
    networkFee: ReactNode
    switchNetwork: ReactNode
    onRetry: () => void
    onClose: () => void
  }
}

function titlesOf({ isEdit, notes, facts }: ListDialog.Props, texts: ListingTexts) {
  const { listing: titles, auction } = facts.words.flows
  // The form is the same for all ways of selling, so its title does not change with the way.
  if (notes.manner === 'english') return { ...auction, begin: titles.begin }
  return isEdit ? { ...titles, begin: texts.edit.title } : titles
}

function ListingReview({
  plan,
  facts,
  name,
  nameOf,
  notes,
  flow,
  networkFee,
}: ListDialog.Props & { plan: prepareCreateListing.Plan }) {
  const { words, info, stepsOf } = facts
  const texts = useArea(listingWords)
  const currency = currencyOf(info, plan.currency)
  const now = useClock()()
  const reserve = plan.price.start
  const said = { item: name, currency, words, texts, nameOf, now, reserve }
  const rows = listingRows(plan.parameters, { info, networkName: chainName(info), ...said })
  return (
    <Review
      label={words.list.inPlainWords}
      rows={[
        ...rows,
        ...(sendsOrder(plan.steps) ? [{ name: words.trade.networkFee, value: networkFee }] : []),
      ]}
      asked={rows.slice(0, 3)}
      steps={stepsOf(plan.steps)}
      warnings={[
        ...(notes.auctionEnd === undefined ? [] : [texts.auction.buyNow(formatMoment(notes.auctionEnd))]),
        ...notes.warnings.flatMap(({ is, text }) => (isBesideFindings(is, plan.findings) ? [text] : [])),
      ]}
      odd={notes.odd}
      asksAgreement={notes.asksAgreement}
      price={{ price: lowestOf(plan.price), currency }}
      onStart={flow.start}
      onBack={flow.reset}
    />
  )
}

/** The final price of a falling one. */
function lowestOf({ start, end }: prepareCreateListing.Plan['price']): bigint {
  return end < start ? end : start
}

function Listed({
  order,
  state,
  facts,
  nameOf,
  notes,
  newest = order,
  onClose,
}: ListDialog.Props & { order: MarketOrder; state: PublishedFacts.Props['state'] }) {
  const { words, info } = facts
  const texts = useArea(listingWords)
  const isAuction = isAuctionOf(order.order.parameters, info)
  const since = sinceOf(newest)
  return (
    <div className="space-y-4">
      {since ? (
        <Notice tone={since === 'filled' ? 'good' : 'warn'} title={words.list.since[since].title} live>
          {words.list.since[since].body}
        </Notice>
      ) : (
        <Notice
          tone="good"
          title={isAuction ? texts.listed.auctionTitle : words.list.forSale(order.total)}
          live
        >
          {listedText(order, { words, texts, info, earlier: notes.earlier })}
          {order.taker && <p className="mt-1.5">{texts.listed.toOne(nameOf(order.taker))}</p>}
        </Notice>
      )}
      <PublishedFacts state={state} native={facts.native} />
      <Button tone="primary" className="w-full" onClick={onClose}>
        {words.trade.done}
      </Button>
    </div>
  )
}

/** Returns what has changed since the listing was signed; `undefined` if nothing has, even if it starts later. */
function sinceOf({ status, reason }: Pick<MarketOrder, 'status' | 'reason'>) {
  return status === 'active' || reason === 'not_started' ? undefined : status
}

type Known = Pick<ListDialog.Props['facts'], 'words' | 'info'> &
  Pick<ListDialog.Notes, 'earlier'> & { texts: ListingTexts }

/** Describes the listing as signed, not as typed. */
function listedText(order: MarketOrder, { words, texts, info, earlier }: Known): string {
  const { parameters } = order.order
  const deal = Deal.from(parameters)
  const priceAt = (moment: bigint) => formatMoney(Deal.priceAt(deal, moment), order.currency, { exact: true })
  if (isAuctionOf(parameters, info)) {
    const { end } = Auction.decodeTerms(parameters.zoneHash)
    const reserve = formatMoney(order.price, order.currency, { exact: true })
    return texts.listed.auction(reserve, formatMoment(end > 0n ? end : parameters.endTime))
  }
  if (Deal.isMoving(deal))
    return texts.listed.falling(
      priceAt(deal.startTime),
      priceAt(deal.endTime),
      formatMoment(parameters.endTime),
    )
  return listedWords(order, { earlier, words })
}
