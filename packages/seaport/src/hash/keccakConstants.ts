/** Bytes of a message that one run of the permutation absorbs. */
export const rateBytes = 136

/** The 24 round constants, little-endian, from the shift register that defines them (FIPS 202, algorithm 5). */
export function roundConstants(): DataView {
  const view = new DataView(new ArrayBuffer(24 * 8))
  let register = 1
  for (let index = 0; index < 24; index++) {
    let constant = 0n
    for (let bit = 0; bit < 7; bit++) {
      if (register & 1) constant |= 1n << BigInt((1 << bit) - 1)
      register = (register << 1) ^ ((register >> 7) * 0x171)
    }
    view.setBigUint64(8 * index, constant, true)
  }
  return view
}
