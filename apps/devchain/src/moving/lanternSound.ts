import { createRandom, type Random } from '../art/random.js'

const rate = 8_000
/** Frequencies in hertz, and when each string is plucked, in seconds. */
const notes = [
  [293.66, 0],
  [311.13, 0.22],
  [369.99, 0.44],
  [440, 0.66],
  [587.33, 0.88],
] as const
const seconds = 1.45

/** A little tune on plucked strings, as WAV: 8 bits, one channel. */
export function lanternSound(seed: number): Uint8Array {
  const random = createRandom(seed)
  const length = Math.floor(rate * seconds)
  const mix = new Float64Array(length)
  for (const [frequency, start] of notes) {
    const begin = Math.floor(start * rate)
    for (const [at, value] of plucked(random, frequency, length - begin).entries())
      mix[begin + at] = (mix[begin + at] ?? 0) + value
  }
  const samples = Array.from(mix, (value, at) => {
    const fade = Math.min(1, (length - at) / (rate * 0.15))
    return 128 + Math.round(Math.max(-1, Math.min(1, value * 0.55)) * fade * 120)
  })
  return Uint8Array.from([...head(length), ...samples])
}

/** A string that is plucked: noise that goes round and loses its edge (Karplus and Strong). */
function plucked(random: Random, frequency: number, length: number): number[] {
  const period = Math.round(rate / frequency)
  const out: number[] = []
  for (let at = 0; at < length; at++)
    out.push(
      at < period
        ? random.between(-1, 1)
        : 0.498 * ((out[at - period] ?? 0) + (out[Math.max(0, at - period - 1)] ?? 0)),
    )
  return out
}

function head(samples: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(44))
  const write = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  // Plain samples, one channel, so many a second and so many bytes, one byte each of eight bits.
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  return [...new Uint8Array(view.buffer)]
}
