import type { OffersForm, OffersLine } from '../../dialogs/OffersForm.js'
import { formatMoney } from '../../format/formatMoney.js'
import { amountExample } from '../../format/formatNumber.js'
import { formatBasisPoints } from '../../format/formatShare.js'
import { severalWords } from '../../i18n/areas/several.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { Button } from '../../ui/Button.js'
import { Choice } from '../../ui/Choice.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { controlClass, Field } from '../../ui/Field.js'
import { Money } from '../../ui/Money.js'
import { Notice } from '../../ui/Notice.js'
import { CurrencyAndDuration } from '../shared/CurrencyAndDuration.js'
import { PickedLine } from '../shared/PickedLine.js'
import type { WrapMore } from '../shared/useWrapMore.js'
import { FundsNotice } from './FundsNotice.js'
import type { OffersFacts, ReadOffers, ReadOffersLine } from './offersForm.js'

/** Shows items with a price field for each, a way to price all of them, the sum, and what the wallet can pay. */
export function OffersFormView(props: OffersFormView.Props) {
  const { form, read, facts, busy, onChange, wrapMore, onSubmit } = props
  const { offers: words } = useArea(severalWords)
  if (form.lines.length === 0) return <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
  const isReady = read.missing === 0 && read.wrong === 0 && read.lacks === 0n
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !busy) onSubmit()
      }}
    >
      <PricingFields {...props} />
      <Lines {...props} />
      <CurrencyAndDuration
        currencies={facts.currencies}
        currency={read.currency}
        duration={form.duration}
        onChange={onChange}
      />
      <Terms {...props} />
      <OneByOne form={form} onChange={onChange} />
      {read.above > 0 && <Notice tone="warn">{words.warnAbove(read.above)}</Notice>}
      <FundsNotice
        total={read.total}
        lacks={read.lacks}
        balance={facts.balance}
        currency={read.currency}
        wrapMore={wrapMore}
      />
      <DialogActions>
        <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 text-sm">
            <span className="block text-ink-soft">{words.total}</span>
            <span className="text-base font-semibold">
              {read.total === undefined ? '–' : <Money amount={read.total} currency={read.currency} />}
            </span>
          </p>
          <Button type="submit" tone="primary" size="l" disabled={!isReady} busy={busy}>
            {read.wrong > 0
              ? words.checkPrices(read.wrong)
              : read.missing > 0
                ? words.needPrices(read.missing)
                : words.review(form.lines.length)}
          </Button>
        </div>
      </DialogActions>
    </form>
  )
}

export declare namespace OffersFormView {
  type Props = {
    form: OffersForm
    read: ReadOffers
    facts: OffersFacts
    /** The share of a price that the sellers pay as fees, in basis points; undefined while unknown. */
    fees: { least: number; most: number } | undefined
    busy: boolean
    /** The result of the last pricing of all lines. */
    note: string | undefined
    onChange: (change: Partial<OffersForm>) => void
    onLine: (line: OffersLine, change: Partial<OffersLine> | 'remove') => void
    onPriceAll: () => void
    /** Absent unless the wallet can wrap what it lacks. */
    wrapMore: WrapMore | undefined
    onSubmit: () => void
  }
}

/** Says what the wallet holds, and who pays the fees. */
function Terms({ read, facts, fees }: OffersFormView.Props) {
  const { offers: words } = useArea(severalWords)
  const share =
    fees &&
    (fees.least === fees.most
      ? formatBasisPoints(fees.most)
      : `${formatBasisPoints(fees.least)} – ${formatBasisPoints(fees.most)}`)
  return (
    <p className="text-sm text-ink-soft">
      {facts.balance !== undefined && words.balance(formatMoney(facts.balance, read.currency))}{' '}
      {share && words.sellerFees(share)}
    </p>
  )
}

