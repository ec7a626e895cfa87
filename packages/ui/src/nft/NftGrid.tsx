import type { Nft } from '@souk/market'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useMatches } from '../kit/useMatches.js'
import type { CollectionSearch } from '../links/collectionSearch.js'
import { cardActionsHeight } from './CardActions.js'
import type { cardPrice } from './cardPrice.js'
import { NftCard, nftCardTextHeight } from './NftCard.js'

const gap = 14

/**
 * A virtual grid of items: renders only the rows near the viewport.
 *
 * Arrow keys walk the grid, also to items that are not rendered yet; Home and End go to its ends.
 */
export function NftGrid({ nfts, heldOf, shelf, list, label, Actions, pick, onEnd }: NftGrid.Props) {
  const listRef = useRef<HTMLUListElement>(null)
  const { columns, width, top, above } = useColumns(listRef)
  const isTouch = useMatches('(pointer: coarse)')
  const textHeight = nftCardTextHeight + (Actions && !pick && isTouch ? cardActionsHeight : 0)
  const rowHeight = Math.ceil((width - gap * (columns - 1)) / columns) + textHeight + gap
  const rows = Math.ceil(nfts.length / columns)
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: 3,
    // Rendering a row late is better than a dropped frame.
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: above,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row height makes every measured place wrong
  useLayoutEffect(() => virtualizer.measure(), [rowHeight, virtualizer])
  const visible = virtualizer.getVirtualItems()
  const lastRow = visible.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastRow >= rows - 2) onEnd?.()
  }, [lastRow, rows, onEnd])
  const onKeyDown = useGridKeys({ columns, count: nfts.length, listRef, showRow: virtualizer.scrollToIndex })

  return (
    <ul
      ref={listRef}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative w-full"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {visible.flatMap((row) =>
        nfts.slice(row.index * columns, (row.index + 1) * columns).map((nft, column) => (
          <li
            key={`${nft.contract}:${nft.tokenId}`}
            aria-setsize={nfts.length}
            aria-posinset={row.index * columns + column + 1}
            data-index={row.index * columns + column}
            className="absolute top-0 contain-content"
            style={{
              left: `calc((100% + ${gap}px) / ${columns} * ${column})`,
              width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
              height: rowHeight - gap,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            <NftCard
              {...{ nft, shelf, list }}
              held={heldOf?.(nft)}
              Actions={pick ? undefined : Actions}
              isPicked={pick?.canPick(nft) ? pick.has(nft) : undefined}
              onPick={pick?.toggle}
            />
          </li>
        )),
      )}
    </ul>
  )
}

export declare namespace NftGrid {
  type Props = {
    nfts: readonly Nft[]
    /** The grid's label for screen readers. */
    label: string
    heldOf?: (nft: Nft) => bigint | undefined
    /** The wallet whose items are shown, if they all belong to one. Keep its identity, or every card renders again. */
    shelf?: cardPrice.Shelf
    /** The filters and sort of a collection's items. Keep its identity. */
    list?: CollectionSearch
    /** The buttons of each card. */
    Actions?: ComponentType<{ nft: Nft }>
    /** Shows checkboxes on the cards of items that can be selected, in place of links and buttons. */
    pick?:
      | {
          canPick: (nft: Nft) => boolean
          has: (nft: Nft) => boolean
          /** Keep its identity, or every card renders again. */
          toggle: (nft: Nft) => void
        }
      | undefined
    /** Called when the last rows come into view. */
    onEnd?: () => void
  }
}

/** Calculates the number of columns, the width of the list, and its position on the page. */
function useColumns(listRef: React.RefObject<HTMLUListElement | null>) {
  const [layout, setLayout] = useState({ columns: 2, width: 320, top: 0, above: usualAbove })
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return
    const measure = () => {
      const { width, top } = list.getBoundingClientRect()
      const columns = Math.max(2, Math.floor((width + gap) / (width < 640 ? 150 + gap : 200 + gap)))
      const next = { columns, width, top: Math.round(top + window.scrollY), above: spaceAbove() }
      const isSame = (now: typeof next) =>
        now.columns === columns && now.width === width && now.top === next.top && now.above === next.above
      setLayout((now) => (isSame(now) ? now : next))
    }
    measure()
    // Also observes the body: a filter panel opening above moves the list without resizing it.
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [listRef])
  return layout
}

function useGridKeys(options: useGridKeys.Options) {
  const { columns, count, listRef, showRow } = options
  return useCallback(
    (event: KeyboardEvent) => {
      const item = (event.target as HTMLElement).closest('[data-index]')
      const from = item instanceof HTMLElement ? Number(item.dataset.index) : undefined
      const to = from === undefined ? undefined : targetIndex(event.key, from, columns, count)
      if (to === undefined) return
      event.preventDefault()
      showRow(Math.floor(to / columns), { align: 'auto' })
      focusWhenThere(listRef.current, to)
    },
    [columns, count, listRef, showRow],
  )
}

declare namespace useGridKeys {
  type Options = {
    columns: number
    count: number
    listRef: React.RefObject<HTMLUListElement | null>
    showRow: (row: number, options: { align: 'auto' }) => void
  }
}

/** Returns the target of a key press, or `undefined` for another key or at the grid's end. */
export function targetIndex(key: string, from: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: Math.min(from + columns, Math.max(count - 1, 0)),
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined || to < 0 || to >= count || to === from ? undefined : to
}

/** The height of bars at the top of a page that does not name it, in pixels. */
const usualAbove = 88

/** Returns the height that the page's bars take at the top of the window, in pixels. */
function spaceAbove(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  return Number.parseFloat(scrollPaddingTop) || usualAbove
}

/** The row may take a frame or two to render after the scroll. */
function focusWhenThere(list: HTMLUListElement | null, index: number, framesLeft = 10): void {
  const link = list?.querySelector<HTMLElement>(`[data-index="${index}"] [data-nft-link]`)
  if (link) link.focus({ preventScroll: true })
  else if (framesLeft > 0) requestAnimationFrame(() => focusWhenThere(list, index, framesLeft - 1))
}
