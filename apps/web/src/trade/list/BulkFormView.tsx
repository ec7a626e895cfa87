import { X } from 'lucide-react'
import { memo } from 'react'
import { formatMoney } from '../../format/formatMoney.js'
import { amountExample } from '../../format/formatNumber.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import { nftName } from '../../nft/nftName.js'
import { Button } from '../../ui/Button.js'
import { Choice } from '../../ui/Choice.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { controlClass, Field } from '../../ui/Field.js'
import { Money } from '../../ui/Money.js'
import { Notice } from '../../ui/Notice.js'
import { TokenImage } from '../../ui/TokenImage.js'
import { CurrencyAndDuration } from '../shared/CurrencyAndDuration.js'
import { type BulkForm, type BulkLine, type ReadBulk, type ReadLine, unitsOf } from './bulkForm.js'

/** Shows many items with a price field for each, a way to price all of them, and the totals. */
export function BulkFormView(props: BulkFormView.Props) {
  const { form, read, currencies, busy, onChange, onSubmit } = props
  const words = useArea(bulkWords)
  if (form.lines.length === 0) return <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
  const isReady = read.missing === 0 && read.wrong === 0
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
        currencies={currencies}
        currency={read.currency}
        duration={form.duration}
        onChange={onChange}
      />
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
      {read.belowFloor > 0 && <Notice tone="warn">{words.warnBelow(read.belowFloor)}</Notice>}
      {read.listed > 0 && <Notice tone="info">{words.warnListed(read.listed)}</Notice>}
      <DialogActions>
        <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 text-sm" title={words.totalHint}>
            <span className="block text-ink-soft">{words.total}</span>
            <span className="text-base font-semibold">
              {read.proceeds === undefined ? '–' : <Money amount={read.proceeds} currency={read.currency} />}
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

export declare namespace BulkFormView {
  type Props = {
    form: BulkForm
    read: ReadBulk
    currencies: readonly { address: string; symbol: string }[]
    account: string | undefined
    busy: boolean
    /** The result of the last pricing of all lines. */
    note: string | undefined
    onChange: (change: Partial<BulkForm>) => void
    onLine: (line: BulkLine, change: Partial<BulkLine> | 'remove') => void
    onPriceAll: () => void
    onSubmit: () => void
  }
}

const ways = ['floor', 'fixed', 'ladder'] as const

function PricingFields({ form, note, onChange, onPriceAll }: BulkFormView.Props) {
  const words = useArea(bulkWords)
  const { pricing } = form
  const input = (label: string, field: 'price' | 'percent' | 'start' | 'step', hint?: string) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          inputMode="text"
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
  )
  return (
    <section aria-label={words.pricing} className="space-y-3 rounded-card bg-sunk p-4">
      <Choice
        label={words.pricing}
        options={ways.map((value) => ({ value, label: words.way[value] }))}
        value={pricing.way}
        onChange={(way) => onChange({ pricing: { ...pricing, way } })}
      />
      <p className="text-sm text-ink-soft">{words.wayMeaning[pricing.way]}</p>
      <div className="flex flex-wrap items-start gap-3 *:flex-[1_1_9rem]">
        {pricing.way === 'fixed' && input(words.price, 'price')}
        {pricing.way === 'floor' && input(words.percent, 'percent', words.percentHint)}
        {pricing.way === 'ladder' && input(words.start, 'start')}
        {pricing.way === 'ladder' && input(words.step, 'step')}
        {/* Aligned with the fields beside it; below them in a narrow window. */}
        <div className="max-xs:basis-full! xs:pt-6.5">
          <Button className="min-h-12 w-full" onClick={onPriceAll}>
            {words.apply}
          </Button>
        </div>
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {note}
      </p>
    </section>
  )
}

function Lines({ read, account, onLine }: BulkFormView.Props) {
  const words = useArea(bulkWords)
  const hasEditions = read.lines.some(({ line }) => line.nft.standard === 'erc1155')
  return (
    <div className="overflow-hidden rounded-card border border-line">
      {/* Each field has a label for screen readers. */}
      <div
        aria-hidden
        className="flex justify-end gap-2 border-b border-line bg-sunk px-3 py-1.5 text-xs font-medium text-ink-soft sm:pr-[4.25rem]"
      >
        {hasEditions && <span className="mr-auto sm:mr-0 sm:w-14 sm:text-center">{words.units}</span>}
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
            currency={read.currency}
            account={account}
            onLine={onLine}
          />
        ))}
      </ul>
    </div>
  )
}

type LineProps = Pick<BulkFormView.Props, 'account' | 'onLine'> & {
  read: ReadLine
  currency: ReadBulk['currency']
}

/** Renders again only when its own data changes: an edit of one line must not render two hundred. */
const Line = memo(LineView, (before, after) => {
  const { line } = before.read
  return (
    line === after.read.line &&
    before.read.floor === after.read.floor &&
    before.read.proceeds === after.read.proceeds &&
    before.currency === after.currency &&
    before.account === after.account &&
    before.onLine === after.onLine
  )
})

function LineView({ read, currency, account, onLine }: LineProps) {
  const words = useArea(bulkWords)
  const { line, floor, isBelowFloor, isListed, isWrong, proceeds } = read
  const { nft } = line
  const name = nftName(nft)
  const isEdition = nft.standard === 'erc1155'
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-1.5 px-3 py-2.5 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] sm:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,12rem)_2.75rem]">
      <span className="overflow-hidden rounded-chip">
        <TokenImage src={nft.imageUrl} alt="" />
      </span>
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className={`truncate text-xs ${isBelowFloor ? 'font-semibold text-warn' : 'text-ink-soft'}`}>
          {isBelowFloor
            ? `${words.below} (${formatMoney(floor ?? 0n, currency)})`
            : isListed && nft.listing
              ? words.listedAt(formatMoney(nft.listing.unitPrice, nft.listing.currency))
              : floor === undefined
                ? words.noFloor
                : words.floor(formatMoney(floor, currency))}
        </p>
      </div>
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={() => onLine(line, 'remove')}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink sm:order-last"
      >
        <X aria-hidden className="size-4" />
      </button>
      <div className="col-span-3 flex items-center gap-2 sm:col-span-1">
        {isEdition && (
          <input
            aria-label={words.quantityOf(name)}
            title={words.held(unitsOf(nft, account))}
            inputMode="numeric"
            value={line.quantity}
            aria-invalid={read.quantity === undefined || undefined}
            onChange={(event) => onLine(line, { quantity: event.target.value })}
            className={`${controlClass} figures !h-11 !w-14 shrink-0 !px-2 text-center`}
          />
        )}
        <input
          aria-label={words.priceOf(name)}
          inputMode="decimal"
          autoComplete="off"
          placeholder={amountExample()}
          value={line.price}
          aria-invalid={isWrong || undefined}
          title={proceeds === undefined ? undefined : words.youGet(formatMoney(proceeds, currency))}
          onChange={(event) => onLine(line, { price: event.target.value })}
          className={`${controlClass} figures !h-11 text-right font-semibold`}
        />
      </div>
    </li>
  )
}
