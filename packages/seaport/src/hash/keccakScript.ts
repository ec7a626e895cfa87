import { round } from './generated/keccakRound.js'
import { rateBytes, roundConstants } from './keccakConstants.js'
import type { KeccakEngine } from './nobleEngine.js'

/**
 * Creates a keccak-256 engine in plain JavaScript, for runtimes without WebAssembly.
 *
 * A 64-bit lane is stored as its 32 even bits and its 32 odd bits. A rotation of the lane then rotates both halves,
 * with one machine instruction each. Low and high halves would need six.
 */
export function createScriptEngine(sizeBytes = 4096): KeccakEngine {
  const bytes = new Uint8Array(sizeBytes)
  const view = new DataView(bytes.buffer)
  const state = new Int32Array(50)
  const other = new Int32Array(50)
  const constants = new Int32Array(48)
  absorb(constants, roundConstants(), 0, 24)
  const rest = new DataView(new ArrayBuffer(8))
  const permute = () => {
    for (let at = 0; at < 48; at += 4) {
      round(state, other, constants[at] ?? 0, constants[at + 1] ?? 0)
      round(other, state, constants[at + 2] ?? 0, constants[at + 3] ?? 0)
    }
  }
  const hash: KeccakEngine['hash'] = (offset, length, out) => {
    state.fill(0)
    let at = offset
    for (; offset + length - at >= rateBytes; at += rateBytes) {
      absorb(state, view, at, rateBytes / 8)
      permute()
    }
    const left = offset + length - at
    const whole = left >> 3
    absorb(state, view, at, whole)
    rest.setBigUint64(0, 0n)
    for (let index = 0; index < (left & 7); index++)
      rest.setUint8(index, view.getUint8(at + 8 * whole + index))
    rest.setUint8(left & 7, 0x01)
    mix(state, whole, rest.getInt32(0, true), rest.getInt32(4, true))
    mix(state, rateBytes / 8 - 1, 0, 0x80000000)
    permute()
    squeeze(state, view, out)
  }
  return { bytes, view, start: 0, hash }
}

/** Mixes lanes of a message into the state. It skips zeros, which are frequent here and do not change the state. */
function absorb(state: Int32Array, message: DataView, offset: number, lanes: number): void {
  for (let lane = 0; lane < lanes; lane++) {
    const low = message.getInt32(offset + 8 * lane, true)
    const high = message.getInt32(offset + 8 * lane + 4, true)
    if ((low | high) !== 0) mix(state, lane, low, high)
  }
}

/** Mixes one lane into the state, its even bits before the odd ones. */
function mix(state: Int32Array, lane: number, low: number, high: number): void {
  const [left, right] = [part(low), part(high)]
  state[2 * lane] = (state[2 * lane] ?? 0) ^ ((left & 0xffff) | (right << 16))
  state[2 * lane + 1] = (state[2 * lane + 1] ?? 0) ^ ((left >>> 16) | (right & 0xffff0000))
}

/** Writes the first 32 bytes of the state in normal bit order. */
function squeeze(state: Int32Array, memory: DataView, out: number): void {
  for (let lane = 0; lane < 4; lane++) {
    const even = state[2 * lane] ?? 0
    const odd = state[2 * lane + 1] ?? 0
    memory.setInt32(out + 8 * lane, join((even & 0xffff) | (odd << 16)), true)
    memory.setInt32(out + 8 * lane + 4, join((even >>> 16) | (odd & 0xffff0000)), true)
  }
}

/** Moves the even bits of a word to its lower half and the odd bits to its upper half. */
function part(word: number): number {
  return swap(swap(swap(swap(word, 1, 0x22222222), 2, 0x0c0c0c0c), 4, 0x00f000f0), 8, 0x0000ff00)
}

/** Reverses {@link part}. */
function join(word: number): number {
  return swap(swap(swap(swap(word, 8, 0x0000ff00), 4, 0x00f000f0), 2, 0x0c0c0c0c), 1, 0x22222222)
}

/** Exchanges the bits under the mask with those `distance` places above. */
function swap(word: number, distance: number, mask: number): number {
  const changed = (word ^ (word >>> distance)) & mask
  return word ^ changed ^ (changed << distance)
}
