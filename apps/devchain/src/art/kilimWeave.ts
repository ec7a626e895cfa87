import { borders, type Cell, fields, motifs } from './kilimPatterns.js'
import type { KilimTraits } from './kilimTraits.js'

/** The size of a rug in cells. */
export const [columns, rows] = [27, 41] as const

/** The width of the border in cells. */
const edge = 4

/** Weaves a rug. It is the same on both sides of its two axes. */
export function weave(traits: KilimTraits): readonly (readonly Cell[])[] {
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => cellAt(traits, x, y)),
  )
}

function cellAt(traits: KilimTraits, column: number, row: number): Cell {
  // Only one quarter is designed; the others mirror it.
  const [x, y] = [Math.min(column, columns - 1 - column), Math.min(row, rows - 1 - row)]
  const fromEdge = Math.min(x, y)
  if (fromEdge < edge) return borders[traits.border](fromEdge, x < y ? y : x)
  return fieldAt(traits, column, row)
}

/** Colours the field, around whose middle `across` and `along` count. */
function fieldAt(traits: KilimTraits, column: number, row: number): Cell {
  const across = Math.abs(column - (columns - 1) / 2)
  const height = (rows - 2 * edge) / traits.medallions
  const within = (row - edge + 0.5) % height
  const along = Math.floor(Math.abs(within - height / 2))
  const reach = Math.min((columns - 2 * edge) / 2, height / 2)
  const figure = fields[traits.field]({ across, along, reach })
  if (figure !== undefined) return figure
  return motifs[traits.motif](across - reach, along - height / 2)
}