function OneByOne({ form, onChange }: Pick<OffersFormView.Props, 'form' | 'onChange'>) {
  const { offers: words } = useArea(severalWords)
  return (
    <label className="flex min-h-11 items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={form.oneByOne}
        onChange={(event) => onChange({ oneByOne: event.target.checked })}
        className="mt-0.5 size-5 shrink-0 accent-clay"
      />
      <span>
        <span className="font-semibold">{words.wallet}</span>
        <span className="block text-ink-soft">{words.walletHint(form.lines.length)}</span>
      </span>
    </label>
  )
}

const ways = ['below', 'fixed'] as const

function PricingFields({ form, note, onChange, onPriceAll }: OffersFormView.Props) {
  const { offers: words } = useArea(severalWords)
  const { pricing } = form
  const [label, field] =
    pricing.way === 'fixed' ? ([words.price, 'price'] as const) : ([words.percent, 'percent'] as const)
  return (
    <section aria-label={words.pricing} className="space-y-3 rounded-card bg-sunk p-4">
      <Choice
        label={words.pricing}
        options={ways.map((value) => ({ value, label: words.way[value] }))}
        value={pricing.way}
        onChange={(way) => onChange({ pricing: { ...pricing, way } })}
      />
      <p className="text-sm text-ink-soft">{words.wayMeaning[pricing.way]}</p>
      <div className="flex flex-wrap items-end gap-3 *:flex-[1_1_9rem]">
        <Field label={label}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={pricing[field]}
              placeholder={field === 'percent' ? '0' : amountExample()}
              onChange={(event) => onChange({ pricing: { ...pricing, [field]: event.target.value } })}
              onKeyDown={(event) => {
                // Enter presses the button beside the field, and does not submit the form.
                if (event.key !== 'Enter') return
                event.preventDefault()
                onPriceAll()
              }}
              className={`${controlClass} figures`}
            />
          )}
        </Field>
        <Button className="min-h-12" onClick={onPriceAll}>
          {words.apply}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {note}
      </p>
    </section>
  )
}

function Lines({ read, onLine }: OffersFormView.Props) {
  const { offers: words } = useArea(severalWords)
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {/* Each field has a label for screen readers. */}
      <div
        aria-hidden
        className="flex justify-end border-b border-line bg-sunk px-3 py-1.5 text-xs font-medium text-ink-soft sm:pr-[4.25rem]"
      >
        <span className="sm:w-32 sm:pr-3.5 sm:text-right">{words.priceEach(read.currency.symbol)}</span>
      </div>
      <ul
        aria-label={words.lines}
        className="max-h-[46dvh] divide-y divide-line overflow-y-auto overscroll-contain"
      >
        {read.lines.map((entry) => (
          <Line
            key={`${entry.line.nft.contract}:${entry.line.nft.identifier}`}
            read={entry}
            onLine={onLine}
          />
        ))}
      </ul>
    </div>
  )
}

function Line({ read, onLine }: { read: ReadOffersLine } & Pick<OffersFormView.Props, 'onLine'>) {
  const { offers: words } = useArea(severalWords)
  const { line, isAbove, isWrong } = read
  return (
    <PickedLine
      nft={line.nft}
      words={words}
      note={<span className={isAbove ? 'font-semibold text-warn' : ''}>{baseText(read, words)}</span>}
      units={{
        typed: line.quantity,
        isValid: read.quantity !== undefined,
        onType: (quantity) => onLine(line, { quantity }),
      }}
      fields={
        <input
          aria-label={words.priceOf(nftName(line.nft))}
          inputMode="decimal"
          autoComplete="off"
          placeholder={amountExample()}
          value={line.price}
          aria-invalid={isWrong || undefined}
          onChange={(event) => onLine(line, { price: event.target.value })}
          className={`${controlClass} figures h-11! text-right font-semibold`}
        />
      }
      onRemove={() => onLine(line, 'remove')}
    />
  )
}

function baseText({ base, isAbove }: ReadOffersLine, words: (typeof severalWords)['en']['offers']): string {
  if (!base) return words.noBase
  const price = formatMoney(base.price, base.currency)
  if (isAbove) return words.buyForLess(price)
  return base.kind === 'listing' ? words.listedAt(price) : words.floor(price)
}
