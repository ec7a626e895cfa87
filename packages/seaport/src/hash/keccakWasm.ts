/**
 * Writes a WebAssembly module that computes keccak-256.
 *
 * The module is assembled at run time instead of being shipped as a blob. This source is readable and smaller than the
 * result in base64. The module keeps the 25 lanes of the state in locals for all blocks of a message and runs one
 * unrolled round in a loop. Unrolling more rounds is slower, since the code then exceeds the instruction cache.
 *
 * @module
 */

import { rateBytes, roundConstants } from './keccakConstants.js'

/** The offset at which messages may begin, after the round constants and the block for the padding. */
export const inputOffset = 512
const scratchOffset = 256
const roundConstantsOffset = 0
const pageBytes = 65_536

// Parameters and locals of the function, by index.
const pointer = 0
const length = 1
const out = 2
const round = 3
const last = 4
const lane = (index: number) => 5 + index
const column = (x: number) => lane(25) + x
const moved = (index: number) => lane(30) + index
const i32LocalCount = 2
const i64LocalCount = 25 + 5 + 25

const op = {
  block: 0x02, loop: 0x03, if: 0x04, end: 0x0b, brIf: 0x0d,
  get: 0x20, set: 0x21, tee: 0x22,
  i64Load: 0x29, i32Load8: 0x2d, i64Store: 0x37, i32Store8: 0x3a,
  i32Const: 0x41, i64Const: 0x42,
  i32Eqz: 0x45, i32LessUnsigned: 0x49, i32Add: 0x6a, i32Sub: 0x6b, i32Or: 0x72,
  i64And: 0x83, i64Xor: 0x85, i64Rotl: 0x89,
} as const // biome-ignore format: a table of opcodes reads best in rows
const empty = 0x40
const type = { i32: 0x7f, i64: 0x7e, function: 0x60 } as const

/** Nested pieces of code. They are flattened in one pass, which makes assembling fast. */
type Code = readonly (number | Code)[]

/**
 * Assembles the module. It exports `memory`, with `sizeBytes` for messages from {@link inputOffset} on, and
 * `hash(offset, length, out)`.
 */
