import type { Hex } from 'viem'

const byteTexts = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** The character codes of both digits of every byte, at twice the byte's value. */
const digits = Uint8Array.from(byteTexts.join(''), (digit) => digit.charCodeAt(0))
const decoder = new TextDecoder()

/** Returns the length of the hexadecimal text of `size` bytes. */
export function textSize(size: number): number {
  return 2 + 2 * size
}

/**
 * Converts bytes to hexadecimal text. It collects the digits as character codes and decodes them at once. That is ten
 * times as fast as concatenation, and the result is one flat string.
 *
 * @param codes - A buffer for the digits, exactly as long as the text. Callers that convert many values reuse one.
 */
export function toHex(
  bytes: Uint8Array,
  start = 0,
  end = bytes.length,
  codes: Uint8Array = new Uint8Array(textSize(end - start)),
): Hex {
  codes[0] = 0x30
  codes[1] = 0x78
  writeDigits(bytes, start, end, codes, 2)
  return toText(codes) as Hex
}

/** Writes the character codes of the digits of `bytes`. */
export function writeDigits(
  bytes: Uint8Array,
  start: number,
  end: number,
  codes: Uint8Array,
  offset: number,
): void {
  for (let from = start, to = offset; from < end; from++, to += 2) {
    const byte = 2 * (bytes[from] ?? 0)
    codes[to] = digits[byte] ?? 0
    codes[to + 1] = digits[byte + 1] ?? 0
  }
}

/** Converts character codes to text. */
export function toText(codes: Uint8Array): string {
  return decoder.decode(codes)
}
