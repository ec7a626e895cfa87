import type { ReactNode } from 'react'
import { TokenImage } from '../../kit/TokenImage.js'

/** Shows items or orders as rows: each with its picture, its name, and its price or the reason why it is left out. */
export function PricedList({ label, isLabelShown = false, entries }: PricedList.Props) {
  const list = (
    <ul
      aria-label={label}
      className="max-h-[40dvh] divide-y divide-line overflow-y-auto overscroll-contain rounded-card border border-line bg-surface"
    >
      {entries.map(({ key, name, picture, reason, amount, note }) => (
        <li
          key={key}
          className="flex min-h-14 items-center gap-3 px-3 py-2 text-sm [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
        >
          {picture !== 'none' && (
            <span className="w-10 shrink-0 overflow-hidden rounded-chip border border-line">
              <TokenImage src={picture} alt="" />
            </span>
          )}
          <span className="min-w-0 flex-1">
            <span className="line-clamp-3 font-medium wrap-anywhere">{name}</span>
            {reason && <span className="block text-warn">{reason}</span>}
          </span>
          {amount && (
            <span className="figures shrink-0 text-right">
              {amount}
              {note && <span className="block text-xs text-ink-soft">{note}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  if (!isLabelShown) return list
  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{label}</p>
      {list}
    </div>
  )
}

export declare namespace PricedList {
  type Entry = {
    key: string
    name: string
    /** Its address, or `none` for an order without a picture. */
    picture: string | undefined
    amount?: ReactNode
    /** Small text below the amount. */
    note?: ReactNode
    /** Why it is left out. */
    reason?: string | undefined
  }
  type Props = {
    /** The label of the list. */
    label: string
    /** Shows the label above the list; otherwise it is only for screen readers. @default false */
    isLabelShown?: boolean
    entries: readonly Entry[]
  }
}
