import type { ReactNode } from 'react'

/** Names and values in rows, as on a receipt. A `total` row stands out. */
export function Facts({ rows }: { rows: readonly Facts.Row[] }) {
  return (
    <dl className="text-sm">
      {rows.map((row) => (
        <div
          key={`${row.name}/${row.note ?? ''}`}
          className={`flex items-baseline justify-between gap-4 py-1.5 ${row.total ? 'mt-1.5 border-t border-line pt-3 text-base font-semibold' : ''}`}
        >
          <dt className={`max-w-[52%] shrink-0 xs:max-w-[60%] ${row.total ? '' : 'text-ink-soft'}`}>
            {row.isUnnamed ? <span aria-hidden className="skeleton inline-block h-3.5 w-28" /> : row.name}
          </dt>
          <dd className="min-w-0 text-right font-medium wrap-break-word">
            {row.value}
            {row.note && <span className="block text-xs font-normal text-ink-soft">{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export declare namespace Facts {
  /** `note`: small text below the value. `isUnnamed`: its name is still being read, and then does not change in view. */
  type Row = {
    name: string
    value: ReactNode
    note?: string | undefined
    total?: boolean
    isUnnamed?: boolean
  }
}
