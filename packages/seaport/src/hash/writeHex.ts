/** The value of each hexadecimal character by its code; 255 for every other. */
const nibbles = Uint8Array.from({ length: 128 }, (_, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(digit) ? 255 : digit
})

/** Writes hexadecimal text of exactly `size` bytes into `bytes`. Returns whether the text was valid. */
export function writeHex(bytes: Uint8Array, offset: number, text: unknown, size: number): boolean {
  if (typeof text !== 'string' || text.length !== 2 + 2 * size || !text.startsWith('0x')) return false
  let seen = 0
  for (let index = 0; index < size; index++) {
    const high = nibbles[text.charCodeAt(2 + 2 * index)] ?? 255
    const low = nibbles[text.charCodeAt(3 + 2 * index)] ?? 255
    seen |= high | low
    bytes[offset + index] = (high << 4) | low
  }
  return seen <= 15
}
