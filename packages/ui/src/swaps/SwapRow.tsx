import type { MarketSwap } from '@souk/market'
import { formatMoment, formatUntil } from '../format/formatTime.js'
import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { Button } from '../kit/Button.js'
import { HideButton } from '../kit/HideButton.js'
import { useClock } from '../kit/useClock.js'
import { BothSides } from './BothSides.js'
import type { SwapKnowledge } from './sideWorth.js'
import type { Sides } from './swapSides.js'

/** Shows a swap as a row: both sides, who made it, its state, and what the visitor can do with it. */
export function SwapRow({
  swap,
  role,
  sides,
  known,
  name,
  makerName,
  hiding,
  onAccept,
  onCounter,
  onCancel,
}: SwapRow.Props) {
  const words = useArea(swapWords)
  const labels =
    role === 'none'
      ? { give: words.gives(makerName), get: words.wants(makerName) }
      : { give: words.give, get: words.get }
  return (
    <li
      className={`space-y-3 px-4 py-4 ${swap.status === 'active' && !hiding?.isHidden ? '' : 'bg-sunk/60'}`}
    >
      <BothSides {...{ sides, labels, known }} hasLinks />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem] text-sm text-ink-soft">
          {hiding?.isHidden && <p className="font-semibold text-ink">{words.stillOpen}</p>}
          <Standing swap={swap} />
          {role !== 'maker' && <p>{words.by(makerName)}</p>}
        </div>
        <div className="ml-auto flex flex-wrap justify-end gap-2">
          {hiding && <HideButton {...hiding} name={name} />}
          {role === 'taker' && (
            <>
              <Button onClick={onCounter}>{words.counter}</Button>
              <Button tone="primary" onClick={onAccept}>
                {words.accept}
              </Button>
            </>
          )}
          {role === 'maker' && (
            <Button tone="danger" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

export declare namespace SwapRow {
  type Props = {
    swap: MarketSwap
    /** What the visitor can do: cancel it, accept it, or nothing. */
    role: 'maker' | 'taker' | 'none'
    /** From the view of the visitor, or of the maker. */
    sides: Sides
    known: SwapKnowledge
    /** Both sides in a few words. */
    name: string
    makerName: string
    /** Whether the visitor hid it, and a function to hide or show it in this browser. Absent if it cannot be hidden. */
    hiding?: { isHidden: boolean; onHide: () => void } | undefined
    onAccept: () => void
    onCounter: () => void
    onCancel: () => void
  }
}

/** Shows when a swap ends, or why it is inactive and how it becomes valid again. */
function Standing({ swap: { status, reason, endTime } }: Pick<SwapRow.Props, 'swap'>) {
  const words = useArea(swapWords)
  const clock = useClock()
  if (status === 'inactive') {
    const risk = words.risk[reason ?? 'unknown']
    return (
      <>
        <p className="font-semibold text-warn">{risk.title}</p>
        <p>{risk.body}</p>
      </>
    )
  }
  return <p title={formatMoment(endTime)}>{formatUntil(endTime, clock(), words.ends)}</p>
}
