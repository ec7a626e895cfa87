import type { Order } from '@souk/seaport'
import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SwapForm } from '../../dialogs/SwapForm.js'
import { formatMoney } from '../../format/formatMoney.js'
import { GuardFindings } from '../../guard/GuardFindings.js'
import { swapTradeWords } from '../../i18n/areas/swapTrade.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import { Choice } from '../../kit/Choice.js'
import { Notice } from '../../kit/Notice.js'
import { durations } from '../../orders/listTimes.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import type { Sides } from '../../swaps/swapSides.js'
import { PublishField } from '../list/PublishField.js'
import { TradeForm } from '../shared/TradeForm.js'
import type { WrapMore } from '../shared/useWrapMore.js'
import { AnyFields } from './AnyFields.js'
import { startAny } from './anyForm.js'
import { SideFields } from './SideFields.js'
import type { Direction, ReadSwap, SwapFacts } from './swapForm.js'
import type { useAny } from './useAny.js'

/** Asks for both sides of a swap, next to each other, and how long it stays open. */
export function SwapFormView(props: SwapFormView.Props) {
  const { form, read, sides, facts, known, any, bound, picked, isCounter, busy } = props
  const { onChange, onPick, onSubmit } = props
  const words = useArea(swapTradeWords)
  const { list, trade } = useTradeWords()
  const [issue] = read.issues
  const { short } = read
  const lack = short && trade.lacks(short.currency.symbol)
  const side = (direction: Direction, more: Pick<SideFields.Props, 'lead' | 'instead'> = {}) => (
    <SideFields
      direction={direction}
      form={form[direction]}
      side={sides[direction]}
      issue={read.moneyIssues[direction]}
      facts={facts}
      known={known}
      hasFocus={picked === direction}
      onChange={(next) => onChange({ [direction]: next })}
      onPick={() => onPick(direction)}
      {...more}
    />
  )
  return (
    <TradeForm
      label={words.form.review}
      issue={issue ? words.form.issue[issue] : lack}
      busy={busy}
      supply={supplyOf(props)}
      onSubmit={onSubmit}
    >
      {isCounter && (
        <Notice tone="info">{issue === 'noBetter' ? words.form.noBetter : words.form.open}</Notice>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        {side('give')}
        <ArrowLeftRight
          aria-hidden
          className="size-5 justify-self-center text-ink-soft max-sm:rotate-90 sm:mt-14"
        />
        {side('get', {
          lead: <WantChoice {...props} />,
          instead: form.any && (
            <AnyFields
              form={form.any}
              any={any}
              isWrong={issue === 'quantityInvalid'}
              onChange={(change) => form.any && onChange({ any: { ...form.any, ...change } })}
            />
          ),
        })}
      </div>
      {bound}
      {form.any && <Notice tone="info">{words.any.meaning}</Notice>}
      <p className="text-sm text-ink-soft">
        {words.worth.how} {(form.give.money || form.get.money) && words.form.fees}
      </p>
      <GuardFindings findings={props.findings} />
      {short && (
        <Notice tone="warn">
          {words.form.short(formatMoney(short.amount, short.currency, { exact: true }))}
        </Notice>
      )}
      <Choice
        label={list.howLong}
        options={durations.map((value) => ({ value, label: list.duration[value] }))}
        value={form.duration}
        onChange={(duration) => onChange({ duration })}
      />
      <PublishField isOnChain={form.isOnChain} onChange={onChange} />
    </TradeForm>
  )
}

/** Returns what supplies the first thing that the form lacks: items of a side, the swap that it answers, or money. */
function supplyOf({ form, read, onAccept, onPick, wrapMore }: SwapFormView.Props): TradeForm.Props['supply'] {
  switch (read.issues[0]) {
    case undefined:
      return wrapMore
    case 'noBetter':
      return onAccept && { open: onAccept }
    case 'giveNothing':
      return { open: () => onPick('give') }
    case 'getNothing':
      return form.any ? undefined : { open: () => onPick('get') }
    default:
      return undefined
  }
}

const wants = ['items', 'any'] as const

/** Asks whether certain items are wanted, or any of a collection. */
function WantChoice({ form, onChange }: Pick<SwapFormView.Props, 'form' | 'onChange'>) {
  const { any: words } = useArea(swapTradeWords)
  const [first] = form.get.items
  return (
    <Choice
      label={words.which}
      options={wants.map((value) => ({ value, label: words.scopes[value] }))}
      value={form.any ? 'any' : 'items'}
      onChange={(scope) => onChange({ any: scope === 'any' ? startAny(first?.nft.collection) : undefined })}
    />
  )
}

export declare namespace SwapFormView {
  type Props = {
    form: SwapForm
    read: ReadSwap
    /** The valid parts, with the money that leaves or arrives. */
    sides: Sides
    /** What the guard will find about the worth of both sides. */
    findings: readonly Order.Finding[]
    facts: SwapFacts
    known: SwapKnowledge
    /** The collections of which any item can be wanted. */
    any: useAny.Result
    /** Says which given items other orders of the visitor give as well. */
    bound?: ReactNode
    /** The side whose items were chosen last. */
    picked: Direction | undefined
    /** Whether it answers another swap. */
    isCounter: boolean
    busy: boolean
    onChange: (change: Partial<SwapForm>) => void
    /** Leads to the swap that it answers, to accept that. */
    onAccept?: (() => void) | undefined
    /** Opens the items of a side. */
    onPick: (direction: Direction) => void
    onSubmit: () => void
    /** Absent unless the wallet can wrap the money that it lacks. */
    wrapMore: WrapMore | undefined
  }
}