export function assembleKeccak(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const pages = Math.ceil((inputOffset + sizeBytes) / pageBytes)
  const text = (value: string) => [value.length, Array.from(value, (char) => char.charCodeAt(0))]
  const constants = Array.from(new Uint8Array(roundConstants().buffer))
  const locals = [2, i32LocalCount, type.i32, i64LocalCount, type.i64]
  return Uint8Array.from(
    flatten([
      [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      section(1, [1, type.function, 3, type.i32, type.i32, type.i32, 0]),
      section(3, [1, 0]),
      section(5, [1, 0x00, unsigned(pages)]),
      section(7, [2, text('memory'), 0x02, 0, text('hash'), 0x00, 0]),
      section(10, [1, sized([locals, hashBody(), op.end])]),
      section(11, [1, 0, op.i32Const, signed(roundConstantsOffset), op.end, sized(constants)]),
    ]),
  )
}

function hashBody(): Code {
  const rate = [op.i32Const, signed(rateBytes)]
  return [
    [op.loop, empty],
    [op.get, length, rate, op.i32LessUnsigned, op.if, empty, padLastBlock(), op.end],
    absorb(),
    permute(),
    [op.get, pointer, rate, op.i32Add, op.set, pointer],
    [op.get, length, rate, op.i32Sub, op.set, length],
    [op.get, last, op.i32Eqz, op.brIf, 0, op.end],
    times(4, (index) => [op.get, out, op.get, lane(index), op.i64Store, 0, unsigned(8 * index)]),
  ]
}

/** Copies the rest of the message into the scratch block, followed by keccak's padding (0x01 … 0x80). */
function padLastBlock(): Code {
  const scratch = [op.i32Const, signed(scratchOffset)]
  const lastByte = [op.i32Const, signed(scratchOffset + rateBytes - 1)]
  const memoryFill = [0xfc, 11, 0]
  const memoryCopy = [0xfc, 10, 0, 0]
  return [
    [scratch, op.i32Const, 0, op.i32Const, signed(rateBytes), memoryFill],
    [scratch, op.get, pointer, op.get, length, memoryCopy],
    [scratch, op.get, length, op.i32Add, op.i32Const, 1, op.i32Store8, 0, 0],
    [lastByte, lastByte, op.i32Load8, 0, 0, op.i32Const, signed(0x80), op.i32Or, op.i32Store8, 0, 0],
    [scratch, op.set, pointer, op.i32Const, 1, op.set, last],
  ]
}

function absorb(): Code {
  return times(rateBytes / 8, (index) => [
    [op.get, pointer, op.i64Load, 0, unsigned(8 * index)],
    [op.get, lane(index), op.i64Xor, op.set, lane(index)],
  ])
}

function permute(): Code {
  return [
    [op.i32Const, signed(roundConstantsOffset), op.set, round],
    [op.loop, empty, theta(), rhoAndPi(), chi(), iota()],
    [op.get, round, op.i32Const, 8, op.i32Add, op.tee, round],
    [op.i32Const, signed(roundConstantsOffset + 24 * 8), op.i32LessUnsigned, op.brIf, 0, op.end],
  ]
}

function theta(): Code {
  const parity = times(5, (x) => [
    [op.get, lane(x)],
    times(4, (y) => [op.get, lane(x + 5 * (y + 1)), op.i64Xor]),
    [op.set, column(x)],
  ])
  // moved(x) holds the column's effect until rho and pi need the locals.
  const effect = times(5, (x) => [
    [op.get, column((x + 4) % 5), op.get, column((x + 1) % 5), op.i64Const, 1, op.i64Rotl, op.i64Xor],
    [op.set, moved(x)],
  ])
  const apply = times(25, (index) => [
    [op.get, lane(index), op.get, moved(index % 5), op.i64Xor, op.set, lane(index)],
  ])
  return [parity, effect, apply]
}

function rhoAndPi(): Code {
  let [x, y] = [1, 0]
  return [
    [op.get, lane(0), op.set, moved(0)],
    times(24, (step) => {
      const rotation = (((step + 1) * (step + 2)) / 2) % 64
      const from = lane(x + 5 * y)
      ;[x, y] = [y, (2 * x + 3 * y) % 5]
      return [op.get, from, op.i64Const, signed(rotation), op.i64Rotl, op.set, moved(x + 5 * y)]
    }),
  ]
}

function chi(): Code {
  return times(25, (index) => {
    const row = index - (index % 5)
    const next = moved(row + ((index + 1) % 5))
    const afterNext = moved(row + ((index + 2) % 5))
    return [
      [op.get, moved(index), op.get, next, op.i64Const, signed(-1), op.i64Xor],
      [op.get, afterNext, op.i64And, op.i64Xor, op.set, lane(index)],
    ]
  })
}

function iota(): Code {
  return [op.get, lane(0), op.get, round, op.i64Load, 0, 0, op.i64Xor, op.set, lane(0)]
}

function times(count: number, code: (index: number) => Code): Code {
  return Array.from({ length: count }, (_, index) => code(index))
}

function section(id: number, content: Code): Code {
  return [id, sized(content)]
}

function sized(content: Code): Code {
  const bytes = flatten(content)
  return [unsigned(bytes.length), bytes]
}

function flatten(code: Code): readonly number[] {
  const nested: readonly unknown[] = code
  return nested.flat(Number.POSITIVE_INFINITY) as number[]
}

/** Encodes unsigned LEB128. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** Encodes signed LEB128. */
function signed(value: number): number[] {
  const low = value & 0x7f
  const rest = value >> 7
  const done = (rest === 0 && !(low & 0x40)) || (rest === -1 && (low & 0x40) !== 0)
  return done ? [low] : [low | 0x80, ...signed(rest)]
}
