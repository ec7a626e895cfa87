import { type BoolWriter, createBoolWriter } from './BoolWriter.js'
import { mapTriple, type Triple } from './triple.js'
import { blocks, classes, ends, first, movementsStay, stands, stays } from './vp8Tables.js'

/** A colour as films keep it: brightness, blueness, redness. */
export type Shade = Triple<number>

/** Edge of a square in pixels. The standard calls it a macroblock. */
export const squareSize = 16

/**
 * Places in the standard's table of steps and what stands there (14.1): of brightness, which comes from `index` and
 * `apart` more, and of colour, from as many less.
 */
const steps = { index: 51, apart: 15, brightness: 61, colour: 33 }

/** Sixteen blocks of brightness share a coefficient that is two steps wide and an eighth as strong. */
const brightnessStep = steps.brightness / 4

/**
 * Writes a film laid of even squares, as VP8 (RFC 6386): the first picture by itself, each other one by what is different.
 *
 * A square is told by how it differs from the mean of those above and to the left of it, or from itself a picture before,
 * in steps: the price of a small file is that colours are met only nearly.
 *
 * @param pictures - Rows of squares, the same number in each.
 * @returns The pictures, to be put into a film.
 */
export function vp8(pictures: readonly (readonly (readonly Shade[])[])[]): readonly Uint8Array[] {
  let before: Picture | undefined
  return pictures.map((squares) => {
    const { bytes, drawn } = before ? nextPicture(squares, before) : firstPicture(squares)
    before = drawn
    return bytes
  })
}

/** A square as it will be seen, and which parts of it were told to differ. */
type Square = { shade: Shade; differs: Triple<boolean> }
type Picture = readonly (readonly Square[])[]
type Written = { bytes: Uint8Array; drawn: Picture }
type Around = { above: Square | undefined; left: Square | undefined }

function firstPicture(squares: readonly (readonly Shade[])[]): Written {
  const [modes, levels] = [createBoolWriter(), createBoolWriter()]
  // Colours and clamping are the usual ones.
  modes.number(0, 2)
  writeHeader(modes)
  modes.number(0, 1)
  for (const probability of stays) modes.bit(0, probability)
  // No square is skipped.
  modes.number(0, 1)
  const drawn = drawAll(squares, (shade, around) => {
    // Brightness and colour begin with the mean around.
    for (const [bit, probability] of [
      [1, 145],
      [0, 156],
      [0, 163],
      [0, 142],
    ] as const)
      modes.bit(bit, probability)
    const guesses = [0, 1, 2].map((part) => meanOf(around.above?.shade[part], around.left?.shade[part]))
    const { square, found } = nearest(shade, guesses)
    writeLevels(levels, found, around)
    return square
  })
  const sizes = [squares[0]?.length ?? 0, squares.length]
    .map((count) => count * squareSize)
    .flatMap((size) => [size & 255, size >> 8])
  return { bytes: joined({ modes, levels, isFirst: true, start: [0x9d, 0x01, 0x2a, ...sizes] }), drawn }
}

function nextPicture(squares: readonly (readonly Shade[])[], before: Picture): Written {
  const [modes, levels] = [createBoolWriter(), createBoolWriter()]
  writeHeader(modes)
  // The pictures kept besides the last one stay as they are, and so do all probabilities; this one is kept.
  modes.number(0, 2 + 2 + 2 + 2 + 1)
  modes.number(1, 1)
  for (const probability of stays) modes.bit(0, probability)
  // Squares may be skipped; none is told by itself, all by the last picture.
  modes.number(1, 1)
  for (const probability of [skipped, 1, 255, 128]) modes.number(probability, 8)
  modes.number(0, 2)
  for (const probability of movementsStay) modes.bit(0, probability)
  const drawn = drawAll(squares, (shade, around, [x, y]) => {
    const old = before[y]?.[x]?.shade ?? shade
    const { square, found } = nearest(shade, old)
    const isSame = !square.differs.includes(true)
    modes.bit(isSame, skipped)
    modes.bit(1, 1)
    modes.bit(0, 255)
    modes.bit(
      0,
      stands[(around.above ? 2 : 0) + (around.left ? 2 : 0) + (around.above && around.left ? 1 : 0)] ?? 0,
    )
    if (!isSame) writeLevels(levels, found, around)
    return square
  })
  return { bytes: joined({ modes, levels, isFirst: false, start: [] }), drawn }
}

/** How likely a square is to differ from the picture before. */
const skipped = 90

type Draw = (shade: Shade, around: Around, place: readonly [x: number, y: number]) => Square

function drawAll(squares: readonly (readonly Shade[])[], draw: Draw): Picture {
  const drawn: Square[][] = []
  for (const [y, row] of squares.entries()) {
    const line: Square[] = []
    drawn.push(line)
    for (const [x, shade] of row.entries())
      line.push(draw(shade, { above: drawn[y - 1]?.[x], left: line[x - 1] }, [x, y]))
  }
  return drawn
}

