import { memo } from 'react'
import { formatMoney } from '../../format/formatMoney.js'
import { bulkWords } from '../../i18n/areas/bulk.js'
import { useArea } from '../../i18n/useArea.js'
import { EmptyState } from '../../kit/EmptyState.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { CurrencyAndDuration } from '../shared/CurrencyAndDuration.js'
import { OneByOne } from '../shared/OneByOne.js'
import { PricedLine, PricedLines } from '../shared/PricedLines.js'
import { PricingBox } from '../shared/PricingBox.js'
import { PricingField } from '../shared/PricingField.js'
import { TradeForm } from '../shared/TradeForm.js'
import { type BulkForm, type BulkLine, type ReadBulk, type ReadLine, unitsOf } from './bulkForm.js'

/** Shows many items with a price field for each, a way to price all of them, and the totals. */
export function BulkFormView(props: BulkFormView.Props) {
  const { form, read, currencies, busy, onChange, onSubmit } = props
  const words = useArea(bulkWords)
  if (form.lines.length === 0) return <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
  return (
    <TradeForm
      label={words.review(form.lines.length)}
      issue={
        read.wrong > 0
          ? words.checkPrices(read.wrong)
          : read.missing > 0
            ? words.needPrices(read.missing)
            : undefined
      }
      busy={busy}
      sum={{
        name: words.total,
        value: read.proceeds !== undefined && <Money amount={read.proceeds} currency={read.currency} fiat />,
        hint: words.totalHint,
      }}
      onSubmit={onSubmit}
    >
      <PricingFields {...props} />
      <Lines {...props} />
      <CurrencyAndDuration
        currencies={currencies}
        currency={read.currency}
        duration={form.duration}
        onChange={onChange}
      />
      <OneByOne words={words} count={form.lines.length} checked={form.oneByOne} onChange={onChange} />
      {read.belowFloor > 0 && <Notice tone="warn">{words.warnBelow(read.belowFloor)}</Notice>}
      {read.listed > 0 && <Notice tone="info">{words.warnListed(read.listed)}</Notice>}
    </TradeForm>
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

const ways = ['fixed', 'floor', 'ladder'] as const

function PricingFields({ form, read, note, onChange, onPriceAll }: BulkFormView.Props) {
  const words = useArea(bulkWords)
  const { pricing } = form
  const set = (change: Partial<BulkForm['pricing']>) => onChange({ pricing: { ...pricing, ...change } })
  const input = (label: string, field: 'price' | 'percent' | 'start' | 'step', hint?: string) => (
    <PricingField
      label={label}
      hint={hint}
      typed={pricing[field]}
      isPercent={field === 'percent'}
      onType={(typed) => set({ [field]: typed })}
      onEnter={onPriceAll}
    />
  )
  return (
    <PricingBox
      {...{ words, ways, note }}
      way={pricing.way}
      onWay={(way) => set({ way })}
      onPriceAll={read.canPriceAll ? onPriceAll : undefined}
    >
      {pricing.way === 'fixed' && input(words.price, 'price')}
      {pricing.way === 'floor' && input(words.percent, 'percent', words.percentHint)}
      {pricing.way === 'ladder' && input(words.start, 'start')}
      {pricing.way === 'ladder' && input(words.step, 'step')}
    </PricingBox>
  )
}

function Lines({ read, account, onLine }: BulkFormView.Props) {
  const words = useArea(bulkWords)
  return (
    <PricedLines label={words.lines} heading={words.priceEach(read.currency.symbol)}>
      {read.lines.map((entry) => (
        <Line
          key={`${entry.line.nft.contract}:${entry.line.nft.tokenId}`}
          read={entry}
          currency={read.currency}
          account={account}
          onLine={onLine}
        />
      ))}
    </PricedLines>
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
  const { line, isBelowFloor, isWrong, proceeds } = read
  return (
    <PricedLine
      nft={line.nft}
      words={words}
      note={
        <span className={isBelowFloor ? 'font-semibold text-warn' : ''}>{noteOf(read, currency, words)}</span>
      }
      units={{
        typed: line.quantity,
        isValid: read.quantity !== undefined,
        note: words.held(unitsOf(line.nft, account)),
        onType: (quantity) => onLine(line, { quantity }),
      }}
      price={{
        typed: line.price,
        isValid: !isWrong,
        hint:
          proceeds === undefined ? undefined : words.youGet(formatMoney(proceeds, currency, { exact: true })),
        onType: (price) => onLine(line, { price, isOwnPrice: true }),
      }}
      onRemove={() => onLine(line, 'remove')}
    />
  )
}

/** Compares the price with the floor, or else says what the item is listed for. */
function noteOf(
  { line: { nft }, floor, isBelowFloor, isListed }: ReadLine,
  currency: ReadBulk['currency'],
  words: (typeof bulkWords)['en'],
): string {
  if (isBelowFloor) return `${words.below} (${formatMoney(floor ?? 0n, currency)})`
  if (isListed && nft.listing) return words.listedAt(formatMoney(nft.listing.unitPrice, nft.listing.currency))
  return floor === undefined ? words.noFloor : words.floor(formatMoney(floor, currency))
}
