import { kilimName, kilimText, nameCount } from './kilimNames.js'
import { type Border, borders, type Cell, type Field, fields, type Motif, motifs } from './kilimPatterns.js'
import { type KilimTraits, type Wool, wools } from './kilimTraits.js'
import { columns, rows, weave } from './kilimWeave.js'
import { collectionFields, fieldsOf, type Piece } from './Piece.js'
import { createRandom, type Random } from './random.js'
import { mix, n, picture, radial } from './svg.js'

const walls = ['#e9d6b4', '#d9b98c', '#c7a27a', '#b9c2b0', '#d8c7c0'] as const

const cover: KilimTraits = {
  wool: 'Madder',
  field: 'Medallions',
  border: 'Teeth',
  motif: 'Star',
  medallions: 3,
}

/** Draws every kilim, and the collection's own picture. */
export function kilimPieces(): { collection: Piece; pieces: readonly Piece[] } {
  const fields = collectionFields({
    name: 'Kilims of the Oases',
    symbol: 'KILIM',
    description:
      'Forty-eight flat-woven rugs from the halts of a caravan, knot by knot on chain. Two and a half percent of every sale goes to the artist.',
  })
  const collection = { fields, svg: draw(createRandom(3), cover) }
  return { collection, pieces: Array.from({ length: nameCount }, (_, index) => piece(index)) }
}

function piece(index: number): Piece {
  const random = createRandom(9_001 + index * 29)
  const traits: KilimTraits = {
    wool: keyOf<Wool>(random, wools),
    field: keyOf<Field>(random, fields),
    border: keyOf<Border>(random, borders),
    motif: keyOf<Motif>(random, motifs),
    medallions: random.pick([2, 3, 4]),
  }
  const knots = 20 + Math.floor(random.between(0, 60))
  return {
    fields: fieldsOf({
      name: kilimName(index),
      description: kilimText(traits),
      attributes: [
        { trait_type: 'Wool', value: traits.wool },
        { trait_type: 'Field', value: traits.field },
        { trait_type: 'Border', value: traits.border },
        { trait_type: 'Motif', value: traits.motif },
        { trait_type: 'Knots per inch', value: knots },
      ],
    }),
    svg: draw(random, traits),
  }
}

function keyOf<key extends string>(random: Random, record: Record<key, unknown>): key {
  return random.pick(Object.keys(record) as [key, ...key[]])
}

/** The place of the rug on the wall, and the size of a cell. */
const [left, top, cell] = [180, 70, 16]

function draw(random: Random, traits: KilimTraits): string {
  const wall = random.pick(walls)
  const defs = [
    radial(
      'wall',
      [
        [mix(wall, '#ffffff', 0.35), 0],
        [wall, 0.6],
        [mix(wall, '#3a2413', 0.45), 1],
      ],
      [0.42, 0.32],
      0.85,
    ),
    // Lines across the threads, so that it looks woven.
    `<pattern id="weft" width="16" height="8" patternUnits="userSpaceOnUse"><path d="M0 4H16" stroke="#000" stroke-opacity=".13" stroke-width="2"/><path d="M8 0V8" stroke="#fff" stroke-opacity=".08" stroke-width="3"/></pattern>`,
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="12"/></filter>',
  ]
  const [width, height] = [columns * cell, rows * cell]
  const colors = wools[traits.wool]
  const body = [
    '<path d="M0 0H800V800H0Z" fill="url(#wall)"/>',
    `<path d="M${left + 10} ${top + 16}h${width}v${height + 20}h-${width}Z" fill="#2a160a" fill-opacity=".5" filter="url(#soft)"/>`,
    fringe(random, top - 22),
    fringe(random, top + height),
    `<path d="M${left} ${top}h${width}v${height}h-${width}Z" fill="${colors[0]}"/>`,
    threads(weave(traits), colors),
    `<path d="M${left} ${top}h${width}v${height}h-${width}Z" fill="url(#weft)"/>`,
  ]
  return picture(defs.join(''), body.join(''))
}

/** Draws the cells of each colour but the ground as one path, with runs of cells joined. */
function threads(cells: readonly (readonly Cell[])[], colors: readonly string[]): string {
  return colors
    .map((color, index) => {
      if (index === 0) return ''
      const runs = cells.flatMap((row, y) => runsOf(row, index).map(({ x, length }) => ({ x, y, length })))
      const data = runs.map(
        ({ x, y, length }) =>
          `M${left + x * cell} ${top + y * cell}h${length * cell}v${cell}h-${length * cell}Z`,
      )
      return `<path d="${data.join('')}" fill="${color}"/>`
    })
    .join('')
}

function runsOf(row: readonly Cell[], color: number): { x: number; length: number }[] {
  const runs: { x: number; length: number }[] = []
  for (const [x, value] of row.entries()) {
    const last = runs.at(-1)
    if (value !== color) continue
    if (last && last.x + last.length === x) last.length += 1
    else runs.push({ x, length: 1 })
  }
  return runs
}

/** Draws the ends of the warp. */
function fringe(random: Random, y: number): string {
  const lines = Array.from({ length: columns * 2 }, (_, index) => {
    const x = left + 4 + index * 8
    return `M${x} ${y}q${n(random.between(-4, 4))} 12 ${n(random.between(-3, 3))} 22`
  })
  return `<path d="${lines.join('')}" fill="none" stroke="#f0e4c8" stroke-width="3" stroke-linecap="round"/>`
}
