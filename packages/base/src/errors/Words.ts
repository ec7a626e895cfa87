import { type Hex, SliceOffsetOutOfBoundsError } from 'viem'

/**
 * The little of the contract encoding that batches need, on hexadecimal text without its `0x`: thousands of answers are
 * cut out of one text, and every length in it is checked, since a node may send anything.
 */

/** 32 bytes. */
export function word(value: number | bigint | Hex): string {
  const digits = typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16)
  return digits.padStart(64, '0')
}

/** Bytes behind their length, filled up to whole words. */
export function bytes(data: Hex): string {
  const digits = data.slice(2)
  return word(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}

/** Bytes that {@link bytes} takes for `data`. */
export function sizeOfBytes(data: Hex): number {
  return 32 + Math.ceil((data.length - 2) / 64) * 32
}

/** A list of things of different lengths: how many, where each begins, the things. */
export function list(elements: readonly string[]): string {
  let at = elements.length * 32
  const offsets = elements.map((element) => {
    const offset = word(at)
    at += element.length / 2
    return offset
  })
  return [word(elements.length), ...offsets, ...elements].join('')
}

/** Runs a decoder; `undefined` when the answer does not have the form that it expects. */
export function decode<value>(answer: Hex, read: (text: string) => value): value | undefined {
  try {
    return read(answer.slice(2))
  } catch (error) {
    if (error instanceof SliceOffsetOutOfBoundsError) return undefined
    throw error
  }
}

/** Thrown inside of decoders only; it never leaves them. */
function malformed(text: string, offset: number): SliceOffsetOutOfBoundsError {
  return new SliceOffsetOutOfBoundsError({ offset, position: 'start', size: text.length / 2 })
}

/** The number in the word at a byte; offsets, lengths and truth values are small. */
export function numberAt(text: string, at: number): number {
  const digits = text.slice(at * 2, at * 2 + 64)
  if (digits.length < 64 || !/^0{54}/.test(digits)) throw malformed(text, at)
  return Number.parseInt(digits.slice(54), 16)
}

/** The truth value in the word at a byte. */
export function booleanAt(text: string, at: number): boolean {
  const value = numberAt(text, at)
  if (value > 1) throw malformed(text, at)
  return value === 1
}

/** The bytes whose length stands at a byte. */
export function bytesAt(text: string, at: number): Hex {
  const length = numberAt(text, at)
  const begin = (at + 32) * 2
  if (text.length < begin + length * 2) throw malformed(text, at)
  return `0x${text.slice(begin, begin + length * 2)}`
}

/** Where the elements of the list at a byte begin; there must be as many as were asked for. */
export function elementsAt(text: string, at: number, count: number): readonly number[] {
  const begin = firstAt(text, at, count)
  return Array.from({ length: count }, (_, index) => begin + numberAt(text, begin + index * 32))
}

/** Where the first word of a list begins; it must have as many as were asked for. */
export function firstAt(text: string, at: number, count: number): number {
  if (numberAt(text, at) !== count) throw malformed(text, at)
  return at + 32
}
