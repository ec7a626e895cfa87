import { useArea } from '@souk/ui/parts/i18n/useArea.js'
import { TokenImage } from '@souk/ui/parts/kit/TokenImage.js'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { searchWords } from '../i18n/areas/search.js'
import { type Choice, type ChoiceGroup, placeKey } from './choices.js'

/** A search field with results. Arrow keys walk the results while the field keeps the focus. */
export function SearchBox(props: SearchBox.Props) {
  const { text, onText, groups, note, onChoose } = props
  const words = useArea(searchWords)
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const choices = groups.flatMap((group) => group.choices)
  const isShown = isOpen && (choices.length > 0 || note !== undefined)
  const choose = (choice: Choice) => {
    setOpen(false)
    setActive(undefined)
    inputRef.current?.blur()
    onChoose(choice)
  }
  const open = () => {
    const chosen = active === undefined ? undefined : choices[active]
    const choice = chosen ?? (text === '' ? undefined : choices[0])
    if (choice && isShown) choose(choice)
  }
  const leave = () => {
    if (!isShown) onText('')
    setOpen(false)
  }
  const step = (by: 1 | -1) => {
    setOpen(true)
    setActive(stepped(active, by, choices.length))
  }
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: open,
    Escape: leave,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <search
      className="relative block"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 z-10 size-4.5 -translate-y-1/2 text-ink-soft"
      />
      <input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active !== undefined ? `${id}-${active}` : undefined}
        aria-label={words.label}
        aria-describedby={`${id}-hint`}
        placeholder={words.placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => {
          setOpen(true)
          setActive(undefined)
          onText(event.target.value)
        }}
        onFocus={() => {
          setOpen(true)
          props.onFocus?.()
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full min-w-0 rounded-full border border-edge bg-surface pr-12 pl-11 text-ink placeholder:text-ink-soft"
      />
      <span id={`${id}-hint`} className="sr-only">
        {words.hint}
      </span>
      {text !== '' && (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => {
            onText('')
            inputRef.current?.focus()
          }}
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
      <p role="status" className="sr-only">
        {isShown && text ? (note ?? words.found(choices.length)) : ''}
      </p>
      {isShown && (
        <div className="absolute inset-x-0 top-full z-20 mt-2 rounded-panel border border-line bg-surface p-2 shadow-high">
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={words.label}
            className="max-h-[min(26rem,60dvh)] overflow-y-auto"
          >
            <Groups id={id} groups={groups} active={active} onActive={setActive} onChoose={choose} />
          </div>
          {note && <p className="px-3 py-2.5 text-sm text-ink-soft">{note}</p>}
          {groups[0]?.kind === 'recent' && (
            <button
              type="button"
              onClick={props.onForget}
              className="min-h-10 rounded-full px-3 text-sm font-semibold text-clay hover:underline"
            >
              {words.forget}
            </button>
          )}
        </div>
      )}
    </search>
  )
}

export declare namespace SearchBox {
  type Props = {
    text: string
    onText: (text: string) => void
    /** Called when the field takes the focus. */
    onFocus?: (() => void) | undefined
    groups: readonly ChoiceGroup[]
    /** A further message, such as that nothing was found. */
    note: string | undefined
    onChoose: (choice: Choice) => void
    /** Clears recent searches. */
    onForget: () => void
  }
}

type GroupsProps = {
  id: string
  groups: readonly ChoiceGroup[]
  active: number | undefined
  onActive: (index: number) => void
  onChoose: (choice: Choice) => void
}

function Groups({ id, groups, active, onActive, onChoose }: GroupsProps) {
  const words = useArea(searchWords)
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + group.choices.length, 0),
  )
  return groups.map((group, place) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div key={group.kind} role="group" aria-label={words[group.kind]} className="pb-1">
      <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
        {words[group.kind]}
      </p>
      {group.choices.map((choice, offset) => {
        const index = (starts[place] ?? 0) + offset
        return (
          <Option
            key={placeKey(choice.place)}
            id={`${id}-${index}`}
            choice={choice}
            isActive={index === active}
            onActive={() => onActive(index)}
            onChoose={() => onChoose(choice)}
          />
        )
      })}
    </div>
  ))
}

type OptionProps = {
  id: string
  choice: Choice
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

function Option({ id, choice, isActive, onActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      ref={isActive ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      // Keeps the focus in the field until the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onActive}
      onClick={onChoose}
      className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-card px-3 py-1.5 text-sm ${isActive ? 'bg-clay-wash' : ''}`}
    >
      {choice.imageUrl !== undefined && (
        <span className="w-9 shrink-0 overflow-hidden rounded-chip">
          <TokenImage src={choice.imageUrl} alt="" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold wrap-break-word">{choice.title}</span>
        {choice.note && <span className="block truncate text-xs text-ink-soft">{choice.note}</span>}
      </span>
      <span className="figures shrink-0 text-ink-soft">{choice.detail}</span>
    </div>
  )
}

/** Wraps around at the ends. */
function stepped(active: number | undefined, step: 1 | -1, count: number): number | undefined {
  if (count === 0) return undefined
  if (active === undefined) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
