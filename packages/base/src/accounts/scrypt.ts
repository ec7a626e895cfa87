import { delay } from '../delay.js'
import { pbkdf2 } from './pbkdf2.js'

/** What the derivation of a key may do besides. */
export type Progress = {
  /** Ends it. */
  signal?: AbortSignal | undefined
  /** Told how much is done, from 0 to 1. */
  onProgress?: ((done: number) => void) | undefined
}

/**
 * Derives 32 bytes by scrypt (RFC 7914), and lets go of the thread every few milliseconds.
 *
 * The chain library has this, too, but holds the thread until the end: its asynchronous form waits for nothing but
 * promises, which timers, frames and clicks stand behind.
 *
 * @throws {AbortedError} when the signal fires.
 */
export async function scrypt(password: string, options: scrypt.Options): Promise<Uint8Array> {
  const { salt, n, r, p } = options
  const size = 32 * r
  const state = toWords(await pbkdf2(password, { salt, rounds: 1, sizeBytes: 128 * r * p }))
  const memory = new Int32Array(size * n)
  const scratch = new Int32Array(size)
  const turn = startTurns(2 * n * p, options)
  for (let at = 0; at < state.length; at += size) {
    const block = state.subarray(at, at + size)
    for (let index = 0; index < n; index++) {
      memory.set(block, index * size)
      mix(block, scratch)
      if (turn.isOver()) await turn.next()
    }
    for (let index = 0; index < n; index++) {
      // `n` is a power of two.
      const from = (word(block, size - 16) & (n - 1)) * size
      for (let k = 0; k < size; k++) block[k] = word(block, k) ^ word(memory, from + k)
      mix(block, scratch)
      if (turn.isOver()) await turn.next()
    }
  }
  return pbkdf2(password, { salt: toBytes(state), rounds: 1, sizeBytes: 32 })
}

export declare namespace scrypt {
  type Options = Progress & { salt: Uint8Array<ArrayBuffer>; n: number; r: number; p: number }
}

/** Less than a frame of a page. */
const turnMs = 10

/** Cuts work into turns; looking at the clock each time would take longer than the work. */
function startTurns(total: number, { signal, onProgress }: Progress) {
  let done = 0
  let since = performance.now()
  return {
    isOver: () => ++done % 64 === 0 && performance.now() - since > turnMs,
    next: async () => {
      onProgress?.(done / total)
      await delay(0, { signal })
      since = performance.now()
    },
  }
}

/** BlockMix: each piece of 64 bytes is mixed into the one before; the even ones first, then the odd ones. */
function mix(block: Int32Array, scratch: Int32Array): void {
  const size = block.length
  const piece = block.slice(size - 16)
  for (let at = 0; at < size; at += 16) {
    salsa(piece, block, at)
    scratch.set(piece, (at >> 5) * 16 + (at & 16 ? size / 2 : 0))
  }
  block.set(scratch)
}

/**
 * Mixes a piece of a block into another one: Salsa20/8. Variables and no list, since this is nearly all of the work and
 * takes a third of the time so.
 */
function salsa(piece: Int32Array, block: Int32Array, at: number): void {
  const s0 = word(piece, 0) ^ word(block, at + 0)
  const s1 = word(piece, 1) ^ word(block, at + 1)
  const s2 = word(piece, 2) ^ word(block, at + 2)
  const s3 = word(piece, 3) ^ word(block, at + 3)
  const s4 = word(piece, 4) ^ word(block, at + 4)
  const s5 = word(piece, 5) ^ word(block, at + 5)
  const s6 = word(piece, 6) ^ word(block, at + 6)
  const s7 = word(piece, 7) ^ word(block, at + 7)
  const s8 = word(piece, 8) ^ word(block, at + 8)
  const s9 = word(piece, 9) ^ word(block, at + 9)
  const s10 = word(piece, 10) ^ word(block, at + 10)
  const s11 = word(piece, 11) ^ word(block, at + 11)
  const s12 = word(piece, 12) ^ word(block, at + 12)
  const s13 = word(piece, 13) ^ word(block, at + 13)
  const s14 = word(piece, 14) ^ word(block, at + 14)
  const s15 = word(piece, 15) ^ word(block, at + 15)
  let x0 = s0,
    x1 = s1,
    x2 = s2,
    x3 = s3,
    x4 = s4,
    x5 = s5,
    x6 = s6,
    x7 = s7,
    x8 = s8,
    x9 = s9,
    x10 = s10,
    x11 = s11,
    x12 = s12,
    x13 = s13,
    x14 = s14,
    x15 = s15
  for (let round = 0; round < 4; round++) {
    x4 ^= rotate(x0 + x12, 7)
    x8 ^= rotate(x4 + x0, 9)
    x12 ^= rotate(x8 + x4, 13)
    x0 ^= rotate(x12 + x8, 18)
    x9 ^= rotate(x5 + x1, 7)
    x13 ^= rotate(x9 + x5, 9)
    x1 ^= rotate(x13 + x9, 13)
    x5 ^= rotate(x1 + x13, 18)
    x14 ^= rotate(x10 + x6, 7)
    x2 ^= rotate(x14 + x10, 9)
    x6 ^= rotate(x2 + x14, 13)
    x10 ^= rotate(x6 + x2, 18)
    x3 ^= rotate(x15 + x11, 7)
    x7 ^= rotate(x3 + x15, 9)
    x11 ^= rotate(x7 + x3, 13)
    x15 ^= rotate(x11 + x7, 18)
    x1 ^= rotate(x0 + x3, 7)
    x2 ^= rotate(x1 + x0, 9)
    x3 ^= rotate(x2 + x1, 13)
    x0 ^= rotate(x3 + x2, 18)
    x6 ^= rotate(x5 + x4, 7)
    x7 ^= rotate(x6 + x5, 9)
    x4 ^= rotate(x7 + x6, 13)
    x5 ^= rotate(x4 + x7, 18)
    x11 ^= rotate(x10 + x9, 7)
    x8 ^= rotate(x11 + x10, 9)
    x9 ^= rotate(x8 + x11, 13)
    x10 ^= rotate(x9 + x8, 18)
    x12 ^= rotate(x15 + x14, 7)
    x13 ^= rotate(x12 + x15, 9)
    x14 ^= rotate(x13 + x12, 13)
    x15 ^= rotate(x14 + x13, 18)
  }
  piece[0] = s0 + x0
  piece[1] = s1 + x1
  piece[2] = s2 + x2
  piece[3] = s3 + x3
  piece[4] = s4 + x4
  piece[5] = s5 + x5
  piece[6] = s6 + x6
  piece[7] = s7 + x7
  piece[8] = s8 + x8
  piece[9] = s9 + x9
  piece[10] = s10 + x10
  piece[11] = s11 + x11
  piece[12] = s12 + x12
  piece[13] = s13 + x13
  piece[14] = s14 + x14
  piece[15] = s15 + x15
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits))
}

function word(words: Int32Array, at: number): number {
  return words[at] as number
}

function toWords(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(at * 4, true))
}

function toBytes(words: Int32Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((value, at) => {
    view.setInt32(at * 4, value, true)
  })
  return new Uint8Array(view.buffer)
}
