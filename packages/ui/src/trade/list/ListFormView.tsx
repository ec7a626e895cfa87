import type { MarketOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { ReactNode } from 'react'
import { formatList } from '../../format/formatList.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { formatMoment } from '../../format/formatTime.js'
import { GuardFindings } from '../../guard/GuardFindings.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Facts } from '../../kit/Facts.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { Summary } from '../../kit/Summary.js'
import type { PriceBreakdown } from '../../orders/breakdown.js'
import { unitPrice } from '../../orders/statusText.js'
import { TradeForm } from '../shared/TradeForm.js'
import { BuyerFields } from './BuyerFields.js'
import { isBesideFindings } from './besideFindings.js'
import { ListCurve } from './ListCurve.js'
import { ListPrices } from './ListPrices.js'
import { EndFields, StartField } from './ListTimeFields.js'
import {
  type FormWarning,
  isRaise,
  type ListFacts,
  type ListForm,
  type ListMode,
  type ReadForm,
} from './listForm.js'
import { buttonText, quantityProblem } from './listIssues.js'
import { type ListingTexts, warningText } from './listWords.js'
import { ModeField } from './ModeField.js'
import { Proceeds } from './Proceeds.js'
import { PublishField } from './PublishField.js'
import { suggestPrices } from './suggestPrices.js'

/** Shows the terms of a listing, and their result. */
export function ListFormView(props: ListFormView.Props) {
  const { form, read, facts, findings = [], modes, breakdown, busy, onChange, onSubmit } = props
  const words = useTradeWords()
  const texts = useArea(listingWords)
  const [firstIssue] = read.issues
  const raises = !firstIssue && isRaise(form, props)
  const isAuction = form.mode === 'english'
  const goOn = raises ? props.onCancelEarlier : onSubmit
  const times = { form, read, now: facts.now, onChange }
  return (
    <TradeForm
      label={raises ? raiseText(props, texts) : isAuction ? texts.reviewAuction : words.list.review}
      issue={firstIssue && buttonText(form, firstIssue, { list: words.list, texts })}
      busy={busy}
      sum={{
        name: isAuction ? texts.auction.gets : words.list.youReceive,
        value: breakdown && read.currency && (
          <Money amount={breakdown.seller} currency={read.currency} fiat />
        ),
      }}
      onSubmit={goOn}
    >
      {modes.length > 1 && <ModeField form={form} modes={modes} onChange={onChange} />}
      <ListPrices
        {...props}
        label={facts.standard === 'erc1155' ? words.list.priceOfOne : words.list.price}
        suggested={suggestPrices(facts, texts)}
      />
      <GuardFindings findings={findings} />
      {read.warnings
        .filter((warning) => isBesideFindings(warning, findings))
        .map((warning) => (
          <Warning key={warning} warning={warning} {...props} />
        ))}
      {facts.auctionEnd !== undefined && !isAuction && (
        <Notice tone="info">{texts.auction.buyNow(formatMoment(facts.auctionEnd))}</Notice>
      )}
      {facts.standard === 'erc1155' && <QuantityField {...props} />}
      <EndFields {...times} />
      {form.mode === 'dutch' && <ListCurve {...props} />}
      {isAuction && <AuctionTerms {...props} />}
      {!isAuction && (
        <details
          open={form.isPrivate || form.startsAt !== '' || undefined}
          className="group rounded-card border border-line open:pb-4"
        >
          <Summary>{texts.more}</Summary>
          <div className="space-y-4 px-4 pt-1">
            <BuyerFields form={form} read={read} names={facts.names} onChange={onChange} />
            <StartField {...times} />
          </div>
        </details>
      )}
      {!isAuction && <PublishField isOnChain={form.isOnChain} onChange={onChange} />}
      {breakdown && read.currency && !isAuction && (
        <Proceeds breakdown={breakdown} currency={read.currency} />
      )}
    </TradeForm>
  )
}

export declare namespace ListFormView {
  type Props = {
    form: ListForm
    read: ReadForm
    facts: ListFacts
    /** What the guard will find about the price. @default none */
    findings?: readonly Order.Finding[] | undefined
    /** The available ways of selling. */
    modes: readonly ListMode[]
    /** Undefined while the price is invalid; for a falling price, at its start. */
    breakdown: PriceBreakdown | undefined
    busy: boolean
    onChange: (change: Partial<ListForm>) => void
    onSubmit: () => void
    /** The seller's listings that a raised price needs cancelled. @default only the earlier one */
    cheaper?: readonly MarketOrder[]
    /** Cancels them, or the earlier listing, then returns here. */
    onCancelEarlier: () => void
    /** The network fee of that, as text; undefined while unknown. */
    cancelFee?: string | undefined
  }
}

/** Names the cancellation that a higher price needs first. */
function raiseText({ facts: { earlier }, cheaper = [] }: ListFormView.Props, texts: ListingTexts): string {
  if (cheaper.length > 1 || !earlier) return texts.cancelCheaper(cheaper.length)
  return texts.cancelEarlier(formatMoney(earlier.unitPrice, earlier.currency))
}

function Warning({
  warning,
  form,
  read,
  facts,
  cancelFee,
  cheaper = [],
  onCancelEarlier,
}: ListFormView.Props & { warning: FormWarning }): ReactNode {
  const words = useTradeWords()
  const texts = useArea(listingWords)
  const { earlier } = facts
  const isSameOnPurpose = warning === 'sameListing' && facts.isEdit
  const raises = isEarlier(warning) && isRaise(form, { read, facts })
  const isHindered =
    (warning === 'earlierListing' && !raises) ||
    warning === 'otherCurrency' ||
    (warning === 'sameListing' && !facts.isEdit) ||
    form.mode === 'english'
  return (
    <Notice
      tone={isSameOnPurpose ? 'info' : 'warn'}
      action={
        isHindered &&
        isEarlier(warning) &&
        earlier && (
          <Button onClick={onCancelEarlier}>
            {texts.cancelEarlier(formatMoney(earlier.unitPrice, earlier.currency))}
          </Button>
        )
      }
    >
      {raises && cheaper.length > 1
        ? texts.edit.severalCheaper(pricesOf(cheaper))
        : warningText(warning, { facts, mode: form.mode, unitPrice: read.unitPrice, words, texts })}
      {raises && ` ${texts.edit.cancelCost(cancelFee)}`}
    </Notice>
  )
}

function pricesOf(orders: readonly MarketOrder[]): string {
  return formatList(orders.map((order) => formatMoney(unitPrice(order), order.currency)))
}

function isEarlier(warning: FormWarning): boolean {
  return warning !== 'belowOffer' && warning !== 'belowFloor' && warning !== 'belowLastSale'
}

function QuantityField({ form, read, facts, onChange }: ListFormView.Props) {
  const { list } = useTradeWords()
  const texts = useArea(listingWords)
  return (
    <Field
      label={list.howMany}
      hint={list.youHold(facts.held)}
      problem={quantityProblem(read, { list, texts })}
    >
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={form.quantity}
          onChange={(event) => onChange({ quantity: event.target.value })}
          className={`${controlClass} figures`}
        />
      )}
    </Field>
  )
}

