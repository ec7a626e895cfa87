import type { ReactNode } from 'react'

/** A table of figures: labels on the left, numbers right-aligned. The caller provides the rows. */
export function FigureTable({ caption, columns, lined = true, className = '', children }: FigureTable.Props) {
  return (
    <table className={`figures w-full text-sm ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead className={`text-ink-soft ${lined ? 'border-b border-line' : ''}`}>
        <tr>
          {columns.map(({ id, name, align = 'right', className = 'px-3 py-2' }) => (
            <th
              key={id}
              scope="col"
              className={`font-medium ${align === 'left' ? 'text-left' : 'text-right'} ${className}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={lined ? 'divide-y divide-line' : ''}>{children}</tbody>
    </table>
  )
}

export declare namespace FigureTable {
  type Column = {
    id: string
    name: ReactNode
    /** @default 'right' */
    align?: 'left' | 'right'
    /** Its padding, which the cells below it share. @default 'px-3 py-2' */
    className?: string
  }
  type Props = {
    /** The table's label for screen readers. */
    caption: string
    columns: readonly Column[]
    /** Draws lines between the rows. @default true */
    lined?: boolean
    className?: string
    children: ReactNode
  }
}
