import { forTerminal, widthOf } from './text.js'

/** A column: its heading, and whether its cells are numbers. */
export type Column = { title: string; isNumber?: boolean }

/**
 * Aligns rows in columns. Numbers end below each other.
 *
 * @example
 * table([{ title: 'Item' }, { title: 'Price', isNumber: true }], [['#7', '0.5 ETH']])
 */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): readonly string[] {
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(forTerminal))
  const widths = columns.map((_, index) => Math.max(...lines.map((row) => widthOf(row[index] ?? ''))))
  return lines.map((row) =>
    columns
      .map(({ isNumber }, index) => pad(row[index] ?? '', widths[index] ?? 0, isNumber))
      .join('  ')
      .trimEnd(),
  )
}

/** Aligns pairs of a name and a value. */
export function pairs(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([name]) => widthOf(name)))
  return rows.map(([name, value]) => `${pad(name, width)}  ${forTerminal(value)}`.trimEnd())
}

function pad(text: string, width: number, isNumber = false): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? space + text : text + space
}
