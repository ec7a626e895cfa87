import { formatMoney } from '../../format/formatMoney.js'
import { bundleWords } from '../../i18n/areas/bundle.js'
import { listingWords } from '../../i18n/areas/listing.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Money } from '../../kit/Money.js'
import { Notice } from '../../kit/Notice.js'
import { Summary } from '../../kit/Summary.js'
import { BuyerFields } from '../list/BuyerFields.js'
import { ListCurve } from '../list/ListCurve.js'
import { ListPrices } from '../list/ListPrices.js'
import { EndFields, StartField } from '../list/ListTimeFields.js'
import { buttonText } from '../list/listIssues.js'
import { ModeField } from '../list/ModeField.js'
import { Proceeds } from '../list/Proceeds.js'
import { PublishField } from '../list/PublishField.js'
import { TradeForm } from '../shared/TradeForm.js'
import { BundleLines } from './BundleLines.js'
import type { ReadBundle } from './bundleForm.js'
import type { useBundle } from './useBundle.js'

/** Shows the items of a set, its terms, and what the seller receives. */
export function BundleFormView(props: BundleFormView.Props) {
  const { form, read, warnings, breakdown, suggested, busy, onChange, onLine, onSubmit } = props
  const { list } = useTradeWords()
  const texts = useArea(listingWords)
  const words = useArea(bundleWords)
  const { terms, facts } = read
  const [firstIssue] = terms.issues
  const { currency } = terms
  const issue = read.issue
    ? words.issue[read.issue]
    : firstIssue
      ? buttonText(form, firstIssue, { list, texts })
      : breakdown
        ? undefined
        : words.readingFees
  const times = { form, read: terms, now: facts.now, onChange }
  return (
    <TradeForm
      label={list.review}
      issue={issue}
      busy={busy}
      sum={{
        name: list.youReceive,
        value: breakdown && currency && <Money amount={breakdown.seller} currency={currency} fiat />,
      }}
      onSubmit={onSubmit}
    >
      <BundleLines lines={read.lines} onLine={onLine} />
      <ModeField form={form} modes={modes} onChange={onChange} />
      <ListPrices
        {...{ form, facts, suggested, onChange }}
        read={terms}
        label={words.price}
        hint={floorsText(read, words)}
      />
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {warning}
        </Notice>
      ))}
      <EndFields {...times} />
      {form.mode === 'dutch' && <ListCurve read={terms} facts={facts} />}
      <details
        open={form.isPrivate || form.startsAt !== '' || undefined}
        className="group rounded-card border border-line open:pb-4"
      >
        <Summary>{texts.more}</Summary>
        <div className="space-y-4 px-4 pt-1">
          <BuyerFields form={form} read={terms} names={facts.names} onChange={onChange} />
          <StartField {...times} />
        </div>
      </details>
      <PublishField isOnChain={form.isOnChain} onChange={onChange} />
      {breakdown && currency && <Proceeds breakdown={breakdown} currency={currency} />}
    </TradeForm>
  )
}

export declare namespace BundleFormView {
  type Props = ReturnType<typeof useBundle>['view'] & { busy: boolean; onSubmit: () => void }
}

/** An auction sells a single item. */
const modes = ['fixed', 'dutch'] as const

function floorsText(
  { floors, lines }: Pick<ReadBundle, 'floors' | 'lines'>,
  words: (typeof bundleWords)['en'],
): string | undefined {
  if (!floors) return undefined
  const sum = formatMoney(floors.price, floors.currency)
  return floors.counted === lines.length ? words.floors(sum) : words.someFloors(sum, floors.counted)
}
