import type { Collection, Currency } from '@souk/market'
import type { Trade } from '@souk/market/flows'
import type { Flow } from '@souk/react'
import type { ReactNode } from 'react'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import type { Facts } from '../../kit/Facts.js'
import { currencyOf } from '../../orders/currencyOf.js'
import { FlowDialogContainer } from '../shared/FlowDialogContainer.js'
import { ItemLine } from '../shared/ItemLine.js'
import { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import type { PriceHints } from '../shared/PriceHints.js'
import { Review } from '../shared/Review.js'
import { OfferFormView } from './OfferFormView.js'
import type { useOfferForm } from './useOfferForm.js'

/** The dialog of an offer, on an item or on a collection: its terms, the review, and the receipt. */
export function OfferDialog<plan extends OfferDialog.Plan, outcome>(props: OfferDialog.Props<plan, outcome>) {
  const { flow, offer, collection, name, picture } = props
  const { trade } = offer
  const texts = useArea(auctionWords)
  return (
    <FlowDialogContainer
      kind={offer.kind === 'bid' ? 'bid' : 'offer'}
      flow={flow}
      trade={trade}
      hasTerms
      item={<ItemLine name={name} collection={collection.name} picture={picture} />}
      ownOffers={props.ownOffers && { ...props.ownOffers, isInForm: true }}
      form={
        <div className="space-y-5">
          {props.aim}
          <OfferFormView
            form={offer.form}
            read={offer.read}
            facts={offer.facts}
            findings={offer.findings}
            hints={props.hints}
            busy={flow.state.status === 'preparing'}
            hold={props.hold}
            wrapMore={offer.wrapMore}
            wrapLess={offer.wrapLess}
            own={props.ownOffers && <OwnOffersContainer {...props.ownOffers} place="form" />}
            onChange={offer.change}
            onSubmit={props.onSubmit}
          />
        </div>
      }
      review={(plan) => (
        <Review
          label={offer.facts.auction ? texts.inPlainWords : trade.words.offer.inPlainWords}
          rows={props.rowsOf(plan)}
          asked={props.rowsOf(plan).slice(0, 2)}
          steps={trade.stepsOf(plan.steps)}
          warnings={offer.warningsBeside(plan.findings)}
          price={{ price: plan.price, currency: currencyOf(trade.info, plan.currency) }}
          onStart={flow.start}
          onBack={flow.reset}
        />
      )}
      receipt={props.receipt}
      onRetry={props.onSubmit}
      onClose={props.onClose}
    />
  )
}

export declare namespace OfferDialog {
  type Plan = Flow.Plan & { steps: readonly Trade.Step[]; price: bigint; currency: Pick<Currency, 'address'> }
  type Props<plan extends Plan, outcome> = {
    flow: FlowDialogContainer.Flowing<plan, outcome> & { start: () => void }
    offer: useOfferForm.Result
    collection: Collection
    /** The subject of the offer. */
    name: string
    picture: string | undefined
    /** The visitor's open offers on the same item. */
    ownOffers?: OwnOffersContainer.Props | undefined
    /** Prices to compare the offer with. */
    hints?: PriceHints.Hints | undefined
    /** Shown before the terms: the choice of the subject, or why no offer is possible. */
    aim?: ReactNode
    /** What is missing besides the terms. */
    hold?: string | undefined
    /** Explains the signature in plain words. */
    rowsOf: (plan: plan) => readonly Facts.Row[]
    receipt: (outcome: outcome) => ReactNode
    onSubmit: () => void
    onClose: () => void
  }
}
