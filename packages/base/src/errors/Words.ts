import { type Hex, SliceOffsetOutOfBoundsError } from 'viem'

/**
 * The part of the contract ABI encoding that batches need. It works on hexadecimal text without `0x`, because a batch
 * slices thousands of answers out of one text. It checks every length, since a node may send anything.
 */

/** Encodes a value as a word of 32 bytes. */
export function word(value: number | bigint | Hex): string {
  const digits = typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)
  return digits.padStart(64, '0')
}

/** Encodes bytes after their length, padded to whole words. */
export function bytes(data: Hex): string {
  const digits = data.slice(2)
  return word(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}

/** Returns how many bytes {@link bytes} needs for `data`. */
export function sizeOfBytes(data: Hex): number {
  return 32 + Math.ceil((data.length - 2) / 64) * 32
}

/** Encodes a list of elements of different lengths: their count, their offsets and the elements. */
export function list(elements: readonly string[]): string {
  let at = elements.length * 32
  const offsets = elements.map((element) => {
    const offset = word(at)
    at += element.length / 2
    return offset
  })
  return [word(elements.length), ...offsets, ...elements].join('')
}

/** Runs a decoder. Returns `undefined` when the answer does not have the expected format. */
export function decode<value>(answer: Hex, read: (text: string) => value): value | undefined {
  try {
    return read(answer.slice(2))
  } catch (error) {
    if (error instanceof SliceOffsetOutOfBoundsError) return undefined
    throw error
  }
}

/** Creates the error that decoders throw. {@link decode} catches it. */
function malformed(text: string, offset: number): SliceOffsetOutOfBoundsError {
  return new SliceOffsetOutOfBoundsError({ offset, position: 'start', size: text.length / 2 })
}

/** Reads the number in the word at a byte offset. Offsets, lengths and booleans are small. */
export function numberAt(text: string, at: number): number {
  const digits = text.slice(at * 2, at * 2 + 64)
  if (digits.length < 64 || !/^0{54}/.test(digits)) throw malformed(text, at)
  return Number.parseInt(digits.slice(54), 16)
}

/** Reads the boolean in the word at a byte offset. */
export function booleanAt(text: string, at: number): boolean {
  const value = numberAt(text, at)
  if (value > 1) throw malformed(text, at)
  return value === 1
}

/** Reads the bytes whose length is at a byte offset. */
export function bytesAt(text: string, at: number): Hex {
  const length = numberAt(text, at)
  const begin = (at + 32) * 2
  if (text.length < begin + length * 2) throw malformed(text, at)
  return `0x${text.slice(begin, begin + length * 2)}`
}

/** Returns the offsets of the elements of the list at a byte offset. The list must have `count` elements. */
export function elementsAt(text: string, at: number, count: number): readonly number[] {
  const begin = firstAt(text, at, count)
  return Array.from({ length: count }, (_, index) => begin + numberAt(text, begin + index * 32))
}

/** Returns the offset of the first word of a list. The list must have `count` elements. */
export function firstAt(text: string, at: number, count: number): number {
  if (numberAt(text, at) !== count) throw malformed(text, at)
  return at + 32
}
