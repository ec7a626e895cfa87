import { ArrowLeftRight } from 'lucide-react'
import type { SwapForm } from '../../dialogs/SwapForm.js'
import { formatMoney } from '../../format/formatMoney.js'
import { swapWords } from '../../i18n/areas/swap.js'
import { useTradeWords } from '../../i18n/areas/trades.js'
import { useArea } from '../../i18n/useArea.js'
import type { SwapKnowledge } from '../../swaps/sideWorth.js'
import type { Sides } from '../../swaps/swapSides.js'
import { Button } from '../../ui/Button.js'
import { Choice } from '../../ui/Choice.js'
import { DialogActions } from '../../ui/DialogActions.js'
import { Notice } from '../../ui/Notice.js'
import { PublishField } from '../list/PublishField.js'
import { durations } from '../shared/listTimes.js'
import { SideFields } from './SideFields.js'
import type { Direction, ReadSwap, SwapFacts } from './swapForm.js'

/** Asks for both sides of a swap, next to each other, and how long it stays open. */
export function SwapFormView(props: SwapFormView.Props) {
  const { form, read, sides, facts, known, picked, isCounter, busy } = props
  const { onChange, onPick, onSubmit, onWrap } = props
  const words = useArea(swapWords)
  const { list, wrap } = useTradeWords()
  const [issue] = read.issues
  const isReady = !issue && !read.short
  const side = (direction: Direction) => (
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
    />
  )
  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !busy) onSubmit()
      }}
    >
      {isCounter && <Notice tone="info">{words.form.open}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        {side('give')}
        <ArrowLeftRight
          aria-hidden
          className="size-5 justify-self-center text-ink-soft max-sm:rotate-90 sm:mt-14"
        />
        {side('get')}
      </div>
      <p className="text-sm text-ink-soft">
        {words.worth.how} {(form.give.money || form.get.money) && words.form.fees}
      </p>
      {read.short && (
        <Notice tone="warn" action={<Button onClick={onWrap}>{wrap.open}</Button>}>
          {words.form.short(formatMoney(read.short.amount, read.short.currency, { exact: true }))}
        </Notice>
      )}
      <Choice
        label={list.howLong}
        options={durations.map((value) => ({ value, label: list.duration[value] }))}
        value={form.duration}
        onChange={(duration) => onChange({ duration })}
      />
      <PublishField isOnChain={form.isOnChain} onChange={onChange} />
      <DialogActions>
        <Button type="submit" tone="primary" size="l" className="w-full" disabled={!isReady} busy={busy}>
          {issue ? words.form.issue[issue] : words.form.review}
        </Button>
      </DialogActions>
    </form>
  )
}

export declare namespace SwapFormView {
  type Props = {
    form: SwapForm
    read: ReadSwap
    /** The valid parts, with the money that leaves or arrives. */
    sides: Sides
    facts: SwapFacts
    known: SwapKnowledge
    /** The side whose items were chosen last. */
    picked: Direction | undefined
    /** Whether it answers another swap. */
    isCounter: boolean
    busy: boolean
    onChange: (change: Partial<SwapForm>) => void
    /** Opens the items of a side. */
    onPick: (direction: Direction) => void
    onSubmit: () => void
    /** Opens the dialog to wrap more of the currency. */
    onWrap: () => void
  }
}
