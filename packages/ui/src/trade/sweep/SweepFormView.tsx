import type { Currency } from '@souk/market'
import { formatMoney } from '../../format/formatMoney.js'
import { collectionWords } from '../../i18n/areas/collection.js'
import { useArea } from '../../i18n/useArea.js'
import { Button } from '../../kit/Button.js'
import { Choice } from '../../kit/Choice.js'
import { DialogActions } from '../../kit/DialogActions.js'
import { Facts } from '../../kit/Facts.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Money } from '../../kit/Money.js'
import { TokenImage } from '../../kit/TokenImage.js'
import { nftName } from '../../nft/nftName.js'
import { mostSwept, type ReadSweep, type SweepForm } from './sweepForm.js'

/** Asks for a count or a budget, and shows each item with its price, with a checkbox to leave it out. */
export function SweepFormView(props: SweepFormView.Props) {
  const { form, read, currency, isLoading, only, onChange, onSubmit } = props
  const { sweepForm: words } = useArea(collectionWords)
  const reachable = Math.min(mostSwept, Math.max(1, read.offered.length - leftOut(form, read)))
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (read.chosen.length > 0 && read.issues.length === 0) onSubmit()
      }}
    >
      {only.length > 0 && (
        <p className="rounded-card bg-tile-wash px-3.5 py-2.5 text-sm">{words.only(only.join(', '))}</p>
      )}
      <Choice
        label={words.by}
        options={[
          { value: 'count', label: words.count },
          { value: 'budget', label: words.budget },
        ]}
        value={form.by}
        onChange={(by) => onChange({ by })}
      />
      {form.by === 'count' ? (
        <Field label={words.count} hint={words.upTo(reachable)}>
          {(control) => (
            <div className="flex items-center gap-4">
              <input
                {...control}
                type="range"
                disabled={isLoading}
                min={1}
                max={reachable}
                value={Math.min(form.count, reachable)}
                aria-valuetext={words.howMany(Math.min(form.count, reachable))}
                onChange={(event) => onChange({ count: Number(event.target.value) })}
                className="h-11 flex-1 accent-(--clay)"
              />
              <output className="figures w-10 text-right text-lg font-semibold">{read.chosen.length}</output>
            </div>
          )}
        </Field>
      ) : (
        <PriceInput
          label={words.budget}
          value={form.budget}
          symbol={currency.symbol}
          isWrong={read.issues.includes('budget')}
          onChange={(budget) => onChange({ budget })}
        />
      )}
      <PriceInput
        label={words.most}
        hint={words.mostHint}
        value={form.most}
        symbol={currency.symbol}
        isWrong={read.issues.includes('most')}
        onChange={(most) => onChange({ most })}
      />
      <Items {...props} />
      <Facts
        rows={[
          ...(read.average === undefined
            ? []
            : [{ name: words.average, value: <Money amount={read.average} currency={currency} /> }]),
          {
            name: words.total,
            value: <Money amount={read.total} currency={currency} exact fiat />,
            total: true,
          },
        ]}
      />
      <p className="text-sm text-ink-soft">
        {words.fees} {words.own}
      </p>
      <DialogActions>
        <Button
          type="submit"
          tone="primary"
          size="l"
          className="w-full"
          busy={isLoading}
          disabled={!isLoading && (read.chosen.length === 0 || read.issues.length > 0)}
        >
          {words.go(read.chosen.length, formatMoney(read.total, currency))}
        </Button>
      </DialogActions>
    </form>
  )
}

export declare namespace SweepFormView {
  type Props = {
    form: SweepForm
    read: ReadSweep
    currency: Currency
    isLoading: boolean
    /** The active filters, in words. */
    only: readonly string[]
    onChange: (change: Partial<SweepForm>) => void
    onSubmit: () => void
  }
}

function leftOut({ excluded }: SweepForm, { offered }: ReadSweep): number {
  return offered.filter(({ key }) => excluded.includes(key)).length
}

function PriceInput({ label, hint, value, symbol, isWrong, onChange }: PriceInput.Props) {
  const { noPrice } = useArea(collectionWords)
  return (
    <Field label={label} hint={hint} problem={isWrong ? noPrice : undefined}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlClass} figures pr-16!`}
          />
          <span aria-hidden className="absolute top-1/2 right-4 -translate-y-1/2 text-sm text-ink-soft">
            {symbol}
          </span>
        </div>
      )}
    </Field>
  )
}

declare namespace PriceInput {
  type Props = {
    label: string
    hint?: string
    value: string
    symbol: string
    isWrong: boolean
    onChange: (value: string) => void
  }
}

/** Shows the items to buy, including those left out by hand. */
function Items({ form, read, currency, isLoading, onChange }: SweepFormView.Props) {
  const { sweepForm: words } = useArea(collectionWords)
  const keys = new Set(read.chosen.map(({ key }) => key))
  const shown = read.offered.filter(({ key }) => keys.has(key) || form.excluded.includes(key))
  if (isLoading) return <div aria-hidden className="skeleton h-32" />
  if (shown.length === 0)
    return (
      <p className="rounded-card bg-sunk px-4 py-6 text-center text-sm text-ink-soft">
        {read.offered.length === 0 && form.most.trim() === '' ? words.none : words.nothing}
      </p>
    )
  const toggle = (key: string) =>
    onChange({
      excluded: form.excluded.includes(key)
        ? form.excluded.filter((other) => other !== key)
        : [...form.excluded, key],
    })
  return (
    <ul
      aria-label={words.items}
      className="max-h-64 divide-y divide-line overflow-y-auto rounded-card border border-line"
    >
      {shown.map(({ key, nft, price }) => {
        const name = nftName(nft)
        const isIn = keys.has(key)
        return (
          <li key={key}>
            <label
              className={`flex min-h-14 items-center gap-3 px-3 py-2 text-sm hover:bg-sunk ${isIn ? '' : 'opacity-60'}`}
            >
              <input
                type="checkbox"
                checked={isIn}
                aria-label={`${name}, ${formatMoney(price, currency)}`}
                onChange={() => toggle(key)}
                className="size-4.5 shrink-0 accent-(--clay)"
              />
              <span className="w-10 shrink-0 overflow-hidden rounded-chip">
                <TokenImage src={nft.imageUrl} alt="" />
              </span>
              <span
                className={`line-clamp-2 min-w-0 flex-1 wrap-break-word ${isIn ? 'font-medium' : 'line-through'}`}
              >
                {name}
              </span>
              <Money amount={price} currency={currency} />
            </label>
          </li>
        )
      })}
    </ul>
  )
}
