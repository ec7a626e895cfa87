import type { Order } from '@souk/seaport'
import type { OffersForm, OffersLine } from '../../dialogs/OffersForm.js'
import { formatMoney } from '../../format/formatMoney.js'
import { GuardFindings } from '../../guard/GuardFindings.js'
import { severalWords } from '../../i18n/areas/several.js'
import { type TradeWords, useTradeWords } from '../../i18n/areas/trades.js'
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
import type { WrapMore } from '../shared/useWrapMore.js'
import { FundsAndFees } from './FundsAndFees.js'
import { FundsNotice } from './FundsNotice.js'
import type { OffersFacts, ReadOffers, ReadOffersLine } from './offersForm.js'

/** Shows items with a price field for each, a way to price all of them, the sum, and what the wallet can pay. */
export function OffersFormView(props: OffersFormView.Props) {
  const { form, read, facts, busy, onChange, wrapMore, onSubmit } = props
  const { offers: words } = useArea(severalWords)
  const { trade } = useTradeWords()
  if (form.lines.length === 0) return <EmptyState title={words.empty}>{words.emptyMeaning}</EmptyState>
  return (
    <TradeForm
      label={words.review(form.lines.length)}
      issue={issueText(read, { words, trade })}
      supply={read.wrong + read.missing > 0 ? undefined : wrapMore}
      busy={busy}
      sum={{
        name: words.total,
        value: read.total !== undefined && <Money amount={read.total} currency={read.currency} fiat />,
      }}
      onSubmit={onSubmit}
    >
      <PricingFields {...props} />
      <Lines {...props} />
      <CurrencyAndDuration
        currencies={facts.currencies}
        currency={read.currency}
        duration={form.duration}
        onChange={onChange}
      />
      <FundsAndFees balance={facts.balance} currency={read.currency} fees={props.fees} />
      <OneByOne words={words} count={form.lines.length} checked={form.oneByOne} onChange={onChange} />
      <GuardFindings findings={props.findings} />
      {read.above > 0 && <Notice tone="warn">{words.warnAbove(read.above)}</Notice>}
      <FundsNotice
        amounts={read.amounts}
        total={read.total}
        lacks={read.lacks}
        exposure={read.exposure}
        balance={facts.balance}
        currency={read.currency}
        wrapMore={wrapMore}
      />
    </TradeForm>
  )
}

export declare namespace OffersFormView {
  type Props = {
    form: OffersForm
    read: ReadOffers
    facts: OffersFacts
    /** What the guard will find about the prices. */
    findings: readonly Order.Finding[]
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

type Texts = {
  words: (typeof severalWords)['en']['offers']
  trade: Pick<TradeWords['trade'], 'lacks'>
}

/** Names what is missing or wrong. */
function issueText(read: ReadOffers, { words, trade }: Texts): string | undefined {
  if (read.wrong > 0) return words.checkPrices(read.wrong)
  if (read.missing > 0) return words.needPrices(read.missing)
  return read.lacks > 0n ? trade.lacks(read.currency.symbol) : undefined
}

const ways = ['below', 'fixed'] as const

function PricingFields({ form, note, onChange, onPriceAll }: OffersFormView.Props) {
  const { offers: words } = useArea(severalWords)
  const { pricing } = form
  const set = (change: Partial<OffersForm['pricing']>) => onChange({ pricing: { ...pricing, ...change } })
  const field = pricing.way === 'fixed' ? 'price' : 'percent'
  return (
    <PricingBox {...{ words, ways, note, onPriceAll }} way={pricing.way} onWay={(way) => set({ way })}>
      <PricingField
        label={words[field]}
        typed={pricing[field]}
        isPercent={field === 'percent'}
        onType={(typed) => set({ [field]: typed })}
        onEnter={onPriceAll}
      />
    </PricingBox>
  )
}

function Lines({ read, onLine }: OffersFormView.Props) {
  const { offers: words } = useArea(severalWords)
  return (
    <PricedLines label={words.lines} heading={words.priceEach(read.currency.symbol)}>
      {read.lines.map((entry) => (
        <Line key={`${entry.line.nft.contract}:${entry.line.nft.tokenId}`} read={entry} onLine={onLine} />
      ))}
    </PricedLines>
  )
}

function Line({ read, onLine }: { read: ReadOffersLine } & Pick<OffersFormView.Props, 'onLine'>) {
  const { offers: words } = useArea(severalWords)
  const { line, isAbove, isWrong } = read
  return (
    <PricedLine
      nft={line.nft}
      words={words}
      note={<span className={isAbove ? 'font-semibold text-warn' : ''}>{baseText(read, words)}</span>}
      units={{
        typed: line.quantity,
        isValid: read.quantity !== undefined,
        onType: (quantity) => onLine(line, { quantity }),
      }}
      price={{ typed: line.price, isValid: !isWrong, onType: (price) => onLine(line, { price }) }}
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
