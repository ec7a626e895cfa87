import { portfolioWords } from '@souk/ui/parts/i18n/areas/portfolio.js'
import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { Button } from '@souk/ui/parts/kit/Button.js'
import { X } from 'lucide-react'

/** Shows a selection of items and the possible actions. Stays in view while the items scroll. */
export function PickBar({ picked, keys, most, hint, actions, onPick }: PickBar.Props) {
  const { items } = useArea(portfolioWords)
  const isNone = picked.size === 0
  return (
    <div
      data-bar="always"
      className="dock sm:mx-auto flex sm:w-full max-w-3xl flex-wrap items-center gap-2 py-2.5"
    >
      <p role="status" className="min-w-0 flex-1 pl-2.5 text-sm">
        <span className="font-semibold whitespace-nowrap">{items.picked(picked.size)}</span>
        {picked.size >= most && <span className="block text-ink-soft">{items.most(most)}</span>}
        {hint && <span className="block text-ink-soft">{hint}</span>}
      </p>
      <Button
        tone="ghost"
        className="whitespace-nowrap max-sm:px-2.5"
        onClick={() => onPick(isNone ? new Set(keys.slice(0, most)) : new Set())}
      >
        {isNone ? items.pickAll : items.pickNone}
      </Button>
      <button
        type="button"
        aria-label={items.stop}
        onClick={() => onPick(undefined)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk sm:order-last"
      >
        <X aria-hidden className="size-4" />
      </button>
      {/* A row of its own on a phone. */}
      <div className="flex gap-2 max-sm:basis-full">
        {actions.map(({ label, hint, isDisabled = false, isMain = false, onDo }) => (
          <Button
            key={label}
            tone={isMain ? 'primary' : 'quiet'}
            title={hint}
            disabled={isNone || isDisabled}
            className="max-sm:flex-auto max-sm:px-2 max-sm:text-[0.8125rem]"
            onClick={onDo}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

export declare namespace PickBar {
  type Action = {
    label: string
    hint?: string
    /** Whether it is impossible for this selection. It always is for none. @default false */
    isDisabled?: boolean
    /** @default false */
    isMain?: boolean
    onDo: () => void
  }
  type Props = {
    /** The keys of the selected items. */
    picked: ReadonlySet<string>
    /** The keys of all items shown. */
    keys: readonly string[]
    /** The most items of a selection. */
    most: number
    /** What to do next. */
    hint?: string | undefined
    actions: readonly Action[]
    /** Called with `undefined` to leave the selection. */
    onPick: (picked: ReadonlySet<string> | undefined) => void
  }
}