type Parts = { modes: BoolWriter; levels: BoolWriter; isFirst: boolean; start: readonly number[] }

/** A picture begins with whether it needs another one, that it is shown, and how long its first part is. */
function joined({ modes, levels, isFirst, start }: Parts): Uint8Array {
  const head = modes.bytes()
  const tag = (head.length << 5) | (1 << 4) | Number(!isFirst)
  return Uint8Array.from([
    ...[tag & 255, (tag >> 8) & 255, (tag >> 16) & 255],
    ...start,
    ...head,
    ...levels.bytes(),
  ])
}

function writeHeader(out: BoolWriter): void {
  // Segments, kind, strength and sharpness of the filter, its changes, partitions: all none.
  for (const bits of [1, 1, 6, 3, 1, 2]) out.number(0, bits)
  out.number(steps.index, 7)
  // Of five steps that could be others, two are: that of even brightness by so much more, that of colour by so much less.
  out.number(0, 1)
  for (const [isThere, sign] of [
    [1, 0],
    [0, 0],
    [1, 1],
    [0, 0],
  ] as const) {
    out.number(isThere, 1)
    if (!isThere) continue
    out.number(steps.apart, 4)
    out.number(sign, 1)
  }
}

type Levels = readonly [brightness: number, blue: number, red: number]

/** Finds the levels that come nearest to a shade, and what is then seen. */
function nearest(shade: Shade, guesses: readonly number[]): { square: Square; found: Levels } {
  const parts = mapTriple(shade, (wanted, part) => {
    const guess = guesses[part] ?? 128
    const step = part === 0 ? brightnessStep : steps.colour
    const exact = ((wanted - guess) * 8) / step
    // What is hardly nearer is not worth telling, and would be told back with the next picture.
    const level = Math.abs(exact) < 0.7 ? 0 : Math.round(exact)
    return { level, value: Math.min(255, Math.max(0, guess + ((level * step + 4) >> 3))) }
  })
  return {
    square: {
      shade: mapTriple(parts, ({ value }) => value),
      differs: mapTriple(parts, ({ level }) => level !== 0),
    },
    found: mapTriple(parts, ({ level }) => level),
  }
}

function meanOf(above: number | undefined, left: number | undefined): number {
  if (above === undefined) return left ?? 128
  return left === undefined ? above : (above + left + 1) >> 1
}

function writeLevels(out: BoolWriter, [brightness, blue, red]: Levels, { above, left }: Around): void {
  const near = (part: number) =>
    [Number(above?.differs[part] ?? false), Number(left?.differs[part] ?? false)] as const
  const [over, beside] = near(0)
  writeLevel(out, { block: blocks.evenBrightness, level: brightness, neighbours: over + beside })
  for (let block = 0; block < 16; block++) out.bit(0, ends[blocks.brightness]?.[0] ?? 0)
  for (const [part, level] of [
    [1, blue],
    [2, red],
  ] as const) {
    const own = Number(level !== 0)
    const [over, beside] = near(part)
    // Four blocks alike, each beside the one before it.
    for (const neighbours of [over + beside, over + own, own + beside, own + own])
      writeLevel(out, { block: blocks.colour, level, neighbours })
  }
}

type Level = { block: number; level: number; neighbours: number }

/** Writes the only coefficient of a block, and that none follows. */
function writeLevel(out: BoolWriter, { block, level, neighbours }: Level): void {
  const odds = first[block]?.[neighbours] ?? []
  const write = (bit: boolean | number, at: number) => out.bit(bit, odds[at] ?? 128)
  const size = Math.abs(level)
  write(size > 0, 0)
  if (size === 0) return
  write(1, 1)
  write(size > 1, 2)
  if (size > 1) writeSize(out, size, write)
  out.bit(level < 0, 128)
  out.bit(0, ends[block]?.[size > 1 ? 2 : 1] ?? 128)
}

function writeSize(out: BoolWriter, size: number, write: (bit: boolean | number, at: number) => void): void {
  write(size > 4, 3)
  if (size <= 4) {
    write(size > 2, 4)
    if (size > 2) write(size > 3, 5)
    return
  }
  const index = classes.findLastIndex(({ from }) => size >= from)
  const { from, bits } = classes[index] ?? { from: 5, bits: [] }
  write(index > 1, 6)
  if (index < 2) write(index, 7)
  else {
    write(index > 3, 8)
    write(index % 2, index > 3 ? 10 : 9)
  }
  bits.forEach((probability, at) => {
    out.bit(((size - from) >> (bits.length - 1 - at)) & 1, probability)
  })
}
