import type { Currency } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { ReactNode } from 'react'
import { formatMoney } from '../../format/formatMoney.js'
import { amountExample } from '../../format/formatNumber.js'
import { formatCount } from '../../format/formatShare.js'
import { GuardFindings } from '../../guard/GuardFindings.js'
import { severalWords } from '../../i18n/areas/several.js'
import { type TradeWords, useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { controlClass, Field } from '../../kit/Field.js'
import { Money } from '../../kit/Money.js'
import { CurrencyAndDuration } from '../shared/CurrencyAndDuration.js'
import { TradeForm } from '../shared/TradeForm.js'
import type { WrapMore } from '../shared/useWrapMore.js'
import { FundsAndFees } from './FundsAndFees.js'
import { FundsNotice } from './FundsNotice.js'
import { type LadderForm, type LadderIssue, mostSteps, type ReadLadder } from './ladderForm.js'

/** Asks for the highest and the lowest price of several offers, and shows all of them. */
export function LadderFormView(props: LadderFormView.Props) {
  const { form, read, currencies, balance, aim, aimIssue, fees, busy, onChange, wrapMore, onSubmit } = props
  const { ladder: words, offers } = useArea(severalWords)
  const { trade } = useTradeWords()
  const { currency, total } = read
  return (
    <TradeForm
      label={offers.review(read.prices.length)}
      issue={aimIssue ?? issueText(read, { words, trade })}
      supply={aimIssue || read.issue ? undefined : wrapMore}
      busy={busy}
      sum={{
        name: words.total,
        value: total !== undefined && currency && <Money amount={total} currency={currency} fiat />,
      }}
      onSubmit={onSubmit}
    >
      {aim}
      <p className="text-sm text-ink-soft">{words.meaning}</p>
      <Fields {...props} />
      <CurrencyAndDuration
        currencies={currencies}
        currency={currency}
        duration={form.duration}
        onChange={onChange}
      />
      {currency && read.prices.length > 0 && <Steps read={read} currency={currency} />}
      <GuardFindings findings={props.findings} />
      {currency && <FundsAndFees {...{ currency, balance }} fees={fees} />}
      {currency && (
        <FundsNotice
          {...{ currency, balance, wrapMore, total }}
          amounts={read.prices.map((price) => price * (read.quantity ?? 1n))}
          lacks={read.lacks}
          exposure={read.exposure}
        />
      )}
    </TradeForm>
  )
}

export declare namespace LadderFormView {
  type Props = {
    form: LadderForm
    read: ReadLadder
    currencies: readonly Currency[]
    balance: bigint | undefined
    /** What the guard will find about the prices. */
    findings: readonly Order.Finding[]
    /** Lets the visitor choose the items that the offers are for. */
    aim: ReactNode
    /** What is missing or wrong in that choice. */
    aimIssue: string | undefined
    /** The share of a price that the sellers pay as fees, in basis points. */
    fees: { least: number; most: number }
    busy: boolean
    onChange: (change: Partial<LadderForm>) => void
    /** Absent unless the wallet can wrap what it lacks. */
    wrapMore: WrapMore | undefined
    onSubmit: () => void
  }
}

type Texts = {
  words: (typeof severalWords)['en']['ladder']
  trade: Pick<TradeWords['trade'], 'lacks'>
}

/** Names what is missing or wrong. */
function issueText(read: ReadLadder, { words, trade }: Texts): string | undefined {
  if (read.issue) return read.issue === 'empty' ? words.enterPrices : words.check
  return read.lacks > 0n && read.currency ? trade.lacks(read.currency.symbol) : undefined
}

/** The issues that a field shows. */
const shownAt: Partial<Record<LadderIssue, 'count' | 'highest' | 'quantity'>> = {
  count: 'count',
  close: 'count',
  order: 'highest',
  quantity: 'quantity',
}

function Fields({ form, read, onChange }: LadderFormView.Props) {
  const { ladder: words } = useArea(severalWords)
  const { list } = useTradeWords()
  const { issue } = read
  const said: Partial<Record<LadderIssue, string>> = {
    count: words.issue.count(mostSteps),
    close: words.issue.close,
    order: words.issue.order,
    quantity: `${list.issue.quantityInvalid}.`,
  }
  const input = (label: string, field: 'count' | 'highest' | 'lowest' | 'quantity') => (
    <Field label={label} problem={issue && shownAt[issue] === field ? said[issue] : undefined}>
      {(control) => (
        <input
          {...control}
          inputMode={field === 'highest' || field === 'lowest' ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={field === 'highest' || field === 'lowest' ? amountExample() : undefined}
          value={form[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
          className={`${controlClass} figures font-semibold`}
        />
      )}
    </Field>
  )
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4">
      {input(words.highest, 'highest')}
      {input(words.lowest, 'lowest')}
      {input(words.count, 'count')}
      {input(words.quantity, 'quantity')}
    </div>
  )
}

function Steps({ read, currency }: { read: ReadLadder; currency: Currency }) {
  const { ladder: words } = useArea(severalWords)
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{words.steps}</p>
      <ul aria-label={words.steps} className="flex flex-wrap gap-2">
        {read.prices.map((price) => (
          <li key={String(price)} className="figures rounded-full bg-sunk px-3 py-1.5 text-sm font-medium">
            {words.step(formatMoney(price, currency, { exact: true }), formatCount(read.quantity ?? 1n))}
          </li>
        ))}
      </ul>
    </div>
  )
}
