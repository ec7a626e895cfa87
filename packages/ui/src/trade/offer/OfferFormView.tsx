import type { Order } from '@souk/seaport'
import type { ReactNode } from 'react'
import { LowerBids } from '../../auctions/LowerBids.js'
import { formatMoney } from '../../format/formatMoney.js'
import { formatMoment } from '../../format/formatTime.js'
import { GuardFindings } from '../../guard/GuardFindings.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { type TradeWords, useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Choice } from '../../kit/Choice.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { durations } from '../../orders/listTimes.js'
import { PriceFields } from '../shared/PriceFields.js'
import { PriceHints } from '../shared/PriceHints.js'
import { TradeForm } from '../shared/TradeForm.js'
import type { WrapMore } from '../shared/useWrapMore.js'
import {
  type OfferFacts,
  type OfferForm,
  offerWarningText,
  type ReadOffer,
  warningsBeside,
} from './offerForm.js'

/** Shows the terms of an offer, and their warnings. */
export function OfferFormView(props: OfferFormView.Props) {
  const { form, read, facts, findings, hints = {}, busy, hold, wrapMore, wrapLess, own } = props
  const { onChange, onSubmit } = props
  const words = useTradeWords()
  const texts = useArea(auctionWords)
  const { auction } = facts
  const { list, offer, wrap } = words
  const [issue] = read.issues
  const isEdition = facts.standard === 'erc1155'
  const short = read.warnings.find(({ type }) => type === 'short')
  const lack = short && words.trade.lacks(short.currency.symbol)
  return (
    <TradeForm
      label={auction ? texts.reviewBid : offer.review}
      issue={issue ? issueText(form, issue, words) : (hold ?? lack)}
      supply={issue || hold ? undefined : wrapMore}
      back={
        wrapLess &&
        !issue &&
        !hold && (
          <Button size="l" onClick={wrapLess.open}>
            {wrapLess.label}
          </Button>
        )
      }
      busy={busy}
      sum={isEdition ? { name: offer.line.youGiveAtMost, value: <Total read={read} /> } : undefined}
      onSubmit={onSubmit}
    >
      {auction && read.currency && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-sunk px-3 py-2 text-sm">
          <span className="text-ink-soft">
            {auction.highest === undefined ? `${texts.reserve} · ${texts.noBid}` : texts.highest}
          </span>
          <span className="font-semibold">
            <Money amount={auction.highest ?? auction.reserve} currency={read.currency} exact />
          </span>
        </p>
      )}
      <PriceHints hints={hints} />
      <PriceFields
        label={auction ? texts.yourBid : isEdition ? offer.amountEach : offer.amount}
        price={form.price}
        hint={
          facts.balance !== undefined && read.currency
            ? wrap.have(formatMoney(facts.balance, read.currency))
            : undefined
        }
        problem={priceProblem(form, read, { words, texts, facts })}
        currencies={facts.currencies}
        currency={read.currency}
        onChange={onChange}
      />
      <GuardFindings findings={findings} />
      {warningsBeside(findings, read).map((warning) => (
        <Notice key={warning.type} tone="warn">
          {offerWarningText(warning, { words, texts })}
        </Notice>
      ))}
      {own}
      {isEdition && (
        <Field
          label={list.howMany}
          problem={issue === 'quantityInvalid' ? list.issue.quantityInvalid : undefined}
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
      )}
      {auction ? (
        <>
          <p className="text-sm text-ink-soft">{texts.standsUntil(formatMoment(auction.settleUntil))}</p>
          <LowerBids bids={auction.own ?? []} />
        </>
      ) : (
        <Choice
          label={list.howLong}
          options={durations.map((value) => ({ value, label: list.duration[value] }))}
          value={form.duration}
          onChange={(duration) => onChange({ duration })}
        />
      )}
    </TradeForm>
  )
}

/** The price of all units together. */
function Total({ read: { unitPrice, quantity, currency } }: Pick<OfferFormView.Props, 'read'>) {
  if (unitPrice === undefined || quantity === undefined || !currency) return '–'
  return <Money amount={unitPrice * quantity} currency={currency} exact />
}

export declare namespace OfferFormView {
  type Props = {
    form: OfferForm
    read: ReadOffer
    facts: OfferFacts
    /** What the guard will find about the price. */
    findings: readonly Order.Finding[]
    /** Prices of the item and of its collection. */
    hints?: PriceHints.Hints | undefined
    busy: boolean
    /** What is missing besides the terms. The button names it. */
    hold?: string | undefined
    /** Absent unless the wallet can wrap what it lacks. */
    wrapMore?: WrapMore | undefined
    /** Wraps only what this offer needs. Absent unless `wrapMore` wraps more: what other open offers need too. */
    wrapLess?: WrapMore | undefined
    /** The visitor's open offers on the same item. */
    own?: ReactNode
    onChange: (change: Partial<OfferForm>) => void
    onSubmit: () => void
  }
}

type Said = { words: TradeWords; texts: (typeof auctionWords)['en']; facts: OfferFacts }

function priceProblem(form: OfferForm, read: ReadOffer, { words, texts, facts }: Said): string | undefined {
  const issue = read.issues.find((issue) => issue !== 'quantityInvalid')
  if (!issue || form.price === '') return undefined
  if (issue !== 'belowReserve') return `${words.list.issue[issue]}.`
  return facts.auction && read.currency
    ? `${texts.belowReserve(formatMoney(facts.auction.reserve, read.currency, { exact: true }))}.`
    : undefined
}

function issueText(form: OfferForm, issue: ReadOffer['issues'][number], words: TradeWords): string {
  const { list, wrap } = words
  if (issue === 'quantityInvalid') return list.issue.quantityInvalid
  return form.price === '' ? wrap.enterAmount : wrap.checkAmount
}
