/** Writes bits that are more or less likely, the likely ones in less than a bit (RFC 6386, section 7). */
export type BoolWriter = {
  /** @param probability - Of a zero, in 256ths. */
  bit(bit: boolean | number, probability: number): void
  /** A number of so many even bits, the highest first. */
  number(value: number, bits: number): void
  /** Ends it. */
  bytes(): readonly number[]
}

/** Creates a writer of its own bytes. */
export function createBoolWriter(): BoolWriter {
  const out: number[] = []
  let low = 0
  let range = 255
  let free = 24
  const carry = () => {
    let at = out.length - 1
    while (out[at] === 255) out[at--] = 0
    out[at] = (out[at] ?? 0) + 1
  }
  const shift = () => {
    if (low >= 2 ** 31) carry()
    low = (low << 1) >>> 0
    free--
    if (free > 0) return
    out.push(low >>> 24)
    low &= 0xffffff
    free = 8
  }
  const bit = (bit: boolean | number, probability: number) => {
    const split = 1 + (((range - 1) * probability) >> 8)
    if (bit) low += split
    range = bit ? range - split : split
    for (; range < 128; range *= 2) shift()
  }
  return {
    bit,
    number: (value, bits) => {
      for (let at = bits - 1; at >= 0; at--) bit((value >> at) & 1, 128)
    },
    bytes: () => {
      for (let left = 32; left > 0; left--) shift()
      return out
    },
  }
}