/** Shows everything that is known before the first bid. */
function AuctionTerms({ read, breakdown }: ListFormView.Props) {
  const { auction } = useArea(listingWords)
  const { endTime, currency } = read
  if (endTime === undefined || read.issues.includes('endTooSoon') || read.issues.includes('endTooLate'))
    return null
  const share = breakdown?.parts.reduce((sum, part) => sum + part.basisPoints, 0)
  return (
    <section
      aria-label={auction.title}
      className="space-y-2 rounded-card border border-line bg-surface p-4 text-sm text-ink-soft"
    >
      <h3 className="font-sans text-sm font-semibold text-ink">{auction.title}</h3>
      <p>{auction.bidsUntil(formatMoment(endTime))}</p>
      <p>{auction.fixedEnd}</p>
      <p>{auction.settles}</p>
      <p>
        {auction.until(formatMoment(endTime + settlementSeconds))} {auction.noBid}
      </p>
      {share !== undefined && <p>{auction.fees(formatBasisPoints(share))}</p>}
      {breakdown && currency && (
        <Facts
          rows={[
            {
              name: auction.gets,
              value: <Money amount={breakdown.seller} currency={currency} exact fiat />,
              total: true,
            },
          ]}
        />
      )}
    </section>
  )
}

/** How long an auction can be settled after its end. */
const settlementSeconds = 604_800n
