import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { toStart } from './toStart.js'

/**
 * Tabs and the panel of the selected one. The caller stores the selection, so that it can be part of the address.
 *
 * Arrow keys only move along the row; Enter or Space opens a tab, since its panel may have to load. On a phone the
 * row scrolls sideways and keeps the selected tab in view.
 *
 * @example
 * <Tabs label="Collection" tabs={[{ value: 'items', label: 'Items' }]} value={tab} onChange={setTab}>
 *   {tab === 'items' && <Items />}
 * </Tabs>
 */
export function Tabs<value extends string>({
  label,
  tabs,
  value,
  onChange,
  isFramed = false,
  stickyClass,
  className = '',
  children,
}: Tabs.Props<value>) {
  const id = useId()
  const rootRef = useRef<HTMLDivElement>(null)
  const barRef = useRef<HTMLDivElement>(null)
  const rowRef = useRef<HTMLDivElement>(null)
  // Counts that arrive later push the tabs aside.
  useKeptInView(rowRef, `${value} ${tabs.map(({ count = '' }) => count.length)}`)
  const chosen = tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value
  return (
    <div ref={rootRef} className={className}>
      <div ref={barRef} data-bar={stickyClass && 'top'} className={stickyClass}>
        <div
          ref={rowRef}
          role="tablist"
          aria-label={label}
          onKeyDown={(event) => moveFocus(event, rowRef.current)}
          className={`flex gap-1 overflow-x-auto overscroll-x-contain border-b border-line [scrollbar-width:none] ${isFramed ? 'frame' : ''}`}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === chosen}
              aria-controls={tab.value === chosen ? `${id}-panel` : undefined}
              tabIndex={tab.value === chosen ? 0 : -1}
              onClick={() => {
                if (tab.value === chosen) return
                toStart(rootRef.current, barRef.current)
                onChange(tab.value)
              }}
              className="relative inline-flex min-h-12 shrink-0 items-center gap-2 rounded-t-card px-3.5 text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors duration-(--quick) after:absolute after:inset-x-2.5 after:bottom-0 after:h-[3px] after:rounded-t-full hover:text-ink focus-visible:-outline-offset-3 aria-selected:text-ink aria-selected:after:bg-clay"
            >
              {tab.label}
              {tab.isCounting && <span aria-hidden className="skeleton h-5 w-7 rounded-full!" />}
              {tab.count !== undefined && (
                <span className="figures rounded-full bg-sunk px-1.5 py-0.5 text-xs font-medium text-ink-soft">
                  {tab.count}
                </span>
              )}
            </button>
          ))}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        // Content without anything to focus would be passed over by the keyboard otherwise.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab's panel can be focused, by the pattern of the ARIA guide
        tabIndex={0}
        // As tall as the window below a bar that stays in view: a short panel must not move the bar under the pointer.
        className={`focus-visible:-outline-offset-2 ${stickyClass ? 'min-h-[calc(100dvh-var(--bar-end,0px))]' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}

export declare namespace Tabs {
  type Props<value extends string> = {
    /** The label of the row for screen readers. */
    label: string
    tabs: readonly {
      value: value
      label: string
      /** The number of its entries, already formatted. */
      count?: string | undefined
      /** Whether the number is still being read. @default false */
      isCounting?: boolean
    }[]
    /** The open tab. @default the first, for an unknown value */
    value: value
    onChange: (value: value) => void
    /** Whether the row keeps to the page's margins. @default false */
    isFramed?: boolean
    /**
     * The classes that keep the row in view while the panel scrolls; the style `--bar-end` tells where the row then ends.
     *
     * @default it scrolls away
     */
    stickyClass?: string
    className?: string
    /** The panel of the selected tab. */
    children: ReactNode
  }
}

/** Scrolls only sideways: the page must not jump when the address selects a tab. */
function useKeptInView(rowRef: React.RefObject<HTMLDivElement | null>, layout: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chosen tab, or another width, moves it out of view
  useEffect(() => {
    const show = () => {
      const row = rowRef.current
      const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]')
      if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    }
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [rowRef, layout])
}

function moveFocus(event: KeyboardEvent, row: HTMLElement | null): void {
  const tabs = [...(row?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  const from = tabs.findIndex((tab) => tab.matches(':focus'))
  const steps: Record<string, number> = {
    ArrowLeft: (from - 1 + tabs.length) % tabs.length,
    ArrowRight: (from + 1) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  tabs[to]?.focus()
}
